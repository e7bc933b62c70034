"""Abbey, mayor, wagon and barn: what they are worth ready, and the barn where it stands."""

from __future__ import annotations

from bot.ai.look import Look
from bot.ai.worth import supply
from bot.engine.carcassonne import Carcassonne
from bot.engine.rules.abbey_mayor import barns_on, holdings_of

ABBEY = 4.0
READY = {"mayor": 1.6, "wagon": 2.4, "barn": 5.0}
"""What they are worth in the supply."""

BARN_CITY = 4
"""BARN-10: points for each city."""


def add(game: Carcassonne, look: Look, totals: list[float]) -> None:
    """What lies ready, and four points for each city of a barn's field."""
    abbeys = holdings_of(game).abbeys
    for seat, figures in enumerate(game.supplies):
        used = supply.use(look.turns[seat])
        totals[seat] += used * sum(worth * figures.get(name, 0) for name, worth in READY.items())
        if abbeys[seat]:
            totals[seat] += ABBEY * supply.use(look.turns[seat] + 1)
    for root, pieces in game.board.on.items():
        if any(p.figure == "barn" for p in pieces):
            for seat in barns_on(game, root):
                totals[seat] += BARN_CITY * look.field_cities(root)
