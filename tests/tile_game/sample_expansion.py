"""The Fair: a tiny expansion, to show what one is made of. docs/engine.md walks through it; a test plays it.

FAIR-1. Who lays a tile that has tiles on three or four sides holds a fair there and scores 2 points at once.
FAIR-2. At the end of the game the player who has held the most fairs scores 5 points; all who tie score.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.ai.move import Reason
from bot.engine.events import Cell, Event
from bot.tile_game.computer.features import Features
from bot.tile_game.computer.values import PositionValue
from bot.tile_game.computer.worth import Facts, Worth
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.cells import STEPS, at_of
from bot.tile_game.rules.expansion import Expansion
from bot.tile_game.rules.shape import Shape


class FairHeld(Event, frozen=True, tag="fair_held"):
    """A tile closed a gap."""

    seat: int
    at: Cell


@dataclass
class Fairs:
    """How many fairs each seat has held."""

    held: list[int]

    def copy(self) -> Fairs:
        return Fairs(self.held.copy())


class Fair(Expansion[Fairs]):
    """Points for who closes gaps."""

    id = "fair"
    token_names = ("fairs",)
    events = (FairHeld,)
    final_rank = 8

    def state(self, game: Carcassonne) -> Fairs:
        return Fairs([0] * game.seats)

    def laid(self, game: Carcassonne, cell: int, shape: Shape) -> None:
        """FAIR-1."""
        if sum(cell + step in game.board.cells for step in STEPS) >= 3:
            self.of(game).held[game.turn] += 1
            game.emit(FairHeld(game.turn, at_of(cell)))
            game.give(game.turn, 2, "fair", {"fairs": 1}, at_of(cell))

    def final(self, game: Carcassonne) -> None:
        """FAIR-2."""
        held = self.of(game).held
        for seat, count in enumerate(held):
            if count and count == max(held):
                game.give(seat, 5, "fair", {"fairs": count})

    def tokens(self, game: Carcassonne, seat: int) -> dict[str, Any]:
        return {"fairs": self.of(game).held[seat]}


FAIR = Fair()


def _fair_held(facts: Facts, event: FairHeld) -> Reason | None:
    return Reason("fair", at=event.at) if event.seat == facts.seat else None


class FairWorth(Worth):
    """What a computer player makes of fairs."""

    expansion = FAIR
    gained = {FairHeld: _fair_held}

    def add(self, game: Carcassonne, seen: Features, found: PositionValue) -> None:
        """Add a point for each fair, as its chance of the five at the end."""
        for seat, count in enumerate(FAIR.of(game).held):
            found.totals[seat] += count
