"""Play the matches of the strength table, or some of them, and print the table.

Each stack is played twice with seats swapped. Results are saved after each stack: stop at will, and it continues from there.
Nodes and seeds decide all results; only the times depend on the machine.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from bot.workers.arena import Match, mean_interval, percentile, play_stack, wilson
from bot.workers.worker import collect_rarely
from tests.strength.keeping import MatchFolder, code_of
from tests.strength.rows import ROWS, SEED, SETTINGS, Row
from tests.strength.yardsticks import every_yardstick

HEAD = (
    "| game | match | seed | stacks | points a game | difference a game | wins | ms a decision, 95th percentile |",
    "| --- | --- | --- | --- | --- | --- | --- | --- |",
)


def main() -> int:
    """Play, then print."""
    parser = argparse.ArgumentParser(prog="python -m tests.strength", description=__doc__)
    parser.add_argument("rows", nargs="*", metavar="ROW", help="like base-hard-medium; a setting alone means all its rows")
    parser.add_argument("--stacks", type=int, metavar="N", help="for every row; default: what the table has")
    parser.add_argument("--seed", default=SEED, metavar="S", help=f"of the stacks and of the players' dice; default: {SEED}")
    parser.add_argument("--folder", type=Path, default=Path("build/strength"), help="where matches are kept")
    parser.add_argument("--only-print", action="store_true", help="the table of what is kept")
    arguments = parser.parse_args()
    chosen = [row for row in ROWS if not arguments.rows or row.name in arguments.rows or row.setting in arguments.rows]
    if not chosen:
        parser.error(f"no such row; there are: {', '.join(row.name for row in ROWS)}")
    folder = MatchFolder(arguments.folder)
    collect_rarely()  # as a worker does
    if not arguments.only_print:
        for row in chosen:
            play(row, arguments.stacks or row.stacks, arguments.seed, folder)
    print("\n".join(HEAD))
    for row in chosen:
        kept = folder.read(row.name)
        if kept is not None:
            print(line(row, kept.match, kept.seed) + ("" if kept.code == code_of(SETTINGS[row.setting]) else " (other code)"))
    return 0


def play(row: Row, stacks: int, seed: str, folder: MatchFolder) -> None:
    """Play the remaining stacks."""
    setting = SETTINGS[row.setting]
    players = every_yardstick()
    match = folder.match(row, seed)
    while len(match.differences) < stacks:
        play_stack(match, (players[row.a], players[row.b]), setting.terms(seed), time.process_time)
        folder.keep(row, seed, match)
        print(line(row, match, seed), flush=True)


def line(row: Row, match: Match, seed: str) -> str:
    """A row of the table."""
    a, b = (sum(side.points) / len(side.points) for side in (match.a, match.b))
    stacks = len(match.differences)
    low, high = mean_interval(match.differences)
    from_rate, to_rate = wilson(match.wins, match.games)
    interval = f" ({low:+.1f} to {high:+.1f})" if stacks > 1 else ""
    rate = f"{match.wins / match.games:.1%} ({from_rate:.1%} to {to_rate:.1%})"
    took = f"{1000 * sum(match.a.seconds) / len(match.a.seconds):.1f}, {1000 * percentile(match.a.seconds, 0.95):.1f}"
    title = SETTINGS[row.setting].title
    if row.a == row.b:
        both = [*match.a.points, *match.b.points]
        return f"| {title} | {row.a} against itself | {seed} | {stacks} | {sum(both) / len(both):.1f} | | | {took} |"
    points = f"{a:.1f} – {b:.1f} | {a - b:+.1f}{interval}"
    return f"| {title} | {row.a} – {row.b} | {seed} | {stacks} | {points} | {rate} | {took} |"


if __name__ == "__main__":
    raise SystemExit(main())
