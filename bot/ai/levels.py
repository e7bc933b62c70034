"""The levels of computer players: the same judgement, applied with more or less care."""

from __future__ import annotations

import msgspec

GRAIN = 1000
"""The steps per point of a blur, as dice give whole numbers."""


class Level(msgspec.Struct, frozen=True):
    """How carefully a computer player thinks.

    `nodes`: positions it may judge for one decision; `blur`: the largest error of a judgement, in points; `slips`: the percentage
    of choices it picks among its best few without another look; `looks_ahead`: whether it searches; `samples`: the number of
    possible tiles to try before drawing; `worlds`: the most imagined games in which to play on a round of cards.
    `fitted`: whether its prices come from the outcomes of games, not from the hand; `answers`: whether its search goes on to
    its own next turn.
    """

    name: str
    nodes: int
    blur: float
    slips: int
    looks_ahead: bool
    samples: int
    worlds: int
    fitted: bool = False
    answers: bool = False


EASY = Level("easy", 1500, blur=4.0, slips=12, looks_ahead=False, samples=2, worlds=2)
MEDIUM = Level("medium", 3000, blur=1.5, slips=0, looks_ahead=False, samples=4, worlds=10)
HARD = Level("hard", 6000, blur=0.0, slips=0, looks_ahead=True, samples=8, worlds=400)

LEVELS: dict[str, Level] = {level.name: level for level in (EASY, MEDIUM, HARD)}
"""By name, the weakest first."""

LOWER: dict[str, str] = {"hard": "medium", "medium": "easy"}
"""The level that takes over if one fails to answer in time."""
