"""Writing index pictures as PNG.

The picture comes as the rows of a PNG already are: one filter byte, then the indices. So nothing is filtered, searched
or copied; what remains is deflate, by isal where its wheel exists and by zlib with the same pixels elsewhere.
"""

import struct
import zlib
from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple

from renderer.palette import BYTES

__all__ = ["BEST", "ZLIB", "Buffer", "Packer", "encode", "isal_packer"]

Buffer = bytes | bytearray


class Packer(NamedTuple):
    """A way to compress, and the checksum that comes with it."""

    deflate: Callable[[Buffer], bytes]
    crc32: Callable[[bytes, int], int]


SIGNATURE = b"\x89PNG\r\n\x1a\n"
ISAL_LEVEL = 1
ZLIB_LEVEL = 1

ZLIB = Packer(lambda rows: zlib.compress(rows, ZLIB_LEVEL), zlib.crc32)
"""The standard library's way."""


def isal_packer(level: int = ISAL_LEVEL) -> Packer | None:
    """Give isal's way, several times as fast; None where there is no wheel of it for this machine."""
    try:
        isal = import_module("isal.isal_zlib")
    except ImportError:
        return None
    return Packer(lambda rows: isal.compress(rows, level), isal.crc32)


BEST = isal_packer() or ZLIB
"""The fastest way here."""


def _chunk(kind: bytes, data: bytes, packer: Packer) -> tuple[bytes, ...]:
    check = packer.crc32(data, packer.crc32(kind, 0))
    return struct.pack(">I", len(data)), kind, data, struct.pack(">I", check)


def encode(rows: Buffer, width: int, height: int, packer: Packer = BEST) -> bytes:
    """Write a PNG of 8-bit indices; `rows` holds a zero and `width` indices for each of `height` rows."""
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", head), (b"PLTE", BYTES), (b"IDAT", packer.deflate(rows)), (b"IEND", b""))
    return b"".join((SIGNATURE, *(piece for kind, data in parts for piece in _chunk(kind, data, packer))))
