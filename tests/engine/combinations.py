"""All 256 combinations of modules against the slow checker and the laws: `python -m tests.engine.combinations [ROUNDS]`.

Takes about ten minutes a round on one core; prints every difference and ends with their number.
"""

from __future__ import annotations

import random
import sys

from tests.engine.crosscheck import first_difference
from tests.engine.playing import combinations, setup_for


def main(rounds: int) -> int:
    """Play every combination once a round."""
    wrong = 0
    for turn in range(rounds):
        for number, modules in enumerate(combinations()):
            chance = random.Random(f"{turn}/{number}")
            setup = setup_for(modules, chance)
            difference = first_difference(setup, chance)
            if difference:
                wrong += 1
                print(f"{setup}: {difference}", flush=True)
        print(f"round {turn + 1}: {wrong} differences", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1))
