"""The entry point of the computer players: take a view and a level, return a choice with its reason."""

from __future__ import annotations

from collections.abc import Callable

from bot.ai.budget import Budget
from bot.ai.levels import LEVELS, Level
from bot.ai.move import ComputerMove
from bot.ai.strategies import PLAYERS, Strategy
from bot.card_game.computer.player import choose_card
from bot.card_game.rules.view import CardView
from bot.engine.actions import Action
from bot.engine.fair import Dice
from bot.engine.game import View
from bot.tile_game.computer.player import choose_tile
from bot.tile_game.rules.view import TileView


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
    budget = Budget(level.nodes if nodes is None else nodes, clock, clock() + seconds if clock else 0.0)
    if isinstance(view, TileView):
        return choose_tile(view, level, dice, budget)
    if isinstance(view, CardView):
        return choose_card(view, level, dice, budget)
    raise TypeError("there is no computer player for this game")


def player_of(level: Level, nodes: int | None = None) -> Strategy:
    """Return the level as a strategy, like the simple players."""

    def play(view: View, dice: Dice) -> Action:
        return choose(view, level, dice, nodes).action

    return play


def every_player(nodes: int | None = None) -> dict[str, Strategy]:
    """Return all strategies by name: the simple players, then the levels."""
    return {**PLAYERS, **{name: player_of(level, nodes) for name, level in LEVELS.items()}}
