"""The room on its port: bound before anything else, so that a port that is taken is said at once."""

from __future__ import annotations

import asyncio
import socket

from aiohttp import web

from bot.settings import Secret
from bot.web.guard import names_of
from bot.web.room import ChatRoom
from bot.web.server import Server

_BACKLOG = 128


def bind(host: str, port: int) -> socket.socket:
    """The socket the room is reached at. It listens already: who comes before the room is ready waits, and is not refused."""
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    door = socket.socket(family, kind, protocol)
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(address)
        door.listen(_BACKLOG)
        door.setblocking(False)
    except OSError:
        door.close()
        raise
    return door


def address_of(door: socket.socket, host: str) -> str:
    """Where a browser finds it."""
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{door.getsockname()[1]}/"


async def serve(room: ChatRoom, door: socket.socket, host: str, password: Secret | None) -> None:
    """Serve until cancelled. The socket itself stays, for another try."""
    runner = web.AppRunner(Server(room, password).app(names_of(host)), access_log=None, handle_signals=False, shutdown_timeout=3)
    await runner.setup()
    try:
        await web.SockSite(runner, door.dup(), backlog=_BACKLOG).start()
        await asyncio.Event().wait()
    finally:
        await runner.cleanup()
