"""Weeks among people, on a clock of our own: who sleeps, travels, forgets; events that come twice, platforms that go down."""

from __future__ import annotations

import heapq
import random
from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import count, pairwise

import msgspec

from bot.engine.refusals import Refusal
from bot.store import Event
from bot.table import entries as e
from bot.table.announce import pings, read_reminders, read_told, still_due
from bot.table.computers import SimplePlayers
from bot.table.deeds.base import TURN
from bot.table.deeds.lobby import Join, Start
from bot.table.deeds.play import Act
from bot.table.deeds.talk import Nudge
from bot.table.habits import Habits
from bot.table.lobby import Lobby
from bot.table.options import HOUR, MINUTE, PACES, Options
from bot.table.people import People
from bot.table.permissions import Actor
from bot.table.refused import Denied
from bot.table.results import Results
from bot.table.table import Table
from bot.table.tables import Tables
from bot.table.timekeeping import Timekeeper
from tests.table.chance import steady
from tests.table.memory import Memory, Said
from tests.table.playing import default_turn, key

QUARTER = 15 * MINUTE
Deed = Callable[[], Awaitable[None]]


@dataclass(frozen=True)
class Ping:
    """A sound that reached somebody."""

    at: int
    person: str
    table: str
    since: int
    kind: str
    waited: int = 0


@dataclass
class Somebody:
    """A person: `prompt` plays after some time unasked, the others only when pinged, and not always then."""

    id: str
    account: str
    prompt: bool
    heeds: float


@dataclass
class World:
    chance: random.Random
    memory: Memory = field(default_factory=Memory)
    agenda: list[tuple[int, int, Deed]] = field(default_factory=list)
    somebody: dict[str, Somebody] = field(default_factory=dict)
    habits: dict[str, list[tuple[int, Habits]]] = field(default_factory=lambda: defaultdict(list))
    sounds: list[Ping] = field(default_factory=list)
    messages: list[tuple[int, str, str]] = field(default_factory=list)
    outages: list[tuple[int, int]] = field(default_factory=list)
    down: dict[str, int] = field(default_factory=dict)
    was_down: list[tuple[str, int, int]] = field(default_factory=list)
    timed_out: int = 0
    _numbers: count[int] = field(default_factory=count)
    _told: int = 0
    _held: list[Said] = field(default_factory=list)
    _seen: dict[str, int] = field(default_factory=dict)
    _watched: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.workers = [Tables(self.memory, steady()) for _ in range(2)]
        self.people = [People(tables) for tables in self.workers]
        self.results = Results(self.memory)
        self.lobbies = [Lobby(tables, people) for tables, people in zip(self.workers, self.people, strict=True)]
        self.keepers = [Timekeeper(tables, SimplePlayers(), self.results) for tables in self.workers]

    @property
    def now(self) -> int:
        return self.memory.time

    def later(self, after: int, deed: Deed) -> None:
        heapq.heappush(self.agenda, (self.now + max(1, after), next(self._numbers), deed))

    # people

    async def born(self, account: str, *, prompt: bool, heeds: float, **habits: object) -> Somebody:
        person = await self.people[0].known(account, account, private=account)
        person = await self.people[0].live(person.id, **habits)
        self.habits[person.id].append((self.now, person.habits))
        one = self.somebody[person.id] = Somebody(person.id, account, prompt, heeds)
        return one

    async def lives(self, one: Somebody, **habits: object) -> None:
        person = await self.chance.choice(self.people).live(one.id, **habits)
        self.habits[one.id].append((self.now, person.habits))

    async def goes_away(self, one: Somebody, days: float) -> None:
        person = await self.chance.choice(self.people).away(one.id, self.now + int(days * 24 * HOUR))
        self.habits[one.id].append((self.now, person.habits))

    async def sits_down(self, options: Options, *people: Somebody) -> str:
        tables = self.workers[0]
        table = ""
        for one in people:
            actor = Actor(one.id, one.account)
            person = await self.people[0].get(one.id)
            assert person is not None
            if not table:
                table = (await tables.open(actor, options, key=key(), salt="s", habits=person.habits)).table.id
            else:
                await tables.do(table, actor, Join("s", person.habits), key())
        await tables.do(table, Actor(people[0].id, people[0].account), Start(), key())
        return table

    def living(self, person: str, at: int) -> Habits:
        return [habits for since, habits in self.habits[person] if since <= at][-1]

    async def play(self, one: Somebody, table: str, since: int) -> None:
        """Plays, if it is still that decision; the simplest turn is good enough."""
        tables = self.chance.choice(self.workers)
        known = await tables.look(table)
        if known.asked is None or known.asked.person != one.id or known.since != since:
            return
        if self.living(one.id, self.now).is_away(self.now) or one.account.partition(":")[0] in self.down:
            return
        deed, click = Act(known.version, default_turn(known)), key()
        for _ in range(2 if self.chance.random() < 0.1 else 1):
            await self.chance.choice(self.workers).do(table, Actor(one.id, one.account), deed, click)

    async def nudge(self, one: Somebody, table: str) -> None:
        try:
            await self.chance.choice(self.workers).do(table, Actor(one.id, one.account), Nudge(), key())
        except (Denied, Refusal):
            return

    # the world's way

    async def run(self, until: int) -> None:
        await self._settle()
        while self.now < until:
            waiting = [self.memory.next_timer(), self.agenda[0][0] if self.agenda else None]
            times = [moment for moment in waiting if moment is not None]
            if not times or min(times) > until:
                self.memory.time = until
                return
            self.memory.time = max(self.now, min(times))
            while self.agenda and self.agenda[0][0] <= self.now:
                await heapq.heappop(self.agenda)[2]()
                await self._settle()
            self.memory.move_due()
            await self._settle()

    async def _settle(self) -> None:
        while self.memory.events or self._told < len(self.memory.outbox):
            await self._deliver()
            if self.memory.events:
                await self._event(self.memory.events.pop(0))
            await self._look_for_turns()

    async def _event(self, event: Event) -> None:
        before = self.memory.logs[event.game].log[:] if event.game in self.memory.logs else []
        waiting = await self.workers[0].look(event.game) if event.name == TURN else None
        for _ in range(2 if self.chance.random() < 0.05 else 1):
            await self.chance.choice(self.keepers).handle(event)
        if waiting is not None:
            new = self.memory.logs[event.game].log[len(before) :]
            if any(isinstance(e.decode(entry.body), e.TimedOut) for entry in new):
                self._was_fair(waiting, event.at)

    async def _look_for_turns(self) -> None:
        """Prompt people notice a decision by themselves."""
        for name, game in self.memory.logs.items():
            if self._watched.get(name) == len(game.log):
                continue
            self._watched[name] = len(game.log)
            table = await self.workers[0].look(name)
            if table.asked is None or self._seen.get(name) == table.since:
                continue
            self._seen[name] = table.since
            one, pace = self.somebody[table.asked.person], PACES[table.options.pace] or 24 * HOUR
            if one.prompt:
                self._will_play(one, name, table.since, int(self.chance.random() * pace * 0.8))

    def _will_play(self, one: Somebody, table: str, since: int, after: int) -> None:
        async def deed() -> None:
            await self.play(one, table, since)

        self.later(after, deed)

    # platforms

    async def _deliver(self) -> None:
        """As the couriers do it: what waits for a platform waits, and reminders that have waited are told together."""
        fresh = self.memory.outbox[self._told :]
        self._told = len(self.memory.outbox)
        waiting, self._held = [*self._held, *fresh], []
        reminders: dict[str, list[Said]] = defaultdict(list)
        for said in waiting:
            for place in said.announcement.places:
                if place.partition(":")[0] in self.down:
                    part = msgspec.structs.replace(said.announcement, places=(place,))
                    self._held.append(Said(said.at, said.game, said.version, part))
                elif said.announcement.kind == "reminders":
                    reminders[place].append(said)
                else:
                    await self._post(said, place)
        for place, several in reminders.items():
            await self._post_reminders(several, place)

    async def _post(self, said: Said, place: str) -> None:
        told = read_told(said.announcement.body)
        table = await self.workers[0].look(told.table)
        for person in pings(told, table, self.now):
            if place == self.somebody[person].account:
                self.sounds.append(Ping(self.now, person, told.table, table.since, told.code, self.now - said.at))
                self._heed(person, told.table, table.since)

    async def _post_reminders(self, several: list[Said], place: str) -> None:
        waited = max(self.now - said.at for said in several)
        found = [read_reminders(said.announcement.body) for said in several]
        person, due = found[0].person, set()
        for table, reminder in [item for reminders in found for item in reminders.tables.items()]:
            if still_due(reminder, person, await self.workers[0].look(table), self.now):
                due.add((table, reminder.since))
        if due and not waited:
            self.messages.append((self.now, person, place))
        for table, since in due:
            self.sounds.append(Ping(self.now, person, table, since, "reminder", waited))
            self._heed(person, table, since)

    def _heed(self, person: str, table: str, since: int) -> None:
        one = self.somebody[person]
        if self.chance.random() < one.heeds:
            self._will_play(one, table, since, self.chance.randrange(MINUTE, 3 * HOUR))

    async def goes_down(self, platform: str, duration: int) -> None:
        begun = self.now
        self.down[platform] = begun

        async def back() -> None:
            del self.down[platform]
            self.was_down.append((platform, begun, self.now))
            for lobby in self.lobbies:
                await lobby.platform_back(platform, self.now - begun, f"{platform}:{begun}")
            await self._deliver()

        self.later(duration, back)

    async def stops(self, duration: int) -> None:
        """Nobody runs the bot for a while."""
        self.outages.append((self.now, self.now + duration))
        self.memory.outage(duration)

    # what has to be true

    def _was_fair(self, table: Table, ended: int) -> None:
        """Whoever's time was up had all of it, awake at its end, and has been pinged."""
        self.timed_out += 1
        assert table.asked is not None
        person, pace = table.asked.person, PACES[table.options.pace]
        assert pace is not None
        begun = table.decision_at
        lost = sum(max(0, min(end, ended) - max(start, begun)) for start, end in self.outages)
        assert ended - begun - lost >= pace, "time that did not count was counted"
        habits = self.living(person, ended)
        assert pace < 8 * HOUR or not habits.is_quiet(ended), "time ran out in quiet hours"
        quarters = range(begun, ended - QUARTER, QUARTER)
        awake = [at for at in quarters if self.living(person, at).pingable(at) and not self._silent(person, at)]
        sounds = [ping for ping in self.sounds if (ping.person, ping.table, ping.since) == (person, table.id, table.since)]
        if len(awake) * QUARTER >= 6 * HOUR and habits.ping != "never":
            assert sounds, f"{person} was forgotten"

    def _silent(self, person: str, at: int) -> bool:
        platform = self.somebody[person].account.partition(":")[0]
        bot = any(start <= at < end for start, end in self.outages)
        down = [*self.was_down, *((where, start, self.now + 1) for where, start in self.down.items())]
        return bot or any(where == platform and start <= at < end for where, start, end in down)

    def check_sounds(self) -> None:
        """Nobody was pinged asleep or away, nobody twice, and reminders of several games came as one."""
        by_decision: dict[tuple[str, str, int], list[int]] = defaultdict(list)
        for ping in self.sounds:
            assert self.living(ping.person, ping.at).pingable(ping.at), ping
            # A ping that had to wait for its platform says nothing about our manners.
            if ping.kind != "nudged" and ping.waited < MINUTE:
                by_decision[ping.person, ping.table, ping.since].append(ping.at)
        for decision, moments in by_decision.items():
            assert len(moments) <= 8, decision
            assert all(later - sooner >= 20 * MINUTE for sooner, later in pairwise(sorted(moments))), (decision, moments)
        by_person: dict[tuple[str, str], list[int]] = defaultdict(list)
        for at, person, place in self.messages:
            by_person[person, place].append(at)
        for moments in by_person.values():
            assert all(later - sooner >= 20_000 for sooner, later in pairwise(moments))

    async def check_tables(self) -> None:
        """Every table is over, or somebody can go on with it, or a timer will; every log says what the process believes."""
        for name, game in self.memory.logs.items():
            table = await Tables(self.memory, steady()).look(name)
            known = await self.workers[0].look(name)
            assert (table.version, table.since, table.state) == (known.version, known.since, known.state)
            if table.state == "running":
                assert table.asked is not None
                assert table.options.pace == "none" or TURN in game.timers
