"""A worker of the proof by faults: plays, runs clocks and computers and posts, until it is killed.

`python -m tests.table.worker URL STAND-IN NAME GAMES`
"""

import asyncio
import hashlib
import itertools
import logging
import os
import random
import sys
from collections import Counter
from typing import Final

from bot.engine.actions import Action
from bot.engine.refusals import Refusal
from bot.store import Announcement, Store, StoreError, StoreSettings, open_store
from bot.table.announce import read_told
from bot.table.deeds.base import Deed
from bot.table.deeds.lobby import AddComputer, Join, Start
from bot.table.deeds.play import Act
from bot.table.entries import Played, encode
from bot.table.options import Options
from bot.table.permissions import Actor
from bot.table.refused import Denied
from bot.table.results import Results
from bot.table.table import Table
from bot.table.tables import Done, Tables
from bot.table.timekeeping import Timekeeper
from tests.store.standin import Caller
from tests.table.chance import steady
from tests.table.news_codes import NEWS
from tests.table.simple_players import SimplePlayers

SEATS: Final = {"ann": "telegram:1", "ben": "discord:3"}
"""The players and their chats; a computer sits with them."""
SLOW: Final = 0
"""At this table people think so long that their time may run out."""
OPTIONS: Final = Options(modules=("fields", "inns_cathedrals"), seats=3)


def shown(announcement: Announcement) -> int | None:
    """The version an announcement shows; None for a notice."""
    told = read_told(announcement.body)
    assert told.code in NEWS
    return told.version if announcement.turn else None


def mark(entry: bytes) -> str:
    """A mark by which an entry is recognised."""
    return hashlib.sha256(entry).hexdigest()[:16]


class Crew:
    """Several fast players at several tables. Each press is sent twice, the second time to another process."""

    def __init__(self, store: Store, caller: Caller, name: str, games: int) -> None:
        """`name` must never be reused."""
        self._processes = [Tables(store, steady()), Tables(store, steady())]
        self._caller = caller
        self._name = name
        self._games = range(games)
        self._rounds: Counter[int] = Counter()
        self._count = itertools.count()
        self._chance = random.Random(name)
        self.playing = True
        self.keeper = Timekeeper(self._processes[0], SimplePlayers(), Results(store))

    async def play(self) -> None:
        """Press randomly on all tables."""
        while self.playing:
            await asyncio.sleep(self._chance.random() * 0.03)
            number = self._chance.choice(self._games)
            try:
                await self._go_on(number, f"game{number}r{self._rounds[number]}")
            except StoreError:
                continue  # never acknowledged

    async def _go_on(self, number: int, game: str) -> None:
        try:
            table = await self._chance.choice(self._processes).look(game, newest=self._chance.random() < 0.3)
        except Denied:
            await self._processes[0].open(Actor("ann", SEATS["ann"]), OPTIONS, key=f"open {game}", salt="a", table=game)
            return
        if table.state == "over":
            self._rounds[number] += 1
        elif table.state == "open":
            await self._gather(table)
        elif table.asked is not None and (number != SLOW or self._chance.random() < 0.005):
            await self._turn(table, Actor(table.asked.person, SEATS[table.asked.person]), self._some_turn(table))

    async def _gather(self, table: Table) -> None:
        ann, ben = (Actor(name, place) for name, place in SEATS.items())
        steps: list[tuple[Actor, Deed]] = [(ben, Join("b")), (ann, AddComputer("random", SimplePlayers.levels)), (ann, Start())]
        actor, deed = steps[len(table.seats) - 1]
        await self._press_twice(table.id, actor, deed, f"{self._name}/{next(self._count)}")

    async def _turn(self, table: Table, actor: Actor, actions: tuple[Action, ...]) -> None:
        assert table.decider is not None
        entry = encode(Played(table.decider, actions))
        click = f"{self._name}/{next(self._count)}"
        done = await self._press_twice(table.id, actor, Act(table.version, actions), click)
        if done is not None:
            self.playing = await self._caller.ack(table.id, f"{click} {mark(entry)}", done.version)

    def _some_turn(self, table: Table) -> tuple[Action, ...]:
        game, actions = table.begun_game.copy(), list[Action]()
        while game.decision is not None and game.decision.seat == table.decider:
            actions.append(self._chance.choice(game.options()))
            game.apply(actions[-1])
        return tuple(actions)

    async def _press_twice(self, table: str, actor: Actor, deed: Deed, click: str) -> Done | None:
        one, other = await asyncio.gather(*(self._press(tables, table, actor, deed, click) for tables in self._processes))
        versions = {None if done is None else done.version for done in (one, other)}
        if len(versions) > 1 or (one and other and not one.repeated and not other.repeated):
            message = f"{click} was answered differently, or done twice: {versions}"
            raise AssertionError(message)
        return one

    async def _press(self, tables: Tables, table: str, actor: Actor, deed: Deed, click: str) -> Done | None:
        """Repeat the press with the same key until its outcome is known."""
        while True:
            try:
                return await tables.do(table, actor, deed, click)
            except StoreError:
                await asyncio.sleep(0.05)
            except (Denied, Refusal):
                return None


async def main(url: str, stand_in: str, name: str, games: int) -> None:
    """Run until killed."""
    caller = Caller(stand_in, shown)
    settings = StoreSettings(url=url, lease=1.5, patience=3.0, start_patience=60.0)
    async with open_store(settings) as store:
        store.wakeups.sweep_every = 0.3
        crew = Crew(store, caller, name, games)
        async with asyncio.TaskGroup() as tasks:
            couriers = {"telegram": caller.deliver, "discord": caller.deliver}
            tasks.create_task(store.serve(couriers=couriers, table=crew.keeper.handle))
            for _ in range(4):
                tasks.create_task(crew.play())


if __name__ == "__main__":
    logging.basicConfig(level=os.environ.get("LEVEL", "WARNING"), format=f"{sys.argv[3]} %(message)s")
    asyncio.run(main(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])))
