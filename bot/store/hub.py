"""What keeps a process's readers going: the heartbeat, the wake-up calls, and a sweep for whatever was missed."""

import asyncio
import logging
from collections.abc import Collection
from typing import Final

from bot.store.clock import BEAT_EVERY, Clock
from bot.store.faults import Steadfast, StoreError
from bot.store.keys import Keys
from bot.store.link import Link, Script
from bot.store.model import FORMAT
from bot.store.reader import Reader

logger = logging.getLogger(__name__)

#: How often all shards are looked at (seconds): a lost wake-up call costs no more than this.
SWEEP_EVERY: Final = 2.0
#: How many timers of a shard are moved at once.
_DUE_AT_ONCE: Final = 200
_BEAT_FIRST: Final = -1
_GIVE_BACK_FIRST: Final = -2


class Hub:
    """One for each process."""

    def __init__(self, link: Link, keys: Keys, clock: Clock) -> None:
        """Nothing happens before `run`."""
        self._link = link
        self._keys = keys
        self._clock = clock
        self._due = Script("due")
        self._script = Script("sweep")
        self._readers: list[Reader] = []
        self._timekeeper: Reader | None = None
        self.beat_every = BEAT_EVERY
        self.sweep_every = SWEEP_EVERY

    def add(self, reader: Reader, *, timers: bool = False) -> None:
        """Have a reader woken; `timers`: its shards' timers are moved into the outbox here."""
        self._readers.append(reader)
        if timers:
            self._timekeeper = reader

    def remove(self, reader: Reader) -> None:
        """The reader has ended."""
        self._readers.remove(reader)
        if self._timekeeper is reader:
            self._timekeeper = None

    async def run(self) -> None:
        """Until cancelled."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._beats())
            tasks.create_task(self._listen())
            tasks.create_task(self._sweeps())

    async def _beats(self) -> None:
        steadfast = Steadfast("the heartbeat", longest=1.0)
        while True:
            await steadfast.keep(self._clock.beat)
            await asyncio.sleep(self.beat_every)

    async def _listen(self) -> None:
        """Wake-up calls. When the line breaks, the sweep stands in until it is back."""
        while True:
            try:
                async with self._link.subscribed(self._keys.wake) as messages:
                    async for message in messages:
                        self._wake([int(message)])
            except StoreError as fault:
                logger.info("wake-up calls pause: %s", fault)
            await asyncio.sleep(0.5)

    def _wake(self, shards: list[int]) -> None:
        for reader in self._readers:
            reader.wake(shards)

    async def _sweeps(self) -> None:
        steadfast = Steadfast("the sweep")
        while True:
            await steadfast.keep(self.sweep)
            await asyncio.sleep(self.sweep_every)

    async def sweep(self) -> None:
        """Look at all shards of ours: move timers that are due, wake readers of what waits."""
        held = frozenset[int]().union(*(reader.leases.held for reader in self._readers))
        due, waiting = await self._look(held)
        self._wake(waiting)
        if self._timekeeper is not None:
            await self._move(self._timekeeper.leases.held.intersection(due))

    async def _look(self, shards: Collection[int]) -> tuple[list[int], list[int]]:
        """Which shards have a timer that is due, and which have something in the outbox. Shards of one server go together."""
        ordered = sorted(shards)
        size = 1 if self._link.clustered else max(1, len(ordered))
        parts = [ordered[start : start + size] for start in range(0, len(ordered), size)]
        jobs = [([name for n in part for name in (self._keys.due(n), self._keys.out(n))], ()) for part in parts]
        due: list[int] = []
        waiting: list[int] = []
        for part, found in zip(parts, await self._link.run_many(self._script, jobs), strict=True):
            due += (part[place] for place in found[0])
            waiting += (part[place] for place in found[1])
        return due, waiting

    async def move_due(self, shards: Collection[int]) -> int:
        """Move what is due in these shards into the outbox; return how many timers that were."""
        return await self._move((await self._look(shards))[0])

    async def _move(self, shards: Collection[int]) -> int:
        due = list(shards)
        moved = 0
        while due:
            counts = await self._link.run_many(self._due, [self._job(shard) for shard in due])
            if _BEAT_FIRST in counts:
                await self._clock.beat()
            if _GIVE_BACK_FIRST in counts:
                await self._clock.catch_up()
            moved += sum(count for count in counts if count > 0)
            due = [shard for shard, count in zip(due, counts, strict=True) if count < 0 or count == _DUE_AT_ONCE]
        return moved

    def _job(self, shard: int) -> tuple[list[str], list[str | int]]:
        k, clock = self._keys, self._clock
        keys = [k.due(shard), k.lost(shard), k.out(shard)]
        return keys, [clock.told, clock.silence, clock.lost, _DUE_AT_ONCE, FORMAT, k.wake, shard]
