"""Leaderboards: one for each chat, and one over all."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec
from msgspec.msgpack import encode

from bot.store import Place, Store
from bot.table.ratings import SETTLED, STANDING, RatingRow, read_standing

BOARD: Final = "board"
EVERYWHERE: Final = "everywhere"
LONGEST: Final = 500


class Row(msgspec.Struct, frozen=True, array_like=True):
    """A person on a board. `sigma` 0: written when `rating` had another scale; `top` replaces such a row."""

    person: str
    rating: float
    rated: int
    games: int
    wins: int
    sigma: float = 0.0

    @property
    def provisional(self) -> bool:
        """Whether the rating is still uncertain: it has no place on the board yet, and is shown with a question mark."""
        return self.sigma >= SETTLED


_read: Final = msgspec.msgpack.Decoder(list[Row]).decode


class Boards:
    """The boards, derived from the standings; setting a person's row twice does no harm."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def top(self, place: Place | None = None) -> list[Row]:
        """Return the board of a chat, or the one over all."""
        name = place or EVERYWHERE
        found = await self._store.documents.get(BOARD, name)
        rows = _read(found.body) if found.body else []
        if all(row.sigma for row in rows):
            return rows
        people = [row.person for row in rows if not row.sigma]
        standings = await self._store.documents.get_many(STANDING, people)
        new = {who: _row(who, read_standing(each.body)) for who, each in zip(people, standings, strict=True) if each.body}
        return _read(await self._store.documents.change(BOARD, name, lambda body: _replaced(body, new)))

    async def note(self, person: str, standing: RatingRow, places: Iterable[Place]) -> None:
        """Set a person's row on the boards of these places and the one over all."""
        row = _row(person, standing)
        for name in dict.fromkeys([EVERYWHERE, *places]):
            await self._store.documents.change(BOARD, name, lambda body: encode(_with(_read(body) if body else [], row)))

    async def strike_out(self, person: str, places: Iterable[Place]) -> None:
        """Remove a person from these boards and the one over all."""

        def change(body: bytes) -> bytes:
            return encode([row for row in (_read(body) if body else []) if row.person != person])

        for name in dict.fromkeys([EVERYWHERE, *places]):
            await self._store.documents.change(BOARD, name, change)

    async def drop(self, place: Place) -> None:
        """Remove the board of a place that no longer exists."""
        await self._store.documents.remove(BOARD, place)

    async def clear(self, places: Iterable[Place]) -> None:
        """Empty these boards and the one over all."""
        for name in dict.fromkeys([EVERYWHERE, *places]):
            await self._store.documents.remove(BOARD, name)


def _row(person: str, standing: RatingRow) -> Row:
    games, wins = sum(standing.games.values()), sum(standing.wins.values())
    return Row(person, standing.rating, standing.rated, games, wins, standing.sigma)


def _with(rows: list[Row], new: Row) -> list[Row]:
    return _ordered([*(row for row in rows if row.person != new.person), new])


def _ordered(rows: Iterable[Row]) -> list[Row]:
    return sorted(rows, key=lambda row: (row.provisional, -row.rating, -row.wins, row.person))[:LONGEST]


def _replaced(body: bytes, new: Mapping[str, Row]) -> bytes:
    """Replace rows of another scale by these; those of people without numbers are dropped."""
    rows = _read(body) if body else []
    return encode(_ordered(row if row.sigma else new[row.person] for row in rows if row.sigma or row.person in new))
