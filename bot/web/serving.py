"""The room on its port: bound before anything else, so that a port that is taken is said at once."""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
from pathlib import Path

from aiohttp import web

from bot.settings import Settings
from bot.web.guard import names_of
from bot.web.room import ChatRoom
from bot.web.server import Server
from bot.web.tables import TablePages

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


def host_key(folder: Path) -> str:
    """What the host's address ends with: made once, and kept in the data directory, which only the host can read."""
    file = folder / "web-host-key"
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "w") as made:
            made.write(secrets.token_urlsafe(24))
    return file.read_text().strip()


async def serve(room: ChatRoom, tables: TablePages, door: socket.socket, settings: Settings) -> None:
    """Serve until cancelled. The socket itself stays, for another try."""
    server = Server(room, settings.web_password, host_key=host_key(settings.data_dir), tables=tables)
    app = server.app(names_of(settings.web_host, settings.web_url or ""))
    runner = web.AppRunner(app, access_log=None, handle_signals=False, shutdown_timeout=3)
    await runner.setup()
    try:
        await web.SockSite(runner, door.dup(), backlog=_BACKLOG).start()
        await asyncio.Event().wait()
    finally:
        await runner.cleanup()
