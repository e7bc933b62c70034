"""The Tower (rules TOWER-n): tiers, capture, exchange and ransom."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from bot.engine.actions import SKIP, Action
from bot.engine.events import Cell, Event
from bot.engine.game import Decision
from bot.tile_game.rules.board import Piece
from bot.tile_game.rules.cells import STEPS, at_of, cell_of
from bot.tile_game.rules.expansion import Expansion
from bot.tile_game.rules.moves import Draw
from bot.tile_game.rules.steps import Beside, Choice
from bot.tile_game.rules.tile_sets import Tile, TileSet

if TYPE_CHECKING:
    from bot.tile_game.rules.carcassonne import Carcassonne
    from bot.tile_game.rules.shape import Shape

TILES = TileSet.beside(__name__)

TIERS = {2: 10, 3: 9, 4: 7, 5: 6, 6: 5}
"""TOWER-3: tiers per player, by number of players."""

PRICE = 3
"""TOWER-37: the points that a ransom costs."""

CLOSERS = ("follower", "big_follower")
"""The figures that may stand on top of a tower."""

TOP = "tower"
"""The `on` of a figure on top of a tower."""

ORGANISER, ONE_RANSOM = "organiser", "one_ransom"


class BuildTier(Action, frozen=True, cache_hash=True, tag="tier"):
    """Build one tier of the tower there (TOWER-11, 12)."""

    at: Cell


@cache
def building(cell: int) -> BuildTier:
    """Return the shared BuildTier of this cell."""
    return BuildTier(at_of(cell))


class CloseTower(Action, frozen=True, cache_hash=True, tag="close"):
    """Put a follower on top of an open tower (TOWER-13)."""

    at: Cell
    figure: str


@cache
def closing(cell: int, figure: str) -> CloseTower:
    """Return the shared CloseTower of this cell and figure."""
    return CloseTower(at_of(cell), figure)


class Capture(Action, frozen=True, cache_hash=True, tag="capture"):
    """Capture a figure; `on` is `tower` for one on top of a tower."""

    at: Cell
    on: str
    seat_of: int
    figure: str


class Exchange(Action, frozen=True, cache_hash=True, tag="exchange"):
    """Choose which of the captor's own captured figures comes back (TOWER-33)."""

    figure: str


class Ransom(Action, frozen=True, cache_hash=True, tag="ransom"):
    """Buy one figure back (TOWER-37)."""

    captor: int = msgspec.field(name="from")
    figure: str = ""


class TierBuilt(Event, frozen=True, tag="tier_built"):
    """A tower grew by a tier."""

    seat: int
    at: Cell
    height: int


class TowerClosed(Event, frozen=True, tag="tower_closed"):
    """A follower was put on top of a tower."""

    seat: int
    figure: str
    at: Cell


class Captured(Event, frozen=True, tag="captured"):
    """A figure was taken off the map; the captor's own goes home, any other becomes a prisoner or is exchanged."""

    seat: int
    seat_of: int
    figure: str
    at: Cell
    on: str


class Exchanged(Event, frozen=True, tag="exchanged"):
    """Two players returned a prisoner to each other (TOWER-32)."""

    seat: int
    figure: str
    with_seat: int
    their_figure: str


class Ransomed(Event, frozen=True, tag="ransomed"):
    """A figure was bought back."""

    seat: int
    captor: int
    figure: str


class Prisoner(NamedTuple):
    """A captured figure and its seat."""

    seat: int
    figure: str


@dataclass
class Towers:
    """Heights (0: a bare foundation), from north to south, and top figures by cell; tiers and prisoners by seat."""

    heights: dict[int, int]
    tops: dict[int, Piece]
    tiers: list[int]
    prisoners: list[tuple[Prisoner, ...]]
    ransomed: bool = False

    def copy(self) -> Towers:
        return Towers(self.heights.copy(), self.tops.copy(), self.tiers.copy(), self.prisoners.copy(), self.ransomed)

    def free(self, captor: int, prisoner: Prisoner) -> None:
        """Remove one such prisoner from its captor."""
        held = list(self.prisoners[captor])
        held.remove(prisoner)
        self.prisoners[captor] = tuple(held)


def reach(cell: int, height: int) -> list[int]:
    """Return the tower's cell and as many cells in each direction as it has tiers, empty or not (TOWER-18, 19)."""
    return [cell, *(cell + step * n for step in STEPS for n in range(1, height + 1))]


class CaptureChoice(Choice[int]):
    """TOWER-17: directly after building a tier, capture one figure in reach or none. Data: the tower's cell."""

    kind = "capture"

    def options(self, game: Carcassonne, data: int) -> list[Action]:
        towers = TOWER.of(game)
        cells = set(reach(data, towers.heights[data]))
        followers = game.rules.followers
        pieces = [p for p in game.board.pieces() if p.cell in cells and p.figure in followers]
        pieces += [p for cell, p in towers.tops.items() if cell in cells]
        pieces.sort(key=lambda p: (p.cell, p.number))
        return [*(Capture(at_of(p.cell), p.on, p.seat, p.figure) for p in pieces), SKIP]

    def take(self, game: Carcassonne, data: int, action: Action) -> None:
        if isinstance(action, Capture):
            capture(game, action)

    def decision(self, game: Carcassonne, data: int) -> Decision:
        return Decision(game.turn, self.kind, game.tile_in_question(), at_of(data))


class ExchangeChoice(Choice[tuple[int, str]]):
    """TOWER-33: the captor chooses which of its figures comes home. Data: the other seat and its figure just captured."""

    kind = "exchange"

    def options(self, game: Carcassonne, data: tuple[int, str]) -> list[Action]:
        other, _ = data
        kinds = dict.fromkeys(p.figure for p in TOWER.of(game).prisoners[other] if p.seat == game.turn)
        return [Exchange(figure) for figure in kinds]

    def take(self, game: Carcassonne, data: tuple[int, str], action: Action) -> None:
        assert isinstance(action, Exchange)
        other, captured = data
        TOWER.of(game).free(other, Prisoner(game.turn, action.figure))
        game.supplies[game.turn][action.figure] += 1
        game.supplies[other][captured] += 1
        game.emit(Exchanged(game.turn, action.figure, other, captured))

    def decision(self, game: Carcassonne, data: tuple[int, str]) -> Decision:
        return Decision(game.turn, self.kind, game.tile_in_question(), subject=data[1])


class LastRansom(Beside[None]):
    """TOWER-42 (c): the last chance for a ransom, at the end of the turn's last part."""

    kind = "ransom"

    def own(self, game: Carcassonne, data: None) -> list[Action]:
        return [SKIP]


CAPTURE = CaptureChoice()
EXCHANGE = ExchangeChoice()
LAST_RANSOM = LastRansom()


def capture(game: Carcassonne, action: Capture) -> None:
    """TOWER-23..28, 32: take the figure away; another player's becomes a prisoner or is exchanged at once."""
    towers, cell = TOWER.of(game), cell_of(action.at)
    if action.on == TOP:
        del towers.tops[cell]
    else:
        game.lift(next(p for p in game.board.pieces() if _is(p, cell, action)))
    game.emit(Captured(game.turn, action.seat_of, action.figure, action.at, action.on))
    if action.seat_of == game.turn:
        game.supplies[game.turn][action.figure] += 1
    elif any(p.seat == game.turn for p in towers.prisoners[action.seat_of]):
        game.push(EXCHANGE, (action.seat_of, action.figure))
    else:
        towers.prisoners[game.turn] = (*towers.prisoners[game.turn], Prisoner(action.seat_of, action.figure))


def _is(piece: Piece, cell: int, action: Capture) -> bool:
    return (piece.cell, piece.on, piece.seat, piece.figure) == (cell, action.on, action.seat_of, action.figure)


class Tower(Expansion[Towers]):
    """Towers and prisoners."""

    id = "tower"
    token_names = ("tiers", "prisoners")
    tile_set = TILES  # TOWER-1
    options = (ORGANISER, ONE_RANSOM)
    actions = (BuildTier, CloseTower, Capture, Exchange, Ransom)
    beside_actions = (Ransom,)
    out_of_order = (ORGANISER,)
    events = (TierBuilt, TowerClosed, Captured, Exchanged, Ransomed)

    def state(self, game: Carcassonne) -> Towers:
        if ORGANISER in game.rules.options:
            _, (low, high) = game.left_over
            middle = low + (high - low + 1) // 2  # the left half has the odd tile
            game.left_over = (game.left_over[0], (low, middle), (middle, high))
        return Towers({}, {}, [TIERS[game.seats]] * game.seats, [()] * game.seats)

    def takers(self) -> dict[type[Action], Callable[[Carcassonne, Any], None]]:
        return {BuildTier: self.build, CloseTower: self.close, Ransom: self.pay_ransom}

    def turn_begins(self, game: Carcassonne) -> None:
        self.of(game).ransomed = False

    def draws(self, game: Carcassonne) -> list[Action]:
        """TOWER-6: with the organiser, either end of either half; a half of one tile has one end."""
        options: list[Action] = []
        if ORGANISER not in game.rules.options:
            return options
        for half, (low, high) in zip(("left", "right"), game.left_over[1:], strict=True):
            if high > low:
                options.append(Draw(f"{half}_top"))
            if high > low + 1:
                options.append(Draw(f"{half}_bottom"))
        return options

    def concerns(self, tile: Tile) -> bool:
        """TOWER-2: the tiles with a foundation."""
        return tile.flags.tower

    def on_laid(self, game: Carcassonne, cell: int, shape: Shape) -> None:
        towers = self.of(game)
        towers.heights = dict(sorted([*towers.heights.items(), (cell, 0)]))

    def step_two(self, game: Carcassonne) -> list[Action]:
        """TOWER-11..16: build where no figure stands on top; close where there is also at least one tier."""
        towers = self.of(game)
        heights, tops = towers.heights, towers.tops
        options: list[Action] = []
        if towers.tiers[game.turn]:
            options += [building(cell) for cell in heights if cell not in tops]
        supply = game.supplies[game.turn]
        for figure in CLOSERS:
            if supply.get(figure):
                options += [closing(cell, figure) for cell, height in heights.items() if height and cell not in tops]
        return options

    def build(self, game: Carcassonne, action: BuildTier) -> None:
        towers, cell = self.of(game), cell_of(action.at)
        towers.tiers[game.turn] -= 1
        towers.heights[cell] += 1
        game.emit(TierBuilt(game.turn, action.at, towers.heights[cell]))
        game.push(CAPTURE, cell)

    def close(self, game: Carcassonne, action: CloseTower) -> None:
        cell = cell_of(action.at)
        game.supplies[game.turn][action.figure] -= 1
        game.pieces_placed += 1
        top = Piece(game.turn, action.figure, cell, TOP, -1, game.turn_number, game.pieces_placed)
        self.of(game).tops[cell] = top
        game.emit(TowerClosed(game.turn, action.figure, action.at))

    def beside(self, game: Carcassonne) -> list[Action]:
        """TOWER-37..42: with at least 3 points, buy back any own figure from any captor."""
        towers = self.of(game)
        if not any(towers.prisoners) or game.scores[game.turn] < PRICE or (towers.ransomed and ONE_RANSOM in game.rules.options):
            return []
        return [
            Ransom(captor, figure)
            for captor, held in enumerate(towers.prisoners)
            for figure in dict.fromkeys(p.figure for p in held if p.seat == game.turn)
        ]

    def pay_ransom(self, game: Carcassonne, action: Ransom) -> None:
        towers, payer = self.of(game), game.turn
        towers.free(action.captor, Prisoner(payer, action.figure))
        towers.ransomed = True
        game.supplies[payer][action.figure] += 1
        game.emit(Ransomed(payer, action.captor, action.figure))
        game.give(payer, -PRICE, "ransom", {"paid": PRICE})
        game.give(action.captor, PRICE, "ransom", {"received": PRICE})

    def turn_ends(self, game: Carcassonne) -> None:
        if self.beside(game):
            game.push(LAST_RANSOM, None)

    def tokens(self, game: Carcassonne, seat: int) -> dict[str, Any]:
        towers = self.of(game)
        held = [{"figure": p.figure, "seat": p.seat} for p in towers.prisoners[seat]]
        return {"tiers": towers.tiers[seat], "prisoners": held}

    def elsewhere(self, game: Carcassonne) -> list[tuple[int, str]]:
        towers = self.of(game)
        prisoners = [(p.seat, p.figure) for held in towers.prisoners for p in held]
        moving = [(data[0], data[1]) for step, data in game.agenda if step is EXCHANGE]
        return prisoners + moving + [(p.seat, p.figure) for p in towers.tops.values()]


TOWER = Tower()
