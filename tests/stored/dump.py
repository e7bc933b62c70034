"""Dump a store as plain bytes, with streams, readers and expiry, and restore it into an empty server.

Reading it needs none of the program's classes or names. Its times are those of the games' clock at `at`; set the clock there
when you load it (`tests.soak.hurried`).
"""

from __future__ import annotations

import asyncio
import lzma
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from redis.asyncio import Redis

FORM: Final = 1
_WRITE: Final = {"string": "SET", "hash": "HSET", "list": "RPUSH", "set": "SADD", "zset": "ZADD"}


class Dump(NamedTuple):
    """A server's content. `at`: the games' clock then, in milliseconds; `files`: the archive's files by name."""

    at: int
    keys: list[dict[str, Any]]
    files: dict[str, bytes]


async def restore(redis: Redis, dump: Dump, archive: Path) -> None:
    """Write the dump into an empty server and an empty folder."""
    pipe = redis.pipeline(transaction=False)
    for kept in dump.keys:
        for request in _commands(kept):
            pipe.execute_command(*request)
    await pipe.execute()
    await asyncio.to_thread(_put, archive, dump.files)


def _put(archive: Path, files: dict[str, bytes]) -> None:
    archive.mkdir(parents=True, exist_ok=True)
    for name, data in files.items():
        (archive / name).write_bytes(data)


def _commands(kept: dict[str, Any]) -> Iterator[tuple[Any, ...]]:
    name, values = kept["key"], kept["values"]
    if kept["type"] == "stream":
        for entry, *fields in values:
            yield ("XADD", name, entry, *fields)
        for group, last, pending in kept["groups"]:
            yield ("XGROUP", "CREATE", name, group, last, "MKSTREAM")
            for reader, entry in pending:
                yield ("XCLAIM", name, group, reader, 0, entry, "FORCE")
    else:
        yield (_WRITE[kept["type"]], name, *values)
    if "left" in kept:
        yield ("PEXPIRE", name, kept["left"])


def kept(file: Path) -> Dump:
    """Read the stored file."""
    form, at, keys, files = msgspec.msgpack.decode(lzma.decompress(file.read_bytes()))
    assert form == FORM
    return Dump(at, keys, files)
