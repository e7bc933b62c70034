"""The addresses of the board page: the page, its code, and the JSON that it reads and sends.

A request acts for the person whose token it carries in a header; cookies count only where a token is minted. Every refusal is
JSON with a code and a sentence, and changes nothing. All addresses in the page are relative.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import math
import mimetypes
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
from aiohttp import web

from bot.chat.board.live_boards import LiveBoards
from bot.chat.board.reader import BoardReader, BoardRefused
from bot.chat.contract import Account
from bot.i18n import shipped
from bot.listening.reading import json_of
from bot.listening.visitors import Bucket, Shares, visitor
from bot.web.board.art import Art
from bot.web.board.session import BoardSessions
from bot.web.board.talk import Talk
from bot.web.board.telegram import BadProof, TelegramProofs
from bot.web.html import element, html_response
from bot.web.page_language import language_of, translator_of
from bot.web.people import RoomMembers
from bot.web.room import PLACE
from bot.web.sessions import BrowserSession, Sessions
from bot.web.stream import Events, event_of, stream

MOST: Final = 256
"""Pages that may listen at the same time."""
MOST_EACH: Final = 8
MOST_OF_VISITOR: Final = 32
"""Pages of onlookers from one IP address: a household, or a school."""
LARGEST: Final = 8 << 10
"""Bytes of a request, at most."""
LONGEST_WAIT: Final = 25.0
_KEEPALIVE: Final = 20.0
_CODE: Final = Path(__file__).parents[1] / "static" / "board"
_TABLE: Final = re.compile(r"[0-9a-z]{1,32}")
_EVENT: Final = re.compile(r"[A-Za-z0-9-]{8,64}")
_LOOKS: Final = re.compile(r"Bearer ([0-9a-z]{1,32})\.([A-Za-z0-9_-]{24})")
"""The token of an onlooker: the table, and the signature of the address to watch it."""
_FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
_LONGEST_SAYING: Final = 2000
_FARTHEST: Final = 400
_SPACE: Final = {
    ".css": re.compile(r"\s*([{};,>])\s*|(?<=[a-z-]:) "),
    ".js": re.compile(r" ?(=>|[!=]==|&&|\|\||\?\?|[=,{}]) ?"),
}
"""Spaces that say nothing. No text of ours in these files, such as a selector, needs them either."""
_COMMENT: Final = re.compile(r"/\*.*?\*/ ?|(?<=[;{}]) // [^\n]*", re.DOTALL)
_POLICY: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'self' https://web.telegram.org"
    ),
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "unsafe-none",
}
"""The page may stand in Telegram's frame: it trusts no cookie there, so nothing can be pressed for somebody else."""
_REASONS: Final = {401: "web-not-here", 404: "web-watch-none", 429: "web-too-fast"}
"""The sentences of refusals that say more than that no page of ours asks this."""
WORDS: Final = (
    *("button-confirm", "button-back", "button-anew", "button-hand", "button-my-games", "button-solo", "web-turn"),
    *("web-watch-log", "web-watch-players", "web-watch-replay", "web-close", "web-come-in", "web-send", "web-unreachable"),
    "web-not-here",
    *("board-title", "board-map", "board-way", "board-rotate", "board-final", "board-fit", "board-closer", "board-farther"),
    *("board-more", "board-next", "board-offline", "board-online", "board-type", "board-type-how", "board-keys", "board-save"),
    "board-chat",
)
"""The messages that the page itself needs, in its reader's language."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
_encoder: Final = msgspec.json.Encoder(enc_hook=str)


class BoardPages:
    """The handlers of the board page."""

    def __init__(
        self,
        boards: LiveBoards,
        people: RoomMembers,
        sessions: BoardSessions,
        browsers: Sessions,
        room_token: Callable[[web.Request], str],
        admitted: Callable[[BrowserSession], bool],
        proofs: TelegramProofs | None = None,
        talk: Talk | None = None,
    ) -> None:
        """`room_token`: the token of a browser's session, from its cookie; `admitted`: whether it may be in the room.

        `proofs`: checks who opens the page in Telegram, if the bot is there; `talk`: what players say in the room.
        """
        self._proofs = proofs
        self._talk = talk
        self._boards = boards
        self._people = people
        self._sessions = sessions
        self._browsers = browsers
        self._room_token = room_token
        self._admitted = admitted
        self._art = Art(boards)
        self._mints = Bucket(30, 0.5)
        self._deeds = Bucket(60, 10)
        self._open = Shares(MOST, MOST_EACH)
        self._watching = Shares(MOST, MOST_OF_VISITOR)
        self._closing = False
        self._files = {file.name: slim(file) for file in sorted(_CODE.iterdir())}
        self._stamp = hashlib.sha256(b"".join(self._files.values())).hexdigest()[:16]

    def routes(self) -> list[web.RouteDef]:
        """Return the routes of the page."""
        table = "/board/api/table/{table}"
        return [
            web.get("/board/", self._page),
            web.get("/board/code/{stamp}/{name}", self._code),
            web.get("/board/art/{theme}/{stamp}/{size}/{name}.webp", self._sprite),
            web.post("/board/api/session/room", self._coded(self._mint)),
            web.post("/board/api/session/telegram", self._coded(self._mint_by_telegram)),
            web.post("/board/api/session/watch", self._coded(self._mint_to_watch)),
            web.get("/board/api/games", self._coded(self._games)),
            web.post("/board/api/computer", self._coded(self._computer)),
            web.get(table, self._coded(self._state)),
            web.get(f"{table}/events", self._coded(self._events)),
            web.get(f"{table}/wait", self._coded(self._wait)),
            web.get(f"{table}/look", self._coded(self._look)),
            web.get(f"{table}/at", self._coded(self._at)),
            web.get(f"{table}/past", self._coded(self._past)),
            web.get(f"{table}/past/{{actions}}", self._coded(self._moment)),
            web.get(f"{table}/picture", self._coded(self._picture)),
            web.get(f"{table}/talk", self._coded(self._read_talk)),
            web.post(f"{table}/talk", self._coded(self._say)),
            web.post(f"{table}/draft", self._coded(self._draft)),
            web.post(f"{table}/confirm", self._coded(self._confirm)),
            web.post(f"{table}/press", self._coded(self._press)),
        ]

    async def close(self, _: web.Application) -> None:
        """Disconnect all pages; they come back by themselves."""
        self._closing = True
        self._boards.news.ring_all()

    # the page, its code and its pictures

    async def _page(self, request: web.Request) -> web.Response:
        words, code = translator_of(request), f"code/{self._stamp}"
        head = element(
            "head",
            element("meta", charset="utf-8"),
            element("meta", name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
            element("meta", name="color-scheme", content="light dark"),
            element("title", words.text("board-title")),
            element("link", rel="icon", href="../static/icon.svg", type="image/svg+xml"),
            element("link", rel="stylesheet", href=f"{code}/page.css"),
            element("link", rel="modulepreload", href=f"{code}/map.js"),
            element("link", rel="modulepreload", href=f"{code}/net.js"),
            element("link", rel="modulepreload", href=f"{code}/bar.js"),
            element("script", src=f"{code}/page.js", type="module"),
        )
        none = element("noscript", element("p", words.text("web-no-script")))
        answer = html_response(f"<!doctype html>\n{element('html', head, element('body', none), lang=words.language)}")
        answer.headers.update(_POLICY)
        return answer

    async def _code(self, request: web.Request) -> web.Response:
        body = self._files.get(request.match_info["name"])
        if body is None or request.match_info["stamp"] != self._stamp:
            raise web.HTTPNotFound
        kind = mimetypes.guess_type(request.match_info["name"])[0] or "application/octet-stream"
        headers = {"Content-Type": kind, "Vary": "Accept-Encoding", **_FOREVER}
        if "gzip" in request.headers.get("Accept-Encoding", ""):
            return web.Response(body=gzip.compress(body, 9), headers={**headers, "Content-Encoding": "gzip"})
        return web.Response(body=body, headers=headers)

    async def _sprite(self, request: web.Request) -> web.Response:
        given = request.match_info
        found = await self._art.get(given["theme"], given["stamp"], given["size"], given["name"])
        if found is None:
            raise web.HTTPNotFound
        return web.Response(body=found, content_type="image/webp", headers=_FOREVER)

    # who asks

    def _coded(self, handler: Handler) -> Handler:
        """Return the handler with refusals as JSON: a code for the page, and a sentence for its reader."""

        async def coded(request: web.Request) -> web.StreamResponse:
            try:
                return await handler(request)
            except BoardRefused as refused:
                return _json({"code": refused.code, "text": refused.text}, refused.status)
            except web.HTTPException as fault:
                return refusal(request, fault)

        return coded

    async def _mint(self, request: web.Request) -> web.Response:
        """Give the browser's person a token. This alone reads the room's cookie."""
        if not self._mints.take(visitor(request)):
            raise web.HTTPTooManyRequests
        given = await _body(request)
        browser = self._room_token(request)
        session = await self._browsers.get(browser)
        wanted = str(given.get("person") or session.current)
        if wanted not in session.persons or not self._admitted(session):
            raise web.HTTPUnauthorized
        reader = await self._reader_of(request, wanted)
        return self._minted(reader, await self._sessions.mint(wanted, browser))

    async def _mint_by_telegram(self, request: web.Request) -> web.Response:
        """Give the user of Telegram's app a token. The cookie does not count here."""
        if not self._mints.take(visitor(request)):
            raise web.HTTPTooManyRequests
        given = await _body(request)
        if self._proofs is None:
            raise web.HTTPNotFound
        try:
            user = await self._proofs.use(str(given.get("initData", "")))
        except BadProof as fault:
            text = translator_of(request).text("web-not-here")
            return _json({"code": fault.code, "text": text}, web.HTTPUnauthorized.status_code)
        account = Account(f"telegram:{user.id}", user.name)
        reader = await self._boards.reader(account, account.id, shipped().choose(user.language_code, language_of(request)))
        return self._minted(reader, await self._sessions.mint_for_account(account.id, reader.person.id))

    async def _mint_to_watch(self, request: web.Request) -> web.Response:
        """Let somebody with the address look at one table; a person of the room who may see it anyway comes as themselves."""
        if not self._mints.take(visitor(request)):
            raise web.HTTPTooManyRequests
        given = await _body(request)
        table, signature = (str(given.get(name, ""))[:40] for name in ("table", "signature"))
        onlooker = self._boards.onlooker(table, signature, language_of(request))
        if onlooker is None:
            raise web.HTTPNotFound
        browser = self._room_token(request)
        session = await self._browsers.get(browser)
        if session.current and self._admitted(session) and await self._people.get(session.current):
            reader = await self._reader_of(request, session.current)
            if await self._boards.may_see(table, reader):
                return self._minted(reader, await self._sessions.mint(session.current, browser))
        return self._minted(onlooker, f"{table}.{signature}")

    def _minted(self, reader: BoardReader, token: str) -> web.Response:
        person = {"name": reader.person.name, "language": reader.voice.language, "palette": reader.person.palette}
        return _json({"token": token, "person": person, "words": self._boards.words(reader, WORDS)})

    async def _reader(self, request: web.Request) -> BoardReader:
        """Return whose token the request carries; refuse others, and those who ask too often."""
        header = request.headers.get("Authorization", "")
        if looks := _LOOKS.fullmatch(header):
            return self._onlooker(request, *looks.groups())
        holder = await self._sessions.holder(header, self._admitted)
        if holder is None:
            raise web.HTTPUnauthorized
        if not self._deeds.take(holder.id):
            raise web.HTTPTooManyRequests
        if not holder.account:
            return await self._reader_of(request, holder.id)
        reader = await self._boards.reader_of_account(holder.account, language_of(request), contrast=_wants_contrast(request))
        if reader is None or reader.person.id != holder.person:  # forgotten, or linked with another person
            raise web.HTTPUnauthorized
        return reader

    def _onlooker(self, request: web.Request, table: str, signature: str) -> BoardReader:
        """Return an onlooker, who may read one table and change nothing."""
        reader = self._boards.onlooker(table, signature, language_of(request), contrast=_wants_contrast(request))
        if reader is None:
            raise web.HTTPUnauthorized
        if not self._deeds.take(f"onlooker {visitor(request)}"):
            raise web.HTTPTooManyRequests
        if request.method != "GET" or request.match_info.get("table") != table:
            raise web.HTTPForbidden
        return reader

    async def _reader_of(self, request: web.Request, person: str) -> BoardReader:
        known = await self._people.get(person)
        if known is None:
            raise web.HTTPUnauthorized
        account = Account(known.account, known.name)
        return await self._boards.reader(account, PLACE, language_of(request), contrast=_wants_contrast(request))

    # reading

    async def _games(self, request: web.Request) -> web.Response:
        return _json(await self._boards.lobby.own_games(await self._reader(request)))

    async def _state(self, request: web.Request) -> web.Response:
        reader = await self._reader(request)
        return _json(await self._boards.state(_table(request), reader))

    async def _look(self, request: web.Request) -> web.Response:
        reader = await self._reader(request)
        return _json(await self._boards.look(_table(request), reader, request.query.get("name", "")))

    async def _past(self, request: web.Request) -> web.Response:
        reader = await self._reader(request)
        return _json(await self._boards.past(_table(request), reader))

    async def _moment(self, request: web.Request) -> web.Response:
        reader, actions = await self._reader(request), request.match_info["actions"]
        if not re.fullmatch(r"[0-9]{1,4}", actions, re.ASCII):
            raise web.HTTPNotFound
        return _json(await self._boards.moment(_table(request), reader, int(actions)))

    async def _at(self, request: web.Request) -> web.Response:
        reader = await self._reader(request)
        x, y = (_coordinate(request.query.get(name, "")) for name in ("x", "y"))
        return _json({"lines": await self._boards.at(_table(request), reader, x, y)})

    async def _picture(self, request: web.Request) -> web.Response:
        reader = await self._reader(request)
        return web.Response(body=await self._boards.picture(_table(request), reader), content_type="image/png")

    # following

    async def _events(self, request: web.Request) -> web.StreamResponse:
        """Say at once when the table or the draft has changed, and nothing of how."""
        reader, table = await self._reader(request), _table(request)
        version = await self._boards.version(table, reader)
        header = request.headers.get("Authorization", "")
        with self._listening(request, reader), self._boards.news.following(table, version):
            return await stream(request, partial(self._follow, table=table, header=header))

    def _listening(self, request: web.Request, reader: BoardReader) -> AbstractContextManager[None]:
        """Count an open page inside the block; refuse one too many."""
        pages, who = (self._watching, visitor(request)) if reader.looks_at else (self._open, reader.person.id)
        if pages.full(who):
            raise web.HTTPTooManyRequests
        return pages.held(who)

    async def _follow(self, response: Events, table: str, header: str) -> None:
        news, endings = self._boards.news, self._browsers.endings
        await response.write(event_of("hello", self._news_of(table)))
        while not self._closing:
            rings = news.rings(table)
            try:
                async with asyncio.timeout(_KEEPALIVE):
                    await news.wait(table, rings)
            except TimeoutError:
                await response.write(b": still here\n\n")
                continue
            if endings != self._browsers.endings:
                endings = self._browsers.endings
                if not _LOOKS.fullmatch(header) and await self._sessions.holder(header, self._admitted) is None:
                    return
            await response.write(event_of("version", self._news_of(table)))

    def _news_of(self, table: str) -> dict[str, int]:
        return {"v": self._boards.news.version(table), "said": self._talk.newest(table) if self._talk else 0}

    async def _wait(self, request: web.Request) -> web.Response:
        """Do the same for one piece of news, where a stream does not come through."""
        reader, table = await self._reader(request), _table(request)
        after = _whole(request.query.get("after", ""))
        patience = min(LONGEST_WAIT, _whole(request.query.get("wait", "")))
        version = await self._boards.version(table, reader)
        with self._listening(request, reader), self._boards.news.following(table, version):
            if version <= after and not self._closing:
                try:
                    async with asyncio.timeout(patience):
                        await self._boards.news.wait(table, self._boards.news.rings(table))
                except TimeoutError:
                    return web.Response(status=204)
            return _json(self._news_of(table))

    # talk

    def _talk_of(self, reader: BoardReader) -> Talk:
        """Return the talk of the room's people; on other platforms it is in their chats."""
        if self._talk is None or reader.place != PLACE:
            raise web.HTTPNotFound
        if not self._talk.served:
            raise web.HTTPServiceUnavailable
        return self._talk

    async def _read_talk(self, request: web.Request) -> web.Response:
        reader = await self._reader(request)
        after = _whole(request.query.get("after", ""))
        return _json(await self._talk_of(reader).said(_table(request), reader, after))

    async def _say(self, request: web.Request) -> web.Response:
        reader, given, table = await self._reader(request), await _body(request), _table(request)
        await self._talk_of(reader).say(table, reader, str(given.get("words", ""))[:_LONGEST_SAYING], _event(given))
        return _json({})

    # changing

    async def _computer(self, request: web.Request) -> web.Response:
        reader, given = await self._reader(request), await _body(request)
        return _json({"table": await self._boards.lobby.play_computer(reader, _event(given))})

    async def _draft(self, request: web.Request) -> web.Response:
        reader, given, table = await self._reader(request), await _body(request), _table(request)
        revision = _integer(given, "revision")
        return await self._changed(
            request, reader, self._boards.draft(table, reader, _integer(given, "version"), revision, _list(given))
        )

    async def _confirm(self, request: web.Request) -> web.Response:
        reader, given, table = await self._reader(request), await _body(request), _table(request)
        version, event = _integer(given, "version"), _event(given)
        return await self._changed(request, reader, self._boards.confirm(table, reader, version, _list(given), event))

    async def _changed(self, request: web.Request, reader: BoardReader, change: Awaitable[Any]) -> web.Response:
        """Answer with the new state; a page that is behind gets the present one with the refusal."""
        try:
            return _json(await change)
        except BoardRefused as refused:
            if refused.status != web.HTTPConflict.status_code:
                raise
            state = await self._boards.state(_table(request), reader)
            return _json({"code": refused.code, "text": refused.text, "state": state}, refused.status)

    async def _press(self, request: web.Request) -> web.Response:
        reader, given, table = await self._reader(request), await _body(request), _table(request)
        pressed, words = (str(given.get(name, ""))[:200] for name in ("button", "words"))
        said = await self._boards.press(table, reader, pressed, words, _event(given))
        return _json({"said": said, "state": await self._boards.state(table, reader)})


def refusal(request: web.Request, fault: web.HTTPException) -> web.Response:
    """Return a refusal as JSON: a code for the page, and a sentence for its reader."""
    said = translator_of(request).text(_REASONS.get(fault.status, "web-not-our-page"))
    return _json({"code": fault.reason.lower().replace(" ", "_"), "text": said}, fault.status)


def slim(file: Path) -> bytes:
    """Return a script or a style sheet without what only its readers need: comments, types and spaces."""
    lines = (line.strip() for line in _COMMENT.sub("", file.read_text(encoding="utf-8")).splitlines())
    kept = "\n".join(line for line in lines if line and not line.startswith("//"))
    return f"{_SPACE[file.suffix].sub(_sign, kept)}\n".encode()


def _sign(found: re.Match[str]) -> str:
    return found[1] or ""


def _json(data: object, status: int = 200) -> web.Response:
    answer = web.Response(body=_encoder.encode(data), content_type="application/json", status=status)
    answer.enable_compression()
    return answer


async def _body(request: web.Request) -> dict[str, Any]:
    if request.content_type != "application/json":
        raise web.HTTPUnsupportedMediaType
    return await json_of(request, LARGEST)


def _wants_contrast(request: web.Request) -> bool:
    return request.query.get("look") == "contrast"


def _table(request: web.Request) -> str:
    table = request.match_info["table"]
    if not _TABLE.fullmatch(table):
        raise web.HTTPNotFound
    return table


def _event(given: Mapping[str, Any]) -> str:
    event = given.get("event")
    if not isinstance(event, str) or not _EVENT.fullmatch(event):
        raise web.HTTPBadRequest
    return event


def _integer(given: Mapping[str, Any], name: str) -> int:
    value = given.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 1 << 53:
        raise web.HTTPBadRequest
    return value


def _list(given: Mapping[str, Any]) -> Sequence[object]:
    value = given.get("actions")
    if not isinstance(value, list):
        raise web.HTTPBadRequest
    return value


def _whole(text: str) -> int:
    return int(text) if re.fullmatch(r"[0-9]{1,15}", text) else 0


def _coordinate(text: str) -> float:
    try:
        value = float(text[:20])
    except ValueError:
        raise web.HTTPBadRequest from None
    if not math.isfinite(value) or abs(value) > _FARTHEST:
        raise web.HTTPBadRequest
    return value
