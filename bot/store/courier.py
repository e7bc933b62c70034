"""A platform's courier: posts announcements in order for each place, each at least once, and shows each only once.

Before a message goes out, every entry it tells is marked with it; afterwards the marks get its id. From the marks, a process that
takes over learns what was sent, and what may have been: that goes out again as the same message, with the same nonce. It also
learns what was sent but not finished with: a message may have something to do after it that can be done twice (`keep_until`).
"""

import asyncio
import hashlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextvars import ContextVar
from functools import partial
from typing import Final, TypeAlias

import msgspec
from msgspec.structs import replace

from bot.store.faults import Steadfast, StoreError
from bot.store.in_flight import InFlight, Tasks
from bot.store.keyed_queues import KeyedQueues
from bot.store.model import Announcement, Place, platform_of
from bot.store.outbox import Outbox, OutboxEntry, Permission
from bot.store.reader import StreamReader
from bot.watch.faults import report

logger = logging.getLogger(__name__)

#: Waits until something is over.
WaitUntil: TypeAlias = Callable[[], Awaitable[object]]
#: Says whether what a message rests on still holds.
Holds: TypeAlias = Callable[[], Awaitable[bool]]
#: Raises LaterError if a message must not go out as it was made.
LastCheck: TypeAlias = Callable[[], Awaitable[None]]
#: The longest pause between attempts at one message (seconds).
LONGEST_PAUSE: Final = 300.0
#: How long messages being posted may take at shutdown (seconds). One that is cut off is posted again by the next reader.
#: How many messages may be posted at the same time.
_AT_ONCE: Final = 16
ENDING: Final = 3.0
#: The longest pause between attempts while the platform or the store is failing (seconds).
_LONGEST_IN_OUTAGE: Final = 30.0
_SOON: Final = 0.01
_kept: Final[ContextVar[list[WaitUntil] | None]] = ContextVar("kept", default=None)
_announcement: Final = msgspec.msgpack.Decoder(Announcement).decode


async def _free() -> None:
    """Let anything pass that is no delivery."""


_perhaps: Final[ContextVar[bool]] = ContextVar("perhaps", default=False)
_last_check: Final[ContextVar[LastCheck]] = ContextVar("last_check", default=_free)


class Delivery(msgspec.Struct, frozen=True):
    """One message to post. `announcements`: what it tells, the oldest first, all of one subject: a table or a person.

    `again`: it may have been posted already; the `nonce` is then the same as before. `posted`: it has been posted, but what
    follows it may not be done. `shown` and `message`: the version this place saw before it, and the message that showed it.
    """

    place: Place
    subject: str
    version: int
    announcements: tuple[Announcement, ...]
    nonce: str
    again: bool
    shown: int
    message: str
    posted: bool = False


#: Posts a message and returns its id on the platform. Without an id nothing was shown, and the place stays at its version.
Deliver: TypeAlias = Callable[[Delivery], Awaitable[str]]


def perhaps_posted() -> bool:
    """Within a delivery, return whether an earlier attempt may have posted its message, perhaps long ago."""
    return _perhaps.get()


def last_check() -> LastCheck:
    """Within a delivery, return what to await right before each call that posts: it raises LaterError if that must not be.

    Drawing a picture and waiting for a chat's rate limit take time. Meanwhile another process may have taken over, and people
    play on: nobody shall be called for a turn that is over. What happens between Redis's answer and the moment when the platform
    shows the message cannot be helped: no platform takes back a request.
    """
    return _last_check.get()


def only_while(holds: Holds) -> None:
    """Within a delivery, post the message only if this still holds right before; else it is made anew."""
    ours = _last_check.get()

    async def both() -> None:
        if not await holds():
            raise LaterError(_SOON)
        await ours()

    _last_check.set(both)


def keep_until(over: WaitUntil) -> None:
    """Within a delivery, keep its entries in the outbox until this is over. It never delays the next message.

    If the process dies first, the next one gets the delivery again, as `posted`.
    """
    kept = _kept.get()
    if kept is not None:
        kept.append(over)


class LaterError(Exception):
    """The message was certainly not posted; try again after some seconds (the platform's retry-after)."""

    def __init__(self, seconds: float) -> None:
        """`seconds`: how long to wait."""
        super().__init__(f"not posted, again in {seconds:.1f} s")
        self.seconds = seconds


class PerhapsPostedError(Exception):
    """The platform is failing: the message may have been posted. It is made anew later, and posted as the same one."""


class PlaceGoneError(Exception):
    """Nothing can be posted in this place any more: the bot was removed, or the chat is closed. The table gets an event."""


class PendingPost(msgspec.Struct, eq=False):
    """An entry on its way to one place. `unit`: the message it was already meant to be part of, or its mark if that is out."""

    entry: OutboxEntry
    announcement: Announcement
    unit: str = ""
    attempts: int = 0
    settled: bool = False


class Courier:
    """Posts the deliveries of one platform, as the consumer of its group."""

    def __init__(self, platform: str, reader: StreamReader, outbox: Outbox, deliver: Deliver) -> None:
        self._platform = platform
        self._reader = reader
        self._outbox = outbox
        self._deliver = deliver
        self._queues: KeyedQueues[Place, PendingPost] = KeyedQueues(self._work)
        self._gate = asyncio.Semaphore(_AT_ONCE)
        self._posting = InFlight()
        self._unfinished = Tasks()
        self._ending = False

    async def take(self, entries: Sequence[OutboxEntry], *, again: bool) -> None:
        """Queue the entries for this platform by place; finish the others at once."""
        marks = await self._outbox.marks(entries) if again else [{} for _ in entries]
        for entry, marked in zip(entries, marks, strict=True):
            jobs = self._jobs(entry, marked)
            entry.left = max(1, len(jobs))
            for place, job in jobs:
                self._queues.put(place, job)
            if not jobs:
                self._reader.finish(entry)

    def _jobs(self, entry: OutboxEntry, marked: dict[Place, str]) -> list[tuple[Place, PendingPost]]:
        if entry.kind != "say":
            return []
        announcement = _announcement(entry.body)
        jobs = []
        for place in dict.fromkeys(announcement.places):
            mark = marked.get(place, "")
            if platform_of(place) == self._platform and not _is_over(mark):
                jobs.append((place, PendingPost(entry, announcement, _unit_of(mark))))
        return jobs

    async def stop(self) -> None:
        """Start no more messages, and finish those being posted."""
        self._ending = True
        if not await self._posting.wait(ENDING):
            logger.info("%s: shutdown interrupted a message; it may be posted twice", self._platform)
        await self._queues.stop()
        await self._unfinished.stop()

    async def _work(self, place: Place, queue: deque[PendingPost]) -> None:
        while queue and (self._ending or not self._reader.may(queue[0].entry)):
            queue.popleft()
        if not queue:
            return
        unit = _unit([job for job in queue if self._reader.may(job.entry)])
        kept: list[WaitUntil] = []
        _kept.set(kept)
        with self._posting.one():
            pause = await self._attempt(place, unit, kept)
            settled = [job for job in unit if job.settled]
            for job in settled:
                queue.remove(job)
            if kept and settled:
                self._unfinished.start(self._finish(kept, settled))
            else:
                self._finish_entries(settled)
        await asyncio.sleep(pause)

    async def _finish(self, kept: list[WaitUntil], settled: list[PendingPost]) -> None:
        for over in kept:
            await over()
        self._finish_entries(settled)

    def _finish_entries(self, jobs: list[PendingPost]) -> None:
        for job in jobs:
            self._reader.finish(job.entry)

    async def _attempt(self, place: Place, unit: list[PendingPost], kept: list[WaitUntil]) -> float:
        """Post one message and settle the jobs it covers; return how long to wait before the next.

        `kept`: what its entries have to wait for; filled while it is posted.
        """
        entries = [job.entry for job in unit]
        turn = unit[-1].announcement.turn
        try:
            allowed = _unfinished(await self._outbox.mark(place, entries, self._platform, self._reader.leases.me, turn=turn))
            if allowed.answer == "lost":
                self._reader.let_go(entries[0].shard)
                return 0.0
            if allowed.answer == "regroup":
                _regroup(unit, allowed.marks)
                return _SOON
            if allowed.answer != "old":
                await self._tell(place, unit, allowed, kept)
        except LaterError as later:
            if unit[0].attempts == 0:
                await self._unmark(place, unit)
            return max(later.seconds, _SOON)
        except PlaceGoneError as gone:
            logger.warning("%s can no longer be reached: %s", place, gone)
            await self._firmly(place, partial(self._outbox.note_gone, place, entries))
        except (PerhapsPostedError, StoreError) as fault:
            logger.warning("posting to %s failed; trying again: %s", place, fault)
            return min(_pause(unit), _LONGEST_IN_OUTAGE)
        except Exception as fault:  # noqa: BLE001 - try again after any error of a platform: no message is lost
            self._report(place, fault)
            return _pause(unit)
        for job in unit:
            job.settled = True
        return 0.0

    async def _tell(self, place: Place, unit: list[PendingPost], allowed: Permission, kept: list[WaitUntil]) -> None:
        """Post one message and note its id."""
        message = await self._post(place, unit, allowed)
        if allowed.answer == "posted":
            return
        entries, shown = [job.entry for job in unit], unit[-1].announcement.turn and bool(message)
        before = (allowed.shown, allowed.message) if kept else None
        await self._firmly(place, partial(self._outbox.note_sent, place, entries, message, turn=shown, before=before))

    def _report(self, place: Place, fault: Exception) -> None:
        """Log and report it. At shutdown a connection may close during a post: then the next reader posts the message again."""
        level = logging.INFO if self._ending else logging.ERROR
        logger.log(level, "a message to %s failed", place, exc_info=None if self._ending else fault)
        if not self._ending:
            report("delivery", fault)

    async def _post(self, place: Place, unit: list[PendingPost], allowed: Permission) -> str:
        newest = unit[-1].entry
        for job in unit:
            job.unit = newest.id
            # An earlier attempt may have got through: whatever happens to this one, it stays the same message.
            job.attempts += allowed.answer != "send"
        delivery = Delivery(
            place=place,
            subject=newest.subject,
            version=newest.version,
            announcements=tuple(job.announcement for job in unit),
            nonce=_nonce(place, newest),
            again=allowed.answer == "again",
            shown=allowed.shown,
            message=allowed.message,
            posted=allowed.answer == "posted",
        )
        async with self._gate:
            # Our lease may have run out while we waited for replicas or other messages: then another process posts it.
            _last_check.set(partial(self._still_ours, newest))
            _perhaps.set(delivery.again)
            await self._still_ours(newest)
            return await self._deliver(delivery)

    async def _still_ours(self, newest: OutboxEntry) -> None:
        if not self._reader.may(newest):
            raise LaterError(_SOON)

    async def _firmly(self, place: Place, note: Callable[[], Awaitable[None]]) -> None:
        """Store what became of a message, retrying through any outage of Redis: it must not be posted again."""
        await Steadfast(f"the note of a message to {place}").keep(note)

    async def _unmark(self, place: Place, unit: list[PendingPost]) -> None:
        """Unmark a message that was certainly never posted, so that it can be posted together with later news."""
        try:
            await self._outbox.unmark(place, [job.entry for job in unit], self._platform, self._reader.leases.me)
        except StoreError as fault:
            logger.warning("cannot note that nothing was posted to %s; trying again: %s", place, fault)
        else:
            for job in unit:
                job.unit = ""


def _nonce(place: Place, newest: OutboxEntry) -> str:
    """Return the nonce that identifies a message in every attempt. An entry's id is unique only in its shard: add the subject."""
    return hashlib.sha256(f"{place} {newest.subject} {newest.id}".encode()).hexdigest()[:24]


def _unit(queue: Sequence[PendingPost]) -> list[PendingPost]:
    """Return the jobs for the next message to a place: the first, and those that can be posted with it."""
    first = queue[0]
    if first.unit:
        return [job for job in queue if job.unit == first.unit and job.entry.subject == first.entry.subject]
    if not first.announcement.turn:
        return [first]
    unit = []
    for job in queue:
        if job.entry.subject == first.entry.subject:
            if job.unit or not job.announcement.turn:
                break
            unit.append(job)
    return unit


def _is_over(mark: str) -> bool:
    """Return whether there is nothing left to do for an entry with this mark."""
    return mark.startswith("=") and "\n" not in mark


def _unit_of(mark: str) -> str:
    return mark if mark.startswith("=") else mark[1:]


def _unfinished(allowed: Permission) -> Permission:
    """If the mark says that the message is out and not finished with, answer "posted", with what the place saw before it.

    Not if the message before it shows the game again, because people went on there.
    """
    if allowed.answer != "regroup" or len(set(allowed.marks)) > 1:
        return allowed
    before = allowed.marks[0].partition("\n")[2]
    shown, _, message = before.partition(" ")
    if not before or message == allowed.message:
        return allowed
    return replace(allowed, answer="posted", shown=int(shown), message=message)


def _regroup(unit: list[PendingPost], marks: Sequence[str]) -> None:
    """Settle entries that an earlier message has told; those it may have told go out as that message again."""
    for job, mark in zip(unit, marks, strict=True):
        job.settled = mark.startswith("=")
        job.unit = _unit_of(mark)


def _pause(unit: list[PendingPost]) -> float:
    for job in unit:
        job.attempts += 1
    return min(0.25 * 2.0 ** min(unit[0].attempts, 12), LONGEST_PAUSE)
