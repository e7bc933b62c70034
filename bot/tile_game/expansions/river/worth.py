"""The River has no worth of its own: its tiles are like all others."""

from __future__ import annotations

from bot.tile_game.computer.worth import Worth
from bot.tile_game.expansions.river.rules import RIVER


class RiverWorth(Worth):
    """Nothing."""

    expansion = RIVER
