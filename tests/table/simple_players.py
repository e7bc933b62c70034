"""Fast computer players, for tests in which strength does not matter."""

import asyncio
from collections.abc import Sequence
from typing import Final

from bot.ai.move import ComputerMove, Reason
from bot.ai.strategies import PLAYERS
from bot.engine.actions import Action
from bot.engine.fair import Stream
from bot.engine.game import View
from bot.table.computers import ThreadedComputers


class Unexplained:
    """Computer players without reasons."""

    async def explain(self, view: View, actions: Sequence[Action]) -> tuple[Reason, ...]:
        """Say nothing."""
        return ()


class SimplePlayers:
    """The simple players, with each move in a thread."""

    levels: Final = ("random", "greedy")

    async def choose(self, view: View, level: str, seed: bytes) -> ComputerMove:
        """Choose one of the view's options."""
        action = await asyncio.to_thread(PLAYERS[level], view, Stream(seed))
        return ComputerMove(action, Reason("simplest"), level, 0.0, 0)

    async def explain(self, view: View, actions: Sequence[Action]) -> tuple[Reason, ...]:
        """Explain a turn as the computers do."""
        return await ThreadedComputers().explain(view, actions)
