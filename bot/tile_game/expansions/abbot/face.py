"""The Abbot, shown."""

from __future__ import annotations

from types import MappingProxyType

from bot.scene.face import Shown
from bot.scene.reference import Mark, icon
from bot.tile_game.expansions.abbot.rules import ABBOT, Retrieve
from bot.tile_game.face.expansion import ExpansionFace
from bot.tile_game.face.presentation import TilePresentation


def _retrieved(_seen: TilePresentation, _option: Retrieve) -> Shown:
    return Shown(figure="abbot")


class AbbotFace(ExpansionFace):
    """The abbot, on the map and taken back."""

    expansion = ABBOT
    figures = MappingProxyType({"abbot": "abbot"})
    options = MappingProxyType({Retrieve: _retrieved})
    reasons = MappingProxyType({"garden": 40})
    terms = ("retrieved",)
    sheet = MappingProxyType(
        {
            "turn-3": (icon("abbot"),),
            "follower": (icon("abbot"),),
            "points": (
                Mark(tile="Eg"),
                icon("abbot"),
            ),
        }
    )
    topics = ("abbot", "garden", "retrieve")
