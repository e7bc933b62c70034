"""Abbey & Mayor: abbey, mayor, wagon and barn (rules AM-n, ABBEY-n, MAYOR-n, WAGON-n, BARN-n).

The mayor is just a figure whose weight is the city's shields.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from bot.engine.actions import SKIP, Action, Skip
from bot.engine.events import Cell, Event
from bot.engine.game import Decision
from bot.tile_game.expansions.fields.rules import score_field
from bot.tile_game.rules.board import OPEN, Piece
from bot.tile_game.rules.cells import AROUND, EAST, NORTH, SOUTH, STEPS, WEST, at_of, cell_of
from bot.tile_game.rules.expansion import Expansion
from bot.tile_game.rules.figures import Figure
from bot.tile_game.rules.moves import TurnBegan
from bot.tile_game.rules.steps import END_TURN, Choice
from bot.tile_game.rules.tile_sets import CITY, FIELD, MONASTERY, ROAD, Tile, TileSet

if TYPE_CHECKING:
    from bot.tile_game.rules.carcassonne import Carcassonne
    from bot.tile_game.rules.shape import Shape

TILES = TileSet.beside(__name__)
ABBEY_TILE = TILES.the("abbey")


class PlaceAbbey(Action, frozen=True, cache_hash=True, tag="abbey"):
    """Place the abbey instead of drawing (ABBEY-1), or in the abbey round (ABBEY-14)."""

    at: Cell


class PlaceBarn(Action, frozen=True, cache_hash=True, tag="barn"):
    """Place the barn on the south-east corner of a cell (BARN-1)."""

    at: Cell


@cache
def barn_at(cell: int) -> PlaceBarn:
    """Return the shared PlaceBarn of this cell."""
    return PlaceBarn(at_of(cell))


class MoveWagon(Action, frozen=True, cache_hash=True, tag="wagon"):
    """Move the wagon from a scored feature to a free unfinished one nearby (WAGON-5)."""

    at: Cell
    on: str


class WagonMoved(Event, frozen=True, tag="wagon_moved"):
    """A wagon moved on after scoring."""

    seat: int
    at: Cell
    on: str
    start: Cell


class BarnBuilt(Event, frozen=True, tag="barn_built"):
    """A barn was placed on the south-east corner of a cell."""

    seat: int
    at: Cell


@dataclass
class Holdings:
    """Seats that still have an abbey, wagons on the move, the barn placed in this part, fields that barns have scored.

    `holes`: empty cells whose four neighbours all hold tiles (ABBEY-2), from north to south.
    """

    abbeys: list[bool]
    wagons: tuple[Piece, ...] = ()
    new_barn: Piece | None = None
    harvested: tuple[int, ...] = ()
    holes: tuple[int, ...] = ()

    def copy(self) -> Holdings:
        return Holdings(self.abbeys.copy(), self.wagons, self.new_barn, self.harvested, self.holes)


ALL_SIDES = 0b001_001_001_001
"""One bit of each side's three: set in a folded signature if all four neighbours require something, so all hold tiles."""

LAST_SIDE = 0b111_111_111
"""A signature is greater only if the last side requires something: most cells need no closer look."""


def abbey_options(game: Carcassonne, seat: int) -> list[Action]:
    """Return the cells where a seat may place its abbey now (ABBEY-1..4)."""
    holdings = ABBEY_MAYOR.of(game)
    if not holdings.holes or not holdings.abbeys[seat] or game.opening_left():
        return []
    return [PlaceAbbey(at_of(cell)) for cell in holdings.holes]


class AbbeyRound(Choice[int]):
    """ABBEY-14: one seat's only opportunity after the last turn. Data: the seat."""

    kind = "draw"

    def seat(self, game: Carcassonne, data: int) -> int:
        return data

    def options(self, game: Carcassonne, data: int) -> list[Action]:
        return [*abbey_options(game, data), SKIP]

    def take(self, game: Carcassonne, data: int, action: Action) -> None:
        if type(action) is Skip:
            return
        game.turn = data
        game.turn_number += 1
        game.part = 1
        game.emit(TurnBegan(game.turn, game.turn_number))
        for hook in game.rules.turn_begins:
            hook(game)
        game.push(END_TURN, False)
        super().take(game, data, action)


class Drive(Choice[Piece]):
    """TURN-8: after its feature is scored, a wagon's owner sends it home or on. Data: the wagon."""

    kind = "wagon"

    def seat(self, game: Carcassonne, data: Piece) -> int:
        return data.seat

    def options(self, game: Carcassonne, data: Piece) -> list[Action]:
        return [*(MoveWagon(at, on) for at, on in targets(game, data.cell)), SKIP]

    def take(self, game: Carcassonne, data: Piece, action: Action) -> None:
        holdings = ABBEY_MAYOR.of(game)
        holdings.wagons = tuple(w for w in holdings.wagons if w is not data)
        if isinstance(action, MoveWagon):
            game.set_down(data.figure, data.seat, cell_of(action.at), action.on)
            game.emit(WagonMoved(data.seat, action.at, action.on, at_of(data.cell)))
        else:
            game.bring_home(data.seat, data.figure, at_of(data.cell), data.on)

    def decision(self, game: Carcassonne, data: Piece) -> Decision:
        return Decision(data.seat, self.kind, game.tile_in_question(), at_of(data.cell), data.on)


ABBEY_ROUND = AbbeyRound()
DRIVE = Drive()
WAGON_KINDS = frozenset({CITY, ROAD, MONASTERY})


def targets(game: Carcassonne, start: int) -> list[tuple[Cell, str]]:
    """Return segments of unoccupied unfinished features on the wagon's tile or around it (WAGON-6)."""
    board = game.board
    out = []
    for cell in sorted((start, *(start + step for step in AROUND))):
        laid = board.cells.get(cell)
        if laid is None:
            continue
        for spot in laid.shape.spots:
            if spot.kind in WAGON_KINDS:
                root = board.root(laid.base + spot.segment)
                if board.tally[root] & OPEN and root not in board.on:
                    out.append((at_of(cell), spot.name))
    return out


#: The four cells around the south-east corner of a cell, each with that corner's index.
JUNCTION = ((0, 1), (EAST, 2), (EAST + SOUTH, 3), (SOUTH, 0))
#: The cells whose south-east corner is a corner of the tile just placed, each with that corner's index on the tile.
CORNERS_OF_TILE = ((NORTH + WEST, 3), (NORTH, 0), (WEST, 2), (0, 1))


def junction(game: Carcassonne, cell: int) -> int | None:
    """Return the field node in a cell's south-east corner, if four tiles meet there and each shows one field (BARN-2)."""
    node = None
    for step, corner in JUNCTION:
        laid = game.board.cells.get(cell + step)
        if laid is None or laid.shape.corners[corner] < 0:
            return None
        if step == 0:
            node = laid.base + laid.shape.corners[corner]
    return node


class AbbeyMayor(Expansion[Holdings]):
    """Abbey, mayor, wagon and barn."""

    id = "abbey_mayor"
    token_names = ("abbey",)
    tile_set = TILES  # AM-1
    figures = (
        Figure("mayor", 1, frozenset({CITY}), weight=None),
        Figure("wagon", 1, WAGON_KINDS, lingers=True),
        Figure("barn", 1, frozenset({FIELD}), follower=False, weight=0, deploys=False),
    )
    actions = (PlaceAbbey, PlaceBarn, MoveWagon)
    events = (WagonMoved, BarnBuilt)
    scoring_rank = 2
    final_rank = 5

    def other_tiles(self, modules: Sequence[str]) -> tuple[Tile, ...]:
        """AM-2: the abbeys lie in front of the players."""
        return (ABBEY_TILE,)

    def takers(self) -> dict[type[Action], Callable[[Carcassonne, Any], None]]:
        return {PlaceAbbey: self.place_abbey, PlaceBarn: self.place_barn}

    def state(self, game: Carcassonne) -> Holdings:
        return Holdings([True] * game.seats)

    # abbey

    def instead_of_drawing(self, game: Carcassonne) -> list[Action]:
        """ABBEY-1, 13."""
        return abbey_options(game, game.turn)

    def place_abbey(self, game: Carcassonne, action: PlaceAbbey) -> None:
        """ABBEY-5..10: lay it like a tile; it closes the sides it touches."""
        self.of(game).abbeys[game.turn] = False
        game.lay(action.at, game.rules.shapes[game.rules.kind_of[ABBEY_TILE.id]][0])

    def closing(self, game: Carcassonne) -> None:
        """ABBEY-14: ask clockwise from the left of the last player on turn, who comes last."""
        last = game.turn
        for distance in range(game.seats, 0, -1):
            game.push(ABBEY_ROUND, (last + distance) % game.seats)

    # wagon

    def lingering(self, game: Carcassonne, pieces: Sequence[Piece]) -> None:
        """WAGON-4, 9: the player on turn decides first, then clockwise."""
        wagons = sorted(pieces, key=lambda p: (p.seat - game.turn) % game.seats)
        self.of(game).wagons = tuple(wagons)
        for wagon in reversed(wagons):
            game.push(DRIVE, wagon)

    def elsewhere(self, game: Carcassonne) -> list[tuple[int, str]]:
        return [(wagon.seat, wagon.figure) for wagon in self.of(game).wagons]

    # barn

    def on_laid(self, game: Carcassonne, cell: int, shape: Shape) -> None:
        """Update the holes: a new one can only be beside the new tile, a filled one only on its cell."""
        holdings = self.of(game)
        holdings.new_barn = None
        open_cells = game.board.open
        new = []
        for step in STEPS:
            asked = open_cells.get(cell + step, 0)
            if asked > LAST_SIDE and (asked | asked >> 1 | asked >> 2) & ALL_SIDES == ALL_SIDES:
                new.append(cell + step)
        if new or cell in holdings.holes:
            holdings.holes = tuple(sorted({*holdings.holes, *new} - {cell}))

    def step_two(self, game: Carcassonne) -> list[Action]:
        """BARN-1..3: on a corner of the tile just placed where four fields meet and no barn stands yet."""
        if not game.supplies[game.turn].get("barn") or game.spot is None:
            return []
        shape = game.board.cells[game.spot].shape
        options: list[Action] = []
        for step, corner in CORNERS_OF_TILE:
            if shape.corners[corner] < 0:
                continue
            node = junction(game, game.spot + step)
            if node is not None and not barns_on(game, game.board.root(node)):
                options.append(barn_at(game.spot + step))
        return options

    def place_barn(self, game: Carcassonne, action: PlaceBarn) -> None:
        cell = cell_of(action.at)
        node = junction(game, cell)
        assert node is not None
        laid = game.board.cells[cell]
        self.of(game).new_barn = game.put("barn", game.turn, cell, laid.shape.names[node - laid.base])
        game.emit(BarnBuilt(game.turn, action.at))

    def after_scoring(self, game: Carcassonne, completed: Sequence[int]) -> None:
        """BARN-5 on placing, BARN-8 on joining: farmers on a barn's field score."""
        assert game.spot is not None
        board, holdings = game.board, self.of(game)
        laid = board.cells[game.spot]
        for i in laid.shape.fields:
            root = board.root(laid.base + i)
            pieces = board.on.get(root, ())
            if len(pieces) < 2 or root in holdings.harvested or not barns_on(game, root):  # it needs a barn and a farmer
                continue
            if any(p.figure not in game.rules.fixed for p in pieces):
                placed = holdings.new_barn is not None and board.root(holdings.new_barn.node) == root
                score_field(game, root, 3 if placed else 1, "barn_placed" if placed else "barn_joined")
                holdings.harvested += (root,)

    def returning(self, game: Carcassonne) -> None:
        """BARN-6, BARN-9: farmers go home together with the figures of completed features (TURN-6)."""
        holdings = self.of(game)
        fields, holdings.harvested = holdings.harvested, ()
        for root in fields:
            game.clear_field(root)

    def final(self, game: Carcassonne) -> None:
        """BARN-10: each barn's owner scores 4 points per completed city, regardless of majority."""
        board = game.board
        roots = [r for r, pieces in board.on.items() if any(p.figure == "barn" for p in pieces)]
        for root in sorted(roots, key=board.first.__getitem__):
            cities = board.completed_cities(root)
            if cities:
                at, on = board.place_of(root)
                for seat in barns_on(game, root):
                    game.give(seat, 4 * cities, "barn", {"cities": cities, "each": 4}, at, on)

    def tokens(self, game: Carcassonne, seat: int) -> dict[str, Any]:
        return {"abbey": int(self.of(game).abbeys[seat])}


def barns_on(game: Carcassonne, root: int) -> list[int]:
    """Return the seats whose barns stand on a field."""
    return sorted(p.seat for p in game.board.on.get(root, ()) if p.figure == "barn")


ABBEY_MAYOR = AbbeyMayor()
