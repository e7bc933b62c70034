"""The base game: roads, cities and monasteries (rules BASE-n). Always on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from bot.engine.actions import Action, Skip
from bot.tile_game.rules.cells import cell_of
from bot.tile_game.rules.expansion import Expansion, Price
from bot.tile_game.rules.figures import Deploy
from bot.tile_game.rules.moves import (
    Completed,
    Deployed,
    Draw,
    Drawn,
    FinalScoring,
    Laid,
    PlaceTile,
    Returned,
    TurnBegan,
    Unplaceable,
)
from bot.tile_game.rules.scoring import score_unfinished
from bot.tile_game.rules.shape import mark
from bot.tile_game.rules.tile_sets import CITY, GARDEN, MONASTERY, ROAD, TileSet

if TYPE_CHECKING:
    from bot.tile_game.rules.carcassonne import Carcassonne
    from bot.tile_game.rules.ruleset import Ruleset

TILES = TileSet.beside(__name__)
START = TILES.the("start")


def price_road(game: Carcassonne, root: int, complete: bool) -> tuple[int, dict[str, int]]:  # noqa: ARG001
    """BASE-43, BASE-61: 1 point per tile, finished or not."""
    tiles = game.board.size(root)
    return tiles, {"tiles": tiles}


def price_city(game: Carcassonne, root: int, complete: bool) -> tuple[int, dict[str, int]]:
    """BASE-44, BASE-62: 2 points per tile and shield if finished, else 1."""
    tiles, shields = game.board.size(root), mark(game.board.tally[root], "shields")
    each = 2 if complete else 1
    return each * (tiles + shields), {"tiles": tiles, "shields": shields} if shields else {"tiles": tiles}


class Base(Expansion[None]):
    """Roads, cities, monasteries."""

    id = "base"
    tile_set = TILES  # BASE-14
    actions = (PlaceTile, Draw, Deploy, Skip)
    events = (TurnBegan, Drawn, Unplaceable, Laid, Deployed, Completed, Returned, FinalScoring)
    final_rank = 1

    def takers(self) -> dict[type[Action], Callable[[Carcassonne, Any], None]]:
        return {Deploy: lambda game, action: game.deploy(action)}

    def prices(self, rules: Ruleset) -> dict[str, Price]:
        return {ROAD: price_road, CITY: price_city}

    def lay_start(self, game: Carcassonne) -> None:
        """BASE-15: one of the tiles of type D, unturned, at (0, 0)."""
        game.board.lay(cell_of((0, 0)), game.rules.shapes[game.rules.kind_of[START.id]][0])

    def final(self, game: Carcassonne) -> None:
        """END-1: 1 to 3."""
        score_unfinished(game, ROAD, CITY, MONASTERY, GARDEN)


BASE = Base()
