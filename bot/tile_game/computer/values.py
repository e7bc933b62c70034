"""The expected value of a feature with the figures on it, cached until either changes."""

from __future__ import annotations


class FeatureValue:
    """By seat, as sparse parts: expected points, and followers that will probably come home.

    `stakes`: figures that could be taken, as seat, cell and the points lost with them. `roles`: a bit for each seat with a
    follower here whose role can be attacked.
    """

    __slots__ = ("home", "parts", "points", "roles", "stakes")

    def __init__(self, seats: int) -> None:
        self.points = [0.0] * seats
        self.home = [0.0] * seats
        self.stakes: tuple[tuple[int, int, float], ...] = ()
        self.roles = 0
        self.parts: tuple[tuple[int, float, float], ...] = ()

    def close(self) -> FeatureValue:
        """Pack the sums into `parts` after all modules have added theirs."""
        both = zip(self.points, self.home, strict=True)
        self.parts = tuple((seat, points, home) for seat, (points, home) in enumerate(both) if points or home)
        return self


class PositionValue:
    """All shares of a position together. Whatever depends on the whole position is added to the totals afterwards."""

    __slots__ = ("home", "roles", "stakes", "totals")

    def __init__(self, scores: list[int]) -> None:
        self.totals = [float(score) for score in scores]
        self.home = [0.0] * len(scores)
        self.roles = 0
        self.stakes: list[tuple[int, int, float]] = []
