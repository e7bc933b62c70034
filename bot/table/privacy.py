"""Export or delete a person's data. Games contain only an internal id, so they stay readable for the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from bot.store import Hint, Place, platform_of
from bot.table.deeds.clock import Forget
from bot.table.deeds.lobby import Leave
from bot.table.deeds.seats import Resign
from bot.table.entries import redacted
from bot.table.leaderboards import Boards
from bot.table.people import ACCOUNT, PERSON, People, Person
from bot.table.permissions import Actor
from bot.table.ports import PlatformData
from bot.table.ratings import STANDING
from bot.table.refused import Denied
from bot.table.results import Results
from bot.table.tables import Tables
from bot.table.writing import fresh_key

_SETTLED: Final = (
    "no_table",
    "paused",
    "seat_is_computers",
    "not_begun",
    "over",
    "closed",
    "not_open",
    "not_seated",
    "not_allowed",
)


class Privacy:
    """Export and deletion of personal data."""

    def __init__(self, tables: Tables, people: People, results: Results, holdings: Mapping[str, PlatformData]) -> None:
        """`holdings`: the platforms that keep data about their accounts themselves, by name."""
        self._tables = tables
        self._people = people
        self._results = results
        self._boards = Boards(tables.store)
        self._holdings = holdings

    async def export(self, person: str) -> bytes:
        """Return all data kept about a person, as JSON."""
        found = await self._people.get(person)
        results = [result for result in await self._results.all() if any(line.person == person for line in result.lines)]
        data: dict[str, Any] = {
            "format": "carcassonne-person/1",
            "person": msgspec.to_builtins(found),
            "standing": msgspec.to_builtins(await self._results.standing(person)),
            "results": msgspec.to_builtins(results),
            "tables": await self._tables.store.indexes.of_person(person),
            "platforms": {account: await holdings.export(account) for account, holdings in self._held(found)},
        }
        return msgspec.json.format(msgspec.json.encode(data))

    def _held(self, person: Person | None) -> list[tuple[str, PlatformData]]:
        """Return the accounts about which a platform keeps data itself, with that platform."""
        platforms = [(account, platform_of(account)) for account in (person.accounts if person else ())]
        return [(account, self._holdings[platform]) for account, platform in platforms if platform in self._holdings]

    async def forget(self, person: str) -> None:
        """Leave open tables, resign running games, and delete all but the id in finished games. Can be repeated."""
        found = await self._people.get(person)
        private = found.habits.private if found else ()
        places = {place for result in await self._results.all() for place in result.places}
        for table in await self._tables.store.indexes.of_person(person):
            await self._leave(table, person)
            await self._tables.see_to(table, Forget(person))
            await self._redact(table, person, private)
            await self._tables.store.indexes.strike_out(table, Hint(people=(person,)))
        await self._tables.store.games.forget(person)  # the places where reminders were shown
        await self._tables.store.digests.post(person, await self._tables.store.digests.look(person), None)
        await self._results.leave_out(private)
        documents = self._tables.store.documents
        await documents.remove(STANDING, person)
        await self._boards.strike_out(person, places)
        for stub in await self._people.merged_into(person):
            await documents.remove(PERSON, stub)
        for account, holdings in self._held(found):
            await holdings.forget(account)
        if found is not None:
            await self._people.unname(found)
        for account in found.accounts if found else ():
            await documents.remove(ACCOUNT, account)
        await documents.remove(PERSON, person)

    async def _redact(self, table: str, person: str, private: tuple[Place, ...]) -> None:
        """Remove habits and private places from the log of a game, which keeps its length and times for the other players."""
        games = self._tables.store.games
        log = await games.load(table)
        if log is None:
            return
        plain = {number: (entry.body, redacted(entry.body, person, private)) for number, entry in enumerate(log.entries)}
        await games.redact(table, {number: (old, new) for number, (old, new) in plain.items() if old != new}, private)

    async def _leave(self, table: str, person: str) -> None:
        for deed in (Leave(), Resign()):
            try:
                await self._tables.do(table, Actor(person, ""), deed, fresh_key(), newest=True)
            except Denied as refusal:
                if refusal.code not in _SETTLED:
                    raise
