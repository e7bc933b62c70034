"""A server for each test process, empty for each test."""

from collections.abc import AsyncIterator, Iterator

import pytest

from bot.store import Store, StoreSettings, opened
from tests.store.servers import Cluster, Server


@pytest.fixture(scope="session")
def one_server() -> Iterator[Server]:
    server = Server("--appendonly", "no").start()
    yield server
    server.stop()


@pytest.fixture
def server(one_server: Server) -> Server:
    one_server.ask("FLUSHALL")
    one_server.ask("SCRIPT", "FLUSH")
    return one_server


@pytest.fixture
async def store(server: Server) -> AsyncIterator[Store]:
    async with opened(StoreSettings(url=server.url)) as made:
        yield made


@pytest.fixture(scope="session")
def one_cluster() -> Iterator[Cluster]:
    cluster = Cluster().start()
    yield cluster
    cluster.stop()


@pytest.fixture
def cluster(one_cluster: Cluster) -> Cluster:
    for node in one_cluster.masters():
        node.ask("FLUSHALL")
        node.ask("SCRIPT", "FLUSH")
    return one_cluster


@pytest.fixture(params=["one server", "cluster"])
async def either(request: pytest.FixtureRequest) -> AsyncIterator[Store]:
    """What matters most is tested on one server and on a cluster."""
    place = request.getfixturevalue("server" if request.param == "one server" else "cluster")
    async with opened(StoreSettings(url=place.url)) as made:
        yield made
