"""Fixtures for rooms with a real store beside them: empty for each test; whatever goes wrong in the log fails the test."""

from collections.abc import AsyncIterator, Iterator

import pytest

from bot.store import Store, StoreSettings, opened
from tests.store.servers import Server

__all__ = ["nothing_goes_wrong", "server_beside", "store"]


@pytest.fixture(scope="session")
def server_beside() -> Iterator[Server]:
    server = Server("--appendonly", "no").start()
    yield server
    server.stop()


@pytest.fixture
async def store(server_beside: Server) -> AsyncIterator[Store]:
    server_beside.ask("FLUSHALL")
    async with opened(StoreSettings(url=server_beside.patient)) as found:
        yield found


@pytest.fixture(autouse=True)
def nothing_goes_wrong(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A message that lacks words, a callback, a delivery or an event that failed is only logged: here it fails the test.

    A test that wants a fault clears `caplog` at its end.
    """
    yield
    wrong = [record.getMessage() for record in caplog.get_records("call") if record.levelname in ("ERROR", "CRITICAL")]
    assert wrong == []
