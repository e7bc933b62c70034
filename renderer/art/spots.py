"""Where figures stand on a tile, in fractions of its side."""

from __future__ import annotations

from dataclasses import dataclass

from renderer.art.drawing import Point, TileDrawing
from renderer.art.placing import TileLayout, place_all


@dataclass(frozen=True)
class TileSpots:
    """The places on one tile as it lies on the board."""

    segments: tuple[Point, ...]
    """The place of each segment's figure, in the order of the tile's data."""
    companions: tuple[Point, ...]
    """The place of each segment's second figure: a builder, a pig."""
    tower: Point | None
    """The middle of the tower's foundation."""


def spots(tile: TileDrawing, rotation: int = 0) -> TileSpots:
    """Return where figures stand on the tile after this many clockwise quarter turns."""
    return spots_in(place_all(tile).turned(rotation))


def spots_in(layout: TileLayout) -> TileSpots:
    """Return the figures' places of a layout."""
    return TileSpots(layout.spots, layout.companions, layout.tower.centre if layout.tower else None)
