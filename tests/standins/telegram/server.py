"""The server: counts requests and checks each against the API description."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass, field
from typing import Any, Final, Self

from aiohttp import web

from tests.standins.cut import Cut
from tests.standins.multipart import parts_of
from tests.standins.telegram.api import Api, files_in
from tests.standins.telegram.flood import Flood
from tests.standins.telegram.media import LARGEST_FILE, Upload
from tests.standins.telegram.presses import Presses
from tests.standins.telegram.refusals import Refusal, bad
from tests.standins.telegram.spec import description, uploaded
from tests.standins.telegram.updates import Updates
from tests.standins.telegram.world import BOT_ID, Json, TelegramWorld

_WORDS: Final = frozenset(
    {
        "text",
        "caption",
        "parse_mode",
        "url",
        "secret_token",
        "callback_query_id",
        "inline_query_id",
        "file_id",
        "photo",
        "document",
        "animation",
    }
    | {
        "language_code",
        "name",
        "message_effect_id",
        "description",
        "short_description",
        "action",
        "inline_message_id",
        "ip_address",
    }
)
"""Parameters that are always text; all others are JSON."""
_EPHEMERAL: Final[frozenset[str]] = frozenset({"receiver_user_id", "callback_query_id"})
"""Parameters of messages that one user sees, which the published description does not have yet."""
_NOBODY: Final = 499
_BAD_GATEWAY: Final = 502
_TELLING: Final = ("send", "edit", "delete", "answer")
"""Prefixes of methods with a visible effect."""


@dataclass(frozen=True)
class TelegramCall:
    """A request by the bot. `code`: 200 or the error's; `photo`: bytes of an uploaded photo."""

    method: str
    chat: int
    message: int
    code: int
    at: float
    why: str = ""
    photo: int = 0


@dataclass(repr=False)
class Telegram:
    """The stand-in. `latency`: seconds per request; `wrong`: deviations from the description."""

    token: str = f"{BOT_ID}:made-up"
    latency: float = 0.0
    flood: Flood = field(default_factory=lambda: Flood(speed=0))
    world: TelegramWorld = field(default_factory=TelegramWorld)
    updates: Updates = field(default_factory=Updates)
    calls: list[TelegramCall] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    checked: int = 0
    cut: Cut | None = None
    """Where the connection breaks, counting visible requests."""
    cuts: tuple[str, ...] = _TELLING
    """What the cut counts and breaks: methods that begin so."""
    away: str = ""
    """During an outage: `cut` breaks every connection, `502` answers with Bad Gateway."""
    _runner: web.AppRunner | None = None

    def __post_init__(self) -> None:
        self.presses = Presses(self.world.bot.username)
        self.api = Api(self.world, self.updates, self.flood, self.presses)
        self._spec = description()

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=LARGEST_FILE + (1 << 20))
        app.add_routes([web.route("*", "/bot{token}/{method}", self._ask), web.get("/file/bot{token}/files/{id}", self._fetch)])
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.url = f"http://127.0.0.1:{self._runner.addresses[0][1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.updates.close()
        assert self._runner is not None
        await self._runner.cleanup()

    def happens(self, kind: str, what: Json) -> None:
        """Send an update to the bot."""
        update = self.updates.add(kind, what)
        if update is not None and self._spec is not None:
            self.wrong += self._spec.wrong_update(update)

    async def _ask(self, request: web.Request) -> web.Response:
        if self.latency:
            await asyncio.sleep(self.latency)
        method = request.match_info["method"]
        told = method.startswith(self.cuts)
        if self.away or (self.cut is not None and told and self.cut.before()):
            return self._nobody(request)
        given: Json = {}
        try:
            self._let_in(request)
            given = await self._read(request, method)
            result = await self.api.call(method, given)
            if self._spec is not None:
                self.wrong += self._spec.wrong_answer(method, result)
        except Refusal as refusal:
            self._note(method, given, refusal.code, refusal.description)
            return web.json_response(refusal.body(), status=refusal.code)
        except ConnectionResetError:
            # The caller was killed: nobody waits for an answer.
            return web.Response(status=_NOBODY)
        self._note(method, given, 200)
        if self.cut is not None and told and self.cut.after():
            return self._nobody(request)
        return web.json_response({"ok": True, "result": result})

    def _nobody(self, request: web.Request) -> web.Response:
        """The answer during an outage, if any."""
        if self.away != "502" and request.transport is not None:
            request.transport.abort()
        return web.Response(status=_BAD_GATEWAY)

    def _let_in(self, request: web.Request) -> None:
        if request.match_info["token"] != self.token:
            raise Refusal(401, "Unauthorized")

    def _note(self, method: str, given: Json, code: int, why: str = "") -> None:
        chat = given.get("chat_id", 0)
        number = int(chat) if str(chat).lstrip("-").isdigit() else 0
        media = given.get("media")
        photo = media.get("media") if isinstance(media, dict) else given.get("photo")
        size = len(photo.data) if isinstance(photo, Upload) else 0
        self.calls.append(TelegramCall(method, number, given.get("message_id", 0), code, time.monotonic(), why, size))

    async def _read(self, request: web.Request, method: str) -> Json:
        """The request's parameters, from query, form or JSON."""
        given: Json = {name: _value(name, text) for name, text in request.query.items()}
        files: dict[str, Upload] = {}
        if request.content_type == "application/json":
            given |= await request.json()
        elif request.content_type == "multipart/form-data":
            for part in await parts_of(request):
                if part.filename is not None:
                    files[part.name] = Upload(part.filename, part.data)
                else:
                    given[part.name] = _value(part.name, part.data.decode())
        else:
            given |= {name: _value(name, str(text)) for name, text in (await request.post()).items()}
        self._check(method, given, files)
        return files_in(given, files)

    def _check(self, method: str, given: Json, files: dict[str, Upload]) -> None:
        if self._spec is None:
            return
        named = {name: uploaded(len(file.data)) for name, file in files.items() if f"attach://{name}" not in json.dumps(given)}
        newer = _EPHEMERAL if self.api.ephemeral and "receiver_user_id" in given else frozenset()
        wrong = self._spec.wrong_request(method, {name: value for name, value in (given | named).items() if name not in newer})
        self.checked += 1
        self.wrong += wrong
        if wrong:
            raise bad(wrong[0])

    async def _fetch(self, request: web.Request) -> web.Response:
        known = self.world.files.by_id.get(request.match_info["id"])
        if known is None or request.match_info["token"] != self.token:
            return web.json_response({"ok": False, "error_code": 404, "description": "Not Found"}, status=404)
        return web.Response(body=known.data)


def _value(name: str, text: str) -> Any:
    if name in _WORDS:
        return text
    try:
        return json.loads(text)
    except ValueError:
        return text
