"""Leases on shards: each consumer group shares the shards among its processes, and each shard has one reader.

A process that is silent for the life of a lease counts as dead, and the others take over its shards.
"""

import secrets
from collections.abc import Collection
from typing import Final

from bot.store.batcher import Argument
from bot.store.client import RedisClient
from bot.store.keys import SHARDS, Keys
from bot.store.process_lease import boot_clock

#: How long a lease lives without renewal (seconds); it is renewed three times in that time.
LIFE: Final = 15.0


class Leases:
    """The shards one process holds for one group."""

    def __init__(self, client: RedisClient, keys: Keys, group: str, life: float = LIFE) -> None:
        """`life` in seconds."""
        self._client = client
        self._keys = [keys.holders(group), keys.alive(group)]
        self._until = 0.0
        self.life = life
        #: Whether the leases had run out before they were last renewed, so that others may have read our shards.
        self.lapsed = False
        #: This process's name in the group. Each start makes a new one, and takes over what an earlier run held.
        self.me = f"c{secrets.token_hex(6)}"
        self._held: frozenset[int] = frozenset()

    @property
    def held(self) -> frozenset[int]:
        """The shards that are certainly ours: none if the lease was not renewed in time."""
        return self._held if boot_clock() < self._until else frozenset()

    def holds(self, shard: int) -> bool:
        """Whether a shard is ours right now."""
        return shard in self._held and boot_clock() < self._until

    async def renew(self, give_up: Collection[int] = ()) -> int:
        """Report that we live, give up some shards and take our share; return how many we hold above it."""
        # Before the call, not after the answer: another process may have them before we hear of it.
        self._held = self._held.difference(give_up)
        asked = boot_clock()
        self.lapsed = asked >= self._until
        arguments: list[Argument] = [self.me, int(self.life * 1000), SHARDS, "", *give_up]
        share, *mine = await self._client.run("leases", self._keys, arguments)
        self.lapsed = self.lapsed or boot_clock() >= self._until
        # We count from before Redis does, so we stop before another process may begin.
        self._until = asked + self.life * 0.8
        self._held = frozenset(mine)
        return max(0, len(mine) - int(share))

    async def leave(self) -> None:
        """Give everything up at an orderly shutdown."""
        self._held = frozenset()
        await self._client.run("leases", self._keys, [self.me, int(self.life * 1000), SHARDS, "leave"])
