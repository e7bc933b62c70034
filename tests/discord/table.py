"""The whole bot on an in-memory Discord, with blank pictures."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any

import discord

from bot.chat.conversation import Conversation
from bot.chat.picture_queue import PictureQueue
from bot.chat.services import Services
from bot.games.faces import drawings
from bot.store import Delivery, Place, Store
from bot.table.limits import HostLimits
from bot.table.permissions import Actor
from bot.table.results import Results
from bot.table.tables import Tables
from bot.table.timekeeping import Timekeeper
from renderer.renderer import Renderer
from tests.chat.room import LIMITS
from tests.discord.simulated import SimulatedServer, plain, pressable, simulate
from tests.table.chance import steady
from tests.table.simple_players import SimplePlayers
from tests.waiting import patience, written


class BlankRenderer(Renderer):
    """Draws nothing."""

    def png(self, *given: Any, **more: Any) -> bytes:
        return b"\x89PNG"

    def gif(self, *given: Any, **more: Any) -> bytes:
        return b"GIF"


@dataclass
class PlayedServer:
    """A server where the bot runs, and its tables."""

    server: SimulatedServer
    tables: Tables

    @property
    def ann(self) -> Any:
        return self.server.ann

    @property
    def ben(self) -> Any:
        return self.server.ben

    @property
    def channel(self) -> Any:
        return self.server.channel

    async def until(self, found: Callable[[discord.Message], object], channel: Any = None) -> discord.Message:
        """Wait for a message that `found` accepts; return the newest."""
        return await _newest(partial(self.server.sees, channel=channel), found)

    async def private(self, actor: Any, found: Callable[[discord.Message], object]) -> discord.Message:
        """Like `until`, in the actor's private chat."""
        return await _newest(partial(self.server.private, actor), found)

    async def opened(self) -> discord.Message:
        """Open a table; return its lobby card."""
        await self.ann.slash(self.channel, "new")
        return await self.until(lambda each: "New game of" in plain(each))

    async def begun(self) -> discord.Message:
        """Start a game of two; return its first turn message."""
        card = await self.opened()
        await self.ben.click(card, label="Join")
        await self.until(lambda each: "2. ben" in plain(each))
        await self.ann.click(card, label="Start")
        return await self.until(asks)

    def asked(self, turn: discord.Message) -> Any:
        """The player the turn message mentions."""
        return self.ann if f"<@{self.ann.id}>" in plain(turn) else self.ben


async def _newest(seen: Callable[[], list[discord.Message]], found: Callable[[discord.Message], object]) -> discord.Message:
    async with patience(lambda: f"for {written(found)} among:\n{[plain(each) for each in seen()[-3:]]}"):
        while True:
            for each in reversed(seen()):
                if found(each):
                    return each
            await asyncio.sleep(0.01)


def asks(message: discord.Message) -> bool:
    """Whether the message asks for a tile to be placed."""
    return "it's your turn" in plain(message) and bool(pressable(message))


def services(store: Store, drawn: type[Renderer]) -> Services:
    """The services, with rate limits out of the way."""
    limits = HostLimits(commands_a_minute=9999, commands_in_chat_a_minute=9999)
    return Services(Tables(store, steady()), PictureQueue(drawn(drawings())), SimplePlayers.levels, LIMITS, limits)


async def without_threads(made: Services, place: Place) -> None:
    """The admins of this place's server have chosen that games stay in the channel."""
    await made.people.set_chat(Actor("", place, admin=True), thread_at="")


@asynccontextmanager
async def club(store: Store) -> AsyncIterator[PlayedServer]:
    """Run the bot with its couriers and its timekeeper, in a server without threads."""
    made = services(store, BlankRenderer)
    talk = Conversation(made)
    keeper = Timekeeper(made.tables, SimplePlayers(), Results(store))
    store.wakeups.sweep_every = 0.02
    async with simulate(store, talk, made.places) as w:
        await without_threads(made, w.place)

        async def deliver(delivery: Delivery) -> str:
            return await talk.deliver(delivery, w.adapter.posts)

        serving = asyncio.create_task(store.serve(couriers={"discord": deliver}, table=partial(keeper.handle)))
        try:
            yield PlayedServer(w, made.tables)
        finally:
            serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)
