"""Outgoing messages, one queue per chat: a slow chat never blocks others.

Of several waiting changes to one message, only the newest is made. Deliveries go before replies to commands.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from bot.store import LaterError, still_ours
from bot.telegram.api_calls import ApiCaller
from bot.telegram.faults import ChatLost, GroupMoved, Wait
from bot.telegram.letters import OutgoingMessage
from bot.telegram.pace import Pace
from bot.watch.faults import report
from bot.watch.metrics import QUEUE

MOST: Final = 20
"""Replies that may wait for a chat; beyond that, the oldest is dropped."""
PATIENCE: Final = 2.0
"""Seconds that a delivery may wait here; after that it goes back to the outbox, to be merged with later news."""
_CLOSING: Final = 4.0
"""Seconds that waiting messages get at shutdown."""

logger = logging.getLogger(__name__)


@dataclass(eq=False)
class QueuedAnswer:
    """A message in the queue. `done`: the future for its number; None for a reply to a command.

    `ours`: whether this process may still send it.
    """

    letter: OutgoingMessage
    done: asyncio.Future[int] | None = None
    ours: Callable[[], bool] = lambda: True


@dataclass
class Lane:
    """The queue of one chat: deliveries (`urgent`) before replies (`usual`)."""

    urgent: deque[QueuedAnswer] = field(default_factory=deque)
    usual: deque[QueuedAnswer] = field(default_factory=deque)

    def __bool__(self) -> bool:
        return bool(self.urgent or self.usual)

    def next(self) -> QueuedAnswer:
        """Take the next job."""
        return (self.urgent or self.usual).popleft()

    def put(self, letter: OutgoingMessage) -> None:
        """Queue a reply. A change replaces a waiting change to the same message."""
        changed = letter.page.changes
        for job in self.usual:
            if changed and job.letter.page.changes == changed:
                job.letter = letter
                return
        self.usual.append(QueuedAnswer(letter))
        while len(self.usual) > MOST:
            self.usual.popleft()
            logger.info("chat %d: too much waits, the oldest answer is left out", letter.page.chat)

    def hurry(self, job: QueuedAnswer) -> None:
        """Queue a delivery and drop older changes to the same message."""
        changed = job.letter.page.changes
        if changed:
            self.usual = deque(each for each in self.usual if each.letter.page.changes != changed)
        self.urgent.append(job)

    def send_back(self, later: LaterError) -> None:
        """Send deliveries back to the outbox rather than let them wait: the next attempt checks their pings again."""
        for job in self.urgent:
            _settle(job, later)
        self.urgent.clear()

    def put_back(self, job: QueuedAnswer) -> None:
        """Put an unfinished reply first in the queue again, unless a newer change to the same message waits."""
        changed = job.letter.page.changes
        if not changed or all(each.letter.page.changes != changed for each in (*self.usual, *self.urgent)):
            self.usual.appendleft(job)


class Sender:
    """The sender of everything that this token posts and changes."""

    def __init__(
        self,
        hand: ApiCaller,
        pace: Pace | None = None,
        *,
        moved: Callable[[int, int], Awaitable[None]] | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """`moved` is called with the old and the new number of a group."""
        self._hand = hand
        self._pace = pace or Pace()
        self._moved = moved
        self._sleep = sleep
        self._lanes: dict[int, Lane] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def put(self, letter: OutgoingMessage) -> None:
        """Send a reply when its chat has room."""
        self._lane(letter.page.chat).put(letter)
        self._count()

    async def post(self, letter: OutgoingMessage) -> int:
        """Send a delivery before all replies; return its number. LaterError if the chat has no room for some time."""
        chat = letter.page.chat
        wait = self._pace.wait(chat)
        if wait > PATIENCE:
            raise LaterError(wait - PATIENCE / 2)
        job = QueuedAnswer(letter, asyncio.get_running_loop().create_future(), still_ours())
        self._lane(chat).hurry(job)
        assert job.done is not None
        return await job.done

    def _count(self) -> None:
        QUEUE.labels("telegram").set(sum(len(lane.urgent) + len(lane.usual) for lane in self._lanes.values()))

    def _lane(self, chat: int) -> Lane:
        lane = self._lanes.get(chat)
        if lane is None:
            lane = self._lanes[chat] = Lane()
            task = asyncio.create_task(self._run(chat, lane))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return lane

    async def _run(self, chat: int, lane: Lane) -> None:
        await asyncio.sleep(0)
        try:
            while lane:
                wait = self._pace.wait(chat)
                if wait > PATIENCE:
                    lane.send_back(LaterError(wait - PATIENCE / 2))
                if lane and wait:
                    await self._sleep(wait)
                elif lane:
                    await self._do(lane, lane.next())
                self._count()
        finally:
            del self._lanes[chat]
            for job in lane.urgent:
                _settle(job, LaterError(PATIENCE))

    async def _room(self, chat: int) -> None:
        while (wait := self._pace.wait(chat)) > 0:
            await self._sleep(wait)

    async def _ready_for(self, job: QueuedAnswer, chat: int) -> None:
        """Wait for room. A delivery that was given up or would wait for long goes back to the outbox."""
        wait = self._pace.wait(chat)
        if job.done is not None and wait > PATIENCE:
            raise LaterError(wait - PATIENCE / 2)
        await self._room(chat)
        if (job.done is not None and job.done.cancelled()) or not job.ours():
            raise LaterError(PATIENCE)
        self._pace.count(chat)

    async def _do(self, lane: Lane, job: QueuedAnswer) -> None:
        if job.done is not None and job.done.done():
            return
        chat = job.letter.page.chat
        try:
            number = await self._hand.do(job.letter, partial(self._ready_for, job))
        except Wait as wait:
            self._wait(lane, job, wait)
        except GroupMoved as moved:
            await self._follow(lane, job, moved.chat)
        except ChatLost as lost:
            logger.info("chat %d: %s", chat, lost)
            _settle(job, lost)
        except Exception as fault:
            # Whatever goes wrong with one message must not block the chat's next ones.
            _settle(job, fault)
            if job.done is None:
                logger.exception("chat %d: an answer could not be shown", chat)
                report("delivery", fault)
        except asyncio.CancelledError:
            _settle(job, LaterError(PATIENCE))
            raise
        else:
            if job.done is not None and not job.done.done():
                job.done.set_result(number)

    def _wait(self, lane: Lane, job: QueuedAnswer, wait: Wait) -> None:
        """Send nothing to a full chat for a while; its deliveries go back, so that they merge into one."""
        chat = job.letter.page.chat
        logger.info("chat %d: %s", chat, wait)
        self._pace.close(chat, wait.seconds)
        if job.done is None:
            lane.put_back(job)
        else:
            _settle(job, LaterError(wait.seconds))

    async def _follow(self, lane: Lane, job: QueuedAnswer, new: int) -> None:
        """Move to the group's new number: its tables are shown there again, and a message without a picture is sent there."""
        old = job.letter.page.chat
        if self._moved is not None:
            await self._moved(old, new)
        letter = job.letter.with_page(chat=new, edits=0, strips=0, answers=0)
        if job.letter.picture is None and not job.letter.page.strips:
            self.put(letter)
        _settle(job, ChatLost(f"chat {old} is {new} now"))

    async def close(self) -> None:
        """Send what waits, as far as there is time; deliveries that remain come again by themselves."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=_CLOSING)
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _settle(job: QueuedAnswer, fault: Exception) -> None:
    if job.done is not None and not job.done.done():
        job.done.set_exception(fault)
