"""The abbot comes home whenever he likes, so he is hardly ever stuck; ready, he waits for a monastery or a garden."""

from __future__ import annotations

from bot.ai.look import Look
from bot.ai.worth import supply
from bot.engine.carcassonne import Carcassonne

READY = 2.6
"""What an abbot in the supply is worth."""

ON_CALL = 0.5
"""How much of that he keeps while he stands on the map."""


def add(game: Carcassonne, look: Look, totals: list[float]) -> None:
    """By where he is; what his cloister brings is counted with the others."""
    for seat, figures in enumerate(game.supplies):
        share = 1.0 if figures["abbot"] else ON_CALL
        totals[seat] += READY * share * supply.use(look.turns[seat])
