"""The Fair (rules FAIR-n): a small expansion with a tile, a figure, a decision and a token.

FAIR-1. After placing a tile that has tiles on three or four sides, the player may hold a fair there and scores 2 points at once.
FAIR-2. At the end, the player who has held the most fairs scores 5 points. Tied players all score.
FAIR-3. Each player has a crier, who stands in cities and on roads like a follower.
FAIR-4. Three tiles are added.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.engine.actions import SKIP, Action
from bot.engine.events import Cell, Event
from bot.engine.game import Decision
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.cells import STEPS, at_of
from bot.tile_game.rules.expansion import Expansion
from bot.tile_game.rules.figures import Figure
from bot.tile_game.rules.shape import Shape
from bot.tile_game.rules.steps import Choice
from bot.tile_game.rules.tile_sets import CITY, ROAD, TileSet


class HoldFair(Action, frozen=True, cache_hash=True, tag="hold_fair"):
    """Hold a fair (FAIR-1)."""

    at: Cell


class FairHeld(Event, frozen=True, tag="fair_held"):
    """A seat held a fair."""

    seat: int
    at: Cell


@dataclass
class Fairs:
    """How many fairs each seat has held."""

    held: list[int]

    def copy(self) -> Fairs:
        return Fairs(self.held.copy())


class FairChoice(Choice[int]):
    """FAIR-1: hold a fair or not. Data: the cell."""

    kind = "fair"

    def options(self, game: Carcassonne, data: int) -> list[Action]:
        return [HoldFair(at_of(data)), SKIP]

    def take(self, game: Carcassonne, data: int, action: Action) -> None:
        if isinstance(action, HoldFair):
            FAIR.of(game).held[game.turn] += 1
            game.emit(FairHeld(game.turn, action.at))
            game.give(game.turn, 2, "fair", {"fairs": 1}, action.at)

    def decision(self, game: Carcassonne, data: int) -> Decision:
        return Decision(game.turn, self.kind, game.tile_in_question(), at_of(data))


FAIR_CHOICE = FairChoice()


class Fair(Expansion[Fairs]):
    """Points for holding fairs."""

    id = "fair"
    tile_set = TileSet.beside(__name__)  # FAIR-4
    token_names = ("fairs",)
    figures = (Figure("crier", 1, frozenset({CITY, ROAD})),)  # FAIR-3
    actions = (HoldFair,)
    events = (FairHeld,)
    final_rank = 8

    def state(self, game: Carcassonne) -> Fairs:
        return Fairs([0] * game.seats)

    def on_laid(self, game: Carcassonne, cell: int, shape: Shape) -> None:
        """FAIR-1."""
        if sum(cell + step in game.board.cells for step in STEPS) >= 3:
            game.push(FAIR_CHOICE, cell)

    def final(self, game: Carcassonne) -> None:
        """FAIR-2."""
        held = self.of(game).held
        for seat, count in enumerate(held):
            if count and count == max(held):
                game.give(seat, 5, "fair", {"fairs": count})

    def tokens(self, game: Carcassonne, seat: int) -> dict[str, Any]:
        return {"fairs": self.of(game).held[seat]}


FAIR = Fair()
