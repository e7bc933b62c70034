"""What a push service gets: a payload that only the browser can read (RFC 8291), signed by this room (RFC 8292)."""

from __future__ import annotations

import base64
import os
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from bot.store.documents import Documents

_KIND: Final = "web-key"
_POINT: Final = 65
"""Bytes of a public key."""
AUTH: Final = 16
_RECORD: Final = 4096
"""The size of the one record; a payload is shorter."""
LARGEST: Final = 3000
"""Bytes of a payload, at most: push services take at least 4096, encrypted."""
_STEP: Final = 256
"""Payloads are filled up to a multiple of this, so that their length says little."""
VALID: Final = 12 * 3600
"""Seconds for which a signature counts; push services allow a day."""


class BadKey(ValueError):
    """What should be a browser's key is none."""


def encoded(data: bytes) -> str:
    """Return base64url without filling."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """Read base64url, with or without filling."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except ValueError as fault:
        raise BadKey(str(fault)) from None


def point(data: bytes) -> ec.EllipticCurvePublicKey:
    """Read a browser's public key: an uncompressed point of P-256."""
    if len(data) != _POINT:
        raise BadKey("a key has 65 bytes")
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data)
    except (ValueError, UnsupportedAlgorithm) as fault:
        raise BadKey(str(fault)) from None


def encrypted(payload: bytes, browser: bytes, auth: bytes) -> bytes:
    """Return the body of a push message. `browser` and `auth`: the browser's public key and its secret."""
    if len(payload) > LARGEST:
        raise ValueError("a push message has no room for this")
    key = ec.generate_private_key(ec.SECP256R1())
    own, salt = _bytes_of(key.public_key()), os.urandom(16)
    shared = key.exchange(ec.ECDH(), point(browser))
    secret = _derived(auth, shared, b"WebPush: info\0" + browser + own, 32)
    content = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    record = payload + b"\x02" + bytes(-(len(payload) + 1) % _STEP)
    head = salt + _RECORD.to_bytes(4, "big") + bytes([len(own)]) + own
    return head + AESGCM(content).encrypt(nonce, record, None)


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _bytes_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


@dataclass(frozen=True)
class Signer:
    """The room's own key. Push services see its public half, and so know that all notices come from one room."""

    key: ec.EllipticCurvePrivateKey

    @property
    def public(self) -> str:
        """The key for browsers that subscribe."""
        return encoded(_bytes_of(self.key.public_key()))

    def authorization(self, service: str, contact: str, now: float) -> str:
        """Return the header for a push service. `service`: its origin; `contact`: where its operator can ask."""
        parts = ({"typ": "JWT", "alg": "ES256"}, {"aud": service, "exp": int(now) + VALID, "sub": contact})
        signed = ".".join(encoded(_json(part)) for part in parts)
        r, s = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={signed}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


def _json(part: dict[str, Any]) -> bytes:
    return msgspec.json.encode(part)


async def signer_of(documents: Documents) -> Signer:
    """Return the room's key, the same for every process; the first call makes it."""
    body = await documents.change(_KIND, "push", lambda known: known or _new_key())
    key = serialization.load_der_private_key(body, None)
    assert isinstance(key, ec.EllipticCurvePrivateKey)
    return Signer(key)


def _new_key() -> bytes:
    made = ec.generate_private_key(ec.SECP256R1())
    return made.private_bytes(serialization.Encoding.DER, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
