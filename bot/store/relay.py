"""Queues of short-lived items between processes, each in order, and short-lived notes that all of them can read.

They are not durable: an item that is not fetched in time is gone, and one may come twice if the connection breaks.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from bot.store.client import RedisClient
from bot.store.keys import Keys

#: How long an item waits to be fetched (milliseconds).
KEPT: Final = 60_000
#: How many items are fetched at once.
BATCH: Final = 50


class Relay:
    """Queues by name."""

    def __init__(self, client: RedisClient, keys: Keys) -> None:
        """Nothing is sent before the first call."""
        self._client = client
        self._keys = keys

    async def push(self, name: str, body: bytes) -> None:
        """Append an item to a queue."""
        queue = self._keys.coordination("relay", name)
        await self._client.many([("RPUSH", queue, body), ("PEXPIRE", queue, KEPT)])
        await self._client.call("PUBLISH", self._keys.relay, name)

    async def take(self, name: str) -> list[bytes]:
        """Remove and return the waiting items, the oldest first."""
        found: list[bytes] | None = await self._client.call("LPOP", self._keys.coordination("relay", name), BATCH)
        return found or []

    async def note(self, name: str, body: bytes, kept: int) -> None:
        """Note something for `kept` milliseconds, in place of what was noted by this name."""
        await self._client.call("SET", self._keys.coordination("noted", name), body, "PX", kept)

    async def noted(self, name: str) -> bytes:
        """Return what is noted by this name; empty if nothing is, or no longer."""
        found: bytes | None = await self._client.call("GET", self._keys.coordination("noted", name))
        return found or b""

    @asynccontextmanager
    async def listen(self) -> AsyncIterator[AsyncIterator[bytes]]:
        """Yield the names of queues in which an item arrives; raise a named fault when the connection breaks."""
        async with self._client.subscribe(self._keys.relay) as names:
            yield names
