"""From a press to its answer, pictures drawn on the way: a lone one, and fifty games in an open loop.

The loop runs at a quarter of the capacity measured before it. In an open loop presses come when they come, not when the one
before has been answered; what waits is counted from when it was due.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import tempfile
import time
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

from bot.chat.buttons import read_press
from bot.chat.contract import Account, Button, Message, PlatformLimits, Request
from bot.chat.conversation import Conversation
from bot.chat.picture_queue import PictureQueue
from bot.chat.services import Services
from bot.games.faces import drawings
from bot.store import Place, Store, StoreSettings, open_store
from bot.table.limits import HostLimits
from bot.table.tables import Tables
from bot.web.limits import WEB
from renderer.renderer import Renderer
from tests.chat.room import LIMITS
from tests.table.chance import steady
from tests.table.simple_players import SimplePlayers

LONE_PRESSES: Final = 40
SLICES: Final = 5
GAMES: Final = 50
CAPACITY_SECONDS: Final = 12.0
OPEN_SECONDS: Final = 8.0
SHARE: Final = 4
MEDIAN_MOST, WORST_MOST = 6, 30
STEPS: Final = {"open": "open", "act": "act", "ok": "confirm"}
EVERYTHING: Final = 1_000_000
Took: TypeAlias = dict[str, list[float]]


class NullPlatform:
    """A platform that draws everything and sends nothing."""

    def __init__(self) -> None:
        self.newest: dict[Place, Message] = {}
        self.told: dict[Place, asyncio.Event] = defaultdict(asyncio.Event)
        self.drawing = 0.0

    @property
    def limits(self) -> PlatformLimits:
        return WEB

    async def post(self, place: Place, message: Message, nonce: str = "") -> str:
        """Draw the message and keep its buttons."""
        await self.draw(message)
        if not message.private_to and not message.empty:
            self.newest[place] = message
            self.told[place].set()
        return place

    async def draw(self, message: Message) -> None:
        """Draw the picture."""
        if message.picture is not None:
            begun = time.perf_counter()
            await message.picture.png()
            self.drawing += time.perf_counter() - begun


class BenchGame:
    """A table of two in its own chat."""

    def __init__(self, bench: Bench, number: int) -> None:
        self.bench = bench
        self.place: Place = f"web:game{number}"
        self.people = [Account(f"web:{number}-{seat}", f"P{seat}") for seat in (1, 2)]
        self.step: Message | None = None
        self.busy = asyncio.Lock()

    async def command(self, person: Account, words: str = "", button: str = "") -> Message | None:
        """Run a command or press; return its drawn answer."""
        self.bench.events += 1
        command = Request(
            person=person, place=self.place, event=f"e{self.bench.events}", words=words, button=button, whispered=bool(self.step)
        )
        reply = await self.bench.talk.handle(command, WEB)
        for message in reply.messages:
            await self.bench.desk.draw(message)
        return reply.messages[-1] if reply.messages else None

    async def open(self) -> None:
        """Open, join, start."""
        first, second = self.people
        await self.command(first, "/new")
        await self.shown("join")
        await self.command(second, button=self.find("join").id)
        await self.command(first, button=self.find("start").id)
        await self.shown("open")

    def find(self, *verbs: str) -> Button:
        """A button of the chat's newest message."""
        return next(each for each in self.buttons(self.bench.desk.newest.get(self.place)) if verb_of(each) in verbs)

    @staticmethod
    def buttons(message: Message | None) -> list[Button]:
        return [] if message is None else [button for row in message.buttons for button in row]

    async def shown(self, *verbs: str) -> None:
        """Wait until the chat's newest message offers one of these."""
        while not any(verb_of(each) in verbs for each in self.buttons(self.bench.desk.newest.get(self.place))):
            self.bench.desk.told[self.place].clear()
            await self.bench.desk.told[self.place].wait()

    @property
    def over(self) -> bool:
        """Whether the result is there."""
        return any(verb_of(each) == "rematch" for each in self.buttons(self.bench.desk.newest.get(self.place)))

    async def press(self, due: float, took: Took) -> None:
        """Make the next press of the player to act; done when its picture is drawn."""
        public = self.bench.desk.newest[self.place]
        offered = self.buttons(self.step) or self.buttons(public)
        wanted = [each for each in offered if verb_of(each) in STEPS]
        button = next((each for each in wanted if verb_of(each) == "ok"), None) or self.bench.dice.choice(wanted)
        asked = {each.account for each in public.pings}
        person = next(each for each in self.people if not asked or each.id in asked)
        self.step = await self.command(person, button=button.id)
        took[STEPS[verb_of(button)]].append(time.perf_counter() - due)
        if not self.buttons(self.step):
            self.step = None
            await self.turn_told(public)

    async def turn_told(self, before: Message) -> None:
        """Wait until the chat shows the next turn."""
        while self.bench.desk.newest[self.place] is before:
            self.bench.desk.told[self.place].clear()
            await self.bench.desk.told[self.place].wait()


def verb_of(button: Button) -> str:
    """The button's verb."""
    press = read_press(button.id)
    return press.verb if press else ""


class Bench:
    """The bot in this process, on its own store."""

    def __init__(self, talk: Conversation, desk: NullPlatform) -> None:
        self.talk = talk
        self.desk = desk
        self.events = 0
        self.games = 0
        self.dice = random.Random(7)

    async def table(self) -> BenchGame:
        """Start a game."""
        self.games += 1
        game = BenchGame(self, self.games)
        await game.open()
        return game

    async def again(self, game: BenchGame) -> BenchGame:
        """The game, or a new one if it is over."""
        return await self.table() if game.over else game

    async def lone(self) -> Took:
        """One game, one press at a time."""
        took: Took = defaultdict(list)
        game = await self.table()
        for _ in range(LONE_PRESSES):
            game = await self.again(game)
            await game.press(time.perf_counter(), took)
        return took

    async def capacity(self, games: list[BenchGame]) -> float:
        """Presses a second when every game presses as soon as it can."""
        took: Took = defaultdict(list)
        end = time.perf_counter() + CAPACITY_SECONDS

        async def hurry(number: int) -> None:
            while time.perf_counter() < end:
                games[number] = await self.again(games[number])
                await games[number].press(time.perf_counter(), took)

        await asyncio.gather(*(hurry(number) for number in range(len(games))))
        return sum(map(len, took.values())) / CAPACITY_SECONDS

    async def open_loop(self, games: list[BenchGame], rate: float) -> Took:
        """Presses at this rate, each in the game that has waited longest."""
        took: Took = defaultdict(list)
        queue: asyncio.Queue[int] = asyncio.Queue()
        for number in range(len(games)):
            queue.put_nowait(number)

        async def one(due: float) -> None:
            number = await queue.get()
            games[number] = await self.again(games[number])
            await games[number].press(due, took)
            queue.put_nowait(number)

        due, end, tasks = time.perf_counter(), time.perf_counter() + OPEN_SECONDS, list[asyncio.Task[None]]()
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            tasks.append(asyncio.create_task(one(due)))
            due += self.dice.expovariate(rate)
        await asyncio.gather(*tasks)
        return took


@asynccontextmanager
async def benched(store: Store, folder: Path) -> AsyncIterator[Bench]:
    """The bot, with its couriers at work."""
    renderer = Renderer(drawings(), folder / "atlas")
    renderer.build()
    limits = HostLimits(
        tables_of_person=EVERYTHING,
        tables_in_chat=EVERYTHING,
        commands_a_minute=EVERYTHING,
        commands_in_chat_a_minute=EVERYTHING,
    )
    services = Services(Tables(store, steady()), PictureQueue(renderer), SimplePlayers.levels, LIMITS, limits)
    talk, desk = Conversation(services), NullPlatform()
    serving = asyncio.create_task(store.serve(couriers={"web": partial(talk.deliver, platform=desk)}))
    yield Bench(talk, desk)
    serving.cancel()
    await asyncio.gather(serving, return_exceptions=True)


def add(sums: Took, more: Took) -> None:
    """Put together what was measured at several times."""
    for step, times in more.items():
        sums.setdefault(step, []).extend(times)


def worst_of_hundred(times: list[float]) -> float:
    """The time that one press in a hundred exceeds."""
    return sorted(times)[min(len(times) - 1, len(times) * 99 // 100)]


def line(name: str, alone: list[float], loaded: list[float]) -> str:
    """A line of the table: milliseconds, and how many times a lone press that is."""
    first, second, worst = statistics.median(alone), statistics.median(loaded), worst_of_hundred(loaded)
    figures = f"{first * 1000:7.1f} {second * 1000:8.1f} {worst * 1000:9.1f} ms {second / first:6.1f} {worst / first:6.1f}"
    return f"{name:8} {len(loaded):5} presses {figures}"


async def run() -> None:
    """Measure on its own store."""
    with tempfile.TemporaryDirectory() as name:
        async with open_store(StoreSettings(folder=Path(name) / "data")) as store, benched(store, Path(name)) as bench:
            await bench.lone()  # to warm all patches
            games = [await bench.table() for _ in range(GAMES)]
            capacity = await bench.capacity(games)
            alone: Took = {}
            loaded: Took = {}
            drawing = 0.0
            for _ in range(SLICES):  # interleaved, since the machine's other load varies
                add(alone, await bench.lone())
                bench.desk.drawing = 0.0
                add(loaded, await bench.open_loop(games, capacity / SHARE))
                drawing += bench.desk.drawing
            everything = [each for times in loaded.values() for each in times]
            print(f"capacity {capacity:.0f} presses/s; {GAMES} games at {capacity / SHARE:.0f} presses/s in an open loop")
            print("step                     lone   median  worst 1 %     × median × worst")
            for step in sorted(loaded):
                if step in alone:
                    print(line(step, alone[step], loaded[step]))
            print(line("all", [each for times in alone.values() for each in times], everything))
            print(f"of it drawing, with its waiting: {100 * drawing / sum(everything):.0f} % (turn messages included)")
            print(f"wanted: median at most {MEDIAN_MOST} times, worst hundredth at most {WORST_MOST} times a lone press")


def main() -> None:
    """Print the table."""
    asyncio.run(run())


if __name__ == "__main__":
    main()
