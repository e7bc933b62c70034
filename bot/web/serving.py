"""Serves the room on its port, and names its addresses."""

from __future__ import annotations

import asyncio
import socket
import time
from typing import Final

from bot.chat.board.live_boards import LiveBoards
from bot.listening.serving import serve as serve_app
from bot.settings import Settings
from bot.store import Deliver, Store
from bot.store.process_lease import LIFE, Lease
from bot.web.board.discord import DiscordApp
from bot.web.board.telegram import TelegramProofs
from bot.web.guard import names_of
from bot.web.room import ChatRoom
from bot.web.server import WebServer
from bot.web.tables import TablePages

_SHARE: Final = 0.7
PATIENCE: Final = LIFE * 1.5
"""Seconds after the start in which visitors wait if another process has the room: it may have just been killed."""


def address_of(listener: socket.socket, host: str) -> str:
    """Return the room's address for a browser."""
    return address(host, listener.getsockname()[1])


def address(host: str, port: int) -> str:
    """Return the address of a host and a port."""
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def host_address(room: str, key: str) -> str:
    """Return the host's address. The part after # stays in the browser: it gets into no server's or proxy's log."""
    return f"{room.rstrip('/')}/host#{key}"


async def serve(
    room: ChatRoom,
    tables: TablePages,
    listener: socket.socket,
    settings: Settings,
    store: Store,
    deliver: Deliver,
    patience: float = PATIENCE,
    boards: LiveBoards | None = None,
) -> None:
    """Serve until cancelled. The socket stays open for another try.

    One of all processes serves the room and posts its deliveries; the others stand by. Every process serves tables' pages.
    """
    lease = Lease(store.coordination, "web-room")

    async def have_room() -> None:
        async with room.opened(lambda: lease.held), asyncio.TaskGroup() as tasks:
            tasks.create_task(room.settle())
            await store.post("web", deliver)

    begun = time.monotonic()
    await room.log.identify()
    password = settings.web_password
    server = WebServer(
        room,
        password,
        password_name=await room.sessions.password(password.reveal()) if password else "",
        tables=tables,
        boards=boards,
        proofs=TelegramProofs(settings.telegram_token, store) if settings.telegram_token else None,
        discord=_discord(settings),
        elsewhere=lambda: lease.taken and time.monotonic() > begun + patience,
    )
    app = server.app(names_of(settings.web_host, settings.web_url or ""))
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(lease.hold(have_room))
        await serve_app(app, listener, share=_SHARE, ending=3, proxies=settings.trusted_proxies)


def _discord(settings: Settings) -> DiscordApp | None:
    """Return the app that shows the board on Discord, if the host has set it up."""
    token, secret = settings.discord_token, settings.discord_client_secret
    return DiscordApp(token, secret, settings.discord_api_url or "") if token and secret else None
