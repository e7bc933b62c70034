"""Which choices a decision offers: a part of the map if there are many cells, then a cell, then a rotation; or numbered options.

Every choice has a label, the same in the picture, in the text and on the button.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.engine.events import Cell
from bot.engine.game import View
from bot.scene.cell_names import in_reading_order
from bot.scene.phrases import NumberedOption, numbers
from bot.scene.presentation import SQUARES
from bot.tile_game.rules.moves import PlaceTile
from bot.tile_game.rules.view import TileView

MOST_PARTS = 6
_ACROSS = 0.3
"""How much more even halves must be for a cut along the longer side."""

_Box = tuple[Cell, Cell]
"""The first and the last cell of a rectangle."""


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


def tile_view(view: View) -> TileView:
    """Return the view as the tile game's own; a face gets no other."""
    assert isinstance(view, TileView)
    return view


def labelled(ways: Iterable[PlaceTile]) -> dict[str, PlaceTile]:
    """Return rotations by label."""
    return {f"r{number}": way for number, way in enumerate(ways, start=1)}


def parts(view: View, most: int = SQUARES) -> tuple[MapPart, ...]:
    """Return two to six parts of the map if there are more than `most` cells to offer, else none."""
    groups = [list(places(view))]
    block = _one_piece(view) if len(groups[0]) > most else None
    while len(groups) < MOST_PARTS and max(map(len, groups)) > most:
        largest = max(groups, key=len)
        at = groups.index(largest)
        groups[at : at + 1] = _halves(largest, block)
    if len(groups) == 1:
        return ()
    groups.sort(key=lambda cells: (min(y for _, y in cells), min(x for x, _ in cells)))
    return tuple(_part(str(number), cells, block) for number, cells in enumerate(groups, start=1))


def _one_piece(view: View) -> _Box | None:
    """Return the first and the last cell of what is placed as one piece and covers several cells."""
    tiles = tile_view(view)
    kinds = tiles.game.rules.kind_of
    cells = [placed.at for placed in tiles.placed() if placed.tile not in kinds]
    return _box(cells) if cells else None


def _box(cells: Iterable[Cell]) -> _Box:
    columns, rows = zip(*cells, strict=True)
    return (min(columns), min(rows)), (max(columns), max(rows))


def _halves(cells: Sequence[Cell], block: _Box | None) -> tuple[list[Cell], list[Cell]]:
    """Cut between two lines of cells, as evenly as possible, and not through what lies in one piece if that can be."""
    cuts = [(axis, line) for axis in (0, 1) for line in sorted({cell[axis] for cell in cells})[1:]]
    whole = [(axis, line) for axis, line in cuts if block is None or not block[0][axis] < line <= block[1][axis]]
    spread = [max(cell[axis] for cell in cells) - min(cell[axis] for cell in cells) for axis in (0, 1)]

    def unevenness(cut: tuple[int, int]) -> float:
        axis, line = cut
        uneven = abs(2 * sum(cell[axis] < line for cell in cells) - len(cells)) / len(cells)
        return uneven + (_ACROSS if spread[axis] < spread[1 - axis] else 0)

    axis, line = min(whole or cuts, key=unevenness)
    return [c for c in cells if c[axis] < line], [c for c in cells if c[axis] >= line]


def _part(label: str, cells: Sequence[Cell], block: _Box | None) -> MapPart:
    first, last = _box(cells)
    if block and all(first[axis] <= block[1][axis] and last[axis] >= block[0][axis] for axis in (0, 1)):
        first, last = _box((first, last, *block))
    return MapPart(label, first, last, tuple(in_reading_order(cells)))
