"""A made-up platform, added by the steps of docs/adding-a-platform.md: a street whose people and the bot send each other pigeons.

`Street` is the service, `Pigeons` the adapter, `platform` makes the record, and `StreetWindow` is a person's client.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import count

from msgspec.structs import replace

from bot.chat.contract import Account, Dispatcher, Message, PlatformLimits, Request
from bot.chat.fitting import plain
from bot.chat.platform_kind import PlatformKind, SupervisedTask, Wiring
from bot.settings import Settings
from bot.store import Place, PlaceGoneError
from bot.watch.findings import Finding, bad, good
from tests.standins.people import Button, Seen

# step 1: limits

PIGEON = PlatformLimits(platform="pigeon", text=1500, caption=1500, label=40, rows=12, per_row=6, can_whisper=True)

# step 2: places and accounts

STREET = "pigeon:street"


def account_of(person: str) -> str:
    return f"{PIGEON.platform}:{person}"


@dataclass
class StreetMessage:
    """A message on display in the street."""

    id: str
    message: Message
    change: int


@dataclass
class Street:
    """The platform's service. `flights`: people's messages, each with the future of its answer."""

    flights: asyncio.Queue[tuple[Request, asyncio.Future[str]]] = field(default_factory=asyncio.Queue)
    posted: list[StreetMessage] = field(default_factory=list)
    alarms: list[tuple[str, str]] = field(default_factory=list)
    open: bool = True
    now: int = 0
    _changed: asyncio.Condition = field(default_factory=asyncio.Condition)

    async def change(self) -> int:
        async with self._changed:
            self.now += 1
            self._changed.notify_all()
        return self.now

    async def wait(self, after: int) -> None:
        async with self._changed:
            await self._changed.wait_for(lambda: self.now > after)

    def find(self, id_: str) -> StreetMessage | None:
        return next((each for each in self.posted if each.id == id_), None)


class Pigeons:
    """The adapter."""

    def __init__(self, street: Street, conversation: Dispatcher) -> None:
        self._street = street
        self._conversation = conversation
        self._nonces: dict[str, str] = {}

    # step 3: in

    async def receive(self) -> None:
        async with asyncio.TaskGroup() as tasks:
            while True:
                tasks.create_task(self._answer(*await self._street.flights.get()))

    async def _answer(self, request: Request, answer: asyncio.Future[str]) -> None:
        reply = await self._conversation.handle(request, self.limits)
        for message in reply.messages:
            await self.post(request.place, message)
        answer.set_result(reply.answer.text if reply.answer is not None else "")

    # step 4: out

    @property
    def limits(self) -> PlatformLimits:
        return PIGEON

    async def post(self, place: Place, message: Message, nonce: str = "") -> str:
        if place != STREET:
            raise PlaceGoneError(place)
        if nonce in self._nonces:
            return self._nonces[nonce]
        stripped, known = self._street.find(message.folded.message if message.folded else ""), self._street.find(message.edits)
        change = await self._street.change()
        if stripped is not None:
            stripped.message, stripped.change = replace(stripped.message, buttons=()), change
        if message.empty:
            return message.changed
        if known is None:
            known = StreetMessage(str(len(self._street.posted) + 1), message, change)
            self._street.posted.append(known)
        known.message, known.change = message, change
        if nonce:
            self._nonces[nonce] = known.id
        return known.id


# steps 6 to 8: tasks, checks, owner messages; no step 5, as a street has no events


def platform(street: Street) -> PlatformKind:
    def tasks(wiring: Wiring) -> Iterator[SupervisedTask]:
        if PIGEON.platform in wiring.roles:
            pigeons = Pigeons(street, wiring.conversation)
            yield SupervisedTask("pigeons", pigeons.receive)
            deliver = partial(wiring.conversation.deliver, platform=pigeons)
            yield SupervisedTask("pigeons with news", partial(wiring.store.post, PIGEON.platform, deliver))

    async def check(_: Settings) -> AsyncIterator[Finding]:
        yield good("the street is open") if street.open else bad("the street is closed", "open it")

    async def tell_owner(_: Settings, owner: str, sentence: str) -> None:
        street.alarms.append((owner, sentence))

    return PlatformKind(
        limits=PIGEON, roles=(PIGEON.platform,), tasks=tasks, check=check, account="[a-z]{1,9}", tell_owner=tell_owner
    )


# the stand-in's client


@dataclass
class StreetWindow:
    """The street as one person sees it."""

    street: Street
    person: str
    _events = count(1)

    @property
    def now(self) -> int:
        return self.street.now

    async def news(self, after: int) -> None:
        await self.street.wait(after)

    def shown(self) -> Sequence[Seen]:
        mine = ("", account_of(self.person))
        return [self._seen(each) for each in self.street.posted if each.message.private_to in mine]

    def _seen(self, posted: StreetMessage) -> Seen:
        message = posted.message
        text = "\n".join(map(plain, message.paragraphs))
        buttons = tuple(Button(each.label, each.id) for row in message.buttons for each in row if each.id)
        return Seen(posted.id, text, buttons, private=bool(message.private_to), change=posted.change)

    async def press(self, message: Seen, button: Button) -> str:
        return await self._send(button=button.id, message=message.id, whispered=message.private)

    async def say(self, words: str) -> None:
        await self._send(words)

    async def tell(self, words: str) -> None:
        await self._send(words)

    async def _send(self, words: str = "", button: str = "", message: str = "", *, whispered: bool = False) -> str:
        answer = asyncio.get_running_loop().create_future()
        request = Request(
            person=Account(account_of(self.person), self.person.capitalize()),
            place=STREET,
            event=str(next(self._events)),
            words=words,
            button=button,
            message=message,
            whispered=whispered,
        )
        self.street.flights.put_nowait((request, answer))
        said: str = await answer
        return said
