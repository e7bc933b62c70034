"""Folds the messages of turns that are over: they are deleted, or keep one line. This waits until a chat has time."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from cachetools import LRUCache

from bot.chat.contract import Picture
from bot.store.keyed_queues import KeyedQueues
from bot.telegram.api_calls import ApiCaller
from bot.telegram.faults import ChatLost, GroupMoved, Wait
from bot.telegram.outgoing import OutgoingMessage, PlainMessage
from bot.telegram.pace import Pace
from bot.watch.faults import report

LONGEST: Final = 600.0
"""Seconds that a message waits for a chat with a free minute."""
_PAIR: Final = 2
_CROWD: Final = 6
"""Messages of a chat that wait while it has no calls to spare, and while it has none at all; one call deletes all of them."""
_SPARE: Final = 2
"""Calls that could go at once where a chat has some to spare."""
PAIRED: Final = 180.0
"""Seconds that a message that goes waits for a second one: in a brisk game, that saves every other call."""
_REMEMBERED: Final = 4096

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Fold:
    """A message to fold. `line`: what it says afterwards; `deletes`: it may go altogether; `picture`: in place of its own.

    `soon`: it does not wait for a second message that goes.
    """

    line: PlainMessage
    deletes: bool = False
    picture: Picture | None = None
    soon: bool = False

    @property
    def chat(self) -> int:
        """The chat of the message."""
        return self.line.chat

    @property
    def message(self) -> int:
        """The message's number."""
        return self.line.strips


@dataclass(eq=False)
class _Waiting:
    fold: Fold
    since: float
    over: asyncio.Event = field(default_factory=asyncio.Event)


class FoldQueue:
    """The messages to fold, chat by chat. `sleep` waits for a number of seconds; `kept` hears what a lost chat still shows."""

    def __init__(
        self,
        api: ApiCaller,
        pace: Pace,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        kept: Callable[[PlainMessage, int], Awaitable[None]] | None = None,
    ) -> None:
        self._api = api
        self._pace = pace
        self._sleep = sleep
        self._kept = kept
        self._queues: KeyedQueues[int, _Waiting] = KeyedQueues(self._work)
        self._known: LRUCache[tuple[int, int], None] = LRUCache(_REMEMBERED)

    def put(self, fold: Fold) -> asyncio.Event:
        """Fold a message when its chat has time; return what is set when it no longer waits."""
        self._known[fold.chat, fold.message] = None
        job = _Waiting(fold, self._pace.now())
        self._queues.put(fold.chat, job)
        return job.over

    def folded(self, chat: int, message: int) -> bool:
        """Return whether a message is folded, or about to be."""
        return (chat, message) in self._known

    async def close(self) -> None:
        """Stop; what waits is kept by the courier."""
        await self._queues.stop()

    async def _work(self, chat: int, waiting: deque[_Waiting]) -> None:
        await asyncio.sleep(0)
        waited = self._pace.now() - waiting[0].since
        if len(waiting) >= _CROWD or waited >= LONGEST:
            pause = self._pace.wait(chat)
        elif len(waiting) >= _PAIR:
            pause = self._pace.wait(chat, ahead=_SPARE)
        else:
            pairs = waiting[0].fold.deletes and not waiting[0].fold.soon
            alone = self._pace.scaled(PAIRED) - waited if pairs else 0.0
            pause = max(self._pace.free(chat), alone)
        if pause:
            await self._sleep(min(pause, 1.0))
            return
        async with self._pace.room(chat):
            if not self._pace.wait(chat):
                await self._fold(chat, waiting)

    async def _fold(self, chat: int, waiting: deque[_Waiting]) -> None:
        going = [each for each in waiting if each.fold.deletes] or [waiting[0]]
        try:
            await self._do(chat, [each.fold for each in going])
        except Wait as wait:
            logger.info("chat %d: %s", chat, wait)
            self._pace.close(chat, wait.seconds)
            return
        except (ChatLost, GroupMoved) as lost:
            logger.info("chat %d: %s", chat, lost)
            if self._kept is not None:
                for each in going:
                    await self._kept(each.fold.line, each.fold.message)
        except Exception as fault:
            # An old message must not keep the others.
            logger.exception("chat %d: folding a message failed", chat)
            report("delivery", fault)
        for each in going:
            waiting.remove(each)
            each.over.set()

    async def _do(self, chat: int, folds: list[Fold]) -> None:
        if folds[0].deletes and await self._api.delete(chat, [each.message for each in folds], self._ready):
            return
        for each in folds:
            await self._api.do(OutgoingMessage(each.line, each.picture), self._ready)

    async def _ready(self, chat: int) -> None:
        while (wait := self._pace.wait(chat)) > 0:
            await self._sleep(wait)
        self._pace.count(chat)
