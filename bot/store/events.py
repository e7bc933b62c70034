"""The consumer of the table's own group: timers that came due, deadlines that moved, and the store's own housekeeping."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from bot.store.archive import Mover
from bot.store.faults import StoreError
from bot.store.indexes import Indexes
from bot.store.keyed_queues import KeyedQueues
from bot.store.model import ARCHIVE, Hint, Time
from bot.store.outbox import OutboxEntry
from bot.store.reader import StreamReader
from bot.watch.faults import report

logger = logging.getLogger(__name__)

#: The group's name.
TABLE: Final = "table"
_LONGEST_PAUSE: Final = 60.0
#: How many events are handled at the same time. Thousands may come due at once; the others wait here, not at Redis.
AT_ONCE: Final = 64
EventKind: TypeAlias = Literal["timer", "moved", "gone"]
_KINDS: Final[dict[str, EventKind]] = {"timer": "timer", "moved": "moved", "gone": "gone"}
_hint: Final = msgspec.msgpack.Decoder(Hint).decode


class StoreEvent(msgspec.Struct, frozen=True):
    """Something that the table has to handle.

    `timer`: the timer `name` of `subject` was due `at`; `moved`: the time of an outage was given back, `at` milliseconds (an
    older program says 0), with the `name` "platform" if it was a platform's; `gone`: nothing can be posted in the place
    `name` any more.

    A handler may get an event twice. `key` is the same both times: used as a turn's idempotency key, it makes that harmless.
    """

    kind: EventKind
    subject: str
    name: str
    at: Time
    key: str


#: Handles an event. If it raises, the event comes again.
Handle: TypeAlias = Callable[[StoreEvent], Awaitable[None]]


class EventQueue:
    """Events of a game in order, those of different games side by side."""

    def __init__(self, reader: StreamReader, indexes: Indexes, mover: Mover, handle: Handle) -> None:
        """`handle`: the table's handler."""
        self._reader = reader
        self._indexes = indexes
        self._mover = mover
        self._handle = handle
        self._queues: KeyedQueues[str, OutboxEntry] = KeyedQueues(self._work)
        self._pauses: dict[str, float] = {}
        self._gate = asyncio.Semaphore(AT_ONCE)

    async def take(self, entries: Sequence[OutboxEntry], *, again: bool) -> None:
        """Queue the entries for the table; announcements are finished at once."""
        for entry in entries:
            entry.left = 1
            if entry.kind in _KINDS or entry.kind == "hint":
                self._queues.put(entry.subject, entry)
            else:
                self._reader.finish(entry)

    async def stop(self) -> None:
        """Stop working; unfinished events come again."""
        await self._queues.stop()

    async def _work(self, subject: str, queue: deque[OutboxEntry]) -> None:
        entry = queue[0]
        async with self._gate:
            done = not self._reader.may(entry) or await self._see_to(entry)
        if not done:
            pause = self._pauses[subject] = min(self._pauses.get(subject, 0.1) * 2, _LONGEST_PAUSE)
            await asyncio.sleep(pause)
            return
        self._pauses.pop(subject, None)
        queue.popleft()
        self._reader.finish(entry)

    async def _see_to(self, entry: OutboxEntry) -> bool:
        try:
            await self._do(entry)
        except StoreError as fault:
            logger.warning("handling an event of %s failed; trying again: %s", entry.subject, fault)
            return False
        except Exception as fault:
            # A fault in a handler must not lose the event: it comes again, and the log says why.
            logger.exception("handling an event of %s failed: %s %s", entry.subject, entry.kind, entry.body)
            report("event", fault)
            return False
        return True

    async def _do(self, entry: OutboxEntry) -> None:
        if entry.kind == "hint":
            await self._indexes.note(entry.subject, entry.version, _hint(entry.body))
        elif entry.kind == "timer" and entry.body.decode() == ARCHIVE:
            await self._mover.move(entry.subject)
        else:
            await self._handle(_event(entry))


def _event(entry: OutboxEntry) -> StoreEvent:
    name, kind = entry.body.decode(), _KINDS[entry.kind]
    return StoreEvent(kind=kind, subject=entry.subject, name=name, at=entry.version, key=f"{kind}:{name}:{entry.id}")
