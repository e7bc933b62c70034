"""How a level chooses in the tile game: judge every line, blur or look ahead, take the best."""

from __future__ import annotations

from math import sqrt

from bot.ai.budget import Budget
from bot.ai.levels import Level
from bot.ai.move import ComputerMove
from bot.engine.fair import Dice
from bot.tile_game.computer.chances import Chances
from bot.tile_game.computer.draws import with_draws
from bot.tile_game.computer.judge import Judge
from bot.tile_game.computer.line_search import Line, LineSearch
from bot.tile_game.computer.lookahead import Search
from bot.tile_game.computer.worlds import worlds
from bot.tile_game.rules.view import TileView

GRAIN = 1000
"""The steps per point of a blur, as dice give whole numbers."""

CARELESS = 1.5
"""The factor for a level's blur with two seats, where a turn offers hundreds of lines. It shrinks with more seats, as each
scores fewer points and an error of a point matters more."""

SECOND_THOUGHTS = 2
"""Once the tile is placed, most of the thinking is done: the budget is divided by this."""

FIRST_FEW = 4
"""The number of best choices among which a slip picks one."""


def ranked(view: TileView, level: Level, dice: Dice, budget: Budget) -> list[Line]:
    """Return the lines that the level has looked at, best first, each with the level's value for it."""
    world = view.imagine(dice)
    judge = Judge(world, Chances(world))
    lines = LineSearch(world, judge).all()
    budget.spend(judge.judged)
    decision = world.decision
    assert decision is not None
    if decision.kind == "step2":
        budget.nodes //= SECOND_THOUGHTS
    if decision.kind == "draw":
        lines = with_draws(view, world, lines, judge, dice, budget, level.samples)
    elif level.looks_ahead and decision.kind in ("tile", "step2") and len(lines) > 1 and budget.allows(1):
        searched = Search(decision.seat, judge.chances, budget).best(lines, worlds(view, dice))
        return [found.line._replace(value=found.value) for found in searched]
    if decision.kind in ("tile", "step2") and world.left():  # in the last turn every level sees the exact result
        return blurred(lines, level, dice, world.seats)
    return lines


def blurred(lines: list[Line], level: Level, dice: Dice, seats: int) -> list[Line]:
    """Add errors to the lines' values: two rolls for each, so that small errors are more frequent than large ones."""
    if not level.blur:
        return lines
    blur = CARELESS * level.blur * sqrt(2 / seats)
    seen = [line._replace(value=line.value + blur * (dice.below(GRAIN) + dice.below(GRAIN) - GRAIN) / GRAIN) for line in lines]
    seen.sort(key=lambda line: (-line.value, line.number))
    if dice.below(100) < level.slips:
        seen.insert(0, seen.pop(dice.below(min(FIRST_FEW, len(seen)))))
    return seen


def choose_tile(view: TileView, level: Level, dice: Dice, budget: Budget) -> ComputerMove:
    """Return the level's choice for the present decision of the tile game."""
    lines = ranked(view, level, dice, budget)
    return ComputerMove(lines[0].actions[0], None, level.name, lines[0].value, budget.used, budget.cut)
