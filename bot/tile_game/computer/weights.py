"""The prices of the judgement's terms."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate
from typing import Final

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
