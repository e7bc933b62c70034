"""The adapter with the real library over the wire: drawing that is slow on purpose, identifies of several processes, the end."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.chat.conversation import Conversation
from bot.discord.adapter import Discord
from bot.discord.client import SPACING, Client, redirect
from bot.settings import Secret
from bot.store import Delivery, Store
from tests.discord.simulated import Script, Tables
from tests.discord.table import Blank, house
from tests.standins.discord.limits import Limits
from tests.standins.discord.phone import Phone
from tests.standins.discord.server import TOKEN, StandIn
from tests.standins.people import Player, open_table, whose_turn

SECONDS = 3.0
"""So long Discord waits for a first answer."""


class Sluggish(Blank):
    """Draws as slowly as it is told to."""

    seconds: ClassVar[float] = 0.0

    def png(self, *given: Any, **more: Any) -> bytes:
        time.sleep(self.seconds)
        return super().png()


@dataclass
class Line:
    """What a test holds in its hands."""

    standin: StandIn
    adapter: Discord
    ann: Player
    ben: Player


@asynccontextmanager
async def line(store: Store, monkeypatch: pytest.MonkeyPatch, drawn: type[Blank]) -> AsyncIterator[Line]:
    """The bot on a server with two people."""
    standin = StandIn(limits=Limits(pace=0.0))
    async with standin.serving():
        settings = standin.settings()
        monkeypatch.setattr(Route, "BASE", Route.BASE)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
        redirect(settings["DISCORD_API_URL"], settings["DISCORD_GATEWAY_URL"])
        talk = Conversation(house(store, drawn))
        adapter = Discord(talk, store, Tables(), print)
        store.hub.sweep_every = 0.02

        async def deliver(delivery: Delivery) -> str:
            return await talk.deliver(delivery, adapter.posts)

        ann, ben = standin.state.user("Ann"), standin.state.user("Ben")
        channel = standin.state.channel(standin.state.guild("Club", ann, ben))
        async with asyncio.TaskGroup() as tasks:
            parts = [
                tasks.create_task(adapter.run(Secret(TOKEN))),
                tasks.create_task(store.serve(couriers={"discord": deliver})),
            ]
            await standin.ready()
            players = [Player(each.name, Phone(standin, each, channel), random.Random(each.name)) for each in (ann, ben)]
            yield Line(standin, adapter, *players)
            for part in parts:
                part.cancel()


async def test_the_first_answer_comes_in_time_however_long_drawing_takes(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async with line(store, monkeypatch, Sluggish) as w:
        await open_table(w.ann, [w.ben])
        found = await whose_turn([w.ann, w.ben])
        assert found is not None
        player, turn = found
        monkeypatch.setattr(Sluggish, "seconds", SECONDS + 0.5)
        waits = []
        for label in ("Board", turn.choices[0].label):
            begun = time.monotonic()
            before = player.phone.now
            await player.press(turn, label)
            waits.append(time.monotonic() - begun)
            await player.until(lambda seen: seen.picture is not None and seen.id != turn.id, before)
        assert max(waits) < SECONDS, waits
        assert w.standin.unanswered == []


async def test_processes_identify_one_after_the_other(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    async def wait(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr("bot.discord.client.asyncio.sleep", wait)
    events: Any = Script()
    clients = [Client(events, store.gates) for _ in range(3)]
    for client in clients:
        await client.before_identify_hook(0, initial=True)
    first, second, third = waits
    assert first == 0
    assert SPACING / 1000 - 1 < second <= SPACING / 1000 < third <= 2 * SPACING / 1000
    clients[0]._concurrency = 2
    await clients[0].before_identify_hook(1, initial=True)
    assert waits[3] == 0


async def test_nothing_is_heard_after_the_end(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async with line(store, monkeypatch, Blank) as w:
        begun = time.monotonic()
    assert time.monotonic() - begun < 10
    assert not w.standin.gateway.live()
