"""From a press to its answer in the chat room: one person at a time, first turns of a game, pictures drawn on the way."""

from __future__ import annotations

import asyncio
import re
import statistics
import tempfile
import time
from collections import defaultdict
from functools import partial
from pathlib import Path

from bot import scene
from bot.chat.conversation import Conversation
from bot.chat.house import House
from bot.chat.studio import Studio
from bot.store import Settings, Store, opened
from bot.table.computers import SimplePlayers
from bot.table.tables import Tables
from bot.web.log import Log
from bot.web.people import People, Person
from bot.web.room import ChatRoom, Doing
from bot.web.shelf import Shelf
from renderer.renderer import Renderer
from tests.table.chance import steady

TURNS = 12
STEPS = ("Confirm", "No figure", "r1:")
CELL = re.compile(r"-?[A-Z]{1,2}-?\d+")


class Bench:
    """Two people in one room, each pressing when it is their turn."""

    def __init__(self, room: ChatRoom, persons: list[Person]) -> None:
        self.room = room
        self.persons = persons
        self.took: dict[str, list[float]] = defaultdict(list)
        self._count = 0

    def offered(self, person: Person, *, whisper: bool) -> dict[str, tuple[int, str]]:
        """Label, message and id of the newest message with buttons."""
        posts = [post for post in self.room.log.seen_by(person.account) if post.buttons and bool(post.private_to) == whisper]
        return {each.label: (posts[-1].number, each.id) for row in posts[-1].buttons for each in row} if posts else {}

    async def press(self, person: Person, kind: str, where: tuple[int, str]) -> None:
        """Press, and measure until the answer and its messages are there."""
        self._count += 1
        begun = time.perf_counter()
        await self.room.press(Doing(person, f"bench-{self._count:06d}"), *where)
        self.took[kind].append(time.perf_counter() - begun)

    async def turn(self) -> None:
        """A whole turn of whoever is asked."""
        asked = next(post for post in reversed(self.room.log.seen_by("")) if post.buttons)
        person = next(each for each in self.persons if each.account in asked.pinged)
        cells = self.offered(person, whisper=False)
        await self.press(person, "cell", next(where for label, where in cells.items() if CELL.fullmatch(label)))
        while True:
            drafted = self.offered(person, whisper=True)
            step, label = next((step, label) for step in STEPS for label in drafted if step in label)
            revision = self.room.log.revision
            await self.press(person, step.strip(":"), drafted[label])
            if step == "Confirm":
                await self.news(revision)
                return

    async def news(self, revision: int) -> None:
        """Until the next turn is told to the room."""
        while not any(post.pinged and post.buttons for post in self.room.log.seen_by("", revision)):
            await self.room.log.wait(self.room.log.rings)


async def measure(store: Store, folder: Path) -> Bench:
    """Open a table, start it, and play."""
    renderer = Renderer(scene.drawings(), folder / "atlas")
    renderer.build()
    talk = Conversation(House(Tables(store, steady()), Studio(renderer), SimplePlayers.levels))
    log, people = Log(store), People(store)
    await log.load()
    room = ChatRoom(log, Shelf(folder / "web"), people, talk)
    bench = Bench(room, [await people.come(name) for name in ("Ann", "Ben")])
    serving = asyncio.create_task(store.serve(couriers={"web": partial(talk.deliver, platform=room)}))
    await room.say(Doing(bench.persons[0], "bench-open"), "/new")
    while not (lobby := bench.offered(bench.persons[0], whisper=False)):
        await log.wait(log.rings)
    await bench.press(bench.persons[1], "Join", lobby["Join"])
    revision = log.revision
    await bench.press(bench.persons[0], "Start", lobby["Start"])
    await bench.news(revision)
    for _ in range(TURNS):
        await bench.turn()
    serving.cancel()
    await asyncio.gather(serving, return_exceptions=True)
    return bench


async def run() -> None:
    """Measure on a store of its own."""
    with tempfile.TemporaryDirectory() as name:
        async with opened(Settings(folder=Path(name) / "data")) as store:
            bench = await measure(store, Path(name))
    for kind, took in bench.took.items():
        print(f"{kind:10} {len(took):4} times  median {statistics.median(took) * 1000:6.1f} ms  worst {max(took) * 1000:6.1f} ms")


def main() -> None:
    """Print the table."""
    asyncio.run(run())


if __name__ == "__main__":
    main()
