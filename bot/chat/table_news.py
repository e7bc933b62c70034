"""News of tables for open pages: one read of the store wakes all readers of a table, and an idle table costs none."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from bot.store import Store, StoreError, shard_of
from bot.table.refused import Denied
from bot.table.tables import Tables

logger = logging.getLogger(__name__)


@dataclass
class _Followed:
    """A table with open pages. `rings`: how often it has had news; `again`: it was woken while it was being read.

    `drafts`: how often each person has changed theirs, counted from `first`, which differs each time the table is followed anew.
    """

    version: int
    readers: int = 0
    rings: int = 0
    drafts: Counter[str] = field(default_factory=Counter)
    first: int = field(default_factory=lambda: secrets.randbits(40))
    heard: asyncio.Event = field(default_factory=asyncio.Event)
    reading: asyncio.Task[None] | None = None
    again: bool = False


class TableNews:
    """The tables that pages of this process follow."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._followed: dict[str, _Followed] = {}
        self._store: Store = tables.store

    @contextmanager
    def following(self, table: str, version: int) -> Iterator[None]:
        """Listen to the news of a table inside the block. `version`: the one just read."""
        if not self._followed:
            self._store.wakeups.listeners.add(self._woken)
        followed = self._followed.setdefault(table, _Followed(version))
        followed.version = max(followed.version, version)
        followed.readers += 1
        try:
            yield
        finally:
            followed.readers -= 1
            if not followed.readers:
                del self._followed[table]
            if not self._followed:
                self._store.wakeups.listeners.discard(self._woken)

    def readers(self, table: str) -> int:
        """Return how many pages follow a table."""
        return self._followed[table].readers if table in self._followed else 0

    def rings(self, table: str) -> int:
        """Return how often a followed table has had news."""
        return self._followed[table].rings

    def version(self, table: str) -> int:
        """Return the newest known version of a followed table."""
        return self._followed[table].version

    def drafts(self, table: str, person: str) -> int:
        """Return a number that differs once a person's draft may have changed."""
        return self._followed[table].first + self._followed[table].drafts[person]

    async def wait(self, table: str, rings: int) -> None:
        """Wait until a followed table has had more news than this."""
        followed = self._followed[table]
        while followed.rings == rings:
            await followed.heard.wait()

    def ring(self, table: str, version: int = 0, drafted: str = "") -> None:
        """Tell all readers of a table to look again: it has a new version, or a person's draft has changed (`drafted`)."""
        if followed := self._followed.get(table):
            followed.version = max(followed.version, version)
            followed.drafts[drafted] += 1
            followed.rings += 1
            followed.heard.set()
            followed.heard = asyncio.Event()

    def ring_all(self) -> None:
        """Wake everybody: the pages are closed."""
        for table in self._followed:
            self.ring(table)

    def _woken(self, shards: Collection[int] | None) -> None:
        """Read the followed tables of these shards, each once; None: any may have changed unheard."""
        for table, followed in self._followed.items():
            if shards is not None and shard_of(table) not in shards:
                continue
            followed.again = True
            if followed.reading is None or followed.reading.done():
                followed.reading = asyncio.create_task(self._read(table, followed))

    async def _read(self, table: str, followed: _Followed) -> None:
        while followed.again and followed.readers:
            followed.again = False
            try:
                version = (await self._tables.now(table)).table.version
            except Denied:
                version = followed.version + 1  # it is gone: its readers find out
            except StoreError as fault:
                logger.info("table %s cannot be read for its pages; the next news reads it: %s", table, fault)
                return
            if version != followed.version:
                followed.version = version
                self.ring(table)
