"""A turn compared with the best one at another place: what makes the difference, by the judgement and by the search."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import NamedTuple

from bot.ai.budget import Budget
from bot.ai.move import Reason
from bot.engine.actions import Action
from bot.engine.events import Cell
from bot.engine.fair import Dice, Stream
from bot.tile_game.computer.answers import AnswerSearch
from bot.tile_game.computer.judge import Judge
from bot.tile_game.computer.line_search import Line, LineSearch
from bot.tile_game.computer.lookahead import PRIOR, worlds
from bot.tile_game.computer.weights import FREE
from bot.tile_game.computer.worth import Worths, of_figure
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.figures import Deploy
from bot.tile_game.rules.moves import PlaceTile
from bot.tile_game.rules.view import TileView

NODES = 1500
"""The positions to judge in order to compare two lines."""

EVEN = 1.0
"""With a difference smaller than this, the other place is about as good."""

LEAST, SHARE = 0.5, 0.4
"""The points that a cause must have, and its share of the difference, to be named."""


class Comparison(NamedTuple):
    """A turn, and the best one at another place: its cell and `actions`.

    `points`: how much better the turn is after replies and an answer. It is the sum of what the turn brings its seat in points,
    now and later (`own`), the worth of its figures, what it takes from the others, and what only the search sees (`after`).
    `rival`: the seat that would have `gained` most from the other turn; `freed`: how many more figures the turn leaves free.
    """

    points: float
    at: Cell
    actions: tuple[Action, ...]
    own: float
    figures: float
    others: float
    after: float
    rival: int
    gained: float
    freed: int


def compared(game: Carcassonne, actions: Sequence[Action], worths: Worths) -> Comparison | None:
    """Compare a turn from its tile on with the best one at another place; None if there is none or the game ends."""
    decision = game.decision
    if decision is None or decision.kind != "tile" or not game.left():
        return None
    dice = dice_for(game)
    view = game.view(decision.seat)
    world = view.imagine(dice)
    judge = Judge(world, worths)
    search = LineSearch(world, judge)
    lines = search.all()
    line = next((line for line in lines if line.actions == tuple(actions)), None)
    other = None if line is None else next((each for each in lines if place_of(each) != place_of(line)), None)
    if line is None or other is None:
        return None
    at, seat = place_of(other), decision.seat
    assert at is not None
    detail = Judge(world, worths, detailed=True)
    here, there = search.play(line), search.play(other)
    figures = _figures(detail, here)[seat] - _figures(detail, there)[seat]
    judged, own = line.value - other.value, line.totals[seat] - other.totals[seat]
    points = ahead(view, line, other, dice, NODES, worths)
    gains = {rival: other.totals[rival] - line.totals[rival] for rival in range(game.seats) if rival != seat}
    rival = max(gains, key=gains.__getitem__)
    freed = sum(here.supplies[seat].values()) - sum(there.supplies[seat].values())
    return Comparison(
        points, at, other.actions, own - figures, figures, judged - own, points - judged, rival, gains[rival], freed
    )


def dice_for(game: Carcassonne) -> Stream:
    """Return the dice that imagine what nobody knows: the same whenever the same position is explained."""
    return Stream(hashlib.sha256(f"compared {len(game.log)}".encode()).digest())


def place_of(line: Line) -> Cell | None:
    """Return the cell of the tile that a line begins with."""
    first = line.actions[0]
    return first.at if isinstance(first, PlaceTile) else None


def _figures(judge: Judge, game: Carcassonne) -> list[float]:
    """Return by seat what its figures are worth apart from the points of their features."""
    names = {*FREE, "home", *(of_figure(figure.name) for figure in game.rules.figures)}
    return [
        sum([judge.weights[term] * amount for term, amount in terms.items() if term in names])
        for terms in judge.terms(game, judge.look(game))
    ]


def ahead(view: TileView, line: Line, other: Line, dice: Dice, nodes: int, worths: Worths) -> float:
    """Return how much better a line is than another, in stacks that both meet."""
    assert view.decision is not None
    search = AnswerSearch(view.decision.seat, worths, Budget(nodes))
    total, stacks = PRIOR * (line.value - other.value), 0
    for world in worlds(view, dice):
        before = search.budget.used
        total += search.value(world, line) - search.value(world, other)
        stacks += 1
        if not search.budget.allows(search.budget.used - before):
            break
    return total / (stacks + PRIOR)


def reason_against(found: Comparison | None) -> Reason | None:
    """Return what the other place lacks: the largest cause, if it makes much of the difference; nothing against the turn."""
    if found is None or found.points < 0:
        return None
    if found.points < EVEN:
        return Reason("even", at=found.at)
    causes = [
        (found.own, True, Reason("more-own", points=rounded(found.own), at=found.at)),
        (found.others, found.gained >= LEAST, Reason("more-others", points=rounded(found.gained), seat=found.rival, at=found.at)),
        (found.figures, found.freed > 0, Reason("more-figures", points=rounded(found.figures), at=found.at)),
        (found.after, True, Reason("more-after", points=rounded(found.after), at=found.at)),
    ]
    most, holds, reason = max(causes, key=lambda cause: cause[0])
    return reason if holds and most >= max(LEAST, SHARE * found.points) else None


def rounded(points: float) -> int:
    """Return whole points, one at least."""
    return max(1, round(abs(points)))


def worth_saving(game: Carcassonne, actions: Sequence[Action], worths: Worths) -> bool:
    """Return whether the judgement, too, prefers this turn to the same with a figure on the tile."""
    if game.decision is None or game.decision.kind != "tile":
        return True
    world = game.view(game.decision.seat).imagine(dice_for(game))
    lines = LineSearch(world, Judge(world, worths)).all()
    here = [line for line in lines if line.actions[0] == actions[0]]
    kept = [line.value for line in here if line.actions == tuple(actions)]
    placed = [line.value for line in here if any(isinstance(action, Deploy) for action in line.actions)]
    return not kept or not placed or kept[0] > max(placed)
