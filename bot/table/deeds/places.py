"""Where a table is shown: a place that has another address now, and one that is gone."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from bot.store import Place
from bot.table import entries as e
from bot.table.deeds.base import News, Now, Step
from bot.table.permissions import Actor
from bot.table.table import Table


class MovePlace(msgspec.Struct, frozen=True):
    """A place has another address: a group that became a supergroup."""

    name: ClassVar[str] = "move_place"
    old: Place
    new: Place

    def step(self, table: Table, actor: Actor, now: Now) -> Step:
        """Done twice it is done once. The table is shown there anew: buttons of the old address are dead."""
        if self.old not in table.places() or self.old == self.new:
            return Step()
        return Step((e.PlaceMoved(self.old, self.new),), show=(self.new,))


class LosePlace(msgspec.Struct, frozen=True):
    """A place is gone: the bot was sent away, or the chat was closed."""

    name: ClassVar[str] = "lose_place"
    place: Place

    def step(self, table: Table, actor: Actor, now: Now) -> Step:
        """Who sat there is told in private if that can be; the others learn of it."""
        if self.place not in table.places():
            return Step()
        entry = e.PlaceLost(self.place)
        if table.state == "over":
            return Step((entry,))
        there = [number for number, seat in enumerate(table.seats) if seat.place == self.place and seat.played_by_person]
        left = tuple(place for place in table.places() if place != self.place)
        return Step((entry,), tuple(News("place_gone", {"seat": number}, left) for number in there) if left else ())
