"""Abbey and barn: the abbey until it is placed, the barn where it stands."""

from __future__ import annotations

from collections.abc import Iterable

from bot.ai.move import Reason
from bot.tile_game.computer import supply
from bot.tile_game.computer.features import Features
from bot.tile_game.computer.values import PositionValue, Valued
from bot.tile_game.computer.worth import Facts, Worth
from bot.tile_game.expansions.abbey_mayor.rules import ABBEY_MAYOR, BarnBuilt, MoveWagon, PlaceAbbey
from bot.tile_game.rules.board import Piece
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.tile_sets import FIELD

BARN_CITY = 4
"""Points for each city (BARN-10)."""


def _places_abbey(facts: Facts, action: PlaceAbbey) -> Reason:
    return Reason("abbey", at=action.at, points=facts.points())


def _moves_wagon(facts: Facts, action: MoveWagon) -> Reason:
    return Reason("wagon", at=action.at, on=action.on)


def _builds_barn(facts: Facts, event: BarnBuilt) -> Reason:
    return Reason("barn", at=event.at)


class AbbeyMayorWorth(Worth):
    """Abbey and barn: the abbey until it is placed, the barn where it stands."""

    expansion = ABBEY_MAYOR
    kinds = frozenset({FIELD})
    figures = {"mayor": 1.6, "wagon": 2.4, "barn": 5.0}
    terms = {"barn": 1.0, "abbey": 4.0}
    chosen = {PlaceAbbey: _places_abbey, MoveWagon: _moves_wagon}
    happened = {BarnBuilt: _builds_barn}

    def share(self, seen: Features, root: int, pieces: tuple[Piece, ...], found: Valued) -> None:
        """Add four points for each city of a barn's field."""
        for piece in pieces:
            if piece.figure == "barn":
                found.add(piece.seat, "barn", BARN_CITY * seen.field_cities(root))

    def add(self, game: Carcassonne, seen: Features, found: PositionValue, seats: Iterable[int]) -> None:
        """Add the abbeys not yet placed; one may be placed even in the round after the last turn."""
        abbeys = ABBEY_MAYOR.of(game).abbeys
        for seat in seats:
            if abbeys[seat]:
                found.add(seat, "abbey", supply.use(seen.turns[seat] + 1))
