"""The service worker, the manifest and the icons: what makes the room an app on a phone's screen that can call.

The worker runs for pages of the browser room only, below `/board/`; other apps' frames never register it. Its policy lets it load
nothing at all: it shows what a push message says.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from aiohttp import web

from bot.chat.board.live_boards import LiveBoards
from bot.web.page_language import translator_of

_WORKER: Final = Path(__file__).parents[1] / "static" / "notices" / "worker.js"
_GREEN: Final = "#5f8a3c"
_DAY: Final = {"Cache-Control": "public, max-age=86400"}
ICONS: Final = {"192": (192, False), "512": (512, False), "whole-512": (512, True), "apple-180": (180, True)}
"""The icons by their names: pixels, and whether they fill the square, for systems that cut out a shape."""


class WorkerPages:
    """The handlers."""

    def __init__(self, boards: LiveBoards) -> None:
        self._boards = boards
        self._worker = _WORKER.read_bytes()
        self._icons: dict[str, bytes] = {}

    def routes(self) -> list[web.RouteDef]:
        """Return the routes."""
        return [
            web.get("/board/worker.js", self._script),
            web.get("/manifest.webmanifest", self._manifest),
            *(web.get(f"/icon/{name}.png", self._icon) for name in ICONS),
        ]

    async def _script(self, _: web.Request) -> web.Response:
        policy = "default-src 'none'; frame-ancestors 'none'"
        headers = {"Content-Type": "text/javascript", "Content-Security-Policy": policy, "Cache-Control": "no-cache"}
        return web.Response(body=self._worker, headers=headers)

    async def _manifest(self, request: web.Request) -> web.Response:
        words = translator_of(request)
        icons = [
            {
                "src": f"/icon/{name}.png",
                "sizes": f"{size}x{size}",
                "type": "image/png",
                "purpose": "maskable" if whole else "any",
            }
            for name, (size, whole) in ICONS.items()
        ]
        said = {
            "id": "/",
            "name": str(words.text("web-room")),
            "short_name": str(words.text("web-room")),
            "lang": words.language,
            "start_url": "/",
            "scope": "/",
            "display": "standalone",
            "background_color": _GREEN,
            "theme_color": _GREEN,
            "icons": icons,
        }
        return web.json_response(said, content_type="application/manifest+json")

    async def _icon(self, request: web.Request) -> web.Response:
        name = request.path.rpartition("/")[2].removesuffix(".png")
        if name not in self._icons:
            self._icons[name] = await self._boards.icon(*ICONS[name])
        return web.Response(body=self._icons[name], content_type="image/png", headers=_DAY)
