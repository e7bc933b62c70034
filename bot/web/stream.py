"""Sends news to every open page at once, as server-sent events. A page that was disconnected gets what it missed."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec
from aiohttp import web

from bot.i18n import Translator
from bot.listening.connections import WRITING
from bot.listening.visitors import Shares, visitor
from bot.web.message_html import post_markup
from bot.web.people import RoomMember
from bot.web.room import ChatRoom

MOST: Final = 256
MOST_EACH: Final = 8
"""Pages that one person may have open."""
MOST_OF_VISITOR: Final = 32
"""Pages that may be open from one IP address: a household, or a school."""
_KEEPALIVE: Final = 20.0


class Streams:
    """The open pages."""

    def __init__(self, room: ChatRoom) -> None:
        self._room = room
        self._of_person = Shares(MOST, MOST_EACH)
        self._of_visitor = Shares(MOST, MOST_OF_VISITOR)
        self._closing = False

    async def close(self, _: web.Application) -> None:
        """Disconnect all pages; they reconnect by themselves."""
        self._closing = True
        await self._room.log.ring()

    async def follow(
        self, request: web.Request, person: RoomMember, words: Translator, still: Callable[[], Awaitable[bool]]
    ) -> web.StreamResponse:
        """Send news to one page until it disconnects. `still`: whether its person is still in the room."""
        who = visitor(request)
        if self._of_person.full(person.id) or self._of_visitor.full(who):
            raise web.HTTPTooManyRequests(text=words.text("web-too-many-pages"))
        with self._of_person.held(person.id), self._of_visitor.held(who):
            return await stream(request, partial(self._tell, person=person, words=words, seen=_revision(request), still=still))

    async def _tell(
        self, response: Events, person: RoomMember, words: Translator, seen: int, still: Callable[[], Awaitable[bool]]
    ) -> None:
        log, notice, endings, looked = self._room.log, None, -1, 0.0
        await response.write(event_of("room", {"id": log.id, "revision": log.revision}))
        while self._room.served and not self._closing:
            rings, revision = log.rings, log.revision
            # Sessions ended here are noticed at once, those ended in other processes at the next sign of life.
            if endings != self._room.sessions.endings or time.monotonic() > looked + _KEEPALIVE:
                endings, looked = self._room.sessions.endings, time.monotonic()
                if not await still():
                    await response.write(event_of("left", ""))
                    return
            now = self._room.notice(words)
            if now != notice:
                notice = now
                await response.write(event_of("notice", notice))
            for post in sorted(log.visible_to(person.account, seen), key=lambda post: post.revision):
                said = {"number": post.number, "html": str(post_markup(post, person.account, words))}
                await response.write(event_of("post", said, post.revision))
            seen = revision
            try:
                async with asyncio.timeout(_KEEPALIVE):
                    await log.wait(rings)
            except TimeoutError:
                await response.write(b": still here\n\n")


class Events(web.StreamResponse):
    """A response that lasts as long as the page is open."""

    async def write(self, data: bytes | bytearray | memoryview) -> None:
        """Send data. A page that does not take it in time counts as closed."""
        try:
            async with asyncio.timeout(WRITING):
                await super().write(data)
        except TimeoutError:
            raise ConnectionResetError from None


async def stream(request: web.Request, tell: Callable[[Events], Awaitable[None]]) -> Events:
    """Run `tell` with an event stream until it ends or the page is closed."""
    response = Events(headers={"Content-Type": "text/event-stream", "X-Accel-Buffering": "no"})
    with suppress(ConnectionError):
        await response.prepare(request)
        await tell(response)
    return response


def _revision(request: web.Request) -> int:
    """Return the page's revision; after a lost connection the browser itself sends it."""
    given = request.headers.get("Last-Event-ID") or request.query.get("seen", "0")
    return int(given) if re.fullmatch(r"[0-9]{1,18}", given) else 0


def event_of(kind: str, data: Any, number: int | None = None) -> bytes:
    """Return a server-sent event; a translator's words become plain text."""
    head = b"" if number is None else b"id: %d\n" % number
    return head + b"event: " + kind.encode() + b"\ndata: " + msgspec.json.encode(data, enc_hook=str) + b"\n\n"
