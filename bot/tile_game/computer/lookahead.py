"""Looking ahead: the next player's reply to each of the best lines, by samples of the draw; near the end, to the very end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import permutations
from math import sqrt
from typing import NamedTuple

from bot.ai.budget import Budget
from bot.ai.computer import lead
from bot.engine.fair import Dice
from bot.tile_game.computer.chances import Chances
from bot.tile_game.computer.judge import Judge
from bot.tile_game.computer.line_search import NARROW, Line, LineSearch
from bot.tile_game.computer.worth import Worths
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.hidden import undrawn
from bot.tile_game.rules.moves import Draw
from bot.tile_game.rules.view import TileView

FEWEST, WIDTH = 3, 10
"""The fewest and the most of the best lines to look into, as the budget allows."""

MARGIN = 9.0
"""A line judged this many points below the best one is not looked into."""

END = 3
"""With fewer tiles left than this, the game is played on to its end."""

REPLIES = 5
"""Near the end, the number of replies that are played on before one is chosen."""

HALVING = 2
"""After this many samples the worse half of the lines is dropped."""

PRIOR = 1.0
"""The number of samples that the first judgement counts for."""


FEW = 2
"""With no more tiles left than this, every order is tried instead of samples."""


class Searched(NamedTuple):
    """A line with its value after looking ahead."""

    value: float
    line: Line


class Search:
    """A search ahead from one decision."""

    def __init__(self, seat: int, worths: Worths, chances: Chances, budget: Budget) -> None:
        self.seat = seat
        self.worths = worths
        self.chances = chances
        self.budget = budget
        self.ending = chances.left < END

    def best(self, lines: list[Line], worlds: Iterable[Carcassonne]) -> list[Searched]:
        """Return the lines looked into, best first. All lines meet the same samples, as far as the budget allows."""
        alive = lines
        sums: dict[int, float] = {}
        samples = 0
        for world in worlds:
            before = self.budget.used
            found = self._first_round(world, alive) if not samples else [self._value(world, line) for line in alive]
            if self.budget.cut or len(found) < min(2, len(alive)):
                break  # a sample that only some lines have met would be unfair
            alive = alive[: len(found)]
            for line, value in zip(alive, found, strict=True):
                sums[line.number] = sums.get(line.number, 0.0) + value
            samples += 1
            cost = (self.budget.used - before) // len(alive)
            alive.sort(key=lambda line: (-self._mean(sums, samples, line), line.number))
            if samples % HALVING == 0 and len(alive) > 2:
                alive = alive[: (len(alive) + 1) // 2]
            if len(alive) < 2 or not self.budget.allows(cost * len(alive)):
                break
        return [Searched(self._mean(sums, samples, line) if samples else line.value, line) for line in alive]

    def _first_round(self, world: Carcassonne, lines: list[Line]) -> list[float]:
        """Try as many of the best lines as the budget allows: more lines mean fewer samples of each."""
        found: list[float] = []
        width = 1
        before = self.budget.used
        for line in lines:
            if len(found) >= width or line.value < lines[0].value - MARGIN or self.budget.late():
                break
            found.append(self._value(world, line))
            cost = max(1, (self.budget.used - before) // len(found))
            replies = (self.budget.nodes - before) / cost
            width = WIDTH * 2 if self.ending else max(FEWEST, min(WIDTH, round(sqrt(replies))))
            width = min(width, int(replies))
        return found

    @staticmethod
    def _mean(sums: dict[int, float], samples: int, line: Line) -> float:
        return (sums[line.number] + PRIOR * line.value) / (samples + PRIOR)

    def _value(self, world: Carcassonne, line: Line) -> float:
        game = world.copy()
        for action in line.actions:
            game.apply(action)
            answer_for_others(game, self.seat)
        return self._after(game)

    def _after(self, game: Carcassonne) -> float:
        """Return the lead after the next player's reply; near the end, the lead at the end of the game."""
        to_the_end = game.left() < END
        for _ in range(END * 4):
            draw_on(game)
            decision = game.decision
            if decision is None:
                return lead(game.scores, self.seat)
            judge = Judge(game, self.worths, self.chances)
            search = LineSearch(game, judge, NARROW)
            lines = search.all()
            self.budget.spend(judge.judged)
            chosen = self._reply(search, lines, decision.seat) if to_the_end and game.left() == 1 else lines[0]
            if decision.seat != self.seat and not to_the_end:
                return lead(chosen.totals, self.seat)
            game = search.play(chosen)
        judge = Judge(game, self.worths, self.chances)
        return lead(judge.totals(game, judge.look(game)), self.seat)

    def _reply(self, search: LineSearch, lines: list[Line], mover: int) -> Line:
        """Return the reply that is best for its player after the best play of the last tile."""
        best, most = lines[0], -1e9
        for line in lines[:REPLIES]:
            final = self._last(search.play(line))
            value = lead(final.scores, mover)
            if value > most:
                best, most = line, value
        return best

    def _last(self, game: Carcassonne) -> Carcassonne:
        """Play the game to its end, each move for the most points."""
        for _ in range(END * 4):
            draw_on(game)
            if game.decision is None:
                break
            judge = Judge(game, self.worths, self.chances)
            search = LineSearch(game, judge, NARROW)
            best = search.all()[0]
            self.budget.spend(judge.judged)
            game = search.play(best)
        return game


def draw_on(game: Carcassonne) -> None:
    """Draw for the seat to act; decisions before the tile is placed get the default answer."""
    while (decision := game.decision) is not None:
        if decision.kind != "draw" and (decision.kind == "tile" or game.hand is None):
            return
        options = game.options()
        if decision.kind == "draw" and not any(isinstance(o, Draw) for o in options):
            return
        game.apply(next((o for o in options if isinstance(o, Draw)), None) or game.default())


def answer_for_others(game: Carcassonne, seat: int) -> None:
    """Give other seats' decisions during this seat's turn the default answer."""
    while game.turn == seat and (decision := game.decision) is not None and decision.seat != seat:
        if decision.kind == "draw":
            return
        game.apply(game.default())


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
