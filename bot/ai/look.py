"""A look at the map: where its features are open, and what each of them stands to become. One look serves every choice of figure."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from bot.ai.chances import Chances
from bot.engine.board import OPEN
from bot.engine.carcassonne import Carcassonne
from bot.engine.cells import AROUND, STEPS
from bot.engine.tiles.catalogue import CITY, GARDEN, MONASTERY

EFF = 0.07
FOCUS = 0.6
"""How much every further open cell takes from the turns that a feature gets."""


class Prospect(NamedTuple):
    """A feature's points for each owner as it lies, and once it is complete."""

    now: int
    complete: float


class Look:
    """The open sides of the map and, when asked, the prospects of its features."""

    __slots__ = ("_chance", "_field_ends", "_field_future", "_prospects", "chances", "cities", "ends", "game", "turns")

    def __init__(self, game: Carcassonne, chances: Chances, turns: tuple[int, ...]) -> None:
        """`turns`: by seat, the turns still to come."""
        self.game = game
        self.chances = chances
        self.turns = turns
        self.ends: dict[int, dict[int, float]] = {}  # root -> open cell -> share of tiles that ends it there
        self._chance: dict[tuple[int, int], float] = {}
        self._prospects: dict[int, Prospect] = {}
        self._field_ends: dict[int, set[int]] | None = None
        self._field_future: dict[int, float] = {}
        self._find_open_sides()
        kinds = game.board.kinds
        self.cities = [root for root in self.ends if kinds[root] == CITY]

    def _find_open_sides(self) -> None:
        board = self.game.board
        cells, parent, ends, share = board.cells, board.parent, self.ends, self.chances.ends
        for cell, asked in board.open.items():
            for side in (0, 1, 2, 3):
                if asked >> 3 * side & 7 not in (1, 2):
                    continue
                shape, base = cells[cell + STEPS[side]]
                node = base + shape.main[side ^ 2]
                while parent[node] != node:
                    node = parent[node]
                there = ends.get(node)
                if there is None:
                    there = ends[node] = {}
                if cell not in there:
                    there[cell] = share(asked, side)

    def chance(self, root: int, turns: int) -> float:
        """The chance that a road, city or cloister will be complete, if somebody with so many turns wants it."""
        key = (root, turns)
        found = self._chance.get(key)
        if found is None:
            if self.game.board.kinds[root] in (MONASTERY, GARDEN):
                found = self._cloister(root, turns)[1]
            else:
                found = self._line(root, turns)
            self._chance[key] = found
        return found

    def _line(self, root: int, turns: int) -> float:
        ends = self.ends.get(root)
        if not ends:
            return 1.0
        tries = EFF * turns / (1 + FOCUS * (len(ends) - 1))
        whole = 1.0
        for share in ends.values():
            whole *= 1 - (1 - share) ** tries
        return whole

    def _cloister(self, root: int, turns: int) -> tuple[float, float]:
        """Cells around that will be filled, and the chance that all will be."""
        board, chances = self.game.board, self.chances
        cell = next(c for c, node in board.cloisters.items() if node == root)
        effort = turns * 0.12 + chances.left * 0.015
        filled, whole = 0.0, 1.0
        for step in AROUND:
            beside = cell + step
            if beside not in board.cells:
                asked = board.open.get(beside, 0)
                fill = 1 - exp(-effort * min(1.0, 3 * chances.fits(asked)))
                filled += fill
                whole *= fill
        return filled, whole

    def cloister_growth(self, root: int, turns: int) -> float:
        """How many of the empty cells around a cloister will probably be filled."""
        return self._cloister(root, turns)[0]

    def prospect(self, root: int) -> Prospect:
        """A road's or city's points now and when complete: it will have grown by a tile for each open cell."""
        found = self._prospects.get(root)
        if found is None:
            game = self.game
            price = game.rules.prices[game.board.kinds[root]]
            now, _ = price(game, root, not game.board.tally[root] & OPEN)
            complete, _ = price(game, root, True)
            ends = self.ends.get(root)
            size = game.board.size(root)
            found = self._prospects[root] = Prospect(now, complete * (1 + len(ends) / size) if ends else complete)
        return found

    def field_cities(self, root: int) -> float:
        """The completed cities that a field will probably border in the end."""
        found = self._field_future.get(root)
        if found is None:
            board = self.game.board
            bits = board.bits[root]
            found = float(board.completed_cities(root))
            turns = max(self.turns)
            for city in self.cities:
                if board.bits[city] & bits:
                    found += self.chance(city, turns) * 0.9
            self._field_future[root] = found
        return found

    def field_room(self, root: int) -> int:
        """Open cells that a field borders: where it can grow and more cities can come."""
        if self._field_ends is None:
            self._field_ends = self._find_field_ends()
        return len(self._field_ends.get(root, ()))

    def _find_field_ends(self) -> dict[int, set[int]]:
        board = self.game.board
        cells, root_of = board.cells, board.root
        found: dict[int, set[int]] = {}
        for cell, asked in board.open.items():
            for side in (0, 1, 2, 3):
                if asked >> 3 * side & 7 in (0, 1):
                    continue
                shape, base = cells[cell + STEPS[side]]
                for half in shape.halves[side ^ 2]:
                    if half >= 0:
                        found.setdefault(root_of(base + half), set()).add(cell)
        return found
