"""The tiles of all sets, as given to the painter."""

import json
from functools import cache
from pathlib import Path

from PIL import Image

from renderer.art import TileDrawing, class_map, draw_tile, segment_map, tile_drawing

SIZE = 160
FOLDER = Path(__file__).parents[3] / "bot" / "tile_game" / "expansions"


@cache
def all_tiles() -> tuple[TileDrawing, ...]:
    return tuple(
        tile_drawing(entry)
        for file in sorted(FOLDER.glob("*/tiles.json"))
        for entry in json.loads(file.read_text(encoding="utf-8"))["tiles"]
    )


@cache
def picture(tile: TileDrawing, rotation: int) -> Image.Image:
    """Draw a tile; the look depends on the rotation, so that both looks are covered."""
    return draw_tile(tile, rotation, rotation % 2, SIZE)


@cache
def ground(tile: TileDrawing, rotation: int) -> Image.Image:
    """The kind of ground of each pixel."""
    return class_map(tile, rotation, SIZE)


@cache
def owners(tile: TileDrawing, rotation: int) -> Image.Image:
    """The segment of each pixel, counted from one."""
    return segment_map(tile, rotation, SIZE)


def tile(name: str) -> TileDrawing:
    return next(tile for tile in all_tiles() if tile.id == name)
