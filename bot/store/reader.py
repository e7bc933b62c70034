"""One process's share of one consumer group: it holds leases, reads its shards in order, and acknowledges finished entries."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Collection, Sequence
from contextlib import suppress
from functools import partial
from typing import Final, Protocol

from bot.store.faults import Steadfast, StoreError
from bot.store.outbox import Outbox, OutboxEntry
from bot.store.shard_leases import Leases

logger = logging.getLogger(__name__)

#: A shard with this many entries under way is not read further for the moment.
_FULL: Final = 2000
#: How long a finished entry waits to be acknowledged together with others (seconds).
_ACK_DELAY: Final = 0.02


class Consumer(Protocol):
    """What handles entries: a platform's courier, or the table's events."""

    async def take(self, entries: Sequence[OutboxEntry], *, again: bool) -> None:
        """Begin with entries in this order; `again`: an earlier reader may have begun with them."""

    async def stop(self) -> None:
        """Stop all work."""


class StreamReader:
    """Reads shards for a group. The consumer calls `finish` for each entry that it has finished."""

    def __init__(self, outbox: Outbox, leases: Leases, group: str) -> None:
        """Nothing is read before `run`."""
        self._outbox = outbox
        self._group = group
        self._consumer: Consumer | None = None
        self.leases = leases
        self._known: frozenset[int] = frozenset()
        self._to_claim: set[int] = set()
        self._to_look: set[int] = set()
        self._woken: set[int] = set()
        self._reading: set[int] = set()
        self._work = asyncio.Event()
        self._ack_timer: asyncio.TimerHandle | None = None
        self._under_way: defaultdict[int, dict[str, OutboxEntry]] = defaultdict(dict)
        self._finished: defaultdict[int, list[str]] = defaultdict(list)
        self._steadfast = Steadfast(f"the outbox of {group}")
        self._visit_fault: StoreError | None = None

    @property
    def fault(self) -> StoreError | None:
        """The fault that stops its work at the moment, if any."""
        return self._steadfast.fault or self._visit_fault

    def wake(self, shards: Collection[int]) -> None:
        """Read those of these shards that are ours: they may have something new."""
        mine = self.leases.held.intersection(shards)
        if mine:
            self._woken |= mine
            self._work.set()

    def finish(self, entry: OutboxEntry) -> None:
        """Count one of an entry's jobs as finished; acknowledge the entry with the last one."""
        entry.left -= 1
        if entry.left <= 0 and self._is_current(entry):
            del self._under_way[entry.shard][entry.id]
            self._finished[entry.shard].append(entry.id)
            if self._ack_timer is None:
                self._ack_timer = asyncio.get_running_loop().call_later(_ACK_DELAY, self._acknowledge_soon)

    def _acknowledge_soon(self) -> None:
        self._ack_timer = None
        self._work.set()

    def may(self, entry: OutboxEntry) -> bool:
        """Return whether work on an entry may begin: its shard has been ours ever since the entry was read.

        When the lease has lapsed, everything read before is let go, even if the lease comes back: it is claimed again in order,
        so that no later entry overtakes an earlier one.
        """
        if self.leases.holds(entry.shard):
            return self._is_current(entry)
        if self._is_current(entry):
            self.let_go(entry.shard)
        return False

    def _is_current(self, entry: OutboxEntry) -> bool:
        return self._under_way[entry.shard].get(entry.id) is entry

    def let_go(self, shard: int) -> None:
        """Forget what was read of a shard; if it is ours, it is looked into, and claimed before it is read again."""
        self._under_way.pop(shard, None)
        self._to_claim.add(shard)
        self._to_look.add(shard)

    async def run(self, consumer: Consumer) -> None:
        """Work until cancelled."""
        self._consumer = consumer
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._keep_leases(tasks))
                tasks.create_task(self._read_woken(tasks))
        finally:
            await self._stop(consumer)

    async def _stop(self, consumer: Consumer) -> None:
        if self._ack_timer is not None:
            self._ack_timer.cancel()
        await consumer.stop()
        try:
            for shard in tuple(self._finished):
                await self._acknowledge(shard)
            await self.leases.leave()
        except StoreError as fault:
            logger.warning("cannot release the leases; they will expire: %s", fault)

    async def _keep_leases(self, tasks: asyncio.TaskGroup) -> None:
        give_up: list[int] = []
        while True:
            above = await self._steadfast.keep(partial(self.leases.renew, tuple(give_up)))
            held = self.leases.held
            lapsed = self._known if self.leases.lapsed else self._known - held
            for shard in lapsed | (held - self._known):
                self.let_go(shard)
            self._known = held
            tasks.create_task(self._look_into(held & self._to_look))
            give_up = self._quiet(above)
            if not give_up:
                await asyncio.sleep(self.leases.life / 3)

    async def _look_into(self, shards: frozenset[int]) -> None:
        """Read those of these shards that have anything to read; most have not."""
        self._to_look -= shards  # before the look: what is added meanwhile stays for the next one
        found: Collection[int] = shards
        with suppress(StoreError):  # perhaps of one server among several: each visit finds out for itself
            found = await self._outbox.waiting(shards)
        self.wake(found)

    def _quiet(self, how_many: int) -> list[int]:
        """Return up to `how_many` shards with nothing under way, which can change hands at once."""
        quiet = [shard for shard in sorted(self._known) if not self._under_way[shard] and shard not in self._reading]
        return quiet[:how_many]

    async def _read_woken(self, tasks: asyncio.TaskGroup) -> None:
        while True:
            await self._work.wait()
            self._work.clear()
            for shard in self._woken.union(self._finished):
                if shard not in self._reading:  # a shard being read sets `_work` again when it is finished
                    self._reading.add(shard)
                    tasks.create_task(self._visit(shard, read=shard in self._woken))
                    self._woken.discard(shard)

    async def _visit(self, shard: int, *, read: bool) -> None:
        try:
            await self._acknowledge(shard)
            if read and self.leases.holds(shard):
                await self._read(shard)
        except StoreError as fault:
            # A lost answer may have held entries: they are claimed again at the next sweep.
            self._to_claim.add(shard)
            self._to_look.add(shard)
            self._note(fault)
        else:
            self._visit_fault = None
        finally:
            self._reading.discard(shard)
            if shard in self._woken or (shard in self._finished and self._visit_fault is None):
                self._work.set()

    def _note(self, fault: StoreError) -> None:
        if type(self._visit_fault) is not type(fault):
            logger.warning("cannot read the outbox of %s; trying again: %s", self._group, fault)
        self._visit_fault = fault

    async def _acknowledge(self, shard: int) -> None:
        ids = self._finished.pop(shard, [])
        if ids:
            try:
                await self._outbox.ack(shard, self._group, ids)
            except StoreError:
                self._finished[shard] += ids
                raise

    async def _read(self, shard: int) -> None:
        """Hand over what an earlier reader has left together with the new entries, so that they can become one message."""
        while self.leases.holds(shard) and len(self._under_way[shard]) < _FULL:
            left = await self._claim(shard) if shard in self._to_claim else []
            pending, entries = await self._outbox.read(shard, self._group, self.leases.me)
            if any(entry.id in self._known_of(shard) for entry in entries):
                self.let_go(shard)  # a new master does not know that we have them: later ones must not overtake them
                continue
            if pending > len(self._known_of(shard)) + len(left) + len(entries):
                self._to_claim.add(shard)  # an answer was lost, and entries with it
                continue
            await self._hand_over(shard, left, entries)
            if not entries:
                return

    async def _claim(self, shard: int) -> list[OutboxEntry]:
        left = await self._outbox.claim(shard, self._group, self.leases.me)
        self._to_claim.discard(shard)
        known = self._known_of(shard)
        return [entry for entry in left if entry.id not in known]

    def _known_of(self, shard: int) -> set[str]:
        """Return the ids of a shard's entries that we have and that Redis counts as unfinished."""
        return self._under_way[shard].keys() | self._finished.get(shard, ())

    async def _hand_over(self, shard: int, left: list[OutboxEntry], entries: list[OutboxEntry]) -> None:
        """Put all entries under way before any is begun: if the shard is let go meanwhile, none overtakes an earlier one."""
        if self._consumer is None:
            return
        self._under_way[shard] |= {entry.id: entry for entry in (*left, *entries)}
        try:
            await self._consumer.take(left, again=True)
            await self._consumer.take(entries, again=False)
        except StoreError:
            self.let_go(shard)
            raise
