"""Inns & Cathedrals (rules INN-n, CATH-n, BIG-n)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tile_game.rules.expansion import Expansion, Price
from bot.tile_game.rules.figures import FOLLOWER, Figure
from bot.tile_game.rules.shape import mark
from bot.tile_game.rules.tile_sets import CITY, ROAD, TileSet

if TYPE_CHECKING:
    from bot.tile_game.rules.carcassonne import Carcassonne
    from bot.tile_game.rules.ruleset import Ruleset

TILES = TileSet.beside(__name__)


def price_road(game: Carcassonne, root: int, complete: bool) -> tuple[int, dict[str, int]]:
    """INN-7..9: with an inn 2 points per tile if finished, else nothing."""
    board = game.board
    tiles = board.size(root)
    if not mark(board.tally[root], "inn"):
        return tiles, {"tiles": tiles}
    return (2 * tiles if complete else 0), {"tiles": tiles, "inn": 1}


def price_city(game: Carcassonne, root: int, complete: bool) -> tuple[int, dict[str, int]]:
    """CATH-2..4: with a cathedral 3 points per tile and shield if finished, else nothing."""
    board = game.board
    tiles, shields = board.size(root), mark(board.tally[root], "shields")
    terms = {"tiles": tiles, "shields": shields} if shields else {"tiles": tiles}
    if mark(board.tally[root], "cathedral"):
        return (3 * (tiles + shields) if complete else 0), {**terms, "cathedral": 1}
    return (2 if complete else 1) * (tiles + shields), terms


class InnsCathedrals(Expansion[None]):
    """Inns, cathedrals, the big follower and the sixth player."""

    id = "inns_cathedrals"
    tile_set = TILES  # INN-1
    figures = (Figure("big_follower", 1, FOLLOWER.kinds, weight=2),)
    most_seats = 6

    def prices(self, rules: Ruleset) -> dict[str, Price]:
        return {ROAD: price_road, CITY: price_city}


INNS_CATHEDRALS = InnsCathedrals()
