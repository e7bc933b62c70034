"""A real store for each test, emptied before it."""

from collections.abc import AsyncIterator, Iterator

import pytest

from bot.store import Settings, Store, opened
from tests.store.servers import Server


@pytest.fixture(scope="session")
def server_of_chats() -> Iterator[Server]:
    server = Server("--appendonly", "no").start()
    yield server
    server.stop()


@pytest.fixture
async def store(server_of_chats: Server) -> AsyncIterator[Store]:
    server_of_chats.ask("FLUSHALL")
    async with opened(Settings(url=server_of_chats.url)) as found:
        yield found


@pytest.fixture(autouse=True)
def nothing_goes_wrong(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A message that lacks words, and a delivery or an event that failed, are only logged: here they fail the test."""
    yield
    wrong = [record.getMessage() for record in caplog.get_records("call") if record.levelname in ("ERROR", "CRITICAL")]
    assert wrong == []
