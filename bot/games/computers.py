"""The entry point of the computer players: take a view and a level, return a choice with its reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final
from weakref import WeakKeyDictionary

from bot.ai.budget import Budget
from bot.ai.computer import Computer
from bot.ai.levels import LEVELS, Level
from bot.ai.move import ComputerMove
from bot.ai.strategies import PLAYERS, Strategy
from bot.card_game.computer import player as cards
from bot.engine.actions import Action
from bot.engine.events import Cell
from bot.engine.fair import Dice
from bot.engine.game import View
from bot.engine.lists import one_each
from bot.games.rules import GAMES
from bot.tile_game.expansions import worths as tiles

COMPUTERS: Final[Mapping[str, Computer[Any, Any]]] = one_each(
    "computer", GAMES, [(computer.kind.name, computer) for computer in (tiles.COMPUTER, cards.COMPUTER)]
)
"""By the name that a record gives the game."""


def choose(
    view: View,
    level: Level,
    dice: Dice,
    nodes: int | None = None,
    clock: Callable[[], float] | None = None,
    seconds: float = 0.0,
) -> ComputerMove:
    """Choose for the present decision of the view's seat.

    The same view, level, dice and nodes give the same choice, unless the time runs out: then its `cut` is set.
    """
    computer = COMPUTERS[view.kind.name]
    budget = Budget(computer.nodes(level) if nodes is None else nodes, clock, clock() + seconds if clock else 0.0)
    return computer.choose(view, level, dice, budget)


def best_cells(view: View) -> tuple[Cell, ...]:
    """Return the cells for a drawn tile, the best first, judged only by what the view's seat may know."""
    return COMPUTERS[view.kind.name].order(view)


def player_of(level: Level, nodes: int | None = None) -> Strategy:
    """Return the level as a strategy, like the simple players. It plays what it has planned, as a computer at a table does."""
    plans: WeakKeyDictionary[Dice, tuple[int, tuple[Action, ...]]] = WeakKeyDictionary()  # each seat of a game has its own dice

    def play(view: View, dice: Dice) -> Action:
        number, planned = plans.get(dice, (0, ()))
        if number != len(view.log) or not planned or planned[0] not in view.options():
            choice = choose(view, level, dice, nodes)
            planned = (choice.action, *choice.planned)
        plans[dice] = len(view.log) + 1, planned[1:]
        return planned[0]

    return play


def every_player(nodes: int | None = None) -> dict[str, Strategy]:
    """Return all strategies by name: the simple players, then the levels."""
    return {**PLAYERS, **{name: player_of(level, nodes) for name, level in LEVELS.items()}}
