"""What a judgement finds, as terms: a feature's value with the figures on it, cached until either changes, and a position's.

A term is a name with an amount, such as 2.4 points of a city; the weights have its price.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.tile_game.computer.weights import FREE, Weights


class FeatureValue:
    """By seat, as sparse parts: expected points, and followers that will probably come home.

    `stakes`: figures that could be taken, as seat, cell and the points lost with them. `roles`: a bit for each seat with a
    follower here whose role can be attacked.
    """

    __slots__ = ("home", "parts", "points", "roles", "stakes", "weights")

    def __init__(self, seats: int, weights: Weights) -> None:
        self.points = [0.0] * seats
        self.home = [0.0] * seats
        self.weights = weights
        self.stakes: tuple[tuple[int, int, float], ...] = ()
        self.roles = 0
        self.parts: tuple[tuple[int, float, float], ...] = ()

    def add(self, seat: int, term: str, amount: float) -> None:
        """Add an amount of a term to a seat's points."""
        self.points[seat] += self.weights[term] * amount

    def stake(self, seat: int, cell: int, points: float) -> None:
        """Add a figure that could be taken."""
        self.stakes += ((seat, cell, points),)

    def close(self, seats: Iterable[int]) -> FeatureValue:
        """Pack the sums of these seats into `parts` after all modules have added theirs."""
        points, home = self.points, self.home
        self.parts = tuple([(seat, points[seat], home[seat]) for seat in seats if points[seat] or home[seat]])
        return self


class PositionValue:
    """All shares of a position together. Whatever depends on the whole position is added to the totals afterwards."""

    __slots__ = ("home", "roles", "stakes", "totals", "weights")

    def __init__(self, scores: Sequence[int], weights: Weights) -> None:
        self.totals = [float(score) for score in scores]
        self.home = [0.0] * len(scores)
        self.weights = weights
        self.roles = 0
        self.stakes: list[tuple[int, int, float]] = []

    def copy(self) -> PositionValue:
        """Return an independent value to go on from."""
        new = self.__class__.__new__(self.__class__)
        new.totals = self.totals.copy()
        new.home = self.home.copy()
        new.weights = self.weights
        new.roles = self.roles
        new.stakes = self.stakes.copy()
        return new

    def take(self, shares: Iterable[FeatureValue]) -> None:
        """Add the shares of features."""
        totals, coming = self.totals, self.home
        for share in shares:
            self.roles |= share.roles
            if share.stakes:
                self.stakes += share.stakes
            for seat, points, home in share.parts:
                totals[seat] += points
                coming[seat] += home

    def add(self, seat: int, term: str, amount: float) -> None:
        """Add an amount of a term to a seat's points."""
        self.totals[seat] += self.weights[term] * amount

    def stake(self, seat: int, cell: int, points: float) -> None:
        """Add a figure that could be taken."""
        self.stakes.append((seat, cell, points))

    def add_free(self, seat: int, followers: float, use: float) -> None:
        """Add the worth of the free followers: the first is worth more than the second."""
        self.totals[seat] += self.weights.of_free(followers) * use


Valued = FeatureValue | PositionValue
"""What a feature's share can be added to."""


class FeatureTerms(FeatureValue):
    """A feature's value that also keeps what it was made of."""

    __slots__ = ("amounts",)

    def __init__(self, seats: int, weights: Weights) -> None:
        super().__init__(seats, weights)
        self.amounts: list[tuple[int, str, float]] = []

    def add(self, seat: int, term: str, amount: float) -> None:
        """Add an amount and keep it."""
        super().add(seat, term, amount)
        self.amounts.append((seat, term, amount))


class PositionTerms(PositionValue):
    """A position's value that also keeps what it was made of, by seat and term."""

    __slots__ = ("amounts",)

    def __init__(self, scores: Sequence[int], weights: Weights) -> None:
        super().__init__(scores, weights)
        self.amounts: list[dict[str, float]] = [{} for _ in scores]

    def copy(self) -> PositionTerms:
        """Return an independent value to go on from."""
        new = super().copy()
        assert isinstance(new, PositionTerms)
        new.amounts = [amounts.copy() for amounts in self.amounts]
        return new

    def take(self, shares: Iterable[FeatureValue]) -> None:
        """Add shares with their terms."""
        shares = list(shares)
        super().take(shares)
        for share in shares:
            assert isinstance(share, FeatureTerms)
            for seat, term, amount in share.amounts:
                self._note(seat, term, amount)

    def add(self, seat: int, term: str, amount: float) -> None:
        """Add an amount and keep it."""
        super().add(seat, term, amount)
        self._note(seat, term, amount)

    def add_free(self, seat: int, followers: float, use: float) -> None:
        """Add the free followers, each as a term of its own."""
        super().add_free(seat, followers, use)
        for number, term in enumerate(FREE):
            if followers > number:
                self._note(seat, term, min(1.0, followers - number) * use)

    def _note(self, seat: int, term: str, amount: float) -> None:
        self.amounts[seat][term] = self.amounts[seat].get(term, 0.0) + amount
