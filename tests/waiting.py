"""Waiting for what happens in the background; who waits in vain says for what."""

from __future__ import annotations

import asyncio
import linecache
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

PATIENCE: Final = 60.0
"""Seconds until nobody believes any more that it comes: many, as the machine may be busy with other tests."""


@asynccontextmanager
async def patience(what: Callable[[], str], seconds: float = PATIENCE) -> AsyncIterator[None]:
    """Fail if what is done within takes longer than this. `what`: what is waited for, or what there is instead."""
    try:
        async with asyncio.timeout(seconds):
            yield
    except TimeoutError:
        raise AssertionError(f"waited {seconds:.0f} s in vain {what()}") from None


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
