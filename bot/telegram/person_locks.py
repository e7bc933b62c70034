"""Handles the requests of one person one after the other, and drops those beyond a limit."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

MOST: Final = 8
"""Requests of one person that may wait at the same time."""


@dataclass
class _Line:
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    waiting: int = 0


class PersonLocks:
    """A queue for each person. Different people never wait for each other."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._lines: dict[int, _Line] = {}

    @asynccontextmanager
    async def of(self, person: int) -> AsyncIterator[bool]:
        """Wait for the person's turn and yield True; yield False at once if too many of their requests wait already."""
        line = self._lines.setdefault(person, _Line())
        if line.waiting >= self._most:
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
