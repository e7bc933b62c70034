"""The tile sets as data, one file per set, and their loader. docs/tiles.md describes the format."""

from bot.engine.tiles.catalogue import TILE_SETS, FortressTiles, Segment, Tile, TileCatalogue, TileDataError, catalogue, read_set
from bot.engine.tiles.shape import Shape, shapes_of

__all__ = [
    "TILE_SETS",
    "FortressTiles",
    "Segment",
    "Shape",
    "Tile",
    "TileCatalogue",
    "TileDataError",
    "catalogue",
    "read_set",
    "shapes_of",
]
