"""The big follower; inns and cathedrals are in the prices of roads and cities."""

from __future__ import annotations

from bot.tile_game.computer.worth import Worth
from bot.tile_game.expansions.inns_cathedrals.rules import INNS_CATHEDRALS


class InnsCathedralsWorth(Worth):
    """The big follower, beyond a normal one's worth."""

    expansion = INNS_CATHEDRALS
    figures = {"big_follower": 1.0}
