"""`python -m tests.oracle --modules fields,river --seats 3 --seed 1`: random games, checked."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random

from tests.oracle import Oracle
from tests.oracle.selfplay import load_tiles, play_random, shuffled_stack
from tests.oracle.state import MODULES

TILES = Path(__file__).parents[2] / "bot" / "tile_game" / "expansions"
HEAD = {"format": "carcassonne-record/1", "rules": 2, "game": "carcassonne"}


def main() -> None:
    """Play and print one line a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--modules", default=",".join(MODULES[1:]))
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--options", default="", help="organiser,one_ransom")
    parser.add_argument("--tiles", type=Path, default=TILES)
    parser.add_argument("--out", type=Path, help="write the games as records, one a line")
    given = parser.parse_args()
    records: list[str] = []
    tiles = load_tiles(given.tiles)
    modules = [m for m in given.modules.split(",") if m]
    options = {name: True for name in given.options.split(",") if name}
    for seed in range(given.seed, given.seed + given.games):
        random = Random(seed)
        stack = shuffled_stack(tiles, modules, random)
        began = time.perf_counter()
        oracle = Oracle(tiles, given.seats, modules, options, stack)
        played = play_random(oracle, random)
        setup = {"seats": given.seats, "modules": modules, "options": options, "stack": stack}
        result = {"scores": oracle.scores, "winners": oracle.winners}
        records.append(json.dumps({**HEAD, "setup": setup, "actions": played, "result": result}))
        done = Counter(action["do"] for action in played)
        seconds = time.perf_counter() - began
        line = f"seed {seed}: {seconds:.1f} s, {oracle.scores}, won {oracle.winners}, {dict(done)}"
        sys.stdout.write(line + "\n")
    if given.out is not None:
        given.out.write_text("".join(record + "\n" for record in records), "utf-8")


if __name__ == "__main__":
    main()
