"""One person on several platforms: a code from one account, entered with the other, makes them one.

A merge is a list of steps, each of which can be repeated; the list is written down before the first one, so that whoever
comes by after a crash finishes it.
"""

from __future__ import annotations

import logging
import secrets
from typing import Final

import msgspec

from bot.store import Hint
from bot.table.deeds.clock import Merge
from bot.table.options import MINUTE
from bot.table.people import ACCOUNT, People, Person
from bot.table.refused import Denied
from bot.table.results import Results
from bot.table.tables import Tables

logger = logging.getLogger(__name__)

LINK: Final = "link"
MERGE: Final = "merge"
CODE_LIVES: Final = 10 * MINUTE
_DIGITS: Final = "0123456789"
_UNFINISHED: Final = "unfinished"
"""Beside the merges themselves, each under the id that goes, this one lists them."""
_encode_names: Final = msgspec.msgpack.Encoder().encode
_decode_names: Final = msgspec.msgpack.Decoder(list[str]).decode


class Accounts:
    """Linking and merging."""

    def __init__(self, tables: Tables, people: People, results: Results) -> None:
        self._tables = tables
        self._people = people
        self._results = results
        self._documents = tables.store.documents

    async def code(self, person: str) -> str:
        """A code to be entered with the other account within ten minutes; it works once."""
        while True:
            code = "".join(secrets.choice(_DIGITS) for _ in range(8))
            if await self._documents.put(LINK, code, person.encode(), 0, keep=CODE_LIVES):
                return code

    async def link(self, person: str, code: str) -> Person:
        """The account that made the code joins the person who enters it."""
        plain = "".join(code.split())
        found = await self._documents.get(LINK, plain) if plain.isdigit() else None
        if found is None or not found.body:
            raise Denied("bad_link")
        if (await self._documents.get(MERGE, found.body.decode())).body:  # begun before, and broken off
            return await self._linked(found.body.decode(), plain)
        other = await self._people.get(found.body.decode())
        mine = await self._people.get(person)
        if other is None or mine is None:
            raise Denied("bad_link")
        if other.id == mine.id:
            raise Denied("link_same")
        await self._apart(mine.id, other.id)
        await self._documents.change(MERGE, _UNFINISHED, lambda body: _names(body, other.id))
        await self._documents.change(MERGE, other.id, lambda _: mine.id.encode())
        return await self._linked(other.id, plain)

    async def _linked(self, old: str, code: str) -> Person:
        """The code is good until all is done, so that who is told of trouble may enter it again."""
        person = await self.finish(old)
        await self._documents.remove(LINK, code)
        return person

    async def _apart(self, one: str, other: str) -> None:
        both = set(await self._tables.store.indexes.of_person(one)) & set(await self._tables.store.indexes.of_person(other))
        for table in sorted(both):
            found = await self._tables.look(table)
            if found.state != "over" and {one, other} <= set(found.people()):
                raise Denied("link_same_table", {"table": table})

    async def finish_all(self) -> None:
        """At a start: go on with merges that were broken off."""
        for old in _read_names((await self._documents.get(MERGE, _UNFINISHED)).body):
            try:
                await self.finish(old)
            except Denied as refusal:
                logger.warning("a merge cannot be finished: %s", refusal)

    async def finish(self, old: str) -> Person:
        """Do, or go on with, the merge of this person into the one that is written down. Every step can be repeated."""
        stays = await self._people.get((await self._documents.get(MERGE, old)).body.decode() or old)
        if stays is None:  # forgotten meanwhile
            await self._finished(old)
            raise Denied("bad_link")
        if stays.id != old:
            await self._merge(old, stays.id)
        await self._finished(old)
        merged = await self._people.get(stays.id)
        assert merged is not None
        await self._people.tell_tables(merged)
        return merged

    async def _merge(self, old: str, new: str) -> None:
        await self._accounts(old, new)
        await self._seats(old, new)
        await self._results.rename(old, new)
        await self._results.rebuild()
        await self._people.put(Person(old, merged=new))

    async def _finished(self, old: str) -> None:
        await self._documents.remove(MERGE, old)
        await self._documents.change(MERGE, _UNFINISHED, lambda body: _names(body, old, on=False))

    async def _accounts(self, old: str, new: str) -> None:
        gone, stays = await self._people.get(old), await self._people.get(new)
        if gone is None or stays is None or gone.id == stays.id:
            return
        private = tuple(dict.fromkeys([*stays.habits.private, *gone.habits.private]))
        blocked = tuple(dict.fromkeys([*stays.habits.blocked, *gone.habits.blocked]))
        habits = msgspec.structs.replace(stays.habits, private=private, blocked=blocked)
        accounts = tuple(dict.fromkeys([*stays.accounts, *gone.accounts]))
        await self._people.put(msgspec.structs.replace(stays, accounts=accounts, habits=habits))
        for account in gone.accounts:
            await self._documents.change(ACCOUNT, account, lambda _: new.encode())

    async def _seats(self, old: str, new: str) -> None:
        for table in await self._tables.store.indexes.of_person(old):
            await self._tables.see_to(table, Merge(old, new))
            await self._tables.store.indexes.strike_out(table, Hint(people=(old,)))


def _read_names(body: bytes) -> list[str]:
    return _decode_names(body) if body else []


def _names(body: bytes, name: str, *, on: bool = True) -> bytes:
    others = [each for each in _read_names(body) if each != name]
    return _encode_names([*others, name] if on else others)
