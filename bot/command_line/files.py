"""Files of game records: one record, or one per line, may be gzipped; `-` is standard input."""

from __future__ import annotations

import gzip
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path

from bot.engine.record import Record, read_record
from bot.engine.refusals import BadRecord


def read_bytes(name: str) -> bytes:
    """Return a file's contents, unpacked."""
    data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    if not data.startswith(b"\x1f\x8b"):
        return data
    try:
        return gzip.decompress(data)
    except (OSError, EOFError, zlib.error) as error:
        raise BadRecord("bad_record", {"why": f"the packed file is broken: {error}"}) from None


def read_records(name: str) -> Iterator[Record]:
    """Yield every record of a file. A single record may span several lines."""
    data = read_bytes(name)
    lines = [line for line in data.splitlines() if line.strip()]
    if not lines:
        raise BadRecord("bad_record", {"why": "the file is empty"})
    try:
        first = read_record(lines[0])
    except BadRecord:
        yield read_record(data if len(lines) > 1 and not _ends(lines[0]) else lines[0])
        return
    yield first
    for line in lines[1:]:
        yield read_record(line)


def _ends(line: bytes) -> bool:
    """Return whether a line looks like a whole object."""
    return line.strip().startswith(b"{") and line.strip().endswith(b"}")
