"""Whole base games of two in a Telegram group: counted calls, pictures and bytes of a turn, and the time from a press to what it
shows.

`python -m tests.bench.telegram_calls [FOLDER]`. With a folder of another commit, its bot plays the same games in turns with ours.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.standins.people import Seen, play
from tests.standins.process import PROJECT, BotProcess, OtherProcess
from tests.standins.telegram.counting import Cost, Decided, base_record, call_alone, cost_of, now, play_alone
from tests.standins.telegram.evening import evening
from tests.telegram.test_games import import_table

SEEDS: Final = (1, 2, 3)


@dataclass
class Timed(Decided):
    """`took`: seconds from each press to what it shows; at the pace of the tests nothing waits for the chat."""

    took: list[float] = field(default_factory=list)

    async def step(self, message: Seen) -> Seen | None:
        """Press one choice, and take the time until what follows is shown."""
        begun = time.perf_counter()
        following = await super().step(message)
        self.took.append(time.perf_counter() - begun)
        return following


async def game(source: Path, seed: int, *, private: bool) -> tuple[Cost, list[float]]:
    """Play a whole game; return its cost, and the times from press to what it shows."""

    def process(folder: Path, settings: dict[str, str]) -> BotProcess:
        return OtherProcess(folder, settings, source=source)

    with tempfile.TemporaryDirectory() as folder:
        async with evening(Path(folder), ("Ann", "Ben"), seed=seed, process=process) as party:
            players = [Timed(each.name, each.phone, each.dice) for each in party.players]
            party.players[:] = players
            if private:
                await call_alone(party)
            await import_table(party, base_record(seed))
            since = now(party)
            turns = await (play_alone(party) if private else play(party.players))
            return cost_of(party, turns, since), [each for player in players for each in player.took]


def main() -> None:
    """Play the games and print their costs."""
    sources = [PROJECT, *map(Path, sys.argv[1:])]
    for private in (False, True):
        for seed in SEEDS:
            for source in sources:
                cost, took = asyncio.run(game(source, seed, private=private))
                shown = f"shown after {statistics.median(took) * 1000:.0f} ms, worst {max(took) * 1000:.0f} ms"
                print(f"{'private' if private else 'group':8}{source.name:10}seed {seed}: {cost.told()}; {shown}", flush=True)


if __name__ == "__main__":
    main()
