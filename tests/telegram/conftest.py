"""A real store beside the stand-in; whatever goes wrong in the log fails the test."""

from collections.abc import AsyncIterator, Iterator

import pytest

from bot.store import Settings, Store, opened
from tests.store.servers import Server


@pytest.fixture(scope="session")
def server_of_telegram() -> Iterator[Server]:
    server = Server("--appendonly", "no").start()
    yield server
    server.stop()


@pytest.fixture
async def store(server_of_telegram: Server) -> AsyncIterator[Store]:
    server_of_telegram.ask("FLUSHALL")
    async with opened(Settings(url=server_of_telegram.url)) as found:
        yield found


@pytest.fixture(autouse=True)
def nothing_goes_wrong(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """An update, an answer or a delivery that failed is only logged: here it fails the test.

    A test that wants a fault clears `caplog` at its end.
    """
    yield
    wrong = [record.getMessage() for record in caplog.get_records("call") if record.levelname in ("ERROR", "CRITICAL")]
    assert wrong == []
