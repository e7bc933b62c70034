"""From a press to its answer in Telegram: the unmodified bot over HTTP, alone and beside fifty games, at two latencies.

With fifty games presses come in an open loop: whether or not the bot is ready for them, at a quarter of the rate that was
measured first, when everybody pressed as fast as they could. Each is measured from when it was due.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.standins.people import Player, open_table, whose_turn
from tests.standins.process import Bot
from tests.standins.telegram.phone import Telephone
from tests.standins.telegram.server import Telegram
from tests.standins.telegram.world import Message

GAMES: Final = 50
ALONE: Final = 60
"""Presses of a lone game."""
FULL: Final = 12.0
"""Seconds of pressing without a pause."""
OPEN: Final = 400
"""Presses in the open loop."""
PAUSE: Final = 8.0
"""Seconds between the two, in which what is still being drawn is drawn."""
LONGEST: Final = 120.0
"""Seconds that a series takes at most."""
LATENCIES: Final = (0.0, 0.05)
SHARE: Final = 4
_SETTINGS: Final = {"COMMANDS_A_MINUTE": "1000000", "COMMANDS_IN_CHAT_A_MINUTE": "1000000", "TELEGRAM_PACE": "100000"}


@dataclass
class Stopwatch:
    """When presses were due, and how long each took. Without dues nobody waits before pressing."""

    took: list[float] = field(default_factory=list)
    dues: asyncio.Queue[float] | None = None

    async def due(self) -> float:
        """When the next press is due; waits until then."""
        return time.perf_counter() if self.dues is None else await self.dues.get()

    def told(self) -> str:
        """Median and worst hundredth."""
        count = len(self.took)
        return f"{count:5} presses  median {self.median * 1000:7.1f} ms  worst hundredth {self.worst * 1000:7.1f} ms"

    @property
    def median(self) -> float:
        """In seconds."""
        return statistics.median(self.took)

    @property
    def worst(self) -> float:
        """All but a hundredth took no longer, in seconds."""
        return sorted(self.took)[max(0, round(len(self.took) * 0.99) - 1)]


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
        bot = Bot(folder, {"TELEGRAM_TOKEN": telegram.token, "TELEGRAM_API_URL": telegram.url, **_SETTINGS})
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
            for start in range(0, games, 10):
                await asyncio.gather(*(open_table(players[0], players[1:]) for players in tables[start : start + 10]))
            yield tables
        finally:
            await bot.stop()


async def play_on(players: Sequence[Player]) -> None:
    """Press on and on; a game that is over is opened anew."""
    while True:
        found = await whose_turn(players)
        if found is None:
            await open_table(players[0], players[1:])
        else:
            await found[0].decide(found[1])


@asynccontextmanager
async def all_playing(tables: Sequence[Sequence[Player]]) -> AsyncIterator[Sequence[asyncio.Task[None]]]:
    """Everybody plays, as often as presses are due."""
    tasks = [asyncio.create_task(play_on(players)) for players in tables]
    try:
        yield tasks
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def measured(tasks: Sequence[asyncio.Task[None]], watch: Stopwatch, most: int, seconds: float) -> float:
    """Until there were so many presses or so much time; returns how many a second were answered."""
    watch.took.clear()
    begun = time.perf_counter()
    while len(watch.took) < most and time.perf_counter() < begun + seconds:
        await asyncio.sleep(0.05)
        for task in tasks:
            if task.done():
                task.result()
    return len(watch.took) / (time.perf_counter() - begun)


async def tick(dues: asyncio.Queue[float], rate: float) -> None:
    """Presses that are due at a fixed rate, until cancelled."""
    due = time.perf_counter()
    while True:
        due += 1 / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        dues.put_nowait(due)


async def lone(folder: Path, latency: float) -> float:
    """The median of a lone game."""
    watch = Stopwatch()
    async with at_tables(folder, latency, 1, watch) as tables, all_playing(tables) as tasks:
        await measured(tasks, watch, ALONE, LONGEST)
    print(f"alone            {watch.told()}", flush=True)
    return watch.median


async def crowded(folder: Path, latency: float) -> Stopwatch:
    """Fifty games: as fast as it goes, and then in an open loop."""
    watch = Stopwatch()
    async with at_tables(folder, latency, GAMES, watch) as tables, all_playing(tables) as tasks:
        rate = await measured(tasks, watch, OPEN * SHARE, FULL)
        print(f"{GAMES} games, full    {watch.told()}  {rate:.0f} a second", flush=True)
        dues = watch.dues = asyncio.Queue()
        await asyncio.sleep(PAUSE)
        ticking = asyncio.create_task(tick(dues, rate / SHARE))
        await measured(tasks, watch, OPEN, LONGEST)
        ticking.cancel()
    print(f"{GAMES} games, 1/{SHARE}     {watch.told()}  {rate / SHARE:.0f} a second", flush=True)
    return watch


async def measure(latency: float) -> None:
    """One latency."""
    print(f"\nThe stand-in's latency is {latency * 1000:.0f} ms", flush=True)
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as two:
        alone = await lone(Path(one), latency)
        watch = await crowded(Path(two), latency)
    print(
        f"against alone    median {watch.median / alone:.1f} times, worst hundredth {watch.worst / alone:.1f} times", flush=True
    )


def main() -> None:
    """Print the tables."""
    for latency in LATENCIES:
        asyncio.run(measure(latency))


if __name__ == "__main__":
    main()
