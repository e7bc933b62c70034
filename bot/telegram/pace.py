"""Who may send to a chat and when: one message at a time, within Telegram's limits per second, per minute and in all.

The counts live in the one process that sends. A process that takes over starts from zero; if that is too much, Telegram says
how long to wait, and the sender obeys.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final
from weakref import WeakValueDictionary

import msgspec

_REMEMBERED: Final = 10_000
"""Chats; the one quiet for longest is forgotten first."""
_MARGIN: Final = 0.2
_GROUP_MARGIN: Final = 1.0
"""Seconds by which requests may differ in transit; without them, windows could be shorter at Telegram than here."""
_AT_ONCE: Final = 3
"""Calls to a group that go at once, or as many as it takes in a second; further ones are spread over its minute, so that nobody
waits long after a burst."""
_FREE: Final = 6
"""A group's minute with no more calls than this is free."""


class SendRates(msgspec.Struct, frozen=True, kw_only=True):
    """Limits on calls that post or change: (how many, seconds). A message a second to a chat, in bursts of up to five."""

    chat: tuple[int, float] = (5, 5.0)
    group: tuple[int, float] = (20, 60.0)
    in_all: tuple[int, float] = (30, 1.0)


@dataclass
class _Window:
    """A sliding window: at most `most` calls in `seconds`."""

    most: int
    seconds: float
    times: deque[float] = field(default_factory=deque)

    def wait(self, now: float, ahead: int = 0) -> float:
        """Return the seconds until there is room for one more call after `ahead` others."""
        count = self.count(now) + ahead - self.most
        if count < 0:
            return 0.0
        return self.times[min(count, len(self.times) - 1)] + self.seconds - now if self.times else self.seconds

    def spread(self, now: float, ahead: int) -> float:
        """Return the seconds until one more call after `ahead` others, if a few go at once and the rest are spread evenly.

        The gap between two calls is the shortest that never ends in a longer wait for the window.
        """
        count, few = self.count(now), max(_AT_ONCE, int(self.most / self.seconds))
        free = few - sum(at + few * self.seconds / self.most > now for at in self.times)
        if ahead < free:
            return 0.0
        last, spare = (now if free > 0 else self.times[-1]), self.most - count + 1
        gaps = ((at + self.seconds - last) / max(1, spare + number) for number, at in enumerate(self.times))
        gap = max(self.seconds / self.most, *gaps)
        return max(0.0, last + gap - now) + (ahead - max(0, free)) * gap

    def count(self, now: float) -> int:
        """Return how many calls there were in the window."""
        while self.times and self.times[0] + self.seconds <= now:
            self.times.popleft()
        return len(self.times)


@dataclass
class _Chat:
    """A chat's recent calls, and the time until which it is closed.

    `minute`: the window of a group; None in a private chat, which has no such limit.
    """

    burst: _Window
    minute: _Window | None = None
    closed: float = 0.0


@dataclass(eq=False)
class _Room:
    """Place for one message to a chat. `first`: how many wait who go before the others."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    first: int = 0


class Pace:
    """A count of calls against the limits, in seconds of a monotonic clock. `speed`: a factor for the allowed rate."""

    def __init__(self, rates: SendRates | None = None, speed: int = 1, clock: Callable[[], float] = time.monotonic) -> None:
        self._rates = rates or SendRates()
        self._speed = speed
        self._clock = clock
        self._chats: OrderedDict[int, _Chat] = OrderedDict()
        self._all = self._window(*self._rates.in_all)
        self._rooms: WeakValueDictionary[int, _Room] = WeakValueDictionary()

    def _window(self, most: int, seconds: float, margin: float = _MARGIN) -> _Window:
        return _Window(most, seconds / self._speed + margin)

    @asynccontextmanager
    async def room(self, chat: int, *, first: bool = False) -> AsyncIterator[None]:
        """Wait for a chat's room, which holds one message at a time. Those who are `first` go in before the others."""
        room = self._rooms.setdefault(chat, _Room())
        room.first += first
        try:
            await room.lock.acquire()
        finally:
            room.first -= first
        while room.first and not first:
            room.lock.release()
            await room.lock.acquire()
        try:
            yield
        finally:
            room.lock.release()

    def wait(self, chat: int, *, ahead: int = 0) -> float:
        """Return the seconds until the next call may go to this chat; 0 if it may now. `ahead`: calls that go before it."""
        now, known = self._clock(), self._known(chat)
        waits = [known.closed - now, self._all.wait(now, ahead), known.burst.wait(now, ahead)]
        if known.minute is not None:
            waits += known.minute.wait(now, ahead), known.minute.spread(now, ahead)
        return max(0.0, *waits)

    def free(self, chat: int) -> float:
        """Return the seconds until this chat has a free minute; 0 if it has one now."""
        now, known = self._clock(), self._known(chat)
        crowd = 0.0 if known.minute is None else known.minute.wait(now, known.minute.most - _FREE)
        return max(self.wait(chat), crowd)

    def now(self) -> float:
        """Return the time in seconds of the clock that counts here."""
        return self._clock()

    def scaled(self, seconds: float) -> float:
        """Return a span of time as it passes here: shorter if more may be sent than usual."""
        return seconds / self._speed

    def count(self, chat: int) -> None:
        """Count a call to this chat."""
        now, known = self._clock(), self._known(chat)
        for window in (self._all, known.burst, known.minute):
            if window is not None:
                window.times.append(now)

    def close(self, chat: int, seconds: float) -> None:
        """Send nothing to this chat for this long."""
        known = self._known(chat)
        known.closed = max(known.closed, self._clock() + seconds)

    def _known(self, chat: int) -> _Chat:
        known = self._chats.get(chat)
        if known is None:
            margin = max(_MARGIN, _GROUP_MARGIN / self._speed) if chat < 0 else _MARGIN
            known = self._chats[chat] = _Chat(self._window(*self._rates.chat, margin))
            if chat < 0:
                known.minute = self._window(*self._rates.group, margin)
        self._chats.move_to_end(chat)
        while len(self._chats) > _REMEMBERED:
            self._chats.popitem(last=False)
        return known
