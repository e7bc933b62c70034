"""People who press as fast as they can, or on schedule, for the benchmarks of all platforms.

In an open loop presses come on schedule, ready or not; each is measured from its due time.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeAlias

from tests.standins.people import Player, open_table, whose_turn

GAMES: Final = 50
ALONE: Final = 60
"""Presses of a lone game."""
FULL: Final = 12.0
"""Seconds of pressing without pauses."""
OPEN: Final = 400
"""Presses in the open loop."""
PAUSE: Final = 8.0
"""Seconds between the two, to finish pending drawings."""
LONGEST: Final = 120.0
"""Most seconds of a series."""
LATENCIES: Final = (0.0, 0.05)
FLOOR: Final = "floor"
"""The argument that starts a benchmark's floor."""
SHARE: Final = 4


@dataclass
class Stopwatch:
    """Due times and durations of presses. Without due times nobody waits before pressing."""

    took: list[float] = field(default_factory=list)
    dues: asyncio.Queue[float] | None = None

    async def due(self) -> float:
        """Wait for the next due time; return it."""
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
        """The 99th percentile, in seconds."""
        return sorted(self.took)[max(0, round(len(self.took) * 0.99) - 1)]


async def play_on(players: Sequence[Player]) -> None:
    """Keep pressing; start a new game when one is over."""
    while True:
        found = await whose_turn(players)
        if found is None:
            await open_table(players[0], players[1:])
        else:
            await found[0].decide(found[1])


@asynccontextmanager
async def all_playing(tables: Sequence[Sequence[Player]]) -> AsyncIterator[Sequence[asyncio.Task[None]]]:
    """Let everybody play on schedule."""
    tasks = [asyncio.create_task(play_on(players)) for players in tables]
    try:
        yield tasks
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def measured(tasks: Sequence[asyncio.Task[None]], watch: Stopwatch, most: int, seconds: float) -> float:
    """Run until the number of presses or the time is reached; return the presses answered per second."""
    watch.took.clear()
    begun = time.perf_counter()
    while len(watch.took) < most and time.perf_counter() < begun + seconds:
        await asyncio.sleep(0.05)
        for task in tasks:
            if task.done():
                task.result()
    return len(watch.took) / (time.perf_counter() - begun)


async def tick(dues: asyncio.Queue[float], rate: float) -> None:
    """Schedule presses at a fixed rate until cancelled."""
    due = time.perf_counter()
    while True:
        due += 1 / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        dues.put_nowait(due)


Opening: TypeAlias = Callable[[Path, float, int, Stopwatch], AbstractAsyncContextManager[Sequence[Sequence[Player]]]]
"""Run the bot on a folder at this latency, with tables whose people press by this watch."""


async def open_all(tables: Sequence[Sequence[Player]]) -> None:
    """Open and start a game at each, ten at a time."""
    for start in range(0, len(tables), 10):
        await asyncio.gather(*(open_table(players[0], players[1:]) for players in tables[start : start + 10]))


async def lone(at_tables: Opening, folder: Path, latency: float) -> float:
    """The median of a lone game."""
    watch = Stopwatch()
    async with at_tables(folder, latency, 1, watch) as tables, all_playing(tables) as tasks:
        await measured(tasks, watch, ALONE, LONGEST)
    print(f"alone            {watch.told()}", flush=True)
    return watch.median


async def crowded(at_tables: Opening, folder: Path, latency: float) -> Stopwatch:
    """Fifty games: at full speed, then in an open loop."""
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


async def measure(at_tables: Opening, latency: float) -> float:
    """One latency; returns the median of a lone press."""
    print(f"\nThe stand-in's latency is {latency * 1000:.0f} ms", flush=True)
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as two:
        alone = await lone(at_tables, Path(one), latency)
        watch = await crowded(at_tables, Path(two), latency)
    print(
        f"against alone    median {watch.median / alone:.1f} times, worst hundredth {watch.worst / alone:.1f} times", flush=True
    )
    return alone


def run_all(run: Callable[[float], Coroutine[Any, Any, None]], serve_floor: Callable[[], None]) -> None:
    """Print the tables; as the process of the floor, serve it."""
    if FLOOR in sys.argv:
        serve_floor()
        return
    for latency in LATENCIES:
        asyncio.run(run(latency))
