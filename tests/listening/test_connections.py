"""Connections have limits and deadlines: idle ones make room, active ones do not, none waits forever."""

from __future__ import annotations

import asyncio
import errno
import ipaddress
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from aiohttp import web

from bot.listening import connections, reading
from bot.listening.connections import Connections, works
from bot.listening.reading import form_of
from bot.listening.serving import bind
from bot.settings import Network
from tests.waiting import PATIENCE

MOST, EACH = 8, 4
HELLO = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
HALF = b"GET / HTTP/1.1\r\nHost: x\r\n"
FORM = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\na="


class ListeningApp:
    """A web application: `/` says hello, `/long` runs until released, `/much` is more than anybody fetches."""

    def __init__(self) -> None:
        self.end = asyncio.Event()
        self.port = 0
        self._lines: list[asyncio.StreamWriter] = []

    def app(self) -> web.Application:
        app = web.Application(middlewares=[works])
        app.add_routes(
            [web.get("/", self._hello), web.post("/", self._form), web.get("/long", self._long), web.get("/much", self._much)]
        )
        return app

    async def _hello(self, _: web.Request) -> web.Response:
        return web.Response(text="hello")

    async def _form(self, request: web.Request) -> web.Response:
        return web.json_response(await form_of(request))

    async def _long(self, request: web.Request) -> web.StreamResponse:
        response = web.StreamResponse()
        await response.prepare(request)
        await response.write(b"begun")
        await self.end.wait()
        return response

    async def _much(self, _: web.Request) -> web.Response:
        return web.Response(body=bytes(16 << 20))

    async def line(self, begin: bytes, source: str = "127.0.0.1") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a connection and send something."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(source, 0))
        self._lines.append(writer)
        writer.write(begin)
        return reader, writer

    def hang_up(self) -> None:
        """Close all connections."""
        for line in self._lines:
            line.close()


@asynccontextmanager
async def served(proxies: tuple[Network, ...] = ()) -> AsyncIterator[ListeningApp]:
    there = ListeningApp()
    runner = web.AppRunner(there.app(), access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    assert runner.server is not None
    with bind("127.0.0.1", 0) as listener:
        there.port = listener.getsockname()[1]
        task = asyncio.create_task(Connections(runner.server, MOST, EACH, proxies).accept_on(listener))
        async with asyncio.timeout(PATIENCE):
            yield there
        there.hang_up()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    await runner.cleanup()


async def gone(reader: asyncio.StreamReader) -> bytes:
    """Everything received before the connection closed."""
    try:
        return await reader.read()
    except ConnectionError:
        return b""


async def head(reader: asyncio.StreamReader) -> bytes:
    return await reader.readuntil(b"\r\n\r\n")


async def test_oldest_idle_connection_of_an_address_makes_room() -> None:
    async with served() as there:
        lines = [await there.line(HALF) for _ in range(EACH)]
        elsewhere = await there.line(HALF, "127.0.0.2")
        assert (await head((await there.line(HELLO))[0])).startswith(b"HTTP/1.1 200")
        assert await gone(lines[0][0]) == b""
        for reader, writer in (*lines[1:], elsewhere):
            writer.write(b"\r\n")
            assert (await head(reader)).startswith(b"HTTP/1.1 200"), "the others are still there"


async def test_address_with_most_idle_connections_makes_room() -> None:
    async with served() as there:
        single = [await there.line(HALF, f"127.0.0.{number}") for number in range(2, MOST - EACH + 2)]
        crowd = [await there.line(HALF, "127.0.0.99") for _ in range(EACH)]
        for number in range(EACH - 1):
            assert (await head((await there.line(HELLO, f"127.0.0.{100 + number}"))[0])).startswith(b"HTTP/1.1 200")
            await gone(crowd[number][0])
        for reader, writer in (*single, crowd[-1]):
            writer.write(b"\r\n")
            assert (await head(reader)).startswith(b"HTTP/1.1 200")


async def test_active_connections_are_never_dropped(caplog: pytest.LogCaptureFixture) -> None:
    async with served() as there:
        lines = [await there.line(HELLO.replace(b"/ ", b"/long ")) for _ in range(EACH)]
        for reader, _ in lines:
            await reader.readuntil(b"begun")
        for _ in range(20):
            assert await gone((await there.line(HELLO))[0]) == b""
        assert (await head((await there.line(HELLO, "127.0.0.2"))[0])).startswith(b"HTTP/1.1 200")
        there.end.set()
        for reader, _ in lines:
            await reader.readuntil(b"0\r\n\r\n")
        assert (await head((await there.line(HELLO))[0])).startswith(b"HTTP/1.1 200")
    assert len(caplog.records) < 4, "said once a minute, not each time"


async def test_trusted_proxy_may_use_all_connections() -> None:
    async with served((ipaddress.ip_network("127.0.0.1"),)) as there:
        lines = [await there.line(HALF) for _ in range(MOST)]
        for reader, writer in lines:
            writer.write(b"\r\n")
            assert (await head(reader)).startswith(b"HTTP/1.1 200")


async def test_slow_request_times_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEADER", 0.5)
    async with served() as there:
        reader, writer = await there.line(HALF)
        ended = asyncio.create_task(gone(reader))
        while not ended.done():
            writer.write(b"X: y\r\n")
            await asyncio.wait({ended}, timeout=0.05)
        assert await ended == b""


async def test_missing_body_gets_408(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "PATIENCE", 0.2)
    async with served() as there:
        reader, _ = await there.line(FORM)
        assert (await head(reader)).startswith(b"HTTP/1.1 408")


async def test_connection_that_does_not_read_makes_room() -> None:
    async with served() as there:
        for _ in range(EACH):
            await head((await there.line(HELLO.replace(b"/ ", b"/much ")))[0])  # and nothing after it
        assert (await head((await there.line(HELLO))[0])).startswith(b"HTTP/1.1 200")


async def test_unread_answer_is_aborted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "WRITING", 0.5)
    async with served() as there:
        reader, writer = await there.line(HELLO.replace(b"/ ", b"/much "))
        await head(reader)
        while not writer.transport.is_closing():  # writing to a closed connection raises
            writer.write(b"\r\n")
            await asyncio.sleep(0.05)


async def test_accept_is_retried_after_a_pause_without_descriptors(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    loop = asyncio.get_running_loop()
    accept, faults = loop.sock_accept, [OSError(errno.EMFILE, "Too many open files")] * 5 + [OSError(errno.ECONNABORTED, "gone")]

    async def refusing(listener: object) -> object:
        if faults:
            raise faults.pop(0)
        return await accept(listener)  # type: ignore[arg-type]

    monkeypatch.setattr(loop, "sock_accept", refusing)
    async with served() as there:
        assert (await head((await there.line(HELLO))[0])).startswith(b"HTTP/1.1 200")
    assert len(caplog.records) == 1
    assert "no connection can be taken: Too many open files" in caplog.text
