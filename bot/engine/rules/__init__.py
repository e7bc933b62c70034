"""The expansions, one file each."""

from __future__ import annotations

from functools import lru_cache

from bot.engine.expansion import Expansion
from bot.engine.game import RULES
from bot.engine.rules.abbey_mayor import ABBEY_MAYOR
from bot.engine.rules.abbot import ABBOT
from bot.engine.rules.base import BASE
from bot.engine.rules.fields import FIELDS
from bot.engine.rules.inns_cathedrals import INNS_CATHEDRALS
from bot.engine.rules.king_robber import KING_ROBBER
from bot.engine.rules.river import RIVER
from bot.engine.rules.siege import SIEGE
from bot.engine.rules.tower import TOWER
from bot.engine.rules.traders_builders import TRADERS_BUILDERS
from bot.engine.ruleset import Ruleset

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
