"""Break the rules' code in small ways and count the breaks that a test naming a rule notices.

    python -m tests.mutants [--sample 200] [--seed 1] [--modules expansions/tower/rules.py,rules/scoring.py] [--processes 2]

Prints a line for each break tried, then the survivors and the share caught.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

from tests.mutants.breaks import MODULES, Break, breaks_of
from tests.mutants.trial import Trial, Verdict

PROJECT = Path(__file__).resolve().parents[2]


def arguments(given: Sequence[str] | None = None) -> argparse.Namespace:
    """What the command was asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description="Small breaks of the rules' code.")
    parser.add_argument("--sample", type=int, default=200, help="how many breaks are tried")
    parser.add_argument("--seed", default="1", help="which ones")
    parser.add_argument("--modules", default=",".join(MODULES), help="files of bot/tile_game, patterns allowed")
    parser.add_argument("--processes", type=int, default=2)
    return parser.parse_args(given)


def main() -> int:
    """Try a sample; 1 if the tests fail without any break."""
    asked = arguments()
    everything = breaks_of(PROJECT, tuple(asked.modules.split(",")))
    sample = random.Random(asked.seed).sample(everything, min(asked.sample, len(everything)))
    print(f"{len(sample)} of {len(everything)} breaks, seed {asked.seed}", flush=True)
    with tempfile.TemporaryDirectory(prefix="mutants-") as scratch:
        trials = [Trial(PROJECT, Path(scratch) / str(number)) for number in range(asked.processes)]
        verdict, seconds = trials[0].measured()
        if verdict.result != "survived":
            print(f"without any break: {verdict.result} by {verdict.by}")
            return 1
        print(f"the rule tests take {seconds:.0f} s", flush=True)
        verdicts = try_all(sample, trials, 5 * seconds + 60)
    report(verdicts)
    return 0


def try_all(sample: Sequence[Break], trials: Sequence[Trial], seconds: float) -> list[tuple[Break, Verdict]]:
    """Each break in whichever copy is free."""
    free: SimpleQueue[Trial] = SimpleQueue()
    for trial in trials:
        free.put(trial)

    def one(broken: Break) -> tuple[Break, Verdict]:
        trial = free.get()
        try:
            verdict = trial.try_out(broken, seconds)
        finally:
            free.put(trial)
        print(f"{verdict.result:10} {broken}  {verdict.by.rpartition('/')[2]}", flush=True)
        return broken, verdict

    with ThreadPoolExecutor(len(trials)) as pool:
        return list(pool.map(one, sample))


def report(verdicts: Sequence[tuple[Break, Verdict]]) -> None:
    """The survivors and the share caught; what is no program any more counts neither way."""
    survivors = [broken for broken, verdict in verdicts if verdict.result == "survived"]
    caught = sum(verdict.result == "caught" for _, verdict in verdicts)
    print(f"\n{len(survivors)} survived:")
    for broken in sorted(survivors, key=lambda b: (b.file, b.line)):
        print(f"  {broken}")
    tried = caught + len(survivors)
    print(f"{caught} of {tried} caught by a test that names a rule: {100 * caught / max(tried, 1):.1f} %")


if __name__ == "__main__":
    raise SystemExit(main())
