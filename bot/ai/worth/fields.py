"""Fields: the cities that a farmer will feed on at the end, those completed and those that will be."""

from __future__ import annotations

from bot.ai.look import Look
from bot.engine.carcassonne import Carcassonne
from bot.engine.rules.fields import is_companion
from bot.engine.scoring import owners
from bot.engine.tiles.catalogue import FIELD

GROWTH = 0.055
"""Cities that come to a field that is open all round, for each tile still to be drawn."""

WIDE = 14
"""So many open cells make a field open all round."""

HOLD = 0.06
"""How much of a field's worth is lost, for each turn of another seat (up to five), to who may still come in."""


def add(game: Carcassonne, look: Look, totals: list[float]) -> None:
    """Three points a city to the owners, one more for whose pig is there."""
    board = game.board
    for root, pieces in board.on.items():
        if board.kinds[root] != FIELD:
            continue
        seats = owners(game, root)
        if not seats:
            continue
        cities = future(look, root) * (1 - HOLD * min(5, max(look.turns)))
        for seat in seats:
            pig = any(p.seat == seat and is_companion(game, p.figure) for p in pieces)
            totals[seat] += (4 if pig else 3) * cities


def future(look: Look, root: int) -> float:
    """Cities that a field will probably border in the end."""
    room = min(WIDE, look.field_room(root)) / WIDE
    return look.field_cities(root) + GROWTH * room * look.chances.left
