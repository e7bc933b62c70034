"""A button that is pressed twice in a moment shows what it shows once: a finger trembles, or the line is slow."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

MOMENT: Final = 1.0
"""Seconds after the first press has been dealt with."""
_REMEMBERED: Final = 4096


class DoubleTaps:
    """The last press of each person. `clock`: seconds that never go back."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._last: OrderedDict[int, tuple[str, str, float]] = OrderedDict()

    def again(self, person: int, message: str, button: str) -> bool:
        """Whether this very press came a moment ago."""
        last = self._last.get(person)
        return last is not None and last[:2] == (message, button) and self._clock() < last[2]

    def done(self, person: int, message: str, button: str) -> None:
        """A press has been dealt with, and something was shown."""
        self._last[person] = (message, button, self._clock() + MOMENT)
        self._last.move_to_end(person)
        while len(self._last) > _REMEMBERED:
            self._last.popitem(last=False)
