"""The health port: alive, ready or why not, metrics."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from unittest.mock import AsyncMock

import pytest
from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer

from bot.app.health import Health, count
from bot.store import Store, StoreSettings, open_store
from bot.table.tables import Tables
from tests.store.servers import Server
from tests.table.chance import steady
from tests.table.playing import started


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[tuple[Server, Store]]:
    server = Server("--appendonly", "no").start()
    async with open_store(StoreSettings(url=server.url, patience=0.2)) as made:
        yield server, made
    server.stop()


async def test_readiness_names_its_reason(store: tuple[Server, Store]) -> None:
    server, kept = store
    troubles: list[str] = []
    async with TestClient(TestServer(Health(kept, troubles.copy).app())) as client:
        assert (await client.get("/healthz")).status == 200
        assert (await client.get("/readyz")).status == 200
        troubles.append("Telegram has failed")
        answer = await client.get("/readyz")
        assert (answer.status, await answer.text()) == (503, "Telegram has failed\n")
        troubles.clear()
        server.kill()
        answer = await client.get("/readyz")
        assert answer.status == 503
        assert "store" in await answer.text()
        assert (await client.get("/healthz")).status == 200  # the bot is alive, and waits


async def test_metrics_are_exported_by_name(store: tuple[Server, Store]) -> None:
    _, kept = store
    await started(Tables(kept, steady()), "ann", "ben")
    await count(kept, rounds=1)
    async with TestClient(TestServer(Health(kept, list).app())) as client:
        text = await (await client.get("/metrics")).text()
    assert 'carcassonne_games{state="running"} 1.0' in text
    for name in ("commands", "log_entries", "step_seconds", "queue_length", "loop_lag_seconds", "errors", "paused", "store_away"):
        assert f"carcassonne_{name}" in text


async def figure(client: TestClient[web.Request, web.Application], name: str) -> str:
    """Fetch one metric."""
    lines = (await (await client.get("/metrics")).text()).splitlines()
    return next(line.removeprefix(f"{name} ") for line in lines if line.startswith(f"{name} "))


async def until(client: TestClient[web.Request, web.Application], ready: int, away: str) -> None:
    """Wait until the answer satisfies the condition."""
    async with asyncio.timeout(60):
        found: tuple[int, str] | None = None
        while found != (ready, away):
            found = (await client.get("/readyz")).status, await figure(client, "carcassonne_store_away")


async def test_hanging_store_is_reported_without_errors(store: tuple[Server, Store], caplog: pytest.LogCaptureFixture) -> None:
    """Counting waits for the store; if it failed, the bot would stay not ready for a minute."""
    server, kept = store
    assert server.process is not None
    async with TestClient(TestServer(Health(kept, list).app())) as client, asyncio.TaskGroup() as group:
        parts = [group.create_task(count(kept)), group.create_task(kept.serve(couriers={"web": AsyncMock()}))]
        await until(client, 200, "0.0")
        os.kill(server.process.pid, signal.SIGSTOP)
        try:
            await until(client, 503, "1.0")
            assert (await client.get("/healthz")).status == 200
        finally:
            os.kill(server.process.pid, signal.SIGCONT)
        await until(client, 200, "0.0")
        assert not any(part.done() for part in parts)
        for part in parts:
            part.cancel()
    assert not [each for each in caplog.records if each.levelname == "ERROR"]
