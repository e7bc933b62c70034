"""What all processes share by name: who does something, when the next may begin, and how much of it there was of late.

Nothing of it outlives its purpose: every key here runs out by itself.
"""

from collections.abc import Mapping

from bot.store.client import RedisClient, Script
from bot.store.keys import Keys
from bot.store.model import Time


class Coordination:
    """Leases, spacing and rates. An answer that is lost costs one moment or one count, never a doubled lease."""

    def __init__(self, link: RedisClient, keys: Keys) -> None:
        """Nothing is asked before the first call."""
        self._link = link
        self._keys = keys
        self._hold = Script("hold")
        self._slot = Script("slot")
        self._rate = Script("rate")

    async def hold(self, name: str, who: str, life: int) -> bool:
        """Hold a name for so many milliseconds, or go on holding it; False while somebody else does."""
        return bool(await self._link.run(self._hold, [self._keys.gate("hold", name)], [who, life]))

    async def let_go(self, name: str, who: str) -> bool:
        """Hold a name no more; False when somebody else holds it by now."""
        return bool(await self._link.run(self._hold, [self._keys.gate("hold", name)], [who, 0]))

    async def moment(self, name: str, every: int) -> int:
        """Reserve the next moment, so many milliseconds after the one before; return for how long to wait until it comes."""
        return int(await self._link.run(self._slot, [self._keys.gate("slot", name), self._keys.gate("taken", name)], [every]))

    async def count(self, most: Mapping[str, int], span: int) -> Time:
        """Count once for each of these names, of which there may be so many in `span` milliseconds; one round trip.

        0 when all have room, else the time from which on the last of them has.
        """
        jobs = [([self._keys.gate("rate", name)], [limit, span]) for name, limit in most.items()]
        return max(map(int, await self._link.run_many(self._rate, jobs)), default=0)
