"""What a figure is worth while it lies ready: the fewer are left the more, and nothing once no turn is left to use it."""

from __future__ import annotations

from functools import cache
from itertools import accumulate
from math import exp

MARGINS = (10.2, 7.2, 4.8, 3.3, 2.1, 1.5, 1.2, 0.9, 0.6)
"""What the first, second … follower in the supply adds."""

WORTHS = (0.0, *accumulate(MARGINS))
"""What so many followers are worth together."""

FOLLOWERS = ("follower", "big_follower")
"""The figures that can be anything."""

READY = {"big_follower": 1.0, "builder": 2.0, "pig": 1.0, "mayor": 1.6, "wagon": 2.4, "barn": 5.0, "abbot": 2.6}
"""What other figures are worth in the supply; the big follower beyond a normal one."""

PATIENCE = 6.0
"""Turns in which a figure finds about two thirds of its uses."""


@cache
def use(turns: int) -> float:
    """How much of its worth a figure can still bring in so many turns."""
    return 1 - exp(-turns / PATIENCE)


def followers(count: float, turns: int) -> float:
    """The worth of so many followers; parts of one are followers that may come home."""
    whole = int(count)
    if whole >= len(MARGINS):
        return WORTHS[-1] * use(turns)
    return (WORTHS[whole] + (count - whole) * MARGINS[whole]) * use(turns)
