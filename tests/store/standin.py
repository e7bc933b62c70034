"""The recorder of the proof by faults: a process that is never killed and keeps all posts and acknowledgements.

Its Discord posts a nonce once; its Telegram posts everything it is sent.
"""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from bot.store import Announcement, Delivery, LaterError

_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder().decode


class ShownPost(msgspec.Struct, frozen=True):
    """A message shown in a place."""

    place: str
    game: str
    version: int
    told: tuple[int, ...]
    nonce: str
    again: bool


class PlayerAck(msgspec.Struct, frozen=True):
    """A player's acknowledgement: this action brought the table to this version."""

    game: str
    action: str
    version: int


class FaultRecorder:
    """Listens on a unix socket."""

    def __init__(self, path: Path, chance: random.Random) -> None:
        """`chance` decides which posts are refused for a while and which answers are lost."""
        self.path = path
        self.history: list[ShownPost] = []
        self.acks: list[PlayerAck] = []
        self.playing = True
        self.refusals = 0
        self._chance = chance
        self._by_nonce: dict[tuple[str, str], int] = {}
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()

    async def start(self) -> None:
        """Listen."""
        self._server = await asyncio.start_unix_server(self._serve, self.path, limit=1 << 20)

    async def stop(self) -> None:
        """Stop listening."""
        if self._server is not None:
            self._server.close()
        while self._writers:
            for writer in self._writers:
                writer.transport.abort()
            await asyncio.sleep(0.01)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        try:
            while line := await reader.readline():
                writer.write(_encode(await self._answer(_decode(line))) + b"\n")
                await writer.drain()
        except ConnectionError:
            pass  # the worker was killed during the answer
        finally:
            self._writers.discard(writer)
            writer.close()

    async def _answer(self, request: dict[str, Any]) -> dict[str, Any]:
        if "ack" in request:
            self.acks.append(msgspec.convert(request["ack"], PlayerAck))
            return {"playing": self.playing}
        post = msgspec.convert(request["post"], ShownPost)
        await asyncio.sleep(self._chance.random() * 0.01)
        if self._chance.random() < 0.03:
            self.refusals += 1
            return {"later": 0.02 + self._chance.random() * 0.1}
        return {"id": self._keep(post)}

    def _keep(self, post: ShownPost) -> int:
        known = self._by_nonce.get((post.place, post.nonce)) if post.place.startswith("discord:") else None
        if known is not None:
            return known
        self.history.append(post)
        self._by_nonce[post.place, post.nonce] = len(self.history)
        return len(self.history)


class Caller:
    """The worker's client: one connection per call."""

    def __init__(self, path: str, told: Callable[[Announcement], int | None] = lambda each: int(each.body)) -> None:
        """`told`: the version that an announcement shows, if any."""
        self._path = path
        self._told = told
        self._idle: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def _call(self, request: dict[str, Any]) -> dict[str, Any]:
        line = self._idle.pop() if self._idle else await asyncio.open_unix_connection(self._path)
        line[1].write(_encode(request) + b"\n")
        answer: dict[str, Any] = _decode(await line[0].readline())
        self._idle.append(line)
        return answer

    async def deliver(self, delivery: Delivery) -> str:
        """ShownPost a message."""
        versions = (self._told(announcement) for announcement in delivery.announcements)
        told = tuple(version for version in versions if version is not None)
        post = ShownPost(delivery.place, delivery.subject, delivery.version, told, delivery.nonce, delivery.again)
        answer = await self._call({"post": msgspec.to_builtins(post)})
        if "later" in answer:
            raise LaterError(answer["later"])
        return str(answer["id"])

    async def ack(self, game: str, action: str, version: int) -> bool:
        """Record an acknowledgement; return whether to play on."""
        answer = await self._call({"ack": msgspec.to_builtins(PlayerAck(game, action, version))})
        return bool(answer["playing"])
