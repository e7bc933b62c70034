"""The levels as they were on 2026-11-18, to measure later ones against. They do not change."""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

from bot.ai.budget import Budget
from bot.ai.computer import Computer
from bot.ai.levels import HARD, MASTER, Level
from bot.ai.strategies import Strategy
from bot.card_game.computer.player import CardComputer, CardStyle
from bot.card_game.computer.rounds import Guesses
from bot.engine.actions import Action
from bot.engine.fair import Dice
from bot.engine.game import View
from bot.games.computers import every_player, player_of
from bot.tile_game.computer.draws import with_draws
from bot.tile_game.computer.judge import Judge
from bot.tile_game.computer.line_search import Line, LineSearch
from bot.tile_game.computer.lookahead import Search, worlds
from bot.tile_game.computer.player import TileComputer
from bot.tile_game.computer.styles import TileStyle
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.expansions.worths import COMPUTER, FITTED, WORTHS
from bot.tile_game.rules.view import TileView

CARELESS, GRAIN, SECOND_THOUGHTS, FIRST_FEW = 1.5, 1000, 2, 4


class Former(NamedTuple):
    """A level of the tile game: the same judgement, with random errors or a search for the next player's reply."""

    nodes: int
    blur: float = 0.0
    slips: int = 0
    looks_ahead: bool = False
    samples: int = 4


FORMER = {
    "easy-2026": Former(1500, blur=4.0, slips=12, samples=2),
    "medium-2026": Former(3000, blur=1.5),
    "plain-2026": Former(3000),
    "hard-2026": Former(6000, looks_ahead=True, samples=8),
}
"""`plain`: medium without its errors, the judgement alone."""


FITTED_ONLY = TileComputer(CARCASSONNE, WORTHS, FITTED, {"fitted": TileStyle(nodes=3000, draws=8, fitted=True)})
"""The fitted judgement alone."""

FORMER_CARDS = CardComputer({"hard": CardStyle(6000, 400, careful=True, guesses=Guesses(10.0, 8.0, 1.5, 0.6))})


def every_yardstick() -> dict[str, Strategy]:
    """Return all players by name: the levels, the simple players, and the levels as they were."""
    return {
        **every_player(),
        **{name: former(level) for name, level in FORMER.items()},
        "fitted": played(FITTED_ONLY, Level("fitted")),
        "cards-hard-2026": played(FORMER_CARDS, HARD),
        "master-third": player_of(MASTER, COMPUTER.nodes(MASTER) // 3),
        "master-triple": player_of(MASTER, COMPUTER.nodes(MASTER) * 3),
    }


def played(computer: Computer[Any, Any], level: Level) -> Strategy:
    """Return a computer's level as a strategy, which does not play what it has planned."""

    def play(view: View, dice: Dice) -> Action:
        return computer.choose(view, level, dice, Budget(computer.nodes(level))).action

    return play


def former(level: Former) -> Strategy:
    """Return the level as a strategy."""

    def play(view: View, dice: Dice) -> Action:
        assert isinstance(view, TileView)
        return ranked(view, level, dice)[0].actions[0]

    return play


def ranked(view: TileView, level: Former, dice: Dice) -> list[Line]:
    """Return the lines that the level looks at, best first."""
    budget, world = Budget(level.nodes), view.imagine(dice)
    judge = Judge(world, COMPUTER.worths)
    lines = LineSearch(world, judge).all()
    budget.spend(judge.judged)
    decision = world.decision
    assert decision is not None
    if decision.kind == "step2":
        budget.nodes //= SECOND_THOUGHTS
    if decision.kind == "draw":
        lines = with_draws(view, world, lines, judge, dice, budget, level.samples)
    elif level.looks_ahead and decision.kind in ("tile", "step2") and len(lines) > 1 and budget.allows(1):
        return [
            found.line for found in Search(decision.seat, COMPUTER.worths, judge.chances, budget).best(lines, worlds(view, dice))
        ]
    if decision.kind in ("tile", "step2") and world.left():
        return blurred(lines, level, dice, world.seats)
    return lines


def blurred(lines: list[Line], level: Former, dice: Dice, seats: int) -> list[Line]:
    """Add errors to the lines' values: two rolls for each, so that small errors are more frequent than large ones."""
    if not level.blur:
        return lines
    blur = CARELESS * level.blur * sqrt(2 / seats)
    seen = [line._replace(value=line.value + blur * (dice.below(GRAIN) + dice.below(GRAIN) - GRAIN) / GRAIN) for line in lines]
    seen.sort(key=lambda line: (-line.value, line.number))
    if dice.below(100) < level.slips:
        seen.insert(0, seen.pop(dice.below(min(FIRST_FEW, len(seen)))))
    return seen
