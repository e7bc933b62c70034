"""More connections than file descriptors: visitors and health checks are served, the log stays short."""

from __future__ import annotations

import asyncio
import logging
import re
import resource
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import aiohttp
import pytest

from tests.standins.process import BotProcess
from tests.store.servers import free_ports
from tests.waiting import PATIENCE, until

logger = logging.getLogger(__name__)

CROWD: Final = 1100
SMALLER: Final = 300
ROUNDS: Final = 20

HALF: Final = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"
BODY: Final = b"POST /enter HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nOrigin: http://127.0.0.1:%d\r\nContent-Length: 100\r\n\r\npassword="


@pytest.fixture(autouse=True)
def descriptors() -> Iterator[None]:
    """Raise the test's own limit for the crowd."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 4096)), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


class Crowd:
    """Connections that never finish their request; each connects `times` times in all."""

    def __init__(self, port: int, begin: bytes, sources: list[str], times: int) -> None:
        self._port = port
        self._begin = begin
        self._sources = sources
        self._times = times
        self.came = self.left = 0

    @asynccontextmanager
    async def there(self, count: int) -> AsyncIterator[Crowd]:
        """Inside, at least `count` connections have been made."""
        tasks = [asyncio.create_task(self._come(self._sources[number % len(self._sources)])) for number in range(count)]
        await until(lambda: self.came >= count)
        try:
            yield self
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _come(self, source: str) -> None:
        for _ in range(self._times):
            reader, writer = await asyncio.open_connection("127.0.0.1", self._port, local_addr=(source, 0))
            try:
                writer.write(self._begin)
                self.came += 1
                while await reader.read(1 << 12):
                    pass
            except ConnectionError:
                pass  # dropped by the bot
            finally:
                writer.close()
            self.left += 1


@pytest.mark.parametrize(
    ("sources", "times"),
    [(["127.0.0.1"], 1), ([f"127.0.0.{number}" for number in range(2, 60)], 2)],
    ids=["the visitor's own address", "many addresses, again and again"],
)
async def test_half_sent_requests_do_not_block_visitors(tmp_path: Path, sources: list[str], times: int) -> None:
    port, health = free_ports(2)
    bot = BotProcess(tmp_path, {"HEALTH_PORT": str(health), "WEB_PORT": str(port)}, module="tests.standins.few_descriptors")
    await bot.start()
    try:
        crowd, smaller, at_health = (
            Crowd(port, HALF, sources, times),
            Crowd(port, BODY % (port, port), sources, times),
            Crowd(health, HALF, sources, times),
        )
        async with crowd.there(CROWD), smaller.there(SMALLER), at_health.there(SMALLER):
            logger.info("slowest answer: %.3f s", await slowest_answer(port, health))
        assert crowd.left > CROWD - 1024, "the limit was never reached"
    finally:
        assert await bot.stop() == 0
    assert bot.troubles == []
    assert len(bot.log.splitlines()) < 100


async def slowest_answer(port: int, health: int) -> float:
    """Use the room and the health port on new connections; return the slowest answer in seconds."""
    slowest, own, told = 0.0, f"http://127.0.0.1:{port}", f"http://127.0.0.1:{health}"
    async with aiohttp.ClientSession(
        headers={"Origin": own},
        cookie_jar=aiohttp.CookieJar(unsafe=True),
        timeout=aiohttp.ClientTimeout(PATIENCE),
        connector=aiohttp.TCPConnector(force_close=True),
    ) as visitor:
        page = await (await visitor.post(f"{own}/name", data={"name": "Ann"})).text()
        person = re.search(r'data-person="([^"]+)"', page)
        assert person is not None, page
        for number in range(ROUNDS):
            for address in (f"{own}/health", f"{told}/healthz", f"{told}/readyz", f"{told}/metrics"):
                begun = time.monotonic()
                answer = await visitor.get(address)
                assert answer.status == 200, (address, await answer.text())
                slowest = max(slowest, time.monotonic() - begun)
            said = {"person": person[1], "event": f"event-{number:04}", "words": f"word {number}"}
            assert (await visitor.post(f"{own}/say", json=said)).status == 200
            assert (await visitor.get(f"{own}/static/room.css")).status == 200
        assert f"word {ROUNDS - 1}" in await (await visitor.get(f"{own}/chat")).text()
    return slowest
