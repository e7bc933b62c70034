"""The features of a map: where they are open, and what they will probably become. Shared by every choice of figure."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp
from typing import NamedTuple

from bot.tile_game.computer.open_ends import FieldsAtEnds, OpenEnds, around
from bot.tile_game.computer.values import FeatureValue, Valued
from bot.tile_game.computer.weights import Weights
from bot.tile_game.rules.board import OPEN, Piece
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.cells import AROUND, STEPS
from bot.tile_game.rules.scoring import weight
from bot.tile_game.rules.tile_sets import CITY, FIELD, GARDEN, MONASTERY

FOCUS = 0.6
"""How much each further open cell reduces the turns that a feature gets."""

AROUND_EFFORT, AROUND_DRIFT = 0.12, 0.015
"""How much a turn of the owner, and any tile drawn, contributes to filling the cells around a cloister."""

GROWTH = 0.055
"""Cities that a wide-open field gains for each tile still to be drawn."""

WIDE = 14
"""The number of open cells that make a field wide open."""

NEAR = frozenset((0, *AROUND, *(step + far for step in STEPS for far in AROUND)))
"""The cells, relative to a cloister, where a tile can change its prospects: around it, or beside an empty cell around it."""

Known = dict[int, tuple[tuple[Piece, ...], FeatureValue]]
"""By feature: its figures and its share."""

Sharer = Callable[["Features", int, tuple[Piece, ...], Valued], None]
"""Adds a module's part of what a feature with figures brings."""


class Prospect(NamedTuple):
    """A feature's points for each owner as it lies, its probable points, and the chance that it is completed."""

    now: int
    expected: float
    chance: float


class Features:
    """The open ends of the map and, on demand, the prospects of its features."""

    __slots__ = (
        "_cities",
        "_fields",
        "_laid",
        "_prospects",
        "_value_type",
        "chances",
        "ends",
        "game",
        "known",
        "open_ends",
        "sharers",
        "turns",
        "weights",
    )

    def __init__(
        self,
        game: Carcassonne,
        open_ends: OpenEnds,
        turns: Sequence[int],
        weights: Weights,
        sharers: Mapping[str, Sequence[Sharer]],
        known: Known,
        value_type: type[FeatureValue] = FeatureValue,
    ) -> None:
        """`turns`: still to come, by seat; `sharers`: by kind of feature; `known`: the shares before the turn."""
        self.game = game
        self.open_ends = open_ends
        self.chances = open_ends.chances
        self.turns = turns
        self.weights = weights
        self.sharers = sharers
        self._value_type = value_type
        self._prospects: dict[tuple[int, int], Prospect] = {}
        self._fields: dict[int, float] = {}
        self.ends: FieldsAtEnds = open_ends.lines
        self._laid = open_ends.laid(game.board)
        self.known = self._after(self._laid, known) if self._laid else known
        self._cities: list[int] | None = None

    def _after(self, laid: list[int], known: Known) -> Known:
        """Return the shares that are still valid after tiles have been laid."""
        board = self.game.board
        changed = around(laid)
        self.ends, touched = self.open_ends.lines_after(board, changed)
        touched |= self.open_ends.fields_beside(board, laid)
        touched.update([node for at, node in board.cloisters.items() for cell in laid if at - cell in NEAR])
        for cell in laid:
            shape, base = board.cells[cell]
            touched.update([board.root(node) for node in range(base, base + len(shape.kinds))])
        cities = 0
        for root in touched:
            if board.kinds[root] == CITY:
                cities |= board.bits[root]
        kinds, bits = board.kinds, board.bits
        return {
            root: found
            for root, found in known.items()
            if root not in touched and not (kinds[root] == FIELD and bits[root] & cities)
        }

    def owners(self, root: int, pieces: tuple[Piece, ...]) -> list[int]:
        """Return the seats with the highest weight among these figures, if it is more than 0 (BASE-9)."""
        weights = self.game.rules.weights
        if len(pieces) == 1 and weights[pieces[0].figure]:
            return [pieces[0].seat]
        totals: dict[int, int] = {}
        for piece in pieces:
            totals[piece.seat] = totals.get(piece.seat, 0) + weight(self.game, piece, root)
        most = max(totals.values(), default=0)
        return sorted(seat for seat, total in totals.items() if total == most) if most else []

    def share(self, root: int, pieces: tuple[Piece, ...]) -> FeatureValue:
        """Return what a feature brings with these figures on it, and keep it."""
        share = self.new_share(root, pieces)
        self.known.setdefault(root, (pieces, share))
        return share

    def new_share(self, root: int, pieces: tuple[Piece, ...]) -> FeatureValue:
        """Return what a feature brings with these figures on it."""
        game = self.game
        share = self._value_type(game.seats, self.weights)
        for add in self.sharers[game.board.kinds[root]]:
            add(self, root, pieces, share)
        return share.close((pieces[0].seat,) if len(pieces) == 1 else range(game.seats))

    def prospect(self, root: int, turns: int) -> Prospect:
        """Return what a road, city or cloister will probably bring to a player with this many turns left."""
        key = (root, turns)
        found = self._prospects.get(key)
        if found is None:
            cloister = self.game.board.kinds[root] in (MONASTERY, GARDEN)
            found = self._prospects[key] = self._cloister(root, turns) if cloister else self._line(root, turns)
        return found

    def _line(self, root: int, turns: int) -> Prospect:
        """Judge a road or city; a completed one will have grown by a tile for each open cell."""
        game = self.game
        board = game.board
        price = game.rules.prices[board.kinds[root]]
        now, _ = price(game, root, not board.tally[root] & OPEN)
        ends = self.ends.get(root)
        if not ends:
            return Prospect(now, now, float(not board.tally[root] & OPEN))
        complete, _ = price(game, root, True)
        chance = self.chance(root, turns)
        return Prospect(now, chance * complete * (1 + len(ends) / board.size(root)) + (1 - chance) * now, chance)

    def chance(self, root: int, turns: int) -> float:
        """Return the chance that an open road or city is completed."""
        ends = self.ends[root]
        tries = self.weights["effort"] * turns / (1 + FOCUS * (len(ends) - 1))
        chance = 1.0
        for share in ends.values():
            chance *= 1 - (1 - share) ** tries
        return chance

    def _cloister(self, root: int, turns: int) -> Prospect:
        """Judge a cloister: a point for its tile, for each tile around it, and for those that will probably come."""
        board, chances = self.game.board, self.chances
        cell = next((c for c, node in board.cloisters.items() if node == root), None)
        if cell is None:  # completed
            return Prospect(9, 9.0, 1.0)
        effort = 3 * (turns * AROUND_EFFORT + chances.left * AROUND_DRIFT)
        empty = [cell + step for step in AROUND if cell + step not in board.cells]
        filled, chance = 0.0, 1.0
        for beside in empty:
            fill = 1 - exp(-effort * min(0.34, chances.fits(board.open.get(beside, 0))))
            filled += fill
            chance *= fill
        now = 9 - len(empty)
        return Prospect(now, now + filled, chance)

    def field_cities(self, root: int) -> float:
        """Return the number of completed cities that a field will probably border in the end."""
        found = self._fields.get(root)
        if found is None:
            board = self.game.board
            bits = board.bits[root]
            turns = max(self.turns)
            room = min(1.0, self.open_ends.room(board, root, self._laid) / WIDE)  # a field with room to grow gains more cities
            found = board.completed_cities(root) + GROWTH * room * self.chances.left
            if self._cities is None:
                self._cities = [city for city in self.ends if board.kinds[city] == CITY]
            for city in self._cities:
                if board.bits[city] & bits:
                    found += 0.9 * self.chance(city, turns)
            self._fields[root] = found
        return found
