"""Who does several things at once has them done one after the other; who does very many is not heard for the moment."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

MOST: Final = 8
"""Deeds of one person that wait at the same time."""


@dataclass
class _Line:
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    waiting: int = 0


class PersonLocks:
    """A line for each person. Different persons never wait for each other."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._lines: dict[int, _Line] = {}

    @asynccontextmanager
    async def of(self, person: int) -> AsyncIterator[bool]:
        """Be next; False if too much of this person waits already, and then there is nothing to wait for."""
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
