"""Where a table is shown: a place that has another address now, and one that is gone."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from bot.store import Place
from bot.table import entries as e
from bot.table.deeds.base import DeedResult, News, Now
from bot.table.fold import taken
from bot.table.permissions import Actor
from bot.table.refused import Param
from bot.table.table import Seat, Table


class MovePlace(msgspec.Struct, frozen=True):
    """A place has another address: a group that became a supergroup."""

    name: ClassVar[str] = "move_place"
    old: Place
    new: Place

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Done twice it is done once. The table is shown there anew: buttons of the old address are dead."""
        if self.old not in table.places() or self.old == self.new:
            return DeedResult()
        return DeedResult((e.PlaceMoved(self.old, self.new),))


class LosePlace(msgspec.Struct, frozen=True):
    """A place is gone: the bot was sent away, or the chat was closed. With a person it is gone for this person, who has left.

    `silent`: nobody is told, for the person can still be reached, with another account.
    """

    name: ClassVar[str] = "lose_place"
    place: Place
    person: str = ""
    silent: bool = False

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Call the people who sat there in private, if they can be reached there, and tell the other places."""
        if self.person:
            return self._left(table, now)
        if self.place not in table.places():
            return DeedResult()
        entry = e.PlaceLost(self.place)
        there = [number for number, seat in enumerate(table.seats) if seat.place == self.place and seat.played_by_person]
        if table.state == "over" or not there:
            return DeedResult((entry,))
        params: dict[str, Param] = {"place": self.place, "seats": " ".join(map(str, there))}
        return DeedResult(
            (entry,), self._news(table, there, taken(table, [entry], now.time).places(), News("place_gone", params))
        )

    def _left(self, table: Table, now: Now) -> DeedResult:
        """The same for one person. The people who are still there learn of it as well."""
        number = table.seat_of(self.person)
        seat = None if number is None else table.seats[number]
        if number is None or seat is None or seat.place != self.place:
            return DeedResult()
        entry = e.Seated(number, self._elsewhere(seat))
        if table.state == "over" or not seat.played_by_person:
            return DeedResult((entry,))
        params: dict[str, Param] = {"place": self.place, "seat": number}
        return DeedResult(
            (entry,), self._news(table, [number], taken(table, [entry], now.time).places(), News("left_place", params))
        )

    def _news(self, table: Table, there: list[int], left: tuple[Place, ...], told: News) -> tuple[News, ...]:
        """To each of these in private that it goes on there, aloud if they are asked; to all other places one line."""
        if self.silent:
            return ()
        moved = {number: place for number in there if (place := self._elsewhere(table.seats[number]))}
        others = tuple(place for place in left if table.state == "open" or place not in moved.values())
        here = [
            News("turn_here", {"place": self.place}, (place,), self._called(table, number))
            for number, place in moved.items()
            if table.state == "running"
        ]
        return (*here, *([msgspec.structs.replace(told, places=others)] if others else ()))

    def _called(self, table: Table, number: int) -> tuple[str, ...]:
        """The player to move was called in the place that is gone, unless they are called in private anyway."""
        seat = table.seats[number]
        return (seat.person,) if table.decider == number and seat.habits.ping == "here" else ()

    def _elsewhere(self, seat: Seat) -> Place:
        """Where somebody can be reached instead."""
        return next((place for place in seat.habits.private if place != self.place), "")
