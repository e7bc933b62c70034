"""Short-lived things from whichever process has them to the one that deals with them, in their order.

They are soft: what nobody fetches in time is gone, and when the line breaks in the wrong moment one may come twice.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from bot.store.client import RedisClient
from bot.store.keys import Keys

#: How long something waits to be fetched (milliseconds).
KEPT: Final = 60_000
#: How many are fetched at once.
BATCH: Final = 50


class Relay:
    """Queues by name."""

    def __init__(self, link: RedisClient, keys: Keys) -> None:
        """Nothing is sent before the first call."""
        self._link = link
        self._keys = keys

    async def push(self, name: str, body: bytes) -> None:
        """Hand something over."""
        queue = self._keys.gate("relay", name)
        await self._link.many([("RPUSH", queue, body), ("PEXPIRE", queue, KEPT)])
        await self._link.call("PUBLISH", self._keys.relay, name)

    async def take(self, name: str) -> list[bytes]:
        """What waits, the oldest first; it is gone from here."""
        found: list[bytes] | None = await self._link.call("LPOP", self._keys.gate("relay", name), BATCH)
        return found or []

    @asynccontextmanager
    async def heard(self) -> AsyncIterator[AsyncIterator[bytes]]:
        """The names of queues that get something, until the line breaks, which raises a named fault."""
        async with self._link.subscribed(self._keys.relay) as names:
            yield names
