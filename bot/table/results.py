"""Results of games: written once for each table, and enough to recompute all numbers."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Final

import msgspec
from msgspec.msgpack import encode

from bot.store import Place, Store
from bot.table.leaderboards import Boards
from bot.table.people import PERSON
from bot.table.ratings import STANDING, Rating, RatingRow, counted, new_ratings, read_standing, write_standing
from bot.table.table import Table

LEDGER: Final = "ledger"
_DAYS: Final = "days"
_YEAR: Final = 365
LOOKED_BACK: Final = 30
"""How many days with games are searched for the last game of a place."""


class SeatResult(msgspec.Struct, frozen=True):
    """A seat of a finished game. `person` is empty for a computer; `rank` 1 is the best, and players who resigned are last."""

    person: str
    score: int
    rank: int
    resigned: bool = False


class Result(msgspec.Struct, frozen=True):
    """A finished game. `marks`: its changes to the ratings of its people, empty if it was not rated.

    `imported`: it continued from a record, so its earlier players are unknown. It counts for nobody.
    """

    table: str
    at: int
    game: str
    places: tuple[Place, ...]
    lines: tuple[SeatResult, ...]
    rated: bool
    marks: dict[str, Rating] = {}
    imported: bool = False


_read_ledger: Final = msgspec.msgpack.Decoder(list[Result]).decode
_read_days: Final = msgspec.msgpack.Decoder(list[str]).decode


def result_of(table: Table) -> Result | None:
    """Return a finished table's result; None if it was closed early or none of its people are left."""
    if table.game is None or table.game.decision is not None or not table.people():
        return None
    lines = tuple(_lines(table))
    return Result(table.id, table.at, table.options.game, table.places(), lines, table.rated, imported=bool(table.record))


def _lines(table: Table) -> Iterable[SeatResult]:
    standing = table.begun_game.standing()
    gone = {number for number, seat in enumerate(table.seats) if seat.resigned or seat.kicked}
    ranks = standing.ranks(gone)
    for number, seat in enumerate(table.seats):
        yield SeatResult(seat.person, standing.scores[number], ranks[number], number in gone)


class Results:
    """The record of results, with the standings and boards derived from it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._boards = Boards(store)

    async def record(self, table: Table) -> None:
        """Record a table's result once, however often this is called: every step can be repeated."""
        result = result_of(table)
        if result is None:
            return
        standings = {line.person: await self.standing(line.person) for line in result.lines}
        written = await self._write_down(marked(result, standings))
        if written.imported:
            return
        known = await self._known([line.person for line in written.lines])
        for person in known:
            standing = await self._count(person, written)
            await self._boards.note(person, standing, written.places)

    async def _known(self, people: Iterable[str]) -> list[str]:
        """Return those of the people who have not been forgotten."""
        names = sorted({person for person in people if person})
        found = await self._store.documents.get_many(PERSON, names)
        return [name for name, document in zip(names, found, strict=True) if document.body]

    async def _write_down(self, result: Result) -> Result:
        """Write a result into the ledger of its day and return it; a result already there counts instead."""

        def name_day(body: bytes) -> bytes:
            return encode(sorted({*(_read_days(body) if body else []), _day(result)}))

        def add(body: bytes) -> bytes:
            there = _read_ledger(body) if body else []
            return body if any(each.table == result.table for each in there) else encode([*there, result])

        await self._store.documents.change(LEDGER, _DAYS, name_day)
        ledger = _read_ledger(await self._store.documents.change(LEDGER, _day(result), add))
        return next(each for each in ledger if each.table == result.table)

    async def _count(self, person: str, result: Result) -> RatingRow:
        def add(body: bytes) -> bytes:
            return write_standing(_with_result(read_standing(body) if body else RatingRow(), person, result))

        return read_standing(await self._store.documents.change(STANDING, person, add))

    async def standing(self, person: str) -> RatingRow:
        """Return a person's numbers."""
        found = await self._store.documents.get(STANDING, person)
        return read_standing(found.body) if found.body else RatingRow()

    async def all(self) -> list[Result]:
        """Return all results, oldest first."""
        index = await self._store.documents.get(LEDGER, _DAYS)
        days = _read_days(index.body) if index.body else []
        ledgers = await self._store.documents.get_many(LEDGER, days)
        found = [result for ledger in ledgers if ledger.body for result in _read_ledger(ledger.body)]
        return sorted(found, key=lambda result: (result.at, result.table))

    async def newest(self, place: Place, person: str = "") -> Result | None:
        """Return the last result in a place and below it or, with a person, of that person anywhere; None if too long ago."""
        index = await self._store.documents.get(LEDGER, _DAYS)
        for day in reversed(_read_days(index.body)[-LOOKED_BACK:] if index.body else []):
            ledger = await self._store.documents.get(LEDGER, day)
            for result in sorted(_read_ledger(ledger.body) if ledger.body else [], key=lambda each: -each.at):
                if _has(result, person) if person else _at(result, place):
                    return result
        return None

    async def of_both(self, person: str, other: str) -> list[Result]:
        """Return the results of games that both people have played, within the newest year of days with games."""
        index = await self._store.documents.get(LEDGER, _DAYS)
        days = _read_days(index.body)[-_YEAR:] if index.body else []
        ledgers = await self._store.documents.get_many(LEDGER, days)
        found = (result for ledger in ledgers if ledger.body for result in _read_ledger(ledger.body))
        return [each for each in found if not each.imported and _has(each, person) and _has(each, other)]

    async def rebuild(self) -> int:
        """Recompute all numbers from the results; return the number of games."""
        while True:
            results = await self.all()
            standings = await self._rewrite(results)
            await self._boards.clear({place for result in results for place in result.places})
            known = await self._known(standings)
            for person in known:
                await self._store.documents.change(STANDING, person, _always(write_standing(standings[person])))
                await self._boards.note(person, standings[person], _places_of(person, results))
            if len(await self.all()) == len(results):  # else a game ended in between, and its numbers may be lost
                return len(results)

    async def _rewrite(self, results: list[Result]) -> dict[str, RatingRow]:
        """Recompute the marks in the ledgers, each from the ones before; return everybody's numbers after all games."""
        standings: defaultdict[str, RatingRow] = defaultdict(RatingRow)
        anew: dict[str, Result] = {}
        for result in results:
            new = anew[result.table] = marked(result, standings)
            for person in {line.person for line in new.lines if line.person and not new.imported}:
                standings[person] = _with_result(standings[person], person, new)
        for day in sorted({_day(result) for result in results}):

            def change(body: bytes) -> bytes:
                return encode([anew.get(each.table, each) for each in _read_ledger(body)])

            await self._store.documents.change(LEDGER, day, change)
        return dict(standings)

    async def rename(self, old: str, new: str) -> None:
        """Replace a person's old id in all results. The numbers follow with the next rebuild."""
        await self._edit(lambda result: _renamed(result, old, new))

    async def move_place(self, old: Place, new: Place) -> None:
        """Give a place its new address in all results, and move its board."""
        moved = await self._edit(lambda result: _moved(result, old, new))
        if moved or await self._boards.top(old):
            await self.rebuild()
            await self._boards.drop(old)

    async def leave_out(self, places: Collection[Place]) -> None:
        """Remove these places from results and boards: private places of a person who wants to be forgotten."""
        await self._edit(lambda result: _left_out(result, places))
        for place in places:
            await self._boards.drop(place)

    async def _edit(self, edit: Callable[[Result], Result]) -> bool:
        """Edit results in their ledgers; return whether anything changed."""

        def change(body: bytes) -> bytes:
            return encode([edit(each) for each in _read_ledger(body)])

        days = sorted({_day(result) for result in await self.all() if edit(result) != result})
        for day in days:
            await self._store.documents.change(LEDGER, day, change)
        return bool(days)


def marked(result: Result, standings: Mapping[str, RatingRow]) -> Result:
    """Return the result with its changes to the ratings in these standings."""
    if not result.rated:
        return result
    ranks = [(line.person, line.rank) for line in result.lines]
    return msgspec.structs.replace(result, marks=new_ratings({name: standings[name] for name, _ in ranks}, ranks))


def _with_result(before: RatingRow, person: str, result: Result) -> RatingRow:
    line = next(line for line in result.lines if line.person == person)
    others = [(other.person, other.rank) for other in result.lines if other.person not in ("", person)]
    return counted(before, result.table, result.game, line.rank, line.score, others, result.marks.get(person))


def _places_of(person: str, results: list[Result]) -> set[Place]:
    return {place for result in results if _has(result, person) and not result.imported for place in result.places}


def _always(body: bytes) -> Callable[[bytes], bytes]:
    return lambda _: body


def _day(result: Result) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(result.at / 1000))


def _at(result: Result, place: Place) -> bool:
    """Return whether a game was played in a place, or in a thread or topic of it."""
    return any(each == place or each.startswith(f"{place}/") for each in result.places)


def _has(result: Result, person: str) -> bool:
    return any(line.person == person for line in result.lines)


def _moved(result: Result, old: Place, new: Place) -> Result:
    places = tuple(dict.fromkeys(new if place == old else place for place in result.places))
    return msgspec.structs.replace(result, places=places)


def _left_out(result: Result, places: Collection[Place]) -> Result:
    return msgspec.structs.replace(result, places=tuple(place for place in result.places if place not in places))


def _renamed(result: Result, old: str, new: str) -> Result:
    lines = tuple(msgspec.structs.replace(line, person=new) if line.person == old else line for line in result.lines)
    marks = {new if person == old else person: mark for person, mark in result.marks.items()}
    return msgspec.structs.replace(result, lines=lines, marks=marks)
