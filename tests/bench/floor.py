"""The floor for the engine: the base game with farmers and nothing else, written for speed alone.

It offers no options with names, no events, no views and no expansions, so that it shows what the same interpreter can do at
most. It shares nothing with the engine but the tile data and is kept as it is: figures are ratios against it.
"""

from __future__ import annotations

import random

from bot.tile_game.expansions.base import rules as base
from bot.tile_game.rules.tile_sets import HALVES, SIDES, Tile

WIDTH = 256
STEPS = (-WIDTH, 1, WIDTH, -1)
AROUND = (-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1)
AROUND_SET = frozenset(AROUND)
CODES = {"c": 1, "r": 2, "f": 3}
CITY, ROAD, FIELD = 1, 2, 3
NO_SIDES = 1000000

TILES = tuple(t for t in base.TILES.tiles)
START = next(i for i, t in enumerate(TILES) if t.flags.start)

# by turned tile = kind * 4 + rotation
SIDE_FEATURES: list[tuple[tuple[int, ...], ...]] = []
OPEN: list[list[int]] = []
BITS: list[list[int]] = []
KINDS: list[list[int]] = []
LINES: list[int] = []
MONASTERY: list[bool] = []
SHIELD: list[int] = []
DEMAND: list[tuple[int, int, int, int]] = []
SIDE_CODES: list[tuple[int, ...]] = []
FITS: list[list[tuple[int, ...]]] = []
DECK = [i for i, t in enumerate(TILES) for _ in range(t.count - (i == START))]


def _turn(tile: Tile, rot: int) -> None:
    """Work out one turned tile."""
    codes = tuple(CODES[tile.sides[(s - rot) % 4]] for s in range(4))
    line: dict[int, int] = {}
    half: dict[int, int] = {}
    opened: list[int] = []
    bits: list[int] = []
    kinds: list[int] = []
    cities: list[int] = []
    for segment in tile.segments:
        if segment.kind in ("city", "road"):
            for side in segment.at:
                line[(SIDES.index(side) + rot) % 4] = len(kinds)
            bits.append(1 << len(cities) if segment.kind == "city" else 1)
            if segment.kind == "city":
                cities.append(len(kinds))
            opened.append(len(segment.at))
            kinds.append(CITY if segment.kind == "city" else ROAD)
    lines = len(kinds)
    for segment in tile.segments:
        if segment.kind == "field":
            for place in segment.at:
                half[(HALVES.index(place) + 2 * rot) % 8] = len(kinds)
            bits.append(sum(1 << cities.index(c) for c in segment.cities))
            opened.append(NO_SIDES)
            kinds.append(FIELD)
    sides: list[tuple[int, ...]] = []
    for s in range(4):
        if codes[s] == CITY:
            sides.append((line[s],))
        elif codes[s] == FIELD:
            sides.append((half[2 * s],))
        else:
            sides.append((line[s], half[2 * s], half[2 * s + 1]))
    SIDE_FEATURES.append(tuple(sides))
    OPEN.append(opened)
    BITS.append(bits)
    KINDS.append(kinds)
    LINES.append(lines)
    MONASTERY.append(any(s.kind == "monastery" for s in tile.segments))
    SHIELD.append(sum(s.shields for s in tile.segments))
    DEMAND.append((codes[0] << 4, codes[1] << 6, codes[2], codes[3] << 2))
    SIDE_CODES.append(codes)


def _build() -> None:
    for tile in TILES:
        for rot in range(4):
            _turn(tile, rot)
    for kind in range(len(TILES)):
        looks: dict[object, int] = {}
        for rot in range(4):
            looks.setdefault(_look(kind * 4 + rot), rot)
        row = []
        for signature in range(256):
            fitting = [
                kind * 4 + rot
                for rot in looks.values()
                if all((signature >> 2 * s) & 3 in (0, SIDE_CODES[kind * 4 + rot][s]) for s in range(4))
            ]
            row.append(tuple(fitting) if signature else ())
        FITS.append(row)


def _look(turned: int) -> object:
    """What tells a turned tile from its other rotations: which sides and halves belong together."""
    groups: dict[int, list[tuple[int, int]]] = {}
    for side, features in enumerate(SIDE_FEATURES[turned]):
        for part, feature in enumerate(features):
            groups.setdefault(feature, []).append((side, part))
    return frozenset((KINDS[turned][f], tuple(places)) for f, places in groups.items())


_build()


class FloorGame:
    """One game."""

    __slots__ = ("bits", "cells", "deck", "figures", "kinds", "monks", "on", "open", "opened", "parent", "score", "seats",
                 "shields", "tiles", "turn")  # fmt: skip

    def __init__(self, seats: int, deck: list[int], start: bool = True) -> None:
        self.seats = seats
        self.cells: dict[int, int] = {}
        self.open: dict[int, int] = {}
        self.parent: list[int] = []
        self.opened: list[int] = []
        self.bits: list[int] = []
        self.on: list[int] = []
        self.kinds: list[int] = []
        self.monks: dict[int, int] = {}
        self.score = [0] * seats
        self.figures = [7] * seats
        self.deck = deck
        self.turn = 0
        self.tiles = 0
        self.shields = 0
        if start:
            self.place(START * 4, 128 * WIDTH + 128)

    def copy(self) -> FloorGame:
        """An independent game."""
        new = FloorGame(0, [], False)
        new.seats = self.seats
        new.cells = self.cells.copy()
        new.open = self.open.copy()
        new.parent = self.parent.copy()
        new.opened = self.opened.copy()
        new.bits = self.bits.copy()
        new.on = self.on.copy()
        new.kinds = self.kinds.copy()
        new.monks = self.monks.copy()
        new.score = self.score.copy()
        new.figures = self.figures.copy()
        new.deck = self.deck.copy()
        new.turn = self.turn
        new.tiles = self.tiles
        new.shields = self.shields
        return new

    def moves(self, kind: int) -> list[int]:
        """All placements, each cell * 256 + turned tile."""
        fits = FITS[kind]
        return [cell * 256 + turned for cell, asked in self.open.items() for turned in fits[asked]]

    def place(self, turned: int, cell: int) -> int:
        """Lay a tile; returns its first feature."""
        parent, opened, bits, on, cells, open_cells = self.parent, self.opened, self.bits, self.on, self.cells, self.open
        base = len(parent)
        count = len(KINDS[turned])
        shift = 4 * self.tiles
        parent.extend(range(base, base + count))
        opened.extend(OPEN[turned])
        on.extend([0] * count)
        self.kinds.extend(KINDS[turned])
        bits.extend([b << shift for b in BITS[turned]])
        if SHIELD[turned]:
            self.shields |= 1 << shift
        cells[cell] = base * 256 + turned
        self.tiles += 1
        open_cells.pop(cell, None)
        sides, demand = SIDE_FEATURES[turned], DEMAND[turned]
        for s in range(4):
            beyond = cell + STEPS[s]
            there = cells.get(beyond)
            if there is None:
                open_cells[beyond] = open_cells.get(beyond, 0) | demand[s]
                continue
            their_base = there >> 8
            mine, theirs = sides[s], SIDE_FEATURES[there & 255][s ^ 2]
            a, b = base + mine[0], their_base + theirs[0]
            while parent[a] != a:
                a = parent[a]
            while parent[b] != b:
                b = parent[b]
            if a == b:
                opened[a] -= 2
            else:
                parent[a] = b
                opened[b] += opened[a] - 2
                bits[b] |= bits[a]
                on[b] += on[a]
            if len(mine) == 3:
                for x, y in ((1, 2), (2, 1)):
                    a, b = base + mine[x], their_base + theirs[y]
                    while parent[a] != a:
                        a = parent[a]
                    while parent[b] != b:
                        b = parent[b]
                    if a != b:
                        parent[a] = b
                        bits[b] |= bits[a]
                        on[b] += on[a]
        return base

    def choices(self, turned: int, base: int) -> list[int]:
        """Roots of the free features of a tile just laid, -1 for its monastery."""
        if not self.figures[self.turn]:
            return []
        parent, on = self.parent, self.on
        out: list[int] = []
        for i in range(base, base + len(KINDS[turned])):
            a = i
            while parent[a] != a:
                a = parent[a]
            if on[a] == 0 and a not in out:
                out.append(a)
        if MONASTERY[turned]:
            out.append(-1)
        return out

    def award(self, figures: int, points: int) -> None:
        """Points to those with the most figures (four bits a seat); all figures go home."""
        best, x = 0, figures
        while x:
            best = max(best, x & 15)
            x >>= 4
        for seat in range(self.seats):
            count = figures >> 4 * seat & 15
            if count:
                if count == best:
                    self.score[seat] += points
                self.figures[seat] += count

    def finish(self, turned: int, base: int, cell: int, choice: int) -> None:
        """Figure and scoring. choice: -2 none, -1 monastery, else a root."""
        seat, monks = self.turn, self.monks
        if choice >= 0:
            self.on[choice] += 1 << 4 * seat
            self.figures[seat] -= 1
        elif choice == -1:
            missing = 9 - sum(1 for step in AROUND if cell + step in self.cells)
            self.figures[seat] -= 1
            monks[cell] = missing * 8 + seat  # the tile itself is taken off below
        if monks:
            done = []
            for other in monks:
                if other == cell or other - cell in AROUND_SET:
                    monks[other] -= 8
                    if monks[other] < 8:
                        done.append(other)
            for other in done:
                owner = monks.pop(other) & 7
                self.score[owner] += 9
                self.figures[owner] += 1
        parent, opened, on = self.parent, self.opened, self.on
        for i in range(base, base + LINES[turned]):
            a = i
            while parent[a] != a:
                a = parent[a]
            if opened[a] == 0 and on[a]:
                self.award(on[a], self.worth(a, 2 if self.kinds[a] == CITY else 1))
                on[a] = 0
        self.turn = seat + 1 if seat + 1 < self.seats else 0

    def worth(self, root: int, each: int) -> int:
        """Points of a road or city."""
        bits = self.bits[root]
        if self.kinds[root] != CITY:
            return bits.bit_count()
        whole = bits | bits >> 1
        tiles = ((whole | whole >> 2) & (EVERY_FOURTH)).bit_count()
        return each * (tiles + (bits & self.shields).bit_count())

    def final(self) -> None:
        """Final scoring."""
        cities: list[int] = []
        farms: list[int] = []
        for i, parent in enumerate(self.parent):
            if parent != i:
                continue
            if self.kinds[i] == CITY and self.opened[i] == 0:
                cities.append(self.bits[i])
            if self.on[i]:
                if self.kinds[i] == FIELD:
                    farms.append(i)
                else:
                    self.award(self.on[i], self.worth(i, 1))
        for i in farms:
            bits = self.bits[i]
            self.award(self.on[i], 3 * sum(1 for city in cities if city & bits))
        for monk in self.monks.values():
            self.score[monk & 7] += 9 - (monk >> 3)
            self.figures[monk & 7] += 1


EVERY_FOURTH = int("0001" * 80, 2)


def new_game(seed: int, seats: int = 2) -> FloorGame:
    """A game with a shuffled stack."""
    deck = DECK.copy()
    random.Random(seed).shuffle(deck)
    return FloorGame(seats, deck)


def play_out(game: FloorGame, chance: random.Random) -> None:
    """Random play to the end."""
    deck, number = game.deck, chance.random
    while deck:
        moves = game.moves(deck.pop())
        if not moves:
            continue
        move = moves[int(number() * len(moves))]
        turned, cell = move & 255, move >> 8
        base = game.place(turned, cell)
        choices = game.choices(turned, base)
        j = int(number() * (len(choices) + 1))
        game.finish(turned, base, cell, choices[j] if j < len(choices) else -2)
    game.final()
