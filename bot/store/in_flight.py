"""A count of the jobs under way, so that they can be finished before shutdown, as far as there is time."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress


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

    async def finished(self, within: float) -> bool:
        """Wait until nothing is under way, for at most `within` seconds; return whether that is so."""
        with suppress(TimeoutError):
            async with asyncio.timeout(within):
                await self._none.wait()
        return not self._many
