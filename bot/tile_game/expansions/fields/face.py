"""Fields and farmers, shown."""

from __future__ import annotations

from types import MappingProxyType

from bot.scene.reference import Mark
from bot.tile_game.expansions.fields.rules import FIELDS
from bot.tile_game.face.expansion import ExpansionFace
from renderer.scene import HeldItem

_FARMER = Mark(HeldItem("follower"), lying=True)


class FieldsFace(ExpansionFace):
    """Farmers are followers: the field is all that is new."""

    expansion = FIELDS
    sheet = MappingProxyType(
        {
            "follower": (_FARMER,),
            "points": (_FARMER,),
        }
    )
    reasons = MappingProxyType({"field": 50})
    terms = ("cities", "each", "pig")
    topics = ("field", "farmer")
