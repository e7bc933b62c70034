"""The bot in this process, connected to the Discord stand-in."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.chat.conversation import Conversation
from bot.chat.services import Services
from bot.discord.adapter import Discord
from bot.discord.client import redirect
from bot.settings import Secret
from bot.store import Deliver, Store
from bot.table.timekeeping import Timekeeper
from tests.standins.discord.server import TOKEN, StandIn
from tests.table.simple_players import SimplePlayers


@asynccontextmanager
async def serving(store: Store, made: Services, talk: Conversation, guilds: int = 1) -> AsyncIterator[tuple[StandIn, Deliver]]:
    """Run the stand-in with `guilds` servers and the bot; yield the stand-in and the courier."""
    async with StandIn().serving() as standin:
        for number in range(guilds):
            standin.state.guild(f"Club {number}")
        async with working(standin, store, made, talk) as discord:
            yield standin, partial(talk.deliver, platform=discord.posts)


@asynccontextmanager
async def working(
    standin: StandIn, store: Store, made: Services, talk: Conversation, *, boards: bool = False
) -> AsyncIterator[Discord]:
    """Run the bot on this stand-in; yield once it is ready."""
    discord = Discord(talk, store, made.places, lambda _: None, boards=boards)
    keeper = Timekeeper(made.tables, SimplePlayers(), made.results)
    deliver = partial(talk.deliver, platform=discord.posts)
    # The library has one address for the whole process; restore it at the end.
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Route, "BASE", Route.BASE)
        patched.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
        redirect(standin.settings()["DISCORD_API_URL"], standin.settings()["DISCORD_GATEWAY_URL"])
        work = (discord.run(Secret(TOKEN)), store.serve(couriers={"discord": deliver}, table=keeper.handle))
        tasks = [asyncio.create_task(each) for each in work]
        try:
            await standin.ready()
            yield discord
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await forget_identifies(standin, store)


async def forget_identifies(standin: StandIn, store: Store) -> None:
    """Let the stand-in and the store forget who identified when, as they do after seconds: a restart need not wait."""
    standin.gateway.identified.clear()
    for key in [key async for key in store.client.scan("*discord:identify:*")]:
        await store.client.call("DEL", key)
