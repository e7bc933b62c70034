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

Buffer = bytes | bytearray | memoryview


class Packer(NamedTuple):
    """A way to compress, to bytes that follow each other, and the checksum that comes with it."""

    deflate: Callable[[Buffer], tuple[bytes, ...]]
    crc32: Callable[[bytes, int], int]


SIGNATURE = b"\x89PNG\r\n\x1a\n"
ISAL_LEVEL = 1
ISAL_WINDOW = 12
"""Bits of the distance at which isal looks for repetitions: farther ones cost more time than they save bytes."""
ZLIB_LEVEL = 1
_ZLIB_HEAD = b"\x78\x01"
"""What a zlib stream has before the deflated data: its kind, its largest window, and that it was made in haste."""

ZLIB = Packer(lambda rows: (zlib.compress(rows, ZLIB_LEVEL),), zlib.crc32)
"""The standard library's packer."""


def isal_packer() -> Packer | None:
    """Return isal's packer, several times as fast; None if it has no wheel for this machine."""
    try:
        checksums, isal = import_module("isal.isal_zlib"), import_module("isal.igzip_lib")
    except ImportError:
        return None
    bare, memory, adler32 = isal.COMP_DEFLATE, isal.MEM_LEVEL_EXTRA_LARGE, _adler32() or checksums.adler32

    def deflate(rows: Buffer) -> tuple[bytes, ...]:
        return _ZLIB_HEAD, isal.compress(rows, ISAL_LEVEL, bare, memory, ISAL_WINDOW), adler32(rows).to_bytes(4, "big")

    return Packer(deflate, checksums.crc32)


def _adler32() -> Callable[[Buffer], int] | None:
    """Return zlib-ng's checksum of the rows: isal's, part of its deflate unless told otherwise, takes six times as long."""
    try:
        quick: Callable[[Buffer], int] = import_module("zlib_ng.zlib_ng").adler32
    except ImportError:
        return None
    return quick


BEST = isal_packer() or ZLIB
"""The fastest packer on this machine."""


def _chunk(kind: bytes, *data: bytes, packer: Packer = ZLIB) -> tuple[bytes, ...]:
    check = packer.crc32(kind, 0)
    for part in data:
        check = packer.crc32(part, check)
    return struct.pack(">I", sum(map(len, data))), kind, *data, struct.pack(">I", check)


_COLOURS, _END = b"".join(_chunk(b"PLTE", BYTES)), b"".join(_chunk(b"IEND", b""))
"""The bytes that all our pictures share."""


def encode(rows: Buffer, width: int, height: int, packer: Packer = BEST) -> bytes:
    """Write a PNG of 8-bit indices; `rows` holds a zero and `width` indices for each of `height` rows."""
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    data = _chunk(b"IDAT", *packer.deflate(rows), packer=packer)
    return b"".join((SIGNATURE, *_chunk(b"IHDR", head), _COLOURS, *data, _END))
