"""Who opens the board in Telegram: the proof that Telegram's app gives a page, signed with the bot's token."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final, NamedTuple
from urllib.parse import parse_qsl

import msgspec

from bot.settings import Secret
from bot.store import Store
from bot.web.board.proofs import BadProof

FRESH: Final = 24 * 3600
"""Seconds for which a proof counts. Telegram's desktop app hands out proofs that are up to a day old."""
EARLY: Final = 60
"""Seconds by which Telegram's clock may be ahead."""
MOST_MINTS: Final = 5
"""Tokens that one proof gives."""
LARGEST: Final = 4096
_MINTS: Final = "board-proof"


class TelegramUser(msgspec.Struct, frozen=True):
    """The user whom a proof names."""

    id: int
    first_name: str = ""
    last_name: str = ""
    language_code: str = ""

    @property
    def name(self) -> str:
        """The user's whole name."""
        return f"{self.first_name} {self.last_name}".strip()


class Proof(NamedTuple):
    """A genuine proof: its user, and a name for the proof that reveals nothing."""

    user: TelegramUser
    digest: str


def checked(proof: str, token: str, now: float) -> Proof:
    """Return what a proof says; raise BadProof if it is not Telegram's, or too old. All fields but the hash are signed."""
    if len(proof) > LARGEST:
        raise BadProof("bad_proof")
    try:
        pairs = parse_qsl(proof, keep_blank_values=True, strict_parsing=True, max_num_fields=20, errors="strict")
    except ValueError:
        raise BadProof("bad_proof") from None
    fields = dict(pairs)
    given = fields.pop("hash", "")
    if len(fields) + 1 != len(pairs):  # one field twice, or no hash
        raise BadProof("bad_proof")
    signed = "\n".join(f"{name}={value}" for name, value in sorted(fields.items()))
    secret = hmac.digest(b"WebAppData", token.encode(), hashlib.sha256)
    right = hmac.digest(secret, signed.encode(), hashlib.sha256).hex()
    if not hmac.compare_digest(given.encode(), right.encode()):
        raise BadProof("bad_proof")
    when = fields.get("auth_date", "")
    if not (when.isascii() and when.isdecimal() and len(when) < 12) or not -EARLY <= now - int(when) <= FRESH:
        raise BadProof("stale_proof")
    try:
        user = msgspec.convert(msgspec.json.decode(fields.get("user", "")), TelegramUser)
    except msgspec.MsgspecError:
        raise BadProof("bad_proof") from None
    return Proof(user, hashlib.sha256(right.encode()).hexdigest())


class TelegramProofs:
    """The proofs for one bot. Each gives a few tokens only: a page that was closed may be opened with the same proof again."""

    def __init__(self, token: Secret, store: Store) -> None:
        self._token = token
        self._documents = store.documents
        self._clock = store.clock

    async def use(self, proof: str) -> TelegramUser:
        """Return who a proof names, and count its use; raise BadProof."""
        found = checked(proof, self._token.reveal(), self._clock.now() / 1000)
        while True:
            known = await self._documents.get(_MINTS, found.digest)
            count = int(known.body or b"0")
            if count >= MOST_MINTS:
                raise BadProof("stale_proof")
            kept = (FRESH + EARLY) * 1000
            if await self._documents.put(_MINTS, found.digest, str(count + 1).encode(), known.revision, keep=kept):
                return found.user
