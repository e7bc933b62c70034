"""A program that finds the dump in its server, on whatever day it starts: the games' clock is set to when the dump was made."""

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
from bot.store import Store, StoreSettings, opened
from bot.store.keys import SHARDS
from bot.table.limits import HostLimits
from bot.telegram.limits import TELEGRAM
from tests.chat.room import Bot
from tests.soak.hurried import AHEAD, OF_GAMES
from tests.store.servers import Server
from tests.stored import dump

HERE: Final = Path(__file__).parent
DUMP: Final = HERE / "dump.xz"
SUMMARY: Final = HERE / "summary.xz"
ON_THE_CLOCK: Final = (*OF_GAMES, "ack")
"""Scripts that read the games' clock here; `ack` throws away what nobody has read for two weeks of it."""


class Hasty:
    """Computer players of all levels who take the first option."""

    levels: Final = tuple(LEVELS)

    async def choose(self, view: View, level: str, seed: bytes) -> ComputerMove:
        return ComputerMove(view.options()[0], Reason("simplest"), level, 0.0, 0)


async def all_seen_to(redis: Redis, store: Store) -> bool:
    """Whether nothing is due, and nothing waits to be posted."""
    await store.clock.beat()  # the games' clock may just have been set forward, and the store has not heard of it
    before = await store.outbox.waiting(range(SHARDS))
    due = [await redis.zcount(store.keys.due(shard), 0, store.clock.now()) for shard in range(SHARDS)]
    return not before and not any(due) and not await store.outbox.waiting(range(SHARDS))


def unlimited(bot: Bot) -> None:
    """Few people sit at many tables here."""
    bot.services.lobby._limits = HostLimits(tables_of_person=1000, tables_in_chat=1000)


class Found(NamedTuple):
    """The bot, not serving yet, and its server."""

    bot: Bot
    redis: Redis


@asynccontextmanager
async def loaded(server: Server, kept: dump.Dump, archive: Path) -> AsyncIterator[Found]:
    """The scripts have to be hurried (`hurry(ON_THE_CLOCK)`)."""
    server.ask("FLUSHALL")
    async with Redis(unix_socket_path=str(server.socket)) as redis:
        await dump.restore(redis, kept, archive)
        await redis.set(AHEAD, kept.at // 1000 - int(time.time()))
        async with opened(StoreSettings(url=server.patient, archive=archive)) as store:
            bot = Bot(store, DISCORD, TELEGRAM, thinker=Hasty())
            unlimited(bot)
            yield Found(bot, redis)
