"""How the levels play the tile game: what each sees, how it slips, and whether it searches.

A level sees a thing or overlooks it for a whole turn: a mistake is of one piece, as a person's is.
"""

from __future__ import annotations

from typing import Final

import msgspec

from bot.ai.levels import EASY, HARD, LEVELS, MASTER, MEDIUM
from bot.engine.lists import one_each
from bot.tile_game.computer.weights import FREE


class TileStyle(msgspec.Struct, frozen=True, kw_only=True):
    """How a level plays.

    `nodes`: the positions that it may judge for one decision. `overlooks`: the terms that count nothing for it; `blinkered`: the
    percentage of turns in which it looks at its own points only; `slips`: the percentage of turns in which it takes the
    second-best place, if that is at most `loss` points worse. `draws`: the number of possible tiles to try before drawing;
    `fitted`: whether its prices come from the outcomes of games, not from the hand; `searches`: whether it looks for the
    others' replies and its own answer.
    """

    nodes: int
    overlooks: tuple[str, ...] = ()
    blinkered: int = 0
    slips: int = 0
    loss: float = 0.0
    draws: int = 4
    fitted: bool = False
    searches: bool = False


STYLES: Final = one_each(
    "style",
    LEVELS,
    [
        # a beginner: places figures until none is left, and does not see what helps or hurts the others
        (EASY.name, TileStyle(nodes=1500, overlooks=(*FREE, "homecoming"), blinkered=100, slips=40, loss=6.0, draws=2)),
        (MEDIUM.name, TileStyle(nodes=3000, blinkered=40, slips=30, loss=4.0)),
        (HARD.name, TileStyle(nodes=3000, draws=8, fitted=True, searches=True)),
        (MASTER.name, TileStyle(nodes=40_000, draws=8, fitted=True, searches=True)),
    ],
)
"""By the name of the level."""
