"""Folds posts whose turn is over into one line, or deletes them, as a job of its own: Discord limits edits of old messages."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final, TypeAlias

import aiohttp
import discord
from cachetools import LRUCache

from bot.chat.contract import Folded
from bot.discord.faults import changed_in_its_kind
from bot.discord.layout import folded_body
from bot.store.in_flight import InFlight
from bot.store.keyed_queues import KeyedQueues

logger = logging.getLogger(__name__)

_OLD: Final = 3300.0
"""The age in seconds from which a message counts as old here, some minutes before Discord's hour."""
_EDITS: Final = 3
_SPAN: Final = 6.0
"""Discord allows so many edits of messages older than an hour in a channel within so many seconds."""
_LONGEST_PAUSE: Final = 60.0
_BUSY: Final = 429
_FAILING: Final = 500
_REMEMBERED: Final = 10_000
"""Channels whose latest folds are remembered."""

WhenFolded: TypeAlias = Callable[[], Awaitable[object]]
"""Waits until a post is folded, or cannot be folded."""


@dataclass(eq=False)
class _Fold:
    channel: discord.PartialMessageable
    folded: Folded
    tries: int = 0
    done: asyncio.Event = field(default_factory=asyncio.Event)


class Folds:
    """The posts that wait to be folded, by channel. The newest is folded first: people look at it."""

    def __init__(self) -> None:
        self._queues: KeyedQueues[int, _Fold] = KeyedQueues(self._work)
        self._begun: LRUCache[int, deque[float]] = LRUCache(_REMEMBERED)
        self._editing = InFlight()
        self._ending = False

    def put(self, channel: discord.PartialMessageable, folded: Folded) -> WhenFolded:
        """Fold a post soon. What is returned waits for it, as long as Discord or its limits take."""
        fold = _Fold(channel, folded)
        self._queues.put(channel.id, fold)
        return fold.done.wait

    @property
    def waiting(self) -> int:
        """How many posts are not folded yet."""
        return len(self._queues)

    async def stop(self, seconds: float) -> None:
        """Finish the edits under way. Deliveries with posts that are not folded stay in the outbox, for the next process."""
        self._ending = True
        await self._editing.wait(seconds)
        await self._queues.stop()

    async def _work(self, channel: int, waiting: deque[_Fold]) -> None:
        await asyncio.sleep(self._pause(channel) if _is_old(waiting[-1]) else 0)
        if self._ending:
            waiting.clear()
            return
        fold = waiting[-1]
        with self._editing.one():
            done = await self._try(fold)
        if done:
            waiting.remove(fold)
            fold.done.set()
        else:
            fold.tries += 1
            await asyncio.sleep(min(_SPAN * 2**fold.tries, _LONGEST_PAUSE))

    def _pause(self, channel: int) -> float:
        """Return how long to wait before the next edit of an old message in a channel, and count it."""
        begun, now = self._begun.setdefault(channel, deque(maxlen=_EDITS)), time.monotonic()
        pause = max(0.0, begun[0] + _SPAN - now) if len(begun) == _EDITS else 0.0
        begun.append(now + pause)
        return pause

    async def _try(self, fold: _Fold) -> bool:
        """Fold or delete a post; return whether there is nothing left to do."""
        message = fold.channel.get_partial_message(int(fold.folded.message))
        try:
            if fold.folded.old == "tidy":
                await message.delete()
            else:
                await changed_in_its_kind(
                    lambda layout: message.edit(
                        **folded_body(fold.folded, layout=layout), allowed_mentions=discord.AllowedMentions.none()
                    )
                )
        except (discord.RateLimited, aiohttp.ClientError, OSError) as fault:
            logger.info("message %s: not folded yet: %r", message.id, fault)
            return False
        except discord.HTTPException as refusal:
            logger.info("message %s: cannot fold it: %s", message.id, refusal)
            return refusal.status != _BUSY and refusal.status < _FAILING
        return True


def _is_old(fold: _Fold) -> bool:
    posted = discord.utils.snowflake_time(int(fold.folded.message))
    return (discord.utils.utcnow() - posted).total_seconds() > _OLD
