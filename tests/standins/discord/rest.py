"""The REST interface, below `/api/v10`: each request is checked, counted, answered, and its answer checked."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, NoReturn

from aiohttp import web

from tests.standins.cut import Cut
from tests.standins.discord import commands, interactions, threads, writing
from tests.standins.discord.errors import Refused
from tests.standins.discord.gateway import Gateway
from tests.standins.discord.limits import OLD, Limits
from tests.standins.discord.payloads import channel_payload, member
from tests.standins.discord.spec import Operation, spec
from tests.standins.discord.state import DiscordState
from tests.standins.discord.world import FORUM, THREAD, Can, Channel, DiscordMessage, Flag, snowflake
from tests.standins.discord.writing import Draft
from tests.standins.multipart import parts_of

ROOT: Final = "/api/v10"
_MISTAKES: Final = (0, 40001, 50006, 50035)
"""Refusals that only a bug in the bot can cause."""
_NAMED: Final = (
    ("POST", re.compile(r"/channels/\d+/messages"), "create_message"),
    ("PATCH", re.compile(r"/channels/\d+/messages/\d+"), "update_message"),
    ("PATCH", re.compile(r"/webhooks/\d+/[^/]+/messages/@original"), "update_original_webhook_message"),
    ("POST", re.compile(r"/channels/\d+/threads"), "create_thread"),
    ("POST", re.compile(r"/users/@me/channels"), "create_dm"),
    ("POST", re.compile(r"/interactions/\d+/[^/]+/callback"), "create_interaction_response"),
)
"""Operations with their own limit, or refused by tests."""
_FILE_PART: Final = re.compile(r"files\[(\d+)\]")


class DiscordCall(NamedTuple):
    """A parsed request."""

    method: str
    path: str
    query: dict[str, str]
    body: Any
    files: dict[int, tuple[str, bytes]]
    took: tuple[str, ...]
    """The path's arguments, in order."""

    def draft(self, said: Any = None) -> Draft:
        """The message in the request."""
        return Draft(self.body if said is None else said, self.files)


class Sent(NamedTuple):
    """A request as it is remembered. `uploads`: the bytes of each file."""

    name: str
    body: Any
    uploads: tuple[int, ...]


Answer = tuple[int, Any]
Handler = Callable[["Rest", DiscordCall], Answer]
_ROUTES: Final[list[tuple[str, re.Pattern[str], Handler]]] = []


def route(method: str, path: str) -> Callable[[Handler], Handler]:
    """Register a handler for a method and path; names in braces are passed on."""
    pattern = re.compile(re.sub(r"\\\{\w+\\\}", "([^/]+)", re.escape(path)))

    def register(handler: Handler) -> Handler:
        _ROUTES.append((method, pattern, handler))
        return handler

    return register


@dataclass
class Rest:
    """Answers requests. `latency`: seconds each way."""

    state: DiscordState
    gateway: Gateway
    limits: Limits
    latency: float = 0.0
    asked: list[str] = field(default_factory=list)
    """The names of all operations called."""
    sent: list[Sent] = field(default_factory=list)
    """The same calls with their bodies and the sizes of their files."""
    broken: set[str] = field(default_factory=set)
    """Operations that fail with a server error."""
    refuses: dict[str, int] = field(default_factory=dict)
    """Operations that are refused, with the error code."""
    cut: Cut | None = None
    """Where the connection breaks."""
    down: bool = False
    """Whether everything fails with a server error."""
    before: Callable[[DiscordCall], Awaitable[None]] | None = None
    """Called before each request."""

    async def serve(self, request: web.Request) -> web.Response:
        """Handle one request."""
        await asyncio.sleep(self.latency)
        if self.down:
            return web.Response(status=503)
        if self.cut is not None and self.cut.before():
            return _nobody(request)
        call = await _taken(request)
        if self.before is not None:
            await self.before(call)
        status, body, headers = self._answer(call, request.headers.get("Authorization", ""))
        await asyncio.sleep(self.latency)
        if self.cut is not None and self.cut.after():
            return _nobody(request)
        if body is None:
            return web.Response(status=status, headers=headers)
        return web.Response(status=status, body=json.dumps(body).encode(), headers=headers, content_type="application/json")

    def _answer(self, call: DiscordCall, authorization: str) -> tuple[int, Any, dict[str, str]]:
        said = spec()
        found = said.find(call.method, call.path) if said else None
        if found is not None:
            operation, arguments = found
            self._problems(call, operation.wrong_request(arguments, call.query, call.body))
        elif said is not None:
            self._problems(call, ["there is no such operation"])
        name = _name(call)
        self.asked.append(name)
        self.sent.append(Sent(name, call.body, tuple(len(data) for _, data in call.files.values())))
        of_interaction = call.path.startswith(("/interactions/", "/webhooks/"))
        headers, refused = self.limits.take(name, _major(call.path), of_interaction=of_interaction)
        if refused is not None:
            return 429, refused, headers
        if name in self.broken:
            return 502, None, headers
        status, body = self._handled(call, name, authorization, of_interaction=of_interaction)
        if status == 429:
            return status, body, headers | {"Retry-After": str(int(body["retry_after"]) + 1), "Via": "1.1 stand-in"}
        if found is not None:
            self._check_answer(call, found[0], status, body)
        return status, body, headers

    def _handled(self, call: DiscordCall, name: str, authorization: str, *, of_interaction: bool) -> Answer:
        try:
            if name in self.refuses:
                _refuse(self.refuses[name])
            if not of_interaction and authorization != f"Bot {self.state.token}":
                _refuse(40001)
            handler, took = next(_found(call), (_unknown, ()))
            return handler(self, call._replace(took=took))
        except Refused as refused:
            if refused.code in _MISTAKES and refused.mistake:
                self._problems(call, [str(refused)])
            return refused.status, refused.payload()

    def _problems(self, call: DiscordCall, words: list[str]) -> None:
        self.state.problems += [f"{call.method} {call.path}: {each}" for each in words]

    def _check_answer(self, call: DiscordCall, operation: Operation, status: int, body: Any) -> None:
        self._problems(call, [f"the stand-in errs: {each}" for each in operation.wrong_answer(status, body)])

    # helpers of routes

    def writable(self, channel: Channel) -> None:
        """Refuse unless the bot may post here."""
        if channel.kind == FORUM:
            raise Refused(50008)
        if channel.recipient is not None and not channel.recipient.reachable:
            raise Refused(50007)
        if channel.guild is not None and (Can.SEND_IN_THREADS if channel.is_thread else Can.SEND) not in channel.allowed():
            raise Refused(50013)
        if channel.is_thread and channel.archived:
            if channel.locked:
                raise Refused(50083)
            channel.archived = False

    def message(self, made: DiscordMessage) -> dict[str, Any]:
        """A message for an answer."""
        return writing.payload(self.state, made)


def _nobody(request: web.Request) -> web.Response:
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=503)


def _found(call: DiscordCall) -> Iterator[tuple[Handler, tuple[str, ...]]]:
    for method, pattern, handler in _ROUTES:
        match = pattern.fullmatch(call.path)
        if match is not None and method == call.method:
            yield handler, match.groups()


def _refuse(code: int) -> NoReturn:
    raise Refused(code)


def _unknown(rest: Rest, call: DiscordCall) -> Answer:
    raise Refused(0)


def _name(call: DiscordCall) -> str:
    """The name of an operation, the same with and without Discord's description."""
    names = (name for method, pattern, name in _NAMED if method == call.method and pattern.fullmatch(call.path))
    return next(names, f"{call.method} {re.sub(r'[0-9]{15,}', '*', call.path)}")


def _major(path: str) -> str:
    """The route's rate-limit key: channel, server or interaction."""
    match = re.match(r"/(channels|guilds)/(\d+)|/(webhooks|interactions)/\d+/[^/]+", path)
    return match[0] if match else ""


async def _taken(request: web.Request) -> DiscordCall:
    body, files = None, {}
    if request.content_type == "multipart/form-data":
        for part in await parts_of(request):
            match = _FILE_PART.fullmatch(part.name)
            if match:
                files[int(match[1])] = (part.filename or "", part.data)
            else:
                body = json.loads(part.data)
    elif request.can_read_body:
        body = await request.json()
    path = request.path.removeprefix(ROOT)
    return DiscordCall(request.method, path, dict(request.query), body, files, ())


# who the bot is


@route("GET", "/gateway/bot")
def gateway_bot(rest: Rest, call: DiscordCall) -> Answer:
    used = len(rest.gateway.identified)
    limit = {"total": 1000, "remaining": 1000 - used, "reset_after": 0, "max_concurrency": rest.gateway.concurrency}
    return 200, {"url": rest.gateway.url, "shards": rest.gateway.shards, "session_start_limit": limit}


@route("GET", "/users/@me")
def me(rest: Rest, call: DiscordCall) -> Answer:
    return 200, rest.state.bot.payload() | {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}


def application(rest: Rest, call: DiscordCall) -> Answer:
    bot = rest.state.bot
    return 200, {
        "id": str(bot.id),
        "name": bot.name,
        "icon": None,
        "description": "",
        "summary": "",
        "type": None,
        "bot": bot.payload(),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": rest.state.owner.payload(),
        "approximate_guild_count": len(rest.state.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
        "integration_types_config": {"0": {}, "1": {}},
    }


for _path in ("/applications/@me", "/oauth2/applications/@me"):
    route("GET", _path)(application)


# commands

_LOCALIZED: Final = frozenset({"name_localizations", "description_localizations"})


def _key(command: dict[str, Any]) -> tuple[int, str]:
    return command.get("type", 1), command["name"]


@route("PUT", "/applications/{application}/commands")
def put_commands(rest: Rest, call: DiscordCall) -> Answer:
    there, given = rest.state.commands, call.body
    commands.check(given)
    by_key = {_key(each): each["id"] for each in there}
    kept = {each.get("id") or by_key.get(_key(each), "") for each in given}
    if any(each["type"] == commands.ENTRY_POINT and each["id"] not in kept for each in there):
        raise Refused(50240)
    ids = {each["id"] for each in there}
    made = []
    for each in given:
        if each.get("id") and each["id"] not in ids:
            raise Refused(50035, {"id": "no such command"})
        said = {"type": 1, "default_member_permissions": None, "description": "", "nsfw": False}
        said |= {key: value for key, value in each.items() if value is not None}
        ident = each.get("id") or by_key.get(_key(said)) or str(snowflake())
        said |= {"id": ident, "application_id": str(rest.state.bot.id), "version": str(snowflake())}
        if said["default_member_permissions"] is not None:
            said["default_member_permissions"] = str(said["default_member_permissions"])
        made.append(said)
    rest.state.commands = made
    rest.state.touch()
    return 200, made


@route("GET", "/applications/{application}/commands")
def get_commands(rest: Rest, call: DiscordCall) -> Answer:
    everything = call.query.get("with_localizations") in ("1", "true")
    left_out = frozenset() if everything else _LOCALIZED
    return 200, [{name: value for name, value in each.items() if name not in left_out} for each in rest.state.commands]


# channels and messages


@route("GET", "/channels/{channel}")
def get_channel(rest: Rest, call: DiscordCall) -> Answer:
    return 200, channel_payload(rest.state.bot, rest.state.find_channel(call.took[0]))


@route("PATCH", "/channels/{channel}")
def edit_channel(rest: Rest, call: DiscordCall) -> Answer:
    channel = rest.state.find_channel(call.took[0])
    if channel.locked and Can.MANAGE_THREADS not in channel.allowed():
        raise Refused(50083)
    return 200, threads.edit(rest.state, channel, call.body)


@route("DELETE", "/channels/{channel}")
def delete_channel(rest: Rest, call: DiscordCall) -> Answer:
    channel = rest.state.find_channel(call.took[0])
    if not channel.is_thread or Can.MANAGE_THREADS not in channel.allowed():
        raise Refused(50013)
    said = channel_payload(rest.state.bot, channel)
    threads.delete(rest.state, channel)
    return 200, said


@route("POST", "/users/@me/channels")
def open_private(rest: Rest, call: DiscordCall) -> Answer:
    found = rest.state.people.get(int(call.body["recipient_id"]))
    if found is None:
        raise Refused(10013)
    return 200, channel_payload(rest.state.bot, rest.state.private(found))


@route("POST", "/channels/{channel}/messages")
def post(rest: Rest, call: DiscordCall) -> Answer:
    channel = rest.state.find_channel(call.took[0])
    rest.writable(channel)
    if channel.guild is not None and call.files and Can.ATTACH not in channel.allowed():
        raise Refused(50013)
    return 200, rest.message(writing.create(rest.state, channel, call.draft(), rest.state.bot))


@route("GET", "/channels/{channel}/messages")
def history(rest: Rest, call: DiscordCall) -> Answer:
    channel = rest.state.find_channel(call.took[0])
    if Can.READ_HISTORY not in channel.allowed():
        return 200, []
    there = sorted((each for each in channel.messages.values() if each.seen_by is None), key=lambda each: -each.id)
    return 200, [rest.message(each) for each in there[: int(call.query.get("limit", "50"))]]


@route("GET", "/channels/{channel}/messages/{message}")
def get_message(rest: Rest, call: DiscordCall) -> Answer:
    return 200, rest.message(rest.state.find_message(rest.state.find_channel(call.took[0]), call.took[1]))


@route("PATCH", "/channels/{channel}/messages/{message}")
def edit(rest: Rest, call: DiscordCall) -> Answer:
    channel = rest.state.find_channel(call.took[0])
    message = rest.state.find_message(channel, call.took[1])
    if message.author is not rest.state.bot:
        raise Refused(50005)
    if channel.archived:
        raise Refused(50083)
    if rest.state.now - message.at > OLD:
        wait = rest.state.old_edits.take(channel.id)
        if wait:
            raise Refused(30046, wait=wait)
    return 200, rest.message(writing.change(rest.state, message, call.draft()))


@route("DELETE", "/channels/{channel}/messages/{message}")
def delete(rest: Rest, call: DiscordCall) -> Answer:
    channel = rest.state.find_channel(call.took[0])
    message = rest.state.find_message(channel, call.took[1])
    if message.author is not rest.state.bot:
        raise Refused(50013)
    if channel.archived:
        raise Refused(50083)
    rest.state.removed(message)
    return 204, None


@route("POST", "/channels/{channel}/messages/{message}/threads")
def open_thread_below(rest: Rest, call: DiscordCall) -> Answer:
    channel = rest.state.find_channel(call.took[0])
    message = rest.state.find_message(channel, call.took[1])
    return 201, threads.create(rest.state, channel, {"type": THREAD, **call.body}, message.id)


@route("POST", "/channels/{channel}/threads")
def open_thread(rest: Rest, call: DiscordCall) -> Answer:
    channel = rest.state.find_channel(call.took[0])
    if channel.kind == FORUM:
        return 201, threads.post(rest.state, channel, call.body["name"], call.draft(call.body["message"]))
    return 201, threads.create(rest.state, channel, call.body)


# servers


@route("GET", "/guilds/{guild}/members/{user}")
def get_member(rest: Rest, call: DiscordCall) -> Answer:
    guild = rest.state.guilds.get(int(call.took[0]))
    if guild is None or not guild.with_bot:
        raise Refused(10004)
    found = guild.people.get(int(call.took[1]))
    if found is None:
        raise Refused(10007)
    return 200, member(guild, found)


# interactions


@route("POST", "/interactions/{interaction}/{token}/callback")
def callback(rest: Rest, call: DiscordCall) -> Answer:
    each = rest.state.interactions.get(call.took[1])
    if each is None or str(each.id) != call.took[0]:
        raise Refused(10062)
    kind = call.body["type"]
    made = interactions.answer(rest.state, each, kind, call.draft(call.body.get("data") or {}))
    if call.query.get("with_response") not in ("1", "true"):
        return 204, None
    said: dict[str, Any] = {"id": str(each.id), "type": each.kind, "channel_id": str(each.channel.id)}
    if each.original is not None:
        loading, alone = Flag.LOADING in each.original.flags, each.original.seen_by is not None
        said |= {"response_message_id": str(each.original.id), "response_message_loading": loading}
        said |= {"response_message_ephemeral": alone}
    resource = {} if made is None else {"resource": {"type": kind, "message": rest.message(made)}}
    if kind == interactions.LAUNCH:
        resource = {"resource": {"type": kind, "activity_instance": {"id": f"i-{each.id}"}}}
    return 200, {"interaction": said} | resource


@route("POST", "/webhooks/{application}/{token}")
def follow_up(rest: Rest, call: DiscordCall) -> Answer:
    each = interactions.by_token(rest.state, call.took[1])
    return 200, rest.message(interactions.follow_up(rest.state, each, call.draft()))


@route("GET", "/webhooks/{application}/{token}/messages/{message}")
def get_follow_up(rest: Rest, call: DiscordCall) -> Answer:
    return 200, rest.message(interactions.find(rest.state, interactions.by_token(rest.state, call.took[1]), call.took[2]))


@route("PATCH", "/webhooks/{application}/{token}/messages/{message}")
def edit_follow_up(rest: Rest, call: DiscordCall) -> Answer:
    message = interactions.find(rest.state, interactions.by_token(rest.state, call.took[1]), call.took[2])
    return 200, rest.message(writing.change(rest.state, message, call.draft()))


@route("DELETE", "/webhooks/{application}/{token}/messages/{message}")
def delete_follow_up(rest: Rest, call: DiscordCall) -> Answer:
    rest.state.removed(interactions.find(rest.state, interactions.by_token(rest.state, call.took[1]), call.took[2]))
    return 204, None
