"""The hurried games' clock: a quarter of an hour per half second, paused during outages.

Otherwise an outage of seconds would last hours for the games, and time out people who cannot act.
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
    """Seconds the clock has been set forward."""

    redis: Server
    gone: int = 0
    _runs: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def run(self) -> None:
        """Advance the clock until cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            async with self._runs:
                await self.pass_by(STEP)

    @asynccontextmanager
    async def standing_still(self) -> AsyncIterator[None]:
        """Pause the clock for the length of a block."""
        async with self._runs:
            yield

    async def pass_by(self, seconds: int, *, heard: bool = True) -> None:
        """Let this much time pass at once."""
        async with Redis(unix_socket_path=str(self.redis.socket)) as client:
            await forward(client, seconds, heard=heard)
        self.gone += seconds
