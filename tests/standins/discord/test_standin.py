"""The Discord stand-in alone, tested with a minimal bot."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any, Self

import aiohttp
import pytest

from tests.standins.discord.interactions import COMMAND, LATER, Interaction
from tests.standins.discord.limits import Limits
from tests.standins.discord.phone import DiscordPhone, read
from tests.standins.discord.rest import ROOT
from tests.standins.discord.server import TOKEN, StandIn
from tests.standins.discord.spec import FILE, spec
from tests.standins.discord.state import DiscordState
from tests.standins.discord.world import Can, Channel, Flag
from tests.standins.specs import unchecked
from tests.waiting import PATIENCE

GUILDS, MESSAGES, CONTENT = 1, 1 << 9, 1 << 15
LAYOUT = int(Flag.LAYOUT)
PNG = b"\x89PNG picture"


@dataclass
class RawGateway:
    """A gateway connection of the minimal bot."""

    socket: aiohttp.ClientWebSocketResponse
    unzip: Any = field(default_factory=zlib.decompressobj)

    async def next(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            message = await self.socket.receive()
        if message.type is aiohttp.WSMsgType.BINARY:
            return dict(json.loads(self.unzip.decompress(message.data)))
        assert message.type is aiohttp.WSMsgType.TEXT, (message, self.socket.close_code)
        return dict(json.loads(message.data))

    async def until(self, name: str) -> dict[str, Any]:
        while True:
            said = await self.next()
            if said.get("t") == name:
                return said

    async def send(self, op: int, data: Any) -> None:
        await self.socket.send_json({"op": op, "d": data})


@dataclass
class RawDiscordBot:
    """A minimal bot that sends raw requests."""

    standin: StandIn
    session: aiohttp.ClientSession

    async def ask(self, method: str, path: str, body: Any = None, **files: bytes) -> tuple[int, Any]:
        given: dict[str, Any] = {"json": body} if body is not None else {}
        if files:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body))
            for number, (name, data) in enumerate(files.items()):
                form.add_field(f"files[{number}]", data, filename=f"{name}.png")
            given = {"data": form}
        headers = {"Authorization": f"Bot {TOKEN}"}
        async with self.session.request(method, self.standin.state.base + ROOT + path, headers=headers, **given) as answer:
            if answer.status == 204:
                return 204, None
            assert answer.headers["Content-Type"] == "application/json"
            return answer.status, await answer.json()

    async def connect(self, compress: str = "zlib-stream") -> RawGateway:
        url = f"{self.standin.gateway.url}?v=10&encoding=json&compress={compress}"
        wire = RawGateway(await self.session.ws_connect(url))
        assert (await wire.next())["op"] == 10
        return wire

    async def identify(self, shard: int = 0, of: int = 1, intents: int = GUILDS | MESSAGES) -> RawGateway:
        wire = await self.connect()
        await wire.send(2, {"token": TOKEN, "intents": intents, "shard": [shard, of], "properties": {}})
        return wire


class StandInSetup:
    """A server with a channel, two people, and the minimal bot."""

    def __init__(self, session: aiohttp.ClientSession, standin: StandIn) -> None:
        self.standin, self.state = standin, standin.state
        self.bot = RawDiscordBot(standin, session)
        self.ann, self.ben = self.state.user("Ann"), self.state.user("Ben")
        self.guild = self.state.guild("Club", self.ann, self.ben)
        self.channel = self.state.channel(self.guild)

    async def listening(self) -> tuple[Self, RawGateway]:
        wire = await self.bot.identify()
        await wire.until("GUILD_CREATE")
        return self, wire

    async def post(self, body: Any, channel: Channel | None = None, **files: bytes) -> tuple[int, Any]:
        return await self.bot.ask("POST", f"/channels/{(channel or self.channel).id}/messages", body, **files)


@pytest.fixture
async def world() -> AsyncIterator[StandInSetup]:
    standin = StandIn(limits=Limits(pace=0.0))
    async with standin.serving(), aiohttp.ClientSession() as session:
        yield StandInSetup(session, standin)
        mistakes = [problem for problem in standin.state.problems if "stand-in" in problem]
        assert not mistakes, mistakes


def text(words: str) -> dict[str, Any]:
    return {"type": 10, "content": words}


def button(ident: str, label: str = "Go", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": label, "custom_id": ident, **more}


def row(*inside: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(inside)}


def layout(*inside: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"flags": LAYOUT, "components": [{"type": 17, "components": list(inside)}], **more}


# API description


@pytest.mark.skipif(spec() is None, reason=unchecked(FILE))
async def test_traffic_is_checked_against_discords_api_description(world: StandInSetup) -> None:
    status, _ = await world.post({"content": "a", "tts": "yes"})
    assert status == 200, "the stand-in itself would take it"
    assert any("create_message" in problem for problem in world.state.problems)
    world.state.problems.clear()
    await world.bot.ask("GET", "/applications/@me?unheard_of=1")
    assert any("unheard_of" in problem for problem in world.state.problems)
    await world.bot.ask("GET", "/applications/@me/moon")
    assert any("no such operation" in problem for problem in world.state.problems)


async def test_bot_identity(world: StandInSetup) -> None:
    for path in ("/users/@me", "/applications/@me", "/oauth2/applications/@me", "/gateway/bot"):
        status, _ = await world.bot.ask("GET", path)
        assert status == 200
    async with world.bot.session.get(world.state.base + ROOT + "/users/@me", headers={"Authorization": "Bot x"}) as answer:
        assert answer.status == 401


# messages


async def test_layout_with_a_picture_round_trips(world: StandInSetup) -> None:
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://board.png"}, "description": "a board"}]}
    said = layout(text("**Bold** a\\_b"), gallery, row(button("x", "Go")), attachments=[{"id": 0, "description": "a board"}])
    status, made = await world.post(said, board=PNG)
    assert status == 200, made
    async with world.bot.session.get(made["components"][0]["components"][1]["items"][0]["media"]["url"]) as answer:
        assert await answer.read() == PNG
    shown = DiscordPhone(world.standin, world.ann, world.channel).shown()[-1]
    assert (shown.text, shown.picture, shown.alt) == ("Bold a_b", PNG, "a board")
    assert [each.label for each in shown.buttons] == ["Go"]
    assert not world.state.problems


@pytest.mark.parametrize(
    "said",
    [
        layout(text("a"), content="b"),
        layout(text("x" * 4001)),
        layout(*(text("a") for _ in range(40))),
        layout(row(button("x"), button("x"))),
        layout(row(button("x" * 101))),
        layout(row(button("x", "y" * 81))),
        layout(row(*(button(str(n)) for n in range(6)))),
        layout(row()),
        layout({"type": 12, "items": [{"media": {"url": "attachment://none.png"}}]}),
        {"components": [text("without the flag")]},
        {"components": [row(button(str(n))) for n in range(6)]},
        {"content": "x" * 2001},
        {"flags": LAYOUT, "components": []},
        {"content": ""},
    ],
    ids=lambda said: str(said)[:40],
)
async def test_invalid_messages_are_refused(world: StandInSetup, said: dict[str, Any]) -> None:
    status, answer = await world.post(said)
    assert status == 400
    assert answer["code"] in (50035, 50006)
    assert world.state.problems, "a bot that sends this errs"
    assert not world.channel.messages


async def test_repeated_nonce_is_one_message(world: StandInSetup) -> None:
    said = {"content": "a", "nonce": "once", "enforce_nonce": True}
    first, second = await world.post(said), await world.post(said)
    assert first == second
    assert (len(world.channel.messages), len(world.state.repeated)) == (1, 1)


async def test_only_allowed_mentions_in_new_messages_ping(world: StandInSetup) -> None:
    both = f"<@{world.ann.id}> <@{world.ben.id}>"
    _, made = await world.post({"content": both, "allowed_mentions": {"users": [str(world.ann.id)]}})
    await world.post({"content": both, "allowed_mentions": {"parse": []}})
    await world.bot.ask("PATCH", f"/channels/{world.channel.id}/messages/{made['id']}", {"content": both})
    await world.post({"content": both, "flags": int(Flag.SILENT), "allowed_mentions": {"users": [str(world.ben.id)]}})
    assert [(ping.user.name, ping.sound) for ping in world.state.pings] == [("Ann", True), ("Ben", False)]


async def test_old_messages_take_three_edits_in_six_seconds_of_a_channel(world: StandInSetup) -> None:
    """Refused with HTTP 429, as the service does, and only for messages older than an hour by the stand-in's clock."""
    _, made = await world.post({"content": "a"})
    path = f"/channels/{world.channel.id}/messages/{made['id']}"
    edits = [await world.bot.ask("PATCH", path, {"content": str(number)}) for number in range(4)]
    assert [status for status, _ in edits] == [200] * 4
    world.state.ahead = 2 * 3600.0
    edits = [await world.bot.ask("PATCH", path, {"content": str(number)}) for number in range(4)]
    assert [status for status, _ in edits] == [200, 200, 200, 429]
    refused = edits[-1][1]
    assert (refused["code"], 0 < refused["retry_after"] <= 6.01) == (30046, True)
    _, young = await world.post({"content": "b"})
    assert (await world.bot.ask("PATCH", f"/channels/{world.channel.id}/messages/{young['id']}", {"content": "c"}))[0] == 200


async def test_push_of_a_ping_is_the_content_and_empty_for_the_newer_components(world: StandInSetup) -> None:
    called = f"<@{world.ann.id}> your turn"
    allowed = {"allowed_mentions": {"users": [str(world.ann.id)]}}
    await world.post({"content": called} | allowed)
    await world.post(layout(text(called)) | allowed)
    assert [ping.text for ping in world.state.pings] == [called, ""]


async def test_message_of_the_older_kind_becomes_one_of_the_newer_kind_and_never_back(world: StandInSetup) -> None:
    _, made = await world.post({"content": "a"})
    path = f"/channels/{world.channel.id}/messages/{made['id']}"
    assert (await world.bot.ask("PATCH", path, layout(text("b"), content=None)))[0] == 200
    assert (await world.bot.ask("PATCH", path, {"content": "c"}))[1]["code"] == 50035
    assert world.state.problems == [], "a bot that asks for no message cannot know"


async def test_posting_needs_permission(world: StandInSetup) -> None:
    assert (await world.post({"content": "a"}, Channel()))[1]["code"] == 10003
    world.channel.denied = Can.SEND
    assert (await world.post({"content": "a"}))[1]["code"] == 50013
    world.channel.denied = Can.VIEW
    assert (await world.post({"content": "a"}))[1]["code"] == 50001
    world.channel.denied = Can(0)
    assert (await world.bot.ask("PATCH", f"/channels/{world.channel.id}/messages/5", {"content": "a"}))[1]["code"] == 10008
    world.ann.reachable = False
    _, private = await world.bot.ask("POST", "/users/@me/channels", {"recipient_id": str(world.ann.id)})
    assert (await world.bot.ask("POST", f"/channels/{private['id']}/messages", {"content": "a"}))[1]["code"] == 50007


async def test_threads_open_close_and_open_again(world: StandInSetup) -> None:
    status, thread = await world.bot.ask("POST", f"/channels/{world.channel.id}/threads", {"name": "Table", "type": 11})
    assert status == 201
    path = f"/channels/{thread['id']}"
    assert (await world.bot.ask("PATCH", path, {"archived": True}))[1]["thread_metadata"]["archived"]
    assert (await world.bot.ask("POST", path + "/messages", {"content": "a"}))[0] == 200
    assert not (await world.bot.ask("GET", path))[1]["thread_metadata"]["archived"]
    await world.bot.ask("PATCH", path, {"archived": True, "locked": True})
    assert (await world.bot.ask("POST", path + "/messages", {"content": "a"}))[1]["code"] == 50083
    world.channel.denied = Can.CREATE_THREADS
    assert (await world.bot.ask("POST", f"/channels/{world.channel.id}/threads", {"name": "T", "type": 11}))[0] == 403


async def test_rate_limits_return_429(world: StandInSetup) -> None:
    world.standin.limits.pace = 100.0
    answers = [await world.post({"content": "a"}) for _ in range(6)]
    assert [status for status, _ in answers] == [200] * 5 + [429]
    assert answers[-1][1]["retry_after"] > 0
    assert not answers[-1][1]["global"]


async def test_deliberate_refusals(world: StandInSetup) -> None:
    world.standin.limits.sown["create_message"] = 2
    answers = [await world.post({"content": "a"}) for _ in range(4)]
    assert [status for status, _ in answers] == [200, 429, 200, 429]
    assert [answers[1][1]["global"], answers[3][1]["global"]] == [False, True]


# the gateway


async def test_broken_session_resumes_without_loss(world: StandInSetup) -> None:
    wire = await world.bot.identify()
    ready = await wire.next()
    await wire.until("GUILD_CREATE")
    await wire.send(1, 2)
    assert (await wire.next())["op"] == 11
    world.standin.gateway.break_off()
    assert (await wire.next())["op"] == 7
    await wire.socket.close()
    await world.post({"content": "missed"})
    again = await world.bot.connect()
    await again.send(6, {"token": TOKEN, "session_id": ready["d"]["session_id"], "seq": 2})
    assert (await again.next())["d"]["content"] == "missed"
    assert (await again.next())["t"] == "RESUMED"
    world.standin.gateway.invalidate()
    assert await again.next() == {"op": 9, "d": False}
    await again.send(6, {"token": TOKEN, "session_id": ready["d"]["session_id"], "seq": 2})
    assert await again.next() == {"op": 9, "d": False}


async def test_early_identify_in_one_bucket_is_refused(world: StandInSetup) -> None:
    world.standin.gateway.concurrency = 2
    first, second, third = [await world.bot.identify(shard, 4) for shard in (0, 1, 2)]
    assert (await first.next())["t"] == (await second.next())["t"] == "READY"
    assert await third.next() == {"op": 9, "d": False}
    assert world.standin.gateway.refused == 1


async def test_invalid_token_shard_or_intents_close_the_connection(world: StandInSetup) -> None:
    for said, code in (
        ({"token": "no", "intents": GUILDS}, 4004),
        ({"token": TOKEN, "intents": GUILDS, "shard": [2, 2]}, 4010),
        ({"token": TOKEN, "intents": CONTENT}, 4014),
    ):
        wire = await world.bot.connect()
        await wire.send(2, said)
        assert (await wire.socket.receive()).data == code


async def test_events_go_to_the_servers_shard_and_private_ones_to_shard_0(world: StandInSetup) -> None:
    far = world.state.guild("Far", world.ann, shard=1, of=2)
    world.standin.gateway.concurrency = 2
    zero, one = [await world.bot.identify(shard, 2, GUILDS | MESSAGES | 1 << 12) for shard in (0, 1)]
    for wire in (zero, one):
        await wire.until("READY")
    world.standin.write(world.ann, world.state.channel(far), "there")
    world.standin.write(world.ann, world.state.private(world.ann), "here")
    assert (await one.until("MESSAGE_CREATE"))["d"]["guild_id"] == str(far.id)
    assert "guild_id" not in (await zero.until("MESSAGE_CREATE"))["d"]


async def test_message_content_is_sent_only_where_allowed(world: StandInSetup) -> None:
    _, wire = await world.listening()
    world.standin.write(world.ann, world.channel, "not for you")
    world.standin.write(world.ann, world.channel, f"<@{world.state.bot.id}> for you")
    assert not (await wire.until("MESSAGE_CREATE"))["d"]["content"]
    assert "for you" in (await wire.until("MESSAGE_CREATE"))["d"]["content"]


# interactions


async def commanded(world: StandInSetup, words: str) -> tuple[asyncio.Task[Interaction | None], dict[str, Any]]:
    """Type a command; return the interaction the bot receives."""
    _, wire = await world.listening()
    options = [{"type": 3, "name": "table", "description": "which"}, {"type": 3, "name": "words", "description": "what"}]
    await world.bot.ask(
        "PUT", f"/applications/{world.state.bot.id}/commands", [{"name": "say", "description": "say it", "options": options}]
    )
    phone = DiscordPhone(world.standin, world.ann, world.channel)
    task = asyncio.create_task(phone.typed(words, world.channel))
    return task, (await wire.until("INTERACTION_CREATE"))["d"]


async def test_command_has_one_answer_and_follow_ups(world: StandInSetup) -> None:
    task, said = await commanded(world, "/say t1 hello all")
    assert [each["value"] for each in said["data"]["options"]] == ["t1", "hello all"]
    callback = f"/interactions/{said['id']}/{said['token']}/callback"
    hook = f"/webhooks/{world.state.bot.id}/{said['token']}"
    assert (await world.bot.ask("POST", hook, {"content": "early"}))[1]["code"] == 10015
    status, first = await world.bot.ask("POST", callback + "?with_response=1", {"type": 5, "data": {"flags": 64}})
    assert (status, first["interaction"]["response_message_loading"]) == (200, True)
    assert (await world.bot.ask("POST", callback, {"type": 5}))[1]["code"] == 40060
    await task
    _, edited = await world.bot.ask("PATCH", hook + "/messages/@original", layout(text("done")))
    assert (await world.bot.ask("PATCH", f"/channels/{said['channel_id']}/messages/{edited['id']}", {}))[1]["code"] == 10008
    await world.bot.ask("POST", hook, {"content": "and more", "flags": 64})
    assert [each.text for each in DiscordPhone(world.standin, world.ann, world.channel).shown()] == ["done", "and more"]
    assert not DiscordPhone(world.standin, world.ben, world.channel).shown()
    assert not world.standin.unanswered


async def test_late_answers_are_refused(world: StandInSetup) -> None:
    task, said = await commanded(world, "/say")
    world.state.interactions[said["token"]].begun -= 3.1
    callback = f"/interactions/{said['id']}/{said['token']}/callback"
    assert (await world.bot.ask("POST", callback, {"type": 5}))[1]["code"] == 10062
    task.cancel()
    each = world.state.interactions[said["token"]]
    each.first, each.begun = 5, each.begun - LATER
    assert (await world.bot.ask("POST", f"/webhooks/{world.state.bot.id}/{said['token']}", {"content": "a"}))[1]["code"] == 50027


async def test_press_can_edit_its_message(world: StandInSetup) -> None:
    _, wire = await world.listening()
    await world.post(layout(text("before"), row(button("x", "Go"))))
    phone = DiscordPhone(world.standin, world.ben, world.channel)
    shown = phone.shown()[-1]
    task = asyncio.create_task(phone.press(shown, shown.button("Go")))
    said = (await wire.until("INTERACTION_CREATE"))["d"]
    assert (said["data"]["custom_id"], said["member"]["user"]["id"]) == ("x", str(world.ben.id))
    await world.bot.ask(
        "POST", f"/interactions/{said['id']}/{said['token']}/callback", {"type": 7, "data": layout(text("after"))}
    )
    assert not await task
    assert phone.shown()[-1].text == "after"


async def test_ephemeral_answer_is_shown_as_alert(world: StandInSetup) -> None:
    _, wire = await world.listening()
    await world.post(layout(text("before"), row(button("x", "Go"))))
    phone = DiscordPhone(world.standin, world.ben, world.channel)
    task = asyncio.create_task(phone.press(phone.shown()[-1], phone.shown()[-1].button("Go")))
    said = (await wire.until("INTERACTION_CREATE"))["d"]
    data = {"content": "not your turn", "flags": 64}
    await world.bot.ask("POST", f"/interactions/{said['id']}/{said['token']}/callback", {"type": 4, "data": data})
    assert await task == "not your turn"


async def test_command_of_a_user_installed_bot(world: StandInSetup) -> None:
    _, wire = await world.listening()
    world.state.commands = [{"id": "1", "name": "help", "type": 1}]
    world.guild.with_bot = False
    task = asyncio.create_task(DiscordPhone(world.standin, world.ann, world.channel).say("/help"))
    said = (await wire.until("INTERACTION_CREATE"))["d"]
    assert said["authorizing_integration_owners"] == {"1": str(world.ann.id)}
    await world.bot.ask("POST", f"/interactions/{said['id']}/{said['token']}/callback", {"type": 4, "data": {"content": "0"}})
    await task
    hook = f"/webhooks/{world.state.bot.id}/{said['token']}"
    answers = [await world.bot.ask("POST", hook, {"content": "a"}) for _ in range(6)]
    assert [status for status, _ in answers] == [200] * 5 + [400]
    assert (await world.post({"content": "a"}))[1]["code"] == 50001


def test_formatting_is_displayed() -> None:
    state = DiscordState(TOKEN)
    ann = state.user("Ann")
    assert read(f"**Turn 1**: <@{ann.id}>, it is\n> a \\*star\\* <t:5:R>", state.people) == "Turn 1: Ann, it is\na *star* [5]"


async def test_unanswered_interaction_times_out(world: StandInSetup) -> None:
    world.state.first = -0.2
    each = Interaction(COMMAND, world.ann, world.channel, {"id": "1", "name": "help", "type": 1, "options": []})
    await world.standin.interact(each)
    assert world.standin.unanswered == [each]


async def test_commands_keep_their_ids_by_type_and_name_or_by_id(world: StandInSetup) -> None:
    path = f"/applications/{world.state.bot.id}/commands"
    world.state.commands = [{"id": "7", "type": 4, "name": "launch", "description": "", "handler": 2}]
    say = {"name": "say", "description": "say it"}
    assert (await world.bot.ask("PUT", path, [say]))[1]["code"] == 50240
    launch = {"type": 4, "name": "launch", "description": "", "handler": 2}
    first = (await world.bot.ask("PUT", path, [say, launch]))[1]
    changed = (await world.bot.ask("PUT", path, [{**say, "description": "say it aloud"}, launch]))[1]
    renamed = (await world.bot.ask("PUT", path, [{**say, "name": "tell", "id": first[0]["id"]}, launch]))[1]
    another = (await world.bot.ask("PUT", path, [{**say, "name": "shout"}, launch]))[1]
    assert [made[0]["id"] for made in (changed, renamed)] == [first[0]["id"]] * 2
    assert another[0]["id"] != first[0]["id"]
    assert {made[1]["id"] for made in (first, changed, renamed, another)} == {"7"}


async def test_form_is_a_first_answer_and_none_to_a_form(world: StandInSetup) -> None:
    radio = {"type": 21, "custom_id": "a", "options": [{"label": each, "value": each} for each in "xy"]}
    form = {"title": "t", "custom_id": "c", "components": [{"type": 18, "label": "l", "component": radio}]}
    _, wire = await world.listening()
    await world.post(layout(text("before"), row(button("x", "Go"))))
    phone = DiscordPhone(world.standin, world.ann, world.channel)

    async def asked(task: asyncio.Task[Any]) -> tuple[str, asyncio.Task[Any]]:
        said = (await wire.until("INTERACTION_CREATE"))["d"]
        return f"/interactions/{said['id']}/{said['token']}/callback", task

    seen = phone.shown()[-1]
    path, press = await asked(asyncio.create_task(phone.pressed(phone.message(seen), seen.button("Go"))))
    assert (await world.bot.ask("POST", path, {"type": 9, "data": form}))[0] == 204
    path, sent = await asked(asyncio.create_task(phone.send(await press)))
    assert (await world.bot.ask("POST", path, {"type": 9, "data": form}))[1]["code"] == 50035
    assert (await world.bot.ask("POST", path, {"type": 6}))[0] == 204
    assert (await world.bot.ask("POST", path, {"type": 9, "data": form}))[1]["code"] == 40060
    await sent


async def test_edit_without_allowed_mentions_parses_all(world: StandInSetup) -> None:
    _, made = await world.post({"content": "a"})
    path = f"/channels/{world.channel.id}/messages/{made['id']}"
    said = {"content": f"<@{world.ann.id}>"}
    assert len((await world.bot.ask("PATCH", path, said))[1]["mentions"]) == 1
    assert (await world.bot.ask("PATCH", path, said | {"allowed_mentions": {"parse": []}}))[1]["mentions"] == []


async def test_thread_below_a_message_has_its_id(world: StandInSetup) -> None:
    _, made = await world.post({"content": "a"})
    path = f"/channels/{world.channel.id}/messages/{made['id']}/threads"
    status, thread = await world.bot.ask("POST", path, {"name": "Table"})
    assert (status, thread["id"]) == (201, made["id"])
    assert (await world.bot.ask("POST", path, {"name": "Table"}))[1]["code"] == 160004


async def test_deletion_is_told_and_whispers_go_by_their_own_id(world: StandInSetup) -> None:
    task, said = await commanded(world, "/say")
    callback, hook = f"/interactions/{said['id']}/{said['token']}/callback", f"/webhooks/{world.state.bot.id}/{said['token']}"
    status, made = await world.bot.ask("POST", callback + "?with_response=1", {"type": 4, "data": {"content": "a", "flags": 64}})
    await task
    assert status == 200
    phone = DiscordPhone(world.standin, world.ann, world.channel)
    assert len(phone.shown()) == 1
    await world.bot.ask("DELETE", f"{hook}/messages/{made['resource']['message']['id']}")
    assert phone.shown() == []


async def test_mention_of_no_command_is_a_mistake(world: StandInSetup) -> None:
    world.state.commands = [{"id": "5", "type": 1, "name": "game", "options": [{"name": "begin", "type": 1}]}]
    for fine in ("</game:5>", "</game begin:5>"):
        await world.post({"content": fine})
    assert world.state.problems == []
    for wrong in ("</game:6>", "</play:5>", "</game end:5>"):
        await world.post({"content": wrong})
    assert len(world.state.problems) == 3
