"""A benchmark on its own server, set up like the embedded one."""

import asyncio
from collections.abc import Awaitable, Callable

from bot.store import Store, StoreSettings, open_store
from bot.store.embedded import DURABLE
from tests.store.servers import Server


def serve(measure: Callable[[Store], Awaitable[None]]) -> None:
    """Measure with a store there."""

    async def run() -> None:
        async with open_store(StoreSettings(url=server.url)) as store:
            await measure(store)

    server = Server(*DURABLE).start()
    try:
        asyncio.run(run())
    finally:
        server.stop()
