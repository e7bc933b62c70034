"""Where a table is shown: places that are moved or lost."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from bot.store import Place
from bot.table import entries as e
from bot.table.deeds.base import Deed, DeedResult, News, Now, check_unfinished, seat_of
from bot.table.permissions import ONLY_CLOCK, SEATED, Actor, chat_of
from bot.table.refused import RefusalParam
from bot.table.table import Seat, Table


class MovePlace(Deed, frozen=True):
    """A place has a new address, as when a group becomes a supergroup."""

    allowed: ClassVar = ONLY_CLOCK
    old: Place
    new: Place

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Do nothing the second time. The table is shown there again: buttons of the old address are dead."""
        if self.old not in table.places() or self.old == self.new:
            return DeedResult()
        return DeedResult((e.PlaceMoved(self.old, self.new),))


class MoveHere(Deed, frozen=True):
    """A player wants the game in this place from now on, after another one was lost."""

    allowed: ClassVar = SEATED
    name: ClassVar = "move_here"

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Move the actor's seat, those that no place reaches, and those that have lost a place in this chat.

        The table is shown here again, below the talk since. In the private chats that stood in, it ends with a line.
        """
        check_unfinished(table)
        mine = seat_of(table, actor)
        others = [number for number, seat in enumerate(table.seats) if self._comes_along(seat, table.seats[mine], actor)]
        moved = [number for number in dict.fromkeys((mine, *others)) if table.seats[number].place != actor.place]
        if not moved:
            return DeedResult()
        entries = tuple(e.Seated(number, actor.place) for number in moved)
        kept = e.apply(table, entries, now.time).places()
        left = tuple(place for place in table.places() if place not in kept)
        news = (News("moved_back", {"place": actor.place}, left),) if left else ()
        return DeedResult(entries, news, show=(actor.place,))

    def _comes_along(self, seat: Seat, mine: Seat, actor: Actor) -> bool:
        """Return whether a seat has lost a place in this chat, or is reached nowhere while the actor's comes."""
        unreached = seat.played_by_person and not seat.place and mine.place != actor.place
        return unreached or chat_of(seat.lost) == chat_of(actor.place)


class ShowAgain(Deed, frozen=True):
    """Somebody has deleted the message that shows the table."""

    allowed: ClassVar = ONLY_CLOCK
    place: Place

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Show what is to be decided there. A result is not shown again."""
        return DeedResult(show=(self.place,) if table.state != "over" and self.place in table.places() else ())


class LosePlace(Deed, frozen=True):
    """A place is lost: the bot was removed, or the chat was closed. With a `person`, only that person has left it.

    `silent`: tell nobody, because the person can still be reached through another account.
    """

    allowed: ClassVar = ONLY_CLOCK
    place: Place
    person: str = ""
    silent: bool = False

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Tell the people who sat there in private, if they can be reached there, and tell the other places.

        If the place was made below the table's card, the card leads there no more.
        """
        if self.person:
            return self._lose_one(table, now)
        if self.place not in table.places():
            return DeedResult()
        entry = e.PlaceLost(self.place)
        there = [number for number, seat in enumerate(table.seats) if seat.place == self.place and seat.played_by_person]
        if table.state == "over" or not there:
            return DeedResult((entry,))
        params: dict[str, RefusalParam] = {"place": self.place, "seats": " ".join(map(str, there))}
        after = e.apply(table, [entry], now.time)
        newly = after.card_place and after.card_place != table.card_place
        card = (News("card_moved", {"way": ""}, (after.card_place,)),) if newly else ()
        return DeedResult((entry,), (*self._news(table, there, after.places(), News("place_gone", params)), *card))

    def _lose_one(self, table: Table, now: Now) -> DeedResult:
        """Do the same for one person. The people still in the chat hear of it, too."""
        number = table.seat_of(self.person)
        seat = None if number is None else table.seats[number]
        if number is None or seat is None or seat.place != self.place:
            return DeedResult()
        entry = e.Seated(number, self._elsewhere(seat))
        if table.state == "over" or not seat.played_by_person:
            return DeedResult((entry,))
        params: dict[str, RefusalParam] = {"place": self.place, "seat": number}
        return DeedResult(
            (entry,), self._news(table, [number], e.apply(table, [entry], now.time).places(), News("left_place", params))
        )

    def _news(self, table: Table, there: list[int], left: tuple[Place, ...], told: News) -> tuple[News, ...]:
        """Tell these people in private that the game continues there, with a ping if it is their turn; tell other places once."""
        if self.silent:
            return ()
        moved = {number: place for number in there if (place := self._elsewhere(table.seats[number]))}
        others = tuple(place for place in left if table.state == "open" or place not in moved.values())
        here = [
            News("turn_here", {"place": self.place}, (place,), self._missed_ping(table, number))
            for number, place in moved.items()
            if table.state == "running"
        ]
        return (*here, *([msgspec.structs.replace(told, places=others)] if others else ()))

    def _missed_ping(self, table: Table, number: int) -> tuple[str, ...]:
        """Ping the player to move, whose ping went to the lost place, unless they get pings in private anyway."""
        seat = table.seats[number]
        return (seat.person,) if table.decider == number and seat.habits.ping == "here" else ()

    def _elsewhere(self, seat: Seat) -> Place:
        """Return a private place that reaches the person instead; empty if there is none."""
        return next((place for place in seat.habits.private if place != self.place), "")
