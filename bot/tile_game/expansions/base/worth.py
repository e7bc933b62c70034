"""Occupied roads, cities and monasteries, and the followers that are free or will be."""

from __future__ import annotations

from bot.tile_game.computer import supply
from bot.tile_game.computer.features import Features
from bot.tile_game.computer.values import FeatureValue, PositionValue
from bot.tile_game.computer.worth import Worth
from bot.tile_game.expansions.base.rules import BASE
from bot.tile_game.rules.board import Piece
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.tile_sets import FIELD

HOMECOMING = 0.4
"""The worth of a figure that will probably come home, as a share of a free one's."""


class BaseWorth(Worth):
    """Occupied roads, cities and monasteries, and the followers that are free or will be."""

    expansion = BASE

    def share(self, seen: Features, root: int, pieces: tuple[Piece, ...], found: FeatureValue) -> None:
        """Add a feature's expected points for its owners, and the figures that will come home from it."""
        game, turns = seen.game, seen.turns
        if game.board.kinds[root] == FIELD:
            return
        seats = seen.owners(root, pieces)
        prospect = seen.prospect(root, max([turns[seat] for seat in seats], default=0))
        for seat in seats:
            found.points[seat] += prospect.expected
        for piece in pieces:
            if piece.figure in supply.FOLLOWERS:
                found.home[piece.seat] += prospect.chance
            else:
                ready = seen.figures[piece.figure] * supply.use(turns[piece.seat])
                found.points[piece.seat] += HOMECOMING * prospect.chance * ready

    def add(self, game: Carcassonne, seen: Features, found: PositionValue) -> None:
        """Add the worth of the followers."""
        totals, turns = found.totals, seen.turns
        for seat, figures in enumerate(game.supplies):
            free = figures["follower"] + figures.get("big_follower", 0)
            totals[seat] += supply.followers(free + HOMECOMING * found.home[seat], turns[seat])
