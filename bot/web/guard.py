"""Requests count only for the right host and from the room's own pages. Every answer has the headers that keep a page safe."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware
from yarl import URL

from bot.listening.reading import readable

LOOPBACK: Final = frozenset({"127.0.0.1", "::1", "localhost"})
_CHANGING: Final = frozenset({"POST", "PUT", "PATCH", "DELETE"})
_ENCRYPTED_FOR: Final = "max-age=31536000"
"""A year, in which a browser comes by https only. A page that came without it can say what it likes: browsers do not listen."""
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; connect-src 'self'; "
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


def names_of(host: str, outside: str = "") -> frozenset[str]:
    """The names under which the room may be asked for, beside addresses in figures. `outside`: its address behind a proxy."""
    machine = socket.gethostname().lower()
    behind = {URL(outside).host or ""} - {""} if outside else set()
    return LOOPBACK | behind if host in LOOPBACK else LOOPBACK | behind | {host.lower(), machine, f"{machine}.local"}


def right_host(asked: str, names: frozenset[str]) -> bool:
    """Whether this is a name of ours. A stranger's domain that leads here (DNS rebinding) is none.

    A room that is opened to others also goes by any address in figures: no stranger's page can have one of ours.
    """
    try:
        host = (URL(f"http://{asked}").host or "").lower()
    except ValueError:
        return False
    return host in names or (not names <= LOOPBACK and _is_address(host))


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def own_page(request: web.Request) -> bool:
    """Whether a change is asked for by a page of this room; browsers say so with every such request."""
    origin = request.headers.get("Origin", "")
    try:
        return URL(origin).authority.lower() == URL(f"http://{request.host}").authority.lower() != ""
    except ValueError:
        return False


def guard(names: frozenset[str]) -> Middleware:
    """The middleware that lets in or refuses."""

    @web.middleware
    async def guarded(request: web.Request, handler: Handler) -> web.StreamResponse:
        if not readable(request.path, *request.query.values()):
            return web.Response(status=400, text="This address is no text.\n", headers=HEADERS)
        if not right_host(request.host, names):
            return web.Response(status=421, text="This room does not go by that name.\n", headers=HEADERS)
        if request.method in _CHANGING and not own_page(request):
            return web.Response(status=403, text="Only this room's own pages can do that.\n", headers=HEADERS)
        return await handler(request)

    return guarded


def encrypted(request: web.Request) -> bool:
    """Whether the browser came by https, perhaps as far as a proxy. Who lies about it only loses the own cookie."""
    return request.secure or request.headers.get("X-Forwarded-Proto") == "https"


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """What every answer says, also those that refuse."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    if encrypted(request):
        response.headers.setdefault("Strict-Transport-Security", _ENCRYPTED_FOR)
    response.headers.setdefault("Cache-Control", "no-store")
