"""The fuse: many different errors in a minute mean that something is broken for everybody, and the bot stops for a while.

One error that comes again and again does not blow it: that is one broken thing, and the rest still works.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

from bot.watch.metrics import PAUSED

logger = logging.getLogger(__name__)

SPAN: Final = 60.0
"""Seconds in which errors count together."""

MANY: Final = 8
"""So many different ones are too many."""

FIRST_PAUSE: Final = 60.0
LONGEST_PAUSE: Final = 900.0


class Breaker(logging.Handler):
    """Listens to the log for errors; `paused` says until when commands wait."""

    def __init__(self, tell: Callable[[str], None] | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        """`tell`: how the owner learns of it."""
        super().__init__(logging.ERROR)
        self._tell = tell
        self._clock = clock
        self._seen: dict[tuple[str, int, str], float] = {}
        self._until = 0.0
        self._pause = FIRST_PAUSE
        PAUSED.set_function(lambda: float(self.remaining > 0))  # so that it ends also while nobody asks for anything

    @property
    def remaining(self) -> float:
        """Seconds that commands still have to wait; 0 if they need not."""
        return max(0.0, self._until - self._clock())

    def emit(self, record: logging.LogRecord) -> None:
        """An error was logged: where, and of what kind, makes it different from others."""
        if record.name == __name__:
            return
        now = self._clock()
        kind = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        self._seen[(record.pathname, record.lineno, kind)] = now
        self._seen = {each: at for each, at in self._seen.items() if at > now - SPAN}
        if len(self._seen) >= MANY and now >= self._until:
            self._blow(now)

    def _blow(self, now: float) -> None:
        if now > self._until + LONGEST_PAUSE:
            self._pause = FIRST_PAUSE
        self._until = now + self._pause
        where = ", ".join(sorted({f"{path.rpartition('/')[2]}:{line} {kind}".strip() for path, line, kind in self._seen}))
        self._seen.clear()
        sentence = f"{MANY} different errors within {SPAN:.0f} s: commands are paused for {self._pause:.0f} s ({where})"
        self._pause = min(self._pause * 2, LONGEST_PAUSE)
        logger.critical("%s", sentence)
        if self._tell is not None:
            self._tell(sentence)
