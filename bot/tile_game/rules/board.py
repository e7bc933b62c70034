"""The map: the tiles laid, the features they form and the open cells, updated tile by tile in flat lists.

Every segment of a laid tile is a *node*. Union-find joins the nodes of one feature, and the feature's root holds its data:
tally (open sides and printed marks), bits (its tiles, or a field's cities) and the figures.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from bot.tile_game.rules.cells import AROUND, STEPS, at_of
from bot.tile_game.rules.shape import ANYTHING, CELL_BITS, NOTHING, OPEN_BITS, Shape
from bot.tile_game.rules.tile_sets import GARDEN, MONASTERY

OPEN = (1 << OPEN_BITS) - 1
BITS_PER_TILE = 4
EVERY_FIRST_BIT = int("0001" * 256, 2)


class Piece(NamedTuple):
    """A figure on the map. `turn`: the turn in which it was placed; `number` grows with each placement."""

    seat: int
    figure: str
    cell: int
    on: str
    node: int
    turn: int
    number: int


class CellTile(NamedTuple):
    """A tile on the map and its first node."""

    shape: Shape
    base: int


class Board:
    """The map as it lies now."""

    __slots__ = ("bits", "cells", "cities", "cloisters", "first", "kinds", "on", "open", "parent", "shared", "tally")

    def __init__(self) -> None:
        self.cells: dict[int, CellTile] = {}
        self.open: dict[int, int] = {}  # open cell -> what its neighbours require of each side
        self.parent: list[int] = []
        self.kinds: list[str] = []
        self.tally: list[int] = []
        self.bits: list[int] = []
        self.first: list[int] = []  # the first place of a feature: cell and location
        self.on: dict[int, tuple[Piece, ...]] = {}  # root -> figures there
        self.cloisters: dict[int, int] = {}  # cell -> node of its monastery or garden
        self.cities: list[int] = []  # bits of every completed city, for the fields
        self.shared = False  # whether a copy shares the containers that only laying changes

    def copy(self) -> Board:
        """Return an independent map. The two share what only laying changes until one of them lays a tile."""
        new = Board.__new__(Board)
        new.cells = self.cells
        new.open = self.open
        new.parent = self.parent
        new.kinds = self.kinds
        new.tally = self.tally
        new.bits = self.bits
        new.first = self.first
        new.on = self.on.copy()
        new.cloisters = self.cloisters.copy()
        new.cities = self.cities
        self.shared = new.shared = True
        return new

    def _unshare(self) -> None:
        """Copy the shared containers before changing them."""
        self.cells = self.cells.copy()
        self.open = self.open.copy()
        self.parent = self.parent.copy()
        self.kinds = self.kinds.copy()
        self.tally = self.tally.copy()
        self.bits = self.bits.copy()
        self.first = self.first.copy()
        self.cities = self.cities.copy()
        self.shared = False

    # features

    def root(self, node: int) -> int:
        """Return the node that represents the whole feature."""
        parent = self.parent
        while parent[node] != node:
            node = parent[node]
        return node

    def join(self, a: int, b: int) -> int:
        """Merge two features with their figures; return the root."""
        if self.shared:
            self._unshare()
        a, b = self.root(a), self.root(b)
        if a == b:
            return a
        if a < b:
            a, b = b, a
        self.parent[a] = b
        self.tally[b] += self.tally[a]
        self.bits[b] |= self.bits[a]
        self.first[b] = min(self.first[b], self.first[a])
        if a in self.on:
            self.on[b] = self.on.get(b, ()) + self.on.pop(a)
        return b

    def complete(self, root: int) -> bool:
        """Return whether a feature has no open side, or a cloister no empty cell around it (BASE-40..42)."""
        return not self.tally[root] & OPEN

    def size(self, root: int) -> int:
        """Count the distinct tiles of a road or city (BASE-7)."""
        bits = self.bits[root]
        bits |= bits >> 1
        return ((bits | bits >> 2) & EVERY_FIRST_BIT).bit_count()

    def completed_cities(self, field: int) -> int:
        """Count the completed cities that a field borders, each once (FIELD-5)."""
        bits = self.bits[field]
        return len([1 for city in self.cities if city & bits])

    def neighbours(self, cell: int) -> int:
        """Count the occupied cells among the eight around a cell."""
        cells = self.cells
        return sum(1 for step in AROUND if cell + step in cells)

    def place_of(self, root: int) -> tuple[tuple[int, int], str]:
        """Return the cell and name of the feature's first segment (smallest y, then x, then location)."""
        cell, location = divmod(self.first[root], 1 << CELL_BITS)
        shape, base = self.cells[cell]
        for i, place in enumerate(shape.places):
            if place == location and self.root(base + i) == root:
                return at_of(cell), shape.names[i]
        raise AssertionError("a feature has a first segment")

    def node_at(self, cell: int, name: str) -> int | None:
        """Return the node of a named segment, or None if the tile there has none."""
        laid = self.cells.get(cell)
        if laid is None or name not in laid.shape.names:
            return None
        return laid.base + laid.shape.names.index(name)

    # laying

    def lay(self, cell: int, shape: Shape) -> list[int]:  # noqa: C901, PLR0912, PLR0915 - one pass: calls here would halve the speed
        """Lay a tile, without checking that it fits; return the city and road nodes that it may have completed."""
        if self.shared:
            self._unshare()
        cells, parent, tally, bits, first = self.cells, self.parent, self.tally, self.bits, self.first
        base = len(parent)
        count = len(shape.kinds)
        parent.extend(range(base, base + count))
        self.kinds.extend(shape.kinds)
        tally.extend(shape.tallies)
        shift = BITS_PER_TILE * len(cells)
        bits.extend([b << shift for b in shape.bits])
        place = cell << CELL_BITS
        first.extend([place | p for p in shape.places])
        cells[cell] = CellTile(shape, base)
        open_cells = self.open
        open_cells.pop(cell, None)
        touched = [base + i for i in shape.lines]
        on, main, halves, demand = self.on, shape.main, shape.halves, shape.demand
        for side in (0, 1, 2, 3):
            beyond = cell + STEPS[side]
            other = cells.get(beyond)
            if other is None:
                open_cells[beyond] = open_cells.get(beyond, 0) | demand[side]
                continue
            their, their_base = other
            opposite = side ^ 2
            mine = main[side]
            theirs = their.main[opposite]
            if mine >= 0:
                a = base + mine
                while parent[a] != a:
                    a = parent[a]
                if theirs < 0:  # an abbey closes the side
                    tally[a] -= 1
                else:
                    b = their_base + theirs
                    while parent[b] != b:
                        b = parent[b]
                    if a == b:
                        tally[a] -= 2
                    else:
                        if a < b:
                            a, b = b, a
                        parent[a] = b
                        tally[b] += tally[a] - 2
                        bits[b] |= bits[a]
                        first[b] = min(first[b], first[a])
                        if a in on:
                            on[b] = on.get(b, ()) + on.pop(a)
            elif theirs >= 0:  # this tile is an abbey
                b = self.root(their_base + theirs)
                tally[b] -= 1
                touched.append(b)
            left, right = halves[side]
            if left >= 0:
                their_left, their_right = their.halves[opposite]
                if their_right >= 0:
                    self._join_fields(base + left, their_base + their_right)
                    if left != right or their_left != their_right:
                        self._join_fields(base + right, their_base + their_left)
        self._surround(cell, base, shape)
        return touched

    def _join_fields(self, a: int, b: int) -> None:
        """Join two fields: as `join`, but without open sides to count."""
        parent = self.parent
        while parent[a] != a:
            a = parent[a]
        while parent[b] != b:
            b = parent[b]
        if a == b:
            return
        if a < b:
            a, b = b, a
        parent[a] = b
        self.bits[b] |= self.bits[a]
        self.first[b] = min(self.first[b], self.first[a])
        if a in self.on:
            self.on[b] = self.on.get(b, ()) + self.on.pop(a)

    def _surround(self, cell: int, base: int, shape: Shape) -> None:
        """Count the new tile for every cloister around it, and the neighbours for a cloister on the tile itself."""
        cloisters, tally = self.cloisters, self.tally
        if cloisters:
            for step in AROUND:
                node = cloisters.get(cell + step)
                if node is not None:
                    tally[node] -= 1
        if shape.kinds and shape.kinds[-1] in (MONASTERY, GARDEN):
            node = base + len(shape.kinds) - 1
            cloisters[cell] = node
            tally[node] -= self.neighbours(cell)

    def cloisters_around(self, cell: int) -> list[int]:
        """Return the nodes of the monasteries and gardens around a cell, in reading order, then the one on it."""
        cloisters = self.cloisters
        found = [cloisters[cell + step] for step in AROUND if cell + step in cloisters]
        if cell in cloisters:
            found.append(cloisters[cell])
        return found

    # figures

    def put(self, piece: Piece) -> None:
        """Add a figure to its feature."""
        root = self.root(piece.node)
        self.on[root] = (*self.on.get(root, ()), piece)

    def take(self, piece: Piece) -> int:
        """Remove a figure from its feature; return the feature's root."""
        root = self.root(piece.node)
        rest = tuple(p for p in self.on[root] if p is not piece)
        if rest:
            self.on[root] = rest
        else:
            del self.on[root]
        return root

    def pieces(self) -> list[Piece]:
        """Return all figures on features."""
        return [piece for pieces in self.on.values() for piece in pieces]


@cache
def demand(signature: int) -> tuple[int, int]:
    """Return what an open cell's neighbours require (BASE-23): a mask of the sides that require a terrain, and those terrains.

    A tile fits if its masked code equals the terrains; an abbey beside the cell requires none.
    """
    mask = 0
    for shift in (0, 3, 6, 9):
        if signature >> shift & 7 not in (NOTHING, ANYTHING):
            mask |= 7 << shift
    return mask, signature & mask
