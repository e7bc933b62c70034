"""What the players of a table say in the room, beside the board."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.chat.board.live_boards import LiveBoards
from bot.chat.board.reader import BoardReader
from bot.web.posts import Post, in_language
from bot.web.room import ChatRoom, Doing

MOST: Final = 100
"""Sayings that a page gets at once."""


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that was said. `number`: of its message in the room; `by`: empty if the words name the speaker."""

    number: int
    at: int
    words: str
    by: str = ""
    mine: bool = False


class Talk:
    """The talk of all tables. Only the process that serves the room knows it."""

    def __init__(self, room: ChatRoom, boards: LiveBoards) -> None:
        self._room = room
        self._boards = boards
        room.log.listeners.add(self._heard)

    @property
    def served(self) -> bool:
        """Whether this process serves the room."""
        return self._room.served

    def _heard(self, post: Post) -> None:
        if post.talk:
            self._boards.news.ring(post.table)

    def newest(self, table: str) -> int:
        """Return the number of the newest thing said at a table; 0 if there is none here."""
        found = self._room.log.find(lambda post: post.talk and post.table == table) if self.served else None
        return found.number if found else 0

    async def said(self, table: str, reader: BoardReader, after: int) -> list[Said]:
        """Return what was said at a table after this number, the oldest first."""
        await self._boards.version(table, reader)
        posts = self._room.log.visible_to(reader.account.id)
        found = [post for post in posts if post.talk and post.table == table and post.number > after and not post.removed]
        return [_said(post, reader) for post in found[-MOST:]]

    async def say(self, table: str, reader: BoardReader, words: str, event: str) -> None:
        """Say something: in the room, and to the table's other places."""
        member = await self._room.people.get(reader.account.id.partition(":")[2])
        assert member is not None, "only people of the room talk here"
        await self._boards.say(table, reader, words, event)
        await self._room.note(Doing(member, f"board-{event}", reader.language), table, words)


def _said(post: Post, reader: BoardReader) -> Said:
    post = in_language(post, reader.voice.language)
    words = " ".join("".join(piece.text for piece in line.pieces) for line in post.lines)
    return Said(post.number, post.at, words, post.name if post.author else "", mine=post.author == reader.account.id)
