"""Random dialogues of several people, with all deeds in any order: a table is never stuck, and its log replays to the same."""

from __future__ import annotations

import asyncio
import random

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.refusals import Refusal
from bot.table.computers import SimplePlayers
from bot.table.deeds.base import TURN, Deed
from bot.table.deeds.play import Act
from bot.table.options import DAY, HOUR
from bot.table.permissions import Actor
from bot.table.refused import Denied
from bot.table.results import Results
from bot.table.tables import Tables
from bot.table.timekeeping import Timekeeper
from tests.table.chance import steady
from tests.table.memory import Memory
from tests.table.playing import HERE, default_turn, key, opened
from tests.table.test_heart import same
from tests.table.test_permissions import DEEDS

BY_CLOCK = {"time_up", "remind", "play_computer", "expire", "move_clock", "set_habits", "merge"}
BY_PEOPLE = [kind for kind in DEEDS if kind.name not in BY_CLOCK and kind.name != "end"]
NAMES = ("ann", "ben", "cleo", "dan")


class Dialogue:
    """Several people at one table, in two processes, with time going by."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.memory = Memory()
        self.workers = [Tables(self.memory, steady()), Tables(self.memory, steady())]
        self.keeper = Timekeeper(self.workers[0], SimplePlayers(), Results(self.memory))

    async def begin(self) -> None:
        pace, time_up = self.chance.choice(("live", "8h", "24h", "none")), self.chance.choice(("simplest", "computer", "offer"))
        table = await opened(self.workers[0], *NAMES[:2], pace=pace, time_up=time_up, seats=4)
        self.table = table.id

    async def step(self) -> None:
        if self.chance.random() < 0.15:
            self.memory.time += self.chance.choice((HOUR, DAY, 3 * DAY))
            self.memory.move_due()
        while self.memory.events:
            await self.keeper.handle(self.memory.events.pop(0))
        tables = self.chance.choice(self.workers)
        name = self.chance.choice(NAMES)
        try:
            await tables.do(self.table, Actor(name, HERE), await self.some_deed(tables), key())
        except (Denied, Refusal):
            return

    async def some_deed(self, tables: Tables) -> Deed:
        table = await tables.look(self.table)
        if table.decision is not None and self.chance.random() < 0.4:
            return Act(table.version, default_turn(table))
        return DEEDS[self.chance.choice(BY_PEOPLE)]()

    async def never_stuck(self) -> None:
        fresh = await Tables(self.memory, steady()).look(self.table)
        for tables in self.workers:
            same(await tables.look(self.table), fresh)
        timers = self.memory.logs[self.table].timers
        due = {event.name for event in self.memory.events} | set(timers)
        if fresh.state == "open":
            assert "expire" in due
            assert fresh.host in fresh.people()
        elif fresh.state == "running":
            assert fresh.decision is not None
            assert fresh.active()
            if fresh.computers_turn:
                assert "computer" in due
            else:
                assert fresh.options.pace == "none" or TURN in due


async def dialogue(seed: int, steps: int) -> None:
    talk = Dialogue(random.Random(seed))
    await talk.begin()
    for _ in range(steps):
        await talk.step()
        if talk.table not in talk.memory.logs:
            return
        await talk.never_stuck()


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 1 << 32), st.integers(1, 60))
def test_a_table_is_never_stuck(seed: int, steps: int) -> None:
    asyncio.run(dialogue(seed, steps))
