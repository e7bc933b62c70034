"""Who asks for a board: tokens are minted for what proves a person, and each request is its token's person's."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, Final

import msgspec
from aiohttp import web

from bot.chat.board.live_boards import LiveBoards
from bot.chat.board.reader import BoardReader
from bot.chat.contract import Account
from bot.i18n import shipped
from bot.listening.reading import json_of
from bot.listening.visitors import Bucket, visitor
from bot.web.board.discord import DiscordApp, DiscordAway
from bot.web.board.proofs import BadProof
from bot.web.board.session import BoardSessions
from bot.web.board.telegram import TelegramProofs
from bot.web.page_language import language_of, translator_of
from bot.web.people import RoomMembers
from bot.web.room import PLACE
from bot.web.sessions import BrowserSession, Sessions

logger = logging.getLogger(__name__)

LARGEST: Final = 8 << 10
"""Bytes of a request, at most."""
_LOOKS: Final = re.compile(r"Bearer ([0-9a-z]{1,32})\.([A-Za-z0-9_-]{24})")
"""The token of an onlooker: the table, and the signature of the address to watch it."""
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
Mint = Callable[[web.Request, dict[str, Any]], Awaitable[web.Response]]
_encoder: Final = msgspec.json.Encoder(enc_hook=str)


class Readers:
    """Mints tokens and finds the reader of each request."""

    def __init__(
        self,
        boards: LiveBoards,
        people: RoomMembers,
        sessions: BoardSessions,
        browsers: Sessions,
        room_token: Callable[[web.Request], str],
        admitted: Callable[[BrowserSession], bool],
        proofs: TelegramProofs | None = None,
        discord: DiscordApp | None = None,
    ) -> None:
        """`room_token`: the token of a browser's session, from its cookie; `admitted`: whether it may be in the room.

        `proofs`: checks who opens the page in Telegram, `discord`: on Discord, if the bot is there.
        """
        self._boards = boards
        self._people = people
        self._sessions = sessions
        self._browsers = browsers
        self._room_token = room_token
        self._admitted = admitted
        self._proofs = proofs
        self._discord = discord
        self._mints = Bucket(30, 0.5)
        self._deeds = Bucket(60, 10)

    @property
    def mints(self) -> Mapping[str, Handler]:
        """What mints tokens, by what it believes."""
        mints = {
            "room": self._mint,
            "telegram": self._mint_by_telegram,
            "discord": self._mint_by_discord,
            "watch": self._mint_to_watch,
        }
        return {name: partial(self._minted_by, mint) for name, mint in mints.items()}

    async def _minted_by(self, mint: Mint, request: web.Request) -> web.Response:
        """Refuse those who ask too often; else mint by what the request gives."""
        if not self._mints.take(visitor(request)):
            raise web.HTTPTooManyRequests
        return await mint(request, await body_of_json(request))

    @property
    def endings(self) -> int:
        """A number that changes when sessions of browsers have ended."""
        return self._browsers.endings

    async def still(self, header: str) -> bool:
        """Return whether a token still counts."""
        return bool(_LOOKS.fullmatch(header)) or await self._sessions.holder(header, self._admitted) is not None

    async def _mint(self, request: web.Request, given: dict[str, Any]) -> web.Response:
        """Give the browser's person a token. This alone reads the room's cookie."""
        browser = self._room_token(request)
        session = await self._browsers.get(browser)
        wanted = str(given.get("person") or session.current)
        if wanted not in session.persons or not self._admitted(session):
            raise web.HTTPUnauthorized
        reader = await self._reader_of(request, wanted)
        return self._minted(reader, await self._sessions.mint(wanted, browser))

    async def _mint_by_telegram(self, request: web.Request, given: dict[str, Any]) -> web.Response:
        """Give the user of Telegram's app a token. The cookie does not count here."""
        if self._proofs is None:
            raise web.HTTPNotFound
        try:
            user = await self._proofs.use(str(given.get("initData", "")))
        except BadProof as fault:
            text = translator_of(request).text("web-not-here")
            return json_response({"code": fault.code, "text": text}, web.HTTPUnauthorized.status_code)
        account = Account(f"telegram:{user.id}", user.name)
        reader = await self._boards.reader(account, account.id, shipped().choose(user.language_code, language_of(request)))
        return self._minted(reader, await self._sessions.mint_for_account(account.id, reader.person.id))

    async def _mint_by_discord(self, request: web.Request, given: dict[str, Any]) -> web.Response:
        """Give the user of Discord's app a token. The cookie does not count here."""
        if self._discord is None:
            raise web.HTTPNotFound
        text = translator_of(request).text
        try:
            user = await self._discord.use(*(str(given.get(name, "")) for name in ("code", "verifier", "instance")))
        except BadProof as fault:
            return json_response({"code": fault.code, "text": text("web-not-here")}, web.HTTPUnauthorized.status_code)
        except DiscordAway as fault:
            logger.warning("nobody can open the board on Discord: %s", fault)
            return json_response({"code": "away", "text": text("web-unreachable")}, web.HTTPServiceUnavailable.status_code)
        account, place = Account(f"discord:{user.id}", user.name), f"discord:@{user.id}"
        reader = await self._boards.reader(account, place, shipped().choose(user.locale, language_of(request)))
        token = await self._sessions.mint_for_account(account.id, reader.person.id, place)
        return self._minted(reader, token, await self._boards.launched(account.id))

    async def _mint_to_watch(self, request: web.Request, given: dict[str, Any]) -> web.Response:
        """Let somebody with the address look at one table; a person of the room who may see it anyway comes as themselves."""
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

    def _minted(self, reader: BoardReader, token: str, table: str = "") -> web.Response:
        person = {"name": reader.person.name, "language": reader.voice.language, "palette": reader.person.palette}
        return json_response({"token": token, "person": person, "words": self._boards.words(reader, WORDS), "table": table})

    async def member(self, request: web.Request) -> tuple[BoardReader, str, str]:
        """Return the same for a person of the room, with their id there and their browser's session; refuse all others."""
        holder = await self._sessions.holder(request.headers.get("Authorization", ""), self._admitted)
        reader = await self.reader(request)
        if holder is None or not holder.browser:
            raise web.HTTPForbidden
        return reader, holder.id, holder.browser

    async def reader(self, request: web.Request) -> BoardReader:
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
        reader = await self._boards.reader_of_account(
            holder.account, holder.place, language_of(request), contrast=_wants_contrast(request)
        )
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


def _wants_contrast(request: web.Request) -> bool:
    return request.query.get("look") == "contrast"


def json_response(data: object, status: int = 200) -> web.Response:
    """Return plain data as JSON; a translator's words become plain text."""
    answer = web.Response(body=_encoder.encode(data), content_type="application/json", status=status)
    answer.enable_compression()
    return answer


async def body_of_json(request: web.Request) -> dict[str, Any]:
    """Return the body, which must say that it is JSON: no page of another site can send one."""
    if request.content_type != "application/json":
        raise web.HTTPUnsupportedMediaType
    return await json_of(request, LARGEST)
