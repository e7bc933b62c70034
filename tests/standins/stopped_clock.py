"""A clock for a test: it can be stopped and set forward. Waits of asyncio follow it, as all that asks for the monotonic time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import pytest

_REAL: Final = time.monotonic
_LONGEST: Final = 60.0


class Clock:
    """The monotonic time, which runs until it is stopped. It never goes back."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._at: float | None = None

    def __call__(self) -> float:
        """The time, in seconds."""
        return _REAL() + self._ahead if self._at is None else self._at

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """Stop for the length of a block."""
        self._at = self()
        try:
            yield
        finally:
            self._ahead, self._at = max(self._ahead, self._at - _REAL()), None

    def forward(self, seconds: float) -> None:
        """Set it forward while it is stopped."""
        assert self._at is not None
        self._at += seconds


@contextmanager
def movable_clock() -> Iterator[Clock]:
    """Let this process go by such a clock."""
    with pytest.MonkeyPatch.context() as patched:
        clock = Clock()
        patched.setattr(time, "monotonic", clock)
        yield clock


async def really(found: Callable[[], object], what: Callable[[], object]) -> None:
    """Wait for a condition, though the clock may be stopped."""
    loop, end = asyncio.get_running_loop(), _REAL() + _LONGEST
    while not found():
        assert _REAL() < end, what()
        await loop.run_in_executor(None, time.sleep, 0.002)
