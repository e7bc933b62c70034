"""Brings pictures to the size in which Telegram shows them: it shrinks larger ones itself, and less well."""

from __future__ import annotations

import asyncio
import io
import struct
from functools import cache
from typing import Final

from PIL import Image, ImageDraw

LONG_SIDE: Final = 1280
_SIZE: Final = slice(16, 24)
"""Where a PNG has its width and its height."""
_COLOURS: Final = 256
_LEVEL: Final = 6
"""Of zlib: a seventh less than the renderer's, in a third of the time of the best."""


_TILE: Final = 128
"""The height of the strip, and the side of one of its tiles."""
_GRASS: Final = (124, 153, 84)
_JOINT: Final = (104, 131, 69)
_VERGE: Final = (88, 92, 60)
_ROAD: Final = (228, 216, 186)
_ROADSIDE: Final = (46, 82)
_PAVED: Final = (50, 78)


async def strip() -> bytes:
    """Return a thin strip, a road of tiles: always the same bytes, so that it is uploaded once."""
    return await asyncio.to_thread(_strip)


@cache
def _strip() -> bytes:
    picture, data = Image.new("RGB", (LONG_SIDE, _TILE), _GRASS), io.BytesIO()
    pen, right = ImageDraw.Draw(picture), LONG_SIDE - 1
    for joint in range(_TILE, LONG_SIDE, _TILE):
        pen.line((joint, 0, joint, _TILE), _JOINT, 2)
    for band, colour in ((_ROADSIDE, _VERGE), (_PAVED, _ROAD)):
        pen.rectangle((0, band[0], right, band[1]), colour)
    picture.save(data, "PNG", optimize=True)
    return data.getvalue()


def fitted_photo(png: bytes) -> bytes:
    """Return a picture whose long side is at most that of Telegram's photos, in few bytes. The exact one is sent as a file."""
    width, height = struct.unpack(">II", png[_SIZE])
    data, share = io.BytesIO(), LONG_SIDE / max(width, height)
    with Image.open(io.BytesIO(png)) as picture:
        if share >= 1:  # the renderer packs in haste; an upload is worth some milliseconds
            picture.save(data, "PNG", compress_level=_LEVEL)
            return min(png, data.getvalue(), key=len)
        small = picture.convert("RGB").resize((round(width * share), round(height * share)), Image.Resampling.LANCZOS)
    small.quantize(_COLOURS).save(data, "PNG", optimize=True)
    return data.getvalue()
