"""Wait for background work; a failed wait says what it waited for."""

from __future__ import annotations

import asyncio
import linecache
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Final

PATIENCE: Final = 60.0
"""Seconds before a wait fails: many, as the machine may be busy with other tests."""

ALARMS: Final[list[Callable[[], Iterable[str]]]] = []
"""Each returns the errors of a running process, so that waits fail at once."""


def alarm() -> str:
    """The errors so far."""
    return "\n".join(trouble for each in ALARMS for trouble in each())


@asynccontextmanager
async def patience(what: Callable[[], str], seconds: float = PATIENCE) -> AsyncIterator[None]:
    """Fail at an alarm, or if the block takes longer than `seconds`. `what`: describes the wait."""
    try:
        async with asyncio.timeout(seconds) as limit:
            listening = asyncio.create_task(_listen(limit))
            try:
                yield
            finally:
                listening.cancel()
    except TimeoutError:
        wrong = alarm()
        raise AssertionError(f"{wrong}\nwhile waiting {what()}" if wrong else f"waited {seconds:.0f} s {what()}") from None


async def _listen(limit: asyncio.Timeout) -> None:
    """End the wait at an alarm."""
    while not alarm():  # noqa: ASYNC110 - a log of another process sets no event
        await asyncio.sleep(0.2)
    limit.reschedule(0)


async def until(done: Callable[[], object | Awaitable[object]], seconds: float = PATIENCE, every: float = 0.01) -> None:
    """Poll until the condition holds, while background work continues."""
    async with patience(lambda: f"for {written(done)}", seconds):
        while True:
            answer = done()
            if await answer if isinstance(answer, Awaitable) else answer:
                return
            await asyncio.sleep(every)


def written(done: Callable[..., object]) -> str:
    """The position and first line of a condition."""
    code = getattr(done, "__code__", None)
    if code is None:
        return repr(done)
    return f"{code.co_filename}:{code.co_firstlineno}: {linecache.getline(code.co_filename, code.co_firstlineno).strip()}"
