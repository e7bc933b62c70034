"""Sprites by their addresses, drawn on demand and kept in memory. An address is immutable: it has the stamp of its art."""

from __future__ import annotations

import asyncio
import re
import struct
from collections.abc import Sequence
from typing import Final

from cachetools import LRUCache

from bot.chat.board.live_boards import LiveBoards
from renderer.sprites import SIZES, NoSprite

KEPT: Final = 12 << 20
"""Bytes of sprites kept in memory: all that a dozen games show."""
PACKED: Final = 16
"""Sprites in one answer, at most."""
_NAME: Final = re.compile(r"[A-Za-z0-9_+-]{1,80}")


class Art:
    """The sprites of all themes."""

    def __init__(self, boards: LiveBoards) -> None:
        self._boards = boards
        self._kept: LRUCache[tuple[str, str, int, str], bytes] = LRUCache(KEPT, len)
        self._drawn: dict[tuple[str, str, int, str], asyncio.Task[bytes | None]] = {}

    async def get(self, theme: str, stamp: str, size: str, name: str) -> bytes | None:
        """Return a sprite; None if there is none of this name or another version drew it."""
        if not _NAME.fullmatch(name) or size not in map(str, SIZES):
            return None
        key = (theme, stamp, int(size), name)
        if key in self._kept:
            return self._kept[key]
        task = self._drawn.get(key)
        if task is None:  # several pages ask for a new tile at the same moment
            task = self._drawn[key] = asyncio.create_task(self._draw(key))
            task.add_done_callback(lambda _: self._drawn.pop(key, None))
        return await asyncio.shield(task)

    async def pack(self, theme: str, stamp: str, size: str, names: Sequence[str]) -> bytes | None:
        """Return several sprites as one: the length of each, in four bytes, then all of them; None if one is missing."""
        if len(names) > PACKED:
            return None
        found = await asyncio.gather(*(self.get(theme, stamp, size, name) for name in names))
        drawn = [each for each in found if each is not None]
        if len(drawn) < len(names):
            return None
        return struct.pack(f"<{len(drawn)}I", *map(len, drawn)) + b"".join(drawn)

    async def _draw(self, key: tuple[str, str, int, str]) -> bytes | None:
        theme, stamp, size, name = key
        try:
            drawn = await self._boards.art(theme, stamp, size, name)
        except NoSprite:
            return None
        if drawn is not None:
            self._kept[key] = drawn
        return drawn
