"""Addresses of a table's pages: nobody can guess one, and a turn's address expires with the turn.

An address names what it opens, signed with a key that is kept in the store. Nothing else needs to be stored for it.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import Final

from bot.chat.contract import PlatformLimits
from bot.store.documents import Documents

_KIND: Final = "web-key"
_SIGNS: Final = 24
"""Characters in a signature: 144 bits."""
_LONGEST_COUNT: Final = 9


@dataclass(frozen=True)
class Links:
    """The maker and checker of addresses. `base`: the pages' public URL; a platform that serves them needs none."""

    key: bytes
    base: str = ""

    def usable(self, limits: PlatformLimits) -> bool:
        """Return whether people on this platform can open the addresses."""
        return bool(self.base) or limits.pages_here

    def watch(self, limits: PlatformLimits, table: str) -> str:
        """Return the address of the page where everybody who has it can watch."""
        return f"{self._start(limits)}/watch/{table}/{self._signature('watch', table)}"

    def turn(self, limits: PlatformLimits, table: str, turn: int, person: str, departures: int = 0) -> str:
        """Return the address where a person plays this turn. Unlinking an account ends it: that account may know it."""
        signature = self._signature("turn", table, turn, person, *([departures] if departures else []))
        after = f".{departures}" if departures else ""
        return f"{self._start(limits)}/turn/{table}/{turn}/{person}/{signature}{after}"

    def _start(self, limits: PlatformLimits) -> str:
        return "" if limits.pages_here else self.base.rstrip("/")

    def opens_watch(self, table: str, signature: str) -> bool:
        """Return whether this signature opens the page for spectators."""
        return hmac.compare_digest(signature.encode(), self._signature("watch", table).encode())

    def opens_turn(self, table: str, turn: str, person: str, signature: str) -> bool:
        """Return whether this is a genuine address of a turn, which may be over by now."""
        departures = departures_in(signature)
        signed = self._signature("turn", table, turn, person, *([departures] if departures else []))
        return hmac.compare_digest(signature.partition(".")[0].encode(), signed.encode())

    def _signature(self, *what: object) -> str:
        digest = hmac.digest(self.key, "\n".join(map(str, what)).encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest).decode()[:_SIGNS]


def departures_in(signature: str) -> int:
    """Return how many accounts had left the person when this address of a turn was made."""
    count = signature.partition(".")[2]
    return int(count) if count.isascii() and count.isdecimal() and len(count) < _LONGEST_COUNT else 0


async def key_of(documents: Documents) -> bytes:
    """Return the key of all addresses, the same for every process; the first call creates it."""
    return await documents.change(_KIND, "links", lambda body: body or secrets.token_bytes(32))
