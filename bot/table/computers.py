"""Computers' turns, with the computer players available."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from bot.ai.levels import LEVELS
from bot.ai.move import ComputerMove, Reason
from bot.engine.actions import Action
from bot.engine.fair import Stream
from bot.engine.game import View
from bot.games.computers import COMPUTERS, choose
from bot.table.entries import Thought
from bot.table.ports import Thinker
from bot.table.table import Table


class ThreadedComputers:
    """The levels, run in threads of this process where there are no workers."""

    levels: Final = tuple(LEVELS)

    async def choose(self, view: View, level: str, seed: bytes) -> ComputerMove:
        """Return one of the view's options."""
        return await asyncio.to_thread(choose, view, LEVELS[level], Stream(seed))

    async def explain(self, view: View, actions: Sequence[Action]) -> tuple[Reason, ...]:
        """Return the reasons for a turn."""
        world = view.imagine(Stream(hashlib.sha256(f"explained {len(view.log)}".encode()).digest()))
        return await asyncio.to_thread(COMPUTERS[view.kind.name].reasons, world, actions)


class ComputerTurn(NamedTuple):
    """The actions a computer takes until another seat must decide, with a note on each real choice."""

    actions: tuple[Action, ...] = ()
    thoughts: tuple[Thought, ...] = ()


NOTHING: Final = ComputerTurn()


async def turn_of(table: Table, thinker: Thinker) -> ComputerTurn:
    """Return what a computer plays until somebody else decides."""
    assert table.decider is not None
    number = table.decider
    level = _level(table, number, thinker)
    game, actions, thoughts = table.begun_game.copy(), list[Action](), list[Thought]()
    planned: tuple[Action, ...] = ()
    while game.decision is not None and game.decision.seat == number:
        view = game.view(number)
        options = view.options()
        action = options[0]
        if planned and planned[0] in options:
            action, planned = planned[0], planned[1:]
            thoughts.append(msgspec.structs.replace(thoughts[-1], place=len(actions)))
        elif len(options) > 1:
            # A seed independent of the game's: nothing that the choice depends on may reveal hidden information.
            seed = hashlib.sha256(f"{table.id}/{number}/{len(game.log)}".encode()).digest()
            choice = await thinker.choose(view, level, seed)
            action, planned = choice.action, choice.planned
            thoughts.append(Thought(len(actions), level, choice.level, choice.reason, choice.cut))
        game.apply(action, number)
        actions.append(action)
    return ComputerTurn(tuple(actions), tuple(thoughts))


def _level(table: Table, number: int, thinker: Thinker) -> str:
    level = table.seats[number].level
    return level if level in thinker.levels else thinker.levels[-1]
