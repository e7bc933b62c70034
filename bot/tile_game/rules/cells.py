"""Cells of the map as single numbers: a neighbour is one addition away, and numbers run north to south, west to east."""

from __future__ import annotations

from functools import cache

WIDTH = 512
ORIGIN = 256
NORTH, EAST, SOUTH, WEST = STEPS = (-WIDTH, 1, WIDTH, -1)
AROUND = (-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1)


def cell_of(at: tuple[int, int]) -> int:
    """Return the number of the cell (x, y); x grows to the east, y to the south."""
    return (at[1] + ORIGIN) * WIDTH + at[0] + ORIGIN


@cache
def at_of(cell: int) -> tuple[int, int]:
    """Return the (x, y) of a cell's number."""
    return cell % WIDTH - ORIGIN, cell // WIDTH - ORIGIN
