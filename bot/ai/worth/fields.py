"""Fields: the cities that a farmer will feed on at the end, those completed and those that will be."""

from __future__ import annotations

from bot.ai.look import Look
from bot.engine.carcassonne import Carcassonne
from bot.engine.rules.fields import is_companion
from bot.engine.scoring import owners
from bot.engine.tiles.catalogue import FIELD

HOLD = 0.06
"""How much of a field's worth is lost, for each turn of another seat (up to five), to who may still come in."""


def add(game: Carcassonne, look: Look, totals: list[float]) -> None:
    """Three points a city to the owners, one more for whose pig is there."""
    kinds = game.board.kinds
    keep = 1 - HOLD * min(5, max(look.turns))
    for root, pieces in game.board.on.items():
        if kinds[root] != FIELD:
            continue
        for seat in owners(game, root):
            pig = len(pieces) > 1 and any(p.seat == seat and is_companion(game, p.figure) for p in pieces)
            totals[seat] += (4 if pig else 3) * keep * look.field_cities(root)
