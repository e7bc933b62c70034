"""Inns & Cathedrals, shown."""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType

from bot.scene.reference import Mark, icon
from bot.tile_game.expansions.inns_cathedrals.rules import INNS_CATHEDRALS
from bot.tile_game.face.expansion import ExpansionFace
from bot.tile_game.rules.tile_sets import Tile


class InnsCathedralsFace(ExpansionFace):
    """The big follower, inns and cathedrals."""

    expansion = INNS_CATHEDRALS
    figures = MappingProxyType({"big_follower": "big"})
    terms = ("inn", "cathedral")
    topics = ("inn", "cathedral", "big_follower")
    sheet = MappingProxyType(
        {
            "follower": (icon("big"),),
            "points": (
                Mark(tile="EA"),
                Mark(tile="EK"),
            ),
        }
    )
    sample_tiles = ("EK",)

    def marks(self, tile: Tile) -> Iterable[str]:
        return (name for segment in tile.segments for name in ("inn", "cathedral") if getattr(segment, name))
