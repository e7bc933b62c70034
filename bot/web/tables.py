"""The pages of a table: one to watch it, and one for each turn to play. Each has its own unguessable address."""

from __future__ import annotations

from typing import Final

from aiohttp import web

from bot.chat.board.data import BoardStep
from bot.chat.pages import Pages, TurnAddress, TurnPage, WatchPage
from bot.i18n import Translator, Words
from bot.listening.reading import json_of
from bot.listening.visitors import Bucket, visitor
from bot.web.html import Markup, document, element, html_response, join
from bot.web.message_html import button_rows, line_of, picture_of
from bot.web.page_language import event_in, language_of, translator_of
from bot.web.pages import alert, message_page, script_words
from bot.web.posts import Post, lines_of, rows_of
from bot.web.stored_files import StoredFiles

EVERY: Final = 30
"""Seconds after which a page to watch asks again."""
LARGEST: Final = 8 << 10
"""Bytes of a press, at most."""


class TablePages:
    """The pages at the tables' addresses. A person with an address needs no name and no password."""

    def __init__(self, pages: Pages, files: StoredFiles) -> None:
        self._pages = pages
        self._files = files
        self._looks = Bucket(60, 10)
        self._plays = Bucket(60, 10)

    def routes(self) -> list[web.RouteDef]:
        """Return the routes of all pages."""
        watch, turn = "/watch/{table}/{signature}", "/turn/{table}/{turn}/{person}/{signature}"
        return [
            web.get(watch, self._watch),
            web.get(f"{watch}/step/{{actions}}.png", self._step),
            web.get(turn, self._turn),
            web.post(f"{turn}/press", self._press),
            web.get(f"{turn}/shelf/{{key}}/{{title}}", self._picture),
        ]

    @staticmethod
    def _not_too_often(request: web.Request, bucket: Bucket) -> None:
        if not bucket.take(visitor(request)):
            raise web.HTTPTooManyRequests(text=translator_of(request).text("web-too-fast"))

    # watching

    async def _watch_page(self, request: web.Request) -> WatchPage | None:
        self._not_too_often(request, self._looks)
        given = request.match_info
        return await self._pages.watch_page(given["table"], given["signature"], language_of(request))

    async def _watch(self, request: web.Request) -> web.Response:
        words, found = translator_of(request), await self._watch_page(request)
        if found is None:
            begins = await self._pages.version(request.match_info["table"], request.match_info["signature"])
            return html_response(message_page(words, "web-room", "web-watch-none" if begins is None else "web-watch-soon"), 404)
        answer = html_response(watch_page(words, found, request.path))
        answer.headers["Refresh"] = str(EVERY)
        return answer

    async def _step(self, request: web.Request) -> web.Response:
        self._not_too_often(request, self._looks)
        given, words = request.match_info, translator_of(request)
        actions = int(given["actions"]) if given["actions"].isdecimal() and len(given["actions"]) < 5 else -1
        picture = await self._pages.picture(given["table"], given["signature"], actions, words.language)
        if picture is None:
            raise web.HTTPNotFound(text=words.text("web-no-picture"))
        headers = {"Cache-Control": "private, max-age=604800"}  # the address contains the version it was drawn for
        return web.Response(body=await picture.png(), content_type="image/png", headers=headers)

    # playing

    def _address(self, request: web.Request) -> TurnAddress:
        given = request.match_info
        return TurnAddress(given["table"], given["turn"], given["person"], given["signature"])

    async def _turn(self, request: web.Request) -> web.Response:
        self._not_too_often(request, self._plays)
        words = translator_of(request)
        found = await self._pages.play(self._address(request), f"page-{id(request)}", words.language)
        if found is None:
            return html_response(message_page(words, "web-room", "web-turn-none"), 404)
        return html_response(turn_page(words, await self._turn_part(words, found, request.path), request.path))

    async def _press(self, request: web.Request) -> web.Response:
        self._not_too_often(request, self._plays)
        words = translator_of(request)
        if not await self._pages.genuine(self._address(request)):
            raise web.HTTPNotFound(text=words.text("web-turn-none"))
        given = await json_of(request, LARGEST)
        event = event_in(request, given)
        found = await self._pages.play(self._address(request), event, words.language, str(given.get("button", "")))
        if found is None:
            raise web.HTTPNotFound(text=words.text("web-turn-none"))
        part = await self._turn_part(words, found, request.path.removesuffix("/press"))
        answer = found.answer
        said = {"html": str(part), "text": answer.text if answer else "", "alert": bool(answer and answer.alert)}
        return web.json_response(said)

    async def _turn_part(self, words: Translator, played: TurnPage, path: str) -> Markup:
        """Return the content of a turn's page; once the turn is over, its outcome and a link to watch."""
        message = played.message
        parts: list[Markup] = []
        if message is not None:
            picture = await self._files.picture(message.picture) if message.picture and not played.over else None
            post = Post(lines=lines_of(message.paragraphs), buttons=rows_of(message.buttons), picture=picture)
            pictured = [picture_of(post, f"{path}/shelf")] if picture else []
            parts += [*map(line_of, post.lines), *pictured, *([] if played.over else button_rows(post))]
        if played.over:
            parts.append(element("p", element("b", words.text("web-turn-over"))))
            parts.append(element("p", words.text("web-turn-over-how")))
        look = element("a", words.text("web-turn-look"), href=played.watch, class_="button primary" if played.over else "button")
        return element("article", *parts, element("p", look), class_="post bot", id="turn", data_number="0", tabindex="-1")

    async def _picture(self, request: web.Request) -> web.Response:
        self._not_too_often(request, self._plays)
        address = self._address(request)
        data = await self._files.read(request.match_info["key"]) if await self._pages.genuine(address) else None
        if data is None:
            raise web.HTTPNotFound(text=translator_of(request).text("web-no-picture"))
        return web.Response(body=data, content_type="image/png", headers={"Cache-Control": "private, max-age=604800"})


def watch_page(words: Translator, found: WatchPage, path: str) -> str:
    """Return the page to watch a table without a script: a script leads on to the board."""
    say, title = words.text, words.text("web-watch", table=Words(found.id))
    last = found.steps[-1].actions if found.steps else 0
    address = _picture(found, path, last)
    image = element("img", src=address, alt=" ".join((found.headline, *found.people)), id="board", decoding="async")
    main = element(
        "main",
        element("h1", title),
        element("p", say("web-watch-live")),
        element("p", element("b", found.headline), dir="auto"),
        *map(line_of, lines_of(found.deadline)),
        element("div", element("a", image, href=address), class_="picture"),
        element("h2", say("web-watch-players")),
        element("ul", *(element("li", line, dir="auto") for line in found.people)),
        element("h2", say("web-watch-log")),
        element("ol", *(_step(step, _picture(found, path, step.actions)) for step in found.steps), id="steps"),
    )
    return document(f"{title} – {say('web-room')}", main, language=words.language, script="table.js", class_="table")


def _picture(found: WatchPage, path: str, actions: int) -> str:
    return f"{path}/step/{actions}.png?v={found.version}"


def _step(step: BoardStep, picture: str) -> Markup:
    """Return a step of the game, which leads to its picture."""
    return element("li", element("a", join(*(element("span", line, dir="auto") for line in step.lines)), href=picture))


def turn_page(words: Translator, part: Markup, path: str) -> str:
    """Return the page to play a turn."""
    title = words.text("web-turn")
    return document(
        f"{title} – {words.text('web-room')}",
        element("main", element("h1", title), part),
        element("div", id="answer", role="status"),
        alert(words),
        language=words.language,
        script="turn.js",
        class_="table turn",
        data_path=path,
        data_words=script_words(words),
    )
