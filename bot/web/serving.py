"""The room on its port, and where its host comes in."""

from __future__ import annotations

import asyncio
import socket
import time
from typing import Final

from bot.listening.serving import serve as serve_app
from bot.settings import Settings
from bot.store import Deliver, Store
from bot.store.lease import LIFE, Lease
from bot.web.guard import names_of
from bot.web.room import ChatRoom
from bot.web.server import WebServer
from bot.web.tables import TablePages

_SHARE: Final = 0.7
PATIENCE: Final = LIFE * 1.5
"""Seconds after the start for which visitors wait while another process has the room: it may have been killed just before."""


def address_of(door: socket.socket, host: str) -> str:
    """Where a browser finds it."""
    return address(host, door.getsockname()[1])


def address(host: str, port: int) -> str:
    """The address of a host and a port."""
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def host_address(room: str, key: str) -> str:
    """Where the host comes in. What stands behind # stays in the browser: no server's and no proxy's log has it."""
    return f"{room.rstrip('/')}/host#{key}"


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
        async with room.opened(lambda: lease.held), asyncio.TaskGroup() as tasks:
            tasks.create_task(room.settle())
            await store.post("web", deliver)

    (settings.data_dir / "web-host-key").unlink(missing_ok=True)  # of earlier versions; it opens nothing any more
    begun = time.monotonic()
    password = settings.web_password
    server = WebServer(
        room,
        password,
        password_name=await room.sessions.password(password.reveal()) if password else "",
        tables=tables,
        elsewhere=lambda: lease.taken and time.monotonic() > begun + patience,
    )
    app = server.app(names_of(settings.web_host, settings.web_url or ""))
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(lease.hold(have_room))
        await serve_app(app, door, share=_SHARE, ending=3, proxies=settings.trusted_proxies)
