"""A button pressed twice in a moment takes effect once: a finger trembles, or the connection is slow."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

MOMENT: Final = 1.0
"""Seconds after the first press has been handled."""
_REMEMBERED: Final = 4096


class DoubleTaps:
    """The last press of each person. `clock`: a monotonic clock in seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._last: OrderedDict[int, tuple[str, str, float]] = OrderedDict()

    def again(self, person: int, message: str, button: str) -> bool:
        """Return whether the person pressed the same button of the same message a moment ago."""
        last = self._last.get(person)
        return last is not None and last[:2] == (message, button) and self._clock() < last[2]

    def done(self, person: int, message: str, button: str) -> None:
        """Note a press that has been handled and showed something."""
        self._last[person] = (message, button, self._clock() + MOMENT)
        self._last.move_to_end(person)
        while len(self._last) > _REMEMBERED:
            self._last.popitem(last=False)
