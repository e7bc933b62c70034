"""Parse multipart forms in one piece, as they are small."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from aiohttp import web

_NAME: Final = re.compile(rb'name="([^"]*)"')
_FILENAME: Final = re.compile(rb'filename="([^"]*)"')


class Part(NamedTuple):
    """A field of a form; a file has a file name."""

    name: str
    data: bytes
    filename: str | None


async def parts_of(request: web.Request) -> list[Part]:
    """All fields of a form, in order."""
    boundary = re.search(r'boundary="?([^";]+)', request.headers["Content-Type"])
    assert boundary is not None
    return list(_split(await request.read(), boundary[1].encode()))


def _split(body: bytes, boundary: bytes) -> Iterator[Part]:
    for piece in (b"\r\n" + body).split(b"\r\n--" + boundary)[1:]:
        head, between, data = piece.partition(b"\r\n\r\n")
        name, filename = _NAME.search(re.sub(_FILENAME, b"", head)), _FILENAME.search(head)
        if between and name:
            yield Part(name[1].decode(), data, filename[1].decode() if filename else None)
