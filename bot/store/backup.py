"""Everything that is kept, in one file, taken while the bot runs; and back again, here or on another server.

Each shard is read in one script, so a game is in the file as it was at one moment: log, head, timers and what is still to be
told fit together. What comes to a game later is not in it; what was acknowledged before the back-up began, is.
The file is a tar: `backup.json` says what it is, `keys` holds the keys (length and msgpack, one by one), `archive/` the
archived records.
"""

from __future__ import annotations

import io
import os
import tarfile
import tempfile
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import IO, Final

import msgspec

from bot.store.archive import Archive
from bot.store.faults import Refused, StoreError
from bot.store.keys import Keys, shard_of
from bot.store.link import Link, Script
from bot.store.model import FORMAT

KIND: Final = "carcassonne-backup/1"
_HEADER: Final = "backup.json"
_KEYS: Final = "keys"
_ARCHIVE: Final = "archive/"
_PASSING: Final = ("{lease:", "{g:", "{meta}:migrating", "{meta}:restoring")
"""What belongs to processes that run now, and to nobody after a restart."""
_AT_ONCE: Final = 200


class Header(msgspec.Struct, frozen=True):
    """What a back-up says of itself."""

    kind: str
    format: int
    taken: str
    server: str
    keys: int
    games: int


class Kept(msgspec.Struct, frozen=True, array_like=True):
    """A key: its name without the prefix, its life in milliseconds (0: without end), and the server's own dump of it."""

    name: str
    life: int
    dump: bytes


async def take(link: Link, keys: Keys, archive: Path | None, file: Path) -> Header:
    """Write a back-up. The file appears whole, under its name, or not at all."""
    server = await link.check()
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    spool = file.with_name(f".{file.name}.{os.getpid()}.keys")
    try:
        with spool.open("wb") as out:
            os.fchmod(out.fileno(), 0o600)
            number, games = await _spool(link, keys, out)
        header = Header(KIND, FORMAT, time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()), server, number, games)
        _pack(part, header, spool, archive)
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
        spool.unlink(missing_ok=True)
    return header


async def _spool(link: Link, keys: Keys, out: IO[bytes]) -> tuple[int, int]:
    number = games = 0
    async for kept in _all(link, keys):
        data = msgspec.msgpack.encode(kept)
        out.write(len(data).to_bytes(4))
        out.write(data)
        number += 1
        games += ":log:" in kept.name
    return number, games


async def _all(link: Link, keys: Keys) -> AsyncIterator[Kept]:
    """Games first: what a turn rests on (persons, the account of outages) was there before it."""
    script = Script("dump")
    for shards in (True, False):
        for names in (await _by_tag(link, keys, shards=shards)).values():
            # However many they are: read in parts, a turn between two of them would tear a game apart.
            for name, (life, dump) in zip(names, await link.run(script, names), strict=True):
                if dump is not None:
                    yield Kept(name.removeprefix(f"{keys.prefix}:"), max(0, life), dump)


async def _by_tag(link: Link, keys: Keys, *, shards: bool) -> dict[str, list[str]]:
    """The names of the games' shards, or all others, those of one slot together.

    Of a game and its shard they are all that there could be: a game may end while we look, and a shard whose only timer has
    just come due has no `due` until the next turn sets one.
    """
    found: dict[str, dict[str, None]] = defaultdict(dict)
    async for name in link.scan(f"{keys.prefix}:{{s*" if shards else f"{keys.prefix}:*"):
        own = name.removeprefix(f"{keys.prefix}:")
        if own.startswith(_PASSING) or own.startswith("{s") is not shards:
            continue
        tag = own[: own.index("}") + 1]
        names = [name]
        if own.startswith(f"{tag}:log:"):
            game = own.removeprefix(f"{tag}:log:")
            names += (part(game) for part in (keys.head, keys.draft, keys.keys_seen, keys.places, keys.record))
            names += (part(shard_of(game)) for part in (keys.due, keys.out, keys.lost))
        found[tag] |= dict.fromkeys(names)
    return {tag: list(names) for tag, names in found.items()}


def _pack(part: Path, header: Header, spool: Path, archive: Path | None) -> None:
    with part.open("wb") as out:
        os.fchmod(out.fileno(), 0o600)
        with tarfile.open(fileobj=out, mode="w:gz", compresslevel=6) as tar:
            said = msgspec.json.format(msgspec.json.encode(header))
            entry = tarfile.TarInfo(_HEADER)
            entry.size = len(said)
            tar.addfile(entry, io.BytesIO(said))
            tar.add(spool, _KEYS)
            for each in _files(archive) if archive else ():
                tar.add(each, _ARCHIVE + each.name)
        out.flush()
        os.fsync(out.fileno())


def _files(archive: Path) -> list[Path]:
    """Records first: what comes meanwhile may be in an index and not in its file, which is mended; never the reverse."""
    return [*sorted(archive.glob("*.jsonl.gz")), *sorted(archive.glob("*.idx"))]


def read_header(file: Path) -> Header:
    """What a file says of itself; refused if it is no back-up, or one of a newer program."""
    try:
        with tarfile.open(file, "r:gz") as tar:
            return _header(tar)
    except (tarfile.TarError, EOFError, OSError) as error:
        raise Refused(f"{file.name} is no back-up of this bot, or a broken one: {error}") from error


def _header(tar: tarfile.TarFile) -> Header:
    entry = tar.next()
    data = tar.extractfile(entry) if entry is not None and entry.name == _HEADER else None
    try:
        header = msgspec.json.decode(data.read() if data else b"", type=Header)
    except msgspec.DecodeError as error:
        raise Refused(f"it is no back-up of this bot: {error}") from error
    if header.kind != KIND or header.format > FORMAT:
        raise Refused(
            f"the back-up was taken by a newer program (format {header.format}, {header.kind}); "
            f"this one knows formats up to {FORMAT}: install the newer one"
        )
    return header


async def put_back(link: Link, keys: Keys, archive: Path | None, file: Path) -> Header:
    """Restore a back-up into a store without games. Clocks go on as if no time had passed since it was taken.

    An archive that is still there, and may have got more since, keeps all it has. Broken off, it is done again with the same
    file; until then nothing else can be begun with what is there.
    """
    which = msgspec.json.encode(read_header(file))
    begun = await link.call("GET", keys.restoring)
    if begun is None:
        await _empty(link, keys)
    elif begun != which:
        raise Refused(f"another back-up was broken off while it was put back: restore that one again ({begun.decode()})")
    await link.call("SET", keys.restoring, which)
    with tarfile.open(file, "r:gz") as tar:
        header = _header(tar)
        for entry in tar:
            data = tar.extractfile(entry)
            if data is not None and entry.name == _KEYS:
                await _restore(link, keys, data)
        if archive is not None:
            _unpack(tar, archive)
    await link.call("DEL", keys.restoring)
    return header


async def _empty(link: Link, keys: Keys) -> None:
    async for name in link.scan(f"{keys.prefix}:{{s*}}:log:*"):
        raise Refused(
            f"there are games already ({name}): a back-up is restored into an empty store; name another DATA_DIR or REDIS_URL"
        )


def _unpack(tar: tarfile.TarFile, archive: Path) -> None:
    files = [entry for entry in tar.getmembers() if entry.name.startswith(_ARCHIVE) and entry.isfile()]
    if not files:
        return
    archive.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=archive, prefix=".restored-") as folder:
        for entry in files:
            data = tar.extractfile(entry)
            if data is not None:
                (Path(folder) / Path(entry.name).name).write_bytes(data.read())
        Archive(archive).take_in(Path(folder))


async def _restore(link: Link, keys: Keys, data: IO[bytes]) -> None:
    some: list[tuple[str | bytes | int, ...]] = []
    for kept in _read(data):
        some.append(("RESTORE", f"{keys.prefix}:{kept.name}", kept.life, kept.dump, "REPLACE"))
        if len(some) == _AT_ONCE:
            await _send(link, some)
            some = []
    await _send(link, some)


async def _send(link: Link, commands: list[tuple[str | bytes | int, ...]]) -> None:
    try:
        await link.many(commands)
    except StoreError as fault:
        if "payload" in str(fault):
            raise Refused("this Redis is older than the one the back-up comes from, and cannot read it") from fault
        raise


def _read(data: IO[bytes]) -> Iterator[Kept]:
    while size := data.read(4):
        body = data.read(int.from_bytes(size))
        try:
            yield msgspec.msgpack.decode(body, type=Kept)
        except msgspec.DecodeError as error:
            raise Refused(f"the back-up is broken: {error}") from error
