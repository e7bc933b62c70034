"""Fields and farmers, shown."""

from __future__ import annotations

from types import MappingProxyType

from bot.tile_game.expansions.fields.rules import FIELDS
from bot.tile_game.face.expansion import ExpansionFace


class FieldsFace(ExpansionFace):
    """Farmers are followers: the field is all that is new."""

    expansion = FIELDS
    reasons = MappingProxyType({"field": 50})
    terms = ("cities", "each", "pig")
    topics = ("field", "farmer")
