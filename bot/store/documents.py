"""Small documents beside the games: a person, a chat's settings, a join code. Each has a revision and changes only in order."""

import secrets
from collections.abc import Callable

import msgspec

from bot.store.batcher import Argument
from bot.store.client import RedisClient
from bot.store.keys import Keys
from bot.store.model import FORMAT


class Document(msgspec.Struct, frozen=True):
    """A document as it was read; an empty one does not exist, or was removed recently."""

    revision: int
    body: bytes


class Documents:
    """Documents of any kind, each under its own tag."""

    def __init__(self, client: RedisClient, keys: Keys) -> None:
        """Nothing is read before the first call."""
        self._client = client
        self._keys = keys

    async def get(self, kind: str, name: str) -> Document:
        """Read one document."""
        return (await self.get_many(kind, [name]))[0]

    async def get_many(self, kind: str, names: list[str]) -> list[Document]:
        """Read several documents of a kind in one go."""
        answers = await self._client.many([("HGETALL", self._keys.document(kind, name)) for name in names])
        return [Document(int(found[b"r"]), found[b"b"]) if found else Document(0, b"") for found in answers]

    async def names(self, kind: str) -> list[str]:
        """Return the names of all documents of a kind. This scans every stored key."""
        pattern = self._keys.document(kind, "*")
        head, tail = pattern.split("*")
        found = {key.removeprefix(head).removesuffix(tail) async for key in self._client.scan(pattern)}
        return sorted(found)

    async def put(self, kind: str, name: str, body: bytes, expected: int, keep: int | None = None) -> bool:
        """Write a document if it is still at revision `expected` (0: there is none). `keep`: milliseconds until it expires."""
        return await self._write(kind, name, expected, body, "" if keep is None else keep)

    async def change(self, kind: str, name: str, edit: Callable[[bytes], bytes]) -> bytes:
        """Read, edit and write, again if another write came between; the edit counts once, even if an answer is lost."""
        while True:
            found = await self.get(kind, name)
            body = edit(found.body)
            if await self.put(kind, name, body, found.revision):
                return body

    async def remove(self, kind: str, name: str) -> None:
        """Delete a document, whatever its revision: forgetting a person is one write."""
        await self._write(kind, name, "", b"", "")

    async def _write(self, kind: str, name: str, expected: Argument, body: bytes, keep: Argument) -> bool:
        arguments = (expected, body, FORMAT, keep, secrets.token_bytes(8))
        return bool(await self._client.run("document", [self._keys.document(kind, name)], arguments, firmly=True))
