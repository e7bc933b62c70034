"""A computer player's answer: an action, the reason for it, and its cost."""

from __future__ import annotations

import msgspec

from bot.engine.actions import Action
from bot.engine.events import Cell


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sentence as a code with its subjects; the words are the messages `why-…`.

    `seat`: the other seat it is about; `at` and `on`: a place on the map, `on` alone a row of cards or a thing beside the map.
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
    """The option chosen. `value`: the expected lead; `cut`: whether the time ran out before the nodes.

    `reason`: set if the option alone has one; in the tile game `reasons_for` gives the reasons for the whole turn.
    `planned`: what the same search has chosen for the rest of the turn.
    """

    action: Action
    reason: Reason | None
    level: str
    value: float
    nodes: int
    cut: bool = False
    planned: tuple[Action, ...] = ()
