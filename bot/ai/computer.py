"""What the computer players of every game can do, and how they compare scores."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import exp
from typing import Generic, NamedTuple, TypeVar

from bot.ai.budget import Budget
from bot.ai.levels import Level
from bot.ai.move import ComputerMove, Reason
from bot.engine.actions import Action
from bot.engine.events import Cell
from bot.engine.fair import Dice
from bot.engine.game import Game, GameKind, View

G = TypeVar("G", bound=Game)
V = TypeVar("V", bound=View)

MISSED = 4.0
"""The advantage, in points, that a better move needs to be mentioned."""

RIVALRY = 12.0
"""An opponent this many points behind the leading one counts about a third as much."""


class Missed(NamedTuple):
    """A better way to play than the one chosen: its actions, the reasons for it and the gain in points."""

    actions: tuple[Action, ...]
    reasons: tuple[Reason, ...]
    points: int


class Computer(ABC, Generic[G, V]):
    """The computer players of one game."""

    kind: GameKind

    @abstractmethod
    def nodes(self, level: Level) -> int:
        """Return the positions that a level may judge for one decision."""

    @abstractmethod
    def choose(self, view: V, level: Level, dice: Dice, budget: Budget) -> ComputerMove:
        """Choose for the present decision of the view's seat."""

    @abstractmethod
    def missed(self, view: V, played: Action, dice: Dice, nodes: int | None) -> Missed | None:
        """Return a way to play that is better than the action played by MISSED or more, for reviews."""

    @abstractmethod
    def order(self, view: V) -> tuple[Cell, ...]:
        """Return the cells for a drawn tile, the best first, for hints; empty if nothing has to be placed on a cell."""

    @abstractmethod
    def reasons(self, game: G, actions: Sequence[Action]) -> tuple[Reason, ...]:
        """Return the best reasons for the deciding seat's turn, the weightiest first; empty if each action has its own."""


def lead(totals: Sequence[float], seat: int) -> float:
    """Return a seat's points minus the others', the leaders counting most."""
    mine = totals[seat]
    if len(totals) == 2:
        return mine - totals[1 - seat]
    others = [total for other, total in enumerate(totals) if other != seat]
    most = max(others)
    weights = [exp((total - most) / RIVALRY) for total in others]
    return mine - sum([w * total for w, total in zip(weights, others, strict=True)]) / sum(weights)
