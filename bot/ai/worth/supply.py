"""What a figure is worth while it lies ready: the fewer are left the more, and nothing once no turn is left to use it."""

from __future__ import annotations

from functools import cache
from math import exp

MARGINS = (10.2, 7.2, 4.8, 3.3, 2.1, 1.5, 1.2, 0.9, 0.6)
"""What the first, second … follower in the supply adds."""

PATIENCE = 6.0
"""Turns in which a figure finds about two thirds of its uses."""


@cache
def use(turns: int) -> float:
    """How much of its worth a figure can still bring in so many turns."""
    return 1 - exp(-turns / PATIENCE)


def followers(count: float, turns: int) -> float:
    """The worth of so many followers; parts of one are followers that may come home."""
    whole = int(count)
    worth = sum(MARGINS[:whole])
    if whole < len(MARGINS):
        worth += (count - whole) * MARGINS[whole]
    return worth * use(turns)
