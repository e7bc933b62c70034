"""Turn a view of the tile game into the map of a scene: tiles, figures, towers, the fortress, and rulers with the map's names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable
from typing import Literal

from bot.engine.events import Cell
from bot.scene.presentation import TilePresentation, tiles_laid
from bot.tile_game.expansions.siege.rules import OUTPOSTS, row_length, siege_of
from bot.tile_game.expansions.tower.rules import towers_of
from bot.tile_game.face.names import column_name, row_name
from bot.tile_game.rules.board import Piece
from bot.tile_game.rules.cells import at_of, cell_of
from bot.tile_game.rules.queries import Placed
from bot.tile_game.rules.view import TileView
from renderer.scene import (
    DrawnBoard,
    DrawnFigure,
    DrawnFortress,
    DrawnTile,
    DrawnTower,
    FigureKind,
    FreshTile,
    Outpost,
    OutpostKind,
    Place,
    Ruler,
)

FIGURE_KINDS: dict[str, FigureKind] = {
    "follower": "follower",
    "big_follower": "big",
    "abbot": "abbot",
    "mayor": "mayor",
    "wagon": "wagon",
    "builder": "builder",
    "pig": "pig",
    "barn": "barn",
}
"""The name of each figure in the rules -> its name in pictures."""

Corner = Literal["NW", "NE", "SE", "SW"]

FORTRESS_CORNER = (0, 0)
FORTRESS_BANKS = (((1, 0), "field@NL"), ((1, 2), "field@SL"))
"""A segment of the field north of the fortress, and one of the field south of it."""
_OUTPOST_KINDS: dict[str, OutpostKind] = {"knights": "knights", "travellers": "travellers", "monks": "monks"}
_JUNCTION: tuple[tuple[Cell, Corner], ...] = (((0, 0), "SE"), ((1, 0), "SW"), ((1, 1), "NW"), ((0, 1), "NE"))
"""The four cells around the south-east corner of a cell, and the corner of each that lies there."""
_RULER = 130
"""Names on a ruler to each side of the start tile, further than a map can reach."""


def place_of(view: TileView, at: Cell, on: str) -> Place:
    """Return the place that a segment's name stands for on the tile that lies there."""
    return "tower" if on == "tower" else view.game.board.cells[cell_of(at)].shape.names.index(on)


def map_of(view: TileView) -> dict[Cell, Placed]:
    """Return the tiles by cell, without those of the fortress, which has a picture of its own."""
    return {placed.at: placed for placed in view.placed() if placed.tile in view.kind.tiles}


def board_of(sight: TilePresentation) -> DrawnBoard:
    """Draw the map as it lies, without marks. The viewer's own figures are its focus."""
    view = sight.view
    lying = map_of(view)
    figures = tuple(_figures(sight, lying))
    viewer = None if sight.viewer is None else sight.colour(sight.viewer)
    return DrawnBoard(
        tiles=tuple(DrawnTile(placed.at, placed.tile, placed.rot) for placed in lying.values()),
        columns=Ruler(-_RULER, tuple(column_name(x) for x in range(-_RULER, _RULER + 1))),
        rows=Ruler(-_RULER, tuple(row_name(y) for y in range(-_RULER, _RULER + 1))),
        figures=figures,
        towers=tuple(DrawnTower(at, tiers) for at, tiers in heights_of(view).items() if tiers),
        fortress=_fortress(sight),
        focus=tuple(figure.cell for figure in figures if figure.colour == viewer),
    )


def _figures(sight: TilePresentation, lying: dict[Cell, Placed]) -> Iterable[DrawnFigure]:
    for seat, figure, at, on in sight.view.figures():
        kind, colour = FIGURE_KINDS[figure], sight.colour(seat)
        if figure == "barn":
            cell, corner = junction_place(lying, at)
            yield DrawnFigure(cell, corner, colour, kind)
        else:
            yield DrawnFigure(at, place_of(sight.view, at, on), colour, kind)
    for piece in tops_of(sight.view).values():
        yield DrawnFigure(at_of(piece.cell), "tower", sight.colour(piece.seat), FIGURE_KINDS[piece.figure])


def junction_place(lying: Container[Cell], at: Cell) -> tuple[Cell, Corner]:
    """Return a cell's south-east corner as the corner of a tile next to it: the fortress has cells, but no tile."""
    for (east, south), corner in _JUNCTION:
        beside = at[0] + east, at[1] + south
        if beside in lying:
            return beside, corner
    raise ValueError(f"no tile touches the corner south-east of {at}")


def heights_of(view: TileView) -> dict[Cell, int]:
    """Return the tiers on each foundation, 0 for a bare one."""
    return {at_of(cell): tiers for cell, tiers in towers_of(view.game).heights.items()} if "tower" in view.game.parts else {}


def tops_of(view: TileView) -> dict[Cell, Piece]:
    """Return the figure on top of each closed tower."""
    return {at_of(cell): piece for cell, piece in towers_of(view.game).tops.items()} if "tower" in view.game.parts else {}


def _fortress(sight: TilePresentation) -> DrawnFortress | None:
    view = sight.view
    if "siege" not in view.game.parts:
        return None
    return DrawnFortress(FORTRESS_CORNER, row_length(view.game), tuple(_outpost(sight, name) for name in OUTPOSTS))


def _outpost(sight: TilePresentation, name: str) -> Outpost:
    siege = siege_of(sight.view.game)
    pile = Counter(sight.colour(seat) for seat in siege.piles[name])
    return Outpost(
        _OUTPOST_KINDS[name],
        tuple(sight.colour(seat) for seat in siege.rows[name]),
        tuple(pile.items()),
        name in siege.catapults,
    )


def laid_since(sight: TilePresentation) -> tuple[FreshTile, ...]:
    """Return the tiles laid since the viewer's last turn, each labelled with the number of its turn."""
    return tuple(FreshTile(laid.at, sight.colour(laid.seat), str(turn)) for turn, laid in tiles_laid(sight.view, sight.seen))
