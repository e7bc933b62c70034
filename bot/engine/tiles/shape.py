"""A tile as it lies, turned: everything the board asks about it, worked out once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.engine.tiles.catalogue import CITY, FIELD, GARDEN, HALVES, MONASTERY, RIVER, ROAD, SIDES, Segment, Tile

NOTHING, ANYTHING = 0, 5
TERRAIN_CODE = {"c": 1, "r": 2, "v": 3, "f": 4, "*": ANYTHING, "-": NOTHING}
"""What a side shows, in three bits; 0: nothing lies there (or, in a demand, no neighbour), 5: fits everything."""

OPEN_BITS = 8
MARKS = ("shields", "inn", "cathedral", "wine", "grain", "cloth")
"""What may be printed on a segment and adds up over its feature."""
MARK_SHIFT = {mark: OPEN_BITS * (i + 1) for i, mark in enumerate(MARKS)}
"""A feature's tally: open sides (of a cloister: empty neighbouring cells) in the lowest byte, then a byte for each mark."""

CELL_BITS = 4
"""A place is a cell and a location in these four bits, so that the first place of a feature is the smallest number."""


def mark(tally: int, name: str) -> int:
    """How often a mark is printed on a feature with this tally."""
    return (tally >> MARK_SHIFT[name]) & 0xFF


class Spot(NamedTuple):
    """A segment that a figure may stand on: its position on the tile, kind and name."""

    segment: int
    kind: str
    name: str


class Shape:
    """One tile in one rotation. Lists are by segment, tuples of four by side."""

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
        # what each side asks of the cell beyond it, as that cell's signature sees it
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
        """The same, where this tile has another number."""
        new = Shape.__new__(Shape)
        for name in Shape.__slots__:
            setattr(new, name, getattr(self, name))
        new.kind = kind
        return new

    def _corner(self, side: int) -> int:
        """The field in the corner clockwise after a side (NE, SE, SW, NW), or -1 where the corner is no single field (BARN-2).

        Of a fortress cell only the halves on its outer sides are looked at (SIEGE-X7).
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
    """`kind@loc` with the first location clockwise; a field without a side `field@-`, a second one `field@-2`."""
    names: list[str] = []
    for segment in segments:
        if segment.kind in (MONASTERY, GARDEN):
            names.append(segment.kind)
            continue
        name = f"{segment.kind}@{segment.at[0] if segment.at else '-'}"
        names.append(f"{name}{names.count(name) + 1}" if name in names else name)
    return names


def _first(segment: Segment) -> int:
    """The number of the first location in clockwise order; what touches no side comes last."""
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
    """Four bits a tile: a city owns one of them, a field has those of the cities it borders, everything else the first."""
    cities = [i for i, s in enumerate(segments) if s.kind == CITY]
    out = []
    for i, segment in enumerate(segments):
        if segment.kind == FIELD:
            out.append(sum(1 << cities.index(c) for c in segment.cities))
        else:
            out.append(1 << cities.index(i) if i in cities else 1)
    return out


def _look(tile: Tile, rot: int) -> frozenset[object]:
    """What a tile shows in a rotation, as far as segments go; garden, symbols and foundation tell nothing apart."""
    turned = [_turn_segment(s, rot) for s in tile.segments]

    def face(segment: Segment) -> tuple[object, ...]:
        borders = frozenset(turned[c].at for c in segment.cities)
        marks = (segment.shields, segment.cathedral, segment.goods, segment.inn)
        return (segment.kind, segment.at, *marks, borders)

    return frozenset((face(s), sum(face(o) == face(s) for o in turned)) for s in turned if s.kind != GARDEN)


@lru_cache(maxsize=1024)
def shapes_of(tile: Tile) -> tuple[Shape, ...]:
    """The four rotations. All rules know the same tiles; only what number a tile has differs."""
    return tuple(Shape(tile, 0, rot) for rot in range(4))


@lru_cache(maxsize=1024)
def canonical_rotations(tile: Tile) -> tuple[int, ...]:
    """For each rotation the smallest one in which the tile looks the same; only that one is offered."""
    looks = [_look(tile, rot) for rot in range(4)]
    return tuple(next(r for r in range(4) if looks[r] == looks[rot]) for rot in range(4))
