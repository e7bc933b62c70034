"""The hurried clock: games live by it, processes do not, and no hour of it is taken for an outage unless it is to be one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from importlib.resources import files

import pytest
from redis.asyncio import Redis

from bot.store import Event, Settings, Store, Timer, opened
from bot.store.link import Script
from tests.soak.hurried import OF_GAMES, forward, hurry
from tests.store.made import step
from tests.store.platform import until
from tests.store.servers import Server, running

OF_PROCESSES = {"ack", "document", "leases", "rate", "slot"}
"""Scripts that read the time for what lives by the real one."""
HOUR = 3600


@pytest.fixture
def server() -> Iterator[Server]:
    with running("--appendonly", "no") as server:
        yield server


@pytest.fixture
async def store(server: Server, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Store]:
    monkeypatch.setattr(Script, "__init__", Script.__init__)
    hurry()
    async with opened(Settings(url=server.url)) as store:
        yield store


def test_every_script_that_reads_the_time_is_of_games_or_of_processes() -> None:
    scripts = [file for file in files("bot.store").iterdir() if file.name.endswith(".lua")]
    reading = {file.name.removesuffix(".lua") for file in scripts if "'TIME'" in file.read_text("utf-8")}
    assert reading == set(OF_GAMES) | OF_PROCESSES


@pytest.mark.parametrize("heard", [True, False])
async def test_hours_pass_at_once_and_only_what_was_an_outage_is_given_back(store: Store, server: Server, heard: bool) -> None:
    seen: list[Event] = []

    async def see(event: Event) -> None:
        seen.append(event)

    store.hub.sweep_every = 0.05
    serve = asyncio.create_task(store.serve(couriers={}, table=see))
    await store.games.commit(step("g1", 0, timers=(Timer("turn", after=HOUR * 1000),)))
    before = store.clock.now()
    async with Redis(unix_socket_path=str(server.socket)) as redis:
        await forward(redis, 2 * HOUR, heard=heard)
    # The event comes before the heartbeat that brought it has ended.
    await until(lambda: seen and store.clock.told >= before + 2 * HOUR * 1000)
    assert [(event.kind, event.name) for event in seen] == [("timer", "turn") if heard else ("moved", "")]
    assert (store.clock.lost >= 2 * HOUR * 1000) is not heard
    serve.cancel()
    await asyncio.gather(serve, return_exceptions=True)
