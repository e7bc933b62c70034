"""The reasons for a turn: what it brings at once, what it places, and how it changes features already begun."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.ai.computer import MISSED, Missed
from bot.ai.move import Reason
from bot.engine.actions import Action, Skip
from bot.engine.events import Cell, Event, Points
from bot.engine.fair import Dice
from bot.tile_game.computer.comparing import ahead, compared, reason_against, worth_saving
from bot.tile_game.computer.features import Features
from bot.tile_game.computer.judge import Judge
from bot.tile_game.computer.line_search import LineSearch
from bot.tile_game.computer.worth import Facts, Worths
from bot.tile_game.rules.board import Piece
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.cells import at_of
from bot.tile_game.rules.figures import Deploy
from bot.tile_game.rules.moves import Deployed, Draw, PlaceTile, Returned
from bot.tile_game.rules.tile_sets import FIELD
from bot.tile_game.rules.view import TileView

TELLING = 3
"""The points of a turn from which they are its first reason."""

SLIGHT = 0.5
"""Points below this are no reason."""

MOST = 2
"""The most reasons given for a turn."""


REVIEW_NODES = 1000
"""The positions to judge in order to compare a line with the one played."""


def reasons_for(game: Carcassonne, actions: Sequence[Action], worths: Worths) -> tuple[Reason, ...]:
    """Return the best reasons for the deciding seat's actions from here, one of each kind, the weightiest first."""
    facts = _facts(game, actions)
    points = _points(facts)
    first = [points] if points is not None and points.points >= TELLING else []
    found = [*first, _special_action(facts, worths), _map(facts, worths), _gain(facts, worths), points, _home(facts)]
    told = [reason for number, reason in enumerate(found) if reason is not None and reason not in found[:number]]
    if not told:
        told = [_elsewhere(facts, worths) or Reason("builds")]
    against = reason_against(compared(facts.before, facts.actions, worths))
    if against is not None:
        return (told[0], against)
    if facts.kept and worth_saving(facts.before, facts.actions, worths):
        return (*told[: MOST - 1], Reason("saves"))
    return tuple(told[:MOST])


def missed_line(view: TileView, played: Action, dice: Dice, nodes: int | None, worths: Worths) -> Missed | None:
    """Return a line that is better than the one played by MISSED or more: by the judgement, and after replies and an answer."""
    if view.decision is None or view.decision.kind not in ("tile", "step2"):
        return None
    world = view.imagine(dice)
    lines = LineSearch(world, Judge(world, worths)).all()
    chosen = next((line for line in lines if line.actions[0] == played), None)
    if chosen is None or lines[0].value - chosen.value < MISSED:
        return None
    loss = ahead(view, lines[0], chosen, dice, REVIEW_NODES if nodes is None else nodes, worths)
    if loss < MISSED:
        return None
    actions = lines[0].actions
    return Missed(actions, reasons_for(view.game, actions, worths), round(loss))


def _facts(game: Carcassonne, actions: Sequence[Action]) -> Facts:
    """Play the actions from the first tile drawn. Other seats' decisions get the default answer."""
    decision = game.decision
    assert decision is not None
    while isinstance(actions[0], Draw | Skip) and len(actions) > 1:
        game = game.copy()
        game.apply(actions[0])
        actions = actions[1:]
    seat, now, kept, events = decision.seat, game.copy(), False, list[Event]()
    for number, action in enumerate(actions):
        while (asked := now.decision) is not None and asked.seat != seat:
            now.apply(now.default())
        kept = kept or (isinstance(action, Skip) and any(isinstance(option, Deploy) for option in now.options()))
        then = now.after(action)
        if number == len(actions) - 1 or not then.options():
            events += then.log[-1].events
            now, actions = then, actions[: number + 1]  # the seat's decisions in the next turn belong to that turn
            break
        now.apply(action)
        events += now.log[-1].events
    return Facts(seat, game, now, actions, events, kept)


def _points(facts: Facts) -> Reason | None:
    """Points scored at once."""
    made = [e for e in facts.events if isinstance(e, Points) and e.seat == facts.seat and e.points > 0]
    best = max(made, key=lambda e: e.points, default=None)
    return None if best is None else Reason("scores", points=sum(e.points for e in made), feature=best.reason, at=best.at)


def _special_action(facts: Facts, worths: Worths) -> Reason | None:
    """An action other than placing a tile."""
    for action in facts.actions:
        if type(action) is Draw and action == facts.actions[-1]:
            return Reason("draws")
        if type(action) in worths.chosen:
            return worths.chosen[type(action)](facts, action)
    for event in facts.events:
        happened = worths.happened.get(type(event))
        found = happened(facts, event) if happened else None
        if isinstance(event, Deployed) and event.seat == facts.seat:
            found = _claim(facts, event, worths)
        if found is not None:
            return found
    return None


def _claim(facts: Facts, event: Deployed, worths: Worths) -> Reason | None:
    """A figure on a feature, with what it may bring; None if it has come home already."""
    board = facts.after.board
    piece = next((p for p in board.pieces() if (at_of(p.cell), p.on, p.seat) == (event.at, event.on, facts.seat)), None)
    if piece is None:
        return None
    root = board.root(piece.node)
    kind = board.kinds[root]
    if kind == FIELD:
        cities = round(Judge(facts.before, worths).look(facts.after).field_cities(root))
        return Reason("farms", points=3 * cities, figure=event.figure, at=event.at, on=event.on)
    return Reason("claims", feature=kind, figure=event.figure, at=event.at, on=event.on)


def _gain(facts: Facts, worths: Worths) -> Reason | None:
    """A gain from a completed feature other than points."""
    found = (worths.gained[type(event)](facts, event) for event in facts.events if type(event) in worths.gained)
    return next((reason for reason in found if reason is not None), None)


def _home(facts: Facts) -> Reason | None:
    """A figure that comes back without points."""
    home = next((e for e in facts.events if isinstance(e, Returned) and e.seat == facts.seat), None)
    return None if home is None or _points(facts) else Reason("home", at=home.at)


class Change(NamedTuple):
    """The change in a seat's expected points from a feature it occupied before the turn. `joined`: a seat that stood apart."""

    seat: int
    points: float
    at: Cell
    joined: int | None = None


def _map(facts: Facts, worths: Worths) -> Reason | None:
    """The effect on features already occupied."""
    changes = sorted(_changes(facts.before, facts.after, worths), key=lambda change: -abs(change.points))
    mine = [change for change in changes if change.seat == facts.seat and change.points >= SLIGHT]
    for change in mine:
        if change.joined is not None:
            return Reason("joins", seat=change.joined, at=change.at)
    found = [change for change in changes if change in mine or (change.seat != facts.seat and change.points <= -SLIGHT)]
    if not found:
        return None
    seat, points, at, _ = found[0]
    if seat == facts.seat:
        return Reason("improves", points=_rounded(points), at=at)
    return Reason("spoils", seat=seat, points=_rounded(points), at=at)


def _rounded(points: float) -> int:
    return max(1, round(abs(points)))


def _elsewhere(facts: Facts, worths: Worths) -> Reason | None:
    """Compare with other placements of the tile."""
    chosen = facts.actions[0]
    if not isinstance(chosen, PlaceTile):
        return None
    others = [option for option in facts.before.options() if isinstance(option, PlaceTile) and option != chosen]
    if not others:
        return Reason("nowhere")
    given = max([0.0, *(c.points for c in _changes(facts.before, facts.before.after(chosen), worths) if c.seat != facts.seat)])
    there = [change for option in others for change in _changes(facts.before, facts.before.after(option), worths)]
    helped = max((c for c in there if c.seat != facts.seat), key=lambda c: c.points, default=None)
    harmed = min((c for c in there if c.seat == facts.seat), key=lambda c: c.points, default=None)
    if helped is not None and helped.points - given >= SLIGHT:
        return Reason("denies", seat=helped.seat, points=_rounded(helped.points - given))
    if harmed is not None and harmed.points <= -SLIGHT:
        return Reason("avoids", points=_rounded(harmed.points), at=harmed.at)
    return Reason("idle") if all(abs(change.points) < SLIGHT for change in there) else None


def _changes(before: Carcassonne, after: Carcassonne, worths: Worths) -> Iterator[Change]:
    """Yield the changes of all seats and features, except those scored or begun in this turn, which have reasons of their own."""
    judge = Judge(before, worths)
    old = _expected(judge.look(before), before)
    new = _expected(judge.look(after), after)
    merged: dict[int, list[tuple[Piece, ...]]] = {}
    points: dict[tuple[int, int], float] = {}
    for root, pieces in before.board.on.items():
        now = after.board.root(root)
        merged.setdefault(now, []).append(pieces)
        for seat in {piece.seat for piece in pieces}:
            points[now, seat] = points.get((now, seat), 0.0) + old.get((root, seat), 0.0)
    for root, pieces in after.board.on.items():
        for piece in {piece.seat: piece for piece in reversed(pieces)}.values():
            key = root, piece.seat
            if key in points:
                apart = [there for there in merged[root] if all(other.seat != piece.seat for other in there)]
                joined = apart[0][0].seat if apart and new.get(key) else None
                yield Change(piece.seat, new.get(key, 0.0) - points[key], at_of(piece.cell), joined)


def _expected(features: Features, game: Carcassonne) -> dict[tuple[int, int], float]:
    """Return the expected points by feature and seat."""
    shares = ((root, features.share(root, pieces)) for root, pieces in game.board.on.items())
    return {(root, seat): points for root, share in shares for seat, points, _ in share.parts}
