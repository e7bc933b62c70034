"""Where figures stand on a tile, in parts of its side."""

from __future__ import annotations

from dataclasses import dataclass

from renderer.art.drawing import Point, TileDrawing
from renderer.art.placing import place_all


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
