"""The review of a finished game: the sources of each seat's points, the turning points, and moves a strong player prefers."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from bot.ai.budget import Budget
from bot.ai.levels import HARD
from bot.ai.move import Reason
from bot.card_game.computer.player import option_values
from bot.card_game.computer.player import reason_for as reason_for_card
from bot.card_game.rules.view import CardView
from bot.engine.actions import write_action
from bot.engine.events import Points
from bot.engine.fair import Stream
from bot.engine.game import Game, View
from bot.engine.record import Record, play_recorded
from bot.games.rules import game_kind
from bot.tile_game.computer.judge import Judge, lead
from bot.tile_game.computer.line_search import Line, LineSearch
from bot.tile_game.computer.reasons import reasons_for
from bot.tile_game.rules.view import TileView

TURNING = 8
"""The change of the lead, in points, that makes one action a turning point."""

MISSED = 4.0
"""The advantage, in points, that a better move needs to be mentioned."""

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
    game: Game = kind.start(record.setup)
    opening = [event for event in game.opening if isinstance(event, Points)]
    sources: list[dict[str, int]] = [{} for _ in range(record.setup.seats)]
    turns: list[TurningPoint] = []
    better: list[Better] = []
    count(sources, opening)
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
    if len(view.options()) < 2 or view.seat is None or view.decision is None:
        return
    if isinstance(view, TileView):
        if view.decision.kind in ("tile", "step2"):
            yield from _missed_tile(view, data, number)
    elif isinstance(view, CardView):
        yield from _missed_card(view, data, number, nodes)


def _missed_tile(view: TileView, data: dict[str, Any], number: int) -> Iterator[Better]:
    world = view.imagine(dice_of(data, number))
    lines = LineSearch(world, Judge(world)).all()
    _, action = view.kind.reader.read(data)
    played = next((line for line in lines if line.actions[0] == action), None)
    if played is not None and lines[0].value - played.value >= MISSED:
        yield better_line(view, data, number, lines, played)


def better_line(view: TileView, data: dict[str, Any], number: int, lines: Sequence[Line], played: Line) -> Better:
    """Compare the first of the lines with the one played."""
    assert view.seat is not None
    points = round(lines[0].value - played.value)
    actions = lines[0].actions
    moves = tuple(write_action(action, view.seat) for action in actions)
    return Better(number, view.seat, data, moves, reasons_for(view.game, actions), points)


def _missed_card(view: CardView, data: dict[str, Any], number: int, nodes: int | None) -> Iterator[Better]:
    budget = Budget(HARD.nodes if nodes is None else nodes)
    _, action = view.kind.reader.read(data)
    assert view.seat is not None
    values = option_values(view, HARD, dice_of(data, number), budget)
    best = max(values, key=values.__getitem__)
    behind = values[best] - values.get(action, values[best])  # an option not considered is no better, nor known to be worse
    if behind >= MISSED:
        points = round(behind)
        yield Better(number, view.seat, data, (write_action(best, view.seat),), (reason_for_card(view, best),), points)


def dice_of(data: dict[str, Any], number: int) -> Stream:
    """Return dice that are the same in every review of the same game."""
    return Stream(hashlib.sha256(msgspec.json.encode([number, data])).digest())
