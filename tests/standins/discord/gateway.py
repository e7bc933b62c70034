"""The gateway: shard sessions that identify, send heartbeats, receive events and resume."""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
import time
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from aiohttp import WSCloseCode, WSMsgType, web

from tests.standins.discord.payloads import guild_payload
from tests.standins.discord.state import DiscordState
from tests.standins.discord.world import Guild

DISPATCH, BEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 3, 6, 7, 9, 10, 11
UNKNOWN, BAD_TOKEN, NOT_IDENTIFIED, BAD_SHARD, DISALLOWED = 4001, 4004, 4003, 4010, 4014
_SPACING: Final = 5.0
_TOLERANCE: Final = 0.4
"""Slack for clock differences and latency."""
_KEPT: Final = 2000
_PRIVILEGED: Final = 1 << 1 | 1 << 8 | 1 << 15
_INTENTS: Final = {
    "MESSAGE_CREATE": (1 << 9, 1 << 12),
    "MESSAGE_UPDATE": (1 << 9, 1 << 12),
    "MESSAGE_DELETE": (1 << 9, 1 << 12),
    "GUILD_MEMBER_REMOVE": (1 << 1, 0),
    **dict.fromkeys(
        (
            *("GUILD_CREATE", "GUILD_DELETE", "GUILD_UPDATE", "CHANNEL_CREATE", "CHANNEL_UPDATE", "CHANNEL_DELETE"),
            *("THREAD_CREATE", "THREAD_UPDATE", "THREAD_DELETE", "THREAD_MEMBERS_UPDATE"),
        ),
        (1 << 0, 1 << 0),
    ),
}
"""The intent required for an event, in servers and in private chats."""


class Squeeze(Protocol):
    """A compression stream for one connection."""

    def compress(self, data: bytes, /) -> bytes: ...


class _Zlib:
    def __init__(self) -> None:
        self._stream = zlib.compressobj()

    def compress(self, data: bytes, /) -> bytes:
        return self._stream.compress(data) + self._stream.flush(zlib.Z_SYNC_FLUSH)


class _Zstd:
    def __init__(self) -> None:
        from compression import zstd  # type: ignore[import-not-found,unused-ignore]

        self._stream = zstd.ZstdCompressor()
        self._flush = zstd.ZstdCompressor.FLUSH_BLOCK

    def compress(self, data: bytes, /) -> bytes:
        return bytes(self._stream.compress(data, self._flush))


def squeeze(asked: str | None) -> Squeeze | None:
    """The compression a connection asked for, if any."""
    if asked == "zlib-stream":
        return _Zlib()
    return _Zstd() if asked == "zstd-stream" and sys.version_info >= (3, 14) else None


@dataclass(eq=False)
class Wire:
    """One connection, with a queue that keeps the order."""

    socket: web.WebSocketResponse
    squeeze: Squeeze | None
    latency: Callable[[], float]
    queue: asyncio.Queue[tuple[float, dict[str, Any] | int]] = field(default_factory=asyncio.Queue)

    def put(self, said: dict[str, Any] | int) -> None:
        """Queue a message; a number closes the connection with that code."""
        self.queue.put_nowait((time.monotonic() + self.latency(), said))

    async def pump(self) -> None:
        """Deliver queued messages when due."""
        while True:
            due, said = await self.queue.get()
            await asyncio.sleep(due - time.monotonic())
            if isinstance(said, int):
                await self.socket.close(code=said)
                return
            data = json.dumps(said, separators=(",", ":"))
            if self.squeeze is not None:
                await self.socket.send_bytes(self.squeeze.compress(data.encode()))
            else:
                await self.socket.send_str(data)


@dataclass(eq=False)
class Session:
    """A shard's session, which outlives its connection."""

    shard: int
    count: int
    intents: int
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    sequence: int = 0
    kept: deque[dict[str, Any]] = field(default_factory=lambda: deque(maxlen=_KEPT))
    wire: Wire | None = None
    beats: int = 0

    def send(self, name: str, data: Any) -> None:
        """Send an event and keep it for resuming."""
        self.sequence += 1
        event = {"op": DISPATCH, "t": name, "s": self.sequence, "d": data}
        self.kept.append(event)
        if self.wire is not None:
            self.wire.put(event)


@dataclass
class Gateway:
    """`concurrency`: identify buckets. `interval`: seconds between heartbeats."""

    state: DiscordState
    url: str = ""
    shards: int = 1
    concurrency: int = 1
    interval: float = 41.25
    latency: float = 0.0
    double: bool = False
    """Send each event twice, as when two processes share a shard."""
    down: bool = False
    """Refuse all connections."""
    turned_away: int = 0
    """Number of refused connections."""
    sessions: dict[str, Session] = field(default_factory=dict)
    identified: list[tuple[float, int]] = field(default_factory=list)
    resumed: int = 0
    refused: int = 0
    """Number of early identifies."""

    def dispatch(self, name: str, data: dict[str, Any], guild: int) -> None:
        """Send an event to all sessions with this server's shard."""
        for session in list(self.sessions.values()):
            if (guild >> 22) % session.count != session.shard or not _wanted(name, session.intents, private=not guild):
                continue
            for _ in range(2 if self.double and name == "INTERACTION_CREATE" else 1):
                session.send(name, data)

    def live(self) -> list[Session]:
        """Sessions with a connection."""
        return [session for session in self.sessions.values() if session.wire is not None]

    def hears(self, guild: int) -> bool:
        """Whether a session with a connection covers this server."""
        return any((guild >> 22) % session.count == session.shard for session in self.live())

    def break_off(self, code: int | None = None, *, forget: bool = False) -> None:
        """Ask all to reconnect, or close all connections with this code; `forget`: drop the sessions."""
        for session in self.live():
            assert session.wire is not None
            session.wire.put({"op": RECONNECT, "d": None} if code is None else code)
        if forget:
            self.sessions.clear()

    def invalidate(self) -> None:
        """Invalidate all sessions, not resumable."""
        for session in self.live():
            assert session.wire is not None
            session.wire.put({"op": INVALID, "d": False})
        self.sessions.clear()

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Serve one connection."""
        if self.down:
            self.turned_away += 1
            self.state.touch()
            return web.Response(status=503)
        socket = web.WebSocketResponse(max_msg_size=1 << 20)
        await socket.prepare(request)
        wire = Wire(socket, squeeze(request.query.get("compress")), lambda: self.latency)
        if request.query.get("encoding") != "json" or request.query.get("v") != "10":
            self.state.problems.append(f"the gateway was asked for {dict(request.query)}")
        pump = asyncio.create_task(wire.pump())
        wire.put({"op": HELLO, "d": {"heartbeat_interval": int(self.interval * 1000)}})
        try:
            await self._listen(wire)
        except ConnectionError:
            self.state.touch()
        finally:
            pump.cancel()
            await asyncio.gather(pump, return_exceptions=True)
            self._left(wire)
        return socket

    async def _listen(self, wire: Wire) -> None:
        session: Session | None = None
        async for message in wire.socket:
            if message.type is not WSMsgType.TEXT:
                break
            said = json.loads(message.data)
            if said["op"] == BEAT:
                wire.put({"op": ACK, "d": None})
                if session is not None:
                    session.beats += 1
            elif said["op"] == IDENTIFY:
                session = self._identify(wire, said["d"])
            elif said["op"] == RESUME:
                session = self._resume(wire, said["d"])
            elif session is None:
                wire.put(NOT_IDENTIFIED)
            elif said["op"] != PRESENCE:
                wire.put(UNKNOWN)

    def _left(self, wire: Wire) -> None:
        for session in self.sessions.values():
            if session.wire is wire:
                session.wire = None
        self.state.touch()

    def _identify(self, wire: Wire, said: dict[str, Any]) -> Session | None:
        shard, count = said.get("shard") or (0, 1)
        wrong = self._refusal(said, shard, count)
        if wrong is not None:
            wire.put(wrong)
            return None
        session = Session(shard, count, said["intents"], wire=wire)
        self.sessions[session.id] = session
        self.identified.append((time.monotonic(), shard))
        guilds = [each for each in self.state.guilds.values() if each.with_bot and (each.id >> 22) % count == shard]
        session.send("READY", self._ready(session, guilds))
        for guild in guilds:
            session.send("GUILD_CREATE", guild_payload(self.state.bot, guild) | {"unavailable": False})
        self.state.touch()
        return session

    def _refusal(self, said: dict[str, Any], shard: int, count: int) -> int | dict[str, Any] | None:
        if said["token"] != self.state.token:
            return BAD_TOKEN
        if not 0 <= shard < count:
            return BAD_SHARD
        if said["intents"] & _PRIVILEGED and not self.state.privileged:
            return DISALLOWED
        bucket = shard % self.concurrency
        now = time.monotonic()
        if any(now - at < _SPACING - _TOLERANCE for at, other in self.identified if other % self.concurrency == bucket):
            self.refused += 1
            return {"op": INVALID, "d": False}
        return None

    def _ready(self, session: Session, guilds: list[Guild]) -> dict[str, Any]:
        return {
            "v": 10,
            "user": self.state.bot.payload() | {"mfa_enabled": False, "verified": True, "email": None},
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "shard": [session.shard, session.count],
            "application": {"id": str(self.state.bot.id), "flags": 0},
            "private_channels": [],
            "_trace": [],
        }

    def _resume(self, wire: Wire, said: dict[str, Any]) -> Session | None:
        session = self.sessions.get(said["session_id"])
        missed = [] if session is None else [event for event in session.kept if event["s"] > said["seq"]]
        if session is None or said["token"] != self.state.token or session.sequence - said["seq"] > len(missed):
            wire.put({"op": INVALID, "d": False})
            return None
        session.wire = wire
        for event in missed:
            wire.put(event)
        session.send("RESUMED", {"_trace": []})
        self.resumed += 1
        self.state.touch()
        return session

    async def close(self) -> None:
        """Close all connections."""
        for session in self.live():
            if session.wire is not None:
                await session.wire.socket.close(code=WSCloseCode.GOING_AWAY)


def _wanted(name: str, intents: int, *, private: bool) -> bool:
    needed = _INTENTS.get(name)
    return needed is None or bool(needed[private] == 0 or intents & needed[private])
