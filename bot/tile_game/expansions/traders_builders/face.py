"""Traders & Builders, shown: goods, builder and pig."""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType

from bot.scene.face import Counted
from bot.scene.reference import icon
from bot.tile_game.expansions.traders_builders.rules import GOODS, TRADERS_BUILDERS, DoubleTurn
from bot.tile_game.face.expansion import ExpansionFace
from bot.tile_game.rules.tile_sets import Tile


class TradersBuildersFace(ExpansionFace):
    """Goods in front of the players; the builder and the pig on the map."""

    expansion = TRADERS_BUILDERS
    figures = MappingProxyType({"builder": "builder", "pig": "pig"})
    tokens = MappingProxyType({"wine": Counted("wine"), "grain": Counted("grain"), "cloth": Counted("cloth")})
    quiet = (DoubleTurn,)
    reasons = MappingProxyType({"goods": 70})
    terms = GOODS
    topics = ("goods", "builder", "double_turn", "pig")
    sheet = MappingProxyType(
        {
            "turn-4": (icon("cloth"),),
            "turn-5": (icon("builder"),),
            "follower": (
                icon("builder"),
                icon("pig"),
            ),
            "points": (
                icon("wine"),
                icon("pig"),
            ),
        }
    )
    sample_tiles = ("HX",)

    def marks(self, tile: Tile) -> Iterable[str]:
        return (segment.goods for segment in tile.segments if segment.goods)
