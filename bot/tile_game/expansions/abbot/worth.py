"""The abbot: he can come home on any turn, so he is hardly ever stuck."""

from __future__ import annotations

from bot.ai.move import Reason
from bot.tile_game.computer import supply
from bot.tile_game.computer.features import Features
from bot.tile_game.computer.values import Valued
from bot.tile_game.computer.worth import Facts, Worth
from bot.tile_game.expansions.abbot.rules import ABBOT, Retrieve
from bot.tile_game.rules.board import Piece
from bot.tile_game.rules.tile_sets import GARDEN, MONASTERY


def _retrieves(facts: Facts, action: Retrieve) -> Reason:
    return Reason("retrieve", at=action.at, points=facts.points())


class AbbotWorth(Worth):
    """The abbot: he can come home on any turn, so he is hardly ever stuck."""

    expansion = ABBOT
    kinds = frozenset({MONASTERY, GARDEN})
    figures = {"abbot": 2.6}
    terms = {"abbot.on_call": 1.3}
    chosen = {Retrieve: _retrieves}

    def share(self, seen: Features, root: int, pieces: tuple[Piece, ...], found: Valued) -> None:
        """Add the abbot's own worth. His cloister counts with the others."""
        for piece in pieces:
            if piece.figure == "abbot":
                found.add(piece.seat, "abbot.on_call", supply.use(seen.turns[piece.seat]))
