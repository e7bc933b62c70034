"""Reading the content of a request, within limits of size and time. Anything unreadable is refused with a 4xx."""

from __future__ import annotations

import asyncio
from typing import Any, Final
from urllib.parse import parse_qsl

import msgspec
from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

from bot.listening.connections import waiting

PATIENCE: Final = 20.0
"""Seconds in which a body must arrive."""
LARGEST_FORM: Final = 8 << 10
"""Bytes of a form. Forms hold a name, a password or a code."""
_MOST_FIELDS: Final = 16
_UNREADABLE: Final = (web.RequestPayloadError, HttpProcessingError, OSError, ValueError, RuntimeError)


async def body_of(request: web.Request, most: int) -> bytes:
    """Read a body of at most this many bytes. Compressed bodies are not unpacked: our pages send none."""
    if (request.content_length or 0) > most:
        raise web.HTTPRequestEntityTooLarge(most, request.content_length or 0)
    body = bytearray()
    try:
        with waiting(request):
            async with asyncio.timeout(PATIENCE):
                async for part in request.content.iter_any():
                    body += part
                    if len(body) > most:
                        raise web.HTTPRequestEntityTooLarge(most, len(body))
    except TimeoutError:
        raise web.HTTPRequestTimeout from None
    except _UNREADABLE as fault:
        raise web.HTTPBadRequest from fault
    return bytes(body)


async def json_of(request: web.Request, most: int) -> dict[str, Any]:
    """Return the body as a JSON object."""
    body = await body_of(request, most)
    try:
        return msgspec.json.decode(body, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise web.HTTPBadRequest from None


async def form_of(request: web.Request) -> dict[str, str]:
    """Return the fields of a form as a browser sends them: in UTF-8, whatever charset the request claims."""
    body = await body_of(request, LARGEST_FORM)
    try:
        return dict(parse_qsl(body.decode(), keep_blank_values=True, errors="strict", max_num_fields=_MOST_FIELDS))
    except ValueError:
        raise web.HTTPBadRequest from None


def in_bytes(text: str) -> bytes:
    """Return foreign text as bytes, to compare it with a secret. A header may hold bytes that are no text."""
    return text.encode("utf-8", "surrogatepass")


def readable(*texts: str) -> bool:
    """Return whether these are valid text, without stray bytes."""
    try:
        "".join(texts).encode()
    except UnicodeEncodeError:
        return False
    return True
