"""Health checks and metrics for the bot's owners, on a separate port."""

from __future__ import annotations

import asyncio
import socket
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Final

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.listening.serving import serve as serve_app
from bot.store import Store
from bot.store.faults import Steadfast
from bot.store.keys import SHARDS
from bot.watch.metrics import AWAY, GAMES, LAG, QUEUE

LOOK: Final = 0.25
"""Seconds between two measurements of the event loop's lag."""

CENSUS: Final = 300.0
"""Seconds between two counts of the tables."""

_SHARE: Final = 0.1

BACKLOG: Final = 15.0
"""Seconds between two counts of the undelivered announcements."""


class Health:
    """The endpoints `/healthz` (the loop runs), `/readyz` (the store answers and every part runs) and `/metrics`."""

    def __init__(self, store: Store, troubles: Callable[[], list[str]]) -> None:
        """`troubles`: returns what keeps the bot from working, one sentence each."""
        self._store = store
        self._troubles = troubles

    def app(self) -> web.Application:
        """Return the web application with the endpoints."""
        app = web.Application()
        app.add_routes(
            [web.get("/healthz", self._alive), web.get("/readyz", self._ready), web.get("/metrics", self._figures)]
        )  # fmt: skip
        return app

    async def _alive(self, _: web.Request) -> web.Response:
        return web.Response(text="alive\n")

    async def _ready(self, _: web.Request) -> web.Response:
        found = [*self._troubles(), *await self._away()]
        return web.Response(text="".join(f"{each}\n" for each in found or ["ready"]), status=503 if found else 200)

    async def _away(self) -> list[str]:
        """Return why the store does not answer; empty if it does."""
        if self._store.fault is not None:
            return [f"the store: {self._store.fault}"]
        try:
            async with asyncio.timeout(2):
                await self._store.client.call("PING")
        except TimeoutError:
            return ["the store does not answer within 2 s"]
        except Exception as fault:  # noqa: BLE001 - any error means: not healthy
            return [f"the store: {fault}"]
        return []

    async def _figures(self, _: web.Request) -> web.Response:
        AWAY.set(len(await self._away()))
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})


async def serve(health: Health, listener: socket.socket) -> None:
    """Serve the endpoints until cancelled."""
    await serve_app(health.app(), listener, share=_SHARE, ending=1)


async def watch_lag() -> None:
    """Measure the loop's lag until cancelled."""
    while True:
        asked = time.perf_counter()
        await asyncio.sleep(LOOK)
        LAG.observe(max(0.0, time.perf_counter() - asked - LOOK))


async def count(store: Store, rounds: int | None = None) -> None:
    """Count the backlog and the tables regularly, for some `rounds` or until cancelled. Without the store, wait for it."""
    counting, counted = Steadfast("counting tables", BACKLOG), -CENSUS
    while rounds is None or rounds > 0:
        await counting.keep(partial(_backlog, store))
        if time.monotonic() - counted > CENSUS:
            await counting.keep(partial(_census, store))
            counted = time.monotonic()
        rounds = None if rounds is None else rounds - 1
        await asyncio.sleep(0 if rounds == 0 else BACKLOG)


async def _backlog(store: Store) -> None:
    QUEUE.labels("outbox").set(sum((await store.outbox.waiting(range(SHARDS))).values()))


async def _census(store: Store) -> None:
    found = Counter(each.head.state for each in await store.games.summaries(await store.games.all()))
    for state in ("open", "running", "over"):
        GAMES.labels(state).set(found[state])
