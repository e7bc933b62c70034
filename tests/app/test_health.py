"""What a host's tools ask: alive, ready or why not, figures."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiohttp.test_utils import TestClient, TestServer

from bot.app.health import Health, count
from bot.store import Settings, Store, opened
from bot.table.tables import Tables
from tests.store.servers import Server
from tests.table.chance import steady
from tests.table.playing import started


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[tuple[Server, Store]]:
    server = Server("--appendonly", "no").start()
    async with opened(Settings(url=server.url, patience=0.2)) as made:
        yield server, made
    server.stop()


async def test_ready_or_not_and_why(store: tuple[Server, Store]) -> None:
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
        assert (await client.get("/healthz")).status == 200  # the bot lives, and waits


async def test_figures_are_there_by_name(store: tuple[Server, Store]) -> None:
    _, kept = store
    await started(Tables(kept, steady()), "ann", "ben")
    await count(kept, rounds=1)
    async with TestClient(TestServer(Health(kept, list).app())) as client:
        text = await (await client.get("/metrics")).text()
    assert 'carcassonne_games{state="running"} 1.0' in text
    for name in ("commands", "log_entries", "step_seconds", "queue_length", "loop_lag_seconds", "errors", "paused"):
        assert f"carcassonne_{name}" in text
