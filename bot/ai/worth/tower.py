"""Towers: tiers, prisoners on both sides, and figures that the next tier could take."""

from __future__ import annotations

from functools import lru_cache

from bot.ai.features import Features
from bot.ai.values import FeatureValue, PositionValue
from bot.ai.worth import supply
from bot.engine.board import Piece
from bot.engine.carcassonne import Carcassonne
from bot.engine.rules.tower import PRICE, reach, towers_of
from bot.engine.tiles.catalogue import CITY, FIELD, ROAD

TIER = 0.4
HELD, LOST = 2.2, 2.8
"""What a prisoner is worth to the captor, and what he costs his own side: about a ransom, and the time without him."""

DANGER = 0.18
"""How much of what a figure stands for is lost to the thought that it may be taken."""


def share(look: Features, root: int, pieces: tuple[Piece, ...], found: FeatureValue) -> None:
    """What goes with each figure if it is taken: about what its feature would bring."""
    kind, followers = look.game.board.kinds[root], look.game.rules.followers
    stake = 5.0
    if kind in (CITY, ROAD):
        stake = look.prospect(root, 0).now
    elif kind == FIELD:
        stake = 3 * look.field_cities(root)
    found.stakes = tuple((piece.seat, piece.cell, PRICE + stake) for piece in pieces if piece.figure in followers)


def add(game: Carcassonne, look: Features, found: PositionValue) -> None:
    """By seat."""
    towers, totals, turns = towers_of(game), found.totals, look.turns
    for seat, tiers in enumerate(towers.tiers):
        totals[seat] += TIER * tiers * supply.use(turns[seat])
        for prisoner in towers.prisoners[seat]:
            used = supply.use(turns[prisoner.seat])
            totals[seat] += HELD * used
            totals[prisoner.seat] -= LOST * used
    if towers.heights and found.stakes:
        raisers = [seat for seat, left in enumerate(turns) if left and towers.tiers[seat]]
        cells = in_reach(tuple([place for place in towers.heights.items() if place[0] not in towers.tops]))
        for seat, cell, stake in found.stakes:
            if cell in cells and (len(raisers) > 1 or (raisers and raisers[0] != seat)):
                totals[seat] -= DANGER * stake


@lru_cache(maxsize=4096)
def in_reach(towers: tuple[tuple[int, int], ...]) -> frozenset[int]:
    """The cells that open towers would reach with another tier; they are given with their heights."""
    return frozenset(cell for at, height in towers for cell in reach(at, height + 1))
