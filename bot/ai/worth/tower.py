"""Towers: tiers, prisoners on both sides, and figures that the next tier could take."""

from __future__ import annotations

from bot.ai.look import Look
from bot.ai.worth import supply
from bot.engine.carcassonne import Carcassonne
from bot.engine.rules.tower import PRICE, Towers, reach, towers_of
from bot.engine.tiles.catalogue import CITY, FIELD, ROAD

TIER = 0.4
HELD, LOST = 2.2, 2.8
"""What a prisoner is worth to the captor, and what he costs his own side: about a ransom, and the time without him."""

DANGER = 0.18
"""How much of what a figure stands for is lost to the thought that it may be taken."""


def add(game: Carcassonne, look: Look, totals: list[float]) -> None:
    """By seat."""
    towers = towers_of(game)
    for seat, tiers in enumerate(towers.tiers):
        totals[seat] += TIER * tiers * supply.use(look.turns[seat])
        for prisoner in towers.prisoners[seat]:
            share = supply.use(look.turns[prisoner.seat])
            totals[seat] += HELD * share
            totals[prisoner.seat] -= LOST * share
    if towers.heights:
        add_danger(game, look, towers, totals)


def add_danger(game: Carcassonne, look: Look, towers: Towers, totals: list[float]) -> None:
    """Figures within reach of a tower that another seat can still raise."""
    cells: set[int] = set()
    for cell, height in towers.heights.items():
        if cell not in towers.tops:
            cells.update(reach(cell, height + 1))
    for piece in game.board.pieces():
        if piece.cell not in cells or piece.figure not in game.rules.followers:
            continue
        raisers = sum(min(1, turns) for seat, turns in enumerate(look.turns) if seat != piece.seat and towers.tiers[seat])
        if raisers:
            totals[piece.seat] -= DANGER * (PRICE + stake(game, look, game.board.root(piece.node)))


def stake(game: Carcassonne, look: Look, root: int) -> float:
    """What goes with a figure if it is taken: about what its feature would bring."""
    kind = game.board.kinds[root]
    if kind in (CITY, ROAD):
        return float(look.prospect(root, 0).now)
    return 3 * look.field_cities(root) if kind == FIELD else 5.0
