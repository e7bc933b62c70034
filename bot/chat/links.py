"""Addresses of a table's pages: nobody can guess one, and that of a turn ends with the turn.

What an address opens stands in it, signed with a key that the store keeps: nothing has to be remembered for it.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import Final

from bot.table.ports import DocumentStore

_KIND: Final = "web-key"
_SIGNS: Final = 24
"""Letters of a signature: 144 bits."""
_LONGEST_COUNT: Final = 9


@dataclass(frozen=True)
class Links:
    """Makes and checks addresses. `base`: where the pages are reached from outside; only the browser room can do without."""

    key: bytes
    base: str = ""

    def usable(self, platform: str) -> bool:
        """Whether people on a platform can follow them."""
        return bool(self.base) or platform == "web"

    def watch(self, platform: str, table: str) -> str:
        """The page on which everybody who has the address can look on."""
        return f"{self._start(platform)}/watch/{table}/{self._signed('watch', table)}"

    def turn(self, platform: str, table: str, turn: int, person: str, departures: int = 0) -> str:
        """The page on which a person plays this turn. An account that leaves the person has seen the address: it ends there."""
        signature = self._signed("turn", table, turn, person, *([departures] if departures else []))
        after = f".{departures}" if departures else ""
        return f"{self._start(platform)}/turn/{table}/{turn}/{person}/{signature}{after}"

    def _start(self, platform: str) -> str:
        return "" if platform == "web" else self.base.rstrip("/")

    def opens_watch(self, table: str, signature: str) -> bool:
        """Whether a page may be looked at."""
        return hmac.compare_digest(signature.encode(), self._signed("watch", table).encode())

    def opens_turn(self, table: str, turn: str, person: str, signature: str) -> bool:
        """Whether this was the address of a turn; whether it still goes on is another question."""
        departures = departures_in(signature)
        signed = self._signed("turn", table, turn, person, *([departures] if departures else []))
        return hmac.compare_digest(signature.partition(".")[0].encode(), signed.encode())

    def _signed(self, *what: object) -> str:
        digest = hmac.digest(self.key, "\n".join(map(str, what)).encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest).decode()[:_SIGNS]


def departures_in(signature: str) -> int:
    """How many accounts had left the person when this address of a turn was made."""
    count = signature.partition(".")[2]
    return int(count) if count.isascii() and count.isdecimal() and len(count) < _LONGEST_COUNT else 0


async def key_of(documents: DocumentStore) -> bytes:
    """The key of all addresses, the same for every process; made when it is first asked for."""
    return await documents.change(_KIND, "links", lambda body: body or secrets.token_bytes(32))
