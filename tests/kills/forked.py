"""Start the bot by forking a process that has already imported it, at a tenth of the processor time.

`python -m tests.kills.forked SOCKET` waits there. For each start it gets the environment, and the ends of two pipes for output.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import socket
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Final

from bot.command_line import main as bot_main
from tests.standins.process import PROJECT, BotProcess

_LARGEST: Final = 1 << 16


class ForkedProcess:
    """A process that is not a child of this one, with the methods `BotProcess` needs."""

    def __init__(self, pid: int, end: asyncio.StreamReader, line: asyncio.StreamWriter, stdout: asyncio.StreamReader) -> None:
        self.pid = pid
        self.line = line  # closed by the last holder
        self.stdout = stdout
        self.returncode: int | None = None
        self._end = end

    async def wait(self) -> int:
        """Wait for its exit code."""
        if self.returncode is None:
            line = await self._end.readline()
            self.returncode = int(line) if line else -signal.SIGKILL
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send a signal."""
        os.kill(self.pid, number)

    def kill(self) -> None:
        """Kill it."""
        self.send_signal(signal.SIGKILL)


@dataclass
class Forked(BotProcess):
    """A bot started by a fork."""

    _mother: subprocess.Popen[bytes] | None = field(default=None, repr=False)

    async def _begin(self, environ: dict[str, str], log: IO[str]) -> asyncio.subprocess.Process:
        place = self.folder / "mother.sock"
        if self._mother is None:
            command = [sys.executable, "-m", "tests.kills.forked", str(place)]
            self._mother = subprocess.Popen(command, cwd=PROJECT, stderr=log)  # noqa: ASYNC220 - once, and it waits for nothing
            while not place.exists():  # noqa: ASYNC110 - another process is waited for
                await asyncio.sleep(0.05)
        line = socket.socket(socket.AF_UNIX)
        await asyncio.to_thread(line.connect, str(place))
        told, tells = os.pipe()
        socket.send_fds(line, [json.dumps([environ, list(self.words)]).encode()], [tells, log.fileno()])
        os.close(tells)
        end, writes = await asyncio.open_connection(sock=line)
        stdout = asyncio.StreamReader()
        reading = asyncio.StreamReaderProtocol(stdout)
        await asyncio.get_running_loop().connect_read_pipe(lambda: reading, os.fdopen(told, "rb"))
        return ForkedProcess(int(await end.readline()), end, writes, stdout)  # type: ignore[return-value]

    async def stop(self) -> int:
        """Stop the forking process too."""
        try:
            return await super().stop()
        finally:
            if self._mother is not None:
                self._mother.kill()
                self._mother.wait()


def serve(place: Path) -> None:
    """Fork on request. A child stays with its bot and reports the exit code."""
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    with socket.socket(socket.AF_UNIX) as door:
        door.bind(str(place))
        door.listen()
        while True:
            line, _ = door.accept()
            with line:
                said, files, _, _ = socket.recv_fds(line, _LARGEST, 2)
                if os.fork() == 0:
                    door.close()
                    environ, words = json.loads(said)
                    _attend(line, environ, words, files)
                for file in files:
                    os.close(file)


def _attend(line: socket.socket, environ: dict[str, str], words: list[str], files: list[int]) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    child = os.fork()
    if child == 0:
        line.close()
        os.setsid()
        os.dup2(files[0], 1)
        os.dup2(files[1], 2)
        os.environ.clear()
        os.environ.update(environ)
        sys.argv = ["carcassonne-bot", "run", *words]
        sys.exit(bot_main())
    for file in files:
        os.close(file)
    line.sendall(f"{child}\n".encode())
    _, status = os.waitpid(child, 0)
    line.sendall(f"{os.waitstatus_to_exitcode(status)}\n".encode())
    os._exit(0)


if __name__ == "__main__":
    serve(Path(sys.argv[1]))
