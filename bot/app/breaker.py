"""The fuse: many different faults in a minute mean that something is broken for everybody, and the bot stops for a while.

One fault that comes again and again does not blow it: that is one broken thing, and the rest still works.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

from bot.watch.faults import Fault
from bot.watch.metrics import PAUSED

logger = logging.getLogger(__name__)

SPAN: Final = 60.0
"""Seconds in which faults count together."""

MANY: Final = 8
"""So many different ones are too many."""

FIRST_PAUSE: Final = 60.0
LONGEST_PAUSE: Final = 900.0


class Breaker:
    """Counts the faults of the bot's own work; `remaining` says how long commands wait."""

    def __init__(self, tell: Callable[[str], None] | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        """`tell`: how the owner learns of it."""
        self._tell = tell
        self._clock = clock
        self._seen: dict[tuple[str, str], tuple[Fault, float]] = {}
        self._until = 0.0
        self._pause = FIRST_PAUSE
        PAUSED.set_function(lambda: float(self.remaining > 0))  # so that it ends also while nobody asks for anything

    @property
    def remaining(self) -> float:
        """Seconds that commands still have to wait; 0 if they need not."""
        return max(0.0, self._until - self._clock())

    def note(self, fault: Fault) -> None:
        """Some work has failed. A drawing that fails may also fail the command that wanted it: that is one fault."""
        now = self._clock()
        self._seen[fault.error, fault.where] = fault, now
        self._seen = {kind: (each, at) for kind, (each, at) in self._seen.items() if at > now - SPAN}
        if len(self._seen) >= MANY and now >= self._until:
            self._blow(now)

    def _blow(self, now: float) -> None:
        if now > self._until + LONGEST_PAUSE:
            self._pause = FIRST_PAUSE
        self._until = now + self._pause
        which = ", ".join(sorted(str(fault) for fault, _ in self._seen.values()))
        self._seen.clear()
        sentence = f"{MANY} different faults within {SPAN:.0f} s: commands are paused for {self._pause:.0f} s ({which})"
        self._pause = min(self._pause * 2, LONGEST_PAUSE)
        logger.critical("%s", sentence)
        if self._tell is not None:
            self._tell(sentence)
