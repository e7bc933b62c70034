"""Chances in an open cell: how many of the tiles left fit, and how many of those end the road or city beside it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.hidden import unseen
from bot.tile_game.rules.ruleset import Ruleset

GROWS = 0.3
"""How much a tile that only prolongs a feature counts towards ending it; one that ends it counts 1."""


LINES = (1, 2)
"""The board's codes for a side with a road or city next to an open cell; every other side shows a field, or nothing."""


class Answers(NamedTuple):
    """The kinds of tiles that fit in a cell, and those of them that can end the feature on one of its sides."""

    fitting: tuple[int, ...]
    ending: tuple[int, ...]


class AnswerTable(dict[tuple[int, int], Answers]):
    """The answers by what an open cell's neighbours ask and by side, computed on first use."""

    def __init__(self, rules: Ruleset) -> None:
        super().__init__()
        self.rules = rules

    def __missing__(self, key: tuple[int, int]) -> Answers:
        asked, side = key
        fits = self.rules.fits
        fitting = tuple(kind for kind in range(len(fits)) if fits[kind][asked])
        found = self[key] = Answers(fitting, tuple(kind for kind in fitting if self._ends(kind, asked, side)))
        return found

    def _ends(self, kind: int, asked: int, side: int) -> bool:
        """Return whether in some rotation the segment on this side leads to no other empty cell."""
        for rot in self.rules.fits[kind][asked]:
            main = self.rules.shapes[kind][rot].main
            onward = [u for u in range(4) if u != side and main[u] == main[side] and not asked >> 3 * u & 7]
            if main[side] >= 0 and not onward:
                return True
        return False


@lru_cache(maxsize=64)
def table_of(rules: Ruleset) -> AnswerTable:
    """Return the table, which all games of the same rules share."""
    return AnswerTable(rules)


class Chances:
    """Chances given the tiles not yet drawn; the same for every position that one turn can lead to."""

    def __init__(self, game: Carcassonne) -> None:
        left = unseen(game)
        self.counts: Sequence[int] = [left.get(kind, 0) for kind in range(len(game.rules.tiles))]
        self.left = sum(self.counts)
        self._table = table_of(game.rules)
        self._ends: dict[int, tuple[tuple[int, float], ...]] = {}
        self._fits: dict[int, float] = {}

    def ends(self, asked: int) -> tuple[tuple[int, float], ...]:
        """Return each side of an open cell with a road or city, and the share of the tiles left that end it there."""
        found = self._ends.get(asked)
        if found is None:
            sides = [side for side in (0, 1, 2, 3) if asked >> 3 * side & 7 in LINES]
            found = self._ends[asked] = tuple([(side, self._ending(asked, side)) for side in sides])
        return found

    def _ending(self, asked: int, side: int) -> float:
        count = self.counts.__getitem__
        answers = self._table[asked, side]
        fitting = sum(map(count, answers.fitting))
        ending = sum(map(count, answers.ending))
        return (ending + GROWS * (fitting - ending)) / self.left if self.left else 0.0

    def fits(self, asked: int) -> float:
        """Return the share of the tiles left that fit in a cell: all, if it has no neighbours."""
        found = self._fits.get(asked)
        if found is None:
            counts = self.counts
            fitting = sum([counts[kind] for kind in self._table[asked, 0].fitting]) if asked else self.left
            found = self._fits[asked] = fitting / self.left if self.left else 0.0
        return found
