"""Who visits: a browser's cookie and session, the persons in it, and how often a visitor may try."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from aiohttp import web

from bot.listening.visitors import Bucket, visitor
from bot.settings import Secret
from bot.web.guard import is_encrypted
from bot.web.lobby import Present
from bot.web.page_language import LANGUAGE, translator_of
from bot.web.people import RoomMember
from bot.web.room import ChatRoom
from bot.web.sessions import KEPT, BrowserSession, Edit, browser_of, genuine

COOKIE: Final = "carcassonne-room"
"""The name of a browser's cookie, followed by a part of the room's id: rooms on one host share their cookies."""
_IN_COOKIE: Final = 8
"""Characters of the room's id in the cookie's name."""
_TABLE: Final = re.compile(r"[0-9a-z]{1,32}")
_YEAR: Final = 31_536_000


class Visits:
    """The browsers that ask for the room's pages."""

    def __init__(self, room: ChatRoom, password: Secret | None, password_name: str) -> None:
        """`password_name`: the password's name in sessions."""
        self._room = room
        self._people = room.people
        self._sessions = room.sessions
        self.password = password
        self.password_name = password_name
        self.deeds = Bucket(40, 5)
        self.wrong = Bucket(10, 0.1)
        self.arrivals = Bucket(20, 0.2)

    @property
    def cookie(self) -> str:
        """The name of the room's cookie."""
        return f"{COOKIE}-{self._room.log.id[:_IN_COOKIE]}"

    def token(self, request: web.Request) -> str:
        """Return the browser's token; empty if it cannot be genuine. Earlier versions gave every room's cookie one name."""
        return genuine(request.cookies.get(self.cookie) or request.cookies.get(COOKIE, ""))

    def set_session_cookie(self, request: web.Request, answer: web.Response, token: str) -> None:
        """Let the browser keep its token."""
        encrypted = is_encrypted(request)
        answer.set_cookie(self.cookie, token, max_age=KEPT // 1000, httponly=True, samesite="Strict", secure=encrypted)

    async def session(self, request: web.Request) -> BrowserSession:
        """Return the browser's session; an empty one before the password."""
        session = await self._sessions.get(self.token(request))
        return session if self.admitted(session) else BrowserSession()

    async def known(self, request: web.Request) -> BrowserSession:
        """Return the sender's session; refuse a sender who is not in the room, before reading the body."""
        session = await self.session(request)
        if not session.persons:
            raise web.HTTPForbidden(text=translator_of(request).text("web-not-here"))
        return session

    async def person(self, request: web.Request, given: Mapping[str, Any], session: BrowserSession) -> RoomMember:
        """Return the person who acts; refuse one not in this browser, or acting too often."""
        person = (
            next(iter(await self._people.persons([given["person"]])), None) if given.get("person") in session.persons else None
        )
        if person is None:
            raise web.HTTPForbidden(text=translator_of(request).text("web-not-here"))
        if not self.deeds.take(person.id):
            raise web.HTTPTooManyRequests(text=translator_of(request).text("web-too-fast"))
        return person

    def admitted(self, session: BrowserSession) -> bool:
        """Return whether a browser has given the password, if there is one."""
        return self.password is None or session.host or (session.admitted and session.password == self.password_name)

    @staticmethod
    def not_too_often(request: web.Request, bucket: Bucket) -> None:
        """Refuse a visitor who tries too often."""
        if not bucket.take(visitor(request)):
            raise web.HTTPTooManyRequests(text=translator_of(request).text("web-too-many-tries"))

    def right(self, request: web.Request) -> None:
        """Give the try back after a right password or code; arrivals have their own limit."""
        self.wrong.give_back(visitor(request))
        self.not_too_often(request, self.arrivals)

    async def grant(self, request: web.Request, edit: Edit, to: str = "/") -> web.Response:
        """Redirect to the room, with a new session that has more rights than before."""
        answer = to_page(to)
        self.set_session_cookie(request, answer, await self._sessions.renew(self.token(request), edit, browser_in(request)))
        return answer

    async def present(self, request: web.Request) -> Present:
        """Return who asks and who shares the browser; refuse others, and those who ask too often."""
        session = await self.known(request)
        person = await self.person(request, {"person": session.current}, session)
        return Present(person, await self._people.persons(session.persons))


def browser_in(request: web.Request) -> str:
    """Return the browser's name."""
    return browser_of(request.headers.get("User-Agent", ""))


def table_in(given: Mapping[str, str], name: str) -> str:
    """Return the table that is named; empty if it can be none."""
    table = given.get(name, "")
    return table if _TABLE.fullmatch(table) else ""


def board_at(table: str) -> str:
    """Return the address of a table's board; without a table the front page."""
    return f"/board/?t={table}" if table else "/"


def to_page(path: str) -> web.Response:
    """Redirect to a page of the room."""
    return web.Response(status=303, headers={"Location": path})


def speak(request: web.Request, response: web.Response, language: str) -> None:
    """Keep a language in the browser."""
    response.set_cookie(LANGUAGE, language, max_age=_YEAR, httponly=True, samesite="Lax", secure=is_encrypted(request))
