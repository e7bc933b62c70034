"""The connections of a listening socket, limited in all and for each address, with deadlines. Idle ones make room for new ones.

A connection works while the bot handles its request. Otherwise it waits for its visitor: for a request, for a body, or until an
answer is fetched. When there is no room, the address with the most waiting connections loses its oldest one. So half-sent
requests and unread answers take nobody's place, however many they are.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import resource
import socket
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeAlias

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.typedefs import Handler

from bot.listening.visitors import address_key, is_trusted
from bot.settings import Network

HEADER: Final = 10.0
"""Seconds in which the first request must arrive with all its headers."""
IDLE: Final = 75.0
"""Seconds in which the next request must arrive; proxies keep a connection for about a minute."""
WRITING: Final = 120.0
"""Seconds in which an answer must be fetched."""
_LINGERING: Final = 2.0
"""Seconds in which the rest of a refused request is read and thrown away, so that its sender can read the refusal."""
_SPARE: Final = 4
"""A quarter of the descriptors stays for Redis, files and the platforms."""
_MOST_DESCRIPTORS: Final = 8192
_FIRST_PAUSE: Final = 0.05
_LONGEST_PAUSE: Final = 1.0
_NOTE_EVERY: Final = 60.0
_GONE: Final = frozenset({errno.ECONNABORTED, errno.EPROTO, errno.ECONNRESET})
_HARMLESS: Final = (HttpProcessingError, web.RequestPayloadError, OSError, UnicodeError)
"""Errors that a bad request causes by itself, before it reaches an application or after the answer."""

logger = logging.getLogger(__name__)
_Waiting: TypeAlias = "OrderedDict[Connection, None]"


def most_connections(share: float) -> int:
    """Return how many connections a listening socket may have, given its share of the descriptors that are not kept free."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    found = _MOST_DESCRIPTORS if soft == resource.RLIM_INFINITY else min(soft, _MOST_DESCRIPTORS)
    return max(8, int((found - found // _SPARE) * share))


class Connection(web.RequestHandler):
    """A connection of the web server that knows whether it waits or works."""

    def __init__(self, among: Connections, who: str, server: web.Server, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(
            server,
            loop=loop,
            access_log=None,  # type: ignore[arg-type] # so the library's own runner turns it off
            keepalive_timeout=IDLE,
            lingering_time=_LINGERING,
            auto_decompress=False,
        )
        self.who = who
        self._among = among
        self._line: asyncio.Transport | None = None
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Wait for the first request."""
        super().connection_made(transport)
        self._line = transport if isinstance(transport, asyncio.Transport) else None
        self.start_waiting(HEADER)

    def connection_lost(self, exc: BaseException | None) -> None:
        """Clean up after a connection that either side has closed."""
        self._cancel()
        self._line = None
        self._among.forget(self)
        super().connection_lost(exc)

    def start_waiting(self, seconds: float) -> None:
        """Start waiting, for at most this long."""
        self._cancel()
        if self._line is not None:
            self._deadline = self._loop.call_later(seconds, self.drop)
            self._among.start_waiting(self)

    def start_working(self) -> None:
        """Start working, without a deadline."""
        self._cancel()
        self._among.start_working(self)

    def _cancel(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def drop(self) -> None:
        """Close the connection at once; unsent data is lost."""
        self._cancel()
        line, self._line = self._line, None
        self.force_close()
        if line is not None:
            line.abort()

    async def finish_response(
        self, request: web.BaseRequest, resp: web.StreamResponse, start_time: float | None
    ) -> tuple[web.StreamResponse, bool]:
        """Send an answer, then wait for the next request. The connection also waits while the answer is fetched."""
        self.start_waiting(WRITING)
        try:
            return await super().finish_response(request, resp, start_time)
        finally:
            self.start_waiting(IDLE)

    def handle_error(
        self, request: web.BaseRequest, status: int = 500, exc: BaseException | None = None, message: str | None = None
    ) -> web.StreamResponse:
        """Answer anything that is not HTTP with a 400. It is not our fault."""
        if status >= 500 and not isinstance(exc, _HARMLESS):
            return super().handle_error(request, status, exc, message)
        answer = _Nameless(status=400, text="This is no request.\n")
        answer.force_close()
        return answer

    def log_exception(self, *args: Any, **kw: Any) -> None:
        """Log an error, unless it is only a request that broke off."""
        if not isinstance(kw.get("exc_info"), _HARMLESS):
            super().log_exception(*args, **kw)


class _Nameless(web.Response):
    """An answer without the Server header, to a request that reached no application."""

    async def _prepare_headers(self) -> None:
        await super()._prepare_headers()
        self.headers.popall("Server", None)


class Connections:
    """The connections of one listening socket."""

    def __init__(self, server: web.Server, most: int, most_each: int, proxies: tuple[Network, ...] = ()) -> None:
        """`most_each`: the limit for one address; it does not hold for `proxies`, which bring many visitors."""
        self._server = server
        self._most = most
        self._most_each = most_each
        self._proxies = proxies
        self._open: set[Connection] = set()
        self._of: Counter[str] = Counter()
        self._waiting: dict[str, _Waiting] = {}
        self._noted: dict[str, float] = {}

    async def accept_on(self, listener: socket.socket) -> None:
        """Accept connections until cancelled. When the system has no descriptors left, pause until some have closed."""
        loop, pause = asyncio.get_running_loop(), _FIRST_PAUSE
        while True:
            try:
                line, address = await loop.sock_accept(listener)
            except OSError as fault:
                if fault.errno not in _GONE:
                    self._note(f"no connection can be taken: {os.strerror(fault.errno or 0)}")
                    self._close_one()
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, _LONGEST_PAUSE)
                continue
            pause = _FIRST_PAUSE
            await self._take(line, address[0])

    async def _take(self, line: socket.socket, address: str) -> None:
        who = "" if is_trusted(address, self._proxies) else address_key(address)
        if not self._has_room(who):
            line.close()
            self._note("there is no room for more connections")
            await asyncio.sleep(0)
            return
        loop = asyncio.get_running_loop()
        connection = Connection(self, who, self._server, loop)
        self._open.add(connection)
        self._of[who] += 1
        try:
            await loop.connect_accepted_socket(lambda: connection, line)
        except OSError:  # it has gone already
            self.forget(connection)
            line.close()

    def _has_room(self, who: str) -> bool:
        if who and self._of[who] >= self._most_each:
            return self._close_one(who)
        return len(self._open) < self._most or self._close_one()

    def _close_one(self, who: str | None = None) -> bool:
        """Close the connection that has waited longest, of this address or of the one with the most waiting; False if none waits.

        A visitor with a single connection does not lose it to a crowd, however fast the crowd comes back.
        """
        if who is None:
            who = max(self._waiting, key=lambda each: (bool(each), len(self._waiting[each])), default="")
        if who not in self._waiting:
            return False
        oldest = next(iter(self._waiting[who]))
        self.forget(oldest)
        oldest.drop()
        self._note("connections that only wait are closed, to make room")
        return True

    def start_waiting(self, connection: Connection) -> None:
        """Count this connection as waiting."""
        self.start_working(connection)
        if connection in self._open:
            self._waiting.setdefault(connection.who, OrderedDict())[connection] = None

    def start_working(self, connection: Connection) -> None:
        """Count this connection as working: it must not be closed to make room."""
        waiting = self._waiting.get(connection.who, OrderedDict())
        waiting.pop(connection, None)
        if not waiting:
            self._waiting.pop(connection.who, None)

    def forget(self, connection: Connection) -> None:
        """Forget this connection: it has ended."""
        if connection not in self._open:
            return
        self.start_working(connection)
        self._open.remove(connection)
        self._of[connection.who] -= 1
        if not self._of[connection.who]:
            del self._of[connection.who]

    def _note(self, what: str) -> None:
        """Log this at most once a minute."""
        now = time.monotonic()
        if now - self._noted.get(what, -_NOTE_EVERY) >= _NOTE_EVERY:
            self._noted[what] = now
            logger.warning("%s (%d open, at most %d, of one address %d)", what, len(self._open), self._most, self._most_each)


@contextmanager
def waiting(request: web.Request) -> Iterator[None]:
    """Inside the block, the connection waits for a body."""
    connection = request.protocol
    if not isinstance(connection, Connection):
        yield
        return
    connection.start_waiting(IDLE)
    try:
        yield
    finally:
        connection.start_working()


@web.middleware
async def works(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Count the connection as working once its request has reached the application."""
    connection = request.protocol
    if isinstance(connection, Connection):
        connection.start_working()
    return await handler(request)
