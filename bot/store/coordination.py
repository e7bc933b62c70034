"""Leases, claims, spacing and rate counters shared by all processes.

Every key here expires by itself.
"""

import secrets
from collections.abc import Mapping
from typing import Final

from bot.store.client import RedisClient
from bot.store.faults import StoreError
from bot.store.keys import Keys
from bot.store.model import Time

_CLAIMED_FOR: Final = 60_000
"""How long an event stays claimed, in milliseconds."""


class Coordination:
    """Leases, claims, spacing and rates. A lost answer costs one slot or one count; it never grants a lease twice."""

    def __init__(self, client: RedisClient, keys: Keys) -> None:
        """Nothing is sent before the first call."""
        self._client = client
        self._keys = keys

    async def hold(self, name: str, who: str, life: int) -> bool:
        """Take or keep the lease on a name for `life` milliseconds; False while another process holds it."""
        return bool(await self._client.run("hold", [self._keys.coordination("hold", name)], [who, life]))

    async def claim(self, event: str) -> bool:
        """Claim an event that several processes may have heard, for a minute; False if another one was faster.

        True if the store fails, so that the person learns of the trouble.
        """
        try:
            return await self.hold(event, secrets.token_hex(8), _CLAIMED_FOR)
        except StoreError:
            return True

    async def let_go(self, name: str, who: str) -> bool:
        """Release a name; False if another process holds it by now."""
        return bool(await self._client.run("hold", [self._keys.coordination("hold", name)], [who, 0]))

    async def moment(self, name: str, every: int) -> int:
        """Reserve the next moment, `every` milliseconds after the one before; return how many milliseconds to wait for it."""
        return int(
            await self._client.run(
                "slot", [self._keys.coordination("slot", name), self._keys.coordination("taken", name)], [every]
            )
        )

    async def count(self, most: Mapping[str, int], span: int) -> Time:
        """Count once for each of these names, if it stays within its limit for `span` milliseconds; one round trip.

        Return 0 if all have room, else the time at which the last of them has room again.
        """
        jobs = [([self._keys.coordination("rate", name)], [limit, span]) for name, limit in most.items()]
        return max(map(int, await self._client.run_many("rate", jobs)), default=0)
