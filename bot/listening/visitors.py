"""Visitors and their rates, told apart by address, also behind a proxy."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final, TypeAlias

from aiohttp import web
from cachetools import LRUCache

from bot.settings import Network

_Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
PROXIES: Final = web.AppKey("proxies", tuple[Network, ...])
"""The proxies that are trusted to name the visitor."""
_MOST_KEYS: Final = 10_000
_HOUSEHOLD: Final = 64
"""Bits of an IPv6 address that a household shares; visitors choose the rest."""


class Bucket:
    """A rate limit: `at_once` in a burst, and `each_second` in the long run."""

    def __init__(self, at_once: float, each_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._at_once = at_once
        self._each_second = each_second
        self._clock = clock
        self._left: LRUCache[str, tuple[float, float]] = LRUCache(_MOST_KEYS)

    def take(self, who: str) -> bool:
        """Take one; False if none is left."""
        now = self._clock()
        left, since = self._left.get(who, (self._at_once, now))
        left = min(self._at_once, left + (now - since) * self._each_second)
        allowed = left >= 1
        self._left[who] = (left - allowed, now)
        return allowed

    def give_back(self, who: str) -> None:
        """Undo a take."""
        if who in self._left:
            left, since = self._left[who]
            self._left[who] = (min(self._at_once, left + 1), since)


class Shares:
    """Slots that visitors hold, limited in all and for each visitor."""

    def __init__(self, most: int, most_each: int) -> None:
        self._most = most
        self._most_each = most_each
        self._held: Counter[str] = Counter()

    def full(self, who: str) -> bool:
        """Return whether this visitor can hold no more."""
        return self._held[who] >= self._most_each or self._held.total() >= self._most

    @contextmanager
    def held(self, who: str) -> Iterator[None]:
        """Hold a slot inside the block."""
        self._held[who] += 1
        try:
            yield
        finally:
            self._held[who] -= 1
            self._held += Counter()  # forgets visitors that hold nothing


def visitor(request: web.Request) -> str:
    """Return the address that a request counts for: the connection's, or the one that a trusted proxy names.

    If a visitor sends one header and the proxy sets the other, the two differ, and neither counts.
    """
    peer, proxies = request.remote or "", request.app.get(PROXIES, ())
    if not is_trusted(peer, proxies):
        return address_key(peer)
    named = (request.headers.getall("X-Forwarded-For", []), request.headers.getall("Forwarded", []))
    chains = (",".join(named[0]).split(","), [_for(each) for each in ",".join(named[1]).split(",")])
    found = {_outermost(chain, proxies) for given, chain in zip(named, chains, strict=True) if given}
    return address_key(found.pop() or peer) if len(found) == 1 else address_key(peer)


def is_trusted(address: str, proxies: Iterable[Network]) -> bool:
    """Return whether this is the address of one of these proxies."""
    found = _address(address)
    return found is not None and any(found in network for network in proxies)


def address_key(address: str) -> str:
    """Return the name under which an address is counted."""
    found = _address(address)
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, _HOUSEHOLD), strict=False))
    return str(found or address)


def _outermost(chain: list[str], proxies: tuple[Network, ...]) -> str:
    """Return the last address that is none of our proxies, empty if it is no address; a visitor may make up earlier ones."""
    for each in reversed(chain):
        found = _address(each)
        if found is None:
            return ""
        if not any(found in network for network in proxies):
            return str(found)
    return chain[0].strip()


def _for(element: str) -> str:
    """Return the visitor that a part of the Forwarded header names."""
    pairs = (pair.strip().partition("=") for pair in element.split(";"))
    return next((value.strip('"') for name, _, value in pairs if name.lower() == "for"), "")


def _address(text: str) -> _Address | None:
    """Parse a numeric address, perhaps with a port. A v4 address written as v6 counts as v4."""
    plain = text.strip()
    if plain.startswith("["):
        plain = plain[1:].partition("]")[0]
    elif plain.count(":") == 1:
        plain = plain.partition(":")[0]
    try:
        found = ipaddress.ip_address(plain)
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, ipaddress.IPv6Address) else found
