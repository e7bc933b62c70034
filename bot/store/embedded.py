"""The private server: it starts with the bot when no REDIS_URL is set, and ends with it.

One lock file decides which process starts it. Other roles on the same data directory find the lock taken and share the server;
when its owner ends, one of them takes over. Each role has a lock of its own, so that no role runs twice on one directory.
"""

import asyncio
import ctypes
import fcntl
import hashlib
import logging
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from bot.store import binary
from bot.store.faults import Refused, StoreUnreachable, unusable

logger = logging.getLogger(__name__)

#: A socket's path has room for about 104 bytes on every system.
_LONGEST_PATH: Final = 100
_PR_SET_PDEATHSIG: Final = 1
_LOG_LIMIT: Final = 4 << 20
#: How long to wait after a server could not be started (seconds).
_AGAIN: Final = 5.0
#: `everysec` is not enough: while the disk is busy, the server answers before it has passed the write to the system.
DURABLE: Final = ("--appendonly", "yes", "--appendfsync", "always")
_OPTIONS: Final = (
    *("--port", "0", "--unixsocketperm", "700", "--daemonize", "no"),
    *(*DURABLE, "--save", ""),
    *("--auto-aof-rewrite-min-size", "16mb", "--maxmemory-policy", "noeviction"),
    *("--loglevel", "notice", "--logfile", "redis.log"),
)


class Lock:
    """A lock that the system releases when its last holder ends, however it ends."""

    __slots__ = ("_file", "path")

    def __init__(self, path: Path) -> None:
        """Nothing is locked yet."""
        self.path = path
        self._file: int | None = None

    def take(self) -> bool:
        """Take the lock; False if another process holds it."""
        file = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(file)
            return False
        self._file = file
        return True

    def fileno(self) -> int:
        """Return the open file, for a child that is meant to hold the lock as well."""
        if self._file is None:
            message = "the lock is not held"
            raise ValueError(message)
        return self._file

    def release(self) -> None:
        """Release the lock here; a child that inherited it still holds it."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


class Embedded:
    """A private server in a data directory, started or shared."""

    def __init__(self, folder: Path, role: str = "all") -> None:
        """`role` names what this process does."""
        self.folder = folder.expanduser().resolve()
        self.socket = _socket_path(self.folder)
        self._process: subprocess.Popen[bytes] | None = None
        self._lock = Lock(self.folder / "server.lock")
        self._role = role
        self._role_lock = Lock(self.folder / f"role-{role}.lock")

    @property
    def url(self) -> str:
        """The URL at which the server listens."""
        return f"unix://{self.socket}"

    @property
    def owner(self) -> bool:
        """Whether this process started the server and will end it."""
        return self._process is not None

    @property
    def pid(self) -> int | None:
        """The server's process id, if we started it."""
        return self._process.pid if self._process else None

    async def start(self, within: float = 30.0) -> None:
        """Make sure that a server answers: start it, or find the one another role has started."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            taken = self._role_lock.take()
        except OSError as error:
            raise unusable(self.folder, error) from error
        if not taken:
            raise Refused(
                f"a bot with the role {self._role} is already running on {self.folder}: stop it first, or set another DATA_DIR"
            )
        try:
            await self._ensure(within)
        except BaseException:
            await self.stop()
            raise

    async def _ensure(self, within: float) -> None:
        """Start or share a server. If the lock is taken, wait for its holder's server to answer."""
        end = time.monotonic() + within
        while not await _answers(self.socket):
            if self._process is None and self._may_start():
                self._launch()
            elif self._process is not None and self._process.poll() is not None:
                raise Refused(f"the Redis server exited at once ({self._last_words()}); see {self.folder / 'redis.log'}")
            elif time.monotonic() > end:
                raise StoreUnreachable(f"no server answers in {self.folder}, though another process holds {self._lock.path}")
            await asyncio.sleep(0.01)

    def _may_start(self) -> bool:
        try:
            return self._lock.take()
        except OSError as error:
            raise unusable(self.folder, error) from error

    def _launch(self) -> None:
        """Start the server. It inherits the lock: the directory stays locked while bot or server lives."""
        try:
            self._process = self._server()
        except OSError as error:
            raise unusable(self.folder, error) from error

    def _server(self) -> subprocess.Popen[bytes]:
        program = binary.find(self.folder)
        binary.write_stamp(self.folder, program.server)
        self.socket.unlink(missing_ok=True)
        log = self.folder / "redis.log"
        if log.exists() and log.stat().st_size > _LOG_LIMIT:
            log.replace(self.folder / "redis.log.old")
        return subprocess.Popen(  # noqa: S603 - the program has told its version
            [program.path, *_OPTIONS, "--unixsocket", str(self.socket), "--dir", str(self.folder)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            pass_fds=(self._lock.fileno(),),
            preexec_fn=_die_with_parent(),  # noqa: PLW1509 - safe: only prepared system calls run after the fork
        )

    def _last_words(self) -> str:
        log = self.folder / "redis.log"
        lines = log.read_text("utf-8", "replace").splitlines() if log.exists() else []
        return lines[-1] if lines else "it left no log"

    async def watch(self, every: float = 0.5) -> None:
        """Restart the server when it dies, or take it over when its owner has ended. Runs until cancelled."""
        while True:
            await asyncio.sleep(every)
            if self._process is not None and self._process.poll() is not None:
                logger.error("the Redis server has exited (%s); restarting it", self._last_words())
                self._process = None
                self._lock.release()
            if self._process is None and not await _answers(self.socket):
                await self._again()

    async def _again(self) -> None:
        try:
            await self._ensure(within=30.0)
        except (Refused, StoreUnreachable) as fault:
            logger.error("%s", fault)  # noqa: TRY400 - the message names the cause
            self._forget()
            await asyncio.sleep(_AGAIN)

    def _forget(self) -> None:
        if self._process is not None and self._process.poll() is not None:
            self._process = None
        if self._process is None:
            self._lock.release()

    async def stop(self) -> None:
        """End the server, if it is ours, and let it finish writing its file."""
        process, self._process = self._process, None
        if process is not None:
            process.terminate()
            try:
                await asyncio.to_thread(process.wait, 15)
            except subprocess.TimeoutExpired:
                process.kill()
                await asyncio.to_thread(process.wait)
        self._lock.release()
        self._role_lock.release()


def _socket_path(folder: Path) -> Path:
    """Return the path in the data directory, or a hashed name in the temporary one if that is too long for a socket."""
    path = folder / "redis.sock"
    if len(os.fsencode(path)) <= _LONGEST_PATH:
        return path
    name = hashlib.sha256(os.fsencode(folder)).hexdigest()[:16]
    return Path(tempfile.gettempdir()) / f"carcassonne-bot-{os.getuid()}-{name}.sock"


async def _answers(socket: Path) -> bool:
    """Return whether a server that has loaded its data listens there."""
    try:
        async with asyncio.timeout(1):
            reader, writer = await asyncio.open_unix_connection(socket)
            try:
                writer.write(b"PING\r\n")
                return (await reader.readline()).startswith(b"+PONG")
            finally:
                writer.close()
    except (OSError, TimeoutError):
        return False


def _die_with_parent() -> Callable[[], None] | None:
    """Return a function that has Linux end the server when the bot dies; None elsewhere, where the next bot shares it."""
    if sys.platform != "linux":
        return None
    prctl = ctypes.CDLL(None).prctl

    def prepare() -> None:
        prctl(_PR_SET_PDEATHSIG, signal.SIGTERM)

    return prepare
