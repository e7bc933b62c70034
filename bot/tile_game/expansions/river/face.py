"""The River, shown."""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType

from bot.scene.reference import Mark
from bot.tile_game.expansions.river.rules import RIVER
from bot.tile_game.face.expansion import ExpansionFace
from bot.tile_game.rules.tile_sets import Tile


class RiverFace(ExpansionFace):
    """Source and lake."""

    expansion = RIVER
    topics = ("river", "bend", "bank")
    sheet = MappingProxyType(
        {
            "turn-1": (Mark(tile="RC"),),
        }
    )
    sample_tiles = ("RC",)

    def marks(self, tile: Tile) -> Iterable[str]:
        return (name for name in ("source", "lake") if getattr(tile.flags, name))
