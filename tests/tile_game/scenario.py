"""Positions set up by hand, so that a test can say a rule in a few sentences.

    scene = Scenario("fields", seats=2)
    scene.lay("W frrr", (0, 0)).lay("U frfr", (1, 0))
    scene.stand(0, "follower", (1, 0), "road@E")
    play = scene.start("W", "U")          # seat 0 is on turn and draws a W, then seat 1 a U, then the game ends
    play.tile((2, 0), "frrr").skip()
    assert play.gained(0, "road") == 3

A tile is named by its id and its sides N E S W as it lies. Boards need not be connected and nothing is checked when laying.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any, TypeVar

from bot.engine.actions import SKIP, Action, write_action
from bot.engine.events import Event, Points
from bot.engine.game import NEWEST_RULES, Decision, Setup
from bot.engine.refusals import IllegalAction
from bot.tile_game.expansions.abbey_mayor.rules import MoveWagon, PlaceAbbey, PlaceBarn
from bot.tile_game.expansions.rules import CARCASSONNE, EXPANSIONS
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.cells import cell_of
from bot.tile_game.rules.expansion import Expansion
from bot.tile_game.rules.figures import Deploy
from bot.tile_game.rules.kind import opening_length
from bot.tile_game.rules.moves import DRAW, PlaceTile
from bot.tile_game.rules.queries import Feature, features
from bot.tile_game.rules.shape import TERRAIN_CODE, Shape
from bot.tile_game.rules.tile_sets import CITY

Cell = tuple[int, int]
Change = Callable[[Carcassonne], object]
E = TypeVar("E", bound=Event)
AROUND = {
    (-1, -1): "cfff", (0, -1): "cfff", (1, -1): "cfff", (-1, 0): "fffc",
    (1, 0): "fcff", (-1, 1): "ffcf", (0, 1): "ffcf", (1, 1): "ffcf",
}  # fmt: skip
"""Where the eight neighbours of a cell lie, and how a tile with one city lies there with its city outside."""


def rotation(shapes: tuple[Shape, ...], sides: str) -> int:
    """The first rotation in which a tile shows these sides."""
    codes = tuple(TERRAIN_CODE[c] for c in sides)
    return next(s.rot for s in shapes if s.codes == codes)


class Scenario:
    """A position being set up."""

    def __init__(self, *modules: str, seats: int = 2, options: tuple[str, ...] = (), rules: int = NEWEST_RULES) -> None:
        chosen: list[Expansion[Any]] = [e for e in EXPANSIONS if e.id in modules]
        assert len(chosen) == len(modules), f"unknown module among {modules}"
        self.setup = Setup(seats, tuple(e.id for e in chosen), dict.fromkeys(options, True), stack=())
        self.rules = copy(CARCASSONNE.rules(self.setup, rules))  # the compiled tables are shared, the start is not
        self.rules.tiles = self.rules.tiles.copy()
        self._steps: list[Callable[[Carcassonne], object]] = []

    def lay(self, tile: str, at: Cell) -> Scenario:
        """A tile lies here: "W frrr"."""
        name, sides = tile.split()

        def lay(game: Carcassonne) -> None:
            shapes = game.rules.shapes[game.rules.kind_of[name]]
            game.board.lay(cell_of(at), shapes[rotation(shapes, sides)])
            for hook in game.rules.laid[game.rules.kind_of[name]]:
                game.turn = -1  # nobody's turn: no double turn comes of it
                hook(game, cell_of(at), shapes[rotation(shapes, sides)])

        self._steps.append(lay)
        return self

    def lay_around(self, at: Cell, *but: Cell) -> Scenario:
        """Eight tiles lie around a cell, their cities looking away from it; none on the cells named."""
        for (x, y), sides in AROUND.items():
            if (beside := (at[0] + x, at[1] + y)) not in but:
                self.lay(f"E {sides}", beside)
        return self

    def stand(self, seat: int, figure: str, at: Cell, on: str) -> Scenario:
        """A figure stands here, taken from its player's supply (a barn too: `at` the cell whose south-east corner it is on)."""
        self._steps.append(lambda game: _stand(game, seat, figure, at, on))
        return self

    def lay_start(self) -> Scenario:
        """The map lies as the modules lay it at the start of a game: the start tile, the source, the fortress."""
        self._steps.append(self.rules.lay_start[-1])
        return self

    def spend(self, seat: int, figure: str = "follower", *, left: int = 0) -> Scenario:
        """A seat has only so many of a figure left; where the others are does not matter."""
        return self.prepare(lambda game: game.supplies[seat].update({figure: left}))

    def score(self, seat: int, points: int) -> Scenario:
        """A seat has scored before."""
        return self.prepare(lambda game: game.scores.__setitem__(seat, points))

    def prepare(self, change: Change) -> Scenario:
        """Anything else: scores, tokens, an expansion's state."""
        self._steps.append(change)
        return self

    def start(self, *tiles: str) -> Play:
        """Seat 0 is on turn; these tiles are drawn in this order, leading river tiles as the river pile, then none is left."""

        def lay_all(game: Carcassonne) -> None:
            for step in self._steps:
                step(game)
            board = game.board
            closed = [
                board.bits[root]
                for root in sorted(set(map(board.root, range(len(board.parent)))))
                if board.kinds[root] == CITY and board.complete(root)
            ]
            board.cities += [bits for bits in closed if bits not in board.cities]

        self.rules.lay_start = (lay_all,)
        stack = [self.rules.kind_of[t] for t in tiles]
        return Play(Carcassonne(CARCASSONNE, self.setup, self.rules, stack, opening_length(self.rules, tiles)))


def scores(*points: int) -> Change:
    """The scores, by seat."""
    return lambda game: game.scores.__setitem__(slice(None), points)


def _stand(game: Carcassonne, seat: int, figure: str, at: Cell, on: str) -> None:
    assert game.board.node_at(cell_of(at), on) is not None, f"no {on} at {at}"
    game.put(figure, seat, cell_of(at), on)


class Play:
    """A game under test, played in sentences."""

    def __init__(self, game: Carcassonne) -> None:
        self.game = game
        self.events: tuple[Event, ...] = game.first_events

    def do(self, action: Action, seat: int | None = None) -> Play:
        """Play any action."""
        self.events = self.game.apply(action, seat)
        return self

    def tile(self, at: Cell, sides: str) -> Play:
        """Place the tile in hand so that it shows these sides."""
        assert self.game.hand is not None
        shapes = self.game.rules.shapes[self.game.hand]
        rot = self.game.rules.canonical[self.game.hand][rotation(shapes, sides)]
        return self.do(PlaceTile(at, rot))

    def figure(self, figure: str, on: str) -> Play:
        """Deploy a figure on the tile just placed."""
        return self.do(Deploy(figure, on))

    def skip(self) -> Play:
        """Decline."""
        return self.do(SKIP)

    def draw(self) -> Play:
        """Draw, where that is a choice."""
        return self.do(DRAW)

    def abbey(self, at: Cell) -> Play:
        """Place the abbey."""
        return self.do(PlaceAbbey(at))

    def barn(self, at: Cell) -> Play:
        """Place the barn on the south-east corner of a cell."""
        return self.do(PlaceBarn(at))

    def wagon(self, at: Cell, on: str) -> Play:
        """Drive the wagon on."""
        return self.do(MoveWagon(at, on))

    def refusal(self, action: Action, seat: int | None = None) -> str:
        """The code with which an action is refused now."""
        try:
            self.game.apply(action, seat)
        except IllegalAction as refused:
            return refused.code
        raise AssertionError(f"{action} was played")

    @property
    def decision(self) -> Decision:
        """Who must choose what."""
        decision = self.game.decision
        assert decision is not None, "the game is over"
        return decision

    def asked(self) -> tuple[int, str]:
        """Seat and kind of the decision."""
        return self.decision.seat, self.decision.kind

    def offers(self, do: str | None = None) -> list[dict[str, Any]]:
        """The options as they stand in a record, all or of one `do`."""
        options = [write_action(o) for o in self.game.options()]
        return [o for o in options if do is None or o["do"] == do]

    def places(self, figure: str = "follower") -> set[str]:
        """The segments on which a figure may be deployed now."""
        return {o["on"] for o in self.offers("figure") if o["figure"] == figure}

    def gained(self, seat: int, reason: str | None = None) -> int:
        """Points that the last action brought a seat, all or for one reason."""
        return sum(e.points for e in self.events if isinstance(e, Points) and e.seat == seat and reason in (None, e.reason))

    def happened(self, kind: type[E]) -> list[E]:
        """The events of one type that the last action brought about."""
        return [e for e in self.events if isinstance(e, kind)]

    def supply(self, seat: int, figure: str = "follower") -> int:
        """How many of a figure lie ready."""
        return self.game.supplies[seat].get(figure, 0)

    def kinds(self) -> list[str]:
        """What the last action brought about, by the events' names."""
        return [e.kind for e in self.events]

    def feature(self, at: Cell, on: str) -> Feature:
        """The road, city, field, monastery or garden of a segment."""
        return next(f for f in features(self.game) if (at, on) in f.segments)

    def forecast(self, seat: int, reason: str | None = None) -> int:
        """What a seat would get if the game ended now."""
        return sum(e.points for e in self.game.forecast() if e.seat == seat and reason in (None, e.reason))
