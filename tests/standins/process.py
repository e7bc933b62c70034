"""The unmodified bot as a process that can be killed and restarted on its data, and its log."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections.abc import Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any, Final

from tests.standins.small_atlas import small_atlas
from tests.waiting import ALARMS, PATIENCE

PROJECT: Final = Path(__file__).resolve().parents[2]
ATLAS: Final = PROJECT / "build" / "atlas"
"""The gallery's tiles, used if they have been drawn, else small ones."""
HASTY: Final = {
    "COMMANDS_A_MINUTE": "1000000",
    "COMMANDS_IN_CHAT_A_MINUTE": "1000000",
    "COMMANDS_IN_ROOM_A_MINUTE": "1000000",
    "LOOKS_IN_CHAT_A_MINUTE": "1000000",
}
"""Settings without rate limits, for players who do not think."""
SMALL_ATLAS: Final = PROJECT / "build" / "small-atlas"
_INHERITED: Final = ("PATH", "LANG", "TMPDIR")
_ADDRESS: Final = re.compile(r"http://\S+")
TROUBLE: Final = re.compile(r" (?:ERROR|CRITICAL) |Traceback \(most recent call last\)|never awaited|never retrieved")


def tiles() -> Path:
    """A folder of drawn tiles, since drawing them takes minutes."""
    return ATLAS if ATLAS.is_dir() else small_atlas(SMALL_ATLAS)


@dataclass
class BotFolder:
    """A bot's home folder. `settings`: environment beyond the folder and the port."""

    folder: Path
    settings: dict[str, str] = field(default_factory=dict)
    _looked: tuple[int, list[str]] = field(default=(0, []), repr=False)
    """The log's size when last read, and its errors."""

    @property
    def data(self) -> Path:
        """The bot's data directory."""
        return self.folder / "data"

    @property
    def log(self) -> str:
        """The log of all runs."""
        path = self._log
        return path.read_text(encoding="utf-8") if path.exists() else ""

    @property
    def _log(self) -> Path:
        return self.folder / "run.log"

    @property
    def troubles(self) -> list[str]:
        """Errors in the log, each with the lines below it."""
        lines = self.log.splitlines()
        return ["\n".join(lines[number : number + 40]) for number, line in enumerate(lines) if TROUBLE.search(line)]

    def environ(self) -> dict[str, str]:
        """The environment of the bot's process."""
        inherited = {name: os.environ[name] for name in _INHERITED if name in os.environ}
        home = {"HOME": str(self.folder), "DATA_DIR": str(self.data), "ATLAS_DIR": str(tiles()), "WEB_PORT": "0"}
        return inherited | home | self.settings

    def watch(self) -> None:
        """Make waits fail at once on errors in its log."""
        self.unwatch()
        ALARMS.append(self._first_trouble)

    def unwatch(self) -> None:
        """Stop watching the log."""
        if self._first_trouble in ALARMS:
            ALARMS.remove(self._first_trouble)

    def _first_trouble(self) -> list[str]:
        size = self._log.stat().st_size
        if size != self._looked[0]:
            self._looked = size, self.troubles
        return self._looked[1][:1]


@dataclass
class BotProcess(BotFolder):
    """`carcassonne-bot run`."""

    words: tuple[str, ...] = ()
    address: str = ""
    module: str = "bot"
    """The module to run: the bot, or a wrapper."""
    lives: int = 0
    """How often it was started."""
    _process: asyncio.subprocess.Process | None = field(default=None, repr=False)

    @property
    def server(self) -> str:
        """The address of its embedded Redis."""
        return f"unix://{self.data / 'redis.sock'}"

    async def start(self) -> None:
        """Start it and wait for the address of its room."""
        self.lives += 1
        self.data.mkdir(parents=True, exist_ok=True)
        with self._log.open("a") as log:
            self._process = await self._begin(self.environ(), log)
        self.watch()
        assert self._process.stdout is not None
        said = ""
        async for line in self._process.stdout:
            said += line.decode()
            found = _ADDRESS.search(said) if "room" in said else None
            if found:
                self.address = found[0]
                return
        raise AssertionError(f"the bot did not start: {said} {self.log}")

    async def _begin(self, environ: dict[str, str], log: IO[str]) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", self.module, "run", *self.words),
            cwd=PROJECT,
            env=environ,
            stdout=asyncio.subprocess.PIPE,
            stderr=log,
            start_new_session=True,
        )

    @property
    def pid(self) -> int:
        """The id of the running process."""
        assert self._process is not None
        return self._process.pid

    def memory(self) -> int:
        """Memory in bytes; 0 if unknown."""
        told = Path(f"/proc/{self.pid}/statm")
        return int(told.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if told.exists() else 0

    async def outlives(self, work: Coroutine[Any, Any, None]) -> None:
        """Wait for `work`; fail at once if the bot exits first."""
        assert self._process is not None
        end, wanted = asyncio.create_task(self._process.wait()), asyncio.create_task(work)
        try:
            await asyncio.wait({end, wanted}, return_when=asyncio.FIRST_COMPLETED)
            assert wanted.done(), f"the bot has ended: {self.log[-4000:]}"
            await wanted
        finally:
            for task in (end, wanted):
                task.cancel()

    async def kill(self) -> None:
        """Kill it as a power cut would."""
        assert self._process is not None
        self.unwatch()
        try:
            self._process.kill()
        except ProcessLookupError as gone:
            raise AssertionError(f"the bot had ended with {await self._process.wait()}: {self.log[-4000:]}") from gone
        await self._process.wait()

    async def stop(self) -> int:
        """Stop it; return its exit code."""
        self.unwatch()
        if self._process is None or self._process.returncode is not None:
            return 0
        self._process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE):
            return await self._process.wait()


@dataclass
class OtherProcess(BotProcess):
    """The bot of another folder."""

    source: Path = PROJECT

    async def _begin(self, environ: dict[str, str], log: IO[str]) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", self.module, "run", *self.words),
            cwd=self.source,
            env=environ,
            stdout=asyncio.subprocess.PIPE,
            stderr=log,
            start_new_session=True,
        )
