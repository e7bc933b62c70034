"""The room's web server: routes, sessions and rate limits."""

from __future__ import annotations

import asyncio
import logging
import mimetypes
import time
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any, Final

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.chat.board.live_boards import LiveBoards
from bot.chat.contract import LARGEST_RECORD, Answer
from bot.listening.reading import body_of, json_of
from bot.settings import Secret
from bot.store import StoreError
from bot.web import pages
from bot.web.board.discord import HOSTS, DiscordApp
from bot.web.board.notices import NoticePages
from bot.web.board.readers import Readers
from bot.web.board.routes import BoardPages, refusal
from bot.web.board.session import BoardSessions
from bot.web.board.talk import Talk
from bot.web.board.telegram import TelegramProofs
from bot.web.entrance import Entrance
from bot.web.guard import CODED, add_headers, guard
from bot.web.html import html_response
from bot.web.lobby import LobbyPages, Present
from bot.web.notices.worker import WorkerPages
from bot.web.page_language import event_in, language_of, translator_of
from bot.web.room import LONGEST_WORDS, ChatRoom, Doing
from bot.web.sessions import BrowserSession
from bot.web.stream import Streams
from bot.web.tables import TablePages
from bot.web.visits import Visits, board_at, browser_in, speak, table_in, to_page

logger = logging.getLogger(__name__)

LARGEST: Final = 64 << 10
"""Bytes of a request, at most."""
_STATIC: Final = Path(__file__).parent / "static"
_EVERYWHERE: Final = ("/static/", "/health", "/watch/", "/turn/", "/board/", "/icon/", "/manifest")
"""The paths that every process serves, with or without the room."""
_CODES: Final = {"web-store-trouble": "store", "web-fault": "fault", "web-elsewhere-served": "elsewhere"}
"""The codes of failures that are answered in JSON, by the message that tells them."""
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
        self._visits = Visits(room, password, password_name)
        self._lobby = LobbyPages(room, boards, room.holdings.ways, self._visits.present) if boards is not None else None
        self._streams = Streams(room)

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
                self._visits.token,
                self._visits.admitted,
                self._proofs,
                self._discord,
            )
            frames = HOSTS if self._discord is not None else ""
            pages_of_boards = BoardPages(self._boards, readers, Talk(self._room, self._boards), frames)
            app.on_shutdown.append(pages_of_boards.close)
            app.add_routes(pages_of_boards.routes())
            self._room.notices.admitted = self._visits.admitted
            self._room.notices.switch = self._boards.switch_calls
            self._sessions.moves = self._room.notices.subscriptions.move
            app.add_routes(NoticePages(self._boards, readers, self._room.notices).routes())
            app.add_routes(WorkerPages(self._boards).routes())
        if self._lobby is not None:
            app.add_routes(self._lobby.routes())
        app.add_routes(Entrance(self._room, self._visits).routes())
        # Each file has its own route: no other name is ever looked up on disk.
        app.add_routes([_static(file) for file in _STATIC.iterdir() if file.is_file()])
        app.add_routes(
            [
                web.get("/", self._page),
                web.get("/chat", self._chat),
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

    async def _input(self, request: web.Request) -> tuple[Doing, Mapping[str, Any]]:
        """Return the input in a request, and the request's data."""
        session = await self._visits.known(request)
        given = await _data(request)
        return await self._doing(request, given, session), given

    async def _doing(self, request: web.Request, given: Mapping[str, Any], session: BrowserSession) -> Doing:
        """Return the input in this data."""
        person = await self._visits.person(request, given, session)
        return Doing(person, event_in(request, given), language_of(request), session.host)

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
        session, words = await self._visits.session(request), translator_of(request)
        if not self._visits.admitted(session):
            return html_response(pages.password_page(words))
        persons = await self._people.persons(session.persons)
        if not persons:
            return html_response(pages.sign_in_page(words, session, table=table_in(request.query, "t")))
        if request.query.get("t"):
            return to_page(board_at(table_in(request.query, "t")))
        person = next((each for each in persons if each.id == session.current), persons[0])
        answer = await page(request, Present(person, persons))
        token = self._visits.token(request)
        if await self._sessions.touch(token, session, browser_in(request)) or self._visits.cookie not in request.cookies:
            self._visits.set_session_cookie(request, answer, token)
        return answer

    async def _chat_of(self, request: web.Request, here: Present) -> web.Response:
        log, words = self._room.log, translator_of(request)
        await self._room.read_in(words.language)
        posts = log.visible_to(here.person.account)
        menu = () if posts else self._room.conversation.commands()
        return html_response(pages.room(words, *here, posts, log.revision, log.id, self._room.notice(words), menu))

    # The host

    # Signed-in browsers

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
        doing = await self._doing(request, request.query, await self._visits.known(request))
        return _respond(request, await self._room.say(doing, f"/{command}", file=await body_of(request, LARGEST_RECORD)))

    async def _press(self, request: web.Request) -> web.Response:
        doing, given = await self._input(request)
        return _respond(request, await self._room.press(doing, _number(given, "message"), str(given.get("button", ""))))

    async def _complete(self, request: web.Request) -> web.Response:
        """Return completions as whole lines: commands' names, or the command with all that may stand after it."""
        session = await self._visits.known(request)
        person = await self._visits.person(request, request.query, session)
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
        person = await self._visits.person(request, request.query, await self._visits.known(request))

        async def still() -> bool:
            return person.id in (await self._visits.session(request)).persons and await self._people.get(person.id) is not None

        return await self._streams.follow(request, person, translator_of(request), still)

    async def _stored_file(self, request: web.Request) -> web.Response:
        session = await self._visits.session(request)
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
    speak(request, response, answer.language)
    return response
