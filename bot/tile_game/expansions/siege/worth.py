"""Siege and Defence: defenders score when the game ends at the latest; a seat without one risks losing a figure."""

from __future__ import annotations

from collections.abc import Iterable

from bot.ai.move import Reason
from bot.tile_game.computer import supply
from bot.tile_game.computer.features import Features
from bot.tile_game.computer.values import PositionValue, Valued
from bot.tile_game.computer.worth import Facts, Worth
from bot.tile_game.expansions.siege.rules import (
    OUTPOST_OF,
    OUTPOSTS,
    POINTS,
    SIEGE,
    ChooseOutpost,
    DefenderPlaced,
    PlaceDefender,
    Withdraw,
)
from bot.tile_game.rules.board import Piece
from bot.tile_game.rules.carcassonne import Carcassonne

SEATS = 8
"""Bits for each outpost."""


def _withdraws(facts: Facts, action: Withdraw) -> Reason:
    return Reason("withdraw", at=action.at, on=action.on, figure=action.figure)


def _chooses_outpost(facts: Facts, action: ChooseOutpost) -> Reason:
    return Reason("siege", on=action.outpost)


def _defends(facts: Facts, event: DefenderPlaced) -> Reason:
    return Reason("defends", on=event.outpost)


class SiegeWorth(Worth):
    """Siege and Defence: defenders score when the game ends at the latest; a seat without one risks losing a figure."""

    expansion = SIEGE
    kinds = frozenset(OUTPOST_OF)
    terms = {
        "defender": 1.0,  # his points
        "defender.return": 0.9,  # his chance to come home in time for another use
        "exposed": 0.5,  # figures of a kind without a defender
        "exposed.watched": 1.8,  # the same, if a catapult stands before their outpost
    }
    late = frozenset({PlaceDefender})
    chosen = {Withdraw: _withdraws, ChooseOutpost: _chooses_outpost}
    happened = {DefenderPlaced: _defends}

    def share(self, seen: Features, root: int, pieces: tuple[Piece, ...], found: Valued) -> None:
        """Mark the seats with a follower here in a role that an outpost defends (SIEGE-57)."""
        outpost = OUTPOST_OF[seen.game.board.kinds[root]]
        followers = seen.game.rules.followers
        for piece in pieces:
            if piece.figure in followers:
                found.roles |= 1 << SEATS * OUTPOSTS.index(outpost) + piece.seat

    def add(self, game: Carcassonne, seen: Features, found: PositionValue, seats: Iterable[int]) -> None:
        """Add the defenders' worth and the risk of seats without one, by outpost."""
        siege, turns = SIEGE.of(game), seen.turns
        for number, outpost in enumerate(OUTPOSTS):
            exposed = found.roles >> SEATS * number
            for seat in siege.rows[outpost] + siege.piles[outpost]:
                found.add(seat, "defender", POINTS)
                found.add(seat, "defender.return", supply.use(turns[seat]))
                exposed &= ~(1 << seat)
            risk = "exposed.watched" if outpost in siege.catapults else "exposed"
            for seat in seats:
                if exposed >> seat & 1:
                    found.add(seat, risk, -supply.use(turns[seat]))
