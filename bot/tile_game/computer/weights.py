"""The prices of the judgement's terms: those set by hand, and those fitted to the outcomes of games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from math import isfinite
from pathlib import Path
from types import MappingProxyType
from typing import Final

import msgspec

from bot.engine.lists import Incomplete

FREE: Final = tuple(f"free.{number}" for number in range(1, 10))
"""The terms of the first, second … follower in the supply."""


class Weights(dict[str, float]):
    """The price of each term for the positions that one decision can lead to, in points."""

    __slots__ = ("_margins", "_sums")

    def __init__(self, prices: Mapping[str, float]) -> None:
        super().__init__(prices)
        self._margins = tuple(prices[term] for term in FREE)
        self._sums = (0.0, *accumulate(self._margins))

    def of_free(self, followers: float) -> float:
        """Return the worth of this many free followers; a fraction stands for followers that may come home."""
        whole = int(followers)
        if whole >= len(FREE):
            return self._sums[-1]
        return self._sums[whole] + (followers - whole) * self._margins[whole]


class WeightSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Prices fitted for one number of seats and one set of modules.

    A term's price is a + b times the share of tiles left. Terms that are not listed keep the hand's price.
    """

    seats: int
    modules: tuple[str, ...]
    terms: dict[str, tuple[float, float]]

    def at(self, share: float, hand: Mapping[str, float], besides: Mapping[str, float] = MappingProxyType({})) -> Weights:
        """Return the prices with this share of the tiles left. `besides`: prices that stand above these."""
        return Weights({**hand, **{term: a + b * share for term, (a, b) in self.terms.items()}, **besides})


def nearest(sets: Iterable[WeightSet], seats: int, modules: Sequence[str]) -> WeightSet | None:
    """Return the set for the most seats up to this number; among these, the one with the most similar modules."""
    wanted = set(modules)
    fitting = [each for each in sets if each.seats <= seats]
    return min(fitting, key=lambda each: (seats - each.seats, len(wanted ^ set(each.modules))), default=None)


def read_weights(path: Path, hand: Mapping[str, float]) -> tuple[WeightSet, ...]:
    """Read fitted weights; Incomplete says what is wrong with the file."""
    try:
        sets = msgspec.json.decode(path.read_bytes(), type=tuple[WeightSet, ...])
    except (OSError, msgspec.DecodeError) as error:
        raise Incomplete(f"{path}: cannot be read as weights: {error}") from error
    for each in sets:
        for term, pair in each.terms.items():
            if term not in hand:
                raise Incomplete(f"{path}: no judgement has the term '{term}'")
            if not all(map(isfinite, pair)):
                raise Incomplete(f"{path}: the price of '{term}' is not a number")
    return sets
