"""Fields: the cities that a farmer will feed on at the end, those completed and those that will be."""

from __future__ import annotations

from bot.ai.features import Features
from bot.ai.values import FeatureValue
from bot.engine.board import Piece
from bot.engine.rules.fields import is_companion
from bot.engine.tiles.catalogue import FIELD

HOLD = 0.06
"""How much of a field's worth is lost, for each turn of another seat (up to five), to who may still come in."""


def share(look: Features, root: int, pieces: tuple[Piece, ...], found: FeatureValue) -> None:
    """Three points a city to the owners, one more for whose pig is there."""
    game = look.game
    if game.board.kinds[root] != FIELD:
        return
    keep = 1 - HOLD * min(5, max(look.turns))
    for seat in look.owners(root, pieces):
        pig = len(pieces) > 1 and any(p.seat == seat and is_companion(game, p.figure) for p in pieces)
        found.points[seat] += (4 if pig else 3) * keep * look.field_cities(root)
