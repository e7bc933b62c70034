"""Waiting for what happens in the background; who waits in vain says for what."""

from __future__ import annotations

import asyncio
import linecache
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Final

PATIENCE: Final = 60.0
"""Seconds until nobody believes any more that it comes: many, as the machine may be busy with other tests."""

ALARMS: Final[list[Callable[[], Iterable[str]]]] = []
"""Each tells what has gone wrong with something that runs, so that nobody waits for what will not come."""


def alarm() -> str:
    """What has gone wrong so far; empty if nothing has."""
    return "\n".join(trouble for each in ALARMS for trouble in each())


@asynccontextmanager
async def patience(what: Callable[[], str], seconds: float = PATIENCE) -> AsyncIterator[None]:
    """Fail at an alarm, or if what is done within takes longer than this. `what`: what is waited for, or what there is."""
    try:
        async with asyncio.timeout(seconds) as limit:
            listening = asyncio.create_task(_listen(limit))
            try:
                yield
            finally:
                listening.cancel()
    except TimeoutError:
        wrong = alarm()
        raise AssertionError(
            f"{wrong}\nwaited in vain {what()}" if wrong else f"waited {seconds:.0f} s in vain {what()}"
        ) from None


async def _listen(limit: asyncio.Timeout) -> None:
    """End the waiting at an alarm."""
    while not alarm():  # noqa: ASYNC110 - a log of another process sets no event
        await asyncio.sleep(0.2)
    limit.reschedule(0)


async def until(done: Callable[[], object | Awaitable[object]], seconds: float = PATIENCE, every: float = 0.01) -> None:
    """Let the work in the background go on until something is so; asked again and again, whatever it depends on."""
    async with patience(lambda: f"for {written(done)}", seconds):
        while True:
            answer = done()
            if await answer if isinstance(answer, Awaitable) else answer:
                return
            await asyncio.sleep(every)


def written(done: Callable[..., object]) -> str:
    """Where a condition stands, and how it begins."""
    code = getattr(done, "__code__", None)
    if code is None:
        return repr(done)
    return f"{code.co_filename}:{code.co_firstlineno}: {linecache.getline(code.co_filename, code.co_firstlineno).strip()}"
