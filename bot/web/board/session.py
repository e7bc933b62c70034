"""The tokens by which a board page acts for a person: the browser's session in the room mints them, or a platform's proof.

A page sends its token in a header, never in an address or a cookie. The store keeps a digest. A token lives no longer than the
browser's session that minted it, so signing out, a new password and deleting a person end it as well. A token that a proof has
minted ends when its account no longer belongs to the person.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec
from msgspec.msgpack import encode

from bot.store import Store
from bot.web.sessions import BrowserSession, Sessions, new_token, token_hash

BOARD: Final = "board-session"
"""For each person of the room, the sessions of their board pages."""
MOST: Final = 8
"""Sessions of one person; a new one ends the oldest."""
IDLE: Final = 24 * 3_600_000
LONGEST: Final = 7 * 24 * 3_600_000
_NOTED: Final = 3_600_000
_FORM: Final = re.compile(r"Bearer ([0-9a-f]{16}|(?:telegram|discord)-[0-9]{1,20})\.([A-Za-z0-9_-]{43})")


class BoardSession(msgspec.Struct, frozen=True):
    """A page's session: the digest of its token, the name of the browser's session, and its times.

    `person`: the person of the account, where a platform's proof has minted the token; there is no browser's session then.
    `place`: the account's private chat, if it is not named like the account.
    """

    digest: str
    browser: str
    made: int
    seen: int
    person: str = ""
    place: str = ""


class Holder(NamedTuple):
    """Whose a valid token is: a person of the room, or a platform's account with its person and its private chat.

    `browser`: the browser's session in the room.
    """

    id: str
    person: str = ""
    private: str = ""
    browser: str = ""

    @property
    def account(self) -> str:
        """The account on another platform; empty for a person of the room."""
        return self.id.replace("-", ":", 1) if self.person else ""

    @property
    def place(self) -> str:
        """The private chat of the account."""
        return self.private or self.account


_decode: Final = msgspec.msgpack.Decoder(list[BoardSession]).decode
Admitted = Callable[[BrowserSession], bool]


async def board_sessions(store: Store, person: str) -> list[BoardSession]:
    """Return the sessions of a person's board pages."""
    body = (await store.documents.get(BOARD, person)).body
    return _decode(body) if body else []


class BoardSessions:
    """The sessions of board pages, in documents of the store."""

    def __init__(self, store: Store, browsers: Sessions) -> None:
        self._documents = store.documents
        self._clock = store.clock
        self._browsers = browsers

    async def mint(self, person: str, browser: str) -> str:
        """Return a new token for a person of the room. `browser`: the token of the browser's session."""
        token, now = new_token(), self._clock.now()
        made = BoardSession(token_hash(token), token_hash(browser), now, now)
        await self._change(person, lambda known: [*known, made][-MOST:])
        return f"{person}.{token}"

    async def mint_for_account(self, account: str, person: str, place: str = "") -> str:
        """Return a new token for an account of another platform, which has proved itself, and its person."""
        token, now, name = new_token(), self._clock.now(), account.replace(":", "-", 1)
        made = BoardSession(token_hash(token), "", now, now, person, place)
        await self._change(name, lambda known: [*known, made][-MOST:])
        return f"{name}.{token}"

    async def holder(self, header: str, admitted: Admitted) -> Holder | None:
        """Return whose token a header carries; None if it is not valid. `admitted`: whether a browser may be in the room."""
        found = _FORM.fullmatch(header)
        if found is None:
            return None
        person, digest, now = found[1], token_hash(found[2]), self._clock.now()
        body = (await self._documents.get(BOARD, person)).body
        listed = _decode(body) if body else []
        session = next((each for each in listed if hmac.compare_digest(each.digest, digest)), None)
        if session is None or now - session.seen > IDLE or now - session.made > LONGEST:
            return None
        if not session.person:
            browser = await self._browsers.named(session.browser)
            if person not in browser.persons or not admitted(browser):
                return None
        if now - session.seen > _NOTED:
            noted = msgspec.structs.replace(session, seen=now)
            await self._change(person, lambda known: [noted if each.digest == digest else each for each in known])
        return Holder(person, session.person, session.place, session.browser)

    async def _change(self, person: str, edit: Callable[[list[BoardSession]], list[BoardSession]]) -> None:
        while True:
            found = await self._documents.get(BOARD, person)
            kept = [each for each in (_decode(found.body) if found.body else []) if self._clock.now() - each.made <= LONGEST]
            if await self._documents.put(BOARD, person, encode(edit(kept)), found.revision, keep=LONGEST):
                return
