"""A person's way back: a secret link that signs them in again after a lost cookie. A new one replaces the old one."""

from __future__ import annotations

from typing import Final

from bot.store import Store
from bot.web.sessions import genuine, new_token, token_hash

WAY: Final = "web-way"
"""Each link's person, by the digest of its secret; and each person's digest, by the person."""


class WaysBack:
    """The links, in documents of the store. Only digests are stored."""

    def __init__(self, store: Store) -> None:
        self._documents = store.documents

    async def make(self, person: str) -> str:
        """Return the secret of a new link; the person's old link ends."""
        secret = new_token()
        digest = token_hash(secret)
        await self._documents.put(WAY, digest, person.encode(), 0)
        replaced = b""

        def replace(body: bytes) -> bytes:
            nonlocal replaced
            replaced = body
            return digest.encode()

        await self._documents.change(WAY, person, replace)
        if replaced:
            await self._documents.remove(WAY, replaced.decode())
        return secret

    async def exists(self, person: str) -> bool:
        """Return whether a person has a link."""
        return bool((await self._documents.get(WAY, person)).body)

    async def person(self, secret: str) -> str:
        """Return whose link this is; empty if it is none, or was replaced."""
        if not genuine(secret):
            return ""
        digest = token_hash(secret)
        person = (await self._documents.get(WAY, digest)).body.decode()
        return person if person and (await self._documents.get(WAY, person)).body.decode() == digest else ""

    async def forget(self, person: str) -> None:
        """End a person's link."""
        digest = (await self._documents.get(WAY, person)).body
        if digest:
            await self._documents.remove(WAY, digest.decode())
        await self._documents.remove(WAY, person)
