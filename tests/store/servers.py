"""Real servers for the tests: a single one, a cluster with replicas, and Sentinel."""

import contextlib
import os
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, cast

import redis
from redis.backoff import NoBackoff
from redis.retry import Retry

from bot.store.binary import find
from bot.store.embedded import _die_with_parent
from tests.waiting import written


def program() -> str:
    """The server program: `REDIS_SERVER`, else the installed one."""
    return os.environ.get("REDIS_SERVER") or str(find().path)


def free_ports(count: int) -> list[int]:
    """Free ports below the ephemeral range, whose cluster bus port (port + 10000) is free too."""
    found: list[int] = []
    candidate = 10000 + random.SystemRandom().randrange(12000)
    while len(found) < count:
        candidate = candidate + 1 if candidate < 22000 else 10000
        if _is_free(candidate) and _is_free(candidate + 10000):
            found.append(candidate)
    return found


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True


def until(done: Callable[[], object], seconds: float = 60.0) -> None:
    """Wait for a condition that may fail to connect at first."""
    end = time.monotonic() + seconds
    while True:
        with contextlib.suppress(redis.ConnectionError, redis.ResponseError, redis.TimeoutError):
            if done():
                return
        if time.monotonic() > end:
            message = f"waited {seconds:.0f} s for {written(done)}"
            raise TimeoutError(message)
        time.sleep(0.02)


class Server:
    """A server process that can be killed and restarted on its data."""

    def __init__(self, *options: str, port: int = 0, folder: Path | None = None) -> None:
        """Without a port, it listens on a unix socket only."""
        self.folder = folder or Path(tempfile.mkdtemp(prefix="store-"))
        self.port = port
        self.socket = self.folder / "redis.sock"
        self._options = options
        self.process: subprocess.Popen[bytes] | None = None
        self.kills = 0

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}" if self.port else f"unix://{self.socket}"

    @property
    def patient(self) -> str:
        """Its address with long timeouts, for a busy machine."""
        return f"{self.url}?timeout=60"

    def start_sentinel(self, conf: Path) -> None:
        """Start it as a Sentinel instead."""
        self.process = subprocess.Popen(
            [program(), str(conf), "--sentinel", "--port", str(self.port), "--unixsocket", str(self.socket)],
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            start_new_session=True,
            preexec_fn=_die_with_parent(),  # noqa: PLW1509 - only system calls that are safe there
        )
        until(lambda: self.ask("PING"))

    def knows_a_replica(self, service: str) -> bool:
        """Whether this Sentinel has a replica to fail over to."""
        return b"flags" in b" ".join(self._flat(self.ask("SENTINEL", "REPLICAS", service)))

    def _flat(self, answer: Any) -> list[bytes]:
        return [part for each in answer for part in each]

    def start(self, ignore: Sequence[signal.Signals] = ()) -> "Server":
        """Start it and wait for its answer. `ignore`: signals it ignores."""
        self.socket.unlink(missing_ok=True)
        die_with_us = _die_with_parent()

        def prepare() -> None:
            for number in ignore:
                signal.signal(number, signal.SIG_IGN)
            if die_with_us:
                die_with_us()

        where = ["--port", str(self.port), "--bind", "127.0.0.1", "--unixsocket", str(self.socket)]
        files = ["--dir", str(self.folder), "--logfile", "log", "--save", ""]
        self.process = subprocess.Popen(
            [program(), *where, *files, *self._options],
            stdout=subprocess.DEVNULL,
            start_new_session=True,
            preexec_fn=prepare,  # noqa: PLW1509 - only system calls that are safe there
        )
        until(self._answers)
        return self

    def _answers(self) -> bool:
        try:
            return bool(self.ask("PING"))
        except (redis.AuthenticationError, redis.BusyLoadingError):
            return True

    def ask(self, *words: str | int) -> Any:
        """Send one command, bypassing the code under test."""
        with redis.Redis(unix_socket_path=str(self.socket), socket_timeout=20, retry=Retry(NoBackoff(), 0)) as client:
            return cast("Any", client.execute_command(*words))

    def kill(self) -> None:
        """Kill it as a crash would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.kills += 1

    def stop(self) -> None:
        """Stop it and remove its files."""
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class Cluster:
    """Three masters with a replica each, set up without redis-cli."""

    def __init__(self, timeout: int = 2000) -> None:
        """`timeout`: milliseconds until a node counts as dead."""
        options = ["--cluster-enabled", "yes", "--cluster-node-timeout", str(timeout), "--appendonly", "no"]
        options += ["--repl-diskless-sync-delay", "0", "--repl-ping-replica-period", "1"]
        self.nodes = [Server(*options, port=port) for port in free_ports(6)]

    @property
    def url(self) -> str:
        """The addresses of all nodes, since any may be down."""
        return "redis+cluster://" + ",".join(f"127.0.0.1:{node.port}" for node in self.nodes)

    def start(self) -> "Cluster":
        """Start the nodes, assign slots, let them meet and attach the replicas."""
        try:
            for node in self.nodes:
                node.start()
            self._join()
        except BaseException:
            self.stop()
            raise
        return self

    def _join(self) -> None:
        masters = self.nodes[:3]
        for number, node in enumerate(masters):
            first, last = number * 16384 // 3, (number + 1) * 16384 // 3 - 1
            node.ask("CLUSTER", "ADDSLOTSRANGE", first, last)
            node.ask("CLUSTER", "SET-CONFIG-EPOCH", number + 1)
        for node in self.nodes[1:]:
            node.ask("CLUSTER", "MEET", "127.0.0.1", masters[0].port)
        until(lambda: all(self._knows(node) == 6 for node in self.nodes))
        for master, replica in zip(masters, self.nodes[3:], strict=True):
            name = master.ask("CLUSTER", "MYID").decode()
            until(lambda name=name, node=replica: node.ask("CLUSTER", "REPLICATE", name))  # type: ignore[misc]
        until(self.is_complete)

    @staticmethod
    def _knows(node: Server) -> int:
        return len(node.ask("CLUSTER", "NODES").splitlines())

    def is_complete(self) -> bool:
        """Whether all slots are served and all replicas follow."""
        alive = [node for node in self.nodes if node.process is not None and node.process.poll() is None]
        ok = all(b"cluster_state:ok" in node.ask("CLUSTER", "INFO") for node in alive)
        links = [node.ask("INFO", "replication") for node in alive]
        return ok and all(client.get("master_link_status", "up") == "up" for client in links)

    def masters(self) -> list[Server]:
        """The current masters."""
        alive = [node for node in self.nodes if node.process is not None and node.process.poll() is None]
        return [node for node in alive if node.ask("INFO", "replication")["role"] == "master"]

    def stop(self) -> None:
        """Stop all nodes."""
        for node in self.nodes:
            node.stop()


@contextlib.contextmanager
def running(*options: str, port: int = 0) -> Iterator[Server]:
    """Run a server for the length of a block."""
    server = Server(*options, port=port).start()
    try:
        yield server
    finally:
        server.stop()
