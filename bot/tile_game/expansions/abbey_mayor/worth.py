"""Abbey and barn: the abbey until it is placed, the barn where it stands."""

from __future__ import annotations

from bot.tile_game.computer import supply
from bot.tile_game.computer.features import Features
from bot.tile_game.computer.values import FeatureValue, PositionValue
from bot.tile_game.expansions.abbey_mayor.rules import ABBEY_MAYOR
from bot.tile_game.rules.board import Piece
from bot.tile_game.rules.carcassonne import Carcassonne

ABBEY = 4.0
"""The worth of an abbey not yet placed."""

BARN_CITY = 4
"""Points for each city (BARN-10)."""


def share(look: Features, root: int, pieces: tuple[Piece, ...], found: FeatureValue) -> None:
    """Add four points for each city of a barn's field."""
    for piece in pieces:
        if piece.figure == "barn":
            found.points[piece.seat] += BARN_CITY * look.field_cities(root)


def add(game: Carcassonne, look: Features, found: PositionValue) -> None:
    """Add the abbeys not yet placed; one may be placed even in the round after the last turn."""
    for seat, kept in enumerate(ABBEY_MAYOR.of(game).abbeys):
        if kept:
            found.totals[seat] += ABBEY * supply.use(look.turns[seat] + 1)
