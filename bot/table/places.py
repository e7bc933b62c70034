"""What platforms report of themselves, across all tables: places moved or lost, and time out of reach. All can be repeated."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

import msgspec

from bot.store import Hint, Place, platform_of
from bot.store.keys import shard_of
from bot.table.deeds.places import LosePlace, MovePlace, ShowAgain
from bot.table.options import DAY
from bot.table.people import People
from bot.table.permissions import chat_of
from bot.table.refused import Denied
from bot.table.results import Results
from bot.table.table import Table
from bot.table.tables import Tables

_WITHOUT_LOG: Final = 1 << 40
_PAUSES: Final = (0.2, 0.5, 1.0, 2.0, 4.0, 0.0)
"""Seconds between questions whether a deleted message was a table's; 0: the last one."""
_LOOKS_AGAIN: Final = 20_000
"""Milliseconds between two such looks for one message."""
_REMEMBERED: Final = 30 * DAY
"""Milliseconds for which it is known that a turn was shown again."""


class Places:
    """What an adapter reports about its chats, and about the platform."""

    def __init__(self, tables: Tables, people: People, results: Results) -> None:
        self._tables = tables
        self._people = people
        self._results = results
        self._store = tables.store

    async def on_moved(self, old: Place, new: Place) -> None:
        """Give a place its new address in tables, settings, results and boards."""
        if old == new:
            return
        for table in await self._store.indexes.of_place(old):
            await self._tables.see_to(table, MovePlace(old, new))
            await self._store.indexes.strike_out(table, Hint(places=(old,)))
        await self._people.move_chat(old, new)
        await self._results.move_place(old, new)

    async def on_gone(self, place: Place) -> None:
        """Handle a place where posting has become impossible: tell its tables, and send private messages elsewhere."""
        for table in await self._store.indexes.of_place(place):
            shown = {**await self._shown_before(place), table: await self._showing(table, place)}
            await self._store.relay.note(_lost(place), msgspec.msgpack.encode(shown), _REMEMBERED)
            await self.lose_at(table, place)
            await self._store.indexes.strike_out(table, Hint(places=(place,)))

    async def _showing(self, table: str, place: Place) -> str:
        """Return the message that shows a table in a place; one that has just been posted is perhaps not noted yet."""
        for pause in _PAUSES[:3]:
            if await self._tables.living(table, place) or not await self._store.outbox.waiting([shard_of(table)]):
                break
            await asyncio.sleep(pause)
        return await self._tables.living(table, place)

    async def lost_at(self, place: Place) -> list[tuple[Table, str]]:
        """Return the running tables that have lost this place, each with the message there that showed it last."""
        found = [(await self._tables.find(table), message) for table, message in (await self._shown_before(place)).items()]
        running = [(timed.table, message) for timed, message in found if timed is not None and timed.table.state == "running"]
        lost = [(table, message) for table, message in running if place not in table.places()]
        return [(table, message or await self._tables.living(table.id, place)) for table, message in lost]

    async def _shown_before(self, place: Place) -> dict[str, str]:
        body = await self._store.relay.noted(_lost(place))
        return msgspec.msgpack.decode(body, type=dict[str, str]) if body else {}

    async def lose_at(self, table: str, place: Place) -> None:
        """Handle a lost place for one table, and for those of its people whose private place it was."""
        try:
            found = await self._tables.look(table)
        except Denied:
            # The id is a person's, not a table's: reminders belong to a person. Every table shown in the place hears of it.
            await self._people.drop_private(table, place)
            await self.on_gone(place)
            return
        for seat in found.seats:
            if place in seat.habits.private:
                await self._people.drop_private(seat.person, place)
        await self._tables.see_to(table, LosePlace(place))

    async def on_deleted(self, place: Place, message: str) -> None:
        """Show a table again if somebody has deleted the message that shows its present turn.

        A message can be gone before it is noted that it is out: then ask again, while there is something to send.
        """
        for table in await self._store.indexes.of_place(place):
            for pause in _PAUSES:
                loaded = await self._store.games.load(table, _WITHOUT_LOG)
                shown = loaded.places.get(place) if loaded is not None else None
                if shown is not None and shown.message == message:
                    await self._tables.see_to(table, ShowAgain(place))
                    break
                if not pause or not await self._store.outbox.waiting([shard_of(table)]):
                    break
                await asyncio.sleep(pause)

    async def look_for_turn(self, table: Table, place: Place) -> None:
        """Show a table again where its message may be gone without anybody having told: an edit finds out, now and then."""
        asked = f"looked for {table.id} {table.since} {place}"
        if await self._store.coordination.hold(asked, secrets.token_hex(8), _LOOKS_AGAIN):
            await self._tables.see_to(table.id, ShowAgain(place))

    async def on_vanishing(self, place: Place, after: int) -> None:
        """Show tables again whose turn was posted longer ago: once for each such span, silently."""
        for table in await self._store.indexes.of_place(place):
            found = await self._tables.find(table)
            if found is None or found.table.decider is None:
                continue
            spans = (self._store.clock.now() - found.table.decision_at) // after
            said = f"{found.table.since}.{spans}".encode()
            if spans > 0 and await self._store.relay.noted(_vanished(table, place)) != said:
                await self._store.relay.note(_vanished(table, place), said, 2 * after)
                await self._tables.see_to(table, ShowAgain(place))

    async def may_show_again(self, table: str, place: Place) -> bool:
        """Return whether to post the present turn again after its message is gone.

        Once for each decision if somebody has deleted it, and each time when it has vanished as all messages there do.
        """
        found, vanished = await self._tables.look(table), await self._store.relay.noted(_vanished(table, place))
        name = f"again:{table}:{found.since}:{place}:{vanished.decode()}"
        return not await self._store.coordination.count({name: 1}, _REMEMBERED)

    async def on_left(self, account: str, chat: Place) -> None:
        """Handle a person who has left a chat: tell them elsewhere if they sat there, and tell the tables."""
        person = await self._people.of_account(account)
        if person is None:
            return
        for table in await self._store.indexes.of_person(person.id):
            place = await self._seat_of(table, person.id)
            if chat_of(place) == chat_of(chat):
                await self._tables.see_to(table, LosePlace(place, person.id))

    async def on_blocked(self, account: str, place: Place) -> None:
        """Handle a person who has blocked the bot in private."""
        person = await self._people.of_account(account)
        if person is not None:
            await self._people.drop_private(person.id, place)
        await self.on_gone(place)

    async def on_back(self, platform: str, silent: int, reason: str) -> None:
        """Give back the time a platform was unreachable, once for each reason, to games waiting for players there."""
        for summary in await self._store.games.summaries(await self._store.games.all()):
            if summary.head.state == "running" and summary.head.deciders:
                seat = (await self._tables.look(summary.game)).asked
                if seat is not None and platform_of(seat.place) == platform:
                    await self._store.clock.give_back(summary.game, silent, reason)

    async def _seat_of(self, table: str, person: str) -> Place:
        """Return a person's place at a table; empty if they do not sit there or the table has been deleted."""
        try:
            found = await self._tables.look(table)
        except Denied:
            return ""
        number = found.seat_of(person)
        return "" if number is None else found.seats[number].place


def _lost(place: Place) -> str:
    return f"lost:{place}"


def _vanished(table: str, place: Place) -> str:
    return f"vanished:{table}:{place}"
