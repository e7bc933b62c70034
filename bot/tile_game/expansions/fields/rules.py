"""Fields and farmers (rules FIELD-n)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tile_game.rules.expansion import Expansion
from bot.tile_game.rules.scoring import owners
from bot.tile_game.rules.tile_sets import FIELD

if TYPE_CHECKING:
    from bot.tile_game.rules.carcassonne import Carcassonne


def score_field(game: Carcassonne, root: int, each: int, cause: str | None = None) -> None:
    """FIELD-4..6: each owner scores `each` points per completed city, one more with a pig of its own there (PIG-2)."""
    board = game.board
    cities = board.completed_cities(root)
    if not cities:
        return
    at, on = board.place_of(root)
    for seat in owners(game, root):
        pigs = any(p.seat == seat and is_companion(game, p.figure) for p in board.on[root])
        terms = {"cities": cities, "each": each + pigs}
        if pigs:
            terms["pig"] = 1
        if cause:
            terms[cause] = 1
        game.give(seat, cities * (each + pigs), FIELD, terms, at, on)


def is_companion(game: Carcassonne, figure: str) -> bool:
    """Return whether a figure joins its player's followers instead of claiming: on a field, the pig."""
    return not game.rules.figure[figure].claims and game.rules.figure[figure].deploys


class Fields(Expansion[None]):
    """Farmers, who score fields at the end of the game."""

    id = "fields"
    opens = frozenset({FIELD})
    final_rank = 4

    def final(self, game: Carcassonne) -> None:
        """FIELD-4."""
        board = game.board
        for root in sorted((r for r in board.on if board.kinds[r] == FIELD), key=board.first.__getitem__):
            score_field(game, root, 3)


FIELDS = Fields()
