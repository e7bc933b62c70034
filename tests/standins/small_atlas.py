"""A quickly drawn atlas of small tiles, for bots whose pictures nobody looks at."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from PIL import Image

from bot.games.faces import drawings
from renderer import palette, part_drawings, parts
from renderer.art import draw_tile, place_all
from renderer.atlas import ROTATIONS, SIZES, missing, path_of
from renderer.building import tail
from renderer.catalogue import LOOKS, DrawingCatalogue

_DRAWN = 32
"""The side of a drawn tile in pixels; all sizes are scaled from it."""


@cache
def small_atlas(folder: Path) -> Path:
    """Fill a folder with a complete atlas, unless it has one. Safe for concurrent processes."""
    catalogue = DrawingCatalogue(drawings())
    if not missing(folder, catalogue) and not parts.missing(folder):
        return folder
    folder.mkdir(parents=True, exist_ok=True)
    wanted = {parts.path_of(folder), *(path_of(folder, catalogue, size) for size in SIZES)}
    for old in set(folder.glob("*.atlas")) - wanted:
        old.unlink(missing_ok=True)
    _write(parts.path_of(folder), part_drawings.make())
    drawn = [draw_tile(tile, 0, 0, _DRAWN) for tile in catalogue.values()]
    layouts = tail({name: place_all(tile) for name, tile in catalogue.items()})
    for size in SIZES:
        _write(path_of(folder, catalogue, size), b"".join(_turns(image, size) for image in drawn) + layouts)
    return folder


def _turns(image: Image.Image, size: int) -> bytes:
    """Turn a tile clockwise to each rotation; both its looks are alike."""
    scaled = palette.indices(image.resize((size, size)))
    return b"".join(scaled.rotate(-90 * turn).tobytes() * LOOKS for turn in range(ROTATIONS))


def _write(path: Path, content: bytes) -> None:
    draft = path.with_suffix(f".{os.getpid()}")
    draft.write_bytes(content)
    draft.replace(path)
