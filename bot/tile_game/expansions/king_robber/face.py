"""King and Robber, shown."""

from __future__ import annotations

from types import MappingProxyType

from bot.scene.face import Counted
from bot.scene.reference import icon
from bot.tile_game.expansions.king_robber.rules import KING_ROBBER
from bot.tile_game.face.expansion import ExpansionFace


class KingRobberFace(ExpansionFace):
    """The two tokens in front of their holders."""

    expansion = KING_ROBBER
    tokens = MappingProxyType({"king": Counted("king"), "robber": Counted("robber")})
    reasons = MappingProxyType({"king": 80, "robber": 90})
    terms = ("roads",)
    topics = ("king", "robber")
    sheet = MappingProxyType(
        {
            "turn-4": (icon("king"),),
            "points": (
                icon("king"),
                icon("robber"),
            ),
        }
    )
    sample_tiles = ("GC",)
