"""What a decision may cost: nodes, which decide what is found, and a cap of time, which only cuts and is reported."""

from __future__ import annotations

from collections.abc import Callable


class Budget:
    """Counts nodes. The clock is handed in, so that nothing here reads one by itself."""

    def __init__(self, nodes: int, clock: Callable[[], float] | None = None, until: float = 0.0) -> None:
        self.nodes = nodes
        self.used = 0
        self.cut = False
        self._clock = clock
        self._until = until

    def spend(self, nodes: int) -> None:
        """So many positions were judged."""
        self.used += nodes

    def allows(self, nodes: int) -> bool:
        """Whether so many more may be judged; once the time is up nothing more may, and that is remembered."""
        return not self.late() and self.used + nodes <= self.nodes

    def late(self) -> bool:
        """Whether the time is up."""
        if self._clock is not None and self._clock() > self._until:
            self.cut = True
        return self.cut
