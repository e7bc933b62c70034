"""Who is who in the room: a browser has a session, and in it one or more persons who chose a name (hot seat)."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from typing import Final

import msgspec

from bot.store import Store

SESSION: Final = "web-session"
PERSON: Final = "web-person"
CODE: Final = "web-code"
ROOM: Final = "web-room"
NAMES: Final = "names"
LONGEST_NAME: Final = 32
MOST_PERSONS: Final = 6
_KEPT: Final = 180 * 86_400_000
_CODE_KEPT: Final = 600_000


class NameRefused(Exception):
    """The name cannot be had; `code` is the message that says why."""

    def __init__(self, code: str, **params: int) -> None:
        self.code, self.params = code, params
        super().__init__(code)


class Person(msgspec.Struct, frozen=True):
    """Somebody in the room."""

    id: str
    name: str

    @property
    def account(self) -> str:
        """As the conversation knows them."""
        return f"web:{self.id}"


class Session(msgspec.Struct, frozen=True, omit_defaults=True):
    """A browser. `admitted`: it has given the password; `current`: who sits in front of it now; `host`: it is the host's."""

    admitted: bool = False
    persons: tuple[str, ...] = ()
    current: str = ""
    host: bool = False


class People:
    """Sessions and persons, in documents of the store."""

    def __init__(self, store: Store) -> None:
        self._documents = store.documents

    async def session(self, token: str) -> Session:
        """The session of a browser; an empty one for a token that nobody knows."""
        found = await self._documents.get(SESSION, _hidden(token)) if token else None
        return msgspec.msgpack.decode(found.body, type=Session) if found and found.body else Session()

    async def keep(self, token: str, session: Session) -> None:
        """Remember a session for half a year from now."""
        name, body = _hidden(token), msgspec.msgpack.encode(session)
        while True:
            found = await self._documents.get(SESSION, name)
            if await self._documents.put(SESSION, name, body, found.revision, keep=_KEPT):
                return

    async def end(self, token: str) -> None:
        """Forget a session. The persons stay."""
        await self._documents.remove(SESSION, _hidden(token))

    async def persons(self, session: Session) -> list[Person]:
        """Who belongs to a session, in the order in which they came."""
        found = await self._documents.get_many(PERSON, list(session.persons)) if session.persons else []
        return [msgspec.msgpack.decode(document.body, type=Person) for document in found if document.body]

    async def known(self, person: str) -> bool:
        """Whether there is such a person."""
        return bool((await self._documents.get(PERSON, person)).body)

    async def come(self, name: str) -> Person:
        """A new person with this name."""
        person = Person(secrets.token_hex(8), plain_name(name))
        taken = False

        def enter(body: bytes) -> bytes:
            nonlocal taken
            names = msgspec.msgpack.decode(body, type=dict[str, str]) if body else {}
            taken = folded(person.name) in names
            return body if taken else msgspec.msgpack.encode({**names, folded(person.name): person.id})

        await self._documents.change(ROOM, NAMES, enter)
        if taken:
            raise NameRefused("web-name-taken")
        body = msgspec.msgpack.encode(person)
        await self._documents.change(PERSON, person.id, lambda _: body)
        return person

    async def give_pass(self, person: Person) -> str:
        """A code with which this person can come in from another browser, once and within ten minutes."""
        code = f"{secrets.randbelow(10**8):08d}"
        await self._documents.put(CODE, code, person.id.encode(), 0, keep=_CODE_KEPT)
        return code

    async def take_pass(self, code: str) -> str | None:
        """Whom a code stands for; it is used up by this."""
        wanted = "".join(code.split())
        if not (wanted.isascii() and wanted.isdecimal()):
            return None
        found = await self._documents.get(CODE, wanted)
        # Written empty at its revision first: of two who come with one code, one is let in.
        if not found.body or not await self._documents.put(CODE, wanted, b"", found.revision, keep=1000):
            return None
        return found.body.decode()


_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")


def genuine(token: str) -> str:
    """What a browser shows, if it can be one of our tokens; else nothing."""
    return token if _TOKEN.fullmatch(token) else ""


def new_token() -> str:
    """What a browser shows to be known again."""
    return secrets.token_urlsafe(32)


def _hidden(token: str) -> str:
    """The store holds no token: who reads it cannot take a person's place."""
    return hashlib.sha256(token.encode()).hexdigest()


def plain_name(name: str) -> str:
    """A name in one line, with nothing in it that cannot be seen."""
    seen = "".join(sign for sign in name if unicodedata.category(sign)[0] != "C" or sign.isspace())
    plain = " ".join(unicodedata.normalize("NFC", seen).split())
    if not plain:
        raise NameRefused("web-name-empty")
    if len(plain) > LONGEST_NAME:
        raise NameRefused("web-name-long", most=LONGEST_NAME)
    return plain


def folded(name: str) -> str:
    """Names that look the same are the same."""
    return unicodedata.normalize("NFKC", name).casefold()
