"""The room's web server: routes, sessions and rate limits."""

from __future__ import annotations

import asyncio
import hmac
import logging
import mimetypes
import re
import time
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from aiohttp import web
from aiohttp.typedefs import Handler
from msgspec.structs import replace
from yarl import URL

from bot.chat.board.live_boards import LiveBoards
from bot.chat.contract import LARGEST_RECORD, Answer
from bot.i18n import shipped
from bot.listening.reading import body_of, form_of, in_bytes, json_of
from bot.listening.visitors import Bucket, visitor
from bot.settings import Secret
from bot.store import StoreError
from bot.web import pages
from bot.web.board.discord import HOSTS, DiscordApp
from bot.web.board.readers import Readers
from bot.web.board.routes import BoardPages, refusal
from bot.web.board.session import BoardSessions
from bot.web.board.talk import Talk
from bot.web.board.telegram import TelegramProofs
from bot.web.guard import CODED, add_headers, guard, is_encrypted
from bot.web.html import html_response
from bot.web.lobby import LobbyPages, Present
from bot.web.page_language import LANGUAGE, event_in, language_of, translator_of
from bot.web.people import MOST_PERSONS, NameRefused, RoomMember
from bot.web.room import LONGEST_WORDS, ChatRoom, Doing
from bot.web.sessions import HOST, KEPT, BrowserSession, Edit, browser_of, genuine, token_hash
from bot.web.stream import Streams
from bot.web.tables import TablePages

logger = logging.getLogger(__name__)

COOKIE: Final = "carcassonne-room"
"""The name of a browser's cookie, followed by a part of the room's id: rooms on one host share their cookies."""
_IN_COOKIE: Final = 8
"""Characters of the room's id in the cookie's name."""
LARGEST: Final = 64 << 10
"""Bytes of a request, at most."""
_STATIC: Final = Path(__file__).parent / "static"
_YEAR: Final = 31_536_000
_EVERYWHERE: Final = ("/static/", "/health", "/watch/", "/turn/", "/board/")
"""The paths that every process serves, with or without the room."""
_PAGES: Final = frozenset({"/", "/chat", "/create", "/learn", "/way"})
"""The pages inside the room."""
_CODES: Final = {"web-store-trouble": "store", "web-fault": "fault", "web-elsewhere-served": "elsewhere"}
"""The codes of failures that are answered in JSON, by the message that tells them."""
_TABLE: Final = re.compile(r"[0-9a-z]{1,32}")
_HANDING_OVER: Final = 10.0
"""Seconds for which a request waits until this process has the room."""
_LOOK: Final = 0.05
_SHOWN_TYPES: Final = frozenset({"image/png", "image/gif"})


class WebServer:
    """The request handlers of the room."""

    def __init__(
        self,
        room: ChatRoom,
        password: Secret | None = None,
        *,
        password_name: str = "",
        tables: TablePages | None = None,
        boards: LiveBoards | None = None,
        proofs: TelegramProofs | None = None,
        discord: DiscordApp | None = None,
        elsewhere: Callable[[], bool] = lambda: False,
    ) -> None:
        """`password_name`: the password's name in sessions. `tables`: the tables' pages; `boards`: what the board page asks.

        `proofs`: who opens a board in Telegram; `discord`: the app that shows it there.
        `elsewhere`: whether another process serves the room, and not only until this one takes over.
        """
        self._room = room
        self._tables = tables
        self._boards = boards
        self._proofs = proofs
        self._discord = discord
        self._elsewhere = elsewhere
        self._people = room.people
        self._sessions = room.sessions
        self._password = password
        self._password_name = password_name
        self._ways = room.holdings.ways
        self._lobby = LobbyPages(room, boards, self._ways, self._present) if boards is not None else None
        self._streams = Streams(room)
        self._deeds = Bucket(40, 5)
        self._wrong = Bucket(10, 0.1)
        self._arrivals = Bucket(20, 0.2)

    def app(self, names: frozenset[str]) -> web.Application:
        """Return the web application. `names`: the accepted host names."""
        guarded = guard(names, self._discord.host) if self._discord is not None else guard(names)
        app = web.Application(middlewares=[guarded, self._faults, self._only_while_serving], client_max_size=LARGEST)
        app.on_response_prepare.append(add_headers)
        app.on_shutdown.append(self._streams.close)
        if self._tables is not None:
            app.add_routes(self._tables.routes())
        if self._boards is not None:
            board_sessions = BoardSessions(self._room.holdings.store, self._sessions)
            readers = Readers(
                self._boards,
                self._people,
                board_sessions,
                self._sessions,
                self._token,
                self._admitted,
                self._proofs,
                self._discord,
            )
            frames = HOSTS if self._discord is not None else ""
            pages_of_boards = BoardPages(self._boards, readers, Talk(self._room, self._boards), frames)
            app.on_shutdown.append(pages_of_boards.close)
            app.add_routes(pages_of_boards.routes())
        if self._lobby is not None:
            app.add_routes(self._lobby.routes())
        # Each file has its own route: no other name is ever looked up on disk.
        app.add_routes([_static(file) for file in _STATIC.iterdir() if file.is_file()])
        app.add_routes(
            [
                web.get("/", self._page),
                web.get("/chat", self._chat),
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
                web.post("/say", self._say),
                web.post("/import", self._import),
                web.post("/press", self._press),
                web.get("/complete", self._complete),
                web.get("/events", self._events),
                web.get("/shelf/{key}/{title}", self._stored_file),
                web.get("/health", self._health),
            ]
        )
        return app

    @web.middleware
    async def _faults(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Answer a failed request with a sentence, and log the cause."""
        try:
            answer: web.StreamResponse = await handler(request)
        except web.HTTPException as fault:
            if request.path.startswith(CODED):
                return refusal(request, fault)
            raise
        except StoreError as fault:
            logger.warning("%s %s: %s", request.method, request.path, fault)
            return self._trouble(request, 503, "web-store-trouble")
        except Exception:
            logger.exception("%s %s failed", request.method, request.path)
            return self._trouble(request, 500, "web-fault")
        return answer

    @web.middleware
    async def _only_while_serving(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Answer for the room only while this process serves it; else ask browsers and proxies to try again soon."""
        if request.path.startswith(_EVERYWHERE):
            return await handler(request)
        end = time.monotonic() + _HANDING_OVER
        while not self._room.served:
            elsewhere = self._elsewhere()
            if elsewhere or time.monotonic() > end:
                answer = self._trouble(request, 503, "web-elsewhere-served" if elsewhere else "web-store-trouble")
                answer.headers.update({"Retry-After": "3", "Refresh": "3"})
                return answer
            await asyncio.sleep(_LOOK)
        return await handler(request)

    @staticmethod
    def _trouble(request: web.Request, status: int, code: str) -> web.Response:
        words = translator_of(request)
        if "text/html" in request.headers.get("Accept", ""):
            return html_response(pages.message_page(words, "web-failed", code), status)
        return web.json_response({"code": _CODES.get(code, code), "text": words.text(code), "alert": True}, status=status)

    # Sessions and people

    @property
    def _cookie(self) -> str:
        return f"{COOKIE}-{self._room.log.id[:_IN_COOKIE]}"

    def _token(self, request: web.Request) -> str:
        """Return the browser's token; empty if it cannot be genuine. Earlier versions gave every room's cookie one name."""
        return genuine(request.cookies.get(self._cookie) or request.cookies.get(COOKIE, ""))

    def _set_session_cookie(self, request: web.Request, answer: web.Response, token: str) -> None:
        encrypted = is_encrypted(request)
        answer.set_cookie(self._cookie, token, max_age=KEPT // 1000, httponly=True, samesite="Strict", secure=encrypted)

    async def _session(self, request: web.Request) -> BrowserSession:
        session = await self._sessions.get(self._token(request))
        return session if self._admitted(session) else BrowserSession()

    async def _known(self, request: web.Request) -> BrowserSession:
        """Return the sender's session; refuse a sender who is not in the room, before reading the body."""
        session = await self._session(request)
        if not session.persons:
            raise web.HTTPForbidden(text=translator_of(request).text("web-not-here"))
        return session

    async def _person(self, request: web.Request, given: Mapping[str, Any], session: BrowserSession) -> RoomMember:
        """Return the person who acts; refuse one not in this browser, or acting too often."""
        person = (
            next(iter(await self._people.persons([given["person"]])), None) if given.get("person") in session.persons else None
        )
        if person is None:
            raise web.HTTPForbidden(text=translator_of(request).text("web-not-here"))
        if not self._deeds.take(person.id):
            raise web.HTTPTooManyRequests(text=translator_of(request).text("web-too-fast"))
        return person

    async def _input(self, request: web.Request) -> tuple[Doing, Mapping[str, Any]]:
        """Return the input in a request, and the request's data."""
        session = await self._known(request)
        given = await _data(request)
        return await self._doing(request, given, session), given

    async def _doing(self, request: web.Request, given: Mapping[str, Any], session: BrowserSession) -> Doing:
        """Return the input in this data."""
        person = await self._person(request, given, session)
        return Doing(person, event_in(request, given), language_of(request), session.host)

    def _admitted(self, session: BrowserSession) -> bool:
        return self._password is None or session.host or (session.admitted and session.password == self._password_name)

    @staticmethod
    def _not_too_often(request: web.Request, bucket: Bucket) -> None:
        if not bucket.take(visitor(request)):
            raise web.HTTPTooManyRequests(text=translator_of(request).text("web-too-many-tries"))

    def _right(self, request: web.Request) -> None:
        """Give the try back after a right password or code; arrivals have their own limit."""
        self._wrong.give_back(visitor(request))
        self._not_too_often(request, self._arrivals)

    async def _grant(self, request: web.Request, edit: Edit, to: str = "/") -> web.Response:
        """Redirect to the room, with a new session that has more rights than before."""
        answer = _to(to)
        self._set_session_cookie(request, answer, await self._sessions.renew(self._token(request), edit, _browser(request)))
        return answer

    # Pages

    async def _page(self, request: web.Request) -> web.Response:
        """Return the front page; without boards, the chat is all there is."""
        return await self._inside(request, self._lobby.page if self._lobby is not None else self._chat_of)

    async def _chat(self, request: web.Request) -> web.Response:
        return await self._inside(request, self._chat_of)

    async def _inside(
        self, request: web.Request, page: Callable[[web.Request, Present], Awaitable[web.Response]]
    ) -> web.Response:
        """Return a page of the room, or what stands before it: the password, or the choice of a name."""
        session, words = await self._session(request), translator_of(request)
        if not self._admitted(session):
            return html_response(pages.password_page(words))
        persons = await self._people.persons(session.persons)
        if not persons:
            return html_response(pages.sign_in_page(words, session, table=_table_in(request.query, "t")))
        if request.query.get("t"):
            return _to(_board(_table_in(request.query, "t")))
        person = next((each for each in persons if each.id == session.current), persons[0])
        answer = await page(request, Present(person, persons))
        token = self._token(request)
        if await self._sessions.touch(token, session, _browser(request)) or self._cookie not in request.cookies:
            self._set_session_cookie(request, answer, token)
        return answer

    async def _chat_of(self, request: web.Request, here: Present) -> web.Response:
        log, words = self._room.log, translator_of(request)
        posts = log.visible_to(here.person.account)
        menu = () if posts else self._room.conversation.commands()
        return html_response(pages.room(words, *here, posts, log.revision, log.id, self._room.notice(words), menu))

    async def _present(self, request: web.Request) -> Present:
        """Return who asks and who shares the browser; refuse others, and those who ask too often."""
        session = await self._known(request)
        person = await self._person(request, {"person": session.current}, session)
        return Present(person, await self._people.persons(session.persons))

    async def _door(self, request: web.Request) -> web.Response:
        session, words = await self._session(request), translator_of(request)
        return html_response(pages.sign_in_page(words, session) if self._admitted(session) else pages.password_page(words))

    async def _enter(self, request: web.Request) -> web.Response:
        self._not_too_often(request, self._wrong)
        given = (await form_of(request)).get("password", "")
        if self._password is None or not hmac.compare_digest(in_bytes(given), in_bytes(self._password.reveal())):
            words = translator_of(request)
            return html_response(pages.password_page(words, words.text("web-wrong-password")), 403)
        self._right(request)
        return await self._grant(request, lambda session: replace(session, admitted=True, password=self._password_name))

    async def _name(self, request: web.Request) -> web.Response:
        self._not_too_often(request, self._arrivals)
        session, words = await self._session(request), translator_of(request)
        if not self._admitted(session):
            return html_response(pages.password_page(words), 403)
        given = await form_of(request)
        if len(session.persons) >= MOST_PERSONS:
            return html_response(pages.sign_in_page(words, session, words.text("web-too-many-people", most=MOST_PERSONS)), 409)
        try:
            person = await self._people.add(given.get("name", ""))
        except NameRefused as refused:
            return html_response(pages.sign_in_page(words, session, words.text(refused.code, **refused.params)), 409)
        return await self._sits_down(request, person.id, _board(_table_in(given, "table")))

    async def _pass(self, request: web.Request) -> web.Response:
        self._not_too_often(request, self._wrong)
        session, words = await self._session(request), translator_of(request)
        if not self._admitted(session):
            return html_response(pages.password_page(words), 403)
        person = await self._people.take_pass((await form_of(request)).get("code", ""))
        if person is None:
            return html_response(pages.sign_in_page(words, session, words.text("web-code-wrong")), 403)
        self._right(request)
        return await self._sits_down(request, person)

    async def _back_page(self, request: web.Request) -> web.Response:
        return html_response(pages.back_page(translator_of(request)))

    async def _back(self, request: web.Request) -> web.Response:
        """Sign a person in by their own link."""
        self._not_too_often(request, self._wrong)
        session, words = await self._session(request), translator_of(request)
        if not self._admitted(session):
            return html_response(pages.password_page(words), 403)
        person = await self._ways.person((await form_of(request)).get("key", "").strip())
        if not person or await self._people.get(person) is None:
            return html_response(pages.back_page(words, words.text("web-way-back-wrong")), 403)
        self._right(request)
        return await self._sits_down(request, person)

    async def _sits_down(self, request: web.Request, person: str, to: str = "/") -> web.Response:
        def edit(session: BrowserSession) -> BrowserSession:
            return replace(session, persons=tuple(dict.fromkeys((*session.persons, person))), current=person)

        return await self._grant(request, edit, to)

    async def _code(self, request: web.Request) -> web.Response:
        self._not_too_often(request, self._arrivals)
        session = await self._session(request)
        person = await self._people.get(session.current)
        if person is None:
            return _to("/")
        return html_response(pages.code_page(translator_of(request), await self._people.give_pass(person), person))

    async def _as(self, request: web.Request) -> web.Response:
        session = await self._session(request)
        wanted = (await form_of(request)).get("person", "") if session.persons else ""
        if wanted in session.persons:
            await self._sessions.change(token_hash(self._token(request)), lambda each: replace(each, current=wanted))
        return _to(_page_before(request))

    async def _leave(self, request: web.Request) -> web.Response:
        await self._sessions.end(self._token(request))
        answer = _to("/")
        answer.del_cookie(self._cookie)
        answer.del_cookie(COOKIE)
        return answer

    async def _language(self, request: web.Request) -> web.Response:
        """Keep the choice in a cookie; the browser sends it with every message and press."""
        answer = _to(_page_before(request))
        _speak(request, answer, shipped().choose((await form_of(request)).get("language", "")))
        return answer

    # The host

    async def _host_page(self, request: web.Request) -> web.Response:
        return html_response(pages.host(translator_of(request)))

    async def _host(self, request: web.Request) -> web.Response:
        self._not_too_often(request, self._wrong)
        key = (await form_of(request)).get("key", "").strip()
        if not await self._sessions.take(in_bytes(key)):
            words = translator_of(request)
            return html_response(pages.host(words, words.text("web-host-wrong")), 403)
        self._right(request)
        return await self._grant(request, lambda session: replace(session, host=True))

    # Signed-in browsers

    async def _whose(self, request: web.Request, wanted: str) -> tuple[BrowserSession, str]:
        """Return the session and whose browsers to list: a person's in this browser, or anyone's for the host."""
        session = await self._session(request)
        whose = wanted or session.current
        if not whose or not (whose in session.persons or session.host):
            raise web.HTTPForbidden(text=translator_of(request).text("web-not-here"))
        return session, whose

    async def _browsers(self, request: web.Request) -> web.Response:
        session, whose = await self._whose(request, request.query.get("of", ""))
        person = await self._people.get(whose)
        if person is None and whose != HOST:
            return _to("/")
        everybody = await self._people.everybody() if session.host else []
        listed, own = await self._sessions.of(whose), token_hash(self._token(request))
        return html_response(pages.browsers(translator_of(request), person, listed, own, everybody))

    async def _end_browsers(self, request: web.Request) -> web.Response:
        """End one browser, or all but this one. The host ends it for all who share it; other people sign out only themselves."""
        await self._known(request)
        given = await form_of(request)
        session, whose = await self._whose(request, given.get("of", ""))
        listed, own = await self._sessions.of(whose), token_hash(self._token(request))
        for name in [each.name for each in listed if each.name == given.get("browser", each.name) and each.name != own]:
            await (self._sessions.sign_out(name, whose) if whose in session.persons else self._sessions.close(name))
        await self._room.log.ring()
        return _to(f"/browsers?of={quote(whose)}")

    # Messages and presses

    async def _say(self, request: web.Request) -> web.Response:
        doing, given = await self._input(request)
        words = str(given.get("words", "")).strip()
        if not words or len(words) > LONGEST_WORDS:
            raise web.HTTPBadRequest(text=translator_of(request).text("web-not-a-message", most=LONGEST_WORDS))
        return _respond(request, await self._room.say(doing, words, _number(given, "reply")))

    async def _import(self, request: web.Request) -> web.Response:
        """Give the command that takes a file: it is the body, and the query names the person."""
        menu = self._room.conversation.commands()
        command = next(each.name for each in menu if any(option.kind == "file" for option in each.options))
        doing = await self._doing(request, request.query, await self._known(request))
        return _respond(request, await self._room.say(doing, f"/{command}", file=await body_of(request, LARGEST_RECORD)))

    async def _press(self, request: web.Request) -> web.Response:
        doing, given = await self._input(request)
        return _respond(request, await self._room.press(doing, _number(given, "message"), str(given.get("button", ""))))

    async def _complete(self, request: web.Request) -> web.Response:
        """Return completions as whole lines: commands' names, or the command with all that may stand after it."""
        session = await self._known(request)
        person = await self._person(request, request.query, session)
        language = language_of(request)
        words = request.query.get("words", "")[:LONGEST_WORDS]
        if not words.startswith("/"):
            return web.json_response([])
        head, space, _ = words.partition(" ")
        if not space:
            menu = self._room.conversation.commands(language)
            return web.json_response([[f"/{each.name}", each.line] for each in menu if each.name.startswith(words[1:])])
        asked = self._room.request(Doing(person, "completion", language, session.host), words)
        found = await self._room.conversation.complete(asked)
        return web.json_response([[f"{head} {each}", ""] for each in found])

    async def _events(self, request: web.Request) -> web.StreamResponse:
        person = await self._person(request, request.query, await self._known(request))

        async def still() -> bool:
            return person.id in (await self._session(request)).persons and await self._people.get(person.id) is not None

        return await self._streams.follow(request, person, translator_of(request), still)

    async def _stored_file(self, request: web.Request) -> web.Response:
        session = await self._session(request)
        data = await self._room.files.read(request.match_info["key"]) if session.persons else None
        if data is None:
            raise web.HTTPNotFound(text=translator_of(request).text("web-no-picture"))
        kind = mimetypes.guess_type(request.match_info["title"])[0] or "application/octet-stream"
        inline = kind in _SHOWN_TYPES
        return web.Response(
            body=data,
            headers={
                "Content-Type": kind if inline else "application/octet-stream",
                "Content-Disposition": "inline" if inline else "attachment",
                "Cache-Control": "private, max-age=604800, immutable",
            },
        )

    async def _health(self, _: web.Request) -> web.Response:
        return web.json_response({"ok": True})


def _static(file: Path) -> web.RouteDef:
    """Return a route for a static file, served from memory: a response that nobody reads must not hold a descriptor as well."""
    body, kind = file.read_bytes(), mimetypes.guess_type(file.name)[0]

    async def answer(_: web.Request) -> web.Response:
        return web.Response(body=body, headers={"Content-Type": kind or "application/octet-stream"})

    return web.get(f"/static/{file.name}", answer)


async def _data(request: web.Request) -> dict[str, Any]:
    try:
        return await json_of(request, LARGEST)
    except web.HTTPBadRequest:
        raise web.HTTPBadRequest(text=translator_of(request).text("web-not-our-page")) from None


def _number(given: Mapping[str, Any], name: str) -> int:
    number = given.get(name, 0)
    return number if isinstance(number, int) else 0


def _respond(request: web.Request, answer: Answer | None) -> web.Response:
    """Return the answer to a message or press. If it changes the language, the page reloads."""
    answer = answer or Answer()
    said: dict[str, Any] = {"text": answer.text, "alert": answer.alert}
    if not answer.language:
        return web.json_response(said)
    response = web.json_response({**said, "anew": True})
    _speak(request, response, answer.language)
    return response


def _browser(request: web.Request) -> str:
    return browser_of(request.headers.get("User-Agent", ""))


def _speak(request: web.Request, response: web.Response, language: str) -> None:
    response.set_cookie(LANGUAGE, language, max_age=_YEAR, httponly=True, samesite="Lax", secure=is_encrypted(request))


def _table_in(given: Mapping[str, str], name: str) -> str:
    """Return the table that is named; empty if it can be none."""
    table = given.get(name, "")
    return table if _TABLE.fullmatch(table) else ""


def _board(table: str) -> str:
    return f"/board/?t={table}" if table else "/"


def _page_before(request: web.Request) -> str:
    """Return the page of the room from which a form was sent."""
    try:
        before = URL(request.headers.get("Referer", "")).path
    except ValueError:
        return "/"
    return before if before in _PAGES else "/"


def _to(path: str) -> web.Response:
    return web.Response(status=303, headers={"Location": path})
