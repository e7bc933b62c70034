"""Roads, cities and monasteries with somebody on them, and the followers that are free or will be."""

from __future__ import annotations

from bot.ai.look import Look
from bot.ai.worth import supply
from bot.engine.carcassonne import Carcassonne
from bot.engine.scoring import owners
from bot.engine.tiles.catalogue import FIELD, GARDEN, MONASTERY

HOMECOMING = 0.4
"""How much of a free follower one is worth who will probably come home."""

CROWD = ("follower", "big_follower")


def add(game: Carcassonne, look: Look, totals: list[float]) -> None:
    """Each feature to its owners by the chance that it is completed; then what the followers are worth."""
    board, turns = game.board, look.turns
    coming = [0.0] * game.seats
    for root, pieces in board.on.items():
        kind = board.kinds[root]
        if kind == FIELD:
            continue
        seats = [pieces[0].seat] if len(pieces) == 1 and game.rules.weights[pieces[0].figure] else owners(game, root)
        tries = max([turns[seat] for seat in seats], default=0)
        chance = look.chance(root, tries)
        if kind in (MONASTERY, GARDEN):
            worth = cloister(game, look, root, tries)
        else:
            now, complete = look.prospect(root)
            worth = chance * complete + (1 - chance) * now
        for seat in seats:
            totals[seat] += worth
        for piece in pieces:
            coming[piece.seat] += chance
    for seat, figures in enumerate(game.supplies):
        free = sum([figures.get(name, 0) for name in CROWD])
        totals[seat] += supply.followers(free + HOMECOMING * coming[seat], turns[seat])


def cloister(game: Carcassonne, look: Look, root: int, tries: int) -> float:
    """A point for its tile, for each tile around it, and for those that will probably come."""
    around = 8 - (game.board.tally[root] & 0xFF)
    return 1 + around + look.cloister_growth(root, tries)
