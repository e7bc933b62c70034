"""A store with short timeouts; each test loads the scripts again."""

from collections.abc import AsyncIterator

import pytest

from bot.store import Store, StoreSettings, open_store
from tests.store.servers import Cluster, Server


@pytest.fixture
def server(server: Server) -> Server:
    """Without scripts."""
    server.ask("SCRIPT", "FLUSH")
    return server


@pytest.fixture
async def store(server: Server) -> AsyncIterator[Store]:
    async with open_store(StoreSettings(url=server.url)) as made:
        yield made


@pytest.fixture
def cluster(cluster: Cluster) -> Cluster:
    """Without scripts."""
    for node in cluster.masters():
        node.ask("SCRIPT", "FLUSH")
    return cluster


@pytest.fixture(params=["one server", "cluster"])
async def either(request: pytest.FixtureRequest) -> AsyncIterator[Store]:
    """A single server and a cluster in turn, for what matters most."""
    place = request.getfixturevalue("server" if request.param == "one server" else "cluster")
    async with open_store(StoreSettings(url=place.url)) as made:
        yield made
