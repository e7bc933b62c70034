"""Tables on the store in memory, and on a real server where it matters."""

from collections.abc import AsyncIterator, Iterator

import pytest

from bot.store import Settings, Store, opened
from bot.table.ports import Shelf
from bot.table.tables import Tables
from tests.store.servers import Server
from tests.table.chance import steady
from tests.table.memory import Memory


@pytest.fixture
def memory() -> Memory:
    return Memory()


@pytest.fixture
def tables(memory: Memory) -> Tables:
    return Tables(memory, steady())


@pytest.fixture(scope="session")
def server_of_tables() -> Iterator[Server]:
    server = Server("--appendonly", "no").start()
    yield server
    server.stop()


@pytest.fixture
async def real(server_of_tables: Server) -> AsyncIterator[Store]:
    server_of_tables.ask("FLUSHALL")
    async with opened(Settings(url=server_of_tables.url)) as store:
        yield store


@pytest.fixture(params=["in memory", "on a server"])
async def either(request: pytest.FixtureRequest, memory: Memory, server_of_tables: Server) -> AsyncIterator[Shelf]:
    """What must hold in both."""
    if request.param == "in memory":
        yield memory
        return
    server_of_tables.ask("FLUSHALL")
    async with opened(Settings(url=server_of_tables.url)) as store:
        yield store
