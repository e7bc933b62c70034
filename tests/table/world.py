"""Simulate weeks of play on the real store, couriers and conversation, with a clock that is set forward.

Only platforms and people are simulated: they sleep, travel and forget; platforms and the bot go down.
"""

from __future__ import annotations

import heapq
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from typing import Final, Self, Unpack

from redis.asyncio import Redis

from bot.chat.buttons import read_press
from bot.chat.contract import Message, PlatformLimits
from bot.chat.conversation import Conversation
from bot.chat.picture_queue import PictureQueue
from bot.chat.services import Services
from bot.discord.limits import DISCORD
from bot.engine.refusals import Refusal
from bot.games.faces import drawings
from bot.store import Delivery, LaterError, PerhapsPostedError, Place, PlaceGoneError, Store, StoreEvent
from bot.table.announce import read_told
from bot.table.deeds.base import TURN, TableNow
from bot.table.deeds.lobby import Join, Start
from bot.table.deeds.play import Act
from bot.table.deeds.talk import Nudge
from bot.table.options import DAY, HOUR, MINUTE, PACES, Options
from bot.table.people import HabitSettings
from bot.table.permissions import Actor
from bot.table.refused import Denied
from bot.table.reminders import read_digest
from bot.table.results import Results
from bot.table.table import Table
from bot.table.tables import Tables
from bot.table.timekeeping import Timekeeper
from bot.telegram.limits import TELEGRAM
from renderer.renderer import Renderer
from tests.store.made import loaded_game
from tests.table.chance import steady
from tests.table.judge import Due, HeardPing, Judge
from tests.table.playing import decider, default_turn, key
from tests.table.served import Served
from tests.table.simple_players import SimplePlayers
from tests.waiting import until

LIMITS: Final = {each.platform: each for each in (TELEGRAM, DISCORD)}
Deed = Callable[[], Awaitable[None]]


@dataclass
class SimulatedPerson:
    """A person: `prompt` ones play by themselves after a while, others only when pinged, and not always then."""

    id: str
    account: str
    prompt: bool
    heeds: float


@dataclass
class SimulatedPosting:
    """A platform for one delivery: it is down, or it pings."""

    world: World
    delivery: Delivery
    limits: PlatformLimits
    began: int
    before: dict[str, TableNow] | None
    """The tables when the message was begun; None if the platform was down."""

    async def post(self, place: Place, message: Message, nonce: str = "") -> str:
        world = self.world
        if self.before is None or self.limits.platform in world.down:
            for due in world.dues(self.delivery):
                due.held = True
            raise PerhapsPostedError(place) if world.unclear else LaterError(0.1)
        if place in world.lost:
            raise PlaceGoneError(place)
        if nonce not in world.posted:
            world.posted[nonce] = f"m{len(world.posted)}"
            world.posts.append((place, message))
            if message.ring == "aloud":
                await world.rings(self, self.before, place, message)
        number = message.edits or world.posted[nonce]
        if message.picture is not None:
            world.numbers[place, self.delivery.subject] = number
        return number


@dataclass
class World:
    store: Store
    redis: Redis
    seed: int = 1
    agenda: list[tuple[int, int, Deed]] = field(default_factory=list)
    somebody: dict[str, SimulatedPerson] = field(default_factory=dict)
    judge: Judge = field(default_factory=Judge)
    told: list[tuple[int, Place, str]] = field(default_factory=list)
    posts: list[tuple[Place, Message]] = field(default_factory=list)
    numbers: dict[tuple[Place, str], str] = field(default_factory=dict)
    """The message showing each table in each place."""
    posted: dict[str, str] = field(default_factory=dict)
    lost: set[Place] = field(default_factory=set)
    """Places where posting fails for good."""
    unclear: bool = False
    """Whether a platform that is down leaves it unknown what it posted."""
    names: list[str] = field(default_factory=list)
    stalled: bool = False
    """Whether due timers wait before they are handled."""
    _numbers: count[int] = field(default_factory=count)
    _seen: dict[str, int] = field(default_factory=dict)
    _touched: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.chance = random.Random(self.seed)
        self.workers = [Tables(self.store, steady()) for _ in range(2)]
        picture_queue = PictureQueue(Renderer(drawings()))
        self.services = [Services(tables, picture_queue, ("easy",), LIMITS) for tables in self.workers]
        self.talks = [Conversation(services) for services in self.services]
        self.people = [services.people for services in self.services]
        self.keepers = [Timekeeper(tables, SimplePlayers(), Results(self.store)) for tables in self.workers]
        couriers = {platform: self._courier(limits) for platform, limits in LIMITS.items()}
        self.served = Served(self.store, self.redis, couriers, self._event, self.judge.down)

    async def __aenter__(self) -> Self:
        self.store.wakeups.sweep_every = 3600.0  # the world sweeps by itself after each clock step
        await self.served.begins()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.served.ends()

    @property
    def down(self) -> dict[str, int]:
        return self.judge.down

    @property
    def now(self) -> int:
        return self.store.clock.now()

    def later(self, after: int, deed: Deed) -> None:
        heapq.heappush(self.agenda, (self.now + max(1, after), next(self._numbers), deed))

    def luck(self, *of: object) -> random.Random:
        """Chance that is independent of order: fixed per person and decision."""
        return random.Random(f"{self.seed} {of}")

    # people

    async def born(self, account: str, *, prompt: bool, heeds: float, **habits: Unpack[HabitSettings]) -> SimulatedPerson:
        person = await self.people[0].register(account, account, private=account)
        person = await self.people[0].set_habits(person.id, **habits)
        self.judge.habits[person.id].append((self.now, person.habits))
        one = self.somebody[person.id] = SimulatedPerson(person.id, account, prompt, heeds)
        return one

    async def lives(self, one: SimulatedPerson, **habits: Unpack[HabitSettings]) -> None:
        person = await self.chance.choice(self.people).set_habits(one.id, **habits)
        self.judge.habits[one.id].append((self.now, person.habits))

    async def goes_away(self, one: SimulatedPerson, days: float) -> None:
        person = await self.chance.choice(self.people).away(one.id, self.now + int(days * DAY))
        self.judge.habits[one.id].append((self.now, person.habits))

    async def sits_down(self, options: Options, *people: SimulatedPerson, place: Place = "") -> str:
        """Start a game, in a group chat or in the players' private chats."""
        tables, first = self.workers[0], people[0]
        opener = await self.people[0].get(first.id)
        assert opener is not None
        actor = Actor(first.id, place or first.account)
        table = (await tables.open(actor, options, key=key(), salt="s", habits=opener.habits)).table.id
        for one in people[1:]:
            person = await self.people[0].get(one.id)
            assert person is not None
            await tables.do(table, Actor(one.id, place or one.account), Join("s", person.habits), key())
        await tables.do(table, actor, Start(), key())
        self.names.append(table)
        self._touched.add(table)
        return table

    async def play(self, one: SimulatedPerson, table: str, since: int) -> None:
        """Play the default turn, if the decision is still open."""
        number = self.names.index(table)
        luck = self.luck("plays", number, since)
        tables = luck.choice(self.workers)
        known = await tables.look(table)
        if known.asked is None or known.asked.person != one.id or known.since != since:
            return
        in_browser = luck.random() < 0.6
        cut_off = one.account.partition(":")[0] in self.down and not in_browser
        if self.judge.living(one.id, self.now).is_away(self.now) or cut_off:
            return
        deed, click = Act(known.version, default_turn(known)), key()
        seat = known.asked
        try:
            for _ in range(2 if luck.random() < 0.1 else 1):
                await luck.choice(self.workers).do(table, Actor(one.id, seat.place), deed, click)
        except Denied as refusal:
            if refusal.code != "stale":  # the time ran out a moment before
                raise
        self._touched.add(table)

    async def nudge(self, one: SimulatedPerson, table: str) -> None:
        with suppress(Denied, Refusal):
            await self.chance.choice(self.workers).do(table, Actor(one.id, one.account), Nudge(), key())

    # the world's way

    async def begins(self, moment: int, seed: int) -> None:
        """Set the clock and the dice before the start."""
        self.seed = seed
        self.chance.seed(seed)
        await self._forward(moment - self.now)

    async def run(self, until: int) -> None:
        await self.settle()
        while self.now < until:
            waiting = [await self.served.next_timer(), self.agenda[0][0] if self.agenda else None]
            times = [moment for moment in waiting if moment is not None]
            await self._forward(min([*times, until]) - self.now)
            while self.agenda and self.agenda[0][0] <= self.now:
                await heapq.heappop(self.agenda)[2]()
            await self.settle()

    async def _forward(self, milliseconds: int, *, heard: bool = True) -> None:
        """Set the clock forward, with the bot running or not."""
        if milliseconds > 0 or not self.names:
            await self.served.forward(milliseconds, heard=heard)

    async def run_blindly(self, milliseconds: int) -> None:
        """Let time pass while events wait."""
        await self._forward(milliseconds)
        await self.store.wakeups.sweep()

    async def posted_in(self, place: Place) -> None:
        await until(lambda: any(where == place for where, _ in self.posts))

    async def settle(self, *, finished: bool = False) -> None:
        """Wait until all due work is done that does not wait for a platform. `finished`: and acknowledged."""
        more = True
        while more:
            await self.served.sees_to_it()
            await self._look_for_turns()
            more = await self.served.has_more(finished=finished)
        assert not self.judge.wrong, self.judge.wrong

    async def _event(self, event: StoreEvent) -> None:
        await until(lambda: not self.stalled)
        waiting = await self._fresh(event.subject) if event.name == TURN else None
        luck = self.luck("event", event.name, event.at)
        for _ in range(2 if luck.random() < 0.05 else 1):
            await luck.choice(self.keepers).handle(event)
        if waiting is not None and waiting.decider is not None:
            after = await self._fresh(event.subject)
            new = [part for part in after.confirmed if part.version > waiting.version] if after is not None else []
            if any(part.by == "time" and part.seat == waiting.decider for part in new):
                platform = self.somebody[decider(waiting)].account.partition(":")[0]
                self.judge.time_was_up(waiting, event.at, platform)
        self._touched.add(event.subject)

    async def _fresh(self, table: str) -> Table | None:
        with suppress(Denied):
            return await self.workers[0].look(table)
        return None

    async def _look_for_turns(self) -> None:
        """Let prompt people notice decisions by themselves."""
        touched, self._touched = sorted(self._touched.intersection(self.names), key=self.names.index), set()
        for name in touched:
            table = await self._fresh(name)
            if table is None or table.asked is None or self._seen.get(name) == table.since:
                continue
            self._seen[name] = table.since
            one, pace = self.somebody[table.asked.person], PACES[table.options.pace] or DAY
            if one.prompt:
                luck = self.luck("prompt", self.names.index(name), table.since)
                self._will_play(one, name, table.since, int(luck.random() * pace * 0.8))

    def _will_play(self, one: SimulatedPerson, table: str, since: int, after: int) -> None:
        async def deed() -> None:
            await self.play(one, table, since)

        self.later(after, deed)

    # platforms

    def _courier(self, limits: PlatformLimits) -> Callable[[Delivery], Awaitable[str]]:
        async def deliver(delivery: Delivery) -> str:
            dues, began = self.dues(delivery), self.now
            before = None if limits.platform in self.down else await self._standing(self._tables_of(delivery))
            posted = await self.talks[delivery.version % 2].deliver(
                delivery, SimulatedPosting(self, delivery, limits, began, before)
            )
            await self._judge(delivery, dues, began)
            return posted

        return deliver

    def dues(self, delivery: Delivery) -> list[Due]:
        """The pings a delivery asks for, each once however often it is tried."""
        found: dict[tuple[object, ...], str] = {}
        for announcement in delivery.announcements:
            if announcement.kind == "reminders":
                body = read_digest(announcement.body)
                for table, each in body.tables.items():
                    found[delivery.place, body.person, table, each.since, each.number] = "reminder"
            elif (told := read_told(announcement.body)).ping:
                for person in told.ping:
                    if delivery.place in self._places_of(person, told.table):
                        found[delivery.place, person, told.table, told.version, told.code] = told.code
        return [self.judge.due.setdefault(each, Due(kind, self.now)) for each, kind in found.items()]

    def _places_of(self, person: str, table: str) -> set[Place]:
        known = self.workers[0].cache.get(table)
        seats = known.seats if known is not None else []
        return {self.somebody[person].account, *(seat.place for seat in seats if seat.person == person)}

    def _tables_of(self, delivery: Delivery) -> set[str]:
        bodies = [(each.kind, each.body) for each in delivery.announcements]
        several = [read_digest(body).tables for kind, body in bodies if kind == "reminders"]
        return {table for tables in several for table in tables} or {delivery.subject}

    async def _standing(self, tables: set[str]) -> dict[str, TableNow]:
        found = {name: await self.workers[0].find(name) for name in tables}
        return {name: timed for name, timed in found.items() if timed is not None}

    async def _judge(self, delivery: Delivery, dues: list[Due], at: int) -> None:
        """Judge the due pings once the platform has accepted the message."""
        keys = [known for known, due in self.judge.due.items() if any(due is each for each in dues)] if dues else []
        for known in keys:
            person, name, since = str(known[1]), str(known[2]), int(str(known[3]))
            table = await self._fresh(name)
            self.judge.due[known].asleep = not self.judge.living(person, at).pingable(at)
            self.judge.due[known].late = table is None or table.asked is None or table.since > since
        for announcement in delivery.announcements:
            if announcement.kind != "reminders":
                self.told.append((at, delivery.place, read_told(announcement.body).code))

    async def rings(self, post: SimulatedPosting, before: dict[str, TableNow], place: Place, message: Message) -> None:
        """Judge a ping: whom it reaches, and whether it should."""
        accounts = {one.account: one.id for one in self.somebody.values()}
        people = {accounts[ping.account] for ping in message.pings} | ({accounts[place]} if place in accounts else set())
        newest = post.delivery.announcements[-1]
        if newest.kind == "reminders":
            presses = [read_press(button.id) for row in message.buttons for button in row]
            tables, kind = {press.table for press in presses if press is not None}, "reminder"
        else:
            tables, kind = {post.delivery.subject}, read_told(newest.body).code
        for person in people:
            for name in tables:
                waiting = [before[name], *(await self._standing({name})).values()]
                since = next((each.table.since for each in waiting if _waits_for(each, person, post.began)), None)
                ping = HeardPing(post.began, self.now, person, place, name, since or 0, kind)
                self.judge.hears(ping, for_nothing=since is None)
                if since is not None:
                    self._heed(person, name, since)

    def _heed(self, person: str, table: str, since: int) -> None:
        one, number = self.somebody[person], self.names.index(table)
        luck = self.luck("heeds", number, since, sum(each.table == table and each.since == since for each in self.judge.sounds))
        if luck.random() < one.heeds:
            self._will_play(one, table, since, luck.randrange(MINUTE, 3 * HOUR))

    async def goes_down(self, platform: str, duration: int) -> None:
        begun = self.now
        if platform in self.down:
            return
        self.down[platform] = begun

        async def back() -> None:
            del self.down[platform]
            self.judge.was_down.append((platform, begun, self.now))
            for services in self.services:
                await services.places.on_back(platform, self.now - begun, f"{platform}:{begun}")

        self.later(duration, back)

    async def stops(self, duration: int, back: str = "") -> None:
        """Stop the bot for a while; its work waits in the outbox. `back`: a platform that returns."""
        self.judge.stopped.append((self.now, self.now + duration))
        await self.served.ends()
        self.down.pop(back, None)
        await self._forward(duration, heard=False)
        await self.served.begins()
        await self.settle(finished=True)  # a new process takes over the old one's work

    async def check_tables(self) -> None:
        """Check that each table is over, or a player or a timer can continue it, and that logs match the caches."""
        for name in await self.store.games.all():
            table = await Tables(self.store, steady()).look(name)
            known = await self.workers[0].look(name)
            assert (table.version, table.since, table.state) == (known.version, known.since, known.state)
            if table.state == "running":
                assert table.asked is not None
                loaded = await loaded_game(self.store, name)
                assert table.options.pace == "none" or TURN in loaded.timers


def _waits_for(timed: TableNow, person: str, now: int) -> bool:
    asked = timed.table.asked
    return asked is not None and asked.person == person and timed.in_time(now)
