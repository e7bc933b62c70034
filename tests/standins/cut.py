"""A line that breaks at one moment: before a request is dealt with, or after it, when only the answer is lost."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field


@dataclass
class Cut:
    """Counts requests. `at`: of which number it breaks; `done`: after that was dealt with. From then on it is broken."""

    at: int
    done: bool
    counted: int = 0
    fell: asyncio.Event = field(default_factory=asyncio.Event)

    def before(self) -> bool:
        """A request comes: whether the line is broken."""
        self.counted += not self.fell.is_set()
        if self.counted == self.at and not self.done:
            self.fell.set()
        return self.fell.is_set()

    def after(self) -> bool:
        """It was dealt with: whether the line is broken."""
        if self.counted == self.at and self.done:
            self.fell.set()
        return self.fell.is_set()
