"""Fit the prices of the judgement's terms by self-play.

Each round plays games of the bare judgement against itself with the prices of the round before. After every turn, a row notes how
much more of each term a seat has than the others. A ridge regression of what is still to come (the final lead minus the present
one) on these rows gives the new prices; it shrinks towards the hand's prices where games say little. The last two rounds count.

The same seed gives the same bytes. Games are kept as they end: stop at will, and it continues from there.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import exp
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from bot.ai.computer import RIVALRY
from bot.engine.fair import Stream, simulated_seed
from bot.engine.game import Setup
from bot.games.rules import GAMES
from bot.tile_game.computer.judge import Judge
from bot.tile_game.computer.line_search import NARROW, LineSearch
from bot.tile_game.computer.lookahead import draw_on
from bot.tile_game.computer.weights import WeightSet
from bot.tile_game.computer.worth import Worths
from bot.tile_game.expansions.worths import COMPUTER
from bot.tile_game.rules.carcassonne import Carcassonne

ODD, BEST = 15, 6
"""This percentage of moves is any of the best few: otherwise nothing is learned of what is not done."""

SHRINK = 3000.0
"""The weight of the hand's prices, in rows."""

CONSTANTS: Final = {"effort": 0.1, "homecoming": 0.0, "second_part": 3.5}
"""What is not a term, with its value for fitted prices: figures that come home are a term, `home`."""

TERMS: Final = tuple(sorted(COMPUTER.worths.prices.keys() - CONSTANTS.keys()))
DIGITS: Final = 4


class Sample(NamedTuple):
    """A seat's position after a turn. `terms`: numbers of terms with the surplus of each; `mover`: 1 if it has just moved."""

    terms: tuple[tuple[int, float], ...]
    left: float
    mover: int
    ahead: float


class Played(NamedTuple):
    """The rows of one game by seat, and each seat's lead at the end."""

    rows: list[tuple[int, Sample]]
    leads: list[float]


class Order(NamedTuple):
    """A game to play."""

    seed: str
    number: int
    seats: int
    modules: tuple[str, ...]
    weights: tuple[WeightSet, ...]


def rivals(totals: Sequence[float], seat: int) -> dict[int, float]:
    """The others' shares in a seat's lead: the leaders count most, as in `lead`."""
    others = [other for other in range(len(totals)) if other != seat]
    most = max(totals[other] for other in others)
    weights = [exp((totals[other] - most) / RIVALRY) for other in others]
    return {other: weight / sum(weights) for other, weight in zip(others, weights, strict=True)}


def ahead(scores: Sequence[float], shares: dict[int, float], seat: int) -> float:
    """A seat's lead with these shares of the others."""
    return scores[seat] - sum(share * scores[other] for other, share in shares.items())


def play(order: Order) -> Played:
    """Play one game."""
    seed = simulated_seed(order.seed, order.number)
    game = GAMES["carcassonne"].start(Setup(order.seats, order.modules, {}, seed=seed.hex()))
    assert isinstance(game, Carcassonne)
    dice, worths = Stream(seed + b"fit"), COMPUTER.worths.with_weights(order.weights)
    rows: list[tuple[int, Sample]] = []
    noted = []
    while True:
        draw_on(game)
        if game.decision is None:
            break
        mover, turn = game.decision.seat, game.turn_number
        judge = Judge(game, worths)
        search = LineSearch(game, judge, NARROW)
        lines = search.all()
        chosen = lines[dice.below(min(BEST, len(lines)))] if dice.below(100) < ODD else lines[0]
        game = search.play(chosen)
        if game.agenda and game.turn_number != turn:
            found = list(_rows(game, worths, mover))
            rows += [(seat, row) for seat, row, _ in found]
            noted += [shares for _, _, shares in found]
    return Played(rows, [ahead(game.scores, shares, seat) for (seat, _), shares in zip(rows, noted, strict=True)])


def _rows(game: Carcassonne, worths: Worths, mover: int) -> Iterator[tuple[int, Sample, dict[int, float]]]:
    """A row for each seat; with two, the other seat's says the same."""
    judge = Judge(game, worths, detailed=True)
    features = judge.look(game)
    totals, found = judge.totals(game, features), judge.terms(game, features)
    left = judge.chances.left / (judge.chances.left + len(game.board.cells))
    for seat in range(game.seats if game.seats > 2 else 1):
        shares = rivals(totals, seat)
        surplus = []
        for number, term in enumerate(TERMS):
            more = found[seat].get(term, 0.0) - sum(share * found[other].get(term, 0.0) for other, share in shares.items())
            if more:
                surplus.append((number, more))
        moved = 1 if seat == mover else -1 if game.seats == 2 else 0
        yield seat, Sample(tuple(surplus), left, moved, ahead(game.scores, shares, seat)), shares


class Regression:
    """The sums of a ridge regression: prices, how they change with the tiles left, and the same for who has moved."""

    def __init__(self) -> None:
        self.size = 2 * len(TERMS) + 2
        self.products = [[0.0] * self.size for _ in range(self.size)]
        self.results = [0.0] * self.size
        self.sums = [0.0] * self.size
        self.rows = 0

    def add(self, row: Sample, lead: float, hand: Sequence[float]) -> None:
        """Add a row: what is to come beyond the hand's reckoning."""
        first = [(number, amount) for number, amount in row.terms]
        if row.mover:
            first.append((len(TERMS), float(row.mover)))
        wide = [*first, *((number + len(TERMS) + 1, amount * row.left) for number, amount in first)]
        rest = lead - row.ahead - sum(hand[number] * amount for number, amount in row.terms)
        self.rows += 1
        for number, amount in wide:
            self.results[number] += amount * rest
            self.sums[number] += amount
            products = self.products[number]
            for other, more in wide:
                products[other] += amount * more

    def solve(self) -> list[float]:
        """The corrections of the hand's prices."""
        matrix = [line.copy() for line in self.products]
        own = len(TERMS) + 1
        for number in range(own):
            spread = self.products[number][number] / self.rows - (self.sums[number] / self.rows) ** 2
            for place in (number, number + own):
                matrix[place][place] += (SHRINK * spread if number < len(TERMS) else 1.0) + 1e-6
        return solved(matrix, self.results.copy())


def solved(matrix: list[list[float]], results: list[float]) -> list[float]:
    """Solve a symmetric positive system by Gauss's elimination, in place."""
    size = len(results)
    for number in range(size):
        pivot = matrix[number]
        for below in range(number + 1, size):
            factor = matrix[below][number] / pivot[number]
            if factor:
                row = matrix[below]
                for column in range(number, size):
                    row[column] -= factor * pivot[column]
                results[below] -= factor * results[number]
    found = [0.0] * size
    for number in reversed(range(size)):
        row = matrix[number]
        found[number] = (results[number] - sum(row[later] * found[later] for later in range(number + 1, size))) / row[number]
    return found


def fitted(rounds: Sequence[Sequence[Played]], seats: int, modules: tuple[str, ...]) -> WeightSet:
    """Fit one set of prices to the games of the last rounds."""
    hand = [COMPUTER.worths.prices[term] for term in TERMS]
    sums = Regression()
    seen: set[int] = set()
    for game in (game for each in rounds for game in each):
        for (_, row), lead in zip(game.rows, game.leads, strict=True):
            sums.add(row, lead, hand)
            seen |= {number for number, _ in row.terms}
    found = sums.solve()
    own = len(TERMS) + 1
    terms = {
        term: (round(hand[number] + found[number], DIGITS), round(found[number + own], DIGITS))
        for number, term in enumerate(TERMS)
        if number in seen
    }
    return WeightSet(seats, modules, {**terms, **{name: (value, 0.0) for name, value in CONSTANTS.items()}})


def explained(played: Sequence[Played], weights: WeightSet | None) -> float:
    """The share of what is to come that the prices explain; None: the hand's."""
    rests, totals = [], []
    for game in played:
        for (_, row), lead in zip(game.rows, game.leads, strict=True):
            prices = COMPUTER.worths.prices if weights is None else weights.at(row.left, COMPUTER.worths.prices)
            totals.append(lead - row.ahead)
            rests.append(totals[-1] - sum(prices[TERMS[number]] * amount for number, amount in row.terms))
    return 1 - variance(rests) / variance(totals)


def variance(values: Sequence[float]) -> float:
    """The mean squared distance from the mean."""
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / len(values)


def first_weights(seats: int, modules: tuple[str, ...]) -> WeightSet:
    """The hand's prices, with the constants for fitting."""
    return WeightSet(seats, modules, {name: (value, 0.0) for name, value in CONSTANTS.items()})


def fit(seed: str, seats: int, modules: tuple[str, ...], games: int, rounds: int, folder: Path, processes: int) -> WeightSet:
    """Play and fit, one round after the other."""
    weights, parts = first_weights(seats, modules), list[list[Played]]()
    for number in range(rounds):
        began = time.monotonic()
        parts = [*parts[-1:], list(_round(folder / f"round-{number}.jsonl", seed, number, games, weights, processes))]
        weights = fitted(parts, seats, modules)
        share = explained(parts[-1], weights)
        print(f"round {number + 1}: {share:.3f} of what is to come explained, {time.monotonic() - began:.0f} s", flush=True)
    return weights


def _round(path: Path, seed: str, number: int, games: int, weights: WeightSet, processes: int) -> Iterator[Played]:
    """The games of one round: those kept, then the rest."""
    path.parent.mkdir(parents=True, exist_ok=True)
    decoder = msgspec.json.Decoder(Played)
    lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
    kept = [line for line in lines if line.endswith(b"\n")][:games]
    path.write_bytes(b"".join(kept))
    yield from map(decoder.decode, kept)
    orders = [Order(f"{seed} {number}", game, weights.seats, weights.modules, (weights,)) for game in range(len(kept), games)]
    with ProcessPoolExecutor(processes) as pool, path.open("ab") as file:
        for played in pool.map(play, orders):
            file.write(msgspec.json.encode(played) + b"\n")
            file.flush()
            yield played


def merged(sets: Sequence[WeightSet], new: WeightSet) -> list[WeightSet]:
    """The sets with this one in its place."""
    others = [each for each in sets if (each.seats, each.modules) != (new.seats, new.modules)]
    return sorted([*others, new], key=lambda each: (each.seats, len(each.modules), each.modules))


def main() -> int:
    """Fit one set and put it into a file."""
    parser = argparse.ArgumentParser(prog="python -m tests.strength.fit", description=__doc__)
    parser.add_argument("--modules", default="base", choices=("base", "all"))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=1500, help="of each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", default="fit 2026")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=Path("build/fit"), help="where games are kept")
    parser.add_argument("--file", type=Path, default=Path("bot/tile_game/computer/weights.json"))
    chosen = parser.parse_args()
    modules = GAMES["carcassonne"].modules if chosen.modules == "all" else ("fields",)
    folder = chosen.folder / f"{chosen.modules}-{chosen.seats}-{chosen.seed.replace(' ', '-')}"
    new = fit(chosen.seed, chosen.seats, modules, chosen.games, chosen.rounds, folder, chosen.processes)
    present = msgspec.json.decode(chosen.file.read_bytes(), type=list[WeightSet]) if chosen.file.exists() else []
    chosen.file.write_bytes(msgspec.json.format(msgspec.json.encode(merged(present, new)), indent=1) + b"\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
