"""Values handed from one process to another."""

import asyncio

from bot.store import Store


async def test_values_arrive_once_and_in_order(either: Store) -> None:
    for number in range(5):
        await either.relay.push("letters", b"%d" % number)
    await either.relay.push("others", b"x")
    assert await either.relay.take("letters") == [b"0", b"1", b"2", b"3", b"4"]
    assert await either.relay.take("letters") == []
    assert await either.relay.take("others") == [b"x"]


async def test_listener_is_woken_at_once(store: Store) -> None:
    async def push() -> None:
        while True:  # a push before the server knows the listener is not signalled
            await store.relay.push("letters", b"x")
            await asyncio.sleep(0.02)

    async with asyncio.timeout(60), store.relay.listen() as names:
        pushing = asyncio.create_task(push())
        assert await anext(names) == b"letters"
        pushing.cancel()


async def test_unfetched_values_expire(store: Store) -> None:
    await store.relay.push("letters", b"x")
    assert 0 < await store.client.call("PTTL", store.keys.coordination("relay", "letters")) <= 60_000
