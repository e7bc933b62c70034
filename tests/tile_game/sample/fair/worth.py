"""The Fair, as computer players value it."""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType

from bot.ai.move import Reason
from bot.tile_game.computer.features import Features
from bot.tile_game.computer.values import PositionValue
from bot.tile_game.computer.worth import Facts, Worth
from bot.tile_game.rules.carcassonne import Carcassonne
from tests.tile_game.sample.fair.rules import FAIR, FairHeld


def _fair_held(facts: Facts, event: FairHeld) -> Reason | None:
    return Reason("fair", at=event.at) if event.seat == facts.seat else None


class FairWorth(Worth):
    """The crier, and a point for each fair."""

    expansion = FAIR
    figures = MappingProxyType({"crier": 1.0})
    gained = {FairHeld: _fair_held}

    def add(self, game: Carcassonne, seen: Features, found: PositionValue, seats: Iterable[int]) -> None:
        """Add a point for each fair: its chance to bring the 5 points at the end."""
        held = FAIR.of(game).held
        for seat in seats:
            found.totals[seat] += held[seat]
