"""Why a line is chosen, in one sentence: what it brings at once, what it begins, what it takes from others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

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


class Facts(NamedTuple):
    """A line, what happens in it, and who plays it."""

    view: TileView
    line: Line
    events: Sequence[Event]
    seat: int


def reason_for(view: TileView, lines: Sequence[Line]) -> Reason:
    """The most telling thing about the best of these lines."""
    if len(view.options()) == 1:
        return Reason("only")
    line = lines[0]
    decision = view.decision
    assert decision is not None
    events = [e for played in line.game.log[len(view.log) :] for e in played.events]
    facts = Facts(view, line, events, decision.seat)
    for tell in (_first_action, _points, _special, _claim, _hinders):
        reason: Reason | None = tell(facts)
        if reason is not None:
            return reason
    return Reason("saves" if Skip in {type(a) for a in line.actions} else "builds")


def _first_action(facts: Facts) -> Reason | None:
    """Choices that say themselves what they are for."""
    found: Reason | None = None
    match facts.line.actions[0]:
        case Draw():
            found = Reason("draws")
        case Ransom(captor=captor, figure=figure):
            found = Reason("ransom", figure=figure, seat=captor)
        case PlaceAbbey(at=at):
            found = Reason("abbey", at=at, points=_sum(facts))
        case Retrieve(at=at):
            found = Reason("retrieve", at=at, points=_sum(facts))
        case MoveWagon(at=at, on=on):
            found = Reason("wagon", at=at, on=on)
        case Withdraw(at=at, on=on, figure=figure):
            found = Reason("withdraw", at=at, on=on, figure=figure)
        case Exchange(figure=figure):
            found = Reason("exchange", figure=figure)
        case ChooseOutpost(outpost=outpost):
            found = Reason("siege", on=outpost)
        case _:
            pass
    return found


def _points(facts: Facts) -> Reason | None:
    """Points that are made at once."""
    made = [e for e in facts.events if isinstance(e, Points) and e.seat == facts.seat and e.points > 0 and e.reason != "ransom"]
    if not facts.line.game.agenda:
        made = [e for e in made if e.at is not None]
    best = max(made, key=lambda e: e.points, default=None)
    if best is None or best.points < TELLING:
        return None
    return Reason("scores", points=sum(e.points for e in made), feature=best.reason, at=best.at)


def _sum(facts: Facts) -> int:
    return sum(e.points for e in facts.events if isinstance(e, Points) and e.seat == facts.seat)


def _special(facts: Facts) -> Reason | None:
    """Prisoners, barns, defenders, towers."""
    for event in facts.events:
        if isinstance(event, Captured) and event.seat_of != facts.seat:
            return Reason("captures", figure=event.figure, seat=event.seat_of, at=event.at)
        if isinstance(event, BarnBuilt):
            return Reason("barn", at=event.at)
        if isinstance(event, TierBuilt):
            return Reason("tower", at=event.at)
        if isinstance(event, DefenderPlaced):
            return Reason("defends", on=event.outpost)
    return None


def _claim(facts: Facts) -> Reason | None:
    """A figure on a feature, with what it may bring."""
    for event in facts.events:
        if not isinstance(event, Deployed) or event.seat != facts.seat:
            continue
        game = facts.line.game
        piece = next((p for p in game.board.pieces() if (at_of(p.cell), p.on, p.seat) == (event.at, event.on, facts.seat)), None)
        if piece is None:
            return None
        judge = Judge(facts.view.game)
        look, root = judge.look(game), game.board.root(piece.node)
        kind = game.board.kinds[root]
        if kind == FIELD:
            cities = round(look.field_cities(root))
            return Reason("farms", points=3 * cities, figure=event.figure, at=event.at, on=event.on)
        return Reason("claims", feature=kind, figure=event.figure, at=event.at, on=event.on)
    return None


def _hinders(facts: Facts) -> Reason | None:
    """What others may expect less after this line."""
    judge = Judge(facts.view.game)
    before = judge.totals(facts.view.game, judge.look(facts.view.game))
    losses = [(before[other] - total, other) for other, total in enumerate(facts.line.totals) if other != facts.seat]
    loss, other = max(losses)
    return Reason("hinders", points=round(loss), seat=other) if loss >= TELLING else None
