"""Siege and Defence (rules SIEGE-n): the fortress, outposts, catapults, attacks and counter-attacks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from bot.engine.actions import SKIP, Action
from bot.engine.events import Cell, Event
from bot.engine.game import Decision
from bot.tile_game.expansions.river import rules as river
from bot.tile_game.rules.board import Board, Piece
from bot.tile_game.rules.cells import at_of, cell_of
from bot.tile_game.rules.expansion import Expansion, repeated
from bot.tile_game.rules.shape import Shape
from bot.tile_game.rules.steps import Choice, Step
from bot.tile_game.rules.tile_sets import CITY, FIELD, GARDEN, MONASTERY, RIVER, ROAD, Segment, Tile, TileSet

if TYPE_CHECKING:
    from bot.tile_game.rules.carcassonne import Carcassonne


class FortressCell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the twelve cells; `outer` gives the letters of the outward sides."""

    x: int
    y: int
    tile: str
    outer: dict[str, str]


class FortressSegment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A segment that spans several cells; places have the form `x,y:half`."""

    kind: str
    at: tuple[str, ...]
    fortress: bool = False
    cities: tuple[int, ...] = ()


class RiverEnd(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place where the river leaves the fortress, and the cell beyond it."""

    at: str
    neighbour: tuple[int, int]


class ExtraCells(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The dark cells of a row and the numbers of players for which they count."""

    min_players: int
    max_players: int
    cells: int


class Rows(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The length of the outposts' rows for some numbers of players (SIEGE-22)."""

    players: tuple[int, ...]
    cells: int
    extra: ExtraCells


class FortressTiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fortress of twelve cells (SIEGE-11..14)."""

    cells: tuple[FortressCell, ...]
    segments: tuple[FortressSegment, ...]
    river_ends: tuple[RiverEnd, ...]
    outposts: tuple[str, ...]
    rows: tuple[Rows, ...]

    def row_length(self, players: int) -> int:
        """Return the number of cells in each row for this number of players (SIEGE-21, 22)."""
        row = next(r for r in self.rows if players in r.players)
        return row.cells + (row.extra.cells if row.extra.min_players <= players <= row.extra.max_players else 0)


class SiegeTiles(TileSet, frozen=True, forbid_unknown_fields=True):
    """The tiles and the fortress."""

    fortress: FortressTiles


TILES = SiegeTiles.beside(__name__)
FORTRESS = TILES.fortress

OUTPOSTS = ("knights", "travellers", "monks")
OUTPOST_OF = {CITY: "knights", ROAD: "travellers", MONASTERY: "monks", GARDEN: "monks"}
"""SIEGE-28, SIEGE-57: the outpost of a figure on a feature of this kind."""

DEFENDER = "follower"
POINTS = 3
"""SIEGE-36, SIEGE-50: points for each defender."""


class PlaceDefender(Action, frozen=True, cache_hash=True, tag="outpost"):
    """Add a defender to the figure just deployed: in its outpost's row, or for a farmer in any follower cell (SIEGE-27..29)."""

    outpost: str


class ChooseOutpost(Action, frozen=True, cache_hash=True, tag="siege"):
    """Choose the outpost for a question mark (SIEGE-45)."""

    outpost: str


class Withdraw(Action, frozen=True, cache_hash=True, tag="withdraw"):
    """Take a figure off the map (SIEGE-51)."""

    at: Cell
    on: str
    figure: str


class DefenderPlaced(Event, frozen=True, tag="defender_placed"):
    """A defender was placed in a row, or in the follower cell (`pile`)."""

    seat: int
    outpost: str
    pile: bool = False


class Advanced(Event, frozen=True, tag="advanced"):
    """A catapult was put in front of an outpost (SIEGE-43)."""

    seat: int
    outpost: str


class Attacked(Event, frozen=True, tag="attacked"):
    """An outpost was attacked (SIEGE-44)."""

    seat: int
    outpost: str


class CounterAttacked(Event, frozen=True, tag="counter_attacked"):
    """An outpost's defenders counter-attacked: its row was full or the game ended (SIEGE-34, SIEGE-61)."""

    outpost: str


class Withdrawn(Event, frozen=True, tag="withdrawn"):
    """An attack drove a figure off the map."""

    seat: int
    figure: str
    at: Cell
    on: str


class DefendersHome(Event, frozen=True, tag="defenders_home"):
    """A seat's defenders of an outpost returned to the supply."""

    seat: int
    outpost: str
    count: int


@dataclass
class Siege:
    """Defenders' seats by outpost, in rows and follower cells; outposts with a catapult; the outpost whose row just filled up."""

    rows: dict[str, tuple[int, ...]] = field(default_factory=lambda: dict.fromkeys(OUTPOSTS, ()))
    piles: dict[str, tuple[int, ...]] = field(default_factory=lambda: dict.fromkeys(OUTPOSTS, ()))
    catapults: tuple[str, ...] = ()
    filled: str | None = None

    def copy(self) -> Siege:
        return Siege(self.rows.copy(), self.piles.copy(), self.catapults, self.filled)

    def defenders(self, outpost: str) -> tuple[int, ...]:
        """Return the seats of all defenders of an outpost."""
        return self.rows[outpost] + self.piles[outpost]


def row_length(game: Carcassonne) -> int:
    """Return the length of a row (SIEGE-22)."""
    return FORTRESS.row_length(game.seats)


class Symbol(Choice[str]):
    """SIEGE-42..45: one siege symbol of the drawn tile. Data: its outpost, or `any`."""

    kind = "siege"

    def options(self, game: Carcassonne, data: str) -> list[Action]:
        return [ChooseOutpost(outpost) for outpost in (OUTPOSTS if data == "any" else (data,))]

    def take(self, game: Carcassonne, data: str, action: Action) -> None:
        assert isinstance(action, ChooseOutpost)
        siege, outpost = SIEGE.of(game), action.outpost
        if outpost in siege.catapults:
            attack(game, outpost)
        else:
            siege.catapults = (*siege.catapults, outpost)
            game.emit(Advanced(game.turn, outpost))

    def default(self, game: Carcassonne, data: str, options: tuple[Action, ...]) -> Action:
        """Advance rather than attack."""
        catapults = SIEGE.of(game).catapults
        return next((o for o in options if isinstance(o, ChooseOutpost) and o.outpost not in catapults), options[0])


class MustWithdraw(Choice[tuple[int, str]]):
    """SIEGE-51..53: a player without a defender takes one figure of the attacked kind home. Data: seat, outpost."""

    kind = "withdraw"

    def seat(self, game: Carcassonne, data: tuple[int, str]) -> int:
        return data[0]

    def options(self, game: Carcassonne, data: tuple[int, str]) -> list[Action]:
        return [Withdraw(at_of(p.cell), p.on, p.figure) for p in exposed(game, *data)]

    def take(self, game: Carcassonne, data: tuple[int, str], action: Action) -> None:
        assert isinstance(action, Withdraw)
        seat, outpost = data
        piece = next(p for p in exposed(game, seat, outpost) if (at_of(p.cell), p.on) == (action.at, action.on))
        game.lift(piece)
        game.supplies[seat][piece.figure] += 1
        game.emit(Withdrawn(seat, piece.figure, action.at, action.on))

    def default(self, game: Carcassonne, data: tuple[int, str], options: tuple[Action, ...]) -> Action:
        """SIEGE-E13: the figure whose feature would score least if the game ended now; among equals the last placed."""
        seat, outpost = data
        promised: dict[int, int] = {}
        for event in game.forecast():
            if event.seat == seat and event.at is not None and event.on is not None:
                node = game.board.node_at(cell_of(event.at), event.on)
                if node is not None:
                    root = game.board.root(node)
                    promised[root] = promised.get(root, 0) + event.points
        piece = min(exposed(game, seat, outpost), key=lambda p: (promised.get(game.board.root(p.node), 0), -p.number))
        return Withdraw(at_of(piece.cell), piece.on, piece.figure)

    def decision(self, game: Carcassonne, data: tuple[int, str]) -> Decision:
        return Decision(data[0], self.kind, game.tile_in_question(), subject=data[1])


class DefenderChoice(Choice[tuple[str, ...]]):
    """SIEGE-27..31: a defender for the figure just placed, or none. Data: the outposts open to it."""

    kind = "outpost"

    def options(self, game: Carcassonne, data: tuple[str, ...]) -> list[Action]:
        return [*(PlaceDefender(outpost) for outpost in data), SKIP]

    def take(self, game: Carcassonne, data: tuple[str, ...], action: Action) -> None:
        if not isinstance(action, PlaceDefender):
            return
        siege, outpost, seat = SIEGE.of(game), action.outpost, game.turn
        game.supplies[seat][DEFENDER] -= 1
        pile = len(data) > 1  # only a farmer's defender has a choice, and it stands in the follower cell
        places = siege.piles if pile else siege.rows
        places[outpost] = (*places[outpost], seat)
        game.emit(DefenderPlaced(seat, outpost, pile))
        if not pile and len(siege.rows[outpost]) == row_length(game):
            siege.filled = outpost


class AttackEnds(Step[str]):
    """SIEGE-55: after the withdrawals, send the defenders home and remove the catapult. Data: the outpost."""

    def run(self, game: Carcassonne, data: str) -> None:
        disband(game, data)


SYMBOL = Symbol()
MUST_WITHDRAW = MustWithdraw()
DEFENDER_CHOICE = DefenderChoice()
ATTACK_ENDS = AttackEnds()


def exposed(game: Carcassonne, seat: int, outpost: str) -> list[Piece]:
    """Return a seat's followers in the role that an outpost defends (SIEGE-57), in map order."""
    kinds, followers = game.board.kinds, game.rules.followers
    pieces = [
        p for p in game.board.pieces() if p.seat == seat and p.figure in followers and OUTPOST_OF.get(kinds[p.node]) == outpost
    ]
    return sorted(pieces, key=lambda p: (p.cell, p.number))


def reward(game: Carcassonne, outpost: str) -> None:
    """SIEGE-36, SIEGE-50: score 3 points for each defender, in the row or the follower cell."""
    defenders = SIEGE.of(game).defenders(outpost)
    for seat in range(game.seats):
        count = defenders.count(seat)
        if count:
            game.give(seat, POINTS * count, "defence", {"defenders": count})


def disband(game: Carcassonne, outpost: str) -> None:
    """SIEGE-37, 38, 55: return the defenders of an outpost and remove its catapult."""
    siege = SIEGE.of(game)
    defenders = siege.defenders(outpost)
    siege.rows[outpost] = siege.piles[outpost] = ()
    siege.catapults = tuple(c for c in siege.catapults if c != outpost)
    for seat in range(game.seats):
        count = defenders.count(seat)
        if count:
            game.supplies[seat][DEFENDER] += count
            game.emit(DefendersHome(seat, outpost, count))


def attack(game: Carcassonne, outpost: str) -> None:
    """SIEGE-50..55: score defenders; players without one withdraw, clockwise from the player on turn; then clear the outpost."""
    game.emit(Attacked(game.turn, outpost))
    reward(game, outpost)
    defenders = SIEGE.of(game).defenders(outpost)
    game.push(ATTACK_ENDS, outpost)
    for distance in range(game.seats - 1, -1, -1):
        seat = (game.turn + distance) % game.seats
        if seat not in defenders:
            game.push(MUST_WITHDRAW, (seat, outpost))


def counter_attack(game: Carcassonne, outpost: str) -> None:
    """Score and return the defenders of an outpost (SIEGE-36..38)."""
    game.emit(CounterAttacked(outpost))
    reward(game, outpost)
    disband(game, outpost)


class SiegeDefence(Expansion[Siege]):
    """The fortress and its outposts."""

    id = "siege"
    tile_set = TILES
    more_followers = 2
    actions = (PlaceDefender, ChooseOutpost, Withdraw)
    events = (DefenderPlaced, Advanced, Attacked, CounterAttacked, Withdrawn, DefendersHome)
    final_rank = 0

    def tiles(self, modules: Sequence[str]) -> tuple[Tile, ...]:
        """SIEGE-8: the landscape tiles."""
        return repeated(tile for tile in TILES.tiles if not river.has_river(tile))

    def opening_tiles(self, modules: Sequence[str]) -> tuple[Tile, ...]:
        """SIEGE-6, 7: the river tile, only with the River."""
        return repeated(tile for tile in TILES.tiles if river.has_river(tile)) if river.RIVER.id in modules else ()

    def other_tiles(self, modules: Sequence[str]) -> tuple[Tile, ...]:
        return (river.SOURCE, river.LAKE)

    def state(self, game: Carcassonne) -> Siege:
        return Siege()

    def lay_start(self, game: Carcassonne) -> None:
        """SIEGE-4..7, SIEGE-12: lay the fortress and the source at its west end, the lake or a river to come at its east end."""
        lay_fortress(game)
        west, east = FORTRESS.river_ends
        river.lay_source(game, west.neighbour, flow=1)
        if river.RIVER.id in game.rules.modules:
            # SIEGE-18: the first tile's bend leads away from the fortress, to the south
            river.spring(game, cell_of(east.neighbour) - 1, flow=1, first_bend=2)
        else:
            lake = game.rules.shapes[game.rules.kind_of[river.LAKE.id]]
            game.board.lay(cell_of(east.neighbour), next(s for s in lake if s.water == (3,)))

    def concerns(self, tile: Tile) -> bool:
        """SIEGE-42: the tiles with symbols."""
        return bool(tile.flags.siege)

    def on_drawn(self, game: Carcassonne) -> None:
        """SIEGE-42: resolve the drawn tile's symbols from left to right before it is placed."""
        assert game.hand is not None
        for symbol in reversed(game.rules.tiles[game.hand].flags.siege):
            game.push(SYMBOL, symbol)

    def on_deployed(self, game: Carcassonne, piece: Piece) -> None:
        """SIEGE-27..30, 32: offer a defender for a follower, if a normal one is left."""
        if piece.figure not in game.rules.followers or not game.supplies[game.turn][DEFENDER]:
            return
        kind = game.board.kinds[piece.node]
        game.push(DEFENDER_CHOICE, OUTPOSTS if kind == FIELD else (OUTPOST_OF[kind],))

    def before_scoring(self, game: Carcassonne) -> None:
        """SIEGE-34, 35."""
        siege = self.of(game)
        if siege.filled is not None:
            outpost, siege.filled = siege.filled, None
            counter_attack(game, outpost)

    def final(self, game: Carcassonne) -> None:
        """SIEGE-61: a counter-attack at each outpost before all other final scoring."""
        attacked = [data for step, data in game.agenda if step is ATTACK_ENDS]  # in a forecast: they have scored already
        for outpost in OUTPOSTS:
            if self.of(game).defenders(outpost) and outpost not in attacked:
                counter_attack(game, outpost)

    def elsewhere(self, game: Carcassonne) -> list[tuple[int, str]]:
        siege = self.of(game)
        return [(seat, DEFENDER) for outpost in OUTPOSTS for seat in siege.defenders(outpost)]


@cache
def fortress_cell(x: int, y: int) -> Shape:
    """Return a fortress cell as a tile: fields and river end on its outer sides; cell (0, 0) has the city for all twelve."""
    cell = next(c for c in FORTRESS.cells if (c.x, c.y) == (x, y))
    here = f"{x},{y}:"
    segments = [Segment(CITY)] if (x, y) == (0, 0) else []
    for segment in FORTRESS.segments:
        at = tuple(place.removeprefix(here) for place in segment.at if place.startswith(here))
        if at and segment.kind == RIVER:
            segments.append(Segment(RIVER, at))
        elif at and segment.kind == FIELD:
            segments.append(Segment(FIELD, at, cities=(0,) if (x, y) == (0, 0) else ()))
    sides = "".join(cell.outer.get(side, "-") for side in "NESW")
    return Shape(Tile(f"fortress_{x}_{y}", 1, sides, tuple(segments)), -1, 0)


def lay_fortress(game: Carcassonne) -> None:
    """Lay the fortress on the empty map."""
    game.board = fortress_board().copy()


@cache
def fortress_board() -> Board:
    """Return a map of the fortress: twelve cells, a field along the wall on each bank, one completed city (SIEGE-10, 14, 64)."""
    board = Board()
    for cell in FORTRESS.cells:
        board.lay(cell_of((cell.x, cell.y)), fortress_cell(cell.x, cell.y))
    city = board.cells[cell_of((0, 0))].base
    board.cities.append(board.bits[city])
    for segment in FORTRESS.segments:
        if segment.kind != FIELD:
            continue
        nodes = []
        for place in segment.at:
            xy, half = place.split(":")
            x, y = map(int, xy.split(","))
            laid = board.cells[cell_of((x, y))]
            nodes.append(laid.base + next(i for i, at in enumerate(laid.shape.places_at) if half in at))
        for node in nodes[1:]:
            board.join(nodes[0], node)
    return board


SIEGE = SiegeDefence()
