"""Finished games, moved out of Redis into compressed files, so that Redis does not grow without end.

A file for each month: `2026-11.jsonl.gz`, one record a line, which every tool that reads records can read. Each record is a gzip
member of its own, so that one can be read without unpacking the rest; `2026-11.idx` says where each game begins.
"""

import asyncio
import gzip
import logging
import os
import re
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Protocol

from bot.store.embedded import Lock
from bot.store.faults import DiskFull
from bot.store.games import Games

logger = logging.getLogger(__name__)

_PATIENCE: Final = 10.0
_LINE: Final = re.compile(r"(\S+) ([0-9]{1,15}) ([0-9]{1,9})\n")
_GZIP: Final = 31
"""Tells zlib to unpack a gzip member."""
_PIECE: Final = 1 << 16


class Readable(Protocol):
    """A stream of bytes."""

    def read(self, size: int = ..., /) -> bytes:
        """Return the next bytes, at most `size`; none at the end."""


class Archive:
    """The files in one directory. Several processes may add to it."""

    def __init__(self, folder: Path) -> None:
        """The directory is made with the first record."""
        self.folder = folder

    def add(self, game: str, record: bytes, month: str) -> None:
        """Add a record once: a game that is already there stays as it is. The record is on the disk when this returns."""
        if b"\n" in record:
            message = "a record is one line of JSON"
            raise ValueError(message)
        self.folder.mkdir(parents=True, exist_ok=True)
        lock = self._lock()
        try:
            if self.find(game) is None:
                self._append(game, gzip.compress(record + b"\n", mtime=0), month)
        except OSError as error:
            raise DiskFull(f"the archive in {self.folder} cannot be written: {error.strerror}") from error
        finally:
            lock.release()

    def _lock(self) -> Lock:
        lock = Lock(self.folder / "archive.lock")
        end = time.monotonic() + _PATIENCE
        while not lock.take():
            if time.monotonic() > end:
                raise DiskFull(f"another process holds the archive in {self.folder}")
            time.sleep(0.01)
        return lock

    def _append(self, game: str, member: bytes, month: str) -> None:
        """Write the index, then the record: after a crash in between, the file is too short, which is noticed and mended."""
        data, index = self.folder / f"{month}.jsonl.gz", self.folder / f"{month}.idx"
        _mend(data, index)
        start = data.stat().st_size if data.exists() else 0
        _write(index, f"{game} {start} {len(member)}\n".encode())
        _write(data, member)

    def find(self, game: str) -> bytes | None:
        """Return the record of a game, if it is in the archive."""
        for index in sorted(self.folder.glob("*.idx"), reverse=True):
            for name, start, length in _entries(index):
                if name == game and (record := _member(index.with_suffix(".jsonl.gz"), start, length)) is not None:
                    return record
        return None

    def take_in(self, folder: Path) -> None:
        """Move another archive's files in and leave it empty. A record that is already here stays as it is."""
        for data in sorted(folder.glob("*.jsonl.gz")):
            index, month = data.with_name(data.name.replace(".jsonl.gz", ".idx")), data.name.removesuffix(".jsonl.gz")
            if (self.folder / data.name).exists():
                for game, start, length in _entries(index):
                    if (record := _member(data, start, length)) is not None:
                        self.add(game, record, month)
                continue
            for file in (index, data):
                if file.exists():
                    file.replace(self.folder / file.name)

    def games(self) -> Iterator[str]:
        """Yield all games in the archive, the oldest month first."""
        for index in sorted(self.folder.glob("*.idx")):
            for name, _, _ in _entries(index):
                yield name


def _write(path: Path, content: bytes) -> None:
    with path.open("ab") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _mend(data: Path, index: Path) -> None:
    """Cut off what a crash has left half-written at the end."""
    entries = list(_entries(index))
    size = data.stat().st_size if data.exists() else 0
    whole = len(entries)
    while whole and sum(entries[whole - 1][1:]) > size:
        whole -= 1
    if whole < len(entries) and size > entries[whole][1]:
        os.truncate(data, entries[whole][1])
    lines = b"".join(f"{name} {start} {length}\n".encode() for name, start, length in entries[:whole])
    if index.exists() and index.stat().st_size != len(lines):
        os.truncate(index, len(lines))


def _member(data: Path, start: int, length: int) -> bytes | None:
    try:
        with data.open("rb") as file:
            file.seek(start)
            return gzip.decompress(file.read(length)).rstrip(b"\n") or None
    except (FileNotFoundError, EOFError):
        return None  # in the index, but a crash came before it was written
    except (gzip.BadGzipFile, zlib.error) as error:
        logger.warning("damaged record in %s: %s", data, error)
        return None


def members(data: Readable) -> tuple[int, bool]:
    """Return how many records of a file can be opened, and whether that is all but one that is just being added."""
    count, unpack = 0, zlib.decompressobj(_GZIP)
    piece = data.read(_PIECE)
    while piece:
        try:
            unpack.decompress(piece)
        except zlib.error:
            return count, False
        piece = unpack.unused_data or data.read(_PIECE)
        if unpack.eof:
            count, unpack = count + 1, zlib.decompressobj(_GZIP)
    return count, True


def _entries(index: Path) -> Iterator[tuple[str, int, int]]:
    if index.exists():
        with index.open(encoding="ascii", errors="replace") as lines:
            for line in lines:
                if entry := _LINE.fullmatch(line):
                    yield entry[1], int(entry[2]), int(entry[3])


class Mover:
    """Moves finished games from Redis into the archive."""

    def __init__(self, games: Games, archive: Archive | None) -> None:
        """Without an archive, records stay in Redis."""
        self._games = games
        self._archive = archive

    async def move(self, game: str) -> None:
        """Add the record to the file, then delete the game: a crash in between repeats this, and the file keeps one copy.

        A table that ended without a record (nobody came, nobody played) is only deleted.
        """
        record = await self._games.record(game)
        if record is not None:
            if self._archive is None:
                return
            month = time.strftime("%Y-%m", time.gmtime())
            await asyncio.to_thread(self._archive.add, game, record, month)
        await self._games.forget(game)

    async def record(self, game: str) -> bytes | None:
        """Return the record of a finished game, wherever it is."""
        record = await self._games.record(game)
        if record is None and self._archive is not None:
            record = await asyncio.to_thread(self._archive.find, game)
        return record
