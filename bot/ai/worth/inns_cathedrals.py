"""Inns and cathedrals are in the prices already, by the chance of completion. What is left is the big follower."""

from __future__ import annotations

from bot.ai.look import Look
from bot.ai.worth import supply
from bot.engine.carcassonne import Carcassonne

BIG = 1.0
"""What the big follower is worth beyond a normal one."""


def add(game: Carcassonne, look: Look, totals: list[float]) -> None:
    """The big follower in the supply."""
    for seat, figures in enumerate(game.supplies):
        totals[seat] += BIG * figures["big_follower"] * supply.use(look.turns[seat])
