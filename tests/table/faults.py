"""The proof by faults: people, clocks and computers play whole games under random faults."""

import asyncio
import contextlib
import itertools
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Final

from bot.store import Loaded, Store, StoreSettings, open_store
from bot.store.embedded import DURABLE
from bot.store.keys import shard_of
from bot.table.deeds.base import TURN
from tests.store.proxy import Proxy
from tests.store.servers import Cluster, Server
from tests.store.standin import FaultRecorder
from tests.table.checker import ProofVerdict, check
from tests.table.worker import SLOW
from tests.waiting import until

KILLS_MORE: Final = 6
"""How much more often workers are killed than other faults happen."""

PATIENCE: Final = 300.0
"""Seconds to wait for anything: on a busy machine a killed process is slow to return."""

Fault = Callable[[], Awaitable[None]]


class Workers:
    """Worker processes that are killed and replaced."""

    def __init__(self, url: str, stand_in: Path, games: int, chance: random.Random) -> None:
        self._words = (url, str(stand_in))
        self._games = games
        self._chance = chance
        self._names = itertools.count()
        self.processes: list[subprocess.Popen[bytes]] = []
        self.killed = 0

    def start(self) -> None:
        """Start another worker."""
        command = [sys.executable, "-m", "tests.table.worker", *self._words, f"w{next(self._names)}", str(self._games)]
        root = Path(__file__).parents[2]
        quiet = {"LEVEL": "ERROR"} | dict(os.environ)
        self.processes.append(subprocess.Popen(command, cwd=root, env=quiet | {"PYTHONPATH": str(root)}))

    async def kill_one(self) -> None:
        """Kill -9 a random worker and start another."""
        victim = self.processes.pop(self._chance.randrange(len(self.processes)))
        victim.kill()
        victim.wait()
        self.killed += 1
        self.start()

    def stop(self) -> list[int]:
        """Stop all; return the exit codes of those that ended by themselves."""
        ended = [code for process in self.processes if (code := process.poll()) is not None]
        for process in self.processes:
            process.kill()
            process.wait()
        return ended


async def _server_faults(server: Server, proxy: Proxy) -> list[Fault]:
    async def cut() -> None:
        proxy.cut()

    async def delay() -> None:
        proxy.delay = 0.2
        await asyncio.sleep(0.5)
        proxy.delay = 0.0

    async def kill() -> None:
        server.kill()
        await asyncio.sleep(0.2)
        await asyncio.to_thread(server.start)

    return [cut, cut, delay, kill]


async def _cluster_faults(cluster: Cluster, chance: random.Random) -> list[Fault]:
    async def lose_a_master() -> None:
        master = chance.choice(await asyncio.to_thread(cluster.masters))
        master.kill()
        others = [node for node in cluster.nodes if node is not master]
        await asyncio.to_thread(
            _until, lambda: all(b"cluster_state:ok" in n.ask("CLUSTER", "INFO") for n in others) and len(cluster.masters()) == 3
        )
        await asyncio.to_thread(master.start)
        await asyncio.to_thread(_until, cluster.is_complete)

    return [lose_a_master]


def _until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        if time.monotonic() > end:
            message = "the cluster did not become whole again"
            raise TimeoutError(message)
        time.sleep(0.1)


async def prove(
    seconds: float,
    *,
    least: int = 0,
    kills: int = 0,
    in_cluster: bool = False,
    workers: int = 2,
    games: int = 6,
    seed: int = 1,
) -> ProofVerdict:
    """Break things for some seconds and until there were enough acknowledgements and kills.

    Then wait until all is idle, and check. `kills`: of workers and servers together.
    """
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        stand_in = FaultRecorder(Path(folder) / "platform.sock", chance)
        await stand_in.start()
        async with _place(in_cluster=in_cluster, chance=chance) as (url, direct, servers, faults):
            crew = Workers(url, stand_in.path, games, chance)
            for _ in range(workers):
                crew.start()
            try:
                await _begun(stand_in)
                mischief = [crew.kill_one, *faults, *hurry(direct), *[crew.kill_one] * KILLS_MORE]

                def killed() -> int:
                    return crew.killed + sum(server.kills for server in servers)

                acks = stand_in.acks
                await _break(seconds, mischief, chance, lambda: len(acks) >= least and killed() >= kills, lambda: len(acks))
                stand_in.playing = False
                async with open_store(StoreSettings(url=direct, start_patience=PATIENCE)) as store:
                    logs = await _at_rest(store)
                ended = crew.stop()
            finally:
                crew.stop()
            await stand_in.stop()
            verdict = check(logs, stand_in.acks, stand_in.history)
            verdict.kills = killed()
            verdict.faults += [f"a worker ended by itself with {code}" for code in ended]
            return verdict


@contextlib.asynccontextmanager
async def _place(*, in_cluster: bool, chance: random.Random) -> AsyncIterator[tuple[str, str, list[Server], list[Fault]]]:
    if in_cluster:
        cluster = await asyncio.to_thread(Cluster(timeout=1000).start)
        try:
            yield f"{cluster.url}?replicas=1&timeout=2", cluster.url, cluster.nodes, await _cluster_faults(cluster, chance)
        finally:
            cluster.stop()
        return
    server = await asyncio.to_thread(Server(*DURABLE).start)
    proxy = Proxy(server.socket)
    await proxy.start()
    try:
        yield f"redis://127.0.0.1:{proxy.port}?timeout=2", server.url, [server], await _server_faults(server, proxy)
    finally:
        await proxy.stop()
        server.stop()


def hurry(url: str) -> list[Fault]:
    """Let the time of a slow table run out; wait until a worker notices."""

    async def time_is_up() -> None:
        async with open_store(StoreSettings(url=url, start_patience=PATIENCE)) as store:
            await until(lambda: _runs_out(store), PATIENCE)
            await until(lambda: _noticed(store), PATIENCE)

    return [time_is_up, time_is_up]


async def _runs_out(store: Store) -> bool:
    now = store.clock.now()
    return any([await store.client.call("ZADD", due, "XX", "CH", now, member) for due, member in await _slow_timers(store)])


async def _noticed(store: Store) -> bool:
    times = [await store.client.call("ZSCORE", due, member) for due, member in await _slow_timers(store)]
    return all(at is None or float(at) > store.clock.now() for at in times)


async def _slow_timers(store: Store) -> list[tuple[str, str]]:
    games = [game for game in await store.games.all() if game.startswith(f"game{SLOW}r")]
    return [(store.keys.due(shard_of(game)), f"d:{game}:{TURN}") for game in games]


async def _begun(stand_in: FaultRecorder) -> None:
    async with asyncio.timeout(PATIENCE):
        while len(stand_in.acks) < 20:  # noqa: ASYNC110 - other processes are waited for
            await asyncio.sleep(0.05)


async def _break(
    seconds: float, faults: list[Fault], chance: random.Random, enough: Callable[[], bool], acks: Callable[[], int]
) -> None:
    """Let some work finish between two faults, or a busy machine would never get anywhere."""
    end = time.monotonic() + seconds
    for number in itertools.count():
        before, patience = acks(), time.monotonic() + PATIENCE / 5
        await asyncio.sleep(0.3 + chance.random() * 0.9)
        while acks() == before and time.monotonic() < patience:  # noqa: ASYNC110 - other processes are waited for
            await asyncio.sleep(0.05)
        if time.monotonic() > end and number >= len(faults) and enough():
            return
        # Each kind of fault once, then at random.
        await (faults[number] if number < len(faults) else chance.choice(faults))()


async def _at_rest(store: Store) -> list[Loaded]:
    """Wait until all is idle: no timer, nothing in the outbox."""
    async with asyncio.timeout(PATIENCE):
        while True:
            # Stop the clocks, so that time-outs end.
            stopped = await store.client.many([("DEL", store.keys.due(shard)) for shard in range(256)])
            await asyncio.sleep(1.0)
            before = await _loaded(store)
            if not any(stopped) and not await store.outbox.waiting(range(256)):
                found = await _loaded(store)
                if [each.version for each in found] == [each.version for each in before]:
                    return found  # else a late press has come, and perhaps not all places have seen it


async def _loaded(store: Store) -> list[Loaded]:
    found = [await store.games.load(game) for game in await store.games.all()]
    return [loaded for loaded in found if loaded is not None]
