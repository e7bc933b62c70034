"""Abbey and barn: the abbey while it is to be placed, the barn where it stands."""

from __future__ import annotations

from bot.ai.features import Features
from bot.ai.values import FeatureValue, PositionValue
from bot.ai.worth import supply
from bot.engine.board import Piece
from bot.engine.carcassonne import Carcassonne
from bot.engine.rules.abbey_mayor import holdings_of

ABBEY = 4.0
"""What it is worth to have it."""

BARN_CITY = 4
"""BARN-10: points for each city."""


def share(look: Features, root: int, pieces: tuple[Piece, ...], found: FeatureValue) -> None:
    """Four points for each city of a barn's field."""
    for piece in pieces:
        if piece.figure == "barn":
            found.points[piece.seat] += BARN_CITY * look.field_cities(root)


def add(game: Carcassonne, look: Features, found: PositionValue) -> None:
    """The abbeys not yet placed; one may be even in the round after the last turn."""
    for seat, kept in enumerate(holdings_of(game).abbeys):
        if kept:
            found.totals[seat] += ABBEY * supply.use(look.turns[seat] + 1)
