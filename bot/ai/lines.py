"""All ways to play a turn of the tile game to its end, each with the judgement of where it leads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.ai.judge import SECOND_PART, Judge, lead
from bot.ai.look import Look
from bot.engine.actions import Action
from bot.engine.carcassonne import Carcassonne
from bot.engine.moves import Draw, PlaceTile
from bot.engine.rules.tower import BuildTier, CloseTower, Ransom

TOWERS_FOR = 8
"""For so many of the best places of the tile the ways to build on towers are looked at."""


class Line(NamedTuple):
    """The choices of one seat up to the end of its turn, the position after them, and what each seat may expect there."""

    value: float
    actions: tuple[Action, ...]
    game: Carcassonne
    totals: tuple[float, ...]
    number: int


class Lines:
    """Enumerates the lines of the seat that must decide."""

    def __init__(self, game: Carcassonne, judge: Judge) -> None:
        decision = game.decision
        assert decision is not None
        self.game = game
        self.judge = judge
        self.seat = decision.seat
        self.kind = decision.kind
        self.turn_number = game.turn_number
        self.part = game.part
        self.found: list[Line] = []

    def all(self) -> list[Line]:
        """Every line, the best first; of equal ones the first in the order of the options."""
        self._explore(self.game, (), None, towers=self.kind != "tile")
        if self.kind == "tile" and "tower" in self.game.rules.modules:
            self._towers()
        self.found.sort(key=lambda line: (-line.value, line.number))
        return self.found

    def _towers(self) -> None:
        """What to do with towers hardly depends on the tile's place: looked at for the best places only."""
        places: dict[Action, None] = {}
        for line in sorted(self.found, key=lambda line: (-line.value, line.number)):
            if len(line.actions) > 1 and isinstance(line.actions[0], PlaceTile):
                places.setdefault(line.actions[0])
        for place in list(places)[:TOWERS_FOR]:
            placed = self.game.copy()
            placed.apply(place)
            self._options(placed, (place,), self._looks(placed), (BuildTier, CloseTower))

    def _explore(self, game: Carcassonne, actions: tuple[Action, ...], look: Look | None, *, towers: bool) -> None:
        if actions and self._is_end(game):
            self._judge(game, actions, look)
        else:
            self._options(game, actions, look, None if towers else (), towers=towers)

    def _options(
        self,
        game: Carcassonne,
        actions: tuple[Action, ...],
        look: Look | None,
        only: tuple[type[Action], ...] | None,
        *,
        towers: bool = True,
    ) -> None:
        """Play on with each option. `only` None: all kinds; empty: all but towers."""
        for option in self._worth_trying(game, actions, only):
            trial = game.copy()
            trial.apply(option)
            self._settle(trial)
            if look is None or len(trial.board.cells) != len(look.game.board.cells):
                self._explore(trial, (*actions, option), self._looks(trial), towers=towers)
            else:
                self._explore(trial, (*actions, option), look, towers=towers)

    def _looks(self, game: Carcassonne) -> Look | None:
        """A new look, once a tile lies; before, it would be of no use."""
        return self.judge.look(game) if game.agenda else None

    def _worth_trying(
        self, game: Carcassonne, actions: tuple[Action, ...], only: tuple[type[Action], ...] | None
    ) -> Iterator[Action]:
        """The options without repetitions: a ransom is paid before anything else or not at all. Drawing is judged elsewhere."""
        for option in game.options():
            kind = type(option)
            if kind is Draw or (kind is Ransom and actions):
                continue
            if only is not None and (kind not in only if only else kind in (BuildTier, CloseTower)):
                continue
            yield option

    def _settle(self, game: Carcassonne) -> None:
        """What others are asked during this turn they answer in the simplest way."""
        while game.agenda and game.turn_number == self.turn_number and game.turn == self.game.turn:
            decision = game.decision
            if decision is None or decision.seat == self.seat or self.seat != game.turn:
                return
            game.apply(game.default())

    def _is_end(self, game: Carcassonne) -> bool:
        """The turn is over, or goes on with something that is not known yet."""
        decision = game.decision
        if decision is None or decision.seat != self.seat or game.turn_number != self.turn_number:
            return True
        if decision.kind == "draw":
            return True
        return decision.kind == "tile" and self.kind not in ("tile", "draw")

    def _judge(self, game: Carcassonne, actions: tuple[Action, ...], look: Look | None) -> None:
        look = look or self.judge.look(game)
        totals = self.judge.totals(game, look)
        if game.agenda and game.part == 2 and self.part == 1 and game.turn_number == self.turn_number and self.seat == game.turn:
            totals[self.seat] += SECOND_PART
        self.found.append(Line(lead(totals, self.seat), actions, game, tuple(totals), len(self.found)))
