"""What hard takes for a decision at its full budget, in processor time of one core, and the memory it takes, by setting.

A game is played by the medium level; at some of its decisions hard is asked too. Run `python -m tests.strength.times`.
"""

from __future__ import annotations

import argparse
import resource
import time

from bot.ai.levels import HARD, MEDIUM
from bot.engine.fair import Stream, simulated_seed
from bot.engine.game import Setup
from bot.games.computers import choose
from bot.workers.arena import percentile
from tests.strength.rows import SEED, SETTINGS, Setting

TIMED = ("base", "base4", "all", "all4", "all6")


def main() -> int:
    """A line for each setting."""
    parser = argparse.ArgumentParser(prog="python -m tests.strength.times", description=__doc__)
    parser.add_argument("settings", nargs="*", default=TIMED, metavar="SETTING", help=f"of {', '.join(SETTINGS)}")
    parser.add_argument("--every", type=int, default=7, metavar="N", help="hard is asked at every so many decisions")
    arguments = parser.parse_args()
    for name in arguments.settings:
        print(line(SETTINGS[name].title, took(SETTINGS[name], arguments.every)), flush=True)
    return 0


def took(setting: Setting, every: int) -> list[float]:
    """Seconds for each decision that hard was asked for."""
    terms = setting.terms(SEED)
    game = terms.kind.start(Setup(terms.seats, terms.modules, {}, seed=simulated_seed(SEED, terms.seats).hex()))
    dice = Stream(b"times")
    seconds: list[float] = []
    while (decision := game.decision) is not None:
        view = game.view(decision.seat)
        if len(game.log) % every == 0:
            began = time.process_time()
            choose(view, HARD, dice)
            seconds.append(time.process_time() - began)
        game.apply(choose(view, MEDIUM, dice).action, decision.seat)
    return seconds


def line(title: str, seconds: list[float]) -> str:
    """Mean, 95th percentile, the slowest, and the most memory that the process has held so far."""
    mean = sum(seconds) / len(seconds)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    late = percentile(seconds, 0.95)
    took = f"{mean:.2f} s, 95th percentile {late:.2f} s, slowest {max(seconds):.2f} s"
    return f"{title}: {len(seconds)} decisions, {took}, {memory:.0f} MB"


if __name__ == "__main__":
    raise SystemExit(main())
