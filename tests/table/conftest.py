"""Tables on the in-memory store, or on a real server where it matters."""

from collections.abc import AsyncIterator

import pytest
from redis.asyncio import Redis

from bot.store import Store, StoreSettings, open_store
from bot.store.client import Script
from bot.table.tables import Tables
from tests.soak.hurried import hurry
from tests.store.servers import Server
from tests.table.chance import steady
from tests.table.memory import Memory
from tests.table.world import World


@pytest.fixture
def memory() -> Memory:
    return Memory()


@pytest.fixture
def tables(memory: Memory) -> Tables:
    return Tables(memory.store, steady())


@pytest.fixture(params=["one server", pytest.param("cluster", marks=pytest.mark.xdist_group("the cluster of tables"))])
async def real(request: pytest.FixtureRequest) -> AsyncIterator[Store]:
    """A single server, and a cluster whose replica confirms each turn."""
    if request.param == "one server":
        url = request.getfixturevalue("server").url
    else:
        url = f"{request.getfixturevalue('cluster').url}?replicas=1"
    async with open_store(StoreSettings(url=url, patience=30.0)) as store:
        yield store


@pytest.fixture(params=["in memory", "on a server"])
async def either(request: pytest.FixtureRequest, memory: Memory, server: Server) -> AsyncIterator[Store]:
    """The in-memory and the real store in turn."""
    if request.param == "in memory":
        yield memory.store
        return
    async with open_store(StoreSettings(url=server.patient)) as store:
        yield store


@pytest.fixture
async def world(server: Server, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    monkeypatch.setattr(Script, "__init__", Script.__init__)
    hurry()
    redis = Redis(unix_socket_path=str(server.socket))
    async with redis, open_store(StoreSettings(url=server.patient)) as store, World(store, redis) as world:
        yield world
