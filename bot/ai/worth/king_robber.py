"""King and robber: a point for each completed city or road at the end, for whoever holds the token then."""

from __future__ import annotations

from bot.ai.features import Features
from bot.ai.values import PositionValue
from bot.engine.carcassonne import Carcassonne
from bot.engine.rules.king_robber import races_of

RATE = 0.14
"""Cities, and roads, that are completed for each tile still to be drawn."""


def add(game: Carcassonne, look: Features, found: PositionValue) -> None:
    """The holder keeps his token the likelier, the fewer tiles are left and the larger the feature to beat."""
    left = look.chances.left
    for race in races_of(game).of.values():
        if race.holder is not None:
            keep = 1 - left / (left + 12 + 6 * race.record)
            found.totals[race.holder] += keep * (race.completed + RATE * left)
