"""The levels of computer players. What a level sees and how far it looks is each game's own."""

from __future__ import annotations

import msgspec


class Level(msgspec.Struct, frozen=True):
    """A level by its name."""

    name: str


EASY = Level("easy")
MEDIUM = Level("medium")
HARD = Level("hard")
MASTER = Level("master")

LEVELS: dict[str, Level] = {level.name: level for level in (EASY, MEDIUM, HARD, MASTER)}
"""By name, the weakest first."""

LOWER: dict[str, str] = {"master": "hard", "hard": "medium", "medium": "easy"}
"""The level that takes over if one fails to answer in time."""
