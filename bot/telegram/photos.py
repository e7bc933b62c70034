"""Brings pictures to the size in which Telegram shows them: it shrinks larger ones itself, and less well."""

from __future__ import annotations

import io
import struct
from typing import Final

from PIL import Image

LONG_SIDE: Final = 1280
_SIZE: Final = slice(16, 24)
"""Where a PNG has its width and its height."""
_COLOURS: Final = 256
_LEVEL: Final = 6
"""Of zlib: a seventh less than the renderer's, in a third of the time of the best."""


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
