"""The room's messages: in memory for every open page, and each in a document of the store, so that nothing is lost.

The documents form a ring: message n is stored under n modulo its size. So one read gets the newest messages, and new ones
overwrite the oldest. The room has one revision that only rises; a page asks for everything newer than the revision it has.

One process at a time serves the room. Even so, a write succeeds only if no other process has written to the same slot since it
was read: a process that slept while another took over overwrites nothing; it reads the room again and goes on from there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from bot.store import Document, Store
from bot.store.model import new_id
from bot.web.people import ROOM
from bot.web.posts import Post, decode, encode

KEPT: Final = 400
"""The number of messages kept."""
POST: Final = "web-post"


class Log:
    """The messages of the room."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._posts: dict[int, Post] = {}
        self._written: dict[int, int] = {}
        self._last = 0
        self._writing = asyncio.Lock()
        self._changed = asyncio.Condition()
        self.rings = 0
        #: Those who hear of each message as it is written.
        self.listeners: set[Callable[[Post], None]] = set()
        #: Whether this process now serves the room.
        self.served: Callable[[], bool] = lambda: False
        self.revision = 0
        self.id = ""

    async def load(self) -> None:
        """Read the stored messages. `id` distinguishes the room from an earlier one whose store was emptied."""
        found = await self._documents()
        self._written = {slot: document.revision for slot, document in enumerate(found)}
        posts = _read(found)
        self._posts = {post.number: post for post in posts}
        self._last = max(self._posts, default=0)
        self.revision = max((post.revision for post in posts), default=0)
        await self.identify()

    async def identify(self) -> None:
        """Read the room's id, or give it one. Every process needs it: the browsers' cookies have it in their name."""
        self.id = (await self._store.documents.change(ROOM, "id", lambda body: body or new_id().encode())).decode()

    async def _documents(self) -> list[Document]:
        return await self._store.documents.get_many(POST, [str(slot) for slot in range(KEPT)])

    async def read_all(self) -> list[Post]:
        """Read all messages from the store, whichever process serves the room."""
        return _read(await self._documents())

    def get(self, number: int) -> Post | None:
        """Return a message by its number."""
        return self._posts.get(number)

    def all(self) -> list[Post]:
        """Return all messages, the oldest first."""
        return list(self._posts.values())

    def find(self, wanted: Callable[[Post], bool]) -> Post | None:
        """Return the newest message that fits."""
        return next((post for post in reversed(self._posts.values()) if wanted(post)), None)

    def visible_to(self, account: str, after: int = 0) -> list[Post]:
        """Return the messages changed after this revision that a person may see, oldest first."""
        return [post for post in self._posts.values() if post.revision > after and post.visible_to(account)]

    def file_keys(self) -> frozenset[str]:
        """Return the keys of pictures and files that messages still show."""
        return frozenset[str]().union(*(post.file_keys for post in self._posts.values()))

    async def add(self, post: Post) -> Post:
        """Add a message; the same event adds one."""
        async with self._writing:
            known = self.find(lambda each: each.event == post.event) if post.event else None
            while known is None:
                known = await self._write(replace(post, number=self._last + 1, at=self._store.clock.now()))
            return known

    async def change(self, number: int, edit: Callable[[Post], Post]) -> Post | None:
        """Change a message; return None if it is gone."""
        async with self._writing:
            while (known := self._posts.get(number)) is not None:
                if written := await self._write(edit(known)):
                    return written
            return None

    async def _write(self, post: Post) -> Post | None:
        """Write a message. If another process has written there, reload and return None: the caller tries again."""
        post, slot = replace(post, revision=self.revision + 1), post.number % KEPT
        known = self._written.get(slot, 0)
        if not await self._store.documents.put(POST, str(slot), encode(post), known):
            await self.load()
            return None
        self._written[slot] = known + 1
        self._posts[post.number] = post
        self._posts.pop(post.number - KEPT, None)
        self._last = max(self._last, post.number)
        self.revision = post.revision
        for heard in self.listeners:
            heard(post)
        await self.ring()
        return post

    async def ring(self) -> None:
        """Wake all open pages: there is a message, the notice has changed, or the room closes."""
        async with self._changed:
            self.rings += 1
            self._changed.notify_all()

    async def wait(self, rings: int) -> None:
        """Wait for the next ring after `rings`."""
        async with self._changed:
            await self._changed.wait_for(lambda: self.rings != rings)


def _read(found: list[Document]) -> list[Post]:
    return sorted((decode(document.body) for document in found if document.body), key=lambda post: post.number)
