"""The work the store's timers trigger: timeouts, reminders, computers' turns, the expiry of idle tables, results."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from typing import Final

from bot.store import Announcement, Place, StoreEvent
from bot.store.model import BASKET
from bot.table import reminders
from bot.table.announce import Moved, Told, encode, read_moved
from bot.table.computers import NOTHING, turn_of
from bot.table.deadlines import worth_saying
from bot.table.deeds.base import COMPUTER, EXPIRE, FORGET, REMIND, RESULT, TURN
from bot.table.deeds.clock import Expire, MoveClock, PlayComputer, TimeUp
from bot.table.people import People
from bot.table.permissions import CLOCK
from bot.table.places import Places
from bot.table.ports import Thinker
from bot.table.refused import Denied
from bot.table.results import Results
from bot.table.table import Table
from bot.table.tables import Tables

_PLACE_PREFIX: Final = "place-"
"""The prefix of a place's digest; all other digests belong to people."""
PLATFORM: Final = "platform"
"""The name of a `moved` event caused by an unreachable platform."""


class Timekeeper:
    """The tables' handler of store events. An event may come twice; each deed takes care of that."""

    def __init__(self, tables: Tables, thinker: Thinker, results: Results) -> None:
        self._tables = tables
        self._thinker = thinker
        self._results = results
        self._places = Places(tables, People(tables), results)
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
            of_place = event.subject.startswith(_PLACE_PREFIX)
            await (self._post_moved(event.subject) if of_place else reminders.post(self._tables, event.subject))
            return
        if event.kind == "gone":
            await self._places.lose_at(event.subject, event.name)
            return
        try:
            table = await self._tables.look(event.subject)
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
        digests = self._tables.store.digests
        for place in done.table.places():
            found = (await digests.look(digest_of(place))).get(table.id)
            before = read_moved(found) if found else Moved(place, done.version)
            if event.key not in before.events:
                moved = Moved(place, done.version, before.lost + event.at, (*before.events, event.key))
                await digests.put(digest_of(place), table.id, encode(moved))

    async def _post_moved(self, digest: str) -> None:
        """Post one notice to a place about all its tables whose clocks were moved."""
        digests = self._tables.store.digests
        found = await digests.look(digest)
        moved = {table: read_moved(body) for table, body in sorted(found.items())}
        if moved:
            table, first = next(iter(moved.items()))
            lost = max(each.lost for each in moved.values())
            told = Told("clock_moved", table, first.version, {"tables": " ".join(moved), "lost": lost})
            await digests.post(digest, found, Announcement("notice", (first.place,), encode(told), turn=False))

    async def _time_up(self, event: StoreEvent, table: Table) -> None:
        by_computer = table.options.time_up == "computer" and table.asked is not None
        actions, thoughts = await turn_of(table, self._thinker) if by_computer else NOTHING
        await self._tables.do(table.id, CLOCK, TimeUp(table.since, actions, thoughts), event.key, newest=True)

    async def _remind(self, event: StoreEvent, table: Table) -> None:
        await reminders.remind(self._tables, table, event.key)

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
            self._tables.drop(table.id)


def digest_of(place: Place) -> str:
    """Return the name of a place's digest, safe to use in a key."""
    return f"{_PLACE_PREFIX}{hashlib.sha256(place.encode()).hexdigest()[:32]}"
