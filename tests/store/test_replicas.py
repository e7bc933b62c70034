"""With `replicas`, no write is confirmed before a replica has it, so losing the master loses nothing."""

import asyncio
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import count

import pytest

from bot.store import Applied, Duplicate, Hint, Store, StoreSettings, open_store
from bot.store.faults import TooFewReplicas
from bot.store.keys import Keys
from tests.store.made import CHAT, step, told_to_one
from tests.store.servers import Cluster, Server, free_ports, running, until

IMPATIENT = 0.3


@pytest.fixture
def pair() -> Iterator[tuple[Server, Server]]:
    """A master and its replica."""
    options = ("--repl-diskless-sync-delay", "0")
    with (
        running(*options, port=free_ports(1)[0]) as master,
        running(*options, "--replicaof", "127.0.0.1", str(master.port)) as replica,
    ):
        until(lambda: replica.ask("INFO", "replication")["master_link_status"] == "up")
        yield master, replica


@contextmanager
def held_up(replica: Server, *stores: Store) -> Iterator[None]:
    """The replica hangs; the stores give up on it soon."""
    assert replica.process is not None
    replica.process.send_signal(signal.SIGSTOP)
    for store in stores:
        store.client.patience = IMPATIENT
    try:
        yield
    finally:
        replica.process.send_signal(signal.SIGCONT)


@asynccontextmanager
async def careful(url: str) -> AsyncIterator[Store]:
    async with open_store(StoreSettings(url=f"{url}?replicas=1&timeout=2", patience=60)) as store:
        yield store


async def test_turn_is_not_acknowledged_before_a_replica_has_it(pair: tuple[Server, Server]) -> None:
    master, replica = pair
    async with careful(master.url) as first, careful(master.url) as second:
        await first.games.commit(step("g2", 0))  # the replica has everything so far
        with held_up(replica, first, second):
            for store in (first, second):
                with pytest.raises(TooFewReplicas):
                    await store.games.commit(step("g1", 0))
    async with careful(master.url) as store:
        assert isinstance(await store.games.commit(step("g1", 0)), Duplicate)


async def test_nothing_is_posted_before_a_replica_has_the_mark(pair: tuple[Server, Server]) -> None:
    master, replica = pair
    async with careful(master.url) as store:
        entries = await told_to_one(store)
    async with careful(master.url) as first, careful(master.url) as second:
        await first.games.commit(step("g2", 0))  # the replica has everything the others wrote
        with held_up(replica, first, second):
            for store in (first, second):
                with pytest.raises(TooFewReplicas):
                    await store.outbox.mark(CHAT, entries, "telegram", "one", turn=True)
    async with careful(master.url) as store:
        assert (await store.outbox.mark(CHAT, entries, "telegram", "one", turn=True)).answer == "again"


async def test_entry_is_acknowledged_only_after_a_replica_has_the_outcome(pair: tuple[Server, Server]) -> None:
    master, replica = pair
    async with careful(master.url) as store:
        entries = await told_to_one(store)
        await store.outbox.mark(CHAT, entries, "telegram", "one", turn=True)
        with held_up(replica, store):
            with pytest.raises(TooFewReplicas):
                await store.outbox.note_sent(CHAT, entries, "m1", turn=True)
            with pytest.raises(TooFewReplicas):
                await store.outbox.note_gone(CHAT, entries)


async def _document(store: Store) -> None:
    key = store.keys.document("person", "ben")
    await store.client.run("document", [key], (0, b"settings", 2, "", b"onetoken"), firmly=True)


KEPT: dict[str, Callable[[Store], Awaitable[object]]] = {
    "a document": _document,
    "a document that goes": lambda store: store.documents.remove("person", "ann"),
    "a draft": lambda store: store.games.put_draft("g1", 1, 0, b"tile"),
    "something personal that goes": lambda store: store.games.redact("g1", {0: (b"entry 0", b"less")}),
    "a reminder": lambda store: store.digests.put("ann", "g1", b"your turn"),
    "a hint": lambda store: store.indexes.note("g1", 1, Hint(("ann",), (CHAT,))),
}


async def test_no_write_is_confirmed_before_a_replica_has_it(pair: tuple[Server, Server]) -> None:
    master, replica = pair
    async with careful(master.url) as first, careful(master.url) as second:
        await first.games.commit(step("g1", 0))
        with held_up(replica, first, second):
            for store in (first, second):
                told = await asyncio.gather(*(keep(store) for keep in KEPT.values()), return_exceptions=True)
                assert {what: type(each) for what, each in zip(KEPT, told, strict=True)} == dict.fromkeys(KEPT, TooFewReplicas)
    async with careful(master.url) as store:
        for keep in KEPT.values():
            await keep(store)


def _game_of(cluster: Cluster, master: Server) -> str:
    slots = [range(first, last + 1) for first, last, (_, port, *_), *_ in master.ask("CLUSTER", "SLOTS") if port == master.port]
    keys = Keys()
    for number in count():
        slot = master.ask("CLUSTER", "KEYSLOT", keys.game(f"g{number}").log)
        if any(slot in part for part in slots):
            return f"g{number}"
    raise AssertionError


def _replica_of(cluster: Cluster, master: Server) -> Server:
    [found] = [node for node in cluster.nodes if node.ask("INFO", "replication").get("master_port") == master.port]
    return found


@pytest.mark.parametrize("number", range(3))
async def test_replica_of_another_master_does_not_count_after_a_reconnect(cluster: Cluster, number: int) -> None:
    master = sorted(cluster.masters(), key=lambda node: node.port)[number]
    game, replica = _game_of(cluster, master), _replica_of(cluster, master)
    async with careful(cluster.url) as store:
        assert isinstance(await store.games.commit(step(game, 0)), Applied)
        with held_up(replica, store):
            master.ask("CLIENT", "KILL", "TYPE", "normal")
            with pytest.raises(TooFewReplicas):
                await store.games.commit(step(game, 1))
