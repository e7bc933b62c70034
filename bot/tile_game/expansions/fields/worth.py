"""Fields: the cities that they will border at the end, completed now or later."""

from __future__ import annotations

from bot.tile_game.computer import supply
from bot.tile_game.computer.features import Features
from bot.tile_game.computer.values import Valued
from bot.tile_game.computer.worth import Worth
from bot.tile_game.expansions.fields.rules import FIELDS, is_companion
from bot.tile_game.rules.board import Piece
from bot.tile_game.rules.tile_sets import FIELD

HOLD = 0.06
"""The share of a field's worth lost for each turn to come (up to five), as others may still join it."""


class FieldsWorth(Worth):
    """Fields: the cities that they will border at the end, completed now or later."""

    expansion = FIELDS
    kinds = frozenset({FIELD})
    terms = {"field": 1.0, "field.figure": 0.0}

    def share(self, seen: Features, root: int, pieces: tuple[Piece, ...], found: Valued) -> None:
        """Add three points per city for the owners, and one more for an owner with a pig there."""
        game = seen.game
        keep = 1 - HOLD * min(5, max(seen.turns))
        for seat in seen.owners(root, pieces):
            pig = len(pieces) > 1 and any(p.seat == seat and is_companion(game, p.figure) for p in pieces)
            found.add(seat, "field", (4 if pig else 3) * keep * seen.field_cities(root))
        for piece in pieces:
            if piece.figure in supply.FOLLOWERS:
                found.add(piece.seat, "field.figure", supply.use(seen.turns[piece.seat]))
