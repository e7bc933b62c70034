"""The webhook that Telegram calls, for bots of several processes: it acknowledges an update once it is handled."""

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
"""Bytes of an update, at most."""
AT_ONCE: Final = 100
"""Updates that Telegram may send, and the bot handle, at the same time."""
_SHARE: Final = 0.2
"""Share of the connections; Telegram alone, or a proxy in front of the bot, may take it all."""
_HEADER: Final = "X-Telegram-Bot-Api-Secret-Token"

logger = logging.getLogger(__name__)


class NoUpdate(Exception):
    """The data is not an update."""


class Webhook:
    """A server for the path of the public address, and for /health."""

    def __init__(self, path: str, secret: Secret, handle: Callable[[dict[str, Any]], Awaitable[None]]) -> None:
        """`handle` gets an update as plain data; if it fails, Telegram sends the update again."""
        self._path = path if path.startswith("/") else f"/{path}"
        self._secret = secret
        self._handle = handle

    def app(self) -> web.Application:
        """Return the web application with both routes."""
        app = web.Application(client_max_size=LARGEST)
        app.add_routes([web.post(self._path, self._update), web.get("/health", self._health)])
        return app

    async def serve(self, host: str, port: int) -> None:
        """Serve until cancelled, then finish running requests."""
        with bind(host, port) as listener:
            logger.info("webhook listening on port %d", listener.getsockname()[1])
            await serve(self.app(), listener, share=_SHARE, share_each=1, ending=4)

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
            # Telegram sends it again; the parts already done are not repeated.
            logger.exception("handling an update failed")
            report("update", fault)
            return web.Response(status=500)
        return web.Response()

    async def _health(self, _: web.Request) -> web.Response:
        return web.Response(text="ok")
