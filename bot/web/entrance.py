"""The way into the room and out of it: the password, a name, a code, the personal link, the host's key, signed-in browsers."""

from __future__ import annotations

import hmac
from collections import Counter
from typing import Final
from urllib.parse import quote

from aiohttp import web
from msgspec.structs import replace
from yarl import URL

from bot.i18n import shipped
from bot.listening.reading import form_of, in_bytes
from bot.web import pages
from bot.web.board.session import board_sessions
from bot.web.html import html_response
from bot.web.page_language import translator_of
from bot.web.people import MOST_PERSONS, NameRefused
from bot.web.room import ChatRoom
from bot.web.sessions import HOST, BrowserSession, token_hash
from bot.web.visits import COOKIE, Visits, board_at, speak, table_in, to_page

_PAGES: Final = frozenset({"/", "/chat", "/create", "/learn", "/way"})
"""The pages inside the room."""


class Entrance:
    """The handlers of the pages before the room, and of what signs in and out."""

    def __init__(self, room: ChatRoom, visits: Visits) -> None:
        self._room = room
        self._visits = visits

    def routes(self) -> list[web.RouteDef]:
        """Return the routes."""
        return [
            web.get("/back", self._back_page),
            web.post("/back", self._back),
            web.get("/door", self._door),
            web.post("/enter", self._enter),
            web.post("/name", self._name),
            web.post("/code", self._code),
            web.post("/pass", self._pass),
            web.post("/as", self._as),
            web.post("/leave", self._leave),
            web.get("/host", self._host_page),
            web.post("/host", self._host),
            web.get("/browsers", self._browsers),
            web.post("/browsers", self._end_browsers),
            web.post("/language", self._language),
        ]

    async def _door(self, request: web.Request) -> web.Response:
        session, words = await self._visits.session(request), translator_of(request)
        return html_response(pages.sign_in_page(words, session) if self._visits.admitted(session) else pages.password_page(words))

    async def _enter(self, request: web.Request) -> web.Response:
        self._visits.not_too_often(request, self._visits.wrong)
        given = (await form_of(request)).get("password", "")
        if self._visits.password is None or not hmac.compare_digest(in_bytes(given), in_bytes(self._visits.password.reveal())):
            words = translator_of(request)
            return html_response(pages.password_page(words, words.text("web-wrong-password")), 403)
        self._visits.right(request)
        return await self._visits.grant(
            request, lambda session: replace(session, admitted=True, password=self._visits.password_name)
        )

    async def _name(self, request: web.Request) -> web.Response:
        self._visits.not_too_often(request, self._visits.arrivals)
        session, words = await self._visits.session(request), translator_of(request)
        if not self._visits.admitted(session):
            return html_response(pages.password_page(words), 403)
        given = await form_of(request)
        if len(session.persons) >= MOST_PERSONS:
            return html_response(pages.sign_in_page(words, session, words.text("web-too-many-people", most=MOST_PERSONS)), 409)
        try:
            person = await self._room.people.add(given.get("name", ""))
        except NameRefused as refused:
            return html_response(pages.sign_in_page(words, session, words.text(refused.code, **refused.params)), 409)
        return await self._sits_down(request, person.id, board_at(table_in(given, "table")))

    async def _pass(self, request: web.Request) -> web.Response:
        self._visits.not_too_often(request, self._visits.wrong)
        session, words = await self._visits.session(request), translator_of(request)
        if not self._visits.admitted(session):
            return html_response(pages.password_page(words), 403)
        person = await self._room.people.take_pass((await form_of(request)).get("code", ""))
        if person is None:
            return html_response(pages.sign_in_page(words, session, words.text("web-code-wrong")), 403)
        self._visits.right(request)
        return await self._sits_down(request, person)

    async def _back_page(self, request: web.Request) -> web.Response:
        return html_response(pages.back_page(translator_of(request)))

    async def _back(self, request: web.Request) -> web.Response:
        """Sign a person in by their own link."""
        self._visits.not_too_often(request, self._visits.wrong)
        session, words = await self._visits.session(request), translator_of(request)
        if not self._visits.admitted(session):
            return html_response(pages.password_page(words), 403)
        person = await self._room.holdings.ways.person((await form_of(request)).get("key", "").strip())
        if not person or await self._room.people.get(person) is None:
            return html_response(pages.back_page(words, words.text("web-way-back-wrong")), 403)
        self._visits.right(request)
        return await self._sits_down(request, person)

    async def _sits_down(self, request: web.Request, person: str, to: str = "/") -> web.Response:
        def edit(session: BrowserSession) -> BrowserSession:
            return replace(session, persons=tuple(dict.fromkeys((*session.persons, person))), current=person)

        return await self._visits.grant(request, edit, to)

    async def _code(self, request: web.Request) -> web.Response:
        self._visits.not_too_often(request, self._visits.arrivals)
        session = await self._visits.session(request)
        person = await self._room.people.get(session.current)
        if person is None:
            return to_page("/")
        return html_response(pages.code_page(translator_of(request), await self._room.people.give_pass(person), person))

    async def _as(self, request: web.Request) -> web.Response:
        session = await self._visits.session(request)
        wanted = (await form_of(request)).get("person", "") if session.persons else ""
        if wanted in session.persons:
            await self._room.sessions.change(token_hash(self._visits.token(request)), lambda each: replace(each, current=wanted))
        return to_page(_page_before(request))

    async def _leave(self, request: web.Request) -> web.Response:
        await self._room.sessions.end(self._visits.token(request))
        answer = to_page("/")
        answer.del_cookie(self._visits.cookie)
        answer.del_cookie(COOKIE)
        return answer

    async def _language(self, request: web.Request) -> web.Response:
        """Keep the choice in a cookie; the browser sends it with every message and press."""
        answer = to_page(_page_before(request))
        speak(request, answer, shipped().choose((await form_of(request)).get("language", "")))
        return answer

    async def _host_page(self, request: web.Request) -> web.Response:
        return html_response(pages.host(translator_of(request)))

    async def _host(self, request: web.Request) -> web.Response:
        self._visits.not_too_often(request, self._visits.wrong)
        key = (await form_of(request)).get("key", "").strip()
        if not await self._room.sessions.take(in_bytes(key)):
            words = translator_of(request)
            return html_response(pages.host(words, words.text("web-host-wrong")), 403)
        self._visits.right(request)
        return await self._visits.grant(request, lambda session: replace(session, host=True))

    async def _whose(self, request: web.Request, wanted: str) -> tuple[BrowserSession, str]:
        """Return the session and whose browsers to list: a person's in this browser, or anyone's for the host."""
        session = await self._visits.session(request)
        whose = wanted or session.current
        if not whose or not (whose in session.persons or session.host):
            raise web.HTTPForbidden(text=translator_of(request).text("web-not-here"))
        return session, whose

    async def _browsers(self, request: web.Request) -> web.Response:
        session, whose = await self._whose(request, request.query.get("of", ""))
        person = await self._room.people.get(whose)
        if person is None and whose != HOST:
            return to_page("/")
        everybody = await self._room.people.everybody() if session.host else []
        listed, own = await self._room.sessions.of(whose), token_hash(self._visits.token(request))
        boards = Counter(each.browser for each in await board_sessions(self._room.holdings.store, whose))
        called = {each.browser for each in await self._room.notices.browsers(whose)}
        return html_response(pages.browsers(translator_of(request), person, listed, own, everybody, boards, called))

    async def _end_browsers(self, request: web.Request) -> web.Response:
        """End one browser, or all but this one. The host ends it for all who share it; other people sign out only themselves."""
        await self._visits.known(request)
        given = await form_of(request)
        session, whose = await self._whose(request, given.get("of", ""))
        if given.get("notices") == "off":
            await self._room.notices.end(whose, lambda each: each.browser == given.get("browser"))
            return to_page(f"/browsers?of={quote(whose)}")
        listed, own = await self._room.sessions.of(whose), token_hash(self._visits.token(request))
        for name in [each.name for each in listed if each.name == given.get("browser", each.name) and each.name != own]:
            await (self._room.sessions.sign_out(name, whose) if whose in session.persons else self._room.sessions.close(name))
        await self._room.log.ring()
        return to_page(f"/browsers?of={quote(whose)}")


def _page_before(request: web.Request) -> str:
    """Return the page of the room from which a form was sent."""
    try:
        before = URL(request.headers.get("Referer", "")).path
    except ValueError:
        return "/"
    return before if before in _PAGES else "/"
