"""Turned tiles: everything the board needs to know about one, computed once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.tile_game.rules.tile_sets import CITY, FIELD, GARDEN, HALVES, MONASTERY, RIVER, ROAD, SIDES, Segment, Tile

NOTHING, ANYTHING = 0, 5
TERRAIN_CODE = {"c": 1, "r": 2, "v": 3, "f": 4, "*": ANYTHING, "-": NOTHING}
"""What a side shows, in three bits. 0: nothing (in a demand: no neighbour); 5: fits everything."""

OPEN_BITS = 8
MARKS = ("shields", "inn", "cathedral", "wine", "grain", "cloth")
"""Marks printed on segments that add up over a feature."""
MARK_SHIFT = {mark: OPEN_BITS * (i + 1) for i, mark in enumerate(MARKS)}
"""The marks' bytes in a tally. Its lowest byte counts open sides or, for a cloister, empty neighbouring cells."""

CELL_BITS = 4
"""A place is a cell shifted by these bits plus a location, so that a feature's first place is the smallest number."""


def mark(tally: int, name: str) -> int:
    """Return how often a mark is printed on a feature with this tally."""
    return (tally >> MARK_SHIFT[name]) & 0xFF


class Spot(NamedTuple):
    """A segment where a figure may stand: its position on the tile, kind and name."""

    segment: int
    kind: str
    name: str


class Shape:
    """One tile in one rotation. Lists are indexed by segment, tuples of four by side."""

    __slots__ = (
        "bits",
        "code",
        "codes",
        "corners",
        "demand",
        "fields",
        "flags",
        "halves",
        "id",
        "kind",
        "kinds",
        "lines",
        "main",
        "names",
        "places",
        "places_at",
        "rot",
        "spots",
        "tallies",
        "water",
    )

    def __init__(self, tile: Tile, kind: int, rot: int) -> None:
        self.id = tile.id
        self.kind = kind
        self.rot = rot
        self.flags = tile.flags
        turned = [_turn_segment(s, rot) for s in tile.segments]
        letters = [tile.sides[(s - rot) % 4] for s in range(4)]
        self.codes = tuple(TERRAIN_CODE[c] for c in letters)
        self.code = sum(c << 3 * s for s, c in enumerate(self.codes))
        # what each side requires of the cell beyond it, in the bits of that cell's signature
        self.demand = tuple(self.codes[s] << 3 * (s ^ 2) for s in range(4))
        self.kinds = [s.kind for s in turned]
        self.names = _names(turned)
        self.places_at = tuple(s.at for s in turned)
        self.main = tuple(_index(turned, (CITY, ROAD), side) for side in SIDES)
        self.halves = tuple((_index(turned, (FIELD,), side + "L"), _index(turned, (FIELD,), side + "R")) for side in SIDES)
        self.lines = [i for i, s in enumerate(turned) if s.kind in (CITY, ROAD)]
        self.fields = [i for i, s in enumerate(turned) if s.kind == FIELD]
        self.water = tuple(SIDES.index(side) for s in turned if s.kind == RIVER for side in s.at)
        self.tallies = [_tally(s) for s in turned]
        self.bits = _bits(turned)
        self.places = [_first(s) for s in turned]
        self.corners = tuple(self._corner(s) for s in range(4))
        self.spots = tuple(Spot(i, s.kind, self.names[i]) for i, s in enumerate(turned) if s.kind != RIVER)

    def of_kind(self, kind: int) -> Shape:
        """Return a copy with this number of the tile."""
        new = Shape.__new__(Shape)
        for name in Shape.__slots__:
            setattr(new, name, getattr(self, name))
        new.kind = kind
        return new

    def _corner(self, side: int) -> int:
        """Return the field in the corner clockwise after a side (NE, SE, SW, NW), or -1 without a single field there (BARN-2).

        Beside a side that shows nothing, only the half on the other side counts.
        """
        following = (side + 1) % 4
        before, after = self.halves[side][1], self.halves[following][0]
        if NOTHING in (self.codes[side], self.codes[following]):
            return max(before, after)
        return before if before == after else -1


def _turn(place: str, rot: int) -> str:
    if place in SIDES:
        return SIDES[(SIDES.index(place) + rot) % 4]
    return HALVES[(HALVES.index(place) + 2 * rot) % 8]


def _turn_segment(segment: Segment, rot: int) -> Segment:
    order = HALVES if segment.kind == FIELD else SIDES
    at = tuple(sorted((_turn(p, rot) for p in segment.at), key=order.index))
    return Segment(segment.kind, at, segment.shields, segment.cathedral, segment.goods, segment.inn, segment.cities)


def _index(segments: Sequence[Segment], kinds: tuple[str, ...], place: str) -> int:
    return next((i for i, s in enumerate(segments) if s.kind in kinds and place in s.at), -1)


def _names(segments: Sequence[Segment]) -> list[str]:
    """Name segments `kind@loc` by the first location clockwise; a field without a side is `field@-`, a second one `field@-2`."""
    names: list[str] = []
    for segment in segments:
        if segment.kind in (MONASTERY, GARDEN):
            names.append(segment.kind)
            continue
        name = f"{segment.kind}@{segment.at[0] if segment.at else '-'}"
        names.append(f"{name}{names.count(name) + 1}" if name in names else name)
    return names


def _first(segment: Segment) -> int:
    """Return the number of the first location in clockwise order; a segment that touches no side comes last."""
    if not segment.at:
        return 15
    return HALVES.index(segment.at[0]) if segment.kind == FIELD else 2 * SIDES.index(segment.at[0])


def _tally(segment: Segment) -> int:
    sides = len(segment.at) if segment.kind in (CITY, ROAD) else 8 if segment.kind in (MONASTERY, GARDEN) else 0
    return (
        sides
        + (segment.shields << MARK_SHIFT["shields"])
        + (segment.inn << MARK_SHIFT["inn"])
        + (segment.cathedral << MARK_SHIFT["cathedral"])
        + (1 << MARK_SHIFT[segment.goods] if segment.goods else 0)
    )


def _bits(segments: Sequence[Segment]) -> list[int]:
    """Return each segment's bits, four per tile: a city's own, for a field those of its cities, for others the first."""
    cities = [i for i, s in enumerate(segments) if s.kind == CITY]
    out = []
    for i, segment in enumerate(segments):
        if segment.kind == FIELD:
            out.append(sum(1 << cities.index(c) for c in segment.cities))
        else:
            out.append(1 << cities.index(i) if i in cities else 1)
    return out


def _look(tile: Tile, rot: int) -> frozenset[object]:
    """Return a comparable form of a tile's segments in a rotation; it ignores garden, symbols and foundation."""
    turned = [_turn_segment(s, rot) for s in tile.segments]

    def face(segment: Segment) -> tuple[object, ...]:
        borders = frozenset(turned[c].at for c in segment.cities)
        marks = (segment.shields, segment.cathedral, segment.goods, segment.inn)
        return (segment.kind, segment.at, *marks, borders)

    return frozenset((face(s), sum(face(o) == face(s) for o in turned)) for s in turned if s.kind != GARDEN)


@lru_cache(maxsize=1024)
def shapes_of(tile: Tile) -> tuple[Shape, ...]:
    """Return the four rotations. All rulesets share them and differ only in the tile's number."""
    return tuple(Shape(tile, 0, rot) for rot in range(4))


@lru_cache(maxsize=1024)
def canonical_rotations(tile: Tile) -> tuple[int, ...]:
    """Return for each rotation the smallest one in which the tile looks the same; only that one is offered."""
    looks = [_look(tile, rot) for rot in range(4)]
    return tuple(next(r for r in range(4) if looks[r] == looks[rot]) for rot in range(4))
