"""Judge a position of the tile game: what each seat will probably have at the end."""

from __future__ import annotations

from collections.abc import Iterable

from bot.tile_game.computer import supply
from bot.tile_game.computer.chances import Chances
from bot.tile_game.computer.features import Features, Known
from bot.tile_game.computer.open_ends import OpenEnds
from bot.tile_game.computer.values import FeatureTerms, FeatureValue, PositionTerms, PositionValue
from bot.tile_game.computer.worth import Worths, of_figure
from bot.tile_game.rules.board import Piece
from bot.tile_game.rules.carcassonne import Carcassonne


def turns_to_come(game: Carcassonne) -> tuple[int, ...]:
    """Return how many tiles each seat will draw after the present turn."""
    left, seats = game.left(), game.seats
    return tuple((left - (seat - game.turn - 1) % seats + seats - 1) // seats for seat in range(seats))


class Judge:
    """A judge of the positions that one decision can lead to. Looks at each map once, at a feature only after a change.

    `detailed`: whether it keeps what each value is made of, for `terms`.
    """

    def __init__(self, game: Carcassonne, worths: Worths, chances: Chances | None = None, *, detailed: bool = False) -> None:
        rules = game.rules
        self.chances = chances or Chances(game)
        self.open_ends = OpenEnds(game, self.chances)
        self.turns = turns_to_come(game)
        self.uses = [supply.use(turns) for turns in self.turns]
        self.worths = worths
        self.weights = worths.weights(game, self.chances.left)
        self.sharers = worths.sharers(rules.modules)
        self.adders = worths.adders(rules.modules)
        self.figures = [(f.name, of_figure(f.name)) for f in rules.figures if f.name in worths.figures]
        self.known: Known = {}
        self.judged = 0
        self._feature: type[FeatureValue] = FeatureTerms if detailed else FeatureValue
        self._position: type[PositionValue] = PositionTerms if detailed else PositionValue
        features = self.look(game)
        for root, pieces in game.board.on.items():
            features.share(root, pieces)

    def look(self, game: Carcassonne) -> Features:
        """Return the features of the map as it now lies."""
        return Features(game, self.open_ends, self.turns, self.weights, self.sharers, self.known, self._feature)

    def totals(self, game: Carcassonne, features: Features) -> list[float]:
        """Return each seat's expected points at the end; once the game is over, its score."""
        return self._judged(game, features).totals

    def terms(self, game: Carcassonne, features: Features) -> list[dict[str, float]]:
        """Return by seat what the expected points are made of, besides the score."""
        found = self._judged(game, features)
        assert isinstance(found, PositionTerms)
        return found.amounts

    def _judged(self, game: Carcassonne, features: Features) -> PositionValue:
        found = self.shares(game, features)
        return self.complete(game, features, found, range(game.seats)) if game.agenda else found

    def shares(self, game: Carcassonne, features: Features) -> PositionValue:
        """Return the scores and what all features bring; once the game is over, the scores alone."""
        self.judged += 1
        found = self._position(game.scores, self.weights)
        if not game.agenda:
            return found
        known = features.known
        shares = []
        for root, pieces in game.board.on.items():
            kept = known.get(root)
            shares.append(kept[1] if kept is not None and kept[0] is pieces else features.share(root, pieces))
        found.take(shares)
        return found

    def complete(self, game: Carcassonne, features: Features, found: PositionValue, seats: Iterable[int]) -> PositionValue:
        """Add what depends on the whole position to the features' shares; only these seats' totals are then complete."""
        for seat in seats:
            supplied = game.supplies[seat]
            for name, term in self.figures:
                if supplied[name]:
                    found.add(seat, term, supplied[name] * self.uses[seat])
        for add in self.adders:
            add(game, features, found, seats)
        return found

    def with_figure(self, game: Carcassonne, features: Features, found: PositionValue, root: int, piece: Piece) -> float:
        """Return its seat's total with one figure more, on a feature where nobody stands; `found`: the shares without it."""
        self.judged += 1
        seat, supply = piece.seat, game.supplies[piece.seat]
        more = found.copy()
        others, home = more.totals[seat], more.home[seat]
        more.totals[seat] = more.home[seat] = 0.0
        for add in self.sharers[game.board.kinds[root]]:
            add(features, root, (piece,), more)
        more.totals[seat] += others
        more.home[seat] += home
        supply[piece.figure] -= 1
        self.complete(game, features, more, (seat,))
        supply[piece.figure] += 1
        return more.totals[seat]
