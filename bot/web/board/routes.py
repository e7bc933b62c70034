"""The addresses of the board page: the page, its code, and the JSON that it reads and sends.

A request acts for the person whose token it carries in a header; cookies count only where a token is minted. Every refusal is
JSON with a code and a sentence, and changes nothing. All addresses in the page are relative.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import logging
import math
import mimetypes
import re
from collections.abc import Awaitable, Mapping, Sequence
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
from aiohttp import web

from bot.chat.board.live_boards import LiveBoards
from bot.chat.board.reader import BoardReader, BoardRefused
from bot.listening.visitors import Shares, visitor
from bot.web.board.art import Art
from bot.web.board.readers import Handler, Readers, body_of_json, json_response
from bot.web.board.talk import Talk
from bot.web.html import element, html_response, installable, join
from bot.web.page_language import translator_of
from bot.web.room import PLACE
from bot.web.stream import Events, event_of, stream

logger = logging.getLogger(__name__)

MOST: Final = 256
"""Pages that may listen at the same time."""
MOST_EACH: Final = 8
MOST_OF_VISITOR: Final = 32
"""Pages of onlookers from one IP address: a household, or a school."""
PROXIED: Final = "/board/.proxy/"
LARGEST: Final = 8 << 10
"""Bytes of a request, at most."""
LONGEST_WAIT: Final = 25.0
_KEEPALIVE: Final = 20.0
_CODE: Final = Path(__file__).parents[1] / "static" / "board"
_TABLE: Final = re.compile(r"[0-9a-z]{1,32}")
_EVENT: Final = re.compile(r"[A-Za-z0-9-]{8,64}")
_FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
_LONGEST_SAYING: Final = 2000
_FARTHEST: Final = 400
_SPACE: Final = {
    ".css": re.compile(r";?\s*(})\s*|\s*([{;,>])\s*|(?<=[a-z-]:) "),
    ".js": re.compile(
        r" ?(=>|[!=]==|&&|\|\||\?\?|[=,{}]) ?| ([-+]?=|[-+?:*/<>]) |\b(if|for|while|catch) (?=\()"
        r"|(;) |(?<=[\w\"])(:) (?=\S)|;\n?(?=})|(?<=[;{,])\n|(?<=})\n(?=})|(?<=\)) (?=[a-z])"
    ),
}
"""Spaces that say nothing. No text of ours in these files, such as a selector, needs them either."""
_COMMENT: Final = re.compile(r"/\*.*?\*/ ?|(?<=[;{}]) // [^\n]*", re.DOTALL)
_REASONS: Final = {401: "web-not-here", 404: "web-watch-none", 429: "web-too-fast"}
"""The sentences of refusals that say more than that no page of ours asks this."""
_encoder: Final = msgspec.json.Encoder(enc_hook=str)


class BoardPages:
    """The handlers of the board page."""

    def __init__(self, boards: LiveBoards, readers: Readers, talk: Talk | None = None, frames: str = "") -> None:
        """`readers`: who asks; `talk`: what players say in the room; `frames`: Discord's hosts that may show the page, if any."""
        self._boards = boards
        self._readers = readers
        self._talk = talk
        self._frames = frames
        self._art = Art(boards)
        self._open = Shares(MOST, MOST_EACH)
        self._watching = Shares(MOST, MOST_OF_VISITOR)
        self._closing = False
        self._files = {file.name: slim(file) for file in sorted(_CODE.iterdir())}
        self._stamp = hashlib.sha256(b"".join(self._files.values())).hexdigest()[:16]

    def routes(self) -> list[web.RouteDef]:
        """Return the routes of the page, each also with the prefix that old apps of Discord's put before an address."""
        found = list(self._routes())
        return [*found, *(web.route(each.method, each.path.replace("/board/", PROXIED, 1), each.handler) for each in found)]

    def _routes(self) -> list[web.RouteDef]:
        table = "/board/api/table/{table}"
        return [
            web.get("/board/", self._page),
            web.get("/board/code/{stamp}/{name}", self._code),
            web.get("/board/art/{theme}/{stamp}/{size}/{name}.webp", self._sprite),
            web.get("/board/art/{theme}/{stamp}/{size}/pack/{names}", self._sprites),
            *(web.post(f"/board/api/session/{by}", coded(mint)) for by, mint in self._readers.mints.items()),
            web.get("/board/api/games", coded(self._games)),
            web.post("/board/api/computer", coded(self._computer)),
            web.get(table, coded(self._state)),
            web.get(f"{table}/events", coded(self._events)),
            web.get(f"{table}/wait", coded(self._wait)),
            web.get(f"{table}/look", coded(self._look)),
            web.get(f"{table}/at", coded(self._at)),
            web.get(f"{table}/past", coded(self._past)),
            web.get(f"{table}/past/{{actions}}", coded(self._moment)),
            web.get(f"{table}/picture", coded(self._picture)),
            web.get(f"{table}/talk", coded(self._read_talk)),
            web.post(f"{table}/talk", coded(self._say)),
            web.post(f"{table}/draft", coded(self._draft)),
            web.post(f"{table}/confirm", coded(self._confirm)),
            web.post(f"{table}/press", coded(self._press)),
        ]

    async def close(self, _: web.Application) -> None:
        """Disconnect all pages; they come back by themselves."""
        self._closing = True
        self._boards.news.ring_all()

    # the page, its code and its pictures

    async def _page(self, request: web.Request) -> web.Response:
        words, code = translator_of(request), f"code/{self._stamp}"
        framed = self._frames and "frame_id" in request.query
        head = element(
            "head",
            element("meta", charset="utf-8"),
            element("meta", name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
            element("meta", name="color-scheme", content="light dark"),
            element("title", words.text("board-title")),
            element("link", rel="icon", href="../static/icon.svg", type="image/svg+xml"),
            join() if framed else installable("../"),
            element("link", rel="stylesheet", href=f"{code}/page.css"),
            element("link", rel="modulepreload", href=f"{code}/map.js"),
            element("link", rel="modulepreload", href=f"{code}/net.js"),
            element("script", src=f"{code}/page.js", type="module"),
        )
        none = element("noscript", element("p", words.text("web-no-script")))
        answer = html_response(f"<!doctype html>\n{element('html', head, element('body', none), lang=words.language)}")
        answer.enable_compression()
        answer.headers.update(policy(f"'self' {self._frames}" if framed else "'self' https://web.telegram.org"))
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

    async def _sprites(self, request: web.Request) -> web.Response:
        given = request.match_info
        found = await self._art.pack(given["theme"], given["stamp"], given["size"], given["names"].split(","))
        if found is None:
            raise web.HTTPNotFound
        return web.Response(body=found, headers=_FOREVER)

    # reading

    async def _games(self, request: web.Request) -> web.Response:
        return json_response(await self._boards.lobby.own_games(await self._readers.reader(request)))

    async def _state(self, request: web.Request) -> web.Response:
        reader = await self._readers.reader(request)
        return json_response(await self._boards.state(table_of(request), reader, seen="seen" in request.query))

    async def _look(self, request: web.Request) -> web.Response:
        reader = await self._readers.reader(request)
        return json_response(await self._boards.look(table_of(request), reader, request.query.get("name", "")))

    async def _past(self, request: web.Request) -> web.Response:
        reader = await self._readers.reader(request)
        return json_response(await self._boards.past(table_of(request), reader))

    async def _moment(self, request: web.Request) -> web.Response:
        reader, actions = await self._readers.reader(request), request.match_info["actions"]
        if not re.fullmatch(r"[0-9]{1,4}", actions, re.ASCII):
            raise web.HTTPNotFound
        return json_response(await self._boards.moment(table_of(request), reader, int(actions)))

    async def _at(self, request: web.Request) -> web.Response:
        reader = await self._readers.reader(request)
        x, y = (_coordinate(request.query.get(name, "")) for name in ("x", "y"))
        return json_response({"lines": await self._boards.at(table_of(request), reader, x, y)})

    async def _picture(self, request: web.Request) -> web.Response:
        reader = await self._readers.reader(request)
        return web.Response(body=await self._boards.picture(table_of(request), reader), content_type="image/png")

    # following

    async def _events(self, request: web.Request) -> web.StreamResponse:
        """Say at once when the table or the draft has changed, and nothing of how."""
        reader, table = await self._readers.reader(request), table_of(request)
        version = await self._boards.version(table, reader)
        header = request.headers.get("Authorization", "")
        with self._listening(request, reader), self._boards.news.following(table, version):
            return await stream(request, partial(self._follow, table=table, header=header, person=reader.person.id))

    def _listening(self, request: web.Request, reader: BoardReader) -> AbstractContextManager[None]:
        """Count an open page inside the block; refuse one too many."""
        pages, who = (self._watching, visitor(request)) if reader.looks_at else (self._open, reader.person.id)
        if pages.full(who):
            raise web.HTTPTooManyRequests
        return pages.held(who)

    async def _follow(self, response: Events, table: str, header: str, person: str) -> None:
        news, endings = self._boards.news, self._readers.endings
        told = self._news_of(table, person)
        await response.write(event_of("hello", told))
        while not self._closing:
            rings = news.rings(table)
            try:
                async with asyncio.timeout(_KEEPALIVE):
                    await news.wait(table, rings)
            except TimeoutError:
                await response.write(b": still here\n\n")
                continue
            if endings != self._readers.endings:
                endings = self._readers.endings
                if not await self._readers.still(header):
                    return
            if told != (told := self._news_of(table, person)):
                await response.write(event_of("version", told))

    def _news_of(self, table: str, person: str) -> dict[str, int]:
        """Return the version of a table, the newest thing said there, and a number for this person's draft."""
        news = self._boards.news
        said = self._talk.newest(table) if self._talk else 0
        return {"v": news.version(table), "said": said, "drafts": news.drafts(table, person)}

    async def _wait(self, request: web.Request) -> web.Response:
        """Do the same for one piece of news, where a stream does not come through."""
        reader, table = await self._readers.reader(request), table_of(request)
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
            return json_response(self._news_of(table, reader.person.id))

    # talk

    def _talk_of(self, reader: BoardReader) -> Talk:
        """Return the talk of the room's people; on other platforms it is in their chats."""
        if self._talk is None or reader.place != PLACE:
            raise web.HTTPNotFound
        if not self._talk.served:
            raise web.HTTPServiceUnavailable
        return self._talk

    async def _read_talk(self, request: web.Request) -> web.Response:
        reader = await self._readers.reader(request)
        after = _whole(request.query.get("after", ""))
        return json_response(await self._talk_of(reader).said(table_of(request), reader, after))

    async def _say(self, request: web.Request) -> web.Response:
        reader, given, table = await self._readers.reader(request), await body_of_json(request), table_of(request)
        await self._talk_of(reader).say(table, reader, str(given.get("words", ""))[:_LONGEST_SAYING], _event(given))
        return json_response({})

    # changing

    async def _computer(self, request: web.Request) -> web.Response:
        reader, given = await self._readers.reader(request), await body_of_json(request)
        return json_response({"table": await self._boards.lobby.play_computer(reader, _event(given))})

    async def _draft(self, request: web.Request) -> web.Response:
        reader, given, table = await self._readers.reader(request), await body_of_json(request), table_of(request)
        revision = _integer(given, "revision")
        return await self._changed(
            request, reader, self._boards.draft(table, reader, _integer(given, "version"), revision, _list(given))
        )

    async def _confirm(self, request: web.Request) -> web.Response:
        reader, given, table = await self._readers.reader(request), await body_of_json(request), table_of(request)
        version, event = _integer(given, "version"), _event(given)
        return await self._changed(request, reader, self._boards.confirm(table, reader, version, _list(given), event))

    async def _changed(self, request: web.Request, reader: BoardReader, change: Awaitable[Any]) -> web.Response:
        """Answer with the new state; a page that is behind gets the present one with the refusal."""
        try:
            return json_response(await change)
        except BoardRefused as refused:
            if refused.status != web.HTTPConflict.status_code:
                raise
            state = await self._boards.state(table_of(request), reader)
            return json_response({"code": refused.code, "text": refused.text, "state": state}, refused.status)

    async def _press(self, request: web.Request) -> web.Response:
        reader, given, table = await self._readers.reader(request), await body_of_json(request), table_of(request)
        pressed, words = (str(given.get(name, ""))[:200] for name in ("button", "words"))
        said = await self._boards.press(table, reader, pressed, words, _event(given))
        return json_response({"said": said, "state": await self._boards.state(table, reader)})


def coded(handler: Handler) -> Handler:
    """Return the handler with refusals as JSON: a code for the page, and a sentence for its reader."""

    async def guarded(request: web.Request) -> web.StreamResponse:
        try:
            return await handler(request)
        except BoardRefused as refused:
            return json_response({"code": refused.code, "text": refused.text}, refused.status)
        except web.HTTPException as fault:
            return refusal(request, fault)

    return guarded


def policy(frames: str) -> dict[str, str]:
    """Return the headers of the page. `frames`: whose frames may show it.

    No cookie is trusted there, so that nothing can be pressed for somebody else.
    """
    return {
        "Content-Security-Policy": (
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; "
            f"worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors {frames}"
        ),
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Opener-Policy": "unsafe-none",
    }


def refusal(request: web.Request, fault: web.HTTPException) -> web.Response:
    """Return a refusal as JSON: a code for the page, and a sentence for its reader."""
    said = translator_of(request).text(_REASONS.get(fault.status, "web-not-our-page"))
    return json_response({"code": fault.reason.lower().replace(" ", "_"), "text": said}, fault.status)


def slim(file: Path) -> bytes:
    """Return a script or a style sheet without what only its readers need: comments, types and spaces."""
    lines = (line.strip() for line in _COMMENT.sub("", file.read_text(encoding="utf-8")).splitlines())
    kept = "\n".join(line for line in lines if line and not line.startswith("//"))
    return f"{_SPACE[file.suffix].sub(_sign, kept)}\n".encode()


def _sign(found: re.Match[str]) -> str:
    return found[found.lastindex] if found.lastindex else ""


def table_of(request: web.Request) -> str:
    """Return the table in an address."""
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
