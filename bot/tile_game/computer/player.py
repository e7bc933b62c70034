"""How a level chooses in the tile game: judge every line, blur or look ahead, take the best."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations
from math import sqrt
from pathlib import Path

from bot.ai.budget import Budget
from bot.ai.computer import MISSED, Computer, Missed
from bot.ai.levels import GRAIN, Level
from bot.ai.move import ComputerMove, Reason
from bot.engine.actions import Action
from bot.engine.events import Cell
from bot.engine.fair import Dice, Stream
from bot.tile_game.computer.answers import AnswerSearch
from bot.tile_game.computer.draws import with_draws
from bot.tile_game.computer.judge import Judge
from bot.tile_game.computer.line_search import Line, LineSearch
from bot.tile_game.computer.lookahead import END, Search
from bot.tile_game.computer.reasons import reasons_for
from bot.tile_game.computer.weights import read_weights
from bot.tile_game.computer.worth import Worth, Worths
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.hidden import undrawn
from bot.tile_game.rules.kind import TileGame
from bot.tile_game.rules.moves import PlaceTile
from bot.tile_game.rules.view import TileView

CARELESS = 1.5
"""The factor for a level's blur with two seats, where a turn offers hundreds of lines. It shrinks with more seats, as each
scores fewer points and an error of a point matters more."""

SECOND_THOUGHTS = 2
"""Once the tile is placed, most of the thinking is done: the budget is divided by this."""

FEW = 2
"""With no more tiles left than this, every order is tried instead of samples."""

FIRST_FEW = 4
"""The number of best choices among which a slip picks one."""


class TileComputer(Computer[Carcassonne, TileView]):
    """The computer players of a tile game."""

    def __init__(self, kind: TileGame, worths: Iterable[Worth], fitted: Path | None = None) -> None:
        self.kind = kind
        self.worths = Worths(worths)
        self.fitted = self.worths if fitted is None else self.worths.with_weights(read_weights(fitted, self.worths.prices))

    def choose(self, view: TileView, level: Level, dice: Dice, budget: Budget) -> ComputerMove:
        """Choose for the present decision of the view's seat."""
        best = self.ranked(view, level, dice, budget)[0]
        planned = best.actions[1:] if level.answers and view.decision is not None and view.decision.kind == "tile" else ()
        return ComputerMove(best.actions[0], None, level.name, best.value, budget.used, budget.cut, planned)

    def ranked(self, view: TileView, level: Level, dice: Dice, budget: Budget) -> list[Line]:
        """Return the lines that the level has looked at, best first, each with the level's value for it."""
        world = view.imagine(dice)
        worths = self.fitted if level.fitted else self.worths
        judge = Judge(world, worths)
        lines = LineSearch(world, judge).all()
        budget.spend(judge.judged)
        decision = world.decision
        assert decision is not None
        if decision.kind == "step2":
            budget.nodes //= SECOND_THOUGHTS
        if decision.kind == "draw":
            lines = with_draws(view, world, lines, judge, dice, budget, level.samples)
        elif level.looks_ahead and decision.kind in ("tile", "step2") and len(lines) > 1 and budget.allows(1):
            if level.answers and judge.chances.left >= END:
                searched = AnswerSearch(decision.seat, worths, budget).best(lines, worlds(view, dice))
            else:
                searched = Search(decision.seat, worths, judge.chances, budget).best(lines, worlds(view, dice))
            return [found.line._replace(value=found.value) for found in searched]
        if decision.kind in ("tile", "step2") and world.left():  # in the last turn every level sees the exact result
            return blurred(lines, level, dice, world.seats)
        return lines

    def missed(self, view: TileView, played: Action, dice: Dice, nodes: int | None) -> Missed | None:
        """Compare the best line with the one played. Only a tile and its figure are reviewed."""
        if view.decision is None or view.decision.kind not in ("tile", "step2"):
            return None
        world = view.imagine(dice)
        lines = LineSearch(world, self.judge(world)).all()
        chosen = next((line for line in lines if line.actions[0] == played), None)
        if chosen is None or lines[0].value - chosen.value < MISSED:
            return None
        actions = lines[0].actions
        return Missed(actions, self.reasons(view.game, actions), round(lines[0].value - chosen.value))

    def order(self, view: TileView) -> tuple[Cell, ...]:
        """Return the cells for the drawn tile, the best first; empty if the decision is not about a tile."""
        if view.decision is None or view.decision.kind != "tile":
            return ()
        world = view.imagine(Stream(hashlib.sha256(f"hints {len(view.log)}".encode()).digest()))
        firsts = (line.actions[0] for line in LineSearch(world, self.judge(world)).all())
        return tuple(dict.fromkeys(first.at for first in firsts if isinstance(first, PlaceTile)))

    def reasons(self, game: Carcassonne, actions: Sequence[Action]) -> tuple[Reason, ...]:
        """Return the best reasons for the deciding seat's turn, one of each kind, the weightiest first."""
        return reasons_for(game, actions, self.worths)

    def judge(self, game: Carcassonne) -> Judge:
        """Return a judge of the positions that a decision can lead to."""
        return Judge(game, self.worths)


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


def worlds(view: TileView, dice: Dice) -> Iterator[Carcassonne]:
    """Yield fair samples without end; near the end each order once, so that nothing is left to chance."""
    first = view.imagine(dice)
    places = undrawn(first)
    if len(places) > FEW:
        yield first
        while True:
            yield view.imagine(dice)
    for order in sorted(set(permutations([first.stack[place] for place in places]))):
        world = first.copy()
        stack = list(world.stack)
        for place, kind in zip(places, order, strict=True):
            stack[place] = kind
        world.stack = tuple(stack)
        yield world
