"""Leaderboards: one for each chat, and one over all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec.msgpack import encode

from bot.store import Place, Store
from bot.table.ratings import PROVISIONAL, RatingRow

BOARD: Final = "board"
EVERYWHERE: Final = "everywhere"
LONGEST: Final = 500


class Row(msgspec.Struct, frozen=True, array_like=True):
    """A person on a board; people with few rated games come below all others."""

    person: str
    rating: float
    rated: int
    games: int
    wins: int

    @property
    def provisional(self) -> bool:
        """Whether too few games are rated for the rating to be shown."""
        return self.rated < PROVISIONAL


_read: Final = msgspec.msgpack.Decoder(list[Row]).decode


class Boards:
    """The boards, derived from the standings; setting a person's row twice does no harm."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def top(self, place: Place | None = None) -> list[Row]:
        """Return the board of a chat, or the one over all."""
        found = await self._store.documents.get(BOARD, place or EVERYWHERE)
        return _read(found.body) if found.body else []

    async def note(self, person: str, standing: RatingRow, places: Iterable[Place]) -> None:
        """Set a person's row on the boards of these places and the one over all."""
        row = Row(person, standing.rating, standing.rated, sum(standing.games.values()), sum(standing.wins.values()))
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


def _with(rows: list[Row], new: Row) -> list[Row]:
    others = [row for row in rows if row.person != new.person]
    return sorted([*others, new], key=lambda row: (row.provisional, -row.rating, row.person))[:LONGEST]
