"""How much may be sent, as Telegram puts it: so much in a second to a chat, in a minute to a group, and in a second in all.

The numbers live in the one process that sends. When another one takes over it begins with none: whatever was too much then
is said by Telegram, and obeyed.
"""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import msgspec

_REMEMBERED: Final = 10_000
"""Chats; who was quiet for longest is forgotten first."""


class Rates(msgspec.Struct, frozen=True, kw_only=True):
    """Calls that post or change something. `burst`: how many at once a chat may see before it is one a second."""

    burst: int = 3
    a_second: float = 1.0
    group_a_minute: int = 20
    in_all_a_second: int = 30


@dataclass
class _Chat:
    """What a chat has seen of late: the calls of the last minute, and until when it wants to be left alone."""

    calls: deque[float] = field(default_factory=deque)
    full: float = 0.0
    closed: float = 0.0


class Pace:
    """Counts calls. Times are seconds of a clock that never goes back."""

    def __init__(self, rates: Rates | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self.rates = rates or Rates()
        self._clock = clock
        self._chats: OrderedDict[int, _Chat] = OrderedDict()
        self._all: deque[float] = deque()

    def wait(self, chat: int) -> float:
        """Seconds until the next call may go to this chat; 0 if it may now."""
        now, known = self._clock(), self._chats.get(chat)
        waits = [self._room(self._all, self.rates.in_all_a_second, 1.0, now)]
        if known is not None:
            waits += [known.closed - now, known.full - (self.rates.burst - 1) / self.rates.a_second - now]
            if chat < 0:
                waits.append(self._room(known.calls, self.rates.group_a_minute, 60.0, now))
        return max(0.0, *waits)

    @staticmethod
    def _room(calls: deque[float], most: int, span: float, now: float) -> float:
        while calls and calls[0] <= now - span:
            calls.popleft()
        return calls[-most] + span - now if len(calls) >= most else 0.0

    def count(self, chat: int) -> None:
        """A call goes out."""
        now, known = self._clock(), self._known(chat)
        known.full = max(known.full, now) + 1 / self.rates.a_second
        self._all.append(now)
        if chat < 0:
            known.calls.append(now)

    def close(self, chat: int, seconds: float) -> None:
        """The chat wants nothing for so long."""
        known = self._known(chat)
        known.closed = max(known.closed, self._clock() + seconds)

    def _known(self, chat: int) -> _Chat:
        known = self._chats.setdefault(chat, _Chat())
        self._chats.move_to_end(chat)
        while len(self._chats) > _REMEMBERED:
            self._chats.popitem(last=False)
        return known
