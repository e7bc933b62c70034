"""The file of a back-up: a compressed tar that is read from end to end, so that no damage goes unnoticed.

`backup.json` describes it, `keys` holds the keys (each as its length and msgpack), `archive/` the archived records, and `sums`,
the last part, the length and the digest of each part. Older files have everything but the sums.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import os
import re
import tarfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from bot.store.archive import Readable, members
from bot.store.faults import Refused
from bot.store.model import FORMAT

KIND: Final = "carcassonne-backup/1"
_FAMILY: Final = "carcassonne-backup/"
_HEADER: Final = "backup.json"
_KEYS: Final = "keys"
_ARCHIVE: Final = "archive/"
_SUMS: Final = "sums"
_ARCHIVED: Final = re.compile(r"archive/[\w-]+(\.jsonl\.gz|\.idx)")
_PIECE: Final = 1 << 20
_LONGEST: Final = 1 << 29
"""No value in Redis is longer."""
_FOOTER: Final = 10


class Header(msgspec.Struct, frozen=True):
    """What a back-up says about itself."""

    kind: str
    format: int
    taken: str
    server: str
    keys: int
    games: int
    #: The digest of the keys, which tells two back-ups apart. A file that has one must end with `sums`.
    sha256: str = ""


class BackupRow(msgspec.Struct, frozen=True, array_like=True):
    """A key: its name without the prefix, its life in milliseconds (0: no expiry), and Redis's dump of it."""

    name: str
    life: int
    dump: bytes


class Archived(msgspec.Struct, frozen=True, eq=False):
    """A file of the archive, readable only until the next part is asked for."""

    name: str
    data: Readable


class Checksum(msgspec.Struct, frozen=True):
    """The size and the digest that a part must have."""

    size: int
    sha256: str


class Contents(msgspec.Struct, frozen=True):
    """The contents of an undamaged back-up.

    `dumps`: the newest version among Redis's dumps; `rotten`: files whose records were damaged before they were backed up.
    """

    header: Header
    keys: int
    games: int
    dumps: int
    records: int
    rotten: tuple[str, ...]

    def __str__(self) -> str:
        damaged = f" (records were damaged already in {', '.join(self.rotten)})" if self.rotten else ""
        return f"{self.games} games, {self.keys} keys, {self.records} archived games{damaged}, taken at {self.header.taken}"


class _Summed:
    """Reads at most `size` bytes of a part and digests what it reads."""

    def __init__(self, data: Readable, size: int) -> None:
        self._data, self._left, self._digest, self._size = data, size, hashlib.sha256(), 0

    def read(self, size: int = _PIECE, /) -> bytes:
        piece = self._data.read(min(size, self._left))
        self._digest.update(piece)
        self._left -= len(piece)
        self._size += len(piece)
        return piece

    def sum(self) -> Checksum:
        """Return the checksum of the whole part; what is left unread is read now."""
        while self.read():
            pass
        return Checksum(self._size, self._digest.hexdigest())


def pack(part: Path, header: Header, spool: Path, archive: list[Path]) -> None:
    """Write the file. An archive's file is taken as it is now: records may be added meanwhile."""
    sums: dict[str, Checksum] = {}

    def add(name: str, data: Readable, size: int) -> None:
        entry = tarfile.TarInfo(name)
        entry.size = size
        summed = _Summed(data, size)
        tar.addfile(entry, summed)
        sums[name] = summed.sum()

    def add_json(name: str, value: object) -> None:
        said = msgspec.json.format(msgspec.json.encode(value))
        add(name, io.BytesIO(said), len(said))

    with part.open("wb") as out:
        os.fchmod(out.fileno(), 0o600)
        with tarfile.open(fileobj=out, mode="w:gz", compresslevel=6) as tar:
            add_json(_HEADER, header)
            for name, path in [(_KEYS, spool), *((_ARCHIVE + each.name, each) for each in archive)]:
                with path.open("rb") as data:
                    add(name, data, path.stat().st_size)
            add_json(_SUMS, sums)
        out.flush()
        os.fsync(out.fileno())


def check(file: Path) -> Contents:
    """Read all of a back-up and return its contents; refuse it, with the reason, if any part is not as it was written."""
    keys = games = dumps = records = 0
    rotten = []
    with _readable(file):
        _intact(file)
        with tarfile.open(file, "r:gz") as tar:
            header = _header(tar)
    for part in parts(file):
        if isinstance(part, BackupRow):
            keys += 1
            games += ":log:" in part.name
            dumps = max(dumps, dump_form(part.dump))
        elif part.name.endswith(".gz"):
            whole, ended = members(part.data)
            records += whole
            rotten += [] if ended else [part.name]
    if (keys, games) != (header.keys, header.games):
        raise Refused(
            f"{file.name} is damaged: it has {keys} keys and {games} games, but was written with {header.keys} and {header.games}"
        )
    return Contents(header, keys, games, dumps, records, tuple(rotten))


def dump_form(dump: bytes) -> int:
    """Return a dump's version: it ends with the version and a checksum."""
    return int.from_bytes(dump[-_FOOTER : 2 - _FOOTER], "little")


def _intact(file: Path) -> None:
    """Read to the last byte: the length and the checksum come at the end."""
    with gzip.open(file) as data:
        while data.read(_PIECE):
            pass


def parts(file: Path) -> Iterator[BackupRow | Archived]:
    """Yield the keys and then the archive's files; refuse the back-up if one of them, or the end, is damaged."""
    with _readable(file), tarfile.open(file, "r:gz") as tar:
        header = _header(tar)
        sums: dict[str, Checksum] = {}
        expected: dict[str, Checksum] | None = None
        for entry in tar:
            data = _open(tar, entry)
            if data is None or entry.name in sums or expected is not None:
                raise Refused(f"{file.name} is not a back-up of this bot: unexpected part {entry.name!r}")
            summed = _Summed(data, entry.size)
            if entry.name == _SUMS:
                expected = msgspec.json.decode(summed.read(), type=dict[str, Checksum])
                continue
            if entry.name == _KEYS:
                yield from _rows(summed)
            elif _ARCHIVED.fullmatch(entry.name):
                yield Archived(entry.name.removeprefix(_ARCHIVE), summed)
            sums[entry.name] = summed.sum()
        if _KEYS not in sums:
            raise Refused(f"{file.name} is an incomplete back-up: it contains no keys")
        if expected != (sums if header.sha256 else None) or header.sha256 not in ("", sums[_KEYS].sha256):
            raise Refused(f"{file.name} is damaged: the checksum of a part is wrong")


def _rows(data: Readable) -> Iterator[BackupRow]:
    while size := data.read(4):
        length = int.from_bytes(size)
        body = data.read(length) if length <= _LONGEST else b""
        if len(size) < 4 or len(body) != length:
            raise Refused("the back-up is damaged: a key is incomplete")
        kept = msgspec.msgpack.decode(body, type=BackupRow)
        if len(kept.dump) <= _FOOTER or kept.life < 0:
            raise Refused("the back-up is damaged: a key has no value")
        yield kept


def _header(tar: tarfile.TarFile) -> Header:
    entry = tar.next()
    data = _open(tar, entry) if entry is not None and entry.name == _HEADER else None
    header = msgspec.json.decode(data.read(_PIECE) if data else b"", type=Header)
    if not header.kind.startswith(_FAMILY):
        raise Refused(f"not a back-up of this bot, but {header.kind!r}")
    if header.kind != KIND or header.format > FORMAT:
        raise Refused(
            f"the back-up was taken by a newer program (format {header.format}, {header.kind}); "
            f"this one reads formats up to {FORMAT}: install the newer program"
        )
    return header


def _open(tar: tarfile.TarFile, entry: tarfile.TarInfo) -> Readable | None:
    """Return a part if it is a plain file: a link leads elsewhere or in a circle, and a sparse file claims any size."""
    return tar.extractfile(entry) if entry.isreg() and not entry.issparse() else None


@contextmanager
def _readable(file: Path) -> Iterator[None]:
    """Turn every error in reading a file into a refusal with a sentence."""
    try:
        yield
    except (FileNotFoundError, IsADirectoryError, PermissionError) as error:
        raise Refused(f"{file} cannot be read: {error.strerror}") from error
    except (
        tarfile.TarError,
        EOFError,
        OSError,
        zlib.error,
        msgspec.MsgspecError,
        ValueError,
        OverflowError,
        RecursionError,
    ) as error:
        raise Refused(f"{file.name} is not a back-up of this bot, or damaged: {error}") from error
