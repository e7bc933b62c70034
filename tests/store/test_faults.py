"""Server faults: the player gets a code, the log the cause, and work resumes afterwards."""

import asyncio
import resource
import signal

import pytest

from bot.store import Applied, Duplicate, Store, StoreSettings, open_store
from bot.store.faults import (
    DiskFull,
    Loading,
    MemoryFull,
    ReadOnly,
    Slow,
    Steadfast,
    StoreError,
    StoreUnreachable,
    WrongPassword,
    classify,
)
from tests.store.made import CHAT, loaded_game, step
from tests.store.platform import Platform
from tests.store.servers import Server, free_ports, running
from tests.store.test_outbox import serving
from tests.waiting import PATIENCE, until

QUICK = 0.1


async def test_full_memory_is_reported_and_leaves_nothing_half_done() -> None:
    with running() as server:
        async with open_store(StoreSettings(url=server.url, patience=QUICK)) as store:
            await store.games.commit(step("g1", 0))
            server.ask("CONFIG", "SET", "maxmemory", "1")
            with pytest.raises(MemoryFull):
                await store.games.commit(step("g1", 1))
            loaded = await loaded_game(store, "g1")  # reading still works
            assert loaded.version == 1
            server.ask("CONFIG", "SET", "maxmemory", "0")
            assert isinstance(await store.games.commit(step("g1", 1)), Applied)


async def test_full_disk_is_reported_and_background_work_resumes(
    caplog: pytest.LogCaptureFixture,
) -> None:
    server = Server("--appendonly", "yes", "--appendfsync", "everysec").start(ignore=(signal.SIGXFSZ,))
    assert server.process is not None
    telegram = Platform()
    try:
        async with open_store(StoreSettings(url=server.url, patience=QUICK)) as store, serving(store, ("telegram", telegram)):
            store.wakeups.beat_every = 0.05
            await store.games.commit(step("g1", 0))
            await until(lambda: telegram.seen(CHAT, "g1") == [1])
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
            with pytest.raises(DiskFull):
                await _fill(store)
            await until(lambda: "the heartbeat failed; trying again: the server cannot write to its disk" in caplog.text)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
            loaded = await loaded_game(store, "g1")

            async def cured() -> bool:
                try:
                    await store.games.commit(step("g1", loaded.version))
                except DiskFull:
                    return False
                return True

            await until(cured)
            await until(lambda: telegram.seen(CHAT, "g1") == [1, loaded.version + 1])
            await until(lambda: "the heartbeat works again" in caplog.text)
    finally:
        server.stop()


async def _fill(store: Store) -> None:
    async with asyncio.timeout(60):
        for number in range(1, 100_000):
            await store.games.commit(step("g1", number, announcements=()))


async def test_read_only_replica_is_reported() -> None:
    with running(port=free_ports(1)[0]) as master, running("--replicaof", "127.0.0.1", str(master.port)) as replica:
        with pytest.raises(ReadOnly):
            async with open_store(StoreSettings(url=replica.url, start_patience=QUICK, patience=QUICK)):
                pass
        replica.ask("REPLICAOF", "NO", "ONE")
        async with open_store(StoreSettings(url=replica.url)) as store:
            assert isinstance(await store.games.commit(step("g1", 0)), Applied)


async def test_password_set_at_run_time_is_reported() -> None:
    with running() as server:
        async with open_store(StoreSettings(url=server.url, patience=QUICK)) as store:
            server.ask("CONFIG", "SET", "requirepass", "new")
            await store.client._client.connection_pool.disconnect()
            with pytest.raises(WrongPassword):
                await store.games.commit(step("g1", 0))


async def test_lost_server_is_reported_and_returns_with_all_data() -> None:
    server = Server("--appendonly", "yes", "--appendfsync", "always").start()
    try:
        async with open_store(StoreSettings(url=server.url, patience=QUICK)) as store:
            await store.games.commit(step("g1", 0))
            server.kill()
            with pytest.raises(StoreUnreachable):
                await store.games.commit(step("g1", 1))
            await asyncio.to_thread(server.start)
            assert isinstance(await store.games.commit(step("g1", 1)), Applied)
    finally:
        server.stop()


async def test_turn_taken_in_by_a_hanging_server_is_known_afterwards() -> None:
    with running() as server:
        assert server.process is not None
        async with open_store(StoreSettings(url=f"{server.url}?timeout=0.3", patience=QUICK)) as store:
            await store.games.commit(step("g1", 0))
            server.process.send_signal(signal.SIGSTOP)
            with pytest.raises(Slow):
                await store.games.commit(step("g1", 1))
            server.process.send_signal(signal.SIGCONT)
            # The first try may still lie in the socket and run now; the retry has the same key.
            assert isinstance(await store.games.commit(step("g1", 1)), Applied | Duplicate)
            loaded = await loaded_game(store, "g1")
            assert loaded.version == 2


async def test_start_waits_for_a_loading_server() -> None:
    server = Server("--appendonly", "yes", "--appendfsync", "always").start()
    try:
        async with open_store(StoreSettings(url=server.url)) as store:
            for number in range(200):
                await store.games.commit(step("g1", number))
        server.kill()
        slow = Server("--appendonly", "yes", "--key-load-delay", "1000", folder=server.folder).start()
        async with open_store(StoreSettings(url=slow.url)) as store:
            loaded = await loaded_game(store, "g1")
            assert loaded.version == 200
        slow.kill()
    finally:
        server.stop()
    assert isinstance(classify(_busy()), Loading)


def _busy() -> Exception:
    from redis.exceptions import BusyLoadingError

    return BusyLoadingError("Redis is loading the dataset in memory")


@pytest.mark.parametrize("fault", [None, StoreError("the connection was closed")])
async def test_lost_cancellation_ends_background_work(fault: StoreError | None) -> None:
    """As the client library does at times: the step answers, or fails, though its task was cancelled."""
    begun = asyncio.Event()

    async def step() -> None:
        try:
            begun.set()
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            if fault is not None:
                raise fault from None

    async def work() -> None:
        while True:
            await Steadfast("the work").keep(step)

    task = asyncio.create_task(work())
    await begun.wait()
    task.cancel()
    async with asyncio.timeout(PATIENCE):
        await asyncio.wait([task])
    assert task.cancelled()


async def test_cancellation_that_becomes_a_fault_of_the_connection_ends_the_call(store: Store) -> None:
    begun = asyncio.Event()

    async def request() -> None:
        try:
            begun.set()
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            raise ConnectionError from None

    task = asyncio.create_task(store.client._send(request))
    await begun.wait()
    task.cancel()
    async with asyncio.timeout(PATIENCE):
        await asyncio.wait([task])
    assert task.cancelled()
