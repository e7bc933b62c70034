"""Whole base games of two in a Telegram group: counted calls, pictures and bytes of a turn.

`python -m tests.bench.telegram_calls [FOLDER]`. With a folder of another commit, its bot plays the same games in turns with ours.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Final

from tests.standins.people import play
from tests.standins.process import PROJECT, BotProcess, OtherProcess
from tests.standins.telegram.counting import Cost, Decided, base_record, call_alone, cost_of, now, play_alone
from tests.standins.telegram.evening import evening
from tests.telegram.test_games import import_table

SEEDS: Final = (1, 2, 3)


async def game(source: Path, seed: int, *, private: bool) -> Cost:
    """Play a whole game."""

    def process(folder: Path, settings: dict[str, str]) -> BotProcess:
        return OtherProcess(folder, settings, source=source)

    with tempfile.TemporaryDirectory() as folder:
        async with evening(Path(folder), ("Ann", "Ben"), seed=seed, process=process) as party:
            party.players[:] = [Decided(each.name, each.phone, each.dice) for each in party.players]
            if private:
                await call_alone(party)
            await import_table(party, base_record(seed))
            since = now(party)
            turns = await (play_alone(party) if private else play(party.players))
            return cost_of(party, turns, since)


def main() -> None:
    """Play the games and print their costs."""
    sources = [PROJECT, *map(Path, sys.argv[1:])]
    for private in (False, True):
        for seed in SEEDS:
            for source in sources:
                cost = asyncio.run(game(source, seed, private=private))
                print(f"{'private' if private else 'group':8}{source.name:10}seed {seed}: {cost.told()}", flush=True)


if __name__ == "__main__":
    main()
