"""The worth of drawing before the tile is known: the mean of the best lines with some of the tiles that may come."""

from __future__ import annotations

from bot.ai.budget import Budget
from bot.ai.computer import lead
from bot.engine.actions import Skip
from bot.engine.fair import Dice
from bot.tile_game.computer.judge import Judge
from bot.tile_game.computer.line_search import NARROW, Line, LineSearch
from bot.tile_game.computer.lookahead import draw_on
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.moves import Draw
from bot.tile_game.rules.view import TileView

CLEAR = 2.5
"""A line this far below a usual draw need not be compared with draws."""


def with_draws(
    view: TileView, world: Carcassonne, lines: list[Line], judge: Judge, dice: Dice, budget: Budget, samples: int
) -> list[Line]:
    """Add to the lines the draws, as lines of their own. All draws are worth the same: nobody knows which tile lies where."""
    draws = [option for option in world.options() if isinstance(option, Draw)]
    if not draws:
        return lines
    decision = world.decision
    assert decision is not None
    totals = judge.totals(world, judge.look(world))
    value = lead(totals, decision.seat) + judge.weights["second_part"]
    if lines and lines[0].value > value - CLEAR and not isinstance(lines[0].actions[0], Skip):
        value = _reached_on_average(view, draws[0], judge, dice, budget, samples)
    ways = [Line(value, (draw,), tuple(totals), number - len(draws)) for number, draw in enumerate(draws)]
    return sorted([*ways, *lines], key=lambda line: (-line.value, line.number))


def _reached_on_average(view: TileView, draw: Draw, judge: Judge, dice: Dice, budget: Budget, samples: int) -> float:
    """Return the seat's average lead with the tiles that may come."""
    reached: list[float] = []
    while len(reached) < samples and (not reached or budget.allows(budget.used // (len(reached) + 1))):
        reached.append(_reached(view.imagine(dice), draw, judge, budget))
    return sum(reached) / len(reached)


def _reached(world: Carcassonne, draw: Draw, judge: Judge, budget: Budget) -> float:
    """Return the seat's lead with the tile that comes in this world."""
    decision = world.decision
    assert decision is not None
    seat, turn = decision.seat, world.turn_number
    world.apply(draw)
    draw_on(world)
    here = Judge(world, judge.worths, judge.chances)
    decision = world.decision
    if decision is None or decision.seat != seat or world.turn_number != turn:  # no tile left that fits anywhere
        return lead(here.totals(world, here.look(world)), seat)
    lines = LineSearch(world, here, NARROW).all()
    budget.spend(here.judged)
    return lines[0].value
