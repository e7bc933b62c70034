"""Towers: tiers, prisoners on both sides, and figures that the next tier could take."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from bot.ai.move import Reason
from bot.tile_game.computer import supply
from bot.tile_game.computer.features import Features
from bot.tile_game.computer.values import PositionValue, Valued
from bot.tile_game.computer.worth import Facts, Worth
from bot.tile_game.expansions.tower.rules import PRICE, TOWER, BuildTier, Captured, CloseTower, Exchange, Ransom, TierBuilt, reach
from bot.tile_game.rules.board import Piece
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.tile_sets import CITY, FIELD, ROAD


def _too_early(decision: str, taken: int) -> bool:
    """A ransom can wait until the tile is placed."""
    return decision == "draw" or taken != (decision == "tile")


def _pays_ransom(facts: Facts, action: Ransom) -> Reason:
    return Reason("ransom", figure=action.figure, seat=action.captor)


def _exchanges(facts: Facts, action: Exchange) -> Reason:
    return Reason("exchange", figure=action.figure)


def _captures(facts: Facts, event: Captured) -> Reason | None:
    own = event.seat_of == facts.seat
    return None if own else Reason("captures", figure=event.figure, seat=event.seat_of, at=event.at)


def _builds(facts: Facts, event: TierBuilt) -> Reason:
    return Reason("tower", at=event.at)


class TowerWorth(Worth):
    """Towers: tiers, prisoners on both sides, and figures that the next tier could take."""

    expansion = TOWER
    terms = {
        "tier": 0.4,
        "prisoner.held": 2.2,  # about a ransom
        "prisoner.lost": 2.8,  # a ransom, and the time without him
        "danger": 0.18,  # the share of a figure's stake that the risk of its capture costs
    }
    late = frozenset({BuildTier, CloseTower, Ransom})
    held_back = {Ransom: _too_early}
    chosen = {Ransom: _pays_ransom, Exchange: _exchanges}
    happened = {Captured: _captures, TierBuilt: _builds}

    def share(self, seen: Features, root: int, pieces: tuple[Piece, ...], found: Valued) -> None:
        """Add each figure's stake, lost if it is taken: about what its feature would bring."""
        kind, followers = seen.game.board.kinds[root], seen.game.rules.followers
        stake = 5.0
        if kind in (CITY, ROAD):
            stake = seen.prospect(root, 0).now
        elif kind == FIELD:
            stake = 3 * seen.field_cities(root)
        for piece in pieces:
            if piece.figure in followers:
                found.stake(piece.seat, piece.cell, PRICE + stake)

    def add(self, game: Carcassonne, seen: Features, found: PositionValue, seats: Iterable[int]) -> None:
        """Add tiers and prisoners, and subtract the danger to figures within reach of a tower."""
        towers, turns = TOWER.of(game), seen.turns
        for seat, tiers in enumerate(towers.tiers):
            found.add(seat, "tier", tiers * supply.use(turns[seat]))
            for prisoner in towers.prisoners[seat]:
                used = supply.use(turns[prisoner.seat])
                found.add(seat, "prisoner.held", used)
                found.add(prisoner.seat, "prisoner.lost", -used)
        if towers.heights and found.stakes:
            raisers = [seat for seat, left in enumerate(turns) if left and towers.tiers[seat]]
            cells = in_reach(tuple([place for place in towers.heights.items() if place[0] not in towers.tops]))
            for seat, cell, stake in found.stakes:
                if cell in cells and (len(raisers) > 1 or (raisers and raisers[0] != seat)):
                    found.add(seat, "danger", -stake)


@lru_cache(maxsize=4096)
def in_reach(towers: tuple[tuple[int, int], ...]) -> frozenset[int]:
    """Return the cells that open towers, given as cells with heights, would reach with another tier."""
    return frozenset(cell for at, height in towers for cell in reach(at, height + 1))
