"""The adapter with the real library over the wire: identifies of several processes, and the end."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.chat.contract import Command, Reply
from bot.discord.client import SPACING, Client, redirect
from bot.settings import Secret
from bot.store import Store
from tests.discord.simulated import Script, Tables, adapter, text
from tests.standins.discord.limits import Limits
from tests.standins.discord.phone import Phone
from tests.standins.discord.server import TOKEN, StandIn

MINUTES = 600.0


async def test_processes_identify_one_after_the_other(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    async def wait(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr("bot.discord.client.asyncio.sleep", wait)
    monkeypatch.setattr("bot.discord.client.SPACING", int(MINUTES * 1000))
    assert SPACING > 5000
    events: Any = Script()
    clients = [Client(events, store.gates) for _ in range(3)]
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


async def test_what_has_begun_is_answered_when_nothing_new_is_heard(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go = asyncio.Event(), asyncio.Event()

    async def slowly(command: Command) -> Reply:
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
        phone = Phone(standin, ann, standin.state.channel(standin.state.guild("Club", ann)))
        made, _ = adapter(Script({"/hint": slowly}), store, Tables(), [])
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
