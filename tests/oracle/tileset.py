"""The printed tiles: reading the catalogue, turning a tile, naming its segments."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

Cell = tuple[int, int]

SIDES = ("N", "E", "S", "W")
HALVES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
STEP: dict[str, Cell] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


@dataclass(frozen=True)
class Segment:
    """One printed part of a tile (BASE-2)."""

    kind: str
    at: tuple[str, ...] = ()
    cities: tuple[int, ...] = ()
    shields: int = 0
    cathedral: bool = False
    goods: str = ""
    inn: bool = False


@dataclass(frozen=True)
class Tile:
    """A tile as it lies: sides in the order N E S W, segments in stored order."""

    id: str
    sides: str
    segments: tuple[Segment, ...]
    start: bool = False
    source: bool = False
    lake: bool = False
    tower: bool = False
    abbey: bool = False
    siege: tuple[str, ...] = ()


def beside(cell: Cell, side: str) -> Cell:
    """The cell on that side; y grows to the south."""
    dx, dy = STEP[side]
    return cell[0] + dx, cell[1] + dy


def around(cell: Cell) -> list[Cell]:
    """The eight cells around a cell (BASE-42)."""
    x, y = cell
    return [(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if (dx, dy) != (0, 0)]


def facing(place: str) -> str:
    """The side or half of the next tile that touches this one: NL meets SR."""
    opposite = {"N": "S", "S": "N", "E": "W", "W": "E", "L": "R", "R": "L"}
    return "".join(opposite[letter] for letter in place)


def turned_place(place: str, rot: int) -> str:
    """A side or half after so many clockwise quarter turns."""
    side = SIDES[(SIDES.index(place[0]) + rot) % 4]
    return side + place[1:]


def clockwise(places: tuple[str, ...]) -> tuple[str, ...]:
    """Sides or halves in the order N E S W, L before R."""
    return tuple(sorted(places, key=(SIDES + HALVES).index))


@cache
def turned(tile: Tile, rot: int) -> Tile:
    """The tile after so many clockwise quarter turns."""
    sides = "".join(tile.sides[(i - rot) % 4] for i in range(4))
    segments = tuple(replace(s, at=clockwise(tuple(turned_place(p, rot) for p in s.at))) for s in tile.segments)
    return replace(tile, sides=sides, segments=segments)


def picture(tile: Tile) -> Counter[object]:
    """What tells two rotations apart: all segments but the garden."""
    seen: Counter[object] = Counter()
    for s in tile.segments:
        if s.kind != "garden":
            cities = frozenset(tile.segments[i].at for i in s.cities)
            seen[(s.kind, s.at, cities, s.shields, s.cathedral, s.goods, s.inn)] += 1
    return seen


@cache
def canonical_rotations(tile: Tile) -> tuple[int, ...]:
    """The rotations that look different, of equal ones the smallest."""
    found: list[int] = []
    for rot in range(4):
        if all(picture(turned(tile, rot)) != picture(turned(tile, r)) for r in found):
            found.append(rot)
    return tuple(found)


def segment_name(tile: Tile, index: int) -> str:
    """`kind@loc` of a segment of a tile as it lies."""
    segment = tile.segments[index]
    if segment.kind in ("monastery", "garden"):
        return segment.kind
    if segment.at:
        return f"{segment.kind}@{segment.at[0]}"
    pockets = [i for i, s in enumerate(tile.segments) if s.kind == segment.kind and not s.at]
    place = pockets.index(index)
    return f"{segment.kind}@-" if place == 0 else f"{segment.kind}@-{place + 1}"


def read_segment(data: dict[str, Any]) -> Segment:
    """One segment of the catalogue."""
    return Segment(
        kind=data["kind"],
        at=clockwise(tuple(data.get("at", ()))),
        cities=tuple(data.get("cities", ())),
        shields=data.get("shields", 0),
        cathedral=data.get("cathedral", False),
        goods=data.get("goods", ""),
        inn=data.get("inn", False),
    )


def read_tiles(tiles: dict[str, Any], gardens: bool) -> dict[str, Tile]:
    """All tiles of the catalogue by id; without `abbot` gardens are left out (ABBOT-3)."""
    found: dict[str, Tile] = {}
    for data in (entry for tile_set in tiles.values() for entry in tile_set["tiles"]):
        segments = [read_segment(s) for s in data["segments"]]
        flags = data.get("flags", {})
        found[data["id"]] = Tile(
            id=data["id"],
            sides=data["sides"],
            segments=tuple(s for s in segments if gardens or s.kind != "garden"),
            start=flags.get("start", False),
            source=flags.get("source", False),
            lake=flags.get("lake", False),
            tower=flags.get("tower", False),
            abbey=flags.get("abbey", False),
            siege=tuple(flags.get("siege", ())),
        )
    return found
