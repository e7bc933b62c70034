"""Back up everything that is kept into one file while the bot runs, and restore it, here or on another server.

One script reads each shard, so a game is in the file as it was at one moment: log, head, timers and pending announcements fit
together. Later changes to a game are not in it; everything acknowledged before the back-up began is.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import shutil
import tempfile
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

import msgspec

from bot.store.archive import Archive, members
from bot.store.backup_file import KIND, Archived, BackupRow, Contents, Header, check, dump_form, pack, parts
from bot.store.client import RedisClient
from bot.store.faults import Refused, StoreError
from bot.store.keys import Keys, shard_of
from bot.store.model import FORMAT

logger = logging.getLogger(__name__)

_PASSING: Final = ("{lease:", "{g:", "{meta}:restoring")
"""Keys of running processes, which mean nothing after a restart."""
_AT_ONCE: Final = 200
_UNPACKED: Final = ".restored-"
WAY_OUT: Final = "`carcassonne-bot restore --discard` deletes what was restored so far"


async def take(client: RedisClient, keys: Keys, archive: Path | None, file: Path) -> Header:
    """Write a back-up. The file appears complete, under its name, or not at all."""
    server = await client.check()
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    spool = file.with_name(f".{file.name}.{os.getpid()}.keys")
    try:
        with spool.open("wb") as out:
            os.fchmod(out.fileno(), 0o600)
            number, games, digest = await _spool(client, keys, out)
        taken = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        header = Header(KIND, FORMAT, taken, server, number, games, digest)
        pack(part, header, spool, _files(archive) if archive else [])
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
        spool.unlink(missing_ok=True)
    return header


async def _spool(client: RedisClient, keys: Keys, out: IO[bytes]) -> tuple[int, int, str]:
    number = games = 0
    digest = hashlib.sha256()
    async for kept in _all(client, keys):
        data = msgspec.msgpack.encode(kept)
        for piece in (len(data).to_bytes(4), data):
            out.write(piece)
            digest.update(piece)
        number += 1
        games += ":log:" in kept.name
    return number, games, digest.hexdigest()


async def _all(client: RedisClient, keys: Keys) -> AsyncIterator[BackupRow]:
    """Yield the keys, games first: what a turn rests on (persons, the totals of outages) was there before it."""
    for shards in (True, False):
        for names in (await _by_tag(client, keys, shards=shards)).values():
            # All in one call, however many: a turn between two calls would tear a game apart.
            for name, (life, dump) in zip(names, await client.run("dump", names), strict=True):
                if dump is not None:
                    yield BackupRow(name.removeprefix(f"{keys.prefix}:"), max(0, life), dump)


async def _by_tag(client: RedisClient, keys: Keys, *, shards: bool) -> dict[str, list[str]]:
    """Return the key names of the games' shards, or all others, grouped by slot.

    For a game and its shard these are all keys that there could be: a game may end while we look, and a shard whose only timer
    has just come due has no `due` until the next turn sets one.
    """
    found: dict[str, dict[str, None]] = defaultdict(dict)
    async for name in client.scan(f"{keys.prefix}:{{s*" if shards else f"{keys.prefix}:*"):
        own = name.removeprefix(f"{keys.prefix}:")
        if own.startswith(_PASSING) or own.startswith("{s") is not shards:
            continue
        tag = own[: own.index("}") + 1]
        names = [name]
        if own.startswith(f"{tag}:log:"):
            game = own.removeprefix(f"{tag}:log:")
            k = keys.game(game)
            names += (k.head, k.draft, k.seen, k.places, k.record)
            names += (part(shard_of(game)) for part in (keys.due, keys.out, keys.lost, keys.repeated))
        found[tag] |= dict.fromkeys(names)
    return {tag: list(names) for tag, names in found.items()}


def _files(archive: Path) -> list[Path]:
    """Return the archive's files, records first.

    A record added meanwhile may then be in an index and not in its file, which can be mended; never the reverse.
    """
    records = sorted(archive.glob("*.jsonl.gz"))
    for file in records:
        with file.open("rb") as data:
            if not members(data)[1]:
                logger.warning("%s has a damaged record; keeping the file as it is", file)
    return [*records, *sorted(archive.glob("*.idx"))]


async def put_back(client: RedisClient, keys: Keys, archive: Path | None, file: Path) -> Contents:
    """Restore a back-up into a store without games. Clocks go on as if no time had passed since it was taken.

    The whole file is read and checked before anything is written. An existing archive, which may have grown since, keeps all it
    has. A restore that broke off is repeated with the same file, or discarded; until then nothing else can use this data.
    """
    contents = await asyncio.to_thread(check, file)
    begun = await client.call("GET", keys.restoring)
    if begun is None:
        await _empty(client, keys)
    elif msgspec.json.decode(begun, type=Header) != contents.header:
        other = msgspec.json.decode(begun, type=Header)
        raise Refused(
            f"the restore of another back-up was interrupted (taken at {other.taken}, {other.games} games): "
            f"restore that one again, or: {WAY_OUT}"
        )
    await _check_dumps(client, keys, contents)
    await client.call("SET", keys.restoring, msgspec.json.encode(contents.header))
    await _write(client, keys, archive, file)
    await client.call("DEL", keys.restoring)
    return contents


async def _empty(client: RedisClient, keys: Keys) -> None:
    async for name in client.scan(f"{keys.prefix}:{{s*}}:log:*"):
        raise Refused(f"the store already has games ({name}); restore into an empty one: set DATA_DIR or REDIS_URL")


async def _check_dumps(client: RedisClient, keys: Keys, contents: Contents) -> None:
    """Refuse the back-up if Redis cannot read its dumps: each says its version."""
    own = await client.call("DUMP", keys.format)
    if contents.dumps > dump_form(own):
        raise Refused(f"the back-up comes from a newer server ({contents.header.server}); this one cannot read it")


async def _write(client: RedisClient, keys: Keys, archive: Path | None, file: Path) -> None:
    some: list[tuple[str | bytes | int, ...]] = []
    with _unpacked(archive) as folder:
        for part in parts(file):
            if isinstance(part, Archived):
                if folder is not None:
                    with (folder / part.name).open("wb") as out:
                        shutil.copyfileobj(part.data, out)
                continue
            some.append(("RESTORE", f"{keys.prefix}:{part.name}", part.life, part.dump, "REPLACE"))
            if len(some) == _AT_ONCE:
                await _send(client, some)
                some = []
        await _send(client, some)


@contextmanager
def _unpacked(archive: Path | None) -> Iterator[Path | None]:
    """Yield a folder for the archive's files and take them in at the end; delete what an earlier restore left of it."""
    if archive is None:
        yield None
        return
    archive.mkdir(parents=True, exist_ok=True)
    for left in archive.glob(f"{_UNPACKED}*"):
        shutil.rmtree(left)
    with tempfile.TemporaryDirectory(dir=archive, prefix=_UNPACKED) as folder:
        yield Path(folder)
        Archive(archive).take_in(Path(folder))


async def _send(client: RedisClient, commands: list[tuple[str | bytes | int, ...]]) -> None:
    try:
        await client.many(commands)
    except StoreError as fault:
        if "payload" in str(fault):
            raise Refused(f"this server refuses the back-up's keys; {WAY_OUT}") from fault
        raise


async def discard(client: RedisClient, keys: Keys) -> int:
    """Delete what a broken-off restore has written; return how many keys there were. The archive keeps all it has."""
    if not await client.call("EXISTS", keys.restoring):
        raise Refused("no restore was interrupted here: there is nothing to discard")
    some: list[tuple[str, str]] = []
    number = 0
    async for name in client.scan(f"{keys.prefix}:*"):
        if name not in (keys.restoring, keys.format):
            some.append(("UNLINK", name))
            number += 1
        if len(some) == _AT_ONCE:
            await client.many(some)
            some = []
    await client.many(some)
    await client.call("SET", keys.format, FORMAT)
    await client.call("DEL", keys.restoring)
    return number
