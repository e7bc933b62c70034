"""The tiles of the rules, in the renderer's form."""

from __future__ import annotations

from functools import cache

import msgspec

from bot.tile_game.expansions.rules import CARCASSONNE
from renderer.art.drawing import TileDrawing, tile_drawing


@cache
def drawings() -> dict[str, TileDrawing]:
    """Return every tile of every set by id, to make a Renderer with."""
    return {tile.id: tile_drawing(msgspec.to_builtins(tile)) for tile in CARCASSONNE.tiles.values()}
