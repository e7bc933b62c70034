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

from bot.table.ports import Documents

_KIND: Final = "web-key"
_SIGNS: Final = 24
"""Letters of a signature: 144 bits."""


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

    def turn(self, platform: str, table: str, turn: int, person: str) -> str:
        """The page on which a person plays this turn."""
        return f"{self._start(platform)}/turn/{table}/{turn}/{person}/{self._signed('turn', table, turn, person)}"

    def _start(self, platform: str) -> str:
        return "" if platform == "web" else self.base.rstrip("/")

    def opens_watch(self, table: str, signature: str) -> bool:
        """Whether a page may be looked at."""
        return hmac.compare_digest(signature.encode(), self._signed("watch", table).encode())

    def opens_turn(self, table: str, turn: str, person: str, signature: str) -> bool:
        """Whether somebody has the address of this turn; whether it still goes on is another question."""
        return hmac.compare_digest(signature.encode(), self._signed("turn", table, turn, person).encode())

    def _signed(self, *what: object) -> str:
        digest = hmac.digest(self.key, "\n".join(map(str, what)).encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest).decode()[:_SIGNS]


async def key_of(documents: Documents) -> bytes:
    """The key of all addresses, the same for every process; made when it is first asked for."""
    return await documents.change(_KIND, "links", lambda body: body or secrets.token_bytes(32))
