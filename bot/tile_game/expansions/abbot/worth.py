"""The abbot: he can come home on any turn, so he is hardly ever stuck."""

from __future__ import annotations

from bot.tile_game.computer import supply
from bot.tile_game.computer.features import Features
from bot.tile_game.computer.values import FeatureValue
from bot.tile_game.rules.board import Piece

ON_CALL = 0.5
"""The share of his worth in the supply that he keeps on the map."""


def share(look: Features, root: int, pieces: tuple[Piece, ...], found: FeatureValue) -> None:  # noqa: ARG001 - modules are asked alike
    """Add the abbot's own worth. His cloister counts with the others."""
    for piece in pieces:
        if piece.figure == "abbot":
            found.points[piece.seat] += ON_CALL * supply.READY["abbot"] * supply.use(look.turns[piece.seat])
