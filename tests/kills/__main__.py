"""`python -m tests.kills tables|cluster|platforms|process|presses --kills 500`: the proofs by faults, in rounds that are kept.

`tables`, `cluster`: workers at tables and their Redis die, on one server or in a cluster, and lines are cut and slow. Nothing is
lost or doubled. `platforms`: the whole bot dies again and again while people play on both platforms, and its Redis lives on.
`process`: the bot's own Redis dies with it. Every game has ended then, its record holds each turn that was acknowledged and none
that nobody asked for, nobody was called for a turn that was over, and nobody had to type to get on. `presses --presses 10000`:
people play on board pages; each press is cut, doubled or delayed on its way, and the bot is killed. Nothing is lost or doubled.

Stop it at will: it goes on from the last round, with the same code and seed.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from pathlib import Path

from tests.kills.keeping import Round, RoundFolder, pressed, table
from tests.kills.killing import killed_while_playing
from tests.kills.presses import pressed_under_faults
from tests.table.faults import prove


def main() -> int:
    """0 if nothing was wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.kills", description=__doc__)
    parser.add_argument("part", choices=("tables", "cluster", "platforms", "process", "presses"))
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--presses", type=int, default=10_000)
    parser.add_argument("--each", type=int, default=0, help="kills or presses in a round")
    parser.add_argument("--games", type=int, default=6, help="at the same time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("build/kills"), help="where rounds are kept")
    parser.add_argument("--only-print", action="store_true", help="the table of what is kept")
    asked = parser.parse_args()
    for end in (signal.SIGINT, signal.SIGTERM):
        signal.signal(end, signal.default_int_handler)  # whatever it has started ends with it
    folder = RoundFolder(asked.folder)
    rounds = folder.rounds(asked.part, asked.seed)
    what, most = ("presses", 1000) if asked.part == "presses" else ("kills", 50)
    wanted, most = getattr(asked, what), asked.each or most
    while not asked.only_print and (left := wanted - sum(getattr(each, what) for each in rounds)) > 0:
        made = asyncio.run(_round(asked, len(rounds), min(left, most)))
        folder.keep(made)
        rounds.append(made)
        print(f"round {len(rounds)}: {made}", flush=True)
    print(pressed(folder.all()) if asked.part == "presses" else table(folder.all()))
    wrong = [fault for each in rounds for fault in each.faults]
    print("\n".join(wrong) or "nothing was wrong")
    return bool(wrong)


async def _round(asked: argparse.Namespace, number: int, most: int) -> Round:
    seed, own = 1000 * asked.seed + number, asked.part == "process"
    if asked.part == "presses":
        with tempfile.TemporaryDirectory() as name:
            return Round(asked.part, asked.seed, **await pressed_under_faults(Path(name), most, asked.games, seed))
    if asked.part in ("platforms", "process"):
        with tempfile.TemporaryDirectory() as name:
            counted = await killed_while_playing(Path(name), most, asked.games, seed, own_server=own)
        return Round(asked.part, asked.seed, **counted)
    begun = time.monotonic()
    found = await prove(0.0, kills=most, in_cluster=asked.part == "cluster", workers=3, games=asked.games, seed=seed)
    return Round(
        asked.part,
        asked.seed,
        kills=found.kills,
        games=asked.games,
        turns=found.turns,
        acknowledged=found.acknowledged,
        again=found.repeats,
        seconds=round(time.monotonic() - begun),
        faults=found.faults,
    )


if __name__ == "__main__":
    sys.exit(main())
