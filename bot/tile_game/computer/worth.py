"""What an expansion is worth to a computer player, and what it can say of a turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Final, NamedTuple

from bot.ai.move import Reason
from bot.engine.actions import Action
from bot.engine.events import Event, Points
from bot.engine.lists import Incomplete, one_each
from bot.tile_game.computer.features import Features, Sharer
from bot.tile_game.computer.values import PositionValue, Valued
from bot.tile_game.computer.weights import Weights, WeightSet, nearest
from bot.tile_game.rules.board import Piece
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.expansion import Expansion
from bot.tile_game.rules.kind import TileGame
from bot.tile_game.rules.tile_sets import CITY, FIELD, GARDEN, MONASTERY, ROAD

FEATURES: Final = frozenset({CITY, ROAD, FIELD, MONASTERY, GARDEN})
"""The kinds of features on which a figure may stand."""

EMPTY: Final[Mapping[Any, Any]] = MappingProxyType({})

Adder = Callable[[Carcassonne, Features, PositionValue, Iterable[int]], None]
"""Adds an expansion's part to these seats' expected points, once the shares are summed up."""


class Facts(NamedTuple):
    """A seat's turn: the positions before and after it, and its events. `kept`: a figure could be placed but is not."""

    seat: int
    before: Carcassonne
    after: Carcassonne
    actions: Sequence[Action]
    events: Sequence[Event]
    kept: bool

    def points(self) -> int:
        """Return what the turn changes in the seat's score."""
        return sum(e.points for e in self.events if isinstance(e, Points) and e.seat == self.seat)


def of_figure(name: str) -> str:
    """Return the term of a figure in the supply."""
    return f"supply.{name}"


class Worth:
    """What one expansion is worth. Its methods do nothing unless overridden; a judge asks only overridden ones.

    `share` is what one feature with the figures on it brings; `add` is for what depends on more than that.
    """

    expansion: ClassVar[Expansion[Any]]
    figures: ClassVar[Mapping[str, float]] = EMPTY
    """The price of each of its figures in the supply; for one like a normal follower, beyond that one's."""
    terms: ClassVar[Mapping[str, float]] = EMPTY
    """The price of each term that `share` and `add` find."""
    kinds: ClassVar[frozenset[str]] = FEATURES
    """The kinds of features for which `share` has anything to say."""
    late: ClassVar[frozenset[type[Action]]] = frozenset()
    """Actions that depend so little on the tile's place that they are explored for the best places only."""
    held_back: ClassVar[Mapping[type[Action], Callable[[str, int], bool]]] = EMPTY
    """By action, whether it is not tried yet in a search that began with this decision and has taken so many actions."""
    chosen: ClassVar[Mapping[type[Action], Callable[[Facts, Any], Reason]]] = EMPTY
    """By action, the reason that it gives by itself."""
    happened: ClassVar[Mapping[type[Event], Callable[[Facts, Any], Reason | None]]] = EMPTY
    """By event, the reason that it gives by itself."""
    gained: ClassVar[Mapping[type[Event], Callable[[Facts, Any], Reason | None]]] = EMPTY
    """By event, what a completed feature brings other than points."""

    def share(self, seen: Features, root: int, pieces: tuple[Piece, ...], found: Valued) -> None:
        """Add the expansion's part of what a feature brings with these figures on it."""

    def add(self, game: Carcassonne, seen: Features, found: PositionValue, seats: Iterable[int]) -> None:
        """Add the expansion's part of what a position brings these seats, once the shares are summed up.

        A figure that a seat places on a feature of its own must change only this seat's part.
        """


class Worths:
    """The worths of a game's expansions, put together."""

    def __init__(self, worths: Iterable[Worth], fitted: Sequence[WeightSet] = (), overlooked: Iterable[str] = ()) -> None:
        """`fitted`: prices to use instead of the hand's; `overlooked`: the terms that cost nothing."""
        self._all = tuple(worths)
        self._fitted = tuple(fitted)
        self._overlooked = dict.fromkeys(overlooked, 0.0)
        self._sharers = {w.expansion.id: w for w in self._all if type(w).share is not Worth.share}
        self._adders = {w.expansion.id: w.add for w in self._all if type(w).add is not Worth.add}
        self.figures = frozenset(name for w in self._all for name in w.figures)
        self.prices: dict[str, float] = {}
        for worth in self._all:
            own = {**worth.terms, **{of_figure(name): price for name, price in worth.figures.items()}}
            for term in own.keys() & self.prices.keys():
                raise Incomplete(f"{worth.expansion.id}: its term '{term}' is another expansion's too")
            self.prices |= own
        self._weights = Weights({**self.prices, **self._overlooked})
        self.late = frozenset(action for w in self._all for action in w.late)
        self.held_back = {action: held for w in self._all for action, held in w.held_back.items()}
        self.chosen = {action: say for w in self._all for action, say in w.chosen.items()}
        self.happened = {event: say for w in self._all for event, say in w.happened.items()}
        self.gained = {event: say for w in self._all for event, say in w.gained.items()}

    def with_weights(self, fitted: Sequence[WeightSet]) -> Worths:
        """Return the same worths with fitted prices."""
        return Worths(self._all, fitted, self._overlooked)

    def without(self, terms: Iterable[str]) -> Worths:
        """Return the same worths for somebody who overlooks these terms."""
        return Worths(self._all, self._fitted, terms)

    def weights(self, game: Carcassonne, left: int) -> Weights:
        """Return the price of each term with this many tiles left."""
        fitted = nearest(self._fitted, game.seats, game.setup.modules)
        if fitted is None:
            return self._weights
        return fitted.at(left / (left + len(game.board.cells)), self.prices, self._overlooked)

    def sharers(self, modules: Sequence[str]) -> dict[str, list[Sharer]]:
        """Return by kind of feature the `share` of each module that has one. The order of the sums is that of the modules."""
        sharing = [self._sharers[module] for module in modules if module in self._sharers]
        return {kind: [worth.share for worth in sharing if kind in worth.kinds] for kind in FEATURES}

    def adders(self, modules: Sequence[str]) -> list[Adder]:
        """Return the `add` of each module that has one. The order of the sums is that of the modules."""
        return [self._adders[module] for module in modules if module in self._adders]


def complete(kind: TileGame, worths: Iterable[Worth]) -> tuple[Worth, ...]:
    """Return the worths of a game's expansions, one for each, in their order; Incomplete says what does not fit its rules."""
    expansions = {e.id: e for e in (kind.base, *kind.expansions)}
    found = one_each("worth", expansions, [(w.expansion.id, w) for w in worths])
    for name, worth in found.items():
        rules = expansions[name]
        figures = {figure.name for figure in rules.figures}
        for figure in sorted(figures ^ worth.figures.keys()):
            raise Incomplete(f"{name}: its figure '{figure}' has no {'worth' if figure in figures else 'rules'}")
        own = {*rules.actions, *rules.events}
        for thing in (*worth.late, *worth.held_back, *worth.chosen, *worth.happened, *worth.gained):
            if thing not in own:
                raise Incomplete(f"{name}: its worth speaks of {thing.__name__}, which is not in its rules")
    return tuple(found.values())
