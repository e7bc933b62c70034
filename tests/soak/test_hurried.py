"""The hurried clock: games follow it, processes do not, and only intended gaps count as outages."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from importlib.resources import files

import pytest
from redis.asyncio import Redis

from bot.store import Store, StoreEvent, StoreSettings, Timer, open_store
from bot.store.client import Script
from bot.store.keys import SHARDS
from bot.store.shard_leases import Leases
from bot.table.results import Results
from bot.table.tables import Tables
from bot.table.timekeeping import Timekeeper
from tests.soak.hurried import OF_GAMES, forward, hurry
from tests.store.made import loaded_game, step
from tests.store.servers import Server, running
from tests.table.chance import steady
from tests.table.playing import opened as opened_by
from tests.table.simple_players import SimplePlayers
from tests.waiting import until

OF_PROCESSES = {"ack", "document", "heard", "leases", "rate", "slot"}
"""Scripts that use the real time."""
HOUR = 3600


@pytest.fixture
def server() -> Iterator[Server]:
    with running("--appendonly", "no") as server:
        yield server


@pytest.fixture
async def store(server: Server, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Store]:
    monkeypatch.setattr(Script, "__init__", Script.__init__)
    hurry()
    async with open_store(StoreSettings(url=server.patient)) as store:
        yield store


def test_every_script_that_reads_the_time_is_classified() -> None:
    scripts = [file for file in files("bot.store").iterdir() if file.name.endswith(".lua")]
    reading = {file.name.removesuffix(".lua") for file in scripts if "'TIME'" in file.read_text("utf-8")}
    assert reading == set(OF_GAMES) | OF_PROCESSES


async def test_idle_open_table_warns_closes_and_is_deleted(store: Store, server: Server) -> None:
    """By its own timers: after six days, one more, and a week."""
    tables = Tables(store, steady())
    keeper = Timekeeper(tables, SimplePlayers(), Results(store))
    table = await opened_by(tables, "ann")

    async def warned() -> bool:
        return (await tables.look(table.id)).warned

    async def ended() -> bool:
        return (await tables.look(table.id)).ended == "expired"

    async def gone() -> bool:
        return await store.games.load(table.id) is None

    store.wakeups.sweep_every = 0.05
    serve = asyncio.create_task(store.serve(couriers={}, table=keeper.handle))
    async with Redis(unix_socket_path=str(server.socket)) as redis:
        for days, happened in ((6, warned), (1, ended), (7, gone)):
            assert not await happened()
            await forward(redis, days * 24 * HOUR)
            await until(happened)
    serve.cancel()
    await asyncio.gather(serve, return_exceptions=True)
    assert not [name async for name in store.client.scan(f"*:{table.id}")]


async def test_setting_the_clock_back_moves_deadlines_and_reminders(store: Store, server: Server) -> None:
    """A deadline an hour away stays an hour away, however the clock is set."""
    seen: list[StoreEvent] = []

    async def see(event: StoreEvent) -> None:
        seen.append(event)

    store.wakeups.sweep_every = store.wakeups.beat_every = 0.05
    remind = Timer("remind", after=HOUR * 500, reminder=True)
    await store.games.commit(step("g1", 0, timers=(Timer("turn", after=HOUR * 1000), remind)))
    before = store.clock.now()
    serve = asyncio.create_task(store.serve(couriers={}, table=see))
    async with Redis(unix_socket_path=str(server.socket)) as redis:
        await forward(redis, -6 * HOUR, heard=False)
        await until(lambda: seen)
        assert [(event.kind, event.name) for event in seen] == [("moved", "")]
        loaded = await loaded_game(store, "g1")
        assert abs(loaded.timers["turn"] - (before - 5 * HOUR * 1000)) < 60_000
        assert abs(loaded.timers["remind"] - (before - 5.5 * HOUR * 1000)) < 60_000
        assert store.clock.lost == 0
        await forward(redis, HOUR // 2 + 60)
        await until(lambda: len(seen) == 2)
        await forward(redis, HOUR // 2)
        await until(lambda: len(seen) == 3)
    assert [(event.kind, event.name) for event in seen[1:]] == [("timer", "remind"), ("timer", "turn")]
    serve.cancel()
    await asyncio.gather(serve, return_exceptions=True)


async def test_setting_the_clock_back_does_not_stop_leases_rates_or_spacing(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Script, "__init__", Script.__init__)
    hurry(OF_PROCESSES)
    async with open_store(StoreSettings(url=server.patient)) as store, Redis(unix_socket_path=str(server.socket)) as redis:
        dead, alive = (Leases(store.client, store.keys, "telegram", life=1.0) for _ in range(2))
        await dead.renew()
        assert await store.coordination.moment("identify", 5000) == 0
        assert await store.coordination.moment("identify", 5000) > 4000
        assert not [await store.coordination.count({"ann": 2}, 60_000) for _ in range(2)][1]
        assert await store.coordination.hold("polls", "dead", 1000)
        await redis.pexpire(store.keys.coordination("hold", "polls"), 6 * HOUR * 1000)  # as after the clock was set back
        await forward(redis, -6 * HOUR, heard=False)
        assert await store.coordination.moment("identify", 5000) == 0
        assert [await store.coordination.count({"ann": 2}, 60_000) > 0 for _ in range(3)] == [False, False, True]
        assert not await store.coordination.hold("polls", "alive", 1000)

        async def taken_over() -> bool:
            await alive.renew()
            return len(alive.held) == SHARDS and await store.coordination.hold("polls", "alive", 1000)

        await until(taken_over)


@pytest.mark.parametrize("heard", [True, False])
async def test_hours_pass_at_once_and_only_outages_give_time_back(store: Store, server: Server, heard: bool) -> None:
    seen: list[StoreEvent] = []

    async def see(event: StoreEvent) -> None:
        seen.append(event)

    store.wakeups.sweep_every = 0.05
    serve = asyncio.create_task(store.serve(couriers={}, table=see))
    await store.games.commit(step("g1", 0, timers=(Timer("turn", after=HOUR * 1000),)))
    before = store.clock.now()
    async with Redis(unix_socket_path=str(server.socket)) as redis:
        await forward(redis, 2 * HOUR, heard=heard)
    # The event arrives before the heartbeat that caused it has ended.
    await until(lambda: seen and store.clock.told >= before + 2 * HOUR * 1000)
    assert [(event.kind, event.name) for event in seen] == [("timer", "turn") if heard else ("moved", "")]
    assert (store.clock.lost >= 2 * HOUR * 1000) is not heard
    serve.cancel()
    await asyncio.gather(serve, return_exceptions=True)
