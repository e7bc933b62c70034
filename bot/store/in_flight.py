"""What has begun is finished before the end, as far as there is time."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress


class InFlight:
    """Counts what has begun and is not finished yet."""

    def __init__(self) -> None:
        """Nothing has begun."""
        self._many = 0
        self._none = asyncio.Event()
        self._none.set()

    @contextmanager
    def one(self) -> Iterator[None]:
        """Something that is under way inside."""
        self._many += 1
        self._none.clear()
        try:
            yield
        finally:
            self._many -= 1
            if not self._many:
                self._none.set()

    async def finished(self, within: float) -> bool:
        """Wait until nothing is under way any more, at most so many seconds; whether that is so."""
        with suppress(TimeoutError):
            async with asyncio.timeout(within):
                await self._none.wait()
        return not self._many
