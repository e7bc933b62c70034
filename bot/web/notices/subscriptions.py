"""The browsers that want notices, in documents of the store: where to call each, and the keys that only it can read with.

A subscription lives no longer than the browser's session in the room: signing out, a new password and deleting a person end it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec.msgpack import encode
from yarl import URL

from bot.store import Store
from bot.web.notices.encryption import AUTH, BadKey, decoded, point
from bot.web.notices.sending import may_be_called
from bot.web.sessions import KEPT

PUSH: Final = "web-push"
"""For each person of the room, the browsers that want notices."""
MOST: Final = 8
"""Browsers of one person; a new one ends the oldest."""
LONGEST: Final = 1024
"""Letters of an address, at most."""


class BadSubscription(ValueError):
    """What a page has sent is no subscription that this room calls."""


class Subscription(msgspec.Struct, frozen=True, omit_defaults=True):
    """A browser that wants notices. `browser`: its session in the room; `wrong`: since when its service has only failed."""

    address: str
    key: bytes
    auth: bytes
    browser: str
    made: int
    wrong: int = 0

    @property
    def name(self) -> str:
        """A name that opens nothing."""
        return hashlib.sha256(self.address.encode()).hexdigest()[:16]


_decode: Final = msgspec.msgpack.Decoder(list[Subscription]).decode


def read_subscription(given: Any, browser: str, now: int, port: int = 443) -> Subscription:
    """Check what `PushSubscription.toJSON` says in a browser; where a name leads to is checked with each call."""
    keys = given.get("keys") if isinstance(given, dict) else None
    if not isinstance(keys, dict):
        raise BadSubscription("no subscription")
    address, key, auth = given.get("endpoint"), keys.get("p256dh"), keys.get("auth")
    if not (isinstance(address, str) and isinstance(key, str) and isinstance(auth, str) and max(len(key), len(auth)) <= 128):
        raise BadSubscription("an address and two keys are wanted")
    try:
        read, secret = decoded(key), decoded(auth)
        point(read)
    except BadKey as fault:
        raise BadSubscription(str(fault)) from None
    if len(secret) != AUTH:
        raise BadSubscription("a secret has 16 bytes")
    return Subscription(right_address(address, port), read, secret, browser, now)


def right_address(address: str, port: int) -> str:
    """Return the address of a push service on the usual port; refuse what is none, whatever its name leads to."""
    try:
        url = URL(address)
        host = url.host
    except ValueError:  # also for a host that cannot be decoded
        raise BadSubscription("no address") from None
    plain = len(address) <= LONGEST and address.isascii() and address.isprintable() and " " not in address
    if not plain or url.scheme != "https" or not host or url.user or url.password or url.fragment:
        raise BadSubscription("an https address is wanted")
    if url.port != port or not may_be_called(host):
        raise BadSubscription("an address of the internet is wanted")
    return address


class Subscriptions:
    """The subscriptions of everybody."""

    def __init__(self, store: Store) -> None:
        self._documents = store.documents

    async def of(self, person: str) -> list[Subscription]:
        """Return the browsers of a person of the room, the oldest first."""
        body = (await self._documents.get(PUSH, person)).body
        return _decode(body) if body else []

    async def add(self, person: str, made: Subscription) -> None:
        """Add a browser, or renew it: each session and each address has one subscription."""
        await self._change(
            person,
            lambda known: [*(each for each in known if made.address != each.address and made.browser != each.browser), made][
                -MOST:
            ],
        )

    async def end(self, person: str, which: Callable[[Subscription], bool]) -> list[Subscription]:
        """End some of a person's subscriptions; return those that are left."""
        if not any(map(which, known := await self.of(person))):
            return known
        return await self._change(person, lambda known: [each for each in known if not which(each)])

    async def move(self, old: str, new: str, persons: tuple[str, ...]) -> None:
        """Keep the subscriptions of a browser whose session has another name now."""
        for person in persons:
            if any(each.browser == old for each in await self.of(person)):
                await self._change(
                    person,
                    lambda known: [msgspec.structs.replace(each, browser=new) if each.browser == old else each for each in known],
                )

    async def note(self, person: str, name: str, wrong: int) -> None:
        """Note since when a service has only failed; 0 once it has taken a notice."""
        await self._change(
            person, lambda known: [msgspec.structs.replace(each, wrong=wrong) if each.name == name else each for each in known]
        )

    async def forget(self, person: str) -> None:
        """End all of a person's subscriptions."""
        await self._documents.remove(PUSH, person)

    async def _change(self, person: str, edit: Callable[[list[Subscription]], list[Subscription]]) -> list[Subscription]:
        while True:
            found = await self._documents.get(PUSH, person)
            left = edit(_decode(found.body) if found.body else [])
            if await self._documents.put(PUSH, person, encode(left) if left else b"", found.revision, keep=KEPT):
                return left
