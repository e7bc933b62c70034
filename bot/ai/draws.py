"""What drawing is worth before the tile is known: the mean of the best lines with some of the tiles that may come."""

from __future__ import annotations

from bot.ai.budget import Budget
from bot.ai.judge import Judge, lead
from bot.ai.lines import Line, Lines
from bot.ai.search import draw_on
from bot.engine.carcassonne import Carcassonne
from bot.engine.fair import Dice
from bot.engine.moves import Draw
from bot.engine.view import TileView


def draw_lines(view: TileView, world: Carcassonne, judge: Judge, dice: Dice, budget: Budget, samples: int) -> list[Line]:
    """The ways to draw, as lines that end with the draw. All are alike: nobody knows what lies where."""
    draws = [option for option in world.options() if isinstance(option, Draw)]
    if not draws:
        return []
    decision = world.decision
    assert decision is not None
    totals = judge.totals(world, judge.look(world))
    now = lead(totals, decision.seat)
    gains: list[float] = []
    for sample in range(samples):
        gains.append(_gain(view.imagine(dice), draws[0], judge, budget) - now)
        if not budget.allows(budget.used // (sample + 1)):
            break
    value = now + sum(gains) / len(gains)
    return [Line(value, (draw,), world, tuple(totals), -1 - number) for number, draw in enumerate(reversed(draws))]


def _gain(world: Carcassonne, draw: Draw, judge: Judge, budget: Budget) -> float:
    """What the seat reaches with the tile that comes in this world."""
    decision = world.decision
    assert decision is not None
    seat, turn = decision.seat, world.turn_number
    world.apply(draw)
    draw_on(world)
    here = Judge(world, judge.chances)
    decision = world.decision
    if decision is None or decision.seat != seat or world.turn_number != turn:  # nothing was left that fits anywhere
        return lead(here.totals(world, here.look(world)), seat)
    lines = Lines(world, here).all()
    budget.spend(here.judged)
    return lines[0].value
