"""Topics that the bot has made for games: they are closed when the game is over. Topics of other people stay as they are."""

from __future__ import annotations

import logging
from typing import Final

from bot.store import Place, StoreError
from bot.store.documents import Documents

KIND: Final = "telegram-topic"
_KEPT: Final = 365 * 86_400_000
"""Milliseconds."""

logger = logging.getLogger(__name__)


class Topics:
    """The bot's own topics, kept in the store. Without the store, a topic counts as somebody else's."""

    def __init__(self, documents: Documents) -> None:
        self._documents = documents

    async def note(self, place: Place) -> None:
        """Note that the bot has made this topic."""
        try:
            known = await self._documents.get(KIND, place)
            await self._documents.put(KIND, place, b"1", known.revision, _KEPT)
        except StoreError as fault:
            logger.info("%s: cannot note a topic: %s", place, fault)

    async def ours(self, place: Place) -> bool:
        """Return whether the bot has made this topic."""
        try:
            return bool((await self._documents.get(KIND, place)).body)
        except StoreError as fault:
            logger.info("%s: cannot look up whose topic this is: %s", place, fault)
            return False
