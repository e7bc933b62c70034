"""The endpoint that Telegram calls, for bots of several processes: an update is acknowledged when it is dealt with."""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from aiohttp import web

from bot.settings import Secret

LARGEST: Final = 1 << 20
"""Bytes of an update."""
AT_ONCE: Final = 100
"""Updates that Telegram may have under way, and that are dealt with, at the same time."""
_HEADER: Final = "X-Telegram-Bot-Api-Secret-Token"

logger = logging.getLogger(__name__)


class Webhook:
    """Serves the path of the public address, and /health."""

    def __init__(self, path: str, secret: Secret, handle: Callable[[object], Awaitable[None]]) -> None:
        """`handle` gets an update as plain data; if it fails the update comes again."""
        self._path = path if path.startswith("/") else f"/{path}"
        self._secret = secret
        self._handle = handle

    def app(self) -> web.Application:
        """The application."""
        app = web.Application(client_max_size=LARGEST)
        app.add_routes([web.post(self._path, self._update), web.get("/health", self._health)])
        return app

    async def serve(self, host: str, port: int) -> None:
        """Serve until cancelled; what has begun is finished."""
        runner = web.AppRunner(self.app(), access_log=None, handle_signals=False, shutdown_timeout=4)
        await runner.setup()
        try:
            await web.TCPSite(runner, host, port).start()
            logger.info("waiting for Telegram's calls on port %d", runner.addresses[0][1])
            await asyncio.Event().wait()
        finally:
            await runner.cleanup()

    async def _update(self, request: web.Request) -> web.Response:
        given = request.headers.get(_HEADER, "")
        if not hmac.compare_digest(given.encode(), self._secret.reveal().encode()):
            return web.Response(status=403)
        try:
            update = msgspec.json.decode(await request.read())
        except msgspec.DecodeError:
            return web.Response(status=400)
        try:
            await self._handle(update)
        except Exception:
            # Telegram sends it again; what was done of it is not done twice.
            logger.exception("an update failed")
            return web.Response(status=500)
        return web.Response()

    async def _health(self, _: web.Request) -> web.Response:
        return web.Response(text="ok")
