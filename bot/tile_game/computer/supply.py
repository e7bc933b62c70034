"""The worth of a figure in the supply: more if few are left, and nothing without a turn left to use it."""

from __future__ import annotations

from functools import cache
from itertools import accumulate
from math import exp

MARGINS = (10.2, 7.2, 4.8, 3.3, 2.1, 1.5, 1.2, 0.9, 0.6)
"""What the first, second … follower in the supply adds."""

WORTHS = (0.0, *accumulate(MARGINS))
"""The worth of 0, 1, 2 … followers together."""

FOLLOWERS = ("follower", "big_follower")
"""The figures that can take any role."""

PATIENCE = 6.0
"""Turns in which a figure finds about two thirds of its uses."""


@cache
def use(turns: int) -> float:
    """Return the share of its worth that a figure can still bring in this many turns."""
    return 1 - exp(-turns / PATIENCE)


def followers(count: float, turns: int) -> float:
    """Return the worth of this many followers; a fraction stands for followers that may come home."""
    whole = int(count)
    if whole >= len(MARGINS):
        return WORTHS[-1] * use(turns)
    return (WORTHS[whole] + (count - whole) * MARGINS[whole]) * use(turns)
