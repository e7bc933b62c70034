"""Looking further ahead: the others' replies to each of the best lines, then the seat's own next answer, in imagined stacks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.ai.budget import Budget
from bot.ai.computer import lead
from bot.tile_game.computer.chances import Chances
from bot.tile_game.computer.judge import Judge
from bot.tile_game.computer.line_search import NARROW, Line, LineSearch
from bot.tile_game.computer.lookahead import PRIOR, Searched, answer_for_others, draw_on
from bot.tile_game.computer.worth import Worths
from bot.tile_game.rules.carcassonne import Carcassonne

WIDTH, MARGIN = 8, 6.0
"""The most lines to look into, and how far below the best one a line may be judged."""

FEWEST_STACKS = 6
"""Rather fewer lines than fewer stacks to compare them in."""

HALVING = 8
"""After each of this many stacks the worse half of the lines is dropped, down to two."""

STACKS = 144
"""The most stacks that the lines are compared in, shared among the seats: more seats mean more plies in each."""


class AnswerSearch:
    """A search from one decision to the seat's next turn. All lines meet the same stacks, as far as the budget allows."""

    def __init__(self, seat: int, worths: Worths, budget: Budget) -> None:
        self.seat = seat
        self.worths = worths
        self.budget = budget
        self._chances: dict[tuple[Any, ...], Chances] = {}  # the same for all lines in the same stack

    def best(self, lines: list[Line], worlds: Iterable[Carcassonne]) -> list[Searched]:
        """Return the lines looked into, best first."""
        alive = [line for line in lines[: self._width(lines[0])] if line.value >= lines[0].value - MARGIN]
        sums = {line.number: PRIOR * line.value for line in alive}
        stacks, cost = 0, 0
        for world in worlds:
            if len(alive) < 2 or stacks >= STACKS // world.seats or not self.budget.allows(cost * len(alive)):
                break
            before = self.budget.used
            found = [self.value(world, line) for line in self._in_time(alive)]
            if self.budget.cut or len(found) < len(alive):
                break  # a stack that only some lines have met would be unfair
            stacks += 1
            cost = (self.budget.used - before) // len(alive)
            for line, value in zip(alive, found, strict=True):
                sums[line.number] += value
            alive.sort(key=lambda line: (-sums[line.number], line.number))
            if stacks % HALVING == 0 and len(alive) > 2:
                alive = alive[: (len(alive) + 1) // 2]
        return [Searched(sums[line.number] / (stacks + PRIOR), line) for line in alive]

    def _width(self, line: Line) -> int:
        """Return how many lines the budget can compare in enough stacks. A turn costs about half of what the first look did."""
        expected = max(1, self.budget.used) * len(line.totals) // 2
        return max(2, min(WIDTH, (self.budget.nodes - self.budget.used) // (FEWEST_STACKS * expected)))

    def _in_time(self, lines: Iterable[Line]) -> Iterable[Line]:
        for line in lines:
            if not self.budget.allows(0):
                return
            yield line

    def value(self, world: Carcassonne, line: Line) -> float:
        """Return the seat's lead after its next turn in this world, with everybody playing as the judgement likes best."""
        game = world.copy()
        turn = game.turn_number
        for action in line.actions:
            game.apply(action)
            answer_for_others(game, self.seat)
        while True:
            draw_on(game)
            decision = game.decision
            if decision is None:
                return lead(game.scores, self.seat)
            judge = Judge(game, self.worths, self._chances_in(game))
            search = LineSearch(game, judge, NARROW)
            best = search.all()[0]
            self.budget.spend(judge.judged)
            if decision.seat == self.seat and game.turn_number != turn:
                return lead(best.totals, self.seat)
            game = search.play(best)

    def _chances_in(self, game: Carcassonne) -> Chances:
        key = (game.stack, game.left_over)
        if key not in self._chances:
            self._chances[key] = Chances(game)
        return self._chances[key]
