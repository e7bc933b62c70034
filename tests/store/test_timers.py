"""Timers fire once, and outages give time back."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.store import Announcement, Store, StoreEvent, StoreSettings, Timer, open_store
from bot.store.batcher import Argument
from bot.store.clock import LEAST_LEFT
from bot.store.events import AT_ONCE, TABLE
from bot.store.keys import shard_of
from bot.store.model import BASKET
from tests.store.made import CHAT, loaded_game, move_due, step
from tests.store.platform import Platform
from tests.store.servers import Server
from tests.waiting import until

DAY = 86_400_000
SLOW = 60_000
"""Slack for a busy machine, small against the times compared."""


class RecordingTable:
    """Records its events; puts reminders into digests and full digests into the outbox."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.events: list[StoreEvent] = []

    async def handle(self, event: StoreEvent) -> None:
        self.events.append(event)
        if event.name == "basket":
            found = await self.store.digests.look(event.subject)
            told = Announcement("reminder", (CHAT,), " ".join(sorted(found)).encode(), turn=False)
            await self.store.digests.post(event.subject, found, told)
        elif event.name.startswith("remind"):
            await self.store.digests.put("ann", event.subject, b"your turn")

    def names(self, kind: str = "timer") -> list[tuple[str, str]]:
        return sorted((event.subject, event.name) for event in self.events if event.kind == kind)


@asynccontextmanager
async def serving(store: Store, platform: Platform | None = None) -> AsyncIterator[RecordingTable]:
    table = RecordingTable(store)
    store.wakeups.sweep_every = 0.05
    couriers = {"telegram": platform.deliver} if platform else {}
    task = asyncio.create_task(store.serve(couriers=couriers, table=table.handle))
    try:
        yield table
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def test_due_timer_reaches_the_table_once(either: Store) -> None:
    outcome = await either.games.commit(step("g1", 0, timers=(Timer("turn", after=50), Timer("later", after=60_000))))
    async with serving(either) as table:
        await until(lambda: table.events)
        await asyncio.sleep(0.3)
    assert table.names() == [("g1", "turn")]
    assert table.events[0].at == outcome.time + 50
    loaded = await loaded_game(either, "g1")
    assert set(loaded.timers) == {"later"}


async def test_two_processes_fire_each_timer_once(server: Server) -> None:
    async with open_store(StoreSettings(url=server.url)) as first, open_store(StoreSettings(url=server.url)) as second:
        for number in range(40):
            await first.games.commit(step(f"g{number}", 0, timers=(Timer("turn", after=1),)))
        await asyncio.sleep(0.05)
        counts = await asyncio.gather(*(move_due(store) for store in (first, second, first, second)))
        assert sum(counts) == 40
        entries = sum((await first.outbox.waiting(range(256))).values())
        assert entries == 40 + 40  # each turn's announcement and each timer


async def test_failed_handler_gets_its_event_again(store: Store) -> None:
    calls: list[str] = []

    async def fails_once(event: StoreEvent) -> None:
        calls.append(event.key)
        if len(calls) == 1:
            message = "a fault in the table"
            raise RuntimeError(message)

    store.wakeups.sweep_every = 0.05
    await store.games.commit(step("g1", 0, timers=(Timer("turn", after=1),)))
    task = asyncio.create_task(store.serve(couriers={}, table=fails_once))
    await until(lambda: len(calls) == 2)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert calls[0] == calls[1]


async def test_two_day_outage_times_nobody_out_and_merges_reminders(server: Server) -> None:
    async with open_store(StoreSettings(url=server.url)) as before:
        now = before.clock.now()
        for number in range(5):
            timers = (Timer("turn", at=now - DAY + number), Timer("remind", at=now - DAY - 5000, reminder=True))
            await before.games.commit(step(f"g{number}", 0, timers=timers, announcements=()))
        distant = (Timer("turn", at=now + 3 * DAY), Timer("remind", at=now + DAY, reminder=True))
        await before.games.commit(step("g9", 0, timers=distant, announcements=()))
        await before.client.call("HSET", before.keys.beat, "at", now - 2 * DAY)
    telegram = Platform()
    async with open_store(StoreSettings(url=server.url, digest_wait=1000)) as after, serving(after, telegram) as table:
        await until(lambda: telegram.posts)
        await asyncio.sleep(0.5)
        reminded = [(f"g{number}", "remind") for number in range(5)]
        assert table.names() == sorted([*reminded, ("ann", "basket")])
        assert [post.announcements[0].body for post in telegram.posts] == [b"g0 g1 g2 g3 g4"]
        assert table.names("moved") == [(f"g{number}", "") for number in (0, 1, 2, 3, 4, 9)]
        for number in range(5):
            loaded = await loaded_game(after, f"g{number}")
            assert abs(loaded.timers["turn"] - (now + DAY)) < SLOW
        loaded = await loaded_game(after, "g9")
        assert abs(loaded.timers["turn"] - (now + 5 * DAY)) < SLOW
        assert abs(loaded.timers["remind"] - (now + 3 * DAY)) < SLOW


async def test_what_is_being_gathered_does_not_wait_for_the_length_of_an_outage(either: Store) -> None:
    await either.digests.put("ann", "g1", b"soon")
    due, member = either.keys.due(shard_of("ann")), f"r:ann:{BASKET}"
    before = await either.client.call("ZSCORE", due, member)
    await either.client.call("HSET", either.keys.beat, "at", either.clock.now() - 2 * DAY)
    await either.clock.beat()
    assert await either.client.call("ZSCORE", due, member) == before


async def test_short_outage_leaves_at_least_half_an_hour(either: Store) -> None:
    now = either.clock.now()
    await either.games.commit(step("g1", 0, timers=(Timer("turn", at=now + 1000),)))
    await either.client.call("HSET", either.keys.beat, "at", now - 120_000)
    assert abs(await either.clock.beat() - 120_000) < SLOW
    loaded = await loaded_game(either, "g1")
    assert abs(loaded.timers["turn"] - (now + LEAST_LEFT)) < SLOW
    assert await either.clock.beat() < either.clock.silence
    again = await loaded_game(either, "g1")
    assert again.timers == loaded.timers


async def test_outage_is_credited_once_even_if_the_process_dies_halfway(server: Server) -> None:
    async with open_store(StoreSettings(url=server.url)) as first:
        now = first.clock.now()
        for number in range(20):
            await first.games.commit(step(f"g{number}", 0, timers=(Timer("turn", at=now + DAY),)))
        await first.client.call("HSET", first.keys.beat, "at", now - DAY)
        # Record the outage, then die after a few shards.
        await first.client.run("beat", [first.keys.beat], [first.clock.silence])
        shard = shard_of("g3")
        lost = int((await first.client.call("HGET", first.keys.beat, "lost")).decode())
        k = first.keys
        arguments: list[Argument] = [lost, 0, LEAST_LEFT, 2, k.wake, shard]
        await first.client.run("shift", [k.due(shard), k.lost(shard), k.repeated(shard), k.out(shard)], arguments)
    async with open_store(StoreSettings(url=server.url)) as second:
        for number in range(20):
            loaded = await loaded_game(second, f"g{number}")
            assert abs(loaded.timers["turn"] - (now + 2 * DAY)) < SLOW


async def test_clock_set_back_is_corrected_once(either: Store) -> None:
    """The clock was six hours ahead, and so are timers and the last heartbeat."""
    now, ahead = either.clock.now(), 6 * 3_600_000
    timers = (Timer("turn", at=now + ahead + DAY), Timer("remind", at=now + ahead + DAY // 2, reminder=True))
    await either.games.commit(step("g1", 0, timers=timers))
    await either.client.call("HSET", either.keys.beat, "at", now + ahead)
    assert abs(await either.clock.beat() + ahead) < SLOW
    there = await timers_of(either, "g1")
    assert abs(there["turn"] - (now + DAY)) < SLOW
    assert there["turn"] - there["remind"] == DAY - DAY // 2
    # A process with an older account moves nothing.
    either.clock.repeated = either.clock.lost = 0
    await either.clock.catch_up()
    assert abs(await either.clock.beat()) < either.clock.silence
    assert await timers_of(either, "g1") == there
    await either.client.call("HSET", either.keys.beat, "at", now - DAY)
    await either.clock.beat()
    assert abs((await timers_of(either, "g1"))["turn"] - (now + 2 * DAY)) < SLOW


async def test_suspended_process_moves_no_timer_before_its_heartbeat(store: Store) -> None:
    now = store.clock.now()
    await store.games.commit(step("g1", 0, timers=(Timer("turn", at=now - 1),), announcements=()))
    shard = shard_of("g1")
    store.clock.told -= 3_600_000
    await store.client.call("HSET", store.keys.beat, "at", now - 3_600_000)
    assert await move_due(store, [shard]) == 0
    loaded = await loaded_game(store, "g1")
    assert loaded.timers["turn"] > now + LEAST_LEFT - SLOW


async def test_platform_outage_is_credited_once(either: Store) -> None:
    now = either.clock.now()
    timers = (Timer("turn", at=now + DAY), Timer("remind", at=now + DAY // 2, reminder=True))
    await either.games.commit(step("g1", 0, timers=timers))
    assert await either.clock.give_back("g1", 7_200_000, "telegram 1")
    assert not await either.clock.give_back("g1", 7_200_000, "telegram 1")
    loaded = await loaded_game(either, "g1")
    assert loaded.timers == {"turn": now + DAY + 7_200_000, "remind": now + DAY // 2 + 7_200_000}


async def test_digest_is_posted_once_and_keeps_newer_reminders(either: Store) -> None:
    await either.digests.put("ann", "g1", b"one")
    found = await either.digests.look("ann")
    await either.digests.put("ann", "g2", b"two")
    said = Announcement("reminder", (CHAT,), b"", turn=False)
    assert await either.digests.post("ann", found, said)
    assert not await either.digests.post("ann", found, said)
    assert await either.digests.look("ann") == {"g2": b"two"}
    assert await either.outbox.waiting([shard_of("ann")]) == {shard_of("ann"): 1}


async def test_thousands_of_due_timers_run_in_batches(store: Store) -> None:
    many = 5 * AT_ONCE
    for number in range(many):
        await store.games.commit(step(f"g{number}", 0, timers=(Timer("turn", after=0),), announcements=()))
    running, most, seen = 0, 0, set[str]()

    async def handle(event: StoreEvent) -> None:
        nonlocal running, most
        running += 1
        most = max(most, running)
        await asyncio.sleep(0)
        running -= 1
        seen.add(event.subject)

    store.wakeups.sweep_every = 0.1
    task = asyncio.create_task(store.serve(couriers={}, table=handle))
    await until(lambda: len(seen) == many, 30)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert 1 < most <= AT_ONCE


async def timers_of(store: Store, game: str) -> dict[str, int]:
    loaded = await loaded_game(store, game)
    return loaded.timers


async def test_lost_timers_are_restored_at_start(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    async with open_store(StoreSettings(url=server.url)) as before:
        now, k = before.clock.now(), before.keys
        for game, after in (("dated", DAY), ("soon", 1000), ("undated", DAY), ("whole", DAY)):
            remind = Timer("remind", at=now + DAY // 2, reminder=True)
            await before.games.commit(step(game, 0, timers=(Timer("turn", at=now + after), remind), announcements=()))
        for game in ("dated", "soon", "undated"):
            await before.client.call("ZREM", k.due(shard_of(game)), f"d:{game}:turn", f"r:{game}:remind")
        await before.client.call("HDEL", k.game("undated").head, "w")  # heads written before they stored the time
        whole = await before.games.load("whole")
    async with open_store(StoreSettings(url=server.url)) as after_it:
        assert [record.getMessage() for record in caplog.records if "missing" in record.getMessage()] == ["missing timers set: 6"]
        assert await timers_of(after_it, "dated") == {"turn": now + DAY, "remind": now + DAY // 2}
        assert abs((await timers_of(after_it, "soon"))["turn"] - (now + LEAST_LEFT)) < SLOW
        assert abs((await timers_of(after_it, "undated"))["turn"] - (now + DAY)) < SLOW
        assert await after_it.games.load("whole") == whole
        async with serving(after_it) as table:
            await until(lambda: ("undated", "remind") in table.names())
            assert table.names("moved") == [("soon", ""), ("undated", "")]
        assert await after_it.clock.set_missing() == 0


async def test_fired_timer_is_not_restored(store: Store) -> None:
    """Neither while its event waits nor afterwards, even if an older program left its name in the head."""
    shard, head = shard_of("g1"), store.keys.game("g1").head
    await store.outbox.register([TABLE])
    await store.games.commit(step("g1", 0, timers=(Timer("turn", after=0), Timer("later", after=DAY)), announcements=()))
    assert await move_due(store, [shard]) == 1
    assert await store.client.call("HGET", head, "t") == b"d:g1:later"
    await store.client.call("HSET", head, "t", "d:g1:later d:g1:turn")
    assert await store.clock.set_missing() == 0
    await store.client.call("HSET", head, "t", "d:g1:later")
    _, entries = await store.outbox.read(shard, TABLE, "one")
    await store.outbox.ack(shard, TABLE, [entry.id for entry in entries])
    assert await store.clock.set_missing() == 0
    assert (await timers_of(store, "g1")).keys() == {"later"}


async def test_search_for_lost_timers_does_not_disturb_a_running_bot(either: Store) -> None:
    games, turns = [f"g{number}" for number in range(5)], 30
    playing = True

    async def play(game: str) -> None:
        for number in range(turns):
            timers = (Timer("computer", after=0, reminder=True), Timer("turn", after=DAY))
            await either.games.commit(step(game, number, timers=timers, clear_timers=number % 2 == 0, announcements=()))

    async def look() -> int:
        found = 0
        while playing:
            found += await either.clock.set_missing()
            await move_due(either)
        return found

    looking = [asyncio.create_task(look()) for _ in range(2)]
    await asyncio.gather(*map(play, games))
    playing = False
    assert await asyncio.gather(*looking) == [0, 0]
    await move_due(either)
    for game in games:
        assert (await timers_of(either, game)).keys() == {"turn"}
