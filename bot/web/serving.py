"""The room on its port, and the host's address."""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
import time
from pathlib import Path
from typing import Final

from bot.listening.serving import serve as serve_app
from bot.settings import Settings
from bot.store import Deliver, Store
from bot.store.lease import LIFE, Lease
from bot.web.guard import names_of
from bot.web.room import ChatRoom
from bot.web.server import Server
from bot.web.tables import TablePages

_SHARE = 0.75
PATIENCE: Final = LIFE * 1.5
"""Seconds after the start for which visitors wait while another process has the room: it may have been killed just before."""


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


async def serve(
    room: ChatRoom,
    tables: TablePages,
    door: socket.socket,
    settings: Settings,
    store: Store,
    deliver: Deliver,
    patience: float = PATIENCE,
) -> None:
    """Serve until cancelled. The socket itself stays, for another try.

    Of all processes one serves the room and shows what is told in it; the others stand by. Pages of tables are served by each.
    """
    lease = Lease(store.gates, "web-room")

    async def have_room() -> None:
        async with room.opened(lambda: lease.held):
            await store.post("web", deliver)

    begun = time.monotonic()
    server = Server(
        room,
        settings.web_password,
        host_key=host_key(settings.data_dir),
        tables=tables,
        elsewhere=lambda: lease.taken and time.monotonic() > begun + patience,
    )
    app = server.app(names_of(settings.web_host, settings.web_url or ""))
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(lease.hold(have_room))
        await serve_app(app, door, share=_SHARE, ending=3, proxies=settings.trusted_proxies)
