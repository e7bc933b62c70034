"""Jobs and tasks under way, so that they can be finished before shutdown, as far as there is time."""

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any


class Tasks(set[asyncio.Task[None]]):
    """Tasks that have not ended: the event loop itself does not keep them."""

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run this in a task."""
        task = asyncio.create_task(work)
        self.add(task)
        task.add_done_callback(self.discard)
        return task

    async def stop(self, within: float = 0.0) -> None:
        """Cancel those that have not ended `within` seconds."""
        if self and within:
            await asyncio.wait(self, timeout=within)
        for task in tuple(self):
            task.cancel()
        await asyncio.gather(*self, return_exceptions=True)


class InFlight:
    """Counts the jobs under way."""

    def __init__(self) -> None:
        """Nothing is under way yet."""
        self._many = 0
        self._none = asyncio.Event()
        self._none.set()

    @contextmanager
    def one(self) -> Iterator[None]:
        """Count one job as under way inside the block."""
        self._many += 1
        self._none.clear()
        try:
            yield
        finally:
            self._many -= 1
            if not self._many:
                self._none.set()

    async def wait(self, within: float) -> bool:
        """Wait until nothing is under way, for at most `within` seconds; return whether that is so."""
        with suppress(TimeoutError):
            async with asyncio.timeout(within):
                await self._none.wait()
        return not self._many
