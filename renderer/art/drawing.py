"""What drawing a tile needs to know: the catalogue's facts, in the form of its data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

Point = tuple[float, float]
"""A place on a tile as fractions of its side: x to the east, y to the south."""
RGB = tuple[int, int, int]
SegmentKind = Literal["city", "road", "river", "field", "monastery", "garden"]

SIDES = "NESW"
HALVES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")


class SegmentDrawing(msgspec.Struct, frozen=True):
    """A segment of a tile as it is seen: a city, a road, a field."""

    kind: SegmentKind
    at: tuple[str, ...] = ()
    shields: int = 0
    cathedral: bool = False
    goods: Literal["", "wine", "grain", "cloth"] = ""
    inn: bool = False
    cities: tuple[int, ...] = ()


class TileDrawing(msgspec.Struct, frozen=True):
    """A tile as printed: its sides N E S W, its segments and its special marks."""

    id: str
    sides: str
    segments: tuple[SegmentDrawing, ...]
    source: bool = False
    lake: bool = False
    tower: bool = False
    abbey: bool = False
    siege: tuple[str, ...] = ()


def tile_drawing(entry: Mapping[str, object]) -> TileDrawing:
    """Return the drawing of an entry of the tile catalogue, without what only the rules need."""
    flags = entry.get("flags") or {}
    if not isinstance(flags, Mapping):
        raise TypeError(f"flags must be a mapping, not {type(flags).__name__}")
    return msgspec.convert({**entry, **flags}, TileDrawing)


def turned(point: Point, rotation: int) -> Point:
    """Return the point after this many clockwise quarter turns of the tile."""
    x, y = point
    for _ in range(rotation % 4):
        x, y = 1 - y, x
    return x, y
