"""The endpoint that Telegram calls, for bots of several processes: an update is acknowledged when it is dealt with."""

from __future__ import annotations

import hmac
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from aiohttp import web

from bot.listening.reading import in_bytes, json_of
from bot.listening.serving import bind, serve
from bot.settings import Secret
from bot.watch.faults import report

LARGEST: Final = 1 << 20
"""Bytes of an update."""
AT_ONCE: Final = 100
"""Updates that Telegram may have under way, and that are dealt with, at the same time."""
_SHARE: Final = 0.2
"""Of the connections; Telegram alone, or a proxy in front of us, may have them all."""
_HEADER: Final = "X-Telegram-Bot-Api-Secret-Token"

logger = logging.getLogger(__name__)


class NoUpdate(Exception):
    """This is none."""


class Webhook:
    """Serves the path of the public address, and /health."""

    def __init__(self, path: str, secret: Secret, handle: Callable[[dict[str, Any]], Awaitable[None]]) -> None:
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
        with bind(host, port) as door:
            logger.info("waiting for Telegram's calls on port %d", door.getsockname()[1])
            await serve(self.app(), door, share=_SHARE, share_each=1, ending=4)

    async def _update(self, request: web.Request) -> web.Response:
        given = request.headers.get(_HEADER, "")
        if not hmac.compare_digest(in_bytes(given), in_bytes(self._secret.reveal())):
            return web.Response(status=403)
        try:
            await self._handle(await json_of(request, LARGEST))
        except web.HTTPException:
            raise
        except NoUpdate:
            return web.Response(status=400)
        except Exception as fault:
            # Telegram sends it again; what was done of it is not done twice.
            logger.exception("an update failed")
            report("update", fault)
            return web.Response(status=500)
        return web.Response()

    async def _health(self, _: web.Request) -> web.Response:
        return web.Response(text="ok")
