"""Answers in groups that are over with a turn: looks at a game, and those with choices about it. They are kept in the store."""

from __future__ import annotations

import logging
from typing import Final

import msgspec
from cachetools import LRUCache

from bot.store import StoreError
from bot.store.documents import Documents
from bot.telegram.outgoing import PlainMessage

KIND: Final = "telegram-aside"
_KEPT: Final = 30 * 86_400_000
"""Milliseconds."""
_REMEMBERED: Final = 4096
"""Tables whose answers are in memory; the oldest go first."""
_decode: Final = msgspec.msgpack.Decoder(list[tuple[int, int]]).decode

logger = logging.getLogger(__name__)


class Asides:
    """The answers about each table, by chat and number. One process at a time sends, and nobody else writes them down.

    Without the store, they are known until the process ends.
    """

    def __init__(self, documents: Documents | None = None) -> None:
        self._documents = documents
        self._known: LRUCache[str, list[tuple[int, int]]] = LRUCache(_REMEMBERED)

    async def note(self, page: PlainMessage, message: int) -> None:
        """Note that an answer is now in the chat. A change counts only for one that is known already, or was posted anew."""
        key, group = (page.chat, message), page.chat < 0 or page.draft
        if not (group and page.table):
            await self.forget(*key)
            return
        known = await self._about(page.table)
        if not (page.strips or page.edits != message or key in known):
            await self.forget(*key)
        elif key not in known:
            await self._write(page.table, [*known, key])

    async def forget(self, chat: int, message: int, table: str = "") -> None:
        """Forget an answer that has become something else. `table`: what that is about."""
        if table:
            await self._about(table)
        for about, known in list(self._known.items()):
            if (chat, message) in known:
                await self._write(about, [each for each in known if each != (chat, message)])

    async def take(self, chat: int | None, table: str) -> list[tuple[int, int]]:
        """Return the answers about a table, by chat, and forget them. None: those of all chats."""
        known = await self._about(table)
        found = [each for each in known if chat in (None, each[0])]
        if found:
            await self._write(table, [each for each in known if each not in found])
        return found

    async def _about(self, table: str) -> list[tuple[int, int]]:
        if table not in self._known:
            found = b""
            try:
                found = b"" if self._documents is None else (await self._documents.get(KIND, table)).body
            except StoreError as fault:
                logger.info("table %s: cannot look up the answers about it: %s", table, fault)
            self._known[table] = _decode(found) if found else []
        return self._known[table]

    async def _write(self, table: str, known: list[tuple[int, int]]) -> None:
        self._known[table] = known
        if self._documents is None:
            return
        try:
            written = await self._documents.get(KIND, table)
            await self._documents.put(KIND, table, msgspec.msgpack.encode(known), written.revision, _KEPT)
        except StoreError as fault:
            logger.info("table %s: cannot note the answers about it: %s", table, fault)
