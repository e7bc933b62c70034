"""Computer players in processes of their own, as the tables ask for them."""

from __future__ import annotations

from bot.ai.levels import LEVELS
from bot.ai.workers import Workers
from bot.engine.actions import Action, write_action
from bot.engine.game import View


class Computers:
    """Workers behind the tables' port."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers

    @property
    def levels(self) -> tuple[str, ...]:
        """The weakest first."""
        return tuple(LEVELS)

    async def choose(self, view: View, level: str, seed: bytes) -> Action:
        """One of the view's options."""
        answer = await self._workers.choose(view, level, seed)
        return next(option for option in view.options() if write_action(option) == answer.action)
