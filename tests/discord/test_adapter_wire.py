"""The adapter with the real library over sockets: identify limits, shutdown, first answers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.chat.commands.all import menu
from bot.chat.contract import Reply, Request
from bot.discord.client import SPACING, Client, redirect
from bot.settings import Secret
from bot.store import Store
from tests.discord.simulated import RecordedEvents, Script, adapter, text
from tests.discord.wire import forget_identifies
from tests.standins.discord.evening import PATIENT
from tests.standins.discord.interactions import THINK
from tests.standins.discord.limits import Limits
from tests.standins.discord.phone import DiscordPhone
from tests.standins.discord.server import TOKEN, StandIn
from tests.standins.discord.writing import texts

MINUTES = 600.0


async def test_processes_identify_one_at_a_time(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    async def wait(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr("bot.discord.client.asyncio.sleep", wait)
    monkeypatch.setattr("bot.discord.client.SPACING", int(MINUTES * 1000))
    assert SPACING > 5000
    events: Any = Script()
    clients = [Client(events, store.coordination) for _ in range(3)]
    for client in clients:
        await client.before_identify_hook(0, initial=True)
    first, second, third = waits
    assert first == 0
    assert 0 < second <= MINUTES < third <= 2 * MINUTES
    clients[0]._concurrency = 2
    await clients[0].before_identify_hook(1, initial=True)
    assert waits[3] == 0


async def hung_up(standin: StandIn) -> None:
    while True:
        if not standin.gateway.live():
            return
        await asyncio.sleep(0.01)


async def test_shutdown_answers_running_requests(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go = asyncio.Event(), asyncio.Event()

    async def slowly(request: Request) -> Reply:
        begun.set()
        await go.wait()
        return Reply(messages=(text("at last"),))

    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    standin = StandIn(limits=Limits(pace=0.0))
    async with standin.serving(), asyncio.timeout(60):
        settings = standin.settings()
        redirect(settings["DISCORD_API_URL"], settings["DISCORD_GATEWAY_URL"])
        ann = standin.state.user("Ann")
        phone = DiscordPhone(standin, ann, standin.state.channel(standin.state.guild("Club", ann)))
        made, _ = adapter(Script({"/hint": slowly}), store, RecordedEvents(), [])
        running = asyncio.create_task(made.run(Secret(TOKEN)))
        await standin.ready()
        asking = asyncio.create_task(phone.say("/hint"))
        await begun.wait()
        ended = time.monotonic()
        running.cancel()
        await hung_up(standin)
        go.set()
        await asking
        await asyncio.wait({running})
        assert [seen.plain for seen in phone.shown()] == ["at last"]
        assert time.monotonic() - ended < 10


LAUNCH: dict[str, Any] = {
    "type": 4,
    "id": "77",
    "application_id": "1",
    "version": "1",
    "name": "launch",
    "description": "Launch an activity",
    "name_localizations": {"de": "starten"},
    "handler": 2,
    "integration_types": [0, 1],
    "contexts": [0, 1, 2],
    "default_member_permissions": None,
}
"""The command that Discord adds to an app with Activities."""


@asynccontextmanager
async def logged_in(store: Store, standin: StandIn, room: Script) -> AsyncIterator[None]:
    """Run the bot on this stand-in; yield once it is ready."""
    async with standin.serving(), asyncio.timeout(60):
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(Route, "BASE", Route.BASE)
            patched.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
            redirect(standin.settings()["DISCORD_API_URL"], standin.settings()["DISCORD_GATEWAY_URL"])
            made, _ = adapter(room, store, RecordedEvents(), [])
            running = asyncio.create_task(made.run(Secret(TOKEN)))
            try:
                await standin.ready()
                yield
            finally:
                running.cancel()
                await asyncio.wait({running})
                assert running.cancelled(), running
                await forget_identifies(standin, store)


async def test_activity_command_is_kept(store: Store) -> None:
    """Discord refuses a command list without it; the bot would then have no commands."""
    standin = StandIn(limits=Limits(pace=0.0))
    standin.state.commands = [dict(LAUNCH)]
    standin.state.guild("Club", standin.state.user("Ann"))
    async with logged_in(store, standin, Script()):
        names = {each["name"]: each for each in standin.state.commands if each["type"] in (1, 4)}
    assert set(names) == {*(each.path.split()[0] for each in menu() if each.path), "launch"}
    kept = ("type", "id", "name", "name_localizations", "handler", "contexts", "integration_types")
    assert {name: names["launch"].get(name) for name in kept} == {name: LAUNCH[name] for name in kept}
    assert standin.state.problems == []


async def test_ids_of_commands_stay_and_are_known_without_asking(store: Store) -> None:
    standin = StandIn(limits=Limits(pace=0.0))
    ann = standin.state.user("Ann")
    phone = DiscordPhone(standin, ann, standin.state.channel(standin.state.guild("Club", ann)))
    room, ids = Script({"/rules farmer": Reply(messages=(text("Send /begin or /join k3m9x2ab, not /nothing."),))}), []
    for start in range(4):
        room.left_out = "why" if start == 2 else ""
        if start == 3:  # a note that cannot be read
            noted = await store.documents.get("discord-commands", str(standin.state.bot.id))
            await store.documents.put("discord-commands", str(standin.state.bot.id), b"\xc1", noted.revision)
        asked = len(standin.rest.asked)
        async with logged_in(store, standin, room):
            await phone.say("/rules farmer")
        calls = [each for each in standin.rest.asked[asked:] if "commands" in each]
        assert calls == ([] if start == 1 else ["GET /applications/*/commands", "PUT /applications/*/commands"]), start
        ids.append({each["name"]: each["id"] for each in standin.state.commands})
    assert ids == [ids[0]] * 4
    shown = [said for each in phone.messages() for said in texts(each)]
    assert shown == [f"Send </game begin:{ids[0]['game']}> or /join k3m9x2ab, not /nothing."] * 4
    assert standin.state.problems == []


async def test_refused_commands_leave_the_old_ones_in_place(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    standin = StandIn(limits=Limits(pace=0.0))
    ann = standin.state.user("Ann")
    phone = DiscordPhone(standin, ann, standin.state.channel(standin.state.guild("Club", ann)))
    async with logged_in(store, standin, Script()):
        pass
    caplog.clear()
    told = list(standin.state.commands)
    await store.documents.put("discord-commands", str(standin.state.bot.id), b"others", 1)
    standin.rest.refuses["PUT /applications/*/commands"] = 50240
    async with logged_in(store, standin, Script({"/hint": Reply(messages=(text("think"),))})):
        await phone.say("/hint")
    assert standin.state.commands == told
    assert [seen.plain for seen in phone.shown()] == ["think"]
    assert "Discord rejects the list of commands" in caplog.text


@pytest.mark.parametrize("slow", ["the settings", "the request"])
async def test_first_answer_is_in_time_during_slow_work(store: Store, monkeypatch: pytest.MonkeyPatch, slow: str) -> None:
    monkeypatch.setattr("bot.discord.adapter.FIRST_ANSWER", 0.0)
    go = asyncio.Event()
    chat = Script.chat

    async def slow_chat(self: Script, place: str) -> Any:
        await go.wait()
        return await chat(self, place)

    async def thinks(request: Request) -> Reply:
        if slow == "the request":
            await go.wait()
        return Reply(messages=(text("a table"),))

    standin = StandIn(limits=Limits(pace=0.0))
    ann = standin.state.user("Ann")
    phone = DiscordPhone(standin, ann, standin.state.channel(standin.state.guild("Club", ann)))
    async with logged_in(store, standin, Script({"/new": thinks})):
        standin.state.first = PATIENT
        if slow == "the settings":
            monkeypatch.setattr(Script, "chat", slow_chat)
        asked = await phone.typed("/new", phone.channel)
        assert asked is not None
        assert asked.first == THINK
        go.set()
        await phone.until(lambda seen: seen.plain == "a table")
