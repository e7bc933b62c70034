"""What a computer does with its turn, by whatever computer players there are."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Final

from bot.ai.players import PLAYERS
from bot.engine.actions import Action
from bot.engine.fair import Stream
from bot.engine.game import View
from bot.table.ports import Thinker
from bot.table.table import Table

STAND_IN: Final = "greedy"
"""Who plays for a person that has gone, if there is such a level; else the strongest."""


class SimplePlayers:
    """The simple players, each in a thread of its own."""

    levels: Final = tuple(PLAYERS)

    async def choose(self, view: View, level: str, seed: bytes) -> Action:
        """One of the view's options."""
        return await asyncio.to_thread(PLAYERS[level], view, Stream(seed))


async def turn_of(table: Table, thinker: Thinker) -> tuple[Action, ...]:
    """What a computer plays until somebody else decides."""
    assert table.game is not None
    assert table.decider is not None
    number = table.decider
    level = table.seats[number].level
    if level not in thinker.levels:
        level = STAND_IN if STAND_IN in thinker.levels else thinker.levels[-1]
    game, actions = table.game.copy(), list[Action]()
    while game.decision is not None and game.decision.seat == number:
        view = game.view(number)
        # A seed of the view's own: nothing that the choice depends on may tell what is hidden.
        seed = hashlib.sha256(f"{table.id}/{number}/{len(game.log)}".encode()).digest()
        options = view.options()
        action = options[0] if len(options) == 1 else await thinker.choose(view, level, seed)
        game.apply(action, number)
        actions.append(action)
    return tuple(actions)
