"""The review of a finished game: the sources of each seat's points, the turning points, and moves a strong player prefers."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from bot.ai.computer import lead
from bot.ai.move import Reason
from bot.engine.actions import write_action
from bot.engine.events import Points
from bot.engine.fair import Stream
from bot.engine.game import Game, View
from bot.engine.record import Record, play_recorded
from bot.games.computers import COMPUTERS
from bot.games.rules import game_kind

TURNING = 8
"""The change of the lead, in points, that makes one action a turning point."""

MOST = 3
"""The most turning points, and the most moves, in a review."""


class TurningPoint(msgspec.Struct, frozen=True):
    """An action that changed the lead. `number`: its place in the record; `swing`: the seat's lead after it minus before."""

    number: int
    seat: int
    swing: int


class Better(msgspec.Struct, frozen=True):
    """A move that a strong player would have preferred, with its intended continuation, the reasons and the gain in points."""

    number: int
    seat: int
    played: dict[str, Any]
    actions: tuple[dict[str, Any], ...]
    reasons: tuple[Reason, ...]
    points: int


class Review(msgspec.Struct, frozen=True):
    """Each seat's points by source; the turning points; the better moves, the most instructive first."""

    sources: tuple[dict[str, int], ...]
    turning_points: tuple[TurningPoint, ...]
    better: tuple[Better, ...]


def review(record: Record, nodes: int | None = None) -> Review:
    """Review the record of a finished game, judging each move by what its seat could know at the time."""
    kind = game_kind(record.game)
    game: Game = kind.start(record.setup, record.rules)
    first_events = [event for event in game.first_events if isinstance(event, Points)]
    sources: list[dict[str, int]] = [{} for _ in range(record.setup.seats)]
    turns: list[TurningPoint] = []
    better: list[Better] = []
    count(sources, first_events)
    for number, data in enumerate(record.actions):
        decision = game.decision
        assert decision is not None
        before = lead_now(game, decision.seat)
        better += missed(game.view(decision.seat), data, number, nodes)
        play_recorded(game, data, number)
        count(sources, [event for event in game.log[-1].events if isinstance(event, Points)])
        swing = lead_now(game, decision.seat) - before
        if abs(swing) >= TURNING and game.decision is not None:
            turns.append(TurningPoint(number, decision.seat, round(swing)))
    turns.sort(key=lambda turn: (-abs(turn.swing), turn.number))
    better.sort(key=lambda move: (-move.points, move.number))
    return Review(tuple(sources), tuple(turns[:MOST]), tuple(better[:MOST]))


def count(sources: Sequence[dict[str, int]], events: Sequence[Points]) -> None:
    """Add points to their sources."""
    for event in events:
        sources[event.seat][event.reason] = sources[event.seat].get(event.reason, 0) + event.points


def lead_now(game: Game, seat: int) -> float:
    """Return a seat's lead by the scores alone, the leaders counting most."""
    return lead(game.standing().scores, seat)


def missed(view: View, data: dict[str, Any], number: int, nodes: int | None) -> Iterator[Better]:
    """Yield a move that was better than the one played, if it was so by enough."""
    if len(view.options()) < 2 or view.seat is None:
        return
    _, action = view.kind.reader.read(data)
    found = COMPUTERS[view.kind.name].missed(view, action, dice_of(data, number), nodes)
    if found is not None:
        moves = tuple(write_action(better, view.seat) for better in found.actions)
        yield Better(number, view.seat, data, moves, found.reasons, found.points)


def dice_of(data: dict[str, Any], number: int) -> Stream:
    """Return dice that are the same in every review of the same game."""
    return Stream(hashlib.sha256(msgspec.json.encode([number, data])).digest())
