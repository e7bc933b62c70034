"""The worth of a position to each seat: a file for each module, which adds the expected value of its pieces.

A module's `share` is what one feature with the figures on it brings; its `add` covers what depends on more than that. Inns
and cathedrals are included in the prices; the River's tiles are like all others.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.tile_game.computer.features import Features, Sharer
from bot.tile_game.computer.values import PositionValue
from bot.tile_game.expansions.abbey_mayor import worth as abbey_mayor
from bot.tile_game.expansions.abbot import worth as abbot
from bot.tile_game.expansions.base import worth as base
from bot.tile_game.expansions.fields import worth as fields
from bot.tile_game.expansions.king_robber import worth as king_robber
from bot.tile_game.expansions.siege import worth as siege
from bot.tile_game.expansions.tower import worth as tower
from bot.tile_game.expansions.traders_builders import worth as traders_builders
from bot.tile_game.rules.carcassonne import Carcassonne

Worth = Callable[[Carcassonne, Features, PositionValue], None]
"""Adds to each seat's expected points once the shares are summed up."""

SHARES: dict[str, Sharer] = {
    "base": base.share,
    "fields": fields.share,
    "traders_builders": traders_builders.share,
    "abbot": abbot.share,
    "abbey_mayor": abbey_mayor.share,
    "tower": tower.share,
    "siege": siege.share,
}
"""By module."""

WORTH: dict[str, Worth] = {
    "base": base.add,
    "traders_builders": traders_builders.add,
    "king_robber": king_robber.add,
    "abbey_mayor": abbey_mayor.add,
    "tower": tower.add,
    "siege": siege.add,
}
"""By module."""
