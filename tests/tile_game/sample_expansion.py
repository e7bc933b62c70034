"""The Fair: a tiny expansion, to show what one is made of. docs/engine.md walks through it; a test plays it.

FAIR-1. Who lays a tile that has tiles on three or four sides may hold a fair there and scores 2 points at once.
FAIR-2. At the end of the game the player who has held the most fairs scores 5 points; all who tie score.
FAIR-3. Each player has a crier, who stands in cities and on roads like a follower.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from bot.ai.move import Reason
from bot.engine.actions import SKIP, Action
from bot.engine.events import Cell, Event
from bot.engine.game import Decision
from bot.scene.face import Counted
from bot.tile_game.computer.features import Features
from bot.tile_game.computer.values import PositionValue
from bot.tile_game.computer.worth import Facts, Worth
from bot.tile_game.face.expansion import ExpansionFace, Shown
from bot.tile_game.face.presentation import TilePresentation
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.cells import STEPS, at_of
from bot.tile_game.rules.expansion import Expansion
from bot.tile_game.rules.figures import Figure
from bot.tile_game.rules.shape import Shape
from bot.tile_game.rules.steps import Choice
from bot.tile_game.rules.tile_sets import CITY, ROAD


class HoldFair(Action, frozen=True, cache_hash=True, tag="hold_fair"):
    """Hold a fair (FAIR-1)."""

    at: Cell


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
    """Points for who closes gaps."""

    id = "fair"
    token_names = ("fairs",)
    figures = (Figure("crier", 1, frozenset({CITY, ROAD})),)
    actions = (HoldFair,)
    events = (FairHeld,)
    final_rank = 8

    def state(self, game: Carcassonne) -> Fairs:
        return Fairs([0] * game.seats)

    def laid(self, game: Carcassonne, cell: int, shape: Shape) -> None:
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


def _fair_held(facts: Facts, event: FairHeld) -> Reason | None:
    return Reason("fair", at=event.at) if event.seat == facts.seat else None


class FairWorth(Worth):
    """What a computer player makes of fairs."""

    expansion = FAIR
    figures = MappingProxyType({"crier": 1.0})
    gained = {FairHeld: _fair_held}

    def add(self, game: Carcassonne, seen: Features, found: PositionValue) -> None:
        """Add a point for each fair, as its chance of the five at the end."""
        for seat, count in enumerate(FAIR.of(game).held):
            found.totals[seat] += count


def _held(_seen: TilePresentation, option: HoldFair) -> Shown:
    return Shown(option.at, 0)


class FairFace(ExpansionFace):
    """What is seen of fairs. Its words are in `fair.ftl`."""

    expansion = FAIR
    figures = MappingProxyType({"crier": "mayor"})
    tokens = MappingProxyType({"fairs": Counted("cloth")})
    options = MappingProxyType({HoldFair: _held})
    reasons = MappingProxyType({"fair": 120})
    terms = ("fairs",)
    topics = ("fair",)

    def lines(self, seen: TilePresentation) -> Iterator[str]:
        """Say who has held fairs."""
        held = FAIR.of(seen.view.game).held
        names = [seen.name(seat) for seat, count in enumerate(held) if count]
        if names:
            yield seen.words.text("scene-fairs", players=seen.words.joined(names))
