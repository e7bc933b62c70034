"""The room on its port, and the host's address."""

from __future__ import annotations

import os
import secrets
import socket
from pathlib import Path

from bot.listening.serving import serve as serve_app
from bot.settings import Settings
from bot.web.guard import names_of
from bot.web.room import ChatRoom
from bot.web.server import Server
from bot.web.tables import TablePages

_SHARE = 0.75


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
    await serve_app(app, door, share=_SHARE, ending=3, proxies=settings.trusted_proxies)
