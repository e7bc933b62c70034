"""The figures: where each may stand and what it weighs (the table "Figures" of the rules)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from bot.engine.actions import Action
from bot.tile_game.rules.tile_sets import CITY, FIELD, MONASTERY, ROAD


@dataclass(frozen=True)
class Figure:
    """A kind of figure.

    `claims`: it may enter only an unoccupied feature; otherwise it joins a follower of its own player (builder, pig).
    `weight` None: it weighs the number of shields in the city (MAYOR-2).
    `lingers`: it need not go home when its feature is scored (WAGON-3).
    `deploys`: it is placed on a segment of the tile just laid, unlike the barn.
    """

    name: str
    count: int
    kinds: frozenset[str]
    follower: bool = True
    claims: bool = True
    weight: int | None = 1
    lingers: bool = False
    deploys: bool = True


class Deploy(Action, frozen=True, cache_hash=True, tag="figure"):
    """Put a figure on a segment of the tile just placed."""

    figure: str
    on: str


@cache
def deploy(figure: str, on: str) -> Deploy:
    """Return the shared Deploy of this figure and segment name."""
    return Deploy(figure, on)


FOLLOWER = Figure("follower", 7, frozenset({CITY, ROAD, MONASTERY, FIELD}))
"""BASE-12, BASE-31; stands on fields only with the module `fields`."""
