"""The tables this process keeps in memory, each with a lock so that its deeds queue here and not in Redis."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from cachetools import FIFOCache
from msgspec.msgpack import encode

from bot.engine.actions import Action, write_action
from bot.store import Place, PlaceState, StoredDraft
from bot.store.games import Games
from bot.store.model import KEYS_KEPT
from bot.table.deeds.base import Draft
from bot.table.entries import decode, replayed, take
from bot.table.refused import Denied
from bot.table.table import Table

logger = logging.getLogger(__name__)

KEPT: Final = 200
"""The most tables in memory; the least recently used goes first. Far more than are played at any moment."""

_decode: Final = msgspec.msgpack.Decoder(list[dict[str, Any]]).decode


def write_draft(actions: tuple[Action, ...]) -> bytes:
    """Encode actions for the store."""
    return encode([write_action(action) for action in actions])


def read_draft(table: Table, draft: StoredDraft | None) -> Draft | None:
    """Return the draft of the present decision; None if it belongs to an earlier one."""
    if draft is None or table.game is None or draft.version < table.since:
        return None
    reader = table.game.kind.reader
    return Draft(draft.version, draft.revision, tuple(reader.read(data)[1] for data in _decode(draft.body)))


@dataclass
class CachedTable:
    """A table as far as this process knows it."""

    id: str
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    table: Table | None = None
    timers: dict[str, int] = field(default_factory=dict)
    draft: Draft | None = None
    last: int | None = None
    """The time of the newest entry."""
    places: dict[Place, PlaceState] = field(default_factory=dict)
    """What each place was shown last, as of the last read from the store."""
    keys: FIFOCache[str, int] = field(default_factory=lambda: FIFOCache(KEYS_KEPT))
    """The steps done lately by their idempotency keys, each with the version that it led to."""
    users: int = 0
    asked_at: float = -math.inf
    """When (monotonic) the last request was sent that showed this to be the newest version."""
    read_at: float = -math.inf
    """When (monotonic) the last read was sent: only a read brings drafts and timers of other processes."""

    async def load(self, games: Games) -> Table:
        """Bring the table up to date in one read, of the whole log or only the new entries."""
        known = self.table.version if self.table is not None else 0
        asked_at = time.monotonic()
        loaded = await games.load(self.id, known)
        if loaded is not None and known and loaded.before != self.last:
            logger.warning("table %s: the store has lost entries; continuing from version %d", self.id, loaded.version)
            self.table = None
            self.keys.clear()
            loaded = await games.load(self.id)
        if loaded is None:
            self.table = None
            raise Denied("no_table", {"table": self.id[:40]})
        if self.table is None:
            self.table = replayed(self.id, ((entry.time, entry.body) for entry in loaded.entries))
        elif loaded.entries:
            new = self.table.copy()
            for entry in loaded.entries:
                take(new, decode(entry.body), entry.time)
            self.table = new
        self.last = loaded.entries[-1].time if loaded.entries else self.last
        self.timers = dict(loaded.timers)
        self.draft = read_draft(self.table, loaded.draft)
        self.places = dict(loaded.places)
        self.keys.update(loaded.keys)
        self.asked_at = self.read_at = asked_at
        return self.table


class TableCache:
    """All cached tables of this process."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self._cached: OrderedDict[str, CachedTable] = OrderedDict()

    @asynccontextmanager
    async def lock(self, table: str) -> AsyncIterator[CachedTable]:
        """Lock a table's entry for one deed. An entry in use is never dropped."""
        cached = self._cached.setdefault(table, CachedTable(table))
        self._cached.move_to_end(table)
        cached.users += 1
        try:
            async with cached.lock:
                yield cached
        finally:
            cached.users -= 1
            if cached.table is None and not cached.users:
                self._cached.pop(table, None)
            idle = [name for name, each in self._cached.items() if not each.users] if len(self._cached) > KEPT else []
            for name in idle[: len(self._cached) - KEPT]:
                del self._cached[name]

    def get(self, table: str) -> Table | None:
        """Return a table as this process knows it, perhaps outdated; None if it does not."""
        cached = self._cached.get(table)
        return None if cached is None else cached.table

    def drop(self, table: str) -> None:
        """Forget the table's state; the next deed reads it again."""
        cached = self._cached.get(table)
        if cached is not None:
            cached.table = None
