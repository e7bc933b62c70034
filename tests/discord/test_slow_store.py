"""First answers while the store is slow or hangs: the real library against the stand-in, Redis behind a proxy, a stopped clock.

The clock stands still but for the steps of the test, so a busy machine cannot be late.
"""

from __future__ import annotations

import asyncio
import re
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from inspect import CORO_SUSPENDED, getcoroutinestate
from types import CoroutineType

import pytest

from bot.store import StoreSettings, open_store
from tests.discord.test_launching import OPEN, evening
from tests.discord.test_menus import Evening
from tests.standins.discord.evening import PATIENT
from tests.standins.discord.interactions import THINK, Interaction
from tests.standins.discord.phone import DiscordPhone
from tests.standins.stopped_clock import Clock, movable_clock, really
from tests.store.proxy import Proxy
from tests.store.servers import Server

FIRST = 1.6
"""Seconds after which each action has had its first answer, however slow the store is."""


BEGINNINGS = {"Discord._answer", "Discord._complete"}
"""What the bot runs for an action and for a completion."""


@dataclass
class Turnstile:
    """Lets requests to the store pass one by one while it is closed."""

    closed: bool = False
    waiting: deque[asyncio.Event] = field(default_factory=deque)

    async def __call__(self) -> None:
        if self.closed:
            passes = asyncio.Event()
            self.waiting.append(passes)
            await passes.wait()

    def let_one(self) -> None:
        self.waiting.popleft().set()

    def open(self) -> None:
        self.closed = False
        while self.waiting:
            self.let_one()


@dataclass
class Slow:
    """A game of two whose store can be held up."""

    e: Evening
    clock: Clock
    turnstile: Turnstile
    known: int = 0
    """How many actions there have been before."""

    async def goes_on(self) -> None:
        """Wait until a request waits at the turnstile, or the action has had its first answer."""
        await really(lambda: self.turnstile.waiting or self.done, lambda: "neither a request nor an answer")

    @property
    def newest(self) -> Interaction:
        return list(self.e.standin.state.interactions.values())[-1]

    @property
    def done(self) -> bool:
        return len(self.e.standin.state.interactions) > self.known and self.newest.answered.is_set()

    @asynccontextmanager
    async def during(self, action: Awaitable[object]) -> AsyncIterator[None]:
        """Do this while the clock stands still and the store answers as it is let; then let the bot finish it."""
        self.known = len(self.e.standin.state.interactions)
        with self.clock.stopped():
            self.turnstile.closed = True
            before = asyncio.all_tasks()
            acting = asyncio.ensure_future(action)
            try:
                await really(lambda: acting.done() or received(asyncio.all_tasks() - before), lambda: "nothing is received")
                yield
                await really(lambda: self.done, lambda: f"no first answer to {self.newest.data}")
            finally:
                self.turnstile.open()
        await acting
        await really(lambda: not answering(asyncio.all_tasks()), lambda: f"no end of {self.newest.data}")
        assert self.newest.first != THINK or self.newest.original is not None, "a deferral is followed by the answer"


def answering(tasks: Iterable[asyncio.Task[object]]) -> list[CoroutineType[object, object, object]]:
    """What the bot runs among these tasks to answer actions."""
    coroutines = [task.get_coro() for task in tasks]
    return [each for each in coroutines if isinstance(each, CoroutineType) and each.__qualname__ in BEGINNINGS]


def received(new: Iterable[asyncio.Task[object]]) -> bool:
    """Whether one of these tasks has begun to answer an action: only then its time counts."""
    return any(getcoroutinestate(each) == CORO_SUSPENDED for each in answering(new))


@asynccontextmanager
async def slow_game(server: Server) -> AsyncIterator[Slow]:
    proxy, turnstile = Proxy(server.socket), Turnstile()
    proxy.turnstile = turnstile
    await proxy.start()
    try:
        with movable_clock() as clock:
            async with open_store(StoreSettings(url=f"redis://127.0.0.1:{proxy.port}")) as store, evening(store) as e:
                e.standin.state.first = PATIENT
                await e.begin()
                yield Slow(e, clock, turnstile)
    finally:
        await proxy.stop()


Action = Callable[[Evening, DiscordPhone], Awaitable[object]]


async def square(e: Evening, phone: DiscordPhone) -> None:
    """A square of the public post."""
    turn = e.asked[0].asked()
    assert turn is not None
    await phone.pressed(phone.message(turn), turn.choices[0])


async def figure(e: Evening, phone: DiscordPhone) -> None:
    """A meeple that is not chosen yet, on the whisper that shows the draft."""
    lies = next(seen for seen in reversed(phone.shown()) if seen.private and seen.offers("Start over"))
    other = next(button for button in lies.choices if re.match(r"\d\. ", button.label))
    await phone.pressed(phone.message(lies), other)


async def options(e: Evening, phone: DiscordPhone) -> None:
    """A form, or the buttons in its place."""
    card = next(seen for seen in reversed(phone.shown()) if not seen.private and seen.offers("Options"))
    await phone.pressed(phone.message(card), card.button("Options"))


async def board(e: Evening, phone: DiscordPhone) -> None:
    """The board inside Discord, which opens at once; the game that it opens with is noted in the store."""
    await phone.pressed(e.living(), phone.read(e.living()).button(OPEN))


async def form(e: Evening, phone: DiscordPhone) -> None:
    """A form that is sent."""
    asked = next(each for each in e.standin.state.interactions.values() if each.modal is not None)
    await phone.send(asked)


async def menu(e: Evening, phone: DiscordPhone) -> None:
    await phone.choose("In words", e.living())


async def completion(_: Evening, phone: DiscordPhone) -> None:
    await phone.completing("move", "move", "")


def typed(words: str) -> Action:
    return lambda _, phone: phone.typed(words, phone.channel)


async def nothing(_: Evening, phone: DiscordPhone) -> None:
    """Nothing is needed before."""


async def opened(e: Evening, phone: DiscordPhone) -> None:
    await phone.say("/new")
    await phone.until(lambda seen: seen.offers("Options"))


async def drafted(e: Evening, phone: DiscordPhone) -> None:
    await square(e, phone)
    await phone.until(lambda seen: seen.private and seen.offers("1. "))


async def asked_for(e: Evening, phone: DiscordPhone) -> None:
    await opened(e, phone)
    await options(e, phone)


ACTIONS: dict[str, tuple[Action, Action]] = {
    "a square": (nothing, square),
    "a meeple": (drafted, figure),
    "a look": (nothing, typed("/board")),
    "a list": (nothing, typed("/games")),
    "a new game": (nothing, typed("/new")),
    "options": (opened, options),
    "a form": (asked_for, form),
    "the board inside Discord": (nothing, board),
    "a menu": (nothing, menu),
    "a completion": (nothing, completion),
}
"""What comes before, and what is done while the store is slow."""
SHORT = {"a square", "a look", "a completion", "the board inside Discord"}
EACH = [pytest.param(name, marks=() if name in SHORT else pytest.mark.long) for name in ACTIONS]


@pytest.mark.parametrize("name", EACH)
async def test_first_answer_comes_in_time_wherever_the_store_hangs(server: Server, name: str) -> None:
    """Each action is done again and again; its requests to the store pass, but for the first, the second, the third …"""
    async with slow_game(server) as slow:
        _, phone, _ = slow.e.asked
        before, action = ACTIONS[name]
        await before(slow.e, phone)
        for passing in range(40):
            async with slow.during(action(slow.e, phone)):
                for _ in range(passing):
                    await slow.goes_on()
                    if slow.done:
                        break
                    slow.turnstile.let_one()
                await slow.goes_on()
                all_passed = slow.done
                if not all_passed:
                    slow.clock.forward(FIRST)
            if all_passed:
                return
        raise AssertionError(f"{name} needs more than 40 requests")


@pytest.mark.parametrize("name", EACH)
async def test_first_answer_comes_in_time_though_each_request_is_slow(server: Server, name: str) -> None:
    """Each request takes 1.1 seconds: one count for all of them, not one for each."""
    async with slow_game(server) as slow:
        _, phone, _ = slow.e.asked
        before, action = ACTIONS[name]
        await before(slow.e, phone)
        async with slow.during(action(slow.e, phone)):
            await slow.goes_on()
            slow.clock.forward(1.1)
            slow.turnstile.let_one()
            await slow.goes_on()
            if not slow.done:
                slow.clock.forward(FIRST - 1.1)
