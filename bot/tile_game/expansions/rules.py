"""The expansions of Carcassonne: one line for each, in the order of the rules. What is listed here can be played."""

from __future__ import annotations

from typing import Any, Final

from bot.tile_game.expansions.abbey_mayor.rules import ABBEY_MAYOR
from bot.tile_game.expansions.abbot.rules import ABBOT
from bot.tile_game.expansions.base.rules import BASE
from bot.tile_game.expansions.fields.rules import FIELDS
from bot.tile_game.expansions.inns_cathedrals.rules import INNS_CATHEDRALS
from bot.tile_game.expansions.king_robber.rules import KING_ROBBER
from bot.tile_game.expansions.river.rules import RIVER
from bot.tile_game.expansions.siege.rules import SIEGE
from bot.tile_game.expansions.tower.rules import TOWER
from bot.tile_game.expansions.traders_builders.rules import TRADERS_BUILDERS
from bot.tile_game.rules.expansion import Expansion
from bot.tile_game.rules.kind import TileGame

EXPANSIONS: Final[tuple[Expansion[Any], ...]] = (
    FIELDS, RIVER, ABBOT, INNS_CATHEDRALS, TRADERS_BUILDERS, ABBEY_MAYOR, KING_ROBBER, TOWER, SIEGE,
)  # fmt: skip
"""Where the order matters, a module follows those it builds on."""

CARCASSONNE: Final = TileGame(BASE, EXPANSIONS)
