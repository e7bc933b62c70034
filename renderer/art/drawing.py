"""What the painter needs to know of a tile: the facts of the catalogue, in the shape of its data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

Point = tuple[float, float]
"""A place on a tile in parts of its side: x to the east, y to the south."""
RGB = tuple[int, int, int]
Kind = Literal["city", "road", "river", "field", "monastery", "garden"]

SIDES = "NESW"
HALVES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")


class SegmentDrawing(msgspec.Struct, frozen=True):
    """One part of a tile: a city, a road, a field, as far as it is seen."""

    kind: Kind
    at: tuple[str, ...] = ()
    shields: int = 0
    cathedral: bool = False
    goods: Literal["", "wine", "grain", "cloth"] = ""
    inn: bool = False
    cities: tuple[int, ...] = ()


class TileDrawing(msgspec.Struct, frozen=True):
    """One tile as printed: its sides N E S W, its segments and its special marks."""

    id: str
    sides: str
    segments: tuple[SegmentDrawing, ...]
    source: bool = False
    lake: bool = False
    tower: bool = False
    abbey: bool = False
    siege: tuple[str, ...] = ()


def tile_drawing(entry: Mapping[str, object]) -> TileDrawing:
    """The drawing of one entry of the tile catalogue; whatever only the rules look at is left out."""
    flags = entry.get("flags") or {}
    if not isinstance(flags, Mapping):
        raise TypeError(f"flags must be a mapping, not {type(flags).__name__}")
    return msgspec.convert({**entry, **flags}, TileDrawing)


def turned(point: Point, rotation: int) -> Point:
    """The point after that many quarter turns of the tile clockwise."""
    x, y = point
    for _ in range(rotation % 4):
        x, y = 1 - y, x
    return x, y
