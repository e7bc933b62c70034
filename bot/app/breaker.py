"""The circuit breaker: many different faults in a minute mean that something is broken for everybody, so the bot pauses.

A single recurring fault does not trip it: one thing is broken, and the rest still works.
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
"""The seconds within which faults count together."""

MANY: Final = 8
"""How many different faults trip the breaker."""

FIRST_PAUSE: Final = 60.0
LONGEST_PAUSE: Final = 900.0


class Breaker:
    """A counter of the bot's own faults; `remaining` says how long commands wait."""

    def __init__(self, tell: Callable[[str], None] | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        """`tell`: called to tell the owners."""
        self._tell = tell
        self._clock = clock
        self._seen: dict[tuple[str, str], tuple[Fault, float]] = {}
        self._until = 0.0
        self._pause = FIRST_PAUSE
        PAUSED.set_function(lambda: float(self.remaining > 0))  # so that the metric resets even without commands

    @property
    def remaining(self) -> float:
        """Seconds that commands must still wait; 0 if they need not."""
        return max(0.0, self._until - self._clock())

    def note(self, fault: Fault) -> None:
        """Count a fault. A failed drawing may also fail the command that needed it: that is one fault."""
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
