"""Where figures stand on a tile, in parts of its side."""

from __future__ import annotations

from dataclasses import dataclass

from renderer.art.drawing import Point, TileDrawing
from renderer.art.placing import place_all

BARN_CORNERS: dict[str, Point] = {"NW": (0.0, 0.0), "NE": (1.0, 0.0), "SE": (1.0, 1.0), "SW": (0.0, 1.0)}
"""A barn stands where four tiles meet, so on a corner of each of them."""


@dataclass(frozen=True)
class TileSpots:
    """The places on one tile as it lies on the board."""

    segments: tuple[Point, ...]
    """For each segment, in the order of the tile's data, where its figure stands."""
    companions: tuple[Point, ...]
    """For each segment where a second figure stands beside the first: a builder, a pig."""
    tower: Point | None
    """The middle of the tower's foundation."""


def spots(tile: TileDrawing, rotation: int = 0) -> TileSpots:
    """Where figures stand on the tile after that many quarter turns clockwise."""
    layout = place_all(tile).turned(rotation)
    return TileSpots(layout.spots, layout.companions, layout.tower.centre if layout.tower else None)
