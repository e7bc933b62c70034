"""Announcements reach every place once and in order, and the outbox empties."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import msgspec
import pytest

from bot.store import (
    Announcement,
    Delivery,
    Handle,
    Hint,
    LaterError,
    PlaceGoneError,
    Store,
    StoreEvent,
    StoreSettings,
    open_store,
)
from bot.store.batcher import Argument
from bot.store.events import TABLE
from bot.store.keys import shard_of
from bot.store.model import FORMAT
from bot.store.outbox import OLDEST
from tests.store.made import CHAT, loaded_game, step
from tests.store.platform import Platform
from tests.store.servers import Server
from tests.waiting import until


async def _nothing(event: StoreEvent) -> None:
    assert event.subject


@asynccontextmanager
async def serving(store: Store, *platforms: tuple[str, Platform], table: Handle = _nothing) -> AsyncIterator[None]:
    """Run the background work for the length of a block."""
    store.wakeups.sweep_every = 0.1
    couriers = {name: platform.deliver for name, platform in platforms}
    task = asyncio.create_task(store.serve(couriers=couriers, table=table))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def test_turns_arrive_in_order_and_the_outbox_empties(either: Store) -> None:
    telegram = Platform()
    async with serving(either, ("telegram", telegram)):
        for number in range(10):
            await either.games.commit(step("g1", number))
            await either.games.commit(step("g2", number))
        await until(lambda: {10} <= set(telegram.seen(CHAT, "g1")) and {10} <= set(telegram.seen(CHAT, "g2")))
        for game in ("g1", "g2"):
            assert telegram.told(CHAT, game) == list(range(1, 11))
            assert telegram.seen(CHAT, game) == sorted(telegram.seen(CHAT, game))
        await emptied(either)
    loaded = await loaded_game(either, "g1")
    assert {shown.version for shown in loaded.places.values()} == {loaded.version} == {10}
    assert not [name async for name in either.client.scan("*sent:*")]


async def emptied(store: Store) -> None:
    async def nothing_waits() -> bool:
        return not await store.outbox.waiting(range(256))

    await until(nothing_waits)


async def test_wake_up_call_delivers_without_a_sweep(store: Store) -> None:
    telegram, heard = Platform(), list[object]()
    store.wakeups.listeners.add(heard.append)
    async with serving(store, ("telegram", telegram)):
        store.wakeups.sweep_every = 3600
        await until(lambda: None in heard)  # from here on it listens
        await store.games.commit(step("g1", 0))
        await until(lambda: telegram.posts)
        await store.games.commit(step("g1", 1))
        await until(lambda: len(telegram.posts) == 2)


async def test_turns_waiting_for_a_slow_place_are_merged(store: Store) -> None:
    gate = asyncio.Event()

    async def slow(delivery: Delivery, attempt: int) -> None:
        await gate.wait()

    telegram = Platform(slow)
    async with serving(store, ("telegram", telegram)):
        await store.games.commit(step("g1", 0))
        await until(lambda: telegram.attempts == 1)
        for number in range(1, 6):
            await store.games.commit(step("g1", number))
        await asyncio.sleep(0.3)
        gate.set()
        await until(lambda: telegram.seen(CHAT, "g1") == [1, 6])
    assert telegram.told(CHAT, "g1") == [1, 2, 3, 4, 5, 6]


async def test_notices_are_not_merged(store: Store) -> None:
    telegram = Platform()
    said = Announcement("say", (CHAT,), b"100", turn=False)
    await store.games.commit(step("g1", 0))
    await store.games.commit(step("g1", 1, announcements=(said,)))
    await store.games.commit(step("g1", 2))
    async with serving(store, ("telegram", telegram)):
        await until(lambda: len(telegram.posts) == 3)
    assert telegram.told(CHAT, "g1") == [1, 100, 3]


async def test_commit_without_entries_shows_the_table_again(store: Store) -> None:
    telegram = Platform()
    async with serving(store, ("telegram", telegram)):
        await store.games.commit(step("g1", 0))
        await until(lambda: telegram.seen(CHAT, "g1") == [1])
        new = Announcement("turn", (CHAT, "telegram:new"), b"1")
        await store.games.commit(step("g1", 1, key="again", entries=(), announcements=(new,)))
        await store.games.commit(step("g1", 1, key="again", entries=(), announcements=(new,)))
        await until(lambda: telegram.seen("telegram:new", "g1") == [1])
        await emptied(store)
    assert telegram.seen(CHAT, "g1") == [1, 1]
    loaded = await loaded_game(store, "g1")
    assert loaded.version == 1
    assert {shown.version for shown in loaded.places.values()} == {1}


async def test_each_platform_posts_its_own_places_and_updates_the_index(either: Store) -> None:
    telegram, discord = Platform(), Platform()
    both = Announcement("turn", ("telegram:1", "discord:2", "telegram:3"), b"1")
    hint = Hint(("ann", "bob"), ("telegram:1",))
    async with serving(either, ("telegram", telegram), ("discord", discord)):
        await either.games.commit(step("g1", 0, announcements=(both,), hint=hint))
        await until(lambda: len(telegram.posts) == 2 and len(discord.posts) == 1)
        await emptied(either)
        assert {post.place for post in telegram.posts} == {"telegram:1", "telegram:3"}
        assert await either.indexes.of_person("ann") == ["g1"]
        assert await either.indexes.of_place("telegram:1") == ["g1"]
        await either.indexes.note("g1", 1, hint)  # a repeat is harmless
        gone = Hint(("ann", "bob"), ("telegram:1",), listed=False)
        await either.games.commit(step("g1", 1, announcements=(), hint=gone))
        await emptied(either)
        assert await either.indexes.of_person("bob") == []
        await either.indexes.note("g1", 1, hint)  # a late index hint may be wrong until the game removes it
        await either.indexes.strike_out("g1", hint)
        assert await either.indexes.of_person("ann") == []


async def test_retry_after_delays_only_its_own_chat(store: Store) -> None:
    async def full(delivery: Delivery, attempt: int) -> None:
        if delivery.place == "telegram:full" and attempt < 4:
            raise LaterError(0.3)

    telegram = Platform(full)
    places = Announcement("turn", ("telegram:full", "telegram:free"), b"1")
    async with serving(store, ("telegram", telegram)):
        await store.games.commit(step("g1", 0, announcements=(places,)))
        await until(lambda: telegram.posts)
        await store.games.commit(step("g1", 1))
        await until(lambda: len(telegram.posts) == 3)
        assert [post.place for post in telegram.posts][-1] == "telegram:full"
        assert not telegram.posts[-1].again
        await emptied(store)


async def test_ambiguous_failure_is_retried_with_the_same_nonce(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    nonces: list[str] = []

    async def broken(delivery: Delivery, attempt: int) -> None:
        nonces.append(delivery.nonce)
        if attempt < 3:
            raise ConnectionResetError

    telegram = Platform(broken)
    async with serving(store, ("telegram", telegram)):
        await store.games.commit(step("g1", 0))
        await until(lambda: telegram.posts)
    assert telegram.posts[0].again
    assert len(set(nonces)) == 1
    assert len(nonces) == 3
    assert "failed" in caplog.text


async def test_lost_place_is_dropped_and_reported_to_the_table(store: Store) -> None:
    async def gone(delivery: Delivery, attempt: int) -> None:
        raise PlaceGoneError("kicked")

    telegram, heard = Platform(gone), list[StoreEvent]()

    async def hear(event: StoreEvent) -> None:
        heard.append(event)

    async with serving(store, ("telegram", telegram), table=hear):
        await store.games.commit(step("g1", 0))
        await until(lambda: heard)
        await emptied(store)
    assert telegram.attempts == 1
    assert [(event.kind, event.subject, event.name) for event in heard] == [("gone", "g1", CHAT)]


async def test_shutdown_finishes_the_running_post(store: Store) -> None:
    begun, go = asyncio.Event(), asyncio.Event()

    async def slowly(delivery: Delivery, attempt: int) -> None:
        begun.set()
        await go.wait()

    ending, following = Platform(slowly), Platform()
    serve = asyncio.create_task(store.serve(couriers={"telegram": ending.deliver}))
    await store.games.commit(step("g1", 0))
    await begun.wait()
    await store.games.commit(step("g1", 1))
    serve.cancel()
    asyncio.get_running_loop().call_later(0.1, go.set)
    await asyncio.gather(serve, return_exceptions=True)
    assert ending.told(CHAT, "g1") == [1]
    async with serving(store, ("telegram", following)):
        await until(lambda: following.told(CHAT, "g1") == [2])
        await emptied(store)
    assert ending.attempts == following.attempts == 1


async def test_connection_closed_during_shutdown_is_no_error(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    begun, closed = asyncio.Event(), asyncio.Event()

    async def cut(delivery: Delivery, attempt: int) -> None:
        begun.set()
        await closed.wait()
        raise RuntimeError("the session is closed")

    ending, following = Platform(cut), Platform()
    serve = asyncio.create_task(store.serve(couriers={"telegram": ending.deliver}))
    await store.games.commit(step("g1", 0))
    await begun.wait()
    serve.cancel()
    asyncio.get_running_loop().call_later(0.1, closed.set)
    await asyncio.gather(serve, return_exceptions=True)
    async with serving(store, ("telegram", following)):
        await until(lambda: following.seen(CHAT, "g1") == [1])
    assert following.posts[0].again
    assert [each for each in caplog.records if each.levelname == "ERROR"] == []


async def test_hanging_post_delays_shutdown_only_briefly(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.courier.ENDING", 0.05)
    hanging, following = Platform(lambda delivery, attempt: asyncio.sleep(3600)), Platform()
    async with serving(store, ("telegram", hanging)):
        await store.games.commit(step("g1", 0))
        await until(lambda: hanging.attempts)
    async with serving(store, ("telegram", following)):
        await until(lambda: following.seen(CHAT, "g1") == [1])
    assert following.posts[0].again


async def test_entries_of_a_dead_reader_are_taken_over_with_their_mark(server: Server) -> None:
    quick = StoreSettings(url=f"{server.url}?timeout=1", lease=1.0, patience=0.1)
    dead = Platform(lambda delivery, attempt: asyncio.sleep(3600))
    alive = Platform()
    async with open_store(quick) as first, open_store(quick) as second:
        await second.games.commit(step("g1", 0))
        task = asyncio.create_task(first.serve(couriers={"telegram": dead.deliver}))
        await until(lambda: dead.attempts == 1)
        for number in range(1, 4):
            await second.games.commit(step("g1", number))
        first.client._client.execute_command = _never  # it dies silently
        task.cancel()
        async with serving(second, ("telegram", alive)):
            await until(lambda: alive.seen(CHAT, "g1") == [1, 4])
            await _emptied_of(second, "telegram")
        assert alive.posts[0].again
        assert not alive.posts[1].again
        assert alive.told(CHAT, "g1") == [1, 2, 3, 4]
        await asyncio.gather(task, return_exceptions=True)


async def _never(*words: object) -> object:
    await asyncio.sleep(3600)
    return None


async def _emptied_of(store: Store, group: str) -> None:
    async def nothing_pends() -> bool:
        return not (await store.client.call("XPENDING", store.keys.out(shard_of("g1")), group))["pending"]

    await until(nothing_pends)


async def test_two_processes_share_shards_and_keep_each_places_order(server: Server) -> None:
    quick = StoreSettings(url=server.patient, lease=0.6)
    telegram = Platform()
    async with open_store(quick) as first, open_store(quick) as second:
        async with serving(first, ("telegram", telegram)):
            await until(lambda: _held(first) == 256)
            async with serving(second, ("telegram", telegram)):
                await until(lambda: [_held(first), _held(second)] == [128, 128])
                for number in range(20):
                    await first.games.commit(step("g1", number))
                    await second.games.commit(step("g2", number))
                await until(lambda: {20} <= {*telegram.seen(CHAT, "g1")} & {*telegram.seen(CHAT, "g2")})
            await until(lambda: _held(first) == 256)
        for game in ("g1", "g2"):
            assert telegram.told(CHAT, game) == list(range(1, 21))


def _held(store: Store) -> int:
    return len(store._readers[-1].leases.held) if store._readers else 0


async def test_delivery_continues_after_the_server_was_emptied(store: Store, server: Server) -> None:
    telegram, acknowledging, cleared = Platform(), set[str](), asyncio.Event()
    real = store.outbox.ack

    async def ack(shard: int, group: str, ids: Sequence[str]) -> None:
        acknowledging.add(group)
        await cleared.wait()
        await real(shard, group, ids)

    store.outbox.ack = ack  # type: ignore[method-assign]
    async with serving(store, ("telegram", telegram)):
        await store.games.commit(step("g1", 0))
        await until(lambda: acknowledging == {"telegram", TABLE})
        server.ask("FLUSHALL")
        cleared.set()
        await store.games.commit(step("g1", 0))
        await until(lambda: telegram.seen(CHAT, "g1") == [1, 1])
        await emptied(store)


async def test_marks_are_deleted_once_no_group_needs_them(either: Store) -> None:
    shard, outbox = shard_of("g1"), either.outbox
    await outbox.register(["telegram", "discord"])
    for number in range(2):
        await either.games.commit(step("g1", number))
    _, [first, second] = await outbox.read(shard, "telegram", "one")
    await outbox.note_sent(CHAT, [second], "m2", turn=True)
    await outbox.ack(shard, "telegram", [second.id])
    assert await outbox.marks([second]) == [{CHAT: "=m2"}]  # the other platform has not read it yet
    await outbox.read(shard, "discord", "other")
    await outbox.ack(shard, "discord", [first.id])
    assert await outbox.marks([second]) == [{CHAT: "=m2"}]
    await outbox.ack(shard, "discord", [second.id])
    assert await outbox.marks([second]) == [{}]
    assert await outbox.waiting([shard]) == {shard: 2}  # the first is still undelivered
    await outbox.ack(shard, "telegram", [first.id])
    assert not await outbox.waiting([shard])


async def test_entries_survive_a_long_outage(server: Server) -> None:
    shard, told = shard_of("g1"), msgspec.msgpack.encode(Announcement("turn", (CHAT,), b"1"))
    async with open_store(StoreSettings(url=server.url)) as before:
        await before.outbox.register(["telegram", TABLE])
        await before.games.commit(step("g1", 0, announcements=()))
        long_ago = before.clock.now() - OLDEST - 86_400_000
        fields: list[Argument] = ["f", FORMAT, "k", "say", "g", "g1", "v", 1, "b", told]
        await before.client.call("XADD", before.keys.out(shard), f"{long_ago}-0", *fields)
        await before.client.call("HSET", before.keys.beat, "at", long_ago)
    async with open_store(StoreSettings(url=server.url)) as after:
        _, [entry] = await after.outbox.read(shard, TABLE, "one")
        await after.outbox.ack(shard, TABLE, [entry.id])  # the table finishes before the platform starts
        telegram = Platform()
        async with serving(after, ("telegram", telegram)):
            await until(lambda: telegram.seen(CHAT, "g1") == [1])


async def test_entries_never_read_by_a_group_are_dropped_at_last(store: Store) -> None:
    shard = shard_of("g1")
    await store.outbox.register(["discord", "telegram"])
    long_ago = store.clock.now() - OLDEST - 1000
    fields: list[Argument] = ["f", FORMAT, "k", "say", "g", "g1", "v", 1, "b", b""]
    await store.client.call("XADD", store.keys.out(shard), f"{long_ago}-0", *fields)
    _, [entry] = await store.outbox.read(shard, "telegram", "one")
    await store.outbox.ack(shard, "telegram", [entry.id])
    assert not await store.outbox.waiting([shard])
