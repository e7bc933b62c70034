"""Computer players in separate processes, behind the tables' port."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Sequence
from typing import Final

from bot.ai.levels import LEVELS
from bot.ai.move import ComputerMove, Reason
from bot.engine.actions import Action, write_action
from bot.engine.game import View
from bot.games.computers import COMPUTERS
from bot.workers.pool import WorkerFailed, Workers

logger = logging.getLogger(__name__)


SECONDS: Final = 5.0
"""The time limit for one choice: several times what the levels need on a machine that is not too busy."""


NODES_A_MILLISECOND: Final = 40
"""The positions that a core judges in this time in the base game; with all modules about half as many."""


class Computers:
    """The computer players, run by workers."""

    def __init__(self, workers: Workers, milliseconds: int = 1000) -> None:
        """`milliseconds`: the most that a move may cost."""
        self._workers = workers
        self._nodes = milliseconds * NODES_A_MILLISECOND

    @property
    def levels(self) -> tuple[str, ...]:
        """The names of the levels, weakest first."""
        return tuple(LEVELS)

    async def choose(self, view: View, level: str, seed: bytes) -> ComputerMove:
        """Return one of the view's options; log anything that failed on the way."""
        nodes = min(COMPUTERS[view.kind.name].nodes(LEVELS[level]), self._nodes)
        answer = await self._workers.choose(view, level, seed, nodes, SECONDS)
        if answer.failures:
            logger.warning("a computer failed, %s plays instead: %s", answer.level, "; ".join(answer.failures))
        action = next(option for option in view.options() if write_action(option) == answer.action)
        planned = tuple(view.kind.reader.read(each)[1] for each in answer.planned)
        return ComputerMove(action, answer.reason, answer.level, answer.value, answer.nodes, answer.cut, planned)

    async def explain(self, view: View, actions: Sequence[Action]) -> tuple[Reason, ...]:
        """Return the reasons for a turn; none, and a line in the log, if no worker answers."""
        seed = hashlib.sha256(f"explained {len(view.log)}".encode()).digest()
        try:
            return await self._workers.explain(view, actions, seed, SECONDS)
        except WorkerFailed as failure:
            logger.warning("a turn is not explained: %s", failure)
            return ()
