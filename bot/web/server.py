"""The room's web server: which request does what."""

from __future__ import annotations

import hmac
import logging
import mimetypes
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from aiohttp import web

from bot.chat.contract import Answer
from bot.settings import Secret
from bot.store import StoreError
from bot.web import pages
from bot.web.guard import Bucket, add_headers, guard
from bot.web.people import MOST_PERSONS, NameRefused, Person, Session, new_token
from bot.web.room import LONGEST_WORDS, ChatRoom
from bot.web.stream import Streams

logger = logging.getLogger(__name__)

COOKIE: Final = "carcassonne-room"
LARGEST: Final = 64 << 10
"""Bytes that a request may have."""
_STATIC: Final = Path(__file__).parent / "static"
_EVENT: Final = re.compile(r"[A-Za-z0-9-]{8,64}")
_YEAR: Final = 31_536_000
_SHOWN_TYPES: Final = frozenset({"image/png", "image/gif"})


class Server:
    """Sessions, pages and what people do on them."""

    def __init__(self, room: ChatRoom, password: Secret | None = None) -> None:
        self._room = room
        self._people = room.people
        self._password = password
        self._streams = Streams(room)
        self._deeds = Bucket(40, 5)
        self._tries = Bucket(10, 0.1)

    def app(self, names: frozenset[str]) -> web.Application:
        """The application; `names` are those of the host."""
        app = web.Application(middlewares=[guard(names), self._faults], client_max_size=LARGEST)
        app.on_response_prepare.append(add_headers)
        app.on_shutdown.append(self._streams.close)
        app.router.add_static("/static/", _STATIC)
        app.add_routes(
            [
                web.get("/", self._page),
                web.get("/door", self._door),
                web.post("/enter", self._enter),
                web.post("/name", self._name),
                web.post("/code", self._code),
                web.post("/pass", self._pass),
                web.post("/as", self._as),
                web.post("/leave", self._leave),
                web.post("/say", self._say),
                web.post("/press", self._press),
                web.get("/complete", self._complete),
                web.get("/events", self._events),
                web.get("/shelf/{key}/{title}", self._shelf),
                web.get("/health", self._health),
            ]
        )
        return app

    @web.middleware
    async def _faults(self, request: web.Request, handler: Any) -> web.StreamResponse:
        """What goes wrong is said in a sentence, and in the log with its cause."""
        try:
            answer: web.StreamResponse = await handler(request)
        except web.HTTPException:
            raise
        except StoreError as fault:
            logger.warning("%s %s: %s", request.method, request.path, fault)
            return self._trouble(request, 503, "The games cannot be reached at the moment. Nothing was changed; try again soon.")
        except Exception:
            logger.exception("%s %s failed", request.method, request.path)
            return self._trouble(request, 500, "Something went wrong here. The host finds the reason in the log.")
        return answer

    @staticmethod
    def _trouble(request: web.Request, status: int, said: str) -> web.Response:
        if "text/html" in request.headers.get("Accept", ""):
            return _html(pages.failed("That did not work", said), status)
        return web.json_response({"text": said, "alert": True}, status=status)

    # Who is here

    async def _session(self, request: web.Request) -> Session:
        session = await self._people.session(request.cookies.get(COOKIE, ""))
        return session if session.admitted or self._password is None else Session()

    async def _person(self, request: web.Request, given: Mapping[str, Any]) -> Person:
        """Who acts: a person of this browser, and not too often."""
        persons = await self._people.persons(await self._session(request))
        person = next((each for each in persons if each.id == given.get("person")), None)
        if person is None:
            raise web.HTTPForbidden(text="You are not in the room any more: load the page again.")
        if not self._deeds.take(person.id):
            raise web.HTTPTooManyRequests(text="That was too fast. Wait a moment.")
        return person

    def _admitted(self, session: Session) -> bool:
        return self._password is None or session.admitted

    def _not_too_often(self, request: web.Request) -> None:
        if not self._tries.take(request.remote or ""):
            raise web.HTTPTooManyRequests(text="Too many tries. Wait a minute.")

    async def _remember(self, request: web.Request, session: Session, *, anew: bool = False) -> web.Response:
        """To the room, with the session kept. A new token when rights grow, so that nobody can have planted the old one."""
        old = request.cookies.get(COOKIE, "")
        token = new_token() if anew or not old else old
        if token != old and old:
            await self._people.end(old)
        await self._people.keep(token, session)
        answer = _to("/")
        answer.set_cookie(COOKIE, token, max_age=_YEAR, httponly=True, samesite="Strict", secure=request.secure)
        return answer

    # Pages

    async def _page(self, request: web.Request) -> web.Response:
        session = await self._session(request)
        if not self._admitted(session):
            return _html(pages.locked())
        persons = await self._people.persons(session)
        if not persons:
            return _html(pages.door(session))
        person = next((each for each in persons if each.id == session.current), persons[0])
        log = self._room.log
        posts = log.seen_by(person.account)
        return _html(pages.room(person, persons, posts, log.revision, log.id, self._room.notice))

    async def _door(self, request: web.Request) -> web.Response:
        session = await self._session(request)
        return _html(pages.door(session) if self._admitted(session) else pages.locked())

    async def _enter(self, request: web.Request) -> web.Response:
        self._not_too_often(request)
        given = str((await request.post()).get("password", ""))
        if self._password is None or not hmac.compare_digest(given.encode(), self._password.reveal().encode()):
            return _html(pages.locked("That is not the password."), 403)
        return await self._remember(request, Session(admitted=True), anew=True)

    async def _name(self, request: web.Request) -> web.Response:
        self._not_too_often(request)
        session = await self._session(request)
        if not self._admitted(session):
            return _html(pages.locked(), 403)
        if len(session.persons) >= MOST_PERSONS:
            return _html(pages.door(session, f"At most {MOST_PERSONS} people sit in front of one screen."), 409)
        try:
            person, _ = await self._people.come(str((await request.post()).get("name", "")))
        except NameRefused as refused:
            return _html(pages.door(session, str(refused)), 409)
        return await self._sits_down(request, session, person.id)

    async def _pass(self, request: web.Request) -> web.Response:
        self._not_too_often(request)
        session = await self._session(request)
        if not self._admitted(session):
            return _html(pages.locked(), 403)
        person = await self._people.take_pass(str((await request.post()).get("code", "")))
        if person is None:
            return _html(pages.door(session, "This code is not known, was used already, or is too old."), 403)
        return await self._sits_down(request, session, person)

    async def _sits_down(self, request: web.Request, session: Session, person: str) -> web.Response:
        persons = tuple(dict.fromkeys((*session.persons, person)))
        grown = Session(admitted=session.admitted, persons=persons, current=person)
        return await self._remember(request, grown, anew=True)

    async def _code(self, request: web.Request) -> web.Response:
        self._not_too_often(request)
        session = await self._session(request)
        person = next((each for each in await self._people.persons(session) if each.id == session.current), None)
        return _to("/") if person is None else _html(pages.given(await self._people.give_pass(person), person))

    async def _as(self, request: web.Request) -> web.Response:
        session = await self._session(request)
        wanted = str((await request.post()).get("person", ""))
        if wanted not in session.persons:
            return _to("/")
        return await self._remember(request, Session(session.admitted, session.persons, wanted))

    async def _leave(self, request: web.Request) -> web.Response:
        await self._people.end(request.cookies.get(COOKIE, ""))
        answer = _to("/")
        answer.del_cookie(COOKIE)
        return answer

    # What people do

    async def _say(self, request: web.Request) -> web.Response:
        given = await _given(request)
        person = await self._person(request, given)
        words = str(given.get("words", "")).strip()
        if not words or len(words) > LONGEST_WORDS:
            raise web.HTTPBadRequest(text=f"A message has 1 to {LONGEST_WORDS} characters.")
        return _answered(await self._room.say(person, words, _event(given), _number(given, "reply")))

    async def _press(self, request: web.Request) -> web.Response:
        given = await _given(request)
        person = await self._person(request, given)
        button = str(given.get("button", ""))
        return _answered(await self._room.press(person, _number(given, "message"), button, _event(given)))

    async def _complete(self, request: web.Request) -> web.Response:
        """Whole lines that could be meant: a command's name, or what goes on with its words."""
        person = await self._person(request, request.query)
        words = request.query.get("words", "")[:LONGEST_WORDS]
        if not words.startswith("/"):
            return web.json_response([])
        head, space, _ = words.rpartition(" ")
        if not space:
            menu = self._room.conversation.commands()
            return web.json_response([[f"/{each.name}", each.line] for each in menu if each.name.startswith(words[1:])])
        found = await self._room.conversation.complete(await self._room.command(person, words, "completion"))
        return web.json_response([[f"{head} {each}", ""] for each in found])

    async def _events(self, request: web.Request) -> web.StreamResponse:
        person = await self._person(request, request.query)
        return await self._streams.follow(request, person)

    async def _shelf(self, request: web.Request) -> web.StreamResponse:
        session = await self._session(request)
        path = self._room.shelf.path(request.match_info["key"]) if session.persons else None
        if path is None:
            raise web.HTTPNotFound(text="There is no such picture.")
        kind = mimetypes.guess_type(request.match_info["title"])[0] or "application/octet-stream"
        inline = kind in _SHOWN_TYPES
        return web.FileResponse(
            path,
            headers={
                "Content-Type": kind if inline else "application/octet-stream",
                "Content-Disposition": "inline" if inline else "attachment",
                "Cache-Control": "private, max-age=604800, immutable",
            },
        )

    async def _health(self, _: web.Request) -> web.Response:
        return web.json_response({"ok": True})


async def _given(request: web.Request) -> dict[str, Any]:
    try:
        given = await request.json()
    except ValueError:
        given = None
    if not isinstance(given, dict):
        raise web.HTTPBadRequest(text="This is not what the room's page sends.")
    return given


def _event(given: Mapping[str, Any]) -> str:
    event = str(given.get("event", ""))
    if not _EVENT.fullmatch(event):
        raise web.HTTPBadRequest(text="This is not what the room's page sends.")
    return event


def _number(given: Mapping[str, Any], name: str) -> int:
    number = given.get(name, 0)
    return number if isinstance(number, int) else 0


def _answered(answer: Answer | None) -> web.Response:
    return web.json_response({"text": answer.text if answer else "", "alert": bool(answer and answer.alert)})


def _html(text: str, status: int = 200) -> web.Response:
    return web.Response(text=text, content_type="text/html", status=status)


def _to(path: str) -> web.Response:
    return web.Response(status=303, headers={"Location": path})
