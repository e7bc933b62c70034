"""What processes share by name: leases, spacing, rates; on one server and on a cluster."""

import asyncio
from itertools import pairwise

from bot.store import Store
from tests.waiting import until

LONG = 600_000


async def test_one_at_a_time_holds_a_name(either: Store) -> None:
    coordination = either.coordination
    assert await coordination.hold("poller", "a", LONG)
    assert await coordination.hold("poller", "a", LONG)
    assert not await coordination.hold("poller", "b", LONG)
    assert await coordination.hold("another", "b", LONG)
    assert not await coordination.let_go("poller", "b")
    assert await coordination.let_go("poller", "a")
    assert await coordination.hold("poller", "b", LONG)


async def test_a_lease_that_is_not_renewed_runs_out(store: Store) -> None:
    assert await store.coordination.hold("poller", "a", 20)
    await until(lambda: store.coordination.hold("poller", "b", LONG))


async def test_moments_keep_their_distance_whoever_asks(either: Store) -> None:
    before = either.clock.now()
    waits = sorted(await asyncio.gather(*(either.coordination.moment("identify", 60_000) for _ in range(8))))
    asked_for = either.clock.now() - before
    assert waits[0] == 0
    assert all(60_000 - asked_for - 1000 <= later - sooner <= 60_000 for sooner, later in pairwise(waits))
    assert await either.coordination.moment("another", 60_000) == 0


async def test_a_series_nobody_asked_of_late_begins_anew(store: Store) -> None:
    assert await store.coordination.moment("identify", 1) <= 1
    slot = store.keys.gate("slot", "identify")
    await until(lambda: gone(store, slot))
    assert await store.coordination.moment("identify", LONG) == 0


async def gone(store: Store, key: str) -> bool:
    return not await store.client.call("EXISTS", key)


async def test_so_many_and_no_more(either: Store) -> None:
    for _ in range(3):
        assert await either.coordination.count({"ann": 3, "chat": 5}, LONG) == 0
    full = await either.coordination.count({"ann": 3, "chat": 5}, LONG)
    assert full > LONG
    assert await either.coordination.count({"ben": 3, "chat": 5}, LONG) == 0
    assert await either.coordination.count({"cleo": 3, "chat": 5}, LONG) > 0
    assert await either.coordination.count({"cleo": 3}, LONG) == 0


async def test_what_is_long_past_counts_no_more(store: Store) -> None:
    assert await store.coordination.count({"ann": 1}, 30) == 0
    await until(lambda: has_room(store))


async def has_room(store: Store) -> bool:
    return await store.coordination.count({"ann": 1}, 30) == 0


async def test_counting_for_several_is_one_trip(store: Store) -> None:
    await store.coordination.count({"ann": 3, "chat": 5}, LONG)
    before = store.client.trips
    await store.coordination.count({"ann": 3, "chat": 5}, LONG)
    assert store.client.trips == before + 1
