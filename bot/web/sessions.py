"""Sessions: the browsers in the room, their people and times. A person can end their own session, the host anyone's."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import secrets
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

import msgspec
from msgspec.msgpack import encode
from msgspec.structs import replace

from bot.store import Store

SESSION: Final = "web-session"
OF: Final = "web-sessions"
"""For each person's id, and for `HOST`, a list of the sessions that may be theirs, by name."""
HOST: Final = "host"
KEY: Final = "web-host-key"
LOCK: Final = "web-password"
KEPT: Final = 180 * 86_400_000
"""Milliseconds for which a session is kept after its last use; the browser keeps its cookie as long."""
KEY_KEPT: Final = 15 * 60_000
_NOTED: Final = 3_600_000
"""Milliseconds after which a further use of a session is noted."""
_MANY: Final = 20
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
_BROWSERS: Final = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "Chrome": "Chrome",
    "CriOS": "Chrome",
    "Safari": "Safari",
}
_SYSTEMS: Final = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}
"""Signs of browsers and systems; the first that fits counts, as most claim to be several."""


class BrowserSession(msgspec.Struct, frozen=True, omit_defaults=True):
    """A browser. `admitted`: it has given the password; `current`: the person using it now; `host`: it is the host's.

    `password`: the name from `Sessions.password` of the password it has given. `since` and `seen`: when it came, and when it
    was last used; `browser`: its own description.
    """

    admitted: bool = False
    persons: tuple[str, ...] = ()
    current: str = ""
    host: bool = False
    since: int = 0
    seen: int = 0
    browser: str = ""
    password: str = ""

    def without(self, person: str) -> BrowserSession:
        """Return the session without this person."""
        persons = tuple(each for each in self.persons if each != person)
        return replace(self, persons=persons, current=self.current if self.current in persons else "".join(persons[:1]))


class Password(msgspec.Struct, frozen=True):
    """The last password in force: a random name, and a digest that makes guessing slow."""

    name: str
    salt: bytes
    digest: bytes


class ListedSession(NamedTuple):
    """A session under its name in the store, which opens nothing."""

    name: str
    session: BrowserSession


Edit = Callable[[BrowserSession], BrowserSession]
_decode: Final = msgspec.msgpack.Decoder(BrowserSession).decode
_names: Final = msgspec.msgpack.Decoder(list[str]).decode


async def _unheard(_: str, __: str, ___: tuple[str, ...]) -> None:
    """Tell nobody."""


class Sessions:
    """The sessions, in documents of the store."""

    def __init__(self, store: Store) -> None:
        self._documents = store.documents
        self._clock = store.clock
        #: Hears of a session that continues under another name: the old one, the new one, its people.
        self.moves: Callable[[str, str, tuple[str, ...]], Awaitable[None]] = _unheard
        #: The number of sessions ended or signed out of here so far; when it grows, open pages check theirs.
        self.endings = 0

    async def get(self, token: str) -> BrowserSession:
        """Return the session of a token; an empty one if the token is unknown."""
        return await self.named(token_hash(token)) if token else BrowserSession()

    async def named(self, name: str) -> BrowserSession:
        """Return the session of this name; an empty one if there is none."""
        found = await self._documents.get(SESSION, name)
        return _decode(found.body) if found.body else BrowserSession()

    async def renew(self, token: str, edit: Edit, browser: str) -> str:
        """Start a session, or continue one under a new token: its rights grow, and the old token may have been planted."""
        name = token_hash(token)
        while True:
            old = await self._documents.get(SESSION, token_hash(token)) if token else None
            session = edit(_decode(old.body) if old and old.body else BrowserSession())
            new, now = new_token(), self._clock.now()
            session = replace(session, since=session.since or now, seen=now, browser=browser)
            await self._documents.put(SESSION, token_hash(new), encode(session), 0, keep=KEPT)
            await self._note(token_hash(new), session)
            await self.moves(name, token_hash(new), session.persons)
            name = token_hash(new)
            if not (old and old.body) or await self._documents.put(SESSION, token_hash(token), b"", old.revision, keep=1000):
                return new
            await self._documents.remove(SESSION, token_hash(new))  # it was changed meanwhile, or ended

    async def change(self, name: str, edit: Edit) -> None:
        """Change a session; if nobody is left in it, end it. An ended session stays ended."""
        while True:
            found = await self._documents.get(SESSION, name)
            if not found.body:
                return
            session = edit(_decode(found.body))
            body = encode(session) if session.persons or session.host else b""
            if await self._documents.put(SESSION, name, body, found.revision, keep=KEPT if body else 1000):
                await self._note(name, session)
                return

    async def touch(self, token: str, session: BrowserSession, browser: str) -> bool:
        """Note now and then that a session is used, so that it is kept; return whether it was noted."""
        now = self._clock.now()
        if not (session.persons or session.host) or now - session.seen < _NOTED:
            return False
        await self.change(token_hash(token), lambda each: replace(each, since=each.since or now, seen=now, browser=browser))
        return True

    async def _note(self, name: str, session: BrowserSession) -> None:
        for each in (*session.persons, *([HOST] if session.host else [])):
            listed = (await self._documents.get(OF, each)).body
            if not listed or name not in _names(listed):
                await self._documents.change(OF, each, lambda body: encode([*(_names(body) if body else []), name]))
                if listed and len(_names(listed)) > _MANY:
                    await self.of(each)  # removes ended ones from the list

    async def of(self, whose: str) -> list[ListedSession]:
        """Return the sessions of a person or of the host, last used first."""
        listed = (await self._documents.get(OF, whose)).body
        names = _names(listed) if listed else []
        found = [
            ListedSession(name, _decode(document.body))
            for name, document in zip(names, await self._documents.get_many(SESSION, names), strict=True)
            if document.body
        ]
        theirs = [each for each in found if whose in each.session.persons or (whose == HOST and each.session.host)]
        gone = set(names) - {each.name for each in theirs}
        if gone:
            await self._documents.change(OF, whose, lambda body: encode([n for n in _names(body or encode([])) if n not in gone]))
        return sorted(theirs, key=lambda each: -each.session.seen)

    async def end(self, token: str) -> None:
        """End a session. Its people stay in the room."""
        await self.close(token_hash(token))

    async def close(self, name: str) -> None:
        """End the session of this name, for all people in it."""
        await self._documents.remove(SESSION, name)
        self.endings += 1

    async def sign_out(self, name: str, person: str) -> None:
        """Remove a person from a session; others who share the screen stay."""
        await self.change(name, lambda session: session.without(person))
        self.endings += 1

    async def forget(self, person: str) -> None:
        """Sign a person out everywhere."""
        for each in await self.of(person):
            await self.sign_out(each.name, person)
        await self._documents.remove(OF, person)

    # The password

    async def password(self, given: str) -> str:
        """Return the password's name: a new one if the last password differed, so that its sessions end.

        The first password's name is empty, as in sessions from before names were kept.
        """
        while True:
            found = await self._documents.get(LOCK, LOCK)
            known = msgspec.msgpack.decode(found.body, type=Password) if found.body else None
            if known and hmac.compare_digest(known.digest, await asyncio.to_thread(_digest, given, known.salt)):
                return known.name
            name, salt = secrets.token_hex(8) if known else "", secrets.token_bytes(16)
            new = Password(name, salt, await asyncio.to_thread(_digest, given, salt))
            if await self._documents.put(LOCK, LOCK, encode(new), found.revision):
                return name

    # The host's key

    async def offer(self, key: str) -> None:
        """Make this the key, for a quarter of an hour and one browser. It replaces an earlier key."""
        body = token_hash(key).encode()
        while True:
            found = await self._documents.get(KEY, KEY)
            if await self._documents.put(KEY, KEY, body, found.revision, keep=KEY_KEPT):
                return

    async def take(self, key: bytes) -> bool:
        """Return whether this is the key, and use it up."""
        found = await self._documents.get(KEY, KEY)
        if not found.body or not hmac.compare_digest(found.body, hashlib.sha256(key).hexdigest().encode()):
            return False
        # Empty it at its revision: if two browsers bring the key, only one becomes the host.
        return await self._documents.put(KEY, KEY, b"", found.revision, keep=1000)


def _digest(password: str, salt: bytes) -> bytes:
    return hashlib.scrypt(password.encode(), salt=salt, n=1 << 14, r=8, p=1)


def genuine(token: str) -> str:
    """Return the token if it has the form of one; else an empty string."""
    return token if _TOKEN.fullmatch(token) else ""


def new_token() -> str:
    """Return a new token, which identifies a browser."""
    return secrets.token_urlsafe(32)


def new_key() -> str:
    """Return a new key for the host."""
    return secrets.token_urlsafe(18)


def token_hash(token: str) -> str:
    """Return a token's hash. The store holds no tokens, so that reading it does not help to impersonate a person."""
    return hashlib.sha256(token.encode()).hexdigest()


def browser_of(agent: str) -> str:
    """Return the names of a browser and its system, as far as its user agent tells them."""
    names = (next((name for sign, name in known.items() if sign in agent), "") for known in (_BROWSERS, _SYSTEMS))
    return ", ".join(filter(None, names))
