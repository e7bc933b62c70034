"""What a position is worth to each seat: a file for each module, which adds what its things will probably bring."""

from __future__ import annotations

from collections.abc import Callable

from bot.ai.look import Look
from bot.ai.worth import abbey_mayor, abbot, base, fields, inns_cathedrals, king_robber, siege, tower, traders_builders
from bot.engine.carcassonne import Carcassonne

Worth = Callable[[Carcassonne, Look, list[float]], None]
"""Adds to each seat's expected points."""

WORTH: dict[str, Worth] = {
    "base": base.add,
    "fields": fields.add,
    "inns_cathedrals": inns_cathedrals.add,
    "traders_builders": traders_builders.add,
    "king_robber": king_robber.add,
    "abbot": abbot.add,
    "abbey_mayor": abbey_mayor.add,
    "tower": tower.add,
    "siege": siege.add,
}
"""By module. The River has nothing of its own: its tiles are tiles like others."""
