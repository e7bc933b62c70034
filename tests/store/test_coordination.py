"""Leases, spacing and rate counters shared by processes, on a server and on a cluster."""

import asyncio
from itertools import pairwise

from bot.store import Store
from tests.waiting import until

LONG = 600_000


async def test_lease_has_one_holder(either: Store) -> None:
    coordination = either.coordination
    assert await coordination.hold("poller", "a", LONG)
    assert await coordination.hold("poller", "a", LONG)
    assert not await coordination.hold("poller", "b", LONG)
    assert await coordination.hold("another", "b", LONG)
    assert not await coordination.let_go("poller", "b")
    assert await coordination.let_go("poller", "a")
    assert await coordination.hold("poller", "b", LONG)


async def test_lease_expires_unless_renewed(store: Store) -> None:
    assert await store.coordination.hold("poller", "a", 20)
    await until(lambda: store.coordination.hold("poller", "b", LONG))


async def test_spacing_holds_across_processes(either: Store) -> None:
    before = either.clock.now()
    waits = sorted(await asyncio.gather(*(either.coordination.moment("identify", 60_000) for _ in range(8))))
    asked_for = either.clock.now() - before
    assert waits[0] == 0
    assert all(60_000 - asked_for - 1000 <= later - sooner <= 60_000 for sooner, later in pairwise(waits))
    assert await either.coordination.moment("another", 60_000) == 0


async def test_idle_spacing_starts_over(store: Store) -> None:
    assert await store.coordination.moment("identify", 1) <= 1
    slot = store.keys.coordination("slot", "identify")
    await until(lambda: gone(store, slot))
    assert await store.coordination.moment("identify", LONG) == 0


async def gone(store: Store, key: str) -> bool:
    return not await store.client.call("EXISTS", key)


async def test_rate_limit_refuses_the_next_call(either: Store) -> None:
    for _ in range(3):
        assert await either.coordination.count({"ann": 3, "chat": 5}, LONG) == 0
    full = await either.coordination.count({"ann": 3, "chat": 5}, LONG)
    assert full > LONG
    assert await either.coordination.count({"ben": 3, "chat": 5}, LONG) == 0
    assert await either.coordination.count({"cleo": 3, "chat": 5}, LONG) > 0
    assert await either.coordination.count({"cleo": 3}, LONG) == 0


async def test_old_calls_do_not_count(store: Store) -> None:
    assert await store.coordination.count({"ann": 1}, 30) == 0
    await until(lambda: has_room(store))


async def has_room(store: Store) -> bool:
    return await store.coordination.count({"ann": 1}, 30) == 0


async def test_counting_several_names_takes_one_trip(store: Store) -> None:
    await store.coordination.count({"ann": 3, "chat": 5}, LONG)
    before = store.client.trips
    await store.coordination.count({"ann": 3, "chat": 5}, LONG)
    assert store.client.trips == before + 1
