"""Handles the requests of one person one after the other; drops those beyond a limit, and a button pressed twice in a moment."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

from cachetools import TTLCache

from bot.chat.contract import Answer

MOST: Final = 8
"""Requests of one person that may wait at the same time."""
MOMENT: Final = 1.0
"""Seconds after a press has been handled in which the same one is a slip: a finger trembles, or the connection is slow."""
_REMEMBERED: Final = 4096


@dataclass
class _Line:
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    waiting: int = 0


class PersonLocks:
    """A queue for each person. Different people never wait for each other."""

    def __init__(self) -> None:
        self._lines: dict[int, _Line] = {}

    @asynccontextmanager
    async def of(self, person: int) -> AsyncIterator[bool]:
        """Wait for the person's turn and yield True; yield False at once if too many of their requests wait already."""
        line = self._lines.setdefault(person, _Line())
        if line.waiting >= MOST:
            yield False
            return
        line.waiting += 1
        try:
            async with line.lock:
                yield True
        finally:
            line.waiting -= 1
            if not line.waiting:
                del self._lines[person]


class DoubleTaps:
    """The last press of each person, and its answer. `clock`: a monotonic clock in seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._last: TTLCache[int, tuple[str, str, Answer]] = TTLCache(_REMEMBERED, MOMENT, clock)

    def again(self, person: int, message: str, button: str) -> Answer | None:
        """Return the answer if the person pressed the same button of the same message a moment ago: it is given again."""
        *pressed, answer = self._last.get(person, ("", "", None))
        return answer if pressed == [message, button] else None

    def note(self, person: int, message: str, button: str, answer: Answer) -> None:
        """Note a press that has been handled and showed something."""
        self._last[person] = message, button, answer
