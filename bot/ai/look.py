"""A look at the map: where its features are open, and what they stand to become. It serves every choice of figure."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from bot.ai.fringe import Fringe, field_ends, line_ends
from bot.engine.board import OPEN
from bot.engine.carcassonne import Carcassonne
from bot.engine.cells import AROUND
from bot.engine.tiles.catalogue import CITY, GARDEN, MONASTERY

EFFORT = 0.07
"""How much of a turn any one feature gets: there is always something else to do with a tile."""

FOCUS = 0.6
"""How much every further open cell takes from the turns that a feature gets."""

AROUND_EFFORT, AROUND_DRIFT = 0.12, 0.015
"""How much a turn of the owner, and any tile at all, does to fill the cells around a cloister."""

GROWTH = 0.055
"""Cities that come to a field that is open all round, for each tile still to be drawn."""

WIDE = 14
"""So many open cells make a field open all round."""


class Prospect(NamedTuple):
    """A feature's points for each owner as it lies, what they will probably be, and the chance that it is completed."""

    now: int
    expected: float
    chance: float


class Look:
    """The open ends of the map and, when asked, the prospects of its features."""

    __slots__ = ("_field_ends", "_fields", "_prospects", "chances", "cities", "ends", "fringe", "game", "turns")

    def __init__(self, game: Carcassonne, fringe: Fringe, turns: Sequence[int]) -> None:
        """`turns`: by seat, the turns still to come."""
        self.game = game
        self.fringe = fringe
        self.chances = fringe.chances
        self.turns = turns
        self.ends: dict[int, dict[int, float]] = {}  # root -> open cell -> share of tiles that ends it there
        self._prospects: dict[tuple[int, int], Prospect] = {}
        self._field_ends: dict[int, set[int]] | None = None
        self._fields: dict[int, float] = {}
        self._find_ends()
        kinds = game.board.kinds
        self.cities = [root for root in self.ends if kinds[root] == CITY]

    def _find_ends(self) -> None:
        board, ends = self.game.board, self.ends
        parent = board.parent
        changed = self.fringe.changed(board)
        found = [end for end in self.fringe.lines if end[0] not in changed] if changed else self.fringe.lines
        for cell, node, share in (*found, *line_ends(board, self.chances, [c for c in changed if c in board.open])):
            root = node
            while parent[root] != root:
                root = parent[root]
            if root in ends:
                ends[root].setdefault(cell, share)
            else:
                ends[root] = {cell: share}

    def prospect(self, root: int, turns: int) -> Prospect:
        """What a road, city or cloister stands to bring, if somebody with so many turns wants it."""
        key = (root, turns)
        found = self._prospects.get(key)
        if found is None:
            cloister = self.game.board.kinds[root] in (MONASTERY, GARDEN)
            found = self._prospects[key] = self._cloister(root, turns) if cloister else self._line(root, turns)
        return found

    def _line(self, root: int, turns: int) -> Prospect:
        """A road or city: if completed it will have grown by a tile for each open cell."""
        game = self.game
        board = game.board
        price = game.rules.prices[board.kinds[root]]
        now, _ = price(game, root, not board.tally[root] & OPEN)
        ends = self.ends.get(root)
        if not ends:
            return Prospect(now, now, float(not board.tally[root] & OPEN))
        complete, _ = price(game, root, True)
        chance = self.chance(root, turns)
        return Prospect(now, chance * complete * (1 + len(ends) / board.size(root)) + (1 - chance) * now, chance)

    def chance(self, root: int, turns: int) -> float:
        """The chance that an open road or city is completed."""
        ends = self.ends[root]
        tries = EFFORT * turns / (1 + FOCUS * (len(ends) - 1))
        chance = 1.0
        for share in ends.values():
            chance *= 1 - (1 - share) ** tries
        return chance

    def _cloister(self, root: int, turns: int) -> Prospect:
        """A point for its tile, for each tile around it, and for those that will probably come."""
        board, chances = self.game.board, self.chances
        cell = next((c for c, node in board.cloisters.items() if node == root), None)
        if cell is None:  # done with
            return Prospect(9, 9.0, 1.0)
        effort = 3 * (turns * AROUND_EFFORT + chances.left * AROUND_DRIFT)
        empty = [cell + step for step in AROUND if cell + step not in board.cells]
        filled, chance = 0.0, 1.0
        for beside in empty:
            fill = 1 - exp(-effort * min(0.34, chances.fits(board.open.get(beside, 0))))
            filled += fill
            chance *= fill
        now = 9 - len(empty)
        return Prospect(now, now + filled, chance)

    def field_cities(self, root: int) -> float:
        """The completed cities that a field will probably border in the end."""
        found = self._fields.get(root)
        if found is None:
            board = self.game.board
            bits = board.bits[root]
            turns = max(self.turns)
            found = board.completed_cities(root) + GROWTH * self._room(root) * self.chances.left
            for city in self.cities:
                if board.bits[city] & bits:
                    found += 0.9 * self.chance(city, turns)
            self._fields[root] = found
        return found

    def _room(self, root: int) -> float:
        """How open a field is, 1 for all round: where it can grow more cities can come."""
        if self._field_ends is None:
            self._field_ends = self._find_field_ends()
        return min(1.0, len(self._field_ends.get(root, ())) / WIDE)

    def _find_field_ends(self) -> dict[int, set[int]]:
        board = self.game.board
        parent = board.parent
        changed = self.fringe.changed(board)
        found: dict[int, set[int]] = {}
        kept = [end for end in self.fringe.fields if end[0] not in changed] if changed else self.fringe.fields
        for cell, node in (*kept, *field_ends(board, [c for c in changed if c in board.open])):
            root = node
            while parent[root] != root:
                root = parent[root]
            if root in found:
                found[root].add(cell)
            else:
                found[root] = {cell}
        return found
