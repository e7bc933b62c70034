"""The tiles of the rules as the renderer wants them."""

from __future__ import annotations

from functools import cache

import msgspec

from bot.engine.tiles.catalogue import catalogue
from renderer.art.drawing import TileDrawing, tile_drawing


@cache
def drawings() -> dict[str, TileDrawing]:
    """Every tile of every set by its id: what a Renderer is made with."""
    return {tile.id: tile_drawing(msgspec.to_builtins(tile)) for tile in catalogue().tiles.values()}
