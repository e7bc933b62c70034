"""A worker of the proof by faults: it plays, sees to timers and posts, until it is killed.

`python -m tests.store.worker URL STAND-IN NAME GAMES`
"""

import asyncio
import hashlib
import itertools
import logging
import os
import random
import sys
from typing import Final

import msgspec

from bot.store import (
    Announcement,
    Applied,
    Commit,
    Duplicate,
    Head,
    Stale,
    Store,
    StoreError,
    StoreEvent,
    StoreSettings,
    Timer,
    opened,
)
from tests.store.standin import Caller

PLACES: Final = ("telegram:1", "telegram:2", "discord:3")


class Move(msgspec.Struct, frozen=True, array_like=True):
    """An entry of a log. `chain` follows from all entries before: it is what a replay would find out."""

    action: str
    chain: str


def linked(chain: str, action: str) -> str:
    """The next link."""
    return hashlib.sha256(f"{chain} {action}".encode()).hexdigest()[:16]


class Worker:
    """Plays on several games at once, as several people would."""

    def __init__(self, store: Store, caller: Caller, name: str, games: int) -> None:
        """`name` is unique among all workers that ever were."""
        self._store = store
        self._caller = caller
        self._name = name
        self._games = [f"game{number}" for number in range(games)]
        self._count = itertools.count()
        self._chance = random.Random(name)
        self.playing = True

    async def play(self) -> None:
        """One player: presses on games at random, each press twice."""
        while self.playing:
            await asyncio.sleep(self._chance.random() * 0.03)
            game = self._chance.choice(self._games)
            action = f"{self._name}/{next(self._count)}"
            try:
                turn = await self._turn(game, action, action)
                outcome = await self._press_twice(turn)
            except StoreError:
                continue  # never acknowledged
            if isinstance(outcome, Applied | Duplicate):
                version = outcome.version if isinstance(outcome, Applied) else outcome.made
                self.playing = await self._caller.ack(game, action, version)

    async def _press_twice(self, turn: Commit) -> object:
        """Whatever one of them is told holds for both."""
        outcomes = await asyncio.gather(*(self._commit(turn) for _ in range(2)))
        done = [outcome for outcome in outcomes if isinstance(outcome, Applied | Duplicate)]
        if sum(isinstance(outcome, Applied) for outcome in outcomes) > 1:
            message = f"{turn.key} was applied twice"
            raise AssertionError(message)
        return done[0] if done else outcomes[0]

    async def _commit(self, turn: Commit) -> object:
        """Until it is known what became of it: the same step with the same key."""
        while True:
            try:
                return await self._store.games.commit(turn)
            except StoreError:
                await asyncio.sleep(0.05)

    async def _turn(self, game: str, action: str, key: str, *, timed: bool = True) -> Commit:
        loaded = await self._store.games.load(game)
        chain, version = "", 0
        if loaded is not None:
            version = loaded.version
            chain = msgspec.json.decode(loaded.entries[-1].body, type=Move).chain
        move = msgspec.json.encode(Move(action, linked(chain, action)))
        return Commit(
            game=game,
            expected=version,
            key=key,
            entries=(move,),
            head=Head("running", (self._name,)),
            timers=(Timer("turn", after=self._chance.choice((1, 50, 5000))),) if timed else (),
            announcements=(Announcement("turn", PLACES, str(version + 1).encode()),),
        )

    async def see_to(self, event: StoreEvent) -> None:
        """Time is up: unless somebody has moved meanwhile, a turn is played for them, once for each timer."""
        loaded = await self._store.games.load(event.game)
        if event.kind != "timer" or loaded is None or "turn" in loaded.timers:
            return
        turn = await self._turn(event.game, f"timeout {event.at}", event.key, timed=False)
        outcome = await self._store.games.commit(turn)
        if isinstance(outcome, Stale):
            message = "moved meanwhile: look again"
            raise StoreError(message)


async def main(url: str, stand_in: str, name: str, games: int) -> None:
    """Run until killed."""
    caller = Caller(stand_in)
    settings = StoreSettings(url=url, lease=1.5, patience=3.0, start_patience=60.0)
    async with opened(settings) as store:
        store.wakeups.sweep_every = 0.3
        worker = Worker(store, caller, name, games)
        async with asyncio.TaskGroup() as tasks:
            couriers = {"telegram": caller.deliver, "discord": caller.deliver}
            tasks.create_task(store.serve(couriers=couriers, table=worker.see_to))
            for _ in range(4):
                tasks.create_task(worker.play())


if __name__ == "__main__":
    logging.basicConfig(level=os.environ.get("LEVEL", "WARNING"), format=f"{sys.argv[3]} %(message)s")
    asyncio.run(main(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])))
