"""Sentinel failover with `replicas`: no turn is lost, doubled or out of order."""

import asyncio
import contextlib
from collections.abc import Iterator

import pytest

from bot.store import Applied, Duplicate, StoreSettings, open_store
from tests.store.made import CHAT, step
from tests.store.platform import Platform
from tests.store.servers import Server, free_ports, running, until
from tests.store.test_outbox import serving
from tests.waiting import until as comes_true

pytestmark = pytest.mark.long


@pytest.fixture
def watched() -> Iterator[tuple[Server, Server]]:
    """A master with two replicas and a Sentinel."""
    options, [port, *others, asked] = ("--repl-diskless-sync-delay", "0"), free_ports(4)
    with contextlib.ExitStack() as stack:
        master = stack.enter_context(running(*options, port=port))
        replicas = [stack.enter_context(running(*options, "--replicaof", "127.0.0.1", str(port), port=other)) for other in others]
        sentinel = Server(port=asked)
        stack.callback(sentinel.stop)
        settings = [f"sentinel monitor games 127.0.0.1 {port} 1", "sentinel down-after-milliseconds games 500"]
        (sentinel.folder / "sentinel.conf").write_text("\n".join(settings) + "\n")
        sentinel.start_sentinel(sentinel.folder / "sentinel.conf")
        until(lambda: all(each.ask("INFO", "replication")["master_link_status"] == "up" for each in replicas))
        until(lambda: len(sentinel.ask("SENTINEL", "REPLICAS", "games")) == len(replicas))
        yield master, sentinel


async def test_failover_loses_and_doubles_nothing(watched: tuple[Server, Server]) -> None:
    master, sentinel = watched
    telegram = Platform()
    url = f"redis+sentinel://127.0.0.1:{sentinel.port}/games?timeout=1&replicas=1"
    async with open_store(StoreSettings(url=url, patience=120.0)) as store, serving(store, ("telegram", telegram)):
        for number in range(12):
            assert isinstance(await store.games.commit(step("g1", number)), Applied | Duplicate)
            if number == 2:
                master.kill()
            if number == 6:
                await asyncio.to_thread(master.start)
        await comes_true(lambda: 12 in telegram.seen(CHAT, "g1"))
    assert telegram.told(CHAT, "g1") == list(range(1, 13))
