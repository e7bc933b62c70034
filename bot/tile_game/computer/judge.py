"""Judge a position of the tile game: what each seat will probably have at the end."""

from __future__ import annotations

from bot.tile_game.computer import supply
from bot.tile_game.computer.chances import Chances
from bot.tile_game.computer.features import Features, Known
from bot.tile_game.computer.open_ends import OpenEnds
from bot.tile_game.computer.values import PositionValue
from bot.tile_game.computer.worth import Worths
from bot.tile_game.rules.carcassonne import Carcassonne

SECOND_PART = 3.5
"""The worth of the second part of a double turn before its tile is drawn."""


def turns_to_come(game: Carcassonne) -> tuple[int, ...]:
    """Return how many tiles each seat will draw after the present turn."""
    left, seats = game.left(), game.seats
    return tuple((left - (seat - game.turn - 1) % seats + seats - 1) // seats for seat in range(seats))


class Judge:
    """A judge of the positions that one decision can lead to. Looks at each map once, at a feature only after a change."""

    def __init__(self, game: Carcassonne, worths: Worths, chances: Chances | None = None) -> None:
        rules = game.rules
        self.chances = chances or Chances(game)
        self.open_ends = OpenEnds(game, self.chances)
        self.turns = turns_to_come(game)
        self.worths = worths
        self.sharers = worths.sharers(rules.modules)
        self.adders = worths.adders(rules.modules)
        figures = [(f.name, worths.figures[f.name]) for f in rules.figures if f.name in worths.figures]
        self.ready = [[(name, worth * supply.use(turns)) for name, worth in figures] for turns in self.turns]
        self.known: Known = {}
        self.judged = 0
        features = self.look(game)
        for root, pieces in game.board.on.items():
            features.share(root, pieces)

    def look(self, game: Carcassonne) -> Features:
        """Return the features of the map as it now lies."""
        return Features(game, self.open_ends, self.turns, self.worths.figures, self.sharers, self.known)

    def totals(self, game: Carcassonne, features: Features) -> list[float]:
        """Return each seat's expected points at the end; once the game is over, its score."""
        self.judged += 1
        found = PositionValue(game.scores)
        if not game.agenda:
            return found.totals
        self._add_shares(game, features, found)
        totals = found.totals
        for seat, figures in enumerate(game.supplies):
            for name, worth in self.ready[seat]:
                totals[seat] += figures[name] * worth
        for add in self.adders:
            add(game, features, found)
        return totals

    @staticmethod
    def _add_shares(game: Carcassonne, features: Features, found: PositionValue) -> None:
        known, totals, coming = features.known, found.totals, found.home
        for root, pieces in game.board.on.items():
            kept = known.get(root)
            share = kept[1] if kept is not None and kept[0] is pieces else features.share(root, pieces)
            found.roles |= share.roles
            found.stakes += share.stakes
            for seat, points, home in share.parts:
                totals[seat] += points
                coming[seat] += home
