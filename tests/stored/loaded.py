"""Start the bot on the dump, with the games' clock set to the time of the dump."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, NamedTuple

from redis.asyncio import Redis

from bot.ai.levels import LEVELS
from bot.ai.move import ComputerMove, Reason
from bot.discord.limits import DISCORD
from bot.engine.game import View
from bot.store import Store, StoreSettings, open_store
from bot.store.keys import SHARDS
from bot.table.limits import HostLimits
from bot.telegram.limits import TELEGRAM
from tests.chat.room import Bot
from tests.soak.hurried import AHEAD, OF_GAMES
from tests.store.servers import Server
from tests.stored import dump
from tests.table.simple_players import Unexplained

HERE: Final = Path(__file__).parent
DUMP: Final = HERE / "dump.xz"
SUMMARY: Final = HERE / "summary.xz"
ON_THE_CLOCK: Final = (*OF_GAMES, "ack")
"""Scripts that read the games' clock here; by it, `ack` drops what nobody has read for two weeks."""


class Hasty(Unexplained):
    """Computer players that take the first option, at every level."""

    levels: Final = tuple(LEVELS)

    async def choose(self, view: View, level: str, seed: bytes) -> ComputerMove:
        return ComputerMove(view.options()[0], Reason("simplest"), level, 0.0, 0)


async def all_seen_to(redis: Redis, store: Store) -> bool:
    """Whether nothing is due or waiting to be posted."""
    await store.clock.beat()  # the games' clock may just have been set forward without the store knowing
    before = await store.outbox.waiting(range(SHARDS))
    due = [await redis.zcount(store.keys.due(shard), 0, store.clock.now()) for shard in range(SHARDS)]
    return not before and not any(due) and not await store.outbox.waiting(range(SHARDS))


def unlimited(bot: Bot) -> None:
    """Lift the limits: a few people sit at many tables here."""
    bot.services.lobby._limits = HostLimits(tables_of_person=1000, tables_in_chat=1000, tables_in_room=1000)


class LoadedBot(NamedTuple):
    """The bot, not serving yet, and its server."""

    bot: Bot
    redis: Redis


@asynccontextmanager
async def loaded(server: Server, kept: dump.Dump, archive: Path) -> AsyncIterator[LoadedBot]:
    """Load the dump. The scripts must run on the games' clock (`hurry(ON_THE_CLOCK)`)."""
    server.ask("FLUSHALL")
    async with Redis(unix_socket_path=str(server.socket)) as redis:
        await dump.restore(redis, kept, archive)
        await redis.set(AHEAD, kept.at // 1000 - int(time.time()))
        async with open_store(StoreSettings(url=server.patient, archive=archive)) as store:
            bot = Bot(store, DISCORD, TELEGRAM, thinker=Hasty())
            unlimited(bot)
            yield LoadedBot(bot, redis)
