"""A fake platform that records posts, and people who press and type there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, Self
from weakref import WeakKeyDictionary

import pytest
from msgspec.structs import replace

from bot.chat.contract import Account, Answer, Button, Folded, Message, PlatformLimits, Reply, Request
from bot.chat.conversation import Conversation
from bot.chat.fitting import plain
from bot.chat.links import Links
from bot.chat.picture_queue import PictureQueue
from bot.chat.services import Services
from bot.discord.limits import DISCORD
from bot.games.faces import drawings
from bot.store import Delivery, Place, Store, StoreEvent, last_check
from bot.table.limits import HostLimits
from bot.table.options import DAY
from bot.table.ports import Thinker
from bot.table.results import Results
from bot.table.tables import Tables
from bot.table.timekeeping import Timekeeper
from bot.telegram.limits import TELEGRAM
from bot.web.limits import WEB
from renderer.renderer import Renderer
from tests.table.chance import steady
from tests.table.simple_players import SimplePlayers
from tests.waiting import patience, written

YEAR = 365 * DAY
PAGES = "https://games.example"
LIMITS = {each.platform: each for each in (DISCORD, TELEGRAM, WEB)}
LINKED = replace(TELEGRAM, private_link="https://t.me/board_bot")
_posts = count(1)
_said: WeakKeyDictionary[Store, Iterator[int]] = WeakKeyDictionary()
"""Requests per store, numbered: a Join's number is its salt, so a test always draws the same tiles."""


@dataclass
class Posted:
    """A message as last edited."""

    id: str
    place: Place
    message: Message
    private_to: str = ""
    edits: int = 0

    @property
    def text(self) -> str:
        return "\n".join(map(plain, self.message.paragraphs))

    @property
    def buttons(self) -> list[Button]:
        return [button for row in self.message.buttons for button in row]

    def button(self, label: str) -> Button:
        """The button whose label starts with this."""
        return next(button for button in self.buttons if button.label.startswith(label))

    def labels(self) -> list[str]:
        return [button.label for button in self.buttons]


@dataclass
class Chatroom:
    """A platform: its messages in all places, in order."""

    limits: PlatformLimits
    posts: list[Posted] = field(default_factory=list)
    pings: list[str] = field(default_factory=list)
    nonces: dict[str, str] = field(default_factory=dict)
    free: asyncio.Event = field(default_factory=asyncio.Event)
    """New posts wait until this is set."""
    waiting: list[Message] = field(default_factory=list)
    """The posts that have begun to wait."""

    def __post_init__(self) -> None:
        self.free.set()

    async def post(self, place: Place, message: Message, nonce: str = "") -> str:
        self.check(message)
        if nonce in self.nonces:
            return self.nonces[nonce]
        if message.folded is not None:
            self.fold(message.folded)
        if message.empty:
            return message.changed
        known = next((each for each in self.posts if message.edits and each.id == message.edits), None)
        if known is not None:
            known.message, known.edits = message, known.edits + 1
            return known.id
        if message.edits and not message.anew:
            return ""
        self.waiting.append(message)
        await self.free.wait()
        await last_check()()
        if message.ring == "aloud":
            self.pings += [ping.account for ping in message.pings]
        posted = Posted(f"m{next(_posts)}", place, message, message.private_to)
        self.posts.append(posted)
        if nonce:
            self.nonces[nonce] = posted.id
        return posted.id

    def fold(self, over: Folded) -> None:
        for each in self.posts:
            if each.id == over.message:
                whole = each.message
                each.message = replace(whole, buttons=(), paragraphs=(over.line,) if over.line else whole.paragraphs)

    def check(self, message: Message) -> None:
        """Fail on anything the platform would refuse."""
        limits = self.limits
        room = limits.caption if message.picture else limits.text
        assert len("\n".join(map(plain, message.paragraphs))) <= room
        assert len(message.buttons) <= limits.rows
        menus = [row for row in message.buttons if row and row[0].menu]
        rows = [row for row in message.buttons if row not in menus]
        assert len(menus) <= limits.square_menus
        assert sum(map(len, rows)) <= limits.buttons
        assert all(len(row) <= 25 and {button.menu for button in row} == {row[0].menu} for row in menus)
        ids = [button.id for row in message.buttons for button in row if not button.url]
        assert len(ids) == len(set(ids)), ids
        for row in message.buttons:
            assert 0 < len(row) <= (limits.per_row if row in rows else 25)
            for button in row:
                assert 0 < len(button.label) <= limits.label
                assert len(button.id.encode()) <= 60
        if message.picture is not None:
            assert 0 < len(message.picture.alt) <= limits.alt
        assert "[" not in plain(message.paragraphs[0])[:1] if message.paragraphs else True

    def here(self, place: Place, viewer: str = "") -> list[Posted]:
        return [each for each in self.posts if each.place == place and each.private_to in ("", viewer)]


class Bot:
    """The bot in one process; timers and couriers are served on request."""

    def __init__(
        self,
        store: Store,
        *limits: PlatformLimits,
        commands_a_minute: int = 100_000,
        thinker: Thinker | None = None,
        atlas: Path | None = None,
        welcomed: Sequence[Place] = ("discord:-1", "discord:-2", "discord:1"),
    ) -> None:
        """`welcomed`: chats that have read their welcome."""
        self.store, self.welcomed = store, welcomed
        self.tables = Tables(store, steady())
        self.rooms = {each.platform: Chatroom(each) for each in limits}
        thinker = thinker or SimplePlayers()
        rates = HostLimits(
            commands_a_minute=commands_a_minute,
            commands_in_chat_a_minute=100_000,
            commands_in_room_a_minute=100_000,
            looks_in_chat_a_minute=100_000,
        )
        platforms = LIMITS | {each.platform: each for each in limits}
        self.links = Links(b"key", PAGES)
        self.services = services = Services(
            self.tables, PictureQueue(Renderer(drawings(), atlas)), thinker.levels, platforms, rates, self.links
        )
        self.people = services.people
        self.results = services.results
        self.talk = Conversation(services)
        self.keeper = Timekeeper(self.tables, thinker, Results(store))
        self._stack = AsyncExitStack()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        async def deliver(delivery: Delivery) -> str:
            room = self.rooms[delivery.place.partition(":")[0]]
            return await self.talk.deliver(delivery, room)

        async def handle(event: StoreEvent) -> None:
            await self.keeper.handle(event)

        self.store.wakeups.sweep_every = 0.02
        for chat in self.welcomed:
            assert await self.store.coordination.hold(f"greeted {chat}", "before", YEAR)
        couriers = dict.fromkeys(self.rooms, deliver)
        self._task = asyncio.create_task(self.store.serve(couriers=couriers, table=handle))
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def settle(self, table: str, seconds: float = 60.0) -> None:
        """Wait until every place shows the current table and a person must act."""
        async with patience(lambda: f"for {table} to be shown everywhere", seconds):
            while True:
                found = await self.tables.look(table)
                loaded = await self.store.games.load(table, found.version)
                shown = [loaded.places.get(place) for place in found.places()] if loaded else []
                if not found.computers_turn and all(each is not None and each.version >= found.since for each in shown):
                    return
                await asyncio.sleep(0.005)

    async def recorded(self, table: str, seconds: float = 60.0) -> None:
        """Wait until a game's result is in the ledger, the statistics and the last leader board."""
        async with patience(lambda: f"for the result of {table}", seconds):
            while not await self._counted(table):  # noqa: ASYNC110
                await asyncio.sleep(0.01)

    async def _counted(self, table: str) -> bool:
        result = next((result for result in await self.results.all() if result.table == table), None)
        if result is None or result.imported:
            return result is not None
        people = {line.person for line in result.lines if line.person}
        if not all([table in (await self.results.standing(person)).counted for person in people]):
            return False
        board = await self.services.boards.top(result.places[-1])
        return people <= {row.person for row in board}

    def guest(self, account: str, name: str, place: Place, *, private: bool = False) -> Guest:
        return Guest(self, account, name, place, private)


@dataclass
class Guest:
    """A person in a chat."""

    bot: Bot
    account: str
    name: str
    place: Place
    private: bool = False
    answers: list[Answer] = field(default_factory=list)

    @property
    def room(self) -> Chatroom:
        return self.bot.rooms[self.place.partition(":")[0]]

    def request(self, **more: Any) -> Request:
        number = next(_said.setdefault(self.bot.store, count(1)))
        given = {"event": f"e{number}", "private": self.private, **more}
        return Request(person=Account(self.account, self.name), place=self.place, **given)

    async def do(self, request: Request) -> Reply:
        reply = await self.bot.talk.handle(request, self.room.limits)
        if reply.answer is not None:
            assert len(reply.answer.text) <= self.room.limits.answer
            self.answers.append(reply.answer)
        for message in reply.messages:
            await self.room.post(self.place, message)
        return reply

    async def say(self, words: str, **more: Any) -> Reply:
        return await self.do(self.request(words=words, **more))

    async def press(self, posted: Posted, button: Button | str) -> Reply:
        chosen = posted.button(button) if isinstance(button, str) else button
        return await self.do(self.request(button=chosen.id, message=posted.id, whispered=bool(posted.private_to)))

    async def plays_for_rating(self, card: Posted) -> None:
        """Make the open table rated: a newcomer's is casual."""
        await self.press(card, "Options")
        await self.press(self.last, "Rated: no")

    async def begins_against_a_computer(self, words: str) -> Posted:
        """Open a table by these words and start against an easy computer; return the lobby card."""
        await self.say(words)
        card = await self.until(lambda each: "New game of" in each.text)
        await self.press(card, "Add computer")
        await self.press(self.last, "Easy")
        await self.say("/start")
        return card

    def sees(self) -> list[Posted]:
        return self.room.here(self.place, self.account)

    @property
    def last(self) -> Posted:
        return self.sees()[-1]

    @property
    def offer(self) -> Posted:
        """The newest message that offers cells. The answer to one's own press may come before or after it."""
        return next(each for each in reversed(self.sees()) if any(".open." in button.id for button in each.buttons))

    async def until(self, found: Any, seconds: float = 60.0) -> Posted:
        """Wait until this person sees a message that `found` accepts; return the newest."""
        async with patience(lambda: f"for {written(found)} among:\n{[each.text for each in self.sees()[-3:]]}", seconds):
            while True:
                for each in reversed(self.sees()):
                    if found(each):
                        return each
                await asyncio.sleep(0.01)


def bot_on(*limits: PlatformLimits, **more: Any) -> Any:
    """Return a fixture: the bot on these platforms."""

    @pytest.fixture
    async def bot(store: Store) -> AsyncIterator[Bot]:
        async with Bot(store, *limits, **more) as bot:
            yield bot

    return bot
