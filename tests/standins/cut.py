"""A connection that breaks at one request: before it is handled, or after, when only the answer is lost."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field


@dataclass
class Cut:
    """Counts requests. `at`: the request at which it breaks; `done`: after handling it. From then on it is broken."""

    at: int
    done: bool
    counted: int = 0
    fell: asyncio.Event = field(default_factory=asyncio.Event)

    def before(self) -> bool:
        """Count a request; return whether the connection is broken."""
        self.counted += not self.fell.is_set()
        if self.counted == self.at and not self.done:
            self.fell.set()
        return self.fell.is_set()

    def after(self) -> bool:
        """After handling: return whether the connection is broken."""
        if self.counted == self.at and self.done:
            self.fell.set()
        return self.fell.is_set()
