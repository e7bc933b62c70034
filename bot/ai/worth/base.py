"""Roads, cities and monasteries with somebody on them, and the followers that are free or will be."""

from __future__ import annotations

from bot.ai.look import Look
from bot.ai.worth import supply
from bot.engine.carcassonne import Carcassonne
from bot.engine.scoring import owners
from bot.engine.tiles.catalogue import FIELD

HOMECOMING = 0.4
"""How much of a free follower one is worth who will probably come home."""


def add(game: Carcassonne, look: Look, totals: list[float]) -> None:
    """Each feature to its owners as far as it will probably come; then what the followers are worth."""
    board, turns = game.board, look.turns
    kinds, weights = board.kinds, game.rules.weights
    coming = [0.0] * game.seats
    for root, pieces in board.on.items():
        if kinds[root] == FIELD:
            continue
        seats = [pieces[0].seat] if len(pieces) == 1 and weights[pieces[0].figure] else owners(game, root)
        prospect = look.prospect(root, max([turns[seat] for seat in seats], default=0))
        for seat in seats:
            totals[seat] += prospect.expected
        for piece in pieces:
            coming[piece.seat] += prospect.chance
    for seat, figures in enumerate(game.supplies):
        free = figures["follower"] + figures.get("big_follower", 0)
        totals[seat] += supply.followers(free + HOMECOMING * coming[seat], turns[seat])
