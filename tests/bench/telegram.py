"""From a press to its answer in Telegram: the unmodified bot over HTTP, alone and beside fifty games, at two latencies."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.bench.pressing import HASTY, LATENCIES, Stopwatch, measure, open_all
from tests.standins.people import Player
from tests.standins.process import Bot
from tests.standins.telegram.phone import Telephone
from tests.standins.telegram.server import Telegram
from tests.standins.telegram.world import Message

_SETTINGS: Final = {"TELEGRAM_PACE": "100000"}


@dataclass
class Timed(Telephone):
    """A phone that measures its presses."""

    watch: Stopwatch = field(default_factory=Stopwatch)

    async def tap(self, message: Message, data: str, late: float = 120.0) -> str:
        """Press when it is due, and wait for the answer."""
        due = await self.watch.due()
        answer = await super().tap(message, data, late)
        self.watch.took.append(time.perf_counter() - due)
        return answer


@asynccontextmanager
async def at_tables(folder: Path, latency: float, games: int, watch: Stopwatch) -> AsyncIterator[list[list[Player]]]:
    """The bot, and so many groups of two, each with a game that has begun."""
    async with Telegram(latency=latency) as telegram:
        bot = Bot(folder, {"TELEGRAM_TOKEN": telegram.token, "TELEGRAM_API_URL": telegram.url, **_SETTINGS, **HASTY})
        tables = []
        for number in range(games):
            group = telegram.world.group(-1_000_000_000_000 - number, f"Group {number}")
            players = []
            for seat, name in enumerate(("Ann", "Ben")):
                user = telegram.world.person(1000 + 10 * number + seat, name)
                group.members[user.id] = "member"
                players.append(Player(name, Timed(telegram, user, group, watch=watch), random.Random(number)))
            tables.append(players)
        await bot.start()
        try:
            await open_all(tables)
            yield tables
        finally:
            await bot.stop()


def main() -> None:
    """Print the tables."""
    for latency in LATENCIES:
        asyncio.run(measure(at_tables, latency))


if __name__ == "__main__":
    main()
