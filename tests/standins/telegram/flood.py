"""Rate limits: a message a second per chat, twenty a minute per group, thirty a second in all; and random refusals."""

from __future__ import annotations

import math
import random
import time
from collections import deque
from dataclasses import dataclass, field
from typing import Final

from tests.standins.telegram.refusals import too_many

IN_ALL: Final = (30, 1.0)
IN_GROUP: Final = (20, 60.0)
IN_PRIVATE: Final = (60, 60.0)
BURST: Final = (5, 5.0)
"""A message a second, with short bursts."""
_ON_THE_WAY: Final = 0.5
"""Grace seconds for requests sent before the sender knew of the limit."""


@dataclass
class FloodWindow:
    """At most a number of requests in a time window."""

    most: int
    seconds: float
    times: deque[float] = field(default_factory=deque)

    def wait(self, now: float) -> float:
        """Seconds until there is room; 0 if there is."""
        while self.times and self.times[0] <= now - self.seconds:
            self.times.popleft()
        return 0.0 if len(self.times) < self.most else self.times[0] + self.seconds - now


@dataclass
class Flood:
    """Counts what is sent and changed. `speed`: how much faster the windows pass than a clock; 0 counts nothing.

    `whim`: how often the service says no without need, by its own chance; `barred`: until when which chat takes nothing.
    """

    speed: float = 1.0
    whim: float = 0.0
    chance: random.Random = field(default_factory=lambda: random.Random(429))
    excess: list[str] = field(default_factory=list)
    whims: int = 0
    _windows: dict[object, list[FloodWindow]] = field(default_factory=dict)
    _barred: dict[int, float] = field(default_factory=dict)
    _told: dict[int, float] = field(default_factory=dict)

    def count(self, chat: int, *, private: bool, method: str) -> None:
        """Count a message or edit; raise Refusal if too many."""
        now = time.monotonic()
        barred = self._barred.get(chat, 0.0) - now
        if barred > 0:
            if now > self._told[chat] + _ON_THE_WAY:
                self.excess.append(f"{method} to {chat} although it was told to wait")
            raise too_many(math.ceil(barred))
        if self.whim and self.chance.random() < self.whim:
            self.whims += 1
            self._bar(chat, 1, now)
        if not self.speed:
            return
        windows = [*self._of("all", IN_ALL), *self._of(chat, IN_PRIVATE if private else IN_GROUP, BURST)]
        wait = max(window.wait(now) for window in windows)
        if wait > 0:
            self.excess.append(f"{method} to {chat}: more than the service takes")
            self._bar(chat, math.ceil(wait), now)
        for window in windows:
            window.times.append(now)

    def _bar(self, chat: int, seconds: int, now: float) -> None:
        # callers are told whole seconds, but a little less is required, as clocks differ.
        self._barred[chat], self._told[chat] = now + seconds - 0.05, now
        raise too_many(seconds)

    def _of(self, key: object, *limits: tuple[int, float]) -> list[FloodWindow]:
        if key not in self._windows:
            self._windows[key] = [FloodWindow(most, seconds / self.speed) for most, seconds in limits]
        return self._windows[key]
