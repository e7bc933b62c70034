"""The addresses by which a board page turns notices on and off, and asks what a notice would say now."""

from __future__ import annotations

import hashlib
from typing import Final

from aiohttp import web

from bot.chat.board.live_boards import LiveBoards
from bot.web.board.readers import Readers, body_of_json, json_response
from bot.web.board.routes import coded, table_of
from bot.web.notices.pushing import Notices
from bot.web.notices.subscriptions import BadSubscription, read_subscription
from bot.web.page_language import translator_of

WORDS: Final = (
    *("notices-ask", "notices-yes", "notices-later", "notices-on", "notices-open", "notices-off", "notices-blocked"),
    *("notices-turn-on", "notices-turn-off"),
)


class NoticePages:
    """The handlers. People of other platforms have their own notices there: only the room's people are served."""

    def __init__(self, boards: LiveBoards, readers: Readers, notices: Notices) -> None:
        self._boards = boards
        self._readers = readers
        self._notices = notices

    def routes(self) -> list[web.RouteDef]:
        """Return the routes."""
        return [
            web.get("/board/api/notices", coded(self._state)),
            web.post("/board/api/notices", coded(self._begin)),
            web.post("/board/api/notices/end", coded(self._end)),
            web.get("/board/api/table/{table}/call", coded(self._call)),
        ]

    async def _state(self, request: web.Request) -> web.Response:
        """Return the room's key, whether this browser gets notices, and the words to offer them.

        `who`: the person in this browser, by a name that opens nothing; an answer holds for them as long as they are signed in.
        """
        reader, member, browser = await self._readers.member(request)
        known = await self._notices.browsers(member)
        signer = await self._notices.signer()
        words = self._boards.words(reader, WORDS)
        who = hashlib.sha256(f"{member} {browser}".encode()).hexdigest()[:16]
        on = any(each.browser == browser for each in known)
        return json_response({"who": who, "key": signer.public, "on": on, "words": words})

    async def _begin(self, request: web.Request) -> web.Response:
        """Call this browser from now on."""
        _, member, browser = await self._readers.member(request)
        given = await body_of_json(request)
        try:
            made = read_subscription(given.get("subscription"), browser, self._boards.now, self._notices.port)
        except BadSubscription:
            return json_response({"code": "bad_subscription", "text": translator_of(request).text("web-not-our-page")}, 400)
        await self._notices.begin(member, made)
        return json_response({})

    async def _end(self, request: web.Request) -> web.Response:
        """Call this browser no longer for this person; say whether it is still called for others."""
        _, member, browser = await self._readers.member(request)
        await body_of_json(request)
        await self._notices.end(member, lambda each: each.browser == browser)
        return json_response({"others": await self._notices.called(browser)})

    async def _call(self, request: web.Request) -> web.Response:
        """Say what a page in the background may show now; nothing in quiet hours, as for any other ping."""
        reader, _, _ = await self._readers.member(request)
        return json_response({"text": await self._boards.call(table_of(request), reader)})
