"""Where a table is shown: a place that has another address now, and one that is gone."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from bot.store import Place
from bot.table import entries as e
from bot.table.deeds.base import News, Now, Step
from bot.table.permissions import Actor
from bot.table.table import Seat, Table


class MovePlace(msgspec.Struct, frozen=True):
    """A place has another address: a group that became a supergroup."""

    name: ClassVar[str] = "move_place"
    old: Place
    new: Place

    def step(self, table: Table, actor: Actor, now: Now) -> Step:
        """Done twice it is done once. The table is shown there anew: buttons of the old address are dead."""
        if self.old not in table.places() or self.old == self.new:
            return Step()
        return Step((e.PlaceMoved(self.old, self.new),))


class LosePlace(msgspec.Struct, frozen=True):
    """A place is gone: the bot was sent away, or the chat was closed. With a person it is gone for this person, who has left.

    `silent`: the others are told nothing, for the person can still be reached, with another account.
    """

    name: ClassVar[str] = "lose_place"
    place: Place
    person: str = ""
    silent: bool = False

    def step(self, table: Table, actor: Actor, now: Now) -> Step:
        """Who sat there is shown the table in private if that can be; all learn of it."""
        if self.person:
            return self._left(table)
        if self.place not in table.places():
            return Step()
        entry = e.PlaceLost(self.place)
        if table.state == "over":
            return Step((entry,))
        there = [number for number, seat in enumerate(table.seats) if seat.place == self.place and seat.played_by_person]
        moved = tuple(dict.fromkeys(place for number in there if (place := self._elsewhere(table.seats[number]))))
        left = tuple(dict.fromkeys([*(place for place in table.places() if place != self.place), *moved]))
        news = tuple(News("place_gone", {"seat": number}, left) for number in there) if left and not self.silent else ()
        return Step((entry,), news)

    def _elsewhere(self, seat: Seat) -> Place:
        """Where somebody can be reached instead."""
        return next((place for place in seat.habits.private if place != self.place), "")

    def _left(self, table: Table) -> Step:
        """Who has left is shown the table in private from now on, if that can be; those who are still there learn of it."""
        number = table.seat_of(self.person)
        seat = None if number is None else table.seats[number]
        if number is None or seat is None or seat.place != self.place:
            return Step()
        elsewhere = self._elsewhere(seat)
        entry = e.Seated(number, elsewhere)
        if table.state == "over" or not seat.played_by_person:
            return Step((entry,))
        return Step((entry,), (News("place_gone", {"seat": number}),))
