"""The work the store's timers trigger: timeouts, reminders, computers' turns, the expiry of idle tables, results."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from bot.store import Announcement, Place, StoreEvent
from bot.table.announce import Moved, Reminder, Reminders, Told, encode, read_moved, read_reminder
from bot.table.computers import NOTHING, turn_of
from bot.table.deadlines import worth_saying
from bot.table.deeds.base import COMPUTER, EXPIRE, FORGET, REMIND, RESULT, TURN
from bot.table.deeds.clock import Expire, MoveClock, PlayComputer, Remind, RemindLater, TimeUp
from bot.table.deeds.talk import ping_places
from bot.table.people import People
from bot.table.permissions import CLOCK
from bot.table.places import Places
from bot.table.ports import Thinker
from bot.table.refused import Denied
from bot.table.results import Results
from bot.table.table import Table
from bot.table.tables import Tables

BASKET: Final = "basket"
_OF_PLACE: Final = "place-"
"""The prefix of a place's basket name; all other baskets belong to people."""
PLATFORM: Final = "platform"
"""The name of a `moved` event caused by an unreachable platform."""


class Recorder(Protocol):
    """Records how games end."""

    async def record(self, table: Table) -> None:
        """Record the table's result once, however often this is called."""
        ...


class Timekeeper:
    """The tables' handler of store events. An event may come twice; each deed takes care of that."""

    def __init__(self, tables: Tables, thinker: Thinker, results: Recorder) -> None:
        self._tables = tables
        self._thinker = thinker
        self._results = results
        self._places = Places(tables, People(tables), Results(tables.store))
        self._by_name: dict[str, Callable[[StoreEvent, Table], Awaitable[None]]] = {
            TURN: self._time_up,
            REMIND: self._remind,
            COMPUTER: self._play,
            EXPIRE: self._expire,
            RESULT: self._record,
            FORGET: self._forget,
        }

    async def handle(self, event: StoreEvent) -> None:
        """Handle an event; ignore one of a table that is gone."""
        if event.name == BASKET:
            await (self._post_moved if event.game.startswith(_OF_PLACE) else self._post_basket)(event.game)
            return
        if event.kind == "gone":
            await self._places.gone_from(event.game, event.name)
            return
        try:
            table = await self._tables.look(event.game)
            if event.kind == "moved":
                await self._move_clock(event, table)
            elif event.name in self._by_name:
                await self._by_name[event.name](event, table)
        except Denied as refusal:
            # A paused game waits for another version of the program, so guess nothing; a table that is gone needs nothing.
            if refusal.code not in ("no_table", "paused"):
                raise

    async def _move_clock(self, event: StoreEvent, table: Table) -> None:
        """Move a table's clock; announce it once per place, however many tables the place has."""
        deed = MoveClock(event.at, held=event.name == PLATFORM)
        done = await self._tables.do(table.id, CLOCK, deed, event.key, newest=True)
        if done.table.asked is None or done.deadline is None or not worth_saying(event.at, done.table):
            return
        for place in done.table.places():
            await self._tables.store.baskets.put(basket_of(place), table.id, encode(Moved(place, done.version)))

    async def _post_moved(self, basket: str) -> None:
        """Post one notice to a place about all its tables whose clocks were moved."""
        baskets = self._tables.store.baskets
        found = await baskets.look(basket)
        moved = {table: read_moved(body) for table, body in sorted(found.items())}
        for table, first in list(moved.items())[:1]:
            told = Told("clock_moved", table, first.version, {"tables": " ".join(moved)})
            await baskets.post(basket, found, Announcement("notice", (first.place,), encode(told), turn=False))

    async def _time_up(self, event: StoreEvent, table: Table) -> None:
        by_computer = table.options.time_up == "computer" and table.asked is not None
        actions, thoughts = await turn_of(table, self._thinker) if by_computer else NOTHING
        await self._tables.do(table.id, CLOCK, TimeUp(table.since, actions, thoughts), event.key, newest=True)

    async def _remind(self, event: StoreEvent, table: Table) -> None:
        done = await self._tables.do(table.id, CLOCK, Remind(table.since), event.key, newest=True)
        seat = done.table.asked
        if seat is None or done.table.decider is None or done.table.since != table.since:
            return
        if done.repeated or done.table.reminded > table.reminded:
            reminder = Reminder(done.table.decider, table.since, done.table.reminded, done.deadline)
            await self._tables.store.baskets.put(seat.person, table.id, encode(reminder))

    async def _play(self, event: StoreEvent, table: Table) -> None:
        if table.computers_turn:
            actions, thoughts = await turn_of(table, self._thinker)
            await self._tables.do(table.id, CLOCK, PlayComputer(table.since, actions, thoughts), event.key, newest=True)

    async def _expire(self, event: StoreEvent, table: Table) -> None:
        await self._tables.do(table.id, CLOCK, Expire(), event.key, newest=True)

    async def _record(self, event: StoreEvent, table: Table) -> None:
        if table.state == "over":
            await self._results.record(table)

    async def _forget(self, event: StoreEvent, table: Table) -> None:
        if table.state == "over" and table.game is None:
            await self._tables.store.games.forget(table.id)
            self._tables.forgotten(table.id)

    async def _post_basket(self, person: str) -> None:
        """Post reminders of several games as one message, without those answered in the meantime."""
        baskets = self._tables.store.baskets
        found = await baskets.look(person)
        waiting: dict[str, tuple[Table, Reminder]] = {}
        for game, body in found.items():
            table = await self._still_waiting(person, game, read_reminder(body))
            if table is not None:
                waiting[game] = table, read_reminder(body)
        place, told = _together(waiting)
        later = {game: body for game, body in found.items() if game in waiting and game not in told}
        now = {game: body for game, body in found.items() if game not in later}
        # Posted as a "turn" of the person, so that messages which must wait for a platform are posted together.
        message = None if place is None else Announcement("reminders", (place,), encode(Reminders(person, told)), turn=True)
        await baskets.post(person, now, message)
        for game, body in later.items():
            await baskets.put(person, game, body)

    async def _still_waiting(self, person: str, game: str, reminder: Reminder) -> Table | None:
        """Return the table if it still waits for this person and a ping is allowed now, else None."""
        try:
            table = await self._tables.look(game)
        except Denied:
            return None
        seat = table.asked
        if seat is None or seat.person != person or table.since != reminder.since or table.muted:
            return None
        if not seat.habits.pingable(self._tables.store.clock.now()):
            await remind_later(self._tables, table)
            return None
        return table


async def remind_later(tables: Tables, table: Table) -> None:
    """Remind the player to move on waking: they fell asleep before the ping was posted."""
    if table.asked is not None:
        await tables.see_to(table.id, RemindLater(table.since), f"later:{table.asked.person}:{table.since}:{table.reminded}")


def basket_of(place: Place) -> str:
    """Return the name of a place's basket, safe to use in a key."""
    return f"{_OF_PLACE}{hashlib.sha256(place.encode()).hexdigest()[:32]}"


def _together(waiting: dict[str, tuple[Table, Reminder]]) -> tuple[Place | None, dict[str, Reminder]]:
    """Return the place of the next message, chosen by the most urgent game, and all reminders that go there."""
    if not waiting:
        return None, {}
    places = {game: _place_of(table, reminder.seat) for game, (table, reminder) in waiting.items()}
    urgent = min(waiting, key=lambda game: (waiting[game][1].deadline or _NEVER, game))
    place = places[urgent]
    return place, {game: reminder for game, (_, reminder) in waiting.items() if places[game] == place}


_NEVER: Final = 1 << 62


def _place_of(table: Table, seat: int) -> Place:
    """Return the private chat if the person wants pings there, else the seat's place."""
    return next(reversed(ping_places(table, seat)), "")
