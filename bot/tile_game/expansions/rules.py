"""The expansions, one file each."""

from __future__ import annotations

from functools import lru_cache

from bot.engine.game import RULES
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
from bot.tile_game.rules.ruleset import Ruleset

EXPANSIONS: tuple[Expansion, ...] = (
    FIELDS, RIVER, ABBOT, INNS_CATHEDRALS, TRADERS_BUILDERS, ABBEY_MAYOR, KING_ROBBER, TOWER, SIEGE,
)  # fmt: skip
"""In the order of the rules; where the order matters, a module follows those it builds on."""

MODULES = tuple(e.id for e in EXPANSIONS)
OPTIONS = tuple(sorted(option for e in EXPANSIONS for option in e.options))


@lru_cache(maxsize=64)
def ruleset(
    modules: frozenset[str], options: frozenset[str], version: int = RULES, known: tuple[Expansion, ...] = EXPANSIONS
) -> Ruleset:
    """Return the compiled rules of a combination of known expansions under one version; recent ones are cached."""
    return Ruleset((BASE, *(e for e in known if e.id in modules)), options, version)
