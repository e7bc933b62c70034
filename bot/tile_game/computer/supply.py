"""When a figure in the supply still counts: nothing without a turn left to use it."""

from __future__ import annotations

from functools import cache
from math import exp

FOLLOWERS = ("follower", "big_follower")
"""The figures that can take any role."""

PATIENCE = 6.0
"""Turns in which a figure finds about two thirds of its uses."""


@cache
def use(turns: int) -> float:
    """Return the share of its worth that a figure can still bring in this many turns."""
    return 1 - exp(-turns / PATIENCE)
