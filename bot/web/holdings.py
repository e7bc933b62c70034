"""All that the room keeps about people: messages, pictures and files, names, sessions. It can be exported and deleted.

Every process of the bot can do that. The process that serves the room has the messages in memory, so others leave it a note.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
from yarl import URL

from bot.store import Store
from bot.web.board.session import BOARD, board_sessions
from bot.web.log import Log
from bot.web.notices.subscriptions import Subscriptions
from bot.web.people import ROOM, RoomMembers
from bot.web.posts import PostLine, without
from bot.web.sessions import Sessions
from bot.web.stored_files import StoredFiles
from bot.web.way_back import WaysBack

_FORGOTTEN: Final = "forgotten"
_LANGUAGES: Final = "languages"
_read: Final = msgspec.msgpack.Decoder(dict[str, str]).decode


class RoomData:
    """The room's data, in the store and in a folder."""

    def __init__(self, store: Store, folder: Path) -> None:
        self.store = store
        self._documents = store.documents
        self.log = Log(store)
        self.files = StoredFiles(folder)
        self.people = RoomMembers(store)
        self.sessions = Sessions(store)
        self.ways = WaysBack(store)
        self.notices = Subscriptions(store)

    async def languages(self) -> tuple[str, ...]:
        """Return the languages that the room is read in."""
        body = (await self._documents.get(ROOM, _LANGUAGES)).body
        return tuple(body.decode().split())

    async def add_language(self, language: str) -> tuple[str, ...]:
        """Add a language that the room is read in; return them all."""

        def add(body: bytes) -> bytes:
            return " ".join(sorted({*body.decode().split(), language})).encode()

        return tuple((await self._documents.change(ROOM, _LANGUAGES, add)).decode().split())

    async def export(self, account: str) -> dict[str, Any]:
        """Return all data kept about an account."""
        id_ = account.partition(":")[2]
        person = await self.people.get(id_)
        posts = [post for post in await self.log.read_all() if account in (post.author, post.private_to)]
        messages = [
            {
                "at": post.at,
                "said_by": "you" if post.author else "the bot, to you alone",
                "words": _words(post.lines),
                "files": [kept.title for kept in (post.picture, *post.files) if kept],
            }
            for post in posts
        ]
        browsers = [
            {"browser": each.session.browser, "since": each.session.since, "seen": each.session.seen, "host": each.session.host}
            for each in await self.sessions.of(id_)
        ]
        pages = [{"since": each.made, "seen": each.seen} for each in await board_sessions(self.store, id_)]
        notices = [{"service": URL(each.address).host, "since": each.made} for each in await self.notices.of(id_)]
        link = await self.ways.exists(id_)
        name = person.name if person else ""
        kept = {"browsers": browsers, "board_pages": pages, "notices": notices, "personal_link": link}
        return {"name": name, "messages": messages, **kept}

    async def forget(self, account: str) -> None:
        """Sign the person out, free the name, and blank the messages for everybody. It can be repeated."""
        id_ = account.partition(":")[2]
        person = await self.people.get(id_)
        if person is not None:
            note = {account: person.name}
            await self._documents.change(
                ROOM, _FORGOTTEN, lambda body: msgspec.msgpack.encode({**(_read(body) if body else {}), **note})
            )
        await self.sessions.forget(id_)
        await self.ways.forget(id_)
        await self._documents.remove(BOARD, id_)
        await self.notices.forget(id_)
        await self.people.forget(id_)
        if self.log.served():
            await self.settle()

    async def settle(self) -> None:
        """Blank the messages of forgotten people. Only the process that serves the room does this."""
        body = (await self._documents.get(ROOM, _FORGOTTEN)).body
        forgotten = _read(body) if body else {}
        for account, name in forgotten.items():
            await self._blank(account, name)
        if forgotten:

            def settled(body: bytes) -> bytes:
                left = {account: name for account, name in (_read(body) if body else {}).items() if account not in forgotten}
                return msgspec.msgpack.encode(left) if left else b""

            await self._documents.change(ROOM, _FORGOTTEN, settled)

    async def _blank(self, account: str, name: str) -> None:
        for post in self.log.all():
            if without(post, account, name) != post:
                changed = await self.log.change(post.number, partial(without, account=account, name=name))
                await self.files.remove(post.file_keys - (changed.file_keys if changed else frozenset()))


def _words(lines: tuple[PostLine, ...]) -> str:
    return "\n".join("".join(piece.text for piece in line.pieces) for line in lines)
