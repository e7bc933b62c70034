"""The stage of the golden games: the real bot, a frozen clock, and people who press labels and type words.

A step is somebody's action, or time that passes. Its results are read once all its effects are done: first the reply, then the
courier's deliveries, then the table's due timers, one by one.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any, Final, Self

import msgspec
import pytest

from bot.ai.move import ComputerMove
from bot.chat.contract import Button, Message, PlatformLimits, Request
from bot.chat.conversation import Conversation
from bot.chat.picture_queue import PictureQueue
from bot.discord.limits import DISCORD
from bot.engine.game import View
from bot.store import Delivery, Place, Store, StoreEvent, StoreSettings, open_store
from bot.store.client import Script
from bot.store.keys import SHARDS
from bot.store.reader import StreamReader as OutboxReader
from bot.telegram.limits import TELEGRAM
from bot.web.limits import WEB
from tests.chat.room import Bot, Chatroom, Guest, Posted
from tests.golden_replies.reading import MINUTE, DigestRenderer, Reader, beginning, strings, without
from tests.soak.hurried import OF_GAMES
from tests.store.made import move_due
from tests.store.servers import Server
from tests.table.served import NEXT_TIMER, UNREAD
from tests.table.simple_players import SimplePlayers
from tests.waiting import until

PLATFORMS: Final[dict[str, PlatformLimits]] = {
    "discord": DISCORD,
    "telegram": msgspec.structs.replace(TELEGRAM, private_link="https://t.me/golden_bot"),
    "web": WEB,
}
BEGIN: Final = int(datetime(2026, 5, 5, 12, tzinfo=UTC).timestamp() * 1000)
_NOW: Final = "golden:now"
_TIME: Final = "redis.call('TIME')"
_STILL: Final = f"(function() local t = redis.call('GET', '{_NOW}') return {{math.floor(t / 1000), t % 1000 * 1000}} end)()"
_FORWARD: Final = """
redis.call('INCRBY', KEYS[1], ARGV[1])
if redis.call('EXISTS', KEYS[2]) == 1 then redis.call('HINCRBY', KEYS[2], 'at', ARGV[1]) end
return redis.call('GET', KEYS[1])
"""
_TABLE: Final = "table"
_FOR_ALL: Final = "chat"
_FOR_ONE: Final = "private chat"


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """A member of the cast. `chat`: one of the platform's chats; none: only the private chat with the bot."""

    platform: str
    chat: str = "1"
    language: str = ""


class Steady(SimplePlayers):
    """A deterministic computer player."""

    async def choose(self, view: View, level: str, seed: bytes) -> ComputerMove:
        """Choose one of the view's options."""
        return await super().choose(view, level, b"the same hint each time")


@contextmanager
def held_still() -> Iterator[None]:
    """Freeze the games' clock, and give persons and tables the same ids in every run.

    As on a hurried clock, scripts about processes use real time.
    """
    plain, dice = Script.__init__, random.Random("the same ids in every run")

    def init(script: Script, name: str, text: str | None = None) -> None:
        plain(script, name, text)
        if name in OF_GAMES:
            assert _TIME in script.text, name
            plain(script, name, script.text.replace(_TIME, _STILL))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Script, "__init__", init)
        patch.setattr("bot.store.clock.time", SimpleNamespace(monotonic=lambda: 0.0))
        patch.setattr("bot.store.model.secrets", SimpleNamespace(choice=dice.choice))
        yield


class Room(Chatroom):
    """A platform whose posts are read. Without ephemeral messages, private replies go to the private chat."""

    def __init__(self, limits: PlatformLimits, stage: Stage) -> None:
        super().__init__(limits)
        self.stage = stage
        self.tables: dict[str, str] = {}
        """Message id -> table."""
        self.told: set[str] = set()
        self.offered: list[tuple[str, Button]] = []
        """All buttons ever shown, with their message ids."""

    def where(self, place: Place, message: Message) -> Place:
        """The place where a message appears."""
        if message.private_to and not self.limits.can_whisper:
            return self.stage.of_account(message.private_to).alone
        return place

    def reads(self, posted: str) -> str:
        """The beginning of the message with this id."""
        found = next((each for each in self.posts if each.id == posted), None)
        return beginning(found.message) if found is not None else posted and "a message that is not here"

    async def show(self, place: Place, message: Message, nonce: str = "") -> tuple[str, dict[str, Any]]:
        """Post a message; return what was posted, after the beginning of the message it edits."""
        told = await self.stage.reader(self).message(message)
        posted = await super().post(self.where(place, message), message, nonce)
        self.offered += [(posted, button) for row in message.buttons for button in row if button.id]
        return posted, told


@dataclass
class StagePosting:
    """The platform for one delivery."""

    room: Room
    delivery: Delivery

    @property
    def limits(self) -> PlatformLimits:
        """What it can do."""
        return self.room.limits

    async def post(self, place: Place, message: Message, nonce: str = "") -> str:
        """Post and record. A repeat, as after an expired lease, is the same message."""
        posted, told = await self.room.show(place, message, nonce)
        if nonce in self.room.told:
            return posted
        self.room.told.add(nonce)
        self.room.tables[posted] = self.delivery.subject
        stage = self.room.stage
        stage.note(self.delivery)
        stage.told.append((self.room.where(place, message), self.delivery.subject, told))
        return posted


@dataclass
class CastMember(Guest):
    """A member of the cast. `place`: the chat; `alone`: the private chat."""

    alone: Place = ""
    language: str = ""

    def sees(self) -> list[Posted]:
        """All messages this person can see, in the chat and in private."""
        places = {self.place, self.alone}
        return [each for each in self.room.posts if each.place in places and each.private_to in ("", self.account)]

    def with_label(self, label: str) -> list[tuple[Posted, Button]]:
        """Buttons with this label, newest message first."""
        seen = [(posted, button) for posted in reversed(self.sees()) for button in posted.buttons]
        return [(posted, button) for posted, button in seen if button.label == label and button.id]

    def gone(self, label: str) -> list[tuple[Posted, Button]]:
        """Former buttons with this label, newest first, as on an outdated screen."""
        assert isinstance(self.room, Room)
        seen = {each.id: each for each in self.sees()}
        there = {button.id for each in seen.values() for button in each.buttons}
        offered = [(seen[posted], button) for posted, button in reversed(self.room.offered) if posted in seen]
        return [(posted, button) for posted, button in offered if button.label == label and button.id not in there]

    def said(self, place: Place, **more: Any) -> Request:
        """Record an action in a place."""
        private = self.alone if self.room.limits.platform == "discord" else ""  # only Discord lets a bot write there first
        given = {"private": place == self.alone, "alone": private, "language": self.language}
        return msgspec.structs.replace(self.request(**more), place=place, **given)


class StillBot(Bot):
    """A bot whose couriers wait during an answer, and which handles one event at a time."""

    def __init__(self, store: Store) -> None:
        super().__init__(store, *PLATFORMS.values())
        self.services = replace(self.services, picture_queue=PictureQueue(DigestRenderer()), advisers=Steady())  # type: ignore[arg-type]
        self.talk = Conversation(self.services)
        self.may_post = asyncio.Event()
        self.waiting: list[tuple[StoreEvent, asyncio.Event]] = []
        self._unread = Script("unread", UNREAD)

    async def __aenter__(self) -> Self:
        async def deliver(delivery: Delivery) -> str:
            await self.may_post.wait()
            room = self.rooms[delivery.place.partition(":")[0]]
            assert isinstance(room, Room)
            return await self.talk.deliver(delivery, StagePosting(room, delivery))

        async def handle(event: StoreEvent) -> None:
            turn = asyncio.Event()
            self.waiting.append((event, turn))
            await turn.wait()
            await self.keeper.handle(event)

        self.store.wakeups.sweep_every = 3600.0  # the stage sweeps by itself after each step
        self._task = asyncio.create_task(self.store.serve(couriers=dict.fromkeys(self.rooms, deliver), table=handle))
        await until(lambda: len(self._readers) == len(self.rooms) + 1)
        await until(lambda: all(len(each.leases.held) == SHARDS for each in self._readers))
        return self

    @property
    def _readers(self) -> list[OutboxReader]:
        return self.store._readers

    def _rests(self) -> bool:
        """Whether all work allowed now is done."""
        assert self._task is not None
        if self._task.done():
            self._task.result()
        if any(reader._reading or reader._woken or reader._to_look for reader in self._readers):
            return False
        if any(len(reader.leases.held) < SHARDS for reader in self._readers):
            return False  # the machine hung so long that leases expired: entries are claimed again
        waiting = {event.subject for event, _ in self.waiting}
        under_way = [
            (each._group, item) for each in self._readers for items in each._under_way.values() for item in items.values()
        ]
        return all(group == _TABLE and item.subject in waiting for group, item in under_way)

    async def come_to_rest(self) -> None:
        """Process due events until all deliveries are posted."""
        keys = [self.store.keys.out(shard) for shard in range(SHARDS)]
        while True:
            await until(self._rests, every=0.001)
            moved = await move_due(self.store)
            unread = int(await self.store.client.run(self._unread, keys, ["", "", "0"]))
            if moved or unread or not self._rests():
                await self.store.wakeups.sweep()
                continue
            if not self.waiting:
                return
            first = min(self.waiting, key=lambda each: (each[0].at, each[0].name, each[0].subject))
            self.waiting.remove(first)
            first[1].set()
            await asyncio.sleep(0)


@dataclass
class Stage:
    """A game in play, and its record."""

    bot: StillBot
    cast: Mapping[str, Person]
    now: int = BEGIN
    told: list[tuple[Place, str, dict[str, Any]]] = field(default_factory=list)
    _codes: dict[str, str] = field(default_factory=dict)
    _people: dict[str, CastMember] = field(default_factory=dict)
    posted: list[str] = field(default_factory=list)
    """Ids of the messages that answered the last step."""

    def __post_init__(self) -> None:
        for name in self.bot.rooms:
            self.bot.rooms[name] = Room(PLATFORMS[name], self)
        for number, (name, each) in enumerate(self.cast.items()):
            alone = f"{each.platform}:{number + 1}"
            chat = f"{each.platform}:-{each.chat}" if each.chat else alone
            self._people[name] = CastMember(self.bot, alone, name, chat, alone=alone, language=each.language)

    @property
    def _rooms(self) -> list[Room]:
        return [room for room in self.bot.rooms.values() if isinstance(room, Room)]

    def __getitem__(self, name: str) -> CastMember:
        return self._people[name]

    def of_account(self, account: str) -> CastMember:
        """The name of the account's owner."""
        return next(each for each in self._people.values() if each.account == account)

    def reader(self, room: Room) -> Reader:
        """A reader for posts in this place."""
        return Reader(self.now, {each.account: name for name, each in self._people.items()}, room.reads)

    def note(self, delivery: Delivery) -> None:
        """Number the table of this delivery. Reminders go to a person, not a table."""
        if delivery.announcements[-1].kind not in ("reminders", "accounts"):
            self._codes.setdefault(delivery.subject, f"table{len(self._codes) + 1:03}")

    def code(self, number: int) -> str:
        """The code of a table, for typing."""
        return list(self._codes)[number - 1]

    def number(self, code: str) -> int:
        """The number of the table with this code, from 1; 0 if none."""
        return list(self._codes).index(code) + 1 if code in self._codes else 0

    async def does(self, step: Mapping[str, Any]) -> dict[str, Any]:
        """Run a step; return it with its new results."""
        done = {name: step[name] for name in _DONE if name in step}
        self.told.clear()
        before = [len(room.posts) for room in self._rooms]
        found = await self._passes(done["passes"]) if "passes" in done else await self._acts(done)
        # Places are served concurrently, so their order is sorted here.
        for room, first in zip(self._rooms, before, strict=True):
            room.posts[first:] = sorted(
                room.posts[first:], key=lambda each: self._order(each.place, room.tables.get(each.id, ""))
            )
        told = sorted(self.told, key=lambda each: self._order(each[0], each[1]))
        found["told"] = [{"in": self._named(place), **message} for place, _, message in told]
        read: dict[str, Any] = without(self._codes, {name: value for name, value in found.items() if value})
        self._is_plain(read)
        return {**done, **read}

    def _order(self, place: Place, table: str) -> tuple[bool, Place, int]:
        """Sort key: answers first, then by place and table."""
        return bool(table), place, self.number(table)

    def _named(self, place: Place) -> str:
        platform, _, chat = place.partition(":")
        owner = next((name for name, each in self._people.items() if each.alone == place), "")
        return f"{owner}’s {_FOR_ONE}" if owner else f"{platform} {_FOR_ALL} {chat.removeprefix('-')}"

    def _is_plain(self, read: Mapping[str, Any]) -> None:
        """Check that no code and no id is left in the text."""
        ids = {posted.id for room in self.bot.rooms.values() for posted in room.posts[-20:]}
        for said in strings(dict(read)):
            assert not any(code in said for code in self._codes), said
            assert said not in ids, said

    async def _acts(self, done: Mapping[str, Any]) -> dict[str, Any]:
        person = self._people[done["by"]]
        if "presses" in done:
            same = person.gone if "too late" in done else person.with_label
            chosen = same(done["presses"])[done.get("of", 1) - 1 :][:1]
            if not chosen:
                seen = [button.label for posted in person.sees()[-3:] for button in posted.buttons]
                return {"missing": [f"there is no button that says so; the newest messages have {seen}"]}
            posted, button = chosen[0]
            private = posted.private_to and person.room.limits.can_whisper
            given = {"button": button.id, "message": posted.id, "whispered": bool(private)}
            return await self._answered(person, person.said(posted.place, **given))
        place = person.alone if done.get("where") == "in private" else person.place
        given = {"words": done["says"].format(*("", *self._codes)), "admin": done.get("as") == "an admin"}
        if "file" in done:
            given["file"] = done["file"].encode()
        if "to" in done:
            found = [each.id for each in reversed(person.sees()) if beginning(each.message) == done["to"]]
            if not found:
                return {"missing": ["there is no message that begins so"]}
            given["message"] = found[0]
        return await self._answered(person, person.said(place, **given))

    async def _answered(self, person: CastMember, request: Request) -> dict[str, Any]:
        room = person.room
        assert isinstance(room, Room)
        self.bot.may_post.clear()
        reply = await self.bot.talk.handle(request, room.limits)
        found: dict[str, Any] = {"answer": {}, "reply": []}
        if reply.answer is not None:
            found["answer"] = self.reader(room).answer(reply.answer)
        self.posted = []
        for message in reply.messages:
            posted, told = await room.show(request.place, message)
            self.posted.append(posted)
            found["reply"].append(told)
        self.bot.may_post.set()
        await self.bot.come_to_rest()
        return found

    async def _passes(self, minutes: int) -> dict[str, Any]:
        """Let time pass, timer by timer."""
        self.bot.may_post.set()
        store, keys = self.bot.store, [self.bot.store.keys.due(shard) for shard in range(SHARDS)]
        end = self.now + minutes * MINUTE
        while self.now < end:
            due = await store.client.run(Script("next", NEXT_TIMER), keys)
            following = end if due is None else min(end, max(int(due), self.now + 1))
            forward = [_NOW, store.keys.beat], [following - self.now]
            self.now = int(await store.client.run(Script("forward", _FORWARD), *forward))
            await store.clock.beat()
            await self.bot.come_to_rest()
        return {}


_DONE: Final = ("by", "presses", "of", "too late", "says", "where", "as", "to", "file", "passes")
"""The keys of a step's action; all others are results. `of`: the button's index from the newest; `too late`: a gone button;
`to`: the beginning of the message replied to."""


@asynccontextmanager
async def staged(server: Server, cast: Mapping[str, Person]) -> AsyncIterator[Stage]:
    """A fresh bot and the people of a game."""
    with held_still():
        server.ask("FLUSHALL")
        server.ask("SET", _NOW, BEGIN)
        async with open_store(StoreSettings(url=server.patient)) as store, StillBot(store) as bot:
            yield Stage(bot, cast)
