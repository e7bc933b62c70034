"""Siege and Defence: defenders are paid at the latest when the game ends; who has none stands to lose a figure."""

from __future__ import annotations

from bot.ai.look import Look
from bot.ai.worth import supply
from bot.engine.carcassonne import Carcassonne
from bot.engine.rules.siege import OUTPOSTS, POINTS, exposed, siege_of

RETURN = 0.9
"""What the hope is worth that a defender comes home in time to be used again."""

RISK, WATCHED = 0.5, 1.8
"""What it costs to have figures of a kind without a defender, the more with a catapult before their outpost."""


def add(game: Carcassonne, look: Look, totals: list[float]) -> None:
    """By outpost."""
    siege = siege_of(game)
    for outpost in OUTPOSTS:
        defenders = siege.defenders(outpost)
        for seat in defenders:
            totals[seat] += POINTS + RETURN * supply.use(look.turns[seat])
        risk = WATCHED if outpost in siege.catapults else RISK
        for seat, turns in enumerate(look.turns):
            if seat not in defenders and exposed(game, seat, outpost):
                totals[seat] -= risk * supply.use(turns)
