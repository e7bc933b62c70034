"""The people in the room. A browser has a session with one or more people, each with a chosen name (hot seat)."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Sequence
from typing import Final

import msgspec

from bot.i18n import alike, folded, tidy
from bot.store import Store

PERSON: Final = "web-person"
CODE: Final = "web-code"
ROOM: Final = "web-room"
NAMES: Final = "names"
LONGEST_NAME: Final = 32
MOST_PERSONS: Final = 6
_CODE_KEPT: Final = 600_000


class NameRefused(Exception):
    """The name is not allowed or taken; `code` is the message that says why."""

    def __init__(self, code: str, **params: int) -> None:
        self.code, self.params = code, params
        super().__init__(code)


class RoomMember(msgspec.Struct, frozen=True):
    """A person in the room."""

    id: str
    name: str

    @property
    def account(self) -> str:
        """The person's account."""
        return f"web:{self.id}"


class RoomMembers:
    """The people, in documents of the store."""

    def __init__(self, store: Store) -> None:
        self._documents = store.documents

    async def persons(self, ids: Sequence[str]) -> list[RoomMember]:
        """Return the people with these ids, in their order, without those who no longer exist."""
        found = await self._documents.get_many(PERSON, list(ids)) if ids else []
        return [msgspec.msgpack.decode(document.body, type=RoomMember) for document in found if document.body]

    async def add(self, name: str) -> RoomMember:
        """Add a new person with this name."""
        person = RoomMember(secrets.token_hex(8), plain_name(name))
        # First the person, then the name: a taken name must always belong to a person.
        await self._documents.put(PERSON, person.id, msgspec.msgpack.encode(person), 0)
        taken = False

        def enter(body: bytes) -> bytes:
            nonlocal taken
            names = _names(body)
            taken = any(alike(person.name, each) for each in names)
            return body if taken else msgspec.msgpack.encode({**names, folded(person.name): person.id})

        await self._documents.change(ROOM, NAMES, enter)
        if taken:
            await self._documents.remove(PERSON, person.id)
            raise NameRefused("web-name-taken")
        return person

    async def get(self, person: str) -> RoomMember | None:
        """Return the person with this id, or None."""
        found = await self._documents.get(PERSON, person)
        return msgspec.msgpack.decode(found.body, type=RoomMember) if found.body else None

    async def everybody(self) -> list[RoomMember]:
        """Return all people in the room, sorted by name."""
        names = _names((await self._documents.get(ROOM, NAMES)).body)
        return await self.persons([names[name] for name in sorted(names)])

    async def forget(self, person: str) -> None:
        """Free the person's name and remove the person."""

        def free(body: bytes) -> bytes:
            return msgspec.msgpack.encode({name: who for name, who in _names(body).items() if who != person})

        await self._documents.change(ROOM, NAMES, free)
        await self._documents.remove(PERSON, person)

    async def give_pass(self, person: RoomMember) -> str:
        """Return a code that lets this person in from another browser, once and within ten minutes."""
        code = f"{secrets.randbelow(10**8):08d}"
        await self._documents.put(CODE, code, person.id.encode(), 0, keep=_CODE_KEPT)
        return code

    async def take_pass(self, code: str) -> str | None:
        """Use up a code and return its person; None if it is not valid."""
        wanted = "".join(code.split())
        if not (wanted.isascii() and wanted.isdecimal()):
            return None
        found = await self._documents.get(CODE, wanted)
        # Empty it at its revision first: if two browsers bring the same code, only one gets in.
        if not found.body or not await self._documents.put(CODE, wanted, b"", found.revision, keep=1000):
            return None
        return found.body.decode()


def _names(body: bytes) -> dict[str, str]:
    return msgspec.msgpack.decode(body, type=dict[str, str]) if body else {}


def plain_name(name: str) -> str:
    """Return a name in one line, without invisible characters."""
    seen = "".join(sign for sign in name if unicodedata.category(sign)[0] != "C" or sign.isspace())
    plain = " ".join(unicodedata.normalize("NFC", tidy(seen)).split())
    if not plain:
        raise NameRefused("web-name-empty")
    if len(plain) > LONGEST_NAME:
        raise NameRefused("web-name-long", most=LONGEST_NAME)
    return plain
