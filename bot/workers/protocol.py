"""The messages between the supervisor and a worker: a question about a view, and the answer, each a line of JSON."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.ai.move import ComputerMove, Reason
from bot.engine.actions import write_action
from bot.engine.game import View
from bot.engine.record import Record, replay
from bot.games.rules import game_kind


class Question(msgspec.Struct, frozen=True):
    """A view as its record, and how to answer it. `seed` (hex) makes the dice; `seconds` is a limit.

    `explained`: actions from this decision on, for which reasons are wanted instead of a choice.
    """

    record: Record
    seat: int
    level: str
    seed: str
    nodes: int | None = None
    seconds: float = 1.0
    explained: tuple[dict[str, Any], ...] = ()


class WorkerAnswer(msgspec.Struct, frozen=True):
    """The choice: the action as a record has it, the reason, and the level that found it.

    `cut`: whether the time ran out before the nodes; `failures`: the errors of the levels tried before; `planned`: the actions
    chosen for the rest of the turn; `reasons`: for the actions that were to be explained.
    """

    action: dict[str, Any]
    reason: Reason | None
    level: str
    value: float = 0.0
    nodes: int = 0
    cut: bool = False
    failures: tuple[str, ...] = ()
    planned: tuple[dict[str, Any], ...] = ()
    reasons: tuple[Reason, ...] = ()


def rebuild_view(record: Record, seat: int) -> View:
    """Return the view from a record made by `View.portable`."""
    return replay(game_kind(record.game), record).view(seat)


def answer_of(choice: ComputerMove) -> WorkerAnswer:
    """Return a choice in the form of an answer."""
    planned = tuple(write_action(action) for action in choice.planned)
    return WorkerAnswer(
        write_action(choice.action), choice.reason, choice.level, choice.value, choice.nodes, choice.cut, planned=planned
    )
