"""Why a line is chosen, in one sentence: what it brings at once, what it begins, what it takes from others."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.ai.choice import Reason
from bot.ai.judge import Judge
from bot.ai.lines import Line
from bot.engine.actions import Skip
from bot.engine.cells import at_of
from bot.engine.events import Event, Points
from bot.engine.moves import Deployed, Draw
from bot.engine.rules.abbey_mayor import BarnBuilt, MoveWagon, PlaceAbbey
from bot.engine.rules.abbot import Retrieve
from bot.engine.rules.siege import ChooseOutpost, DefenderPlaced, Withdraw
from bot.engine.rules.tower import Captured, Exchange, Ransom, TierBuilt
from bot.engine.tiles.catalogue import FIELD
from bot.engine.view import TileView

TELLING = 3
"""Points from which on it is worth saying what a move brings or spoils."""


def reason_for(view: TileView, lines: Sequence[Line]) -> Reason:
    """The most telling thing about the best of these lines."""
    if len(view.options()) == 1:
        return Reason("only")
    line = lines[0]
    decision = view.decision
    assert decision is not None
    events = [e for played in line.game.log[len(view.log) :] for e in played.events]
    for tell in (_first_action, _points, _special, _claim, _hinders):
        reason: Reason | None = tell(view, line, events, decision.seat)
        if reason is not None:
            return reason
    return Reason("saves" if Skip in {type(a) for a in line.actions} else "builds")


Teller = Callable[[TileView, Line, Sequence[Event], int], Reason | None]


def _first_action(view: TileView, line: Line, events: Sequence[Event], seat: int) -> Reason | None:
    """Choices that say themselves what they are for."""
    match line.actions[0]:
        case Draw():
            return Reason("draws")
        case Ransom(captor=captor, figure=figure):
            return Reason("ransom", figure=figure, seat=captor)
        case PlaceAbbey(at=at):
            return Reason("abbey", at=at, points=_points_of(events, seat))
        case Retrieve(at=at):
            return Reason("retrieve", at=at, points=_points_of(events, seat))
        case MoveWagon(at=at, on=on):
            return Reason("wagon", at=at, on=on)
        case Withdraw(at=at, on=on, figure=figure):
            return Reason("withdraw", at=at, on=on, figure=figure)
        case Exchange(figure=figure):
            return Reason("exchange", figure=figure)
        case ChooseOutpost(outpost=outpost):
            return Reason("siege", on=outpost)
        case _:
            return None


def _points(view: TileView, line: Line, events: Sequence[Event], seat: int) -> Reason | None:
    """Points that are made at once."""
    made = [e for e in events if isinstance(e, Points) and e.seat == seat and e.points > 0 and e.reason != "ransom"]
    if not line.game.agenda:
        made = [e for e in made if e.at is not None]
    best = max(made, key=lambda e: e.points, default=None)
    if best is None or best.points < TELLING:
        return None
    return Reason("scores", points=sum(e.points for e in made), feature=best.reason, at=best.at)


def _points_of(events: Sequence[Event], seat: int) -> int:
    return sum(e.points for e in events if isinstance(e, Points) and e.seat == seat)


def _special(view: TileView, line: Line, events: Sequence[Event], seat: int) -> Reason | None:
    """Prisoners, barns, defenders, towers."""
    for event in events:
        if isinstance(event, Captured) and event.seat_of != seat:
            return Reason("captures", figure=event.figure, seat=event.seat_of, at=event.at)
        if isinstance(event, BarnBuilt):
            return Reason("barn", at=event.at)
        if isinstance(event, TierBuilt):
            return Reason("tower", at=event.at)
        if isinstance(event, DefenderPlaced):
            return Reason("defends", on=event.outpost)
    return None


def _claim(view: TileView, line: Line, events: Sequence[Event], seat: int) -> Reason | None:
    """A figure on a feature, with what it may bring."""
    for event in events:
        if not isinstance(event, Deployed) or event.seat != seat:
            continue
        game = line.game
        piece = next((p for p in game.board.pieces() if (at_of(p.cell), p.on, p.seat) == (event.at, event.on, seat)), None)
        if piece is None:
            return None
        judge = Judge(view.game)
        look, root = judge.look(game), game.board.root(piece.node)
        kind = game.board.kinds[root]
        if kind == FIELD:
            cities = round(look.field_cities(root))
            return Reason("farms", points=3 * cities, figure=event.figure, at=event.at, on=event.on)
        return Reason("claims", feature=kind, figure=event.figure, at=event.at, on=event.on)
    return None


def _hinders(view: TileView, line: Line, events: Sequence[Event], seat: int) -> Reason | None:
    """What others may expect less after this line."""
    judge = Judge(view.game)
    before = judge.totals(view.game, judge.look(view.game))
    losses = [(before[other] - total, other) for other, total in enumerate(line.totals) if other != seat]
    loss, other = max(losses)
    return Reason("hinders", points=round(loss), seat=other) if loss >= TELLING else None
