"""The socket on which an application is served."""

from __future__ import annotations

import errno
import socket

from aiohttp import web

from bot.listening.connections import Connections, most_connections, works
from bot.listening.visitors import PROXIES
from bot.settings import Network

_BACKLOG = 1024
"""How many connections may wait to be accepted. The system holds them without using our descriptors."""


class CannotListen(Exception):
    """The bot cannot listen at an address; the message says what to do."""


def listen(host: str, port: int, setting: str) -> socket.socket:
    """Bind a socket to the address in the settings, or raise CannotListen. `setting`: WEB for WEB_HOST and WEB_PORT."""
    try:
        return bind(host, port)
    except OSError as error:
        raise CannotListen(_remedy(host, port, setting, error)) from error


def _remedy(host: str, port: int, setting: str, error: OSError) -> str:
    where = f"{host}:{port}"
    if error.errno == errno.EADDRINUSE:
        return f"{where} is in use. Is the bot already running? Or set {setting}_PORT to another port (0 picks a free one)"
    if error.errno == errno.EACCES:
        return f"this user may not listen on {where}: set {setting}_PORT to 1024 or higher"
    return f"cannot listen on {where} ({error.strerror or error}): set {setting}_HOST to an address of this machine"


def bind(host: str, port: int) -> socket.socket:
    """Bind the socket. It listens at once, so that early visitors wait instead of being refused."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    except UnicodeError:
        raise socket.gaierror(socket.EAI_NONAME, "no host can have this name") from None
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(_BACKLOG)
        listener.setblocking(False)
    except OSError:
        listener.close()
        raise
    return listener


async def serve(
    app: web.Application,
    listener: socket.socket,
    *,
    share: float,
    ending: float,
    share_each: float = 0.25,
    proxies: tuple[Network, ...] = (),
) -> None:
    """Serve until cancelled. The socket itself stays open, for another try.

    `share`: of the connections that the process can have; `share_each`: of these, the share that one address may have; `ending`:
    seconds to finish the requests that have begun.
    """
    app[PROXIES] = proxies
    app.middlewares.insert(0, works)
    app.on_response_prepare.append(_nameless)
    runner = web.AppRunner(app, access_log=None, handle_signals=False, shutdown_timeout=ending)
    await runner.setup()
    try:
        assert runner.server is not None
        most = most_connections(share)
        await Connections(runner.server, most, int(most * share_each), proxies).accept_on(listener)
    finally:
        await runner.cleanup()


async def _nameless(_: web.Request, response: web.StreamResponse) -> None:
    """Remove the header that names the program and its version."""
    response.headers.popall("Server", None)
