"""All 256 combinations of modules against the slow checker and the laws: `python -m tests.tile_game.combinations [ROUNDS]`.

Takes about twenty minutes per round on one core; prints the faults and exits with their number.
"""

from __future__ import annotations

import random
import sys
import traceback
from collections.abc import Iterator

from bot.engine.game import Setup
from tests.tile_game import test_laws as laws
from tests.tile_game.crosscheck import first_difference
from tests.tile_game.playing import choose, choose_keenly, combinations, setup_for

LAWS = (
    laws.test_figures_are_conserved_and_scores_sum_the_events,
    laws.test_replay_equals_play_and_records_round_trip,
    laws.test_copies_are_independent,
    laws.test_exactly_the_options_are_accepted,
    laws.test_export_of_a_running_game_restores_its_view,
)


def faults(setup: Setup, chance: random.Random) -> Iterator[str]:
    """Differences from the slow checker, and violated laws."""
    for choosing in (choose, choose_keenly):
        difference = first_difference(setup, chance, choosing)
        if difference:
            yield f"{choosing.__name__}: {difference}"
    for law in LAWS:
        try:
            law(setup)
        except AssertionError:
            yield f"{law.__name__}: {traceback.format_exc()}"


def main(rounds: int) -> int:
    """Play every combination once per round."""
    wrong = 0
    for turn in range(rounds):
        for number, modules in enumerate(combinations()):
            chance = random.Random(f"{turn}/{number}")
            setup = setup_for(modules, chance)
            for fault in faults(setup, chance):
                wrong += 1
                print(f"{setup}: {fault}", flush=True)
        print(f"round {turn + 1}: {wrong} faults", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1))
