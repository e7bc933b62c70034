"""Rate limits per route and channel and overall, and deliberate refusals."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

_WINDOWS: Final = {
    "create_message": (5, 5.0),
    "update_message": (5, 5.0),
    "create_thread": (10, 10.0),
    "create_dm": (10, 10.0),
}
"""Limits of the routes a bot is likely to hit: requests per seconds."""
_OTHER: Final = (50, 5.0)
GLOBAL: Final = 50
"""Global requests per second, without interaction answers."""


@dataclass
class RateWindow:
    """A number of requests in a window that starts with the first one."""

    limit: int
    span: float
    left: int = 0
    ends: float = 0.0

    def take(self, now: float) -> float:
        """Take one; return 0 if allowed, else the seconds to wait."""
        if now >= self.ends:
            self.left, self.ends = self.limit, now + self.span
        if self.left == 0:
            return self.ends - now
        self.left -= 1
        return 0.0


OLD: Final = 3600.0
"""The age in seconds from which edits of a message are limited."""


@dataclass
class OldEdits:
    """Edits of old messages, by channel: three in six seconds. `pace`: length of Discord's second here.

    `closed`: refuse all of them.
    """

    pace: float = 1.0
    closed: bool = False
    refused: int = 0
    _windows: dict[int, RateWindow] = field(default_factory=dict)

    def take(self, channel: int) -> float:
        """Count an edit; return 0 if it is allowed, else the seconds to wait."""
        window = self._windows.setdefault(channel, RateWindow(3, 6.0 * self.pace))
        wait = self.pace if self.closed else window.take(time.monotonic())
        self.refused += bool(wait)
        return wait


@dataclass
class Limits:
    """`pace`: length of Discord's second here. `sown`: refuse every n-th request of an operation."""

    pace: float = 0.02
    sown: dict[str, int] = field(default_factory=dict)
    refused: Counter[str] = field(default_factory=Counter)
    _windows: dict[tuple[str, str], RateWindow] = field(default_factory=dict)
    _all: RateWindow | None = None
    _asked: Counter[str] = field(default_factory=Counter)

    def take(self, name: str, major: str, *, of_interaction: bool) -> tuple[dict[str, str], dict[str, Any] | None]:
        """Count a request; return its headers and the refusal, if any. `major`: the route's rate-limit key."""
        now = time.monotonic()
        window = self._window(name, major)
        wait, everywhere = window.take(now), False
        if not wait and not of_interaction:
            wait = self._overall().take(now)
            everywhere = bool(wait)
        self._asked[name] += 1
        if not wait and self._asked[name] % self.sown.get(name, 1 << 30) == 0:
            wait, everywhere = 0.05, self._asked[name] % (2 * self.sown[name]) == 0
        headers = self._headers(name, window, now)
        if not wait:
            return headers, None
        self.refused[name] += 1
        headers |= {"Retry-After": str(int(wait) + 1), "Via": "1.1 stand-in"}
        headers["X-RateLimit-Scope"] = "global" if everywhere else "user"
        if everywhere:
            headers["X-RateLimit-Global"] = "true"
        body = {"message": "You are being rate limited.", "retry_after": round(wait, 3) + 0.001, "global": everywhere, "code": 0}
        return headers, body

    def _window(self, name: str, major: str) -> RateWindow:
        limit, span = _WINDOWS.get(name, _OTHER)
        return self._windows.setdefault((name, major), RateWindow(limit, span * self.pace))

    def _overall(self) -> RateWindow:
        if self._all is None:
            self._all = RateWindow(GLOBAL, self.pace)
        return self._all

    def _headers(self, name: str, window: RateWindow, now: float) -> dict[str, str]:
        after = max(0.0, window.ends - now)
        return {
            "X-RateLimit-Limit": str(window.limit),
            "X-RateLimit-Remaining": str(window.left),
            "X-RateLimit-Reset": f"{time.time() + after:.3f}",
            "X-RateLimit-Reset-After": f"{after:.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(name.encode()).hexdigest()[:32],
        }
