"""What a computer player answers: an action, why, and what it cost to find."""

from __future__ import annotations

import msgspec

from bot.engine.actions import Action
from bot.engine.events import Cell


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sentence as a code with what it speaks of; the words are the messages `why-…`.

    `seat`: the other seat it is about; `at` and `on`: a place on the map, `on` alone a row of cards, an outpost or a token.
    `points` are rounded.
    """

    code: str
    points: int = 0
    feature: str | None = None
    figure: str | None = None
    seat: int | None = None
    at: Cell | None = None
    on: str | None = None


class ComputerMove(msgspec.Struct, frozen=True):
    """An option. `value`: the lead expected with it; `cut`: the time was up before the nodes were.

    `reason`: where the option alone has one. In the tile game a later search decides about the figure; `reasons_for` gives those
    of the whole turn.
    """

    action: Action
    reason: Reason | None
    level: str
    value: float
    nodes: int
    cut: bool = False
