"""The judgement of a position of the tile game: what each seat will probably have at the end."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from bot.ai.chances import Chances
from bot.ai.fringe import Fringe
from bot.ai.look import Look
from bot.ai.worth import WORTH
from bot.engine.carcassonne import Carcassonne

SECOND_PART = 3.5
"""What the second part of a double turn is worth before its tile is drawn."""

RIVALRY = 12.0
"""Points by which another seat must lead the others to be the one that counts most."""


def lead(totals: Sequence[float], seat: int) -> float:
    """A seat's points minus the others', those in front counting most."""
    mine = totals[seat]
    if len(totals) == 2:
        return mine - totals[1 - seat]
    others = [total for other, total in enumerate(totals) if other != seat]
    most = max(others)
    weights = [exp((total - most) / RIVALRY) for total in others]
    return mine - sum(w * total for w, total in zip(weights, others, strict=True)) / sum(weights)


def turns_to_come(game: Carcassonne) -> tuple[int, ...]:
    """By seat, how many tiles it will still draw when the present turn is over."""
    left, seats = game.left(), game.seats
    return tuple((left - (seat - game.turn - 1) % seats + seats - 1) // seats for seat in range(seats))


class Judge:
    """Judges positions that one decision can lead to; looks at each map once."""

    def __init__(self, game: Carcassonne, chances: Chances | None = None) -> None:
        self.chances = chances or Chances(game)
        self.fringe = Fringe(game, self.chances)
        self.turns = turns_to_come(game)
        self.worths = [WORTH[module] for module in game.rules.modules if module in WORTH]
        self.judged = 0

    def look(self, game: Carcassonne) -> Look:
        """A look at the map as it now lies."""
        return Look(game, self.fringe, self.turns)

    def totals(self, game: Carcassonne, look: Look) -> list[float]:
        """Each seat's expected points at the end; once the game is over, those it has."""
        self.judged += 1
        totals = [float(score) for score in game.scores]
        if not game.agenda:
            return totals
        for worth in self.worths:
            worth(game, look, totals)
        return totals
