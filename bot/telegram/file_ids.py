"""The ids under which Telegram knows pictures that were uploaded before: in memory, and in the store for a month."""

from __future__ import annotations

import hashlib
import logging
from typing import Final

from cachetools import LRUCache

from bot.store import StoreError
from bot.store.documents import Documents

KIND: Final = "telegram-file"
_KEPT: Final = 30 * 86_400_000
"""Milliseconds."""
_KNOWN: Final = 4096
"""Ids in memory; the oldest go first."""

logger = logging.getLogger(__name__)


def digest_of(png: bytes) -> str:
    """Return the name of a picture, as it was drawn."""
    return hashlib.sha256(png).hexdigest()


class FileIds:
    """File ids by the digests of their pictures. They only save uploads: without the store, a picture is uploaded again."""

    def __init__(self, documents: Documents | None = None) -> None:
        self._documents = documents
        self._known: LRUCache[str, str] = LRUCache(_KNOWN)

    async def get(self, digest: str) -> str:
        """Return the id of a picture; empty if it is not known."""
        if digest not in self._known and self._documents is not None:
            try:
                self._known[digest] = (await self._documents.get(KIND, digest)).body.decode()
            except StoreError as fault:
                logger.info("cannot look up a picture; uploading it again: %s", fault)
        return self._known.get(digest, "")

    async def put(self, digest: str, file_id: str) -> None:
        """Remember an id; an empty one means that Telegram has forgotten the file."""
        self._known[digest] = file_id
        if self._documents is not None:
            try:
                known = await self._documents.get(KIND, digest)
                await self._documents.put(KIND, digest, file_id.encode(), known.revision, _KEPT)
            except StoreError as fault:
                logger.info("cannot remember a picture: %s", fault)
