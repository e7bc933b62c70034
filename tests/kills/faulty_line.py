"""A proxy before the room that cuts, doubles and delays what people press, each press at least once."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Final

import aiohttp
from aiohttp import web
from aiohttp.test_utils import TestServer

FAULTS: Final = ("cut before", "cut after", "doubled", "delayed", "late copy")
"""Before it arrives; between it and its answer; twice at once; it arrives after it was given up; a copy of it comes later."""
AGAIN: Final = 0.3
"""How often a repeated press meets a fault, too."""
LATEST: Final = 1.5
"""Seconds that a late request is held back at most."""
_PRESSES: Final = "/board/api/table/"
_PIECE: Final = 1 << 14
_NOT_PASSED: Final = {"transfer-encoding", "content-encoding", "content-length", "connection", "keep-alive", "date", "server"}


class FaultyLine:
    """Passes requests on to `address()`. `met`: how many presses met each fault."""

    def __init__(self, address: Callable[[], str], dice: Random) -> None:
        self._address = address
        self._dice = dice
        self._known: set[str] = set()
        self._late: set[asyncio.Task[bool]] = set()
        self.met: Counter[str] = Counter()
        self.url = ""
        self.wrong: list[str] = []

    @asynccontextmanager
    async def open(self) -> AsyncIterator[FaultyLine]:
        """Listen on a free port for the length of a block."""
        app = web.Application(client_max_size=1 << 20)
        app.router.add_route("*", "/{path:.*}", self._pass)
        async with aiohttp.ClientSession(auto_decompress=False, cookie_jar=aiohttp.DummyCookieJar()) as session:
            self._session = session
            server = TestServer(app)
            await server.start_server()
            self.url = str(server.make_url("")).rstrip("/")
            try:
                yield self
            finally:
                for task in self._late:
                    task.cancel()
                await asyncio.gather(*self._late, return_exceptions=True)
                await server.close()

    @property
    def presses(self) -> int:
        """How many presses met a fault."""
        return len(self._known)

    async def _pass(self, request: web.Request) -> web.StreamResponse:
        body = await request.read()
        fault = self._fault(request, body)
        if fault == "cut before":
            return self._cut(request)
        if fault == "delayed":
            self._later(request, body)
            return self._cut(request)
        if fault == "late copy":
            self._later(request, body)
        if fault == "doubled":
            self._later(request, body, 0.0)
        if fault == "cut after":
            await self._send(request, body)
            return self._cut(request)
        return await self._answered(request, body)

    def _fault(self, request: web.Request, body: bytes) -> str:
        """Choose what happens to a request. A press with a new id always meets a fault."""
        if request.method != "POST" or not request.path.startswith(_PRESSES):
            return ""
        event = str(json.loads(body).get("event"))
        known = event in self._known
        self._known.add(event)
        if known and self._dice.random() > AGAIN:
            return ""
        fault = self._dice.choice(FAULTS)
        self.met[fault] += 1
        return fault

    def _later(self, request: web.Request, body: bytes, pause: float | None = None) -> None:
        task = asyncio.create_task(self._send(request, body, self._dice.uniform(0, LATEST) if pause is None else pause))
        self._late.add(task)
        task.add_done_callback(self._late.discard)

    async def _send(self, request: web.Request, body: bytes, pause: float = 0.0) -> bool:
        """Send it without an answer to anybody; return whether it arrived."""
        await asyncio.sleep(pause)
        try:
            async with self._session.request(
                request.method, self._address() + request.path_qs, data=body, headers=request.headers
            ) as answer:
                await answer.read()
                if answer.status == web.HTTPInternalServerError.status_code:
                    self.wrong.append(f"{request.path}: 500")
        except aiohttp.ClientError:
            return False
        return True

    def _cut(self, request: web.Request) -> web.StreamResponse:
        if request.transport:
            request.transport.abort()
        return web.Response()

    async def _answered(self, request: web.Request, body: bytes) -> web.StreamResponse:
        response: web.StreamResponse | None = None
        try:
            async with self._session.request(
                request.method, self._address() + request.path_qs, data=body, headers=request.headers, allow_redirects=False
            ) as answer:
                kept = [(name, value) for name, value in answer.headers.items() if name.lower() not in _NOT_PASSED]
                encoding = answer.headers.get("Content-Encoding")
                response = web.StreamResponse(status=answer.status)
                for name, value in kept:
                    response.headers.add(name, value)
                if encoding:
                    response.headers["Content-Encoding"] = encoding
                await response.prepare(request)
                async for piece in answer.content.iter_chunked(_PIECE):
                    await response.write(piece)
                await response.write_eof()
                return response
        except (aiohttp.ClientError, ConnectionResetError):
            return self._cut(request)
