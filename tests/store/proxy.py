"""A TCP proxy in front of the server that can delay and cut connections."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path


class Proxy:
    """Relays TCP to a unix socket. `delay` holds answers back; `cut` breaks all connections, even in mid-answer."""

    def __init__(self, target: Path) -> None:
        """Create a proxy that does not listen yet."""
        self.target = target
        self.delay = 0.0
        #: Each request waits for this before it is passed on.
        self.turnstile: Callable[[], Awaitable[object]] | None = None
        #: After this many answers, drop one, break the connection and run `lose`.
        self.lose: Callable[[], Awaitable[object]] | None = None
        self.passing = 0
        self.port = 0
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()

    async def start(self) -> None:
        """Listen on a free port."""
        self._server = await asyncio.start_server(self._relay, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        """Stop listening."""
        if self._server is not None:
            self._server.close()
        while self._writers:
            self.cut()
            await asyncio.sleep(0.01)

    def cut(self) -> None:
        """Break all open connections."""
        for writer in self._writers:
            writer.transport.abort()

    async def _relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            inner_reader, inner_writer = await asyncio.open_unix_connection(self.target)
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, inner_writer}
        try:
            await asyncio.gather(self._pump(reader, inner_writer), self._pump(inner_reader, writer, answers=True))
        finally:
            self._writers -= {writer, inner_writer}

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, answers: bool = False) -> None:
        try:
            while data := await reader.read(65536):
                if answers and self.lose is not None and self.passing:
                    self.passing -= 1
                elif answers and self.lose is not None:
                    meanwhile, self.lose = self.lose, None
                    await meanwhile()
                    return
                if not answers and self.turnstile is not None:
                    await self.turnstile()
                if answers and self.delay:
                    await asyncio.sleep(self.delay * random.random())
                writer.write(data)
                await writer.drain()
        except OSError:
            pass  # cut: the other direction is aborted below
        finally:
            writer.transport.abort()
