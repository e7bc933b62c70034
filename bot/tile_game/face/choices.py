"""The steps of a decision: a part of the map if there are many cells, then a cell, then a rotation; or a numbered option.

Every choice has a label, the same in the picture, in the text and on the button.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.engine.events import Cell
from bot.engine.game import View
from bot.scene.cell_names import in_reading_order
from bot.scene.phrases import NumberedOption, numbers
from bot.tile_game.rules.moves import PlaceTile

MOST_CELLS = 20
"""Cells offered at once. If there are more, the player chooses a part of the map first."""
MOST_PARTS = 6


class MapPart(NamedTuple):
    """A rectangle of the map with the cells in it where the tile fits."""

    label: str
    first: Cell
    last: Cell
    cells: tuple[Cell, ...]


def places(view: View) -> dict[Cell, tuple[PlaceTile, ...]]:
    """Return the cells where the tile fits, in reading order, each with the tile's rotations there."""
    found: dict[Cell, list[PlaceTile]] = {}
    for option in view.options():
        if isinstance(option, PlaceTile):
            found.setdefault(option.at, []).append(option)
    return {at: tuple(sorted(found[at], key=lambda o: o.rot)) for at in in_reading_order(found)}


def listed(view: View) -> tuple[NumberedOption, ...]:
    """Return all other options, numbered in the order of the rules."""
    return numbers(option for option in view.options() if not isinstance(option, PlaceTile))


def turns(view: View, at: Cell) -> dict[str, PlaceTile]:
    """Return the tile's rotations at a cell, labelled r1, r2, …."""
    return labelled(places(view).get(at, ()))


def labelled(ways: Iterable[PlaceTile]) -> dict[str, PlaceTile]:
    """Return rotations by label."""
    return {f"r{number}": way for number, way in enumerate(ways, start=1)}


def parts(view: View) -> tuple[MapPart, ...]:
    """Return two to six parts of the map if there are too many cells to offer at once, else none."""
    groups = [list(places(view))]
    while len(groups) < MOST_PARTS and max(map(len, groups)) > MOST_CELLS:
        largest = max(groups, key=len)
        at = groups.index(largest)
        groups[at : at + 1] = _halves(largest)
    if len(groups) == 1:
        return ()
    groups.sort(key=lambda cells: (min(y for _, y in cells), min(x for x, _ in cells)))
    return tuple(_part(str(number), cells) for number, cells in enumerate(groups, start=1))


def _halves(cells: Sequence[Cell]) -> tuple[list[Cell], list[Cell]]:
    """Cut across the longer axis, between two lines of cells, as evenly as possible."""
    axis = max((0, 1), key=lambda a: max(c[a] for c in cells) - min(c[a] for c in cells))
    lines = sorted({cell[axis] for cell in cells})[1:]
    cut = min(lines, key=lambda line: abs(2 * sum(cell[axis] < line for cell in cells) - len(cells)))
    return [c for c in cells if c[axis] < cut], [c for c in cells if c[axis] >= cut]


def _part(label: str, cells: Sequence[Cell]) -> MapPart:
    columns, rows = [x for x, _ in cells], [y for _, y in cells]
    return MapPart(label, (min(columns), min(rows)), (max(columns), max(rows)), tuple(in_reading_order(cells)))
