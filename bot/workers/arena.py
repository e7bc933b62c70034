"""Compare the strength of two players: play the same stacks twice with seats swapped, and evaluate the results."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev

from bot.ai.strategies import Strategy
from bot.engine.fair import Stream, simulated_seed
from bot.engine.game import Game, GameKind, Setup

Z = 1.959964
"""The standard deviations within which 95 % of a normal distribution lie."""

ReadClock = Callable[[], float]


@dataclass
class Contestant:
    """One of the two players, with its results over all games."""

    name: str
    points: list[float] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)


@dataclass
class Match:
    """Two players, and the difference of points for each stack, averaged over its two games."""

    a: Contestant
    b: Contestant
    differences: list[float] = field(default_factory=list)
    wins: float = 0.0
    games: int = 0


@dataclass(frozen=True)
class Terms:
    """The terms of a match: the game, its modules and options, the number of seats, and the seed of the stacks."""

    kind: GameKind
    modules: tuple[str, ...]
    options: dict[str, bool]
    seats: int
    seed: str


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a rate, by Wilson's score."""
    if not games:
        return 0.0, 1.0
    rate, z2 = wins / games, Z * Z
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = Z / (1 + z2 / games) * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games))
    return middle - half, middle + half


def standard_error(values: Sequence[float]) -> float:
    """Return the standard error of a mean; infinite for fewer than two values."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")


def mean_interval(values: Sequence[float]) -> tuple[float, float]:
    """Return the 95 % interval of a mean; wider than a normal distribution's if there are few values."""
    middle, half = fmean(values), student(len(values) - 1) * standard_error(values)
    return middle - half, middle + half


def student(freedom: int) -> float:
    """Return Z's counterpart in Student's distribution, by the first terms of its expansion; infinite below 1."""
    if freedom < 1:
        return float("inf")
    terms = (Z, (Z**3 + Z) / 4, (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96, (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384)
    return sum(term / float(freedom) ** power for power, term in enumerate(terms))


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value below which this share of the values lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else 0.0


def play_match(a: tuple[str, Strategy], b: tuple[str, Strategy], stacks: int, terms: Terms, clock: ReadClock) -> Iterator[Match]:
    """Yield the match after each stack."""
    match = Match(Contestant(a[0]), Contestant(b[0]))
    for _ in range(stacks):
        play_stack(match, (a[1], b[1]), terms, clock)
        yield match


def play_stack(match: Match, players: tuple[Strategy, Strategy], terms: Terms, clock: ReadClock) -> None:
    """Play the next stack of a match twice, with seats swapped."""
    number = len(match.differences)
    match.differences.append(fmean([_play(match, players, swapped, number, terms, clock) for swapped in (0, 1)]))


def _play(match: Match, players: tuple[Strategy, Strategy], swapped: int, number: int, terms: Terms, clock: ReadClock) -> float:
    """Play one game, with the players alternating around the table. Return a's advantage on average."""
    seed = simulated_seed(terms.seed, number)
    game = terms.kind.start(Setup(terms.seats, terms.modules, terms.options, seed=seed.hex()))
    sides = [(seat + swapped) % 2 for seat in range(terms.seats)]
    times = _play_out(game, [players[side] for side in sides], seed, clock)
    for seat, seconds in enumerate(times):
        (match.b if sides[seat] else match.a).seconds += seconds
    return _count(match, game, sides)


def _play_out(game: Game, players: Sequence[Strategy], seed: bytes, clock: ReadClock) -> list[list[float]]:
    """Play to the end, each player with its own dice. Return the times of each seat's decisions."""
    dice = [Stream(hashlib.sha256(seed + b"player" + bytes([seat])).digest()) for seat in range(len(players))]
    times: list[list[float]] = [[] for _ in players]
    while (decision := game.decision) is not None:
        seat = decision.seat
        view = game.view(seat)
        began = clock()
        action = players[seat](view, dice[seat])
        times[seat].append(clock() - began)
        game.apply(action, seat)
    return times


def _count(match: Match, game: Game, sides: Sequence[int]) -> float:
    standing = game.standing()
    points = [fmean([score for seat, score in enumerate(standing.scores) if sides[seat] == side]) for side in (0, 1)]
    match.a.points.append(points[0])
    match.b.points.append(points[1])
    match.wins += sum(1 for seat in standing.winners if not sides[seat]) / len(standing.winners)
    match.games += 1
    return points[0] - points[1]
