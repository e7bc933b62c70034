"""Kept dumps of older layouts: a JSON line a key, in words every server understands.

`python -m tests.store.dumps URL FILE` writes one: before a layout changes, its dump is made and kept.
"""

import asyncio
import base64
import json
import sys
from pathlib import Path
from typing import Any

from bot.store.client import RedisClient
from bot.store.connect import parse

_READ: dict[str, tuple[str | int, ...]] = {
    "string": ("GET",),
    "hash": ("HGETALL",),
    "list": ("LRANGE", 0, -1),
    "zset": ("ZRANGE", 0, -1, "WITHSCORES"),
}
_WRITE = {"string": "SET", "hash": "HSET", "list": "RPUSH", "zset": "ZADD"}


def _text(value: object) -> str:
    raw = value if isinstance(value, bytes) else str(value).encode()
    return base64.b64encode(raw).decode()


async def read(client: RedisClient) -> list[dict[str, Any]]:
    """All keys, in the order of their names."""
    lines = []
    for name in sorted({name async for name in client.scan("*")}):
        kind = (await client.call("TYPE", name)).decode()
        if kind not in _READ:
            continue
        command, *rest = _READ[kind]
        found = await client.call(command, name, *rest)
        match kind:
            case "string":
                values = [found]
            case "hash":
                values = [part for pair in sorted(found.items()) for part in pair]
            case "zset":
                values = [part for member, score in zip(found[::2], found[1::2], strict=True) for part in (score, member)]
            case _:
                values = found
        lines.append({"key": name, "type": kind, "values": [_text(value) for value in values]})
    return lines


async def restore(client: RedisClient, dump: str) -> None:
    """Write a dump into an empty server."""
    for line in dump.splitlines():
        kept = json.loads(line)
        values = [base64.b64decode(value) for value in kept["values"]]
        await client.call(_WRITE[kept["type"]], kept["key"], *values)


async def _dump(url: str) -> str:
    client = RedisClient(parse(url))
    lines = await read(client)
    await client.close()
    return "".join(json.dumps(line) + "\n" for line in lines)


if __name__ == "__main__":
    Path(sys.argv[2]).write_text(asyncio.run(_dump(sys.argv[1])))
