"""Refuses requests for other hosts and changes from other sites' pages; adds the security headers to every response."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Final

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware
from yarl import URL

from bot.listening.reading import readable

LOOPBACK: Final = frozenset({"127.0.0.1", "::1", "localhost"})
_CHANGING: Final = frozenset({"POST", "PUT", "PATCH", "DELETE"})
_ENCRYPTED_FOR: Final = "max-age=31536000"
"""A year in which a browser uses https only. Browsers ignore this header on a page that came without https."""
CODED: Final = ("/board/api/", "/board/.proxy/api/")
"""Requests below these paths get their refusals as JSON with a code and a sentence."""
BOARD: Final = "/board/"
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


def names_of(host: str, outside: str = "") -> frozenset[str]:
    """Return the host names the room accepts, besides IP addresses. `outside`: the room's address behind a proxy."""
    machine = socket.gethostname().lower()
    behind = {URL(outside).host or ""} - {""} if outside else set()
    return LOOPBACK | behind if host in LOOPBACK else LOOPBACK | behind | {host.lower(), machine, f"{machine}.local"}


def right_host(asked: str, names: frozenset[str]) -> bool:
    """Return whether the request is for one of these names, not a stranger's domain that leads here (DNS rebinding).

    A room open to others also accepts any IP address: no stranger's page can have the room's own.
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
    """Return whether a request for a change comes from a page of this room; browsers send the origin with each."""
    return _from_page_of(request, request.host)


def _from_page_of(request: web.Request, host: str) -> bool:
    origin = request.headers.get("Origin", "")
    try:
        return URL(origin).authority.lower() == URL(f"http://{host}").authority.lower() != ""
    except ValueError:
        return False


def _refusal(request: web.Request, kind: type[web.HTTPException], said: str) -> web.Response:
    """Return the refusal: JSON with a code for the board page's requests, plain text for the others."""
    if not request.path.startswith(CODED):
        return web.Response(status=kind.status_code, text=f"{said}\n", headers=HEADERS)
    code = HTTPStatus(kind.status_code).phrase.lower().replace(" ", "_")
    return web.json_response({"code": code, "text": said}, status=kind.status_code, headers=HEADERS)


async def _no_other() -> str:
    return ""


def guard(names: frozenset[str], other: Callable[[], Awaitable[str]] = _no_other) -> Middleware:
    """Return the middleware that makes these checks. `other`: a host under which another app shows the board alone."""

    async def through(request: web.Request) -> bool:
        """Return whether a request comes from the board as the other app shows it."""
        if not request.path.startswith(BOARD):
            return False
        host = await other()
        own = right_host(request.host, names) or request.host.lower() == host
        return bool(host) and own and request.headers.get("Origin", f"https://{host}").lower() == f"https://{host}"

    @web.middleware
    async def guarded(request: web.Request, handler: Handler) -> web.StreamResponse:
        if not readable(request.path, *request.query.values()):
            return _refusal(request, web.HTTPBadRequest, "This address is no text.")
        if not right_host(request.host, names) and not await through(request):
            return _refusal(request, web.HTTPMisdirectedRequest, "This room does not go by that name.")
        if request.method in _CHANGING and not own_page(request) and not await through(request):
            return _refusal(request, web.HTTPForbidden, "Only this room's own pages can do that.")
        return await handler(request)

    return guarded


def is_encrypted(request: web.Request) -> bool:
    """Return whether the browser uses https, perhaps up to a proxy. A client that lies about it only loses its own cookie."""
    return request.secure or request.headers.get("X-Forwarded-Proto") == "https"


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Add the headers of every response, refusals too."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    if is_encrypted(request):
        response.headers.setdefault("Strict-Transport-Security", _ENCRYPTED_FOR)
    response.headers.setdefault("Cache-Control", "no-store")
