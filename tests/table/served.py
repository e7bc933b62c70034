"""Serve the store as the bot does, on a clock that can be set forward, and wait until it is idle."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from redis.asyncio import Redis

from bot.store import Deliver, Store, StoreEvent
from bot.store.keys import SHARDS
from bot.store.reader import StreamReader
from tests.soak.hurried import forward
from tests.waiting import until

NEXT_TIMER: Final = """
local first = false
for _, key in ipairs(KEYS) do
  local found = redis.call('ZRANGE', key, 0, 0, 'WITHSCORES')
  if found[2] and (not first or tonumber(found[2]) < first) then first = tonumber(found[2]) end
end
return first
"""
"""Lua: when the next timer is due."""
UNREAD: Final = """
local unread = 0
for _, key in ipairs(KEYS) do
  if redis.call('EXISTS', key) == 1 then
    local stream, newest = redis.call('XINFO', 'STREAM', key), ''
    for i = 1, #stream, 2 do if stream[i] == 'last-generated-id' then newest = stream[i + 1] end end
    for _, group in ipairs(redis.call('XINFO', 'GROUPS', key)) do
      local name, read, pending = '', '', 0
      for i = 1, #group, 2 do
        if group[i] == 'name' then name = group[i + 1] elseif group[i] == 'last-delivered-id' then read = group[i + 1] end
        if group[i] == 'pending' then pending = group[i + 1] end
      end
      if (read ~= newest or (ARGV[3] == '1' and pending > 0)) and name ~= ARGV[1] and name ~= ARGV[2] then unread = unread + 1 end
    end
  end
end
return unread
"""
"""Lua: the number of unread, or unfinished, outbox entries, ignoring the groups named."""


@dataclass
class Served:
    """One process's readers: a courier per platform and the table's. `down`: platforms whose courier waits."""

    store: Store
    redis: Redis
    couriers: dict[str, Deliver]
    table: Callable[[StoreEvent], Awaitable[None]]
    down: Mapping[str, int]

    async def begins(self) -> None:
        self._serving = asyncio.create_task(self.store.serve(couriers=self.couriers, table=self.table))
        await until(lambda: len(self._readers) == 3 and all(len(each.leases.held) == SHARDS for each in self._readers))

    async def ends(self) -> None:
        self._serving.cancel()
        with suppress(asyncio.CancelledError):
            await self._serving

    async def forward(self, milliseconds: int, *, heard: bool = True) -> None:
        """Set the clock forward, with the bot running or not."""
        await forward(self.redis, -(-milliseconds // 1000), heard=heard)
        await self.store.clock.beat()

    async def next_timer(self) -> int | None:
        keys = [self.store.keys.due(shard) for shard in range(SHARDS)]  # digests of places have their own shards
        found = await self.redis.eval(NEXT_TIMER, len(keys), *keys)
        return None if found is None else int(found)

    async def sees_to_it(self) -> None:
        """Serve until everything known to be due is handled."""
        await until(lambda: not self._lapsed())
        await self.store.wakeups.sweep()
        await until(lambda: not self._busy(), every=0.001)

    async def has_more(self, *, finished: bool) -> bool:
        """Whether work is left that does not wait for a platform. `finished`: count unacknowledged entries too."""
        keys = [self.store.keys.out(shard) for shard in range(SHARDS)]
        away = [*self.down, "", ""][:2]
        unread = int(await self.redis.eval(UNREAD, len(keys), *keys, *away, str(int(finished))))
        return bool(unread) or self._busy() or self._lapsed()  # a wake-up call may have arrived during the query

    @property
    def _readers(self) -> list[StreamReader]:
        return self.store._readers

    def _working(self) -> list[StreamReader]:
        return [reader for reader in self._readers if reader._group not in self.down]

    def _busy(self) -> bool:
        if self._serving.done():
            self._serving.result()
        return any(reader._reading or reader._woken or any(reader._under_way.values()) for reader in self._working())

    def _lapsed(self) -> bool:
        """Whether the machine hung so long that leases expired; entries are then claimed again."""
        return any(reader._to_look or len(reader.leases.held) < SHARDS for reader in self._working())
