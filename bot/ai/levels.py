"""The levels of computer players. What a level sees and how far it looks is each game's own."""

from __future__ import annotations

import msgspec


class Level(msgspec.Struct, frozen=True):
    """A level. `nodes`: the positions that it may judge for one decision."""

    name: str
    nodes: int


EASY = Level("easy", 1500)
MEDIUM = Level("medium", 3000)
HARD = Level("hard", 12_000)
MASTER = Level("master", 40_000)

LEVELS: dict[str, Level] = {level.name: level for level in (EASY, MEDIUM, HARD, MASTER)}
"""By name, the weakest first."""

LOWER: dict[str, str] = {"master": "hard", "hard": "medium", "medium": "easy"}
"""The level that takes over if one fails to answer in time."""
