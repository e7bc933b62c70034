"""What travels between the supervisor and a worker: a question about a view, and the answer. Both are lines of JSON."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.ai.move import ComputerMove, Reason
from bot.engine.actions import write_action
from bot.engine.fair import Dice
from bot.engine.game import View
from bot.engine.record import Record, read_record, record_of, replay
from bot.engine.view import TileView
from bot.games import game_kind


class Question(msgspec.Struct, frozen=True):
    """A view as its record, and how it is to be answered. `seed` (hex) makes the dice; `seconds` is a cap."""

    record: Record
    seat: int
    level: str
    seed: str
    nodes: int | None = None
    seconds: float = 1.0


class WorkerAnswer(msgspec.Struct, frozen=True):
    """The choice: the action as it stands in a record, the reason, and the level that found it in the end.

    `cut`: the time was up before the nodes were; `failures`: what went wrong with the levels asked before.
    """

    action: dict[str, Any]
    reason: Reason | None
    level: str
    value: float = 0.0
    nodes: int = 0
    cut: bool = False
    failures: tuple[str, ...] = ()


def export(view: View, dice: Dice) -> Record:
    """A record from which the seat's view can be made again, and nothing else learned.

    Of a view of the tile game that is its own record. A card game cannot be replayed without its hidden cards, so they are
    imagined: an imagined game gives its seat the very same view.
    """
    if isinstance(view, TileView):
        return read_record(view.record())
    return record_of(view.imagine(dice))


def rebuilt(record: Record, seat: int) -> View:
    """The view of a record made by `export`."""
    return replay(game_kind(record.game), record).view(seat)


def answer_of(choice: ComputerMove) -> WorkerAnswer:
    """A choice as it is sent."""
    return WorkerAnswer(write_action(choice.action), choice.reason, choice.level, choice.value, choice.nodes, choice.cut)
