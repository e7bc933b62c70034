"""The tile sets as data, one file a set, and their loader; the data's format stands in docs/tiles.md."""

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
