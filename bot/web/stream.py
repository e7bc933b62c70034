"""What is new goes to every open page at once, as server-sent events. Who was away is told what happened meanwhile."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, Final

import msgspec
from aiohttp import web

from bot.i18n import Translator
from bot.web.look import shown
from bot.web.people import Person
from bot.web.room import ChatRoom

MOST: Final = 256
MOST_EACH: Final = 8
_SIGN_OF_LIFE: Final = 20.0


class Streams:
    """The open pages."""

    def __init__(self, room: ChatRoom) -> None:
        self._room = room
        self._open: Counter[str] = Counter()
        self._closing = False

    async def close(self, _: web.Application) -> None:
        """Let all pages go; they come back by themselves."""
        self._closing = True
        await self._room.log.ring()

    async def follow(self, request: web.Request, person: Person, words: Translator) -> web.StreamResponse:
        """Tell one page what happens, until it goes."""
        if self._open[person.id] >= MOST_EACH or self._open.total() >= MOST:
            raise web.HTTPTooManyRequests(text=words.text("web-too-many-pages"))
        response = web.StreamResponse(headers={"Content-Type": "text/event-stream", "X-Accel-Buffering": "no"})
        await response.prepare(request)
        self._open[person.id] += 1
        try:
            await self._tell(response, person, words, _seen(request))
        except ConnectionError:
            pass  # the page was closed
        finally:
            self._open[person.id] -= 1
        return response

    async def _tell(self, response: web.StreamResponse, person: Person, words: Translator, seen: int) -> None:
        log, notice = self._room.log, None
        await response.write(event_of("room", {"id": log.id, "revision": log.revision}))
        while not self._closing:
            rings, revision = log.rings, log.revision
            now = self._room.notice(words)
            if now != notice:
                notice = now
                await response.write(event_of("notice", notice))
            for post in sorted(log.seen_by(person.account, seen), key=lambda post: post.revision):
                said = {"number": post.number, "html": str(shown(post, person.account, words))}
                await response.write(event_of("post", said, post.revision))
            seen = revision
            try:
                await asyncio.wait_for(log.wait(rings), _SIGN_OF_LIFE)
            except TimeoutError:
                await response.write(b": still here\n\n")


def _seen(request: web.Request) -> int:
    """The revision the page has; after a broken connection the browser itself says which."""
    given = request.headers.get("Last-Event-ID") or request.query.get("seen", "0")
    return int(given) if given.isascii() and given.isdecimal() else 0


def event_of(kind: str, data: Any, number: int | None = None) -> bytes:
    """A server-sent event; words of ours are plain text there."""
    head = b"" if number is None else b"id: %d\n" % number
    return head + b"event: " + kind.encode() + b"\ndata: " + msgspec.json.encode(data, enc_hook=str) + b"\n\n"
