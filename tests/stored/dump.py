"""Everything in a server as plain bytes under plain keys, and back into an empty one: streams, readers and expiry as well.

No class and no name of the program is needed to read it. Times in it are those of the games' clock at `at`; whoever loads it
starts that clock there (`tests.soak.hurried`).
"""

from __future__ import annotations

import asyncio
import lzma
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from redis.asyncio import Redis

FORM: Final = 1
_PASSING: Final = re.compile(r"\{(lease|g):|^soak:")
"""Leases and rates of processes that are gone, and the clock of the one that wrote the dump."""
_WRITE: Final = {"string": "SET", "hash": "HSET", "list": "RPUSH", "set": "SADD", "zset": "ZADD"}


class Dump(NamedTuple):
    """What a server held. `at`: the games' clock then, in milliseconds; `files`: the archive's, by name."""

    at: int
    keys: list[dict[str, Any]]
    files: dict[str, bytes]


async def read(redis: Any, at: int, archive: Path) -> Dump:
    """All that a server and the archive hold."""
    names = sorted({name.decode() async for name in redis.scan_iter(count=1000)})
    keys = [await _key(redis, name) for name in names if not _PASSING.search(name)]
    return Dump(at, keys, await asyncio.to_thread(_files, archive))


def _files(archive: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(archive.iterdir()) if file.suffix in {".gz", ".idx"}}


async def _key(redis: Any, name: str) -> dict[str, Any]:
    kind = (await redis.type(name)).decode()
    kept: dict[str, Any] = {"key": name, "type": kind}
    match kind:
        case "string":
            kept["values"] = [await redis.get(name)]
        case "list":
            kept["values"] = await redis.lrange(name, 0, -1)
        case "set":
            kept["values"] = sorted(await redis.smembers(name))
        case "hash":
            kept["values"] = [part for pair in sorted((await redis.hgetall(name)).items()) for part in pair]
        case "zset":
            kept["values"] = [
                part for member, at in await redis.zrange(name, 0, -1, withscores=True) for part in (repr(at), member)
            ]
        case "stream":
            kept["values"] = [
                [entry, *(part for pair in fields.items() for part in pair)] for entry, fields in await redis.xrange(name)
            ]
            kept["groups"] = [await _group(redis, name, group) for group in await redis.xinfo_groups(name)]
        case _:
            raise TypeError(kind)
    left = await redis.pttl(name)
    return kept | ({"left": left} if left > 0 else {})


async def _group(redis: Any, name: str, group: dict[str, Any]) -> list[Any]:
    """A group of readers: its name, the last entry it was given, and what each reader was given and has not finished."""
    who = group["name"]
    pending = await redis.xpending_range(name, who, "-", "+", 10000)
    return [who, group["last-delivered-id"], [[each["consumer"], each["message_id"]] for each in pending]]


async def restore(redis: Redis, dump: Dump, archive: Path) -> None:
    """Write it into an empty server and an empty folder."""
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


def write(file: Path, dump: Dump) -> None:
    """Keep it, compressed."""
    file.write_bytes(lzma.compress(msgspec.msgpack.encode([FORM, *dump]), preset=9 | lzma.PRESET_EXTREME))


def kept(file: Path) -> Dump:
    """What was kept."""
    form, at, keys, files = msgspec.msgpack.decode(lzma.decompress(file.read_bytes()))
    assert form == FORM
    return Dump(at, keys, files)
