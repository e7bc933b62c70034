"""The games' clock, hurried: a quarter of an hour each half second, and standing still while something is out of order.

An outage of seconds here would be one of hours there, in which time would run out for people whom nobody can hear.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

from redis.asyncio import Redis

from tests.soak.hurried import forward
from tests.store.servers import Server

EVERY: Final = 0.5
STEP: Final = 900
DAY: Final = 86_400


@dataclass
class Weeks:
    """How far the clock has been set forward, in seconds."""

    redis: Server
    gone: int = 0
    _runs: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def run(self) -> None:
        """Hurry until cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            async with self._runs:
                await self.pass_by(STEP)

    @asynccontextmanager
    async def standing_still(self) -> AsyncIterator[None]:
        """Meanwhile no time passes by itself."""
        async with self._runs:
            yield

    async def pass_by(self, seconds: int, *, heard: bool = True) -> None:
        """So much time passes at once."""
        async with Redis(unix_socket_path=str(self.redis.socket)) as client:
            await forward(client, seconds, heard=heard)
        self.gone += seconds
