"""Other looks at a table: owners, forecast and tiles left, as what a page lays over its map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.chat.board.data import BoardLook
from renderer.scene import BoardScene, SheetScene
from renderer.sprites import Sprites

LOOKS: Final = ("fields", "roads", "cities", "forecast", "tiles")
"""Looks that a page can show."""


def look_of(scene: object, sprites: Sprites, head: str, lines: Sequence[str]) -> BoardLook:
    """Return a scene as a look: what it lays over the map, or the tiles of a sheet."""
    match scene:
        case BoardScene(board=board):
            tiles = {tile.cell: tile for tile in board.tiles}
            tints = tuple(
                (f"tint-{tile.tile}-{tile.rotation}-{owner.segment}-{'+'.join(owner.colours)}", *owner.cell)
                for owner in board.owners
                if owner.colours and (tile := tiles.get(owner.cell))
            )
            counts = tuple(
                (*sprites.spot(board, each.cell, each.place), tuple((count.colour, count.label) for count in each.counts))
                for each in board.counts
            )
            return BoardLook(head, tuple(lines), tints, counts)
        case SheetScene(title=words, entries=entries, note=note):
            shown = tuple((f"tile-{each.tile}-0-0", each.label, each.gone) for each in entries)
            return BoardLook(words, (note,) if note else (), tiles=shown)
        case _:
            return BoardLook(head, tuple(lines))
