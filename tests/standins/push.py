"""A push service over https with a certificate of its own, and browsers that can read what it passes on.

It refuses what the services of browsers' makers refuse: a message without a valid signature (RFC 8292) or a time to live, and one
that is too large. What it passes on, a browser decrypts with its own keys (RFC 8291).
"""

from __future__ import annotations

import base64
import json
import os
import socket
import ssl
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final, Self

from aiohttp import web
from aiohttp.abc import AbstractResolver, ResolveResult
from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.x509.oid import NameOID

NAME: Final = "push.example"
LARGEST: Final = 4096
_X962: Final = (serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def plain(text: str) -> bytes:
    """Read base64url without filling."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def written(data: bytes) -> str:
    """Write base64url without filling."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


@dataclass
class PushBrowser:
    """A browser's keys, and the address by which its service knows it."""

    address: str = ""
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = field(default_factory=lambda: os.urandom(16))

    @property
    def public(self) -> bytes:
        return self.key.public_key().public_bytes(*_X962)

    @property
    def subscription(self) -> dict[str, Any]:
        """What `PushSubscription.toJSON` says."""
        keys = {"p256dh": written(self.public), "auth": written(self.auth)}
        return {"endpoint": self.address, "expirationTime": None, "keys": keys}

    def read(self, body: bytes) -> bytes:
        """Decrypt a message."""
        salt, length, idlen = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + idlen], body[21 + idlen :]
        assert len(sealed) <= length, "one record only"
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = HKDF(hashes.SHA256(), 32, self.auth, b"WebPush: info\0" + self.public + sender).derive(shared)
        content, nonce = (
            HKDF(hashes.SHA256(), size, salt, b"Content-Encoding: " + what + b"\0").derive(secret)
            for what, size in ((b"aes128gcm", 16), (b"nonce", 12))
        )
        record = AESGCM(content).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert record[-1] == 2, "the last record"
        return record[:-1]


@dataclass(frozen=True)
class Taken:
    """A message that the service has taken."""

    path: str
    headers: dict[str, str]
    claims: dict[str, Any]
    body: bytes


class _Here(AbstractResolver):
    """Finds every name on this machine."""

    async def resolve(self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET) -> list[ResolveResult]:
        found = {"hostname": host, "host": "127.0.0.1", "port": port, "family": socket.AF_INET, "proto": 0}
        return [ResolveResult(flags=socket.AI_NUMERICHOST, **found)]  # type: ignore[typeddict-item]

    async def close(self) -> None:
        pass


class PushService:
    """The service. `answers`: what it says instead of taking a message, by path; `taken` and `refused`: what came."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.taken: list[Taken] = []
        self.refused: list[int] = []
        self.answers: dict[str, tuple[int, dict[str, str]]] = {}
        self.key = ""
        self.port = 0
        self.resolver = _Here

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=LARGEST)
        app.router.add_post("/{name}", self._take)
        self._runner = web.AppRunner(app)
        await self._runner.setup()
        file = _certificate(self._folder)
        own = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        own.load_cert_chain(file)
        self.trust = ssl.create_default_context(cafile=str(file))
        await web.TCPSite(self._runner, "127.0.0.1", 0, ssl_context=own).start()
        self.port = self._runner.addresses[0][1]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._runner.cleanup()

    def browser(self, name: str) -> PushBrowser:
        """A browser that has subscribed."""
        return PushBrowser(f"https://{NAME}:{self.port}/{name}")

    async def _take(self, request: web.Request) -> web.Response:
        status, headers = self.answers.get(request.path, (201, {}))
        try:
            taken = await self._checked(request)
        except (AssertionError, InvalidSignature, ValueError, KeyError):
            self.refused.append(403)
            return web.Response(status=403)
        if status == 201:
            self.taken.append(taken)
        else:
            self.refused.append(status)
        return web.Response(status=status, headers=headers)

    async def _checked(self, request: web.Request) -> Taken:
        scheme, _, rest = request.headers["Authorization"].partition(" ")
        given = dict(part.strip().split("=", 1) for part in rest.split(","))
        signed, _, signature = given["t"].rpartition(".")
        raw = plain(signature)
        both = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), plain(given["k"]))
        key.verify(both, signed.encode(), ec.ECDSA(hashes.SHA256()))
        head, claims = (json.loads(plain(part)) for part in signed.split("."))
        assert (scheme, head["alg"], given["k"]) == ("vapid", "ES256", self.key)
        assert claims["aud"] == f"https://{NAME}:{self.port}"
        assert time.time() < claims["exp"] < time.time() + 86_400
        assert claims["sub"].startswith(("https://", "mailto:"))
        assert request.headers["TTL"].isdecimal()
        assert request.headers["Content-Encoding"] == "aes128gcm"
        assert len(request.headers.get("Topic", "")) <= 32
        return Taken(request.path, dict(request.headers), claims, await request.read())


def _certificate(folder: Path) -> Path:
    """Make a certificate for the service, which signs itself."""
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    file = folder / "push.pem"
    file.write_bytes(secret + made.public_bytes(serialization.Encoding.PEM))
    return file
