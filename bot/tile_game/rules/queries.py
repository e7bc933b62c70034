"""Queries about a position for chat, pictures and computer players, so that none of them implements a rule again."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.engine.actions import Action
from bot.engine.events import Cell, Points
from bot.tile_game.rules.board import OPEN, Piece
from bot.tile_game.rules.cells import at_of, cell_of
from bot.tile_game.rules.figures import Deploy
from bot.tile_game.rules.hidden import unseen
from bot.tile_game.rules.moves import Laid
from bot.tile_game.rules.scoring import owners, size_of, worth
from bot.tile_game.rules.tile_sets import CITY, FIELD, RIVER

if TYPE_CHECKING:
    from bot.tile_game.rules.carcassonne import Carcassonne

ENCLOSED = "city@-"
"""The segment name of a city that reaches no side of its cell: it stands from the start, and brings nobody points."""


class Placed(NamedTuple):
    """A tile on the map."""

    at: Cell
    tile: str
    rot: int


class PlacedFigure(NamedTuple):
    """A figure on the map; `on` is the name of its segment."""

    seat: int
    figure: str
    at: Cell
    on: str


class Feature(NamedTuple):
    """A road, city, field, monastery or garden and everything known about it.

    `points` and `terms`: what each owner would score for it as it lies now; `open`: its open sides or, for a cloister, the
    empty cells around it.
    """

    kind: str
    at: Cell
    on: str
    segments: tuple[tuple[Cell, str], ...]
    tiles: int
    complete: bool
    open: int
    figures: tuple[PlacedFigure, ...]
    owners: tuple[int, ...]
    points: int
    terms: dict[str, int]

    @property
    def claimable(self) -> bool:
        """Whether a figure can ever stand there: not in an enclosed city."""
        return (self.kind, self.on) != (CITY, ENCLOSED)


def placed(game: Carcassonne) -> list[Placed]:
    """Return every tile on the map in the order of laying."""
    return [Placed(at_of(cell), laid.shape.id, laid.shape.rot) for cell, laid in game.board.cells.items()]


def features(game: Carcassonne) -> list[Feature]:
    """Return every feature, ordered by first segment."""
    board = game.board
    members: dict[int, list[tuple[Cell, str]]] = {}
    for cell, laid in sorted(board.cells.items()):
        for i, name in enumerate(laid.shape.names):
            if laid.shape.kinds[i] != RIVER:
                members.setdefault(board.root(laid.base + i), []).append((at_of(cell), name))
    return [_feature(game, root, segments) for root, segments in members.items()]


def _feature(game: Carcassonne, root: int, segments: list[tuple[Cell, str]]) -> Feature:
    board = game.board
    kind = board.kinds[root]
    at, on = board.place_of(root)
    points, terms = value(game, root)
    return Feature(
        kind,
        at,
        on,
        tuple(segments),
        len({cell for cell, _ in segments}) if kind == FIELD else size_of(game, root),
        kind != FIELD and board.complete(root),
        0 if kind == FIELD else board.tally[root] & OPEN,
        tuple(standing(p) for p in board.on.get(root, ())),
        tuple(owners(game, root)),
        points,
        terms,
    )


def value(game: Carcassonne, root: int) -> tuple[int, dict[str, int]]:
    """Return the points and terms of a feature as it lies now; those of a field are without a pig (FIELD-4)."""
    board = game.board
    if board.kinds[root] == FIELD:
        cities = board.completed_cities(root)
        return 3 * cities, {"cities": cities, "each": 3}
    if board.kinds[root] == CITY and board.place_of(root)[1] == ENCLOSED:
        return 0, {}
    return worth(game, root)


def standing(piece: Piece) -> PlacedFigure:
    """Convert a board's piece to the public form."""
    return PlacedFigure(piece.seat, piece.figure, at_of(piece.cell), piece.on)


def figures(game: Carcassonne) -> list[PlacedFigure]:
    """Return every figure on a feature, in the order of placing."""
    return [standing(p) for p in sorted(game.board.pieces(), key=lambda p: p.number)]


def potential(game: Carcassonne, action: Action) -> tuple[int, dict[str, int]] | None:
    """Return the points and terms of a figure option's feature as it lies now; None for other actions, and for a builder.

    A field is worth nothing before the end; its terms also have `near`, all cities that it touches. A pig adds one for each city.
    """
    if not isinstance(action, Deploy) or game.spot is None:
        return None
    node = game.board.node_at(game.spot, action.on)
    if node is None:
        return None
    points, terms = value(game, root := game.board.root(node))
    joins = any(figure.name == action.figure for figure in game.rules.joining)
    if game.board.kinds[root] != FIELD:
        return None if joins else (points, terms)
    each = 1 if joins else terms["each"]
    return each * terms["cities"], {**terms, "each": each, "near": _cities_near(game, root)}


def _cities_near(game: Carcassonne, field: int) -> int:
    """Count the cities that a field touches, completed or not."""
    board = game.board
    cities = {board.root(node) for node, kind in enumerate(board.kinds) if kind == CITY}
    return sum(1 for city in cities if board.bits[city] & board.bits[field])


def tiles_left(game: Carcassonne) -> dict[str, int]:
    """Count the tiles still in the stack, by id."""
    return {game.rules.tiles[kind].id: count for kind, count in sorted(unseen(game).items()) if count}


def dead_cells(game: Carcassonne) -> list[Cell]:
    """Return the open cells where no tile of the stack or in hand can ever lie; new neighbours only add constraints."""
    kinds = [*(k for k, count in unseen(game).items() if count), *([] if game.hand is None else [game.hand])]
    fits = [game.rules.fits[kind] for kind in kinds]
    return [at_of(cell) for cell, asked in sorted(game.board.open.items()) if not any(fit[asked] for fit in fits)]


def is_open(game: Carcassonne, at: Cell) -> bool:
    """Return whether a cell is free and touches a tile."""
    return cell_of(at) in game.board.open


def fitting(game: Carcassonne, at: Cell) -> dict[str, int]:
    """Count the tiles of the stack that fit in an open cell, by id."""
    asked = game.board.open.get(cell_of(at), 0)
    return {
        game.rules.tiles[kind].id: count for kind, count in sorted(unseen(game).items()) if count and game.rules.fits[kind][asked]
    }


class Since(NamedTuple):
    """Tiles laid and points scored between a version of the log and now."""

    laid: tuple[tuple[int, Placed], ...]
    points: tuple[Points, ...]


def since(game: Carcassonne, version: int) -> Since:
    """Return the tiles laid (with their seats) and the points scored since the log had this length."""
    events = [e for played in game.log[max(0, version) :] for e in played.events]
    return Since(
        tuple((e.seat, Placed(e.at, e.tile, e.rot)) for e in events if isinstance(e, Laid)),
        tuple(e for e in events if isinstance(e, Points)),
    )
