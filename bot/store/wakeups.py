"""What keeps a process's readers going: the heartbeat, wake-up calls, and a sweep for the calls that were missed."""

import asyncio
import logging
from collections.abc import Callable, Collection
from typing import Final

from bot.store.batcher import Argument
from bot.store.client import RedisClient
from bot.store.clock import BEAT_EVERY, Clock
from bot.store.faults import Steadfast, StoreError
from bot.store.keys import Keys
from bot.store.model import FORMAT, subject_of
from bot.store.reader import StreamReader

logger = logging.getLogger(__name__)

#: How often all shards are checked (seconds): a lost wake-up call costs no more than this.
SWEEP_EVERY: Final = 2.0
#: How many timers of a shard are moved at once.
_DUE_AT_ONCE: Final = 200
_BEAT_FIRST: Final = -1
_GIVE_BACK_FIRST: Final = -2


class Wakeups:
    """The loops that wake a process's readers and move its timers; one for each process."""

    def __init__(self, client: RedisClient, keys: Keys, clock: Clock) -> None:
        """Nothing happens before `run`."""
        self._client = client
        self._keys = keys
        self._clock = clock
        self._readers: list[StreamReader] = []
        self._timekeeper: StreamReader | None = None
        #: Called with the shards of each wake-up call, and with None when calls may have been missed.
        self.listeners: set[Callable[[Collection[int] | None], None]] = set()
        self.beat_every = BEAT_EVERY
        self.sweep_every = SWEEP_EVERY

    def add(self, reader: StreamReader, *, timers: bool = False) -> None:
        """Register a reader to be woken; with `timers`, also move its shards' due timers into the outbox."""
        self._readers.append(reader)
        if timers:
            self._timekeeper = reader

    def remove(self, reader: StreamReader) -> None:
        """Stop waking a reader."""
        self._readers.remove(reader)
        if self._timekeeper is reader:
            self._timekeeper = None

    async def run(self) -> None:
        """Run until cancelled."""
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
        """Pass on wake-up calls. While the connection is down, the sweep stands in."""
        while True:
            try:
                async with self._client.subscribe(self._keys.wake) as messages:
                    self._tell(None)
                    async for message in messages:
                        self._wake([int(message)])
                        self._tell([int(message)])
            except StoreError as fault:
                logger.info("cannot listen for wake-up calls; trying again: %s", fault)
            await asyncio.sleep(0.5)

    def _tell(self, shards: Collection[int] | None) -> None:
        for listener in tuple(self.listeners):
            listener(shards)

    def _wake(self, shards: list[int]) -> None:
        for reader in self._readers:
            reader.wake(shards)

    async def _sweeps(self) -> None:
        steadfast = Steadfast("the sweep")
        while True:
            await steadfast.keep(self.sweep)
            await asyncio.sleep(self.sweep_every)

    async def sweep(self) -> None:
        """Check all our shards: move due timers, and wake readers that have entries waiting."""
        held = frozenset[int]().union(*(reader.leases.held for reader in self._readers))
        due, waiting = await self._look(held)
        self._wake(waiting)
        if self._timekeeper is not None:
            ours = self._timekeeper.leases.held
            await self._move({shard: timers for shard, timers in due.items() if shard in ours})

    async def _look(self, shards: Collection[int]) -> tuple[dict[int, list[str]], list[int]]:
        """Return the due timers by shard, and the shards with anything in the outbox. Shards of one server go together."""
        ordered = sorted(shards)
        size = 1 if self._client.clustered else max(1, len(ordered))
        parts = [ordered[start : start + size] for start in range(0, len(ordered), size)]
        jobs = [([name for n in part for name in (self._keys.due(n), self._keys.out(n))], [_DUE_AT_ONCE]) for part in parts]
        due: dict[int, list[str]] = {}
        waiting: list[int] = []
        for part, found in zip(parts, await self._client.run_many("sweep", jobs), strict=True):
            due |= {part[place]: [timer.decode() for timer in timers] for place, timers in found[0]}
            waiting += (part[place] for place in found[1])
        return due, waiting

    async def _move(self, due: dict[int, list[str]]) -> int:
        moved = 0
        while due:
            counts = await self._client.run_many("due", [self._job(shard, timers) for shard, timers in due.items()])
            if _BEAT_FIRST in counts:
                await self._clock.beat()
            if _GIVE_BACK_FIRST in counts:
                await self._clock.catch_up()
            moved += sum(count for count in counts if count > 0)
            shards = zip(due.items(), counts, strict=True)
            unfinished = [shard for (shard, timers), count in shards if count < 0 or len(timers) == _DUE_AT_ONCE]
            due = (await self._look(unfinished))[0]
        return moved

    def _job(self, shard: int, timers: list[str]) -> tuple[list[str], list[Argument]]:
        k, clock = self._keys, self._clock
        heads = [k.game(subject_of(timer)).head for timer in timers]
        arguments: list[Argument] = [clock.told, clock.silence, clock.lost, clock.repeated, FORMAT, k.wake, shard, *timers]
        return [k.due(shard), k.lost(shard), k.repeated(shard), k.out(shard), *heads], arguments
