"""The addresses of the front page: its lists, a game against a computer, a new game, joining, and the page to learn from."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, NamedTuple

from aiohttp import web

from bot.chat.board.live_boards import LiveBoards
from bot.chat.board.lobby import WantedGame
from bot.chat.board.reader import BoardReader, BoardRefused
from bot.chat.contract import Account
from bot.listening.reading import form_of
from bot.web import lobby_pages, pages
from bot.web.guard import is_encrypted
from bot.web.html import html_response
from bot.web.page_language import event_in, language_of, translator_of
from bot.web.people import RoomMember
from bot.web.posts import Post, lines_of, rows_of
from bot.web.room import PLACE, ChatRoom
from bot.web.way_back import WaysBack

LEVEL: Final = "carcassonne-level"
"""The cookie with the level of computers that was chosen last."""
_YEAR: Final = 31_536_000
_COLUMNS: Final = 12
"""Tiles in a row of the picture on the front page: as wide as the page gets."""
_LONGEST: Final = 60
"""Letters of a word to look up."""


class Present(NamedTuple):
    """Who looks at a page, and who else is in the same browser."""

    person: RoomMember
    persons: list[RoomMember]


class LobbyPages:
    """The handlers of the front page. `present`: who asks, or refuses the request."""

    def __init__(
        self, room: ChatRoom, boards: LiveBoards, ways: WaysBack, present: Callable[[web.Request], Awaitable[Present]]
    ) -> None:
        self._room = room
        self._boards = boards
        self._lobby = boards.lobby
        self._ways = ways
        self._present = present

    def routes(self) -> list[web.RouteDef]:
        """Return the routes besides the front page itself."""
        return [
            web.post("/play", self._play),
            web.get("/create", self._new),
            web.post("/create", self._open),
            web.post("/join", self._join),
            web.get("/learn", self._learn),
            web.get("/way", self._way),
            web.post("/way", self._make_way),
        ]

    async def _reader(self, request: web.Request, person: RoomMember) -> BoardReader:
        return await self._boards.reader(Account(person.account, person.name), PLACE, language_of(request))

    async def page(self, request: web.Request, here: Present) -> web.Response:
        """Return the front page."""
        reader, log, words = await self._reader(request, here.person), self._room.log, translator_of(request)
        art = f"/board/art/{self._lobby.art(reader)}/96"
        land = [[f"{art}/{each}.webp" for each in row] for row in self._lobby.landscape(_COLUMNS)]
        return html_response(
            lobby_pages.lobby_page(
                words,
                *here,
                await self._lobby.games(reader),
                self._lobby.level_names(reader),
                self._level(request),
                land,
                self._room.notice(words),
                (log.id, log.revision),
                way=await self._ways.exists(here.person.id),
            )
        )

    def _level(self, request: web.Request) -> str:
        return self._lobby.level(request.cookies.get(LEVEL, ""))

    async def _play(self, request: web.Request) -> web.Response:
        """Begin a game against a computer, and show its board."""
        here, given = await self._present(request), await form_of(request)
        level = self._lobby.level(given.get("level", "") or self._level(request))
        try:
            reader = await self._reader(request, here.person)
            table = await self._lobby.play_computer(reader, event_in(request, given), level)
        except BoardRefused as refused:
            return self._refused(request, refused)
        answer = _to_board(table)
        answer.set_cookie(LEVEL, level, max_age=_YEAR, httponly=True, samesite="Lax", secure=is_encrypted(request))
        return answer

    async def _new(self, request: web.Request) -> web.Response:
        here = await self._present(request)
        reader = await self._reader(request, here.person)
        wanted = WantedGame(level=self._level(request))
        return html_response(lobby_pages.new_game_page(translator_of(request), *here, self._lobby.choices(reader), wanted))

    async def _open(self, request: web.Request) -> web.Response:
        here, sent = await self._present(request), await form_of(request)
        reader = await self._reader(request, here.person)
        wanted = _wanted(sent)
        try:
            return _to_board(await self._lobby.open(reader, wanted, event_in(request, sent)))
        except BoardRefused as refused:
            page = lobby_pages.new_game_page(
                translator_of(request), *here, self._lobby.choices(reader), wanted, fault=refused.text
            )
            return html_response(page, refused.status)

    async def _join(self, request: web.Request) -> web.Response:
        here, given = await self._present(request), await form_of(request)
        table = given.get("table", "")[:40]
        try:
            await self._lobby.join(table, await self._reader(request, here.person), event_in(request, given))
        except BoardRefused as refused:
            return self._refused(request, refused)
        return _to_board(table)

    async def _learn(self, request: web.Request) -> web.Response:
        here, query = await self._present(request), request.query
        reader = await self._reader(request, here.person)
        word = query["rule"][:_LONGEST] if "rule" in query else None
        try:
            message = await self._lobby.learn(reader, word, query.get("press", "")[:_LONGEST], f"learn-{id(request)}")
        except BoardRefused as refused:
            return self._refused(request, refused)
        picture = await self._room.files.picture(message.picture) if message.picture else None
        post = Post(lines=lines_of(message.paragraphs), buttons=rows_of(message.buttons), picture=picture)
        return html_response(lobby_pages.learn_page(translator_of(request), *here, post, word or ""))

    async def _way(self, request: web.Request) -> web.Response:
        here = await self._present(request)
        known = await self._ways.exists(here.person.id)
        return html_response(lobby_pages.way_page(translator_of(request), *here, "", known=known))

    async def _make_way(self, request: web.Request) -> web.Response:
        """Make a new way back and show it, this once. Its secret stands behind the #, where no server and no proxy sees it."""
        here = await self._present(request)
        known = await self._ways.exists(here.person.id)
        start = f"{'https' if is_encrypted(request) else 'http'}://{request.host}"
        address = f"{start}/back#{await self._ways.make(here.person.id)}"
        return html_response(lobby_pages.way_page(translator_of(request), *here, address, known=known))

    @staticmethod
    def _refused(request: web.Request, refused: BoardRefused) -> web.Response:
        return html_response(pages.said_page(translator_of(request), "web-failed", refused.text), refused.status)


def _wanted(sent: Mapping[str, str]) -> WantedGame:
    def number(name: str) -> int:
        given = sent.get(name, "")
        return int(given) if given.isascii() and given.isdecimal() and len(given) < 3 else 0

    game = sent.get("game", "")[:40]
    return WantedGame(
        game=game,
        modules=tuple(name.removeprefix(f"{game}.") for name in sent if name.startswith(f"{game}.")),
        seats=number("seats"),
        computers=number("computers"),
        level=sent.get("level", "")[:40],
        pace=sent.get("pace", "")[:10],
    )


def _to_board(table: str) -> web.Response:
    return web.Response(status=303, headers={"Location": f"/board/?t={table}"})
