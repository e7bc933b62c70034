"""Races found by the proof by faults, each as a deterministic test."""

import asyncio
from collections.abc import Sequence
from types import SimpleNamespace
from typing import cast

import msgspec
import pytest

from bot.store import Delivery, LaterError, Place, Store, StoreSettings, keep_until, open_store
from bot.store.batcher import Argument
from bot.store.client import RedisClient
from bot.store.courier import _nonce
from bot.store.keys import SHARDS, shard_of
from bot.store.outbox import OutboxEntry, Permission
from tests.store.made import CHAT, step, told_to_one
from tests.store.platform import Platform
from tests.store.servers import Server
from tests.store.test_outbox import emptied, serving
from tests.waiting import until

SHARD = shard_of("g1")


async def test_late_acknowledgement_does_not_cause_a_second_post(either: Store) -> None:
    outbox = either.outbox
    [first] = await told_to_one(either)
    assert (await outbox.mark(CHAT, [first], "telegram", "one", turn=True)).answer == "send"
    await outbox.note_sent(CHAT, [first], "m1", turn=True)
    [second] = await outbox.claim(SHARD, "telegram", "two")
    assert (await outbox.mark(CHAT, [first], "telegram", "one", turn=True)).answer == "lost"
    await outbox.ack(SHARD, "telegram", [first.id])  # which deletes the marks
    permission = await outbox.mark(CHAT, [second], "telegram", "two", turn=True)
    assert (permission.answer, permission.marks) == ("regroup", ("=",))


async def test_entry_claimed_by_another_reader_is_posted_once(either: Store) -> None:
    async def once_taken(delivery: Delivery, attempt: int) -> None:
        if attempt == 1:
            await either.outbox.claim(SHARD, "telegram", "another")
            raise LaterError(0.05)

    telegram = Platform(once_taken)
    async with serving(either, ("telegram", telegram)):
        await either.games.commit(step("g1", 0))
        await until(lambda: telegram.told(CHAT, "g1") == [1])
        await emptied(either)


async def test_entries_of_one_message_stay_together(either: Store) -> None:
    outbox = either.outbox
    entries = await told_to_one(either, 3)
    assert (await outbox.mark(CHAT, entries[:2], "telegram", "one", turn=True)).answer == "send"
    permission = await outbox.mark(CHAT, entries, "telegram", "one", turn=True)
    assert (permission.answer, permission.marks) == ("regroup", (f"?{entries[1].id}", f"?{entries[1].id}", ""))
    assert (await outbox.mark(CHAT, entries[:2], "telegram", "one", turn=True)).answer == "again"


async def test_older_turn_is_not_posted_after_a_newer_one(store: Store) -> None:
    outbox = store.outbox
    [older, newer] = await told_to_one(store, 2)
    await outbox.note_sent(CHAT, [newer], "m2", turn=True)
    assert (await outbox.mark(CHAT, [older], "telegram", "one", turn=True)).answer == "old"
    assert (await outbox.mark(CHAT, [older], "telegram", "one", turn=False)).answer == "send"


async def test_entries_with_a_lost_answer_are_posted_before_later_ones(store: Store) -> None:
    telegram = Platform()
    async with serving(store, ("telegram", telegram)):
        await store.games.commit(step("g1", 0))
        await until(lambda: telegram.seen(CHAT, "g1") == [1])
        reader = store._readers[-1]
        real, store.wakeups.sweep_every = reader.leases.holds, 0.05
        reader.leases.holds = lambda shard: False  # type: ignore[method-assign] # it looks away for a moment
        await store.games.commit(step("g1", 1))
        await store.outbox.read(SHARD, "telegram", reader.leases.me)  # read by it, but the answer was lost
        reader.leases.holds = real  # type: ignore[method-assign]
        await store.games.commit(step("g1", 2))
        await until(lambda: telegram.told(CHAT, "g1") == [1, 2, 3])


async def test_entries_repeated_by_a_new_master_keep_their_order(store: Store) -> None:
    gate = asyncio.Event()

    async def slow(delivery: Delivery, attempt: int) -> None:
        if attempt == 1:
            await gate.wait()

    telegram, again = Platform(slow), list[OutboxEntry]()
    async with serving(store, ("telegram", telegram)):
        await store.games.commit(step("g1", 0))
        await until(lambda: telegram.attempts == 1)
        under_way, real = store._readers[-1]._under_way[SHARD], store.outbox.read
        for number in range(1, 3):
            await store.games.commit(step("g1", number))
        await until(lambda: len(under_way) == 3)

        async def read(shard: int, group: str, me: str) -> tuple[int, list[OutboxEntry]]:
            pending, entries = await real(shard, group, me)
            if (shard, group) == (SHARD, "telegram") and not again:
                again.append(msgspec.structs.replace(list(under_way.values())[1]))
                entries = [*again, *entries]
            return pending, entries

        store.outbox.read = read  # type: ignore[method-assign]
        await store.games.commit(step("g1", 3))
        await until(lambda: again)
        gate.set()
        await until(lambda: 4 in telegram.seen(CHAT, "g1"))
    assert telegram.told(CHAT, "g1") == [1, 2, 3, 4]


async def test_briefly_lapsed_lease_keeps_the_order(store: Store) -> None:
    gate = asyncio.Event()

    async def slow(delivery: Delivery, attempt: int) -> None:
        if attempt == 1:
            await gate.wait()

    telegram = Platform(slow)
    async with serving(store, ("telegram", telegram)):
        await store.games.commit(step("g1", 0))
        await until(lambda: telegram.attempts == 1)
        for number in range(1, 4):
            await store.games.commit(step("g1", number))
        await asyncio.sleep(0.2)
        leases = store._readers[-1].leases
        real, lapses = leases.holds, [True]

        def holds(shard: int) -> bool:
            return not (telegram.posts and lapses and lapses.pop()) and real(shard)

        leases.holds = holds  # type: ignore[method-assign] # gone for the second turn, and back for the third
        gate.set()
        await until(lambda: telegram.told(CHAT, "g1") == [1, 2, 3, 4])


async def test_late_answer_does_not_read_a_released_shard(server: Server) -> None:
    settings, telegram = StoreSettings(url=server.url, lease=6.0), Platform()
    async with open_store(settings) as first, open_store(settings) as second, serving(first, ("telegram", telegram)):
        await until(lambda: first._readers and len(first._readers[-1].leases.held) == SHARDS)
        gives = first._readers[-1].leases
        real, given_up, answer = first.client.run, asyncio.Event(), asyncio.Event()

        async def run(script: str, keys: Sequence[str], arguments: Sequence[Argument] = ()) -> object:
            answered = await real(script, keys, arguments)
            if len(arguments) > 4:
                given_up.set()
                await answer.wait()
            return answered

        gives._client = cast("RedisClient", SimpleNamespace(run=run))
        async with serving(second, ("telegram", telegram)):
            await given_up.wait()
            takes = second._readers[-1].leases
            await until(lambda: takes.held)
            assert not gives.held & takes.held
            answer.set()


async def test_lease_lapsing_during_takeover_keeps_the_order(store: Store) -> None:
    await store.outbox.register(["telegram"])
    for number in range(2):
        await store.games.commit(step("g1", number))
    await store.outbox.read(SHARD, "telegram", "one that died")
    await store.games.commit(step("g1", 2))
    real, lapses = store.outbox.marks, [True]

    async def marks(entries: Sequence[OutboxEntry]) -> list[dict[Place, str]]:
        found = await real(entries)
        if lapses:
            lapses.clear()
            store._readers[-1].let_go(SHARD)  # as if the lease had lapsed for a moment
        return found

    store.outbox.marks = marks  # type: ignore[method-assign]
    telegram = Platform()
    async with serving(store, ("telegram", telegram)):
        await until(lambda: 3 in telegram.seen(CHAT, "g1"))
    assert not lapses
    assert telegram.told(CHAT, "g1") == [1, 2, 3]


async def test_retry_after_on_a_repeat_keeps_the_nonce(server: Server) -> None:
    nonces: list[tuple[str, bool]] = []

    async def unlucky(delivery: Delivery, attempt: int) -> None:
        nonces.append((delivery.nonce, delivery.again))
        if attempt == 1:
            raise ConnectionResetError  # it may have succeeded
        if attempt == 2:
            raise LaterError(0.05)

    telegram = Platform(unlucky)
    async with open_store(StoreSettings(url=server.url)) as store, serving(store, ("telegram", telegram)):
        await store.games.commit(step("g1", 0))
        await until(lambda: telegram.attempts == 1)
        await store.games.commit(step("g1", 1))
        await until(lambda: telegram.told(CHAT, "g1") == [1, 2])
    assert [again for _, again in nonces] == [False, True, True, False]
    assert len({nonce for nonce, _ in nonces}) == 2


async def test_mark_granted_after_the_lease_expired_is_not_used(store: Store) -> None:
    real, asked = store.outbox.mark, list[str]()

    async def mark(place: Place, entries: Sequence[OutboxEntry], group: str, me: str, *, turn: bool) -> Permission:
        allowed = await real(place, entries, group, me, turn=turn)
        if not asked:  # while this one waits for a replica, another takes over and posts
            [taken] = await store.outbox.claim(SHARD, group, "another")
            assert (await real(place, [taken], group, "another", turn=turn)).answer == "again"
            await store.outbox.note_sent(place, [taken], "m1", turn=turn)
            store._readers[-1].let_go(SHARD)
        asked.append(allowed.answer)
        return allowed

    store.outbox.mark = mark  # type: ignore[method-assign]
    telegram = Platform()
    async with serving(store, ("telegram", telegram)):
        await store.games.commit(step("g1", 0))
        await until(lambda: asked)
        await store.games.commit(step("g1", 1))
        await until(lambda: telegram.seen(CHAT, "g1"))
    assert asked[0] == "send"
    assert telegram.seen(CHAT, "g1") == [2]


async def test_refused_reader_keeps_the_mark_of_its_successor(either: Store) -> None:
    outbox = either.outbox
    [first] = await told_to_one(either)
    assert (await outbox.mark(CHAT, [first], "telegram", "one", turn=True)).answer == "send"
    [second] = await outbox.claim(SHARD, "telegram", "two")  # the first still waits for the platform
    assert (await outbox.mark(CHAT, [second], "telegram", "two", turn=True)).answer == "again"
    await outbox.unmark(CHAT, [first], "telegram", "one")  # it got a retry-after
    [third] = await outbox.claim(SHARD, "telegram", "three")  # the second posted and died
    assert (await outbox.mark(CHAT, [third], "telegram", "three", turn=True)).answer == "again"
    await outbox.note_sent(CHAT, [third], "m1", turn=True)
    await outbox.unmark(CHAT, [third], "telegram", "three")
    assert await outbox.marks([third]) == [{CHAT: "=m1"}]


async def test_refused_reader_that_still_holds_the_entry_starts_over(either: Store) -> None:
    outbox = either.outbox
    entries = await told_to_one(either, 2)
    assert (await outbox.mark(CHAT, entries[:1], "telegram", "one", turn=True)).answer == "send"
    await outbox.unmark(CHAT, entries[:1], "telegram", "one")
    assert (await outbox.mark(CHAT, entries, "telegram", "one", turn=True)).answer == "send"


@pytest.mark.parametrize("went_back", [False, True])
async def test_next_reader_finishes_an_unfinished_message(store: Store, went_back: bool) -> None:
    """After a kill. `went_back`: players continue in the previous message, so the newest is left alone."""
    over = asyncio.Event()

    async def slow_to_finish(delivery: Delivery, attempt: int) -> None:
        if delivery.shown:
            keep_until(over.wait)

    telegram = Platform(slow_to_finish)
    async with serving(store, ("telegram", telegram)):
        for number in range(3):
            await store.games.commit(step("g1", number))
            await until(lambda said=number + 1: telegram.seen(CHAT, "g1")[-1:] == [said])  # type: ignore[misc]

        async def noted() -> bool:
            loaded = await store.games.load("g1")
            return loaded is not None and loaded.places[CHAT].message == "m3"

        await until(noted)
    if went_back:
        assert await store.games.show_instead("g1", CHAT, "m3", "m2")
    over.set()
    async with serving(store, ("telegram", telegram)):
        await emptied(store)
    assert [(each.version, each.shown, each.message) for each in telegram.posts if each.posted] == (
        [(2, 1, "m1")] if went_back else [(2, 1, "m1"), (3, 2, "m2")]
    )
    assert [each.version for each in telegram.posts if not each.posted] == [1, 2, 3]


def test_equal_entry_ids_in_two_shards_are_two_messages() -> None:
    one, other = (OutboxEntry("1-0", shard, "say", game, 1, b"") for shard, game in ((1, "g1"), (2, "g2")))
    assert _nonce(CHAT, one) != _nonce(CHAT, other)
    assert _nonce(CHAT, one) == _nonce(CHAT, one)
    assert len(_nonce(CHAT, one)) <= 25
