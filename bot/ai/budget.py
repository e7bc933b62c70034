"""The budget of a decision: nodes, which determine the result, and a time limit, which only cuts it short and is reported."""

from __future__ import annotations

from collections.abc import Callable


class Budget:
    """A count of nodes and a time limit. The caller passes the clock, so that nothing here reads one by itself."""

    def __init__(self, nodes: int, clock: Callable[[], float] | None = None, until: float = 0.0) -> None:
        self.nodes = nodes
        self.used = 0
        self.cut = False
        self._clock = clock
        self._until = until

    def spend(self, nodes: int) -> None:
        """Count positions that have been judged."""
        self.used += nodes

    def allows(self, nodes: int) -> bool:
        """Return whether this many more positions may be judged: none once the time is up, which `cut` records."""
        return not self.late() and self.used + nodes <= self.nodes

    def late(self) -> bool:
        """Return whether the time is up."""
        if self._clock is not None and self._clock() > self._until:
            self.cut = True
        return self.cut
