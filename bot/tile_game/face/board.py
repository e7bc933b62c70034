"""Turn a view of the tile game into the map of a scene: tiles, figures, what expansions add, and rulers with the map's names."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Final, Literal

from msgspec.structs import replace

from bot.engine.events import Cell
from bot.scene.cell_names import column_name, row_name
from bot.tile_game.face.presentation import TilePresentation, tiles_laid
from bot.tile_game.rules.cells import cell_of
from bot.tile_game.rules.moves import Laid
from bot.tile_game.rules.queries import Placed
from bot.tile_game.rules.view import TileView
from renderer.scene import DrawnBoard, DrawnFigure, DrawnTile, FreshTile, Ruler, TilePlace

Corner = Literal["NW", "NE", "SE", "SW"]

_JUNCTION: tuple[tuple[Cell, Corner], ...] = (((0, 0), "SE"), ((1, 0), "SW"), ((1, 1), "NW"), ((0, 1), "NE"))
"""The four cells around the south-east corner of a cell, and the corner of each that lies there."""
_NAMED: Final = range(-130, 131)
"""The columns and rows that have names on a ruler: further than a map can reach."""
_COLUMNS: Final = Ruler(_NAMED.start, tuple(map(column_name, _NAMED)))
_ROWS: Final = Ruler(_NAMED.start, tuple(map(row_name, _NAMED)))


def place_of(view: TileView, at: Cell, on: str) -> TilePlace:
    """Return the place that a segment's name stands for on the tile that lies there."""
    return view.game.board.cells[cell_of(at)].shape.names.index(on)


def map_of(view: TileView) -> dict[Cell, Placed]:
    """Return the tiles by cell, without cells that are no tile and have a picture of their own."""
    return {placed.at: placed for placed in view.placed() if placed.tile in view.game.rules.kind_of}


def board_of(seen: TilePresentation) -> DrawnBoard:
    """Draw the map as it lies, without marks. The viewer's own figures are its focus."""
    lying = map_of(seen.view)
    board = DrawnBoard(
        tiles=tuple(DrawnTile(placed.at, placed.tile, placed.rot) for placed in lying.values()),
        columns=_COLUMNS,
        rows=_ROWS,
        figures=tuple(_figures(seen, lying)),
    )
    for face in seen.expansions:
        board = face.board(seen, board)
    viewer = None if seen.viewer is None else seen.colour(seen.viewer)
    return replace(board, focus=tuple(figure.cell for figure in board.figures if figure.colour == viewer), kept=own_last(seen))


def own_last(seen: TilePresentation) -> tuple[Cell, ...]:
    """Return the cell of the tile that the viewer laid last."""
    events = (event for played in reversed(seen.view.log) for event in reversed(played.events))
    return next(((event.at,) for event in events if isinstance(event, Laid) and event.seat == seen.viewer), ())


def _figures(seen: TilePresentation, lying: Container[Cell]) -> Iterable[DrawnFigure]:
    for seat, figure, at, on in seen.view.figures():
        cell, place = standing_at(seen, lying, figure, at, on)
        yield DrawnFigure(cell, place, seen.colour(seat), seen.figure(figure))


def standing_at(seen: TilePresentation, lying: Container[Cell], figure: str, at: Cell, on: str) -> tuple[Cell, TilePlace]:
    """Return the cell and the place where a figure stands in the picture."""
    return junction_place(lying, at) if seen.on_corner(figure) else (at, place_of(seen.view, at, on))


def junction_place(lying: Container[Cell], at: Cell) -> tuple[Cell, Corner]:
    """Return a cell's south-east corner as the corner of a tile next to it: the cell itself may hold none."""
    for (east, south), corner in _JUNCTION:
        beside = at[0] + east, at[1] + south
        if beside in lying:
            return beside, corner
    raise ValueError(f"no tile touches the corner south-east of {at}")


def laid_since(seen: TilePresentation) -> tuple[FreshTile, ...]:
    """Return the tiles laid since the viewer's last turn."""
    return tuple(FreshTile(laid.at, seen.colour(laid.seat)) for _, laid in tiles_laid(seen.view, seen.last_seen))
