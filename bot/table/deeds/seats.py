"""Changes of a seat's player: resigning, offering a seat, taking one over, and voting to kick."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from bot.table import entries as e
from bot.table.deeds.base import Deed, DeedResult, News, Now, check_running, playing_seat, seat_at
from bot.table.habits import USUAL, Habits
from bot.table.permissions import PEOPLE, SEATED, Actor
from bot.table.refused import Denied
from bot.table.table import Table

HOST_MAY_KICK_AFTER: Final = 2
"""How many timeouts in a row let the host kick without a vote."""


class Resign(Deed, frozen=True):
    """Give up: a computer plays the seat to the end, and it ranks last."""

    allowed: ClassVar = SEATED

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Resign for good: there is no way back."""
        check_running(table)
        seat = playing_seat(table, actor)
        news = () if table.active() == [seat] else (News("resigned", {"seat": seat}),)  # without others the game ends
        return DeedResult((e.Resigned(seat),), news, draft=_drop(table, seat))


def _drop(table: Table, seat: int) -> Literal["drop"] | None:
    return "drop" if table.decider == seat else None


class OfferSeat(Deed, frozen=True):
    """Offer your seat to another person, or withdraw the offer. Until it is taken, you play on."""

    allowed: ClassVar = SEATED
    on: bool = True

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Do nothing if it is already so."""
        check_running(table)
        number = playing_seat(table, actor)
        if table.seats[number].offered == self.on:
            return DeedResult()
        code = "seat_offered" if self.on else "seat_kept"
        return DeedResult((e.Offered(number, self.on),), (News(code, {"seat": number}),))


class TakeSeat(Deed, frozen=True):
    """Take over a seat that is offered."""

    allowed: ClassVar = PEOPLE
    seat: int
    habits: Habits = USUAL

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Refuse a second seat, and a private table unless the actor is invited or in one of its places."""
        check_running(table)
        seat = seat_at(table, self.seat)
        if table.seat_of(actor.person) is not None:
            raise Denied("already_seated")
        if not seat.offered:
            raise Denied("seat_not_offered", {"seat": self.seat})
        if table.options.private and actor.person not in table.invited and actor.place not in table.places():
            raise Denied("invitation_needed")
        entry = e.Substituted(self.seat, actor.person, actor.place, self.habits)
        return DeedResult((entry,), (News("seat_taken", {"seat": self.seat}),), draft=_drop(table, self.seat))


class VoteKick(Deed, frozen=True):
    """Vote to kick a person: more than half of the others decide, or the host after timeouts."""

    allowed: ClassVar = SEATED
    seat: int

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Refuse with two people at the table, unless turns have timed out."""
        check_running(table)
        by = playing_seat(table, actor)
        target = seat_at(table, self.seat)
        if by == self.seat:
            raise Denied("kick_yourself")
        if not target.played_by_person:
            raise Denied("seat_is_computers", {"seat": self.seat})
        if not may_be_kicked(table, self.seat):
            raise Denied("kick_two", {"fewest": HOST_MAY_KICK_AFTER})
        vote = e.KickVoted(by, self.seat)
        if self._decided(table, actor, by):
            news = News("kicked", {"seat": self.seat})
            return DeedResult((vote, e.Kicked(self.seat)), (news,), draft=_drop(table, self.seat))
        if by in table.kicks.get(self.seat, ()):
            return DeedResult()
        return DeedResult((vote,), (News("kick_wanted", {"seat": self.seat, "by": by}),))

    def _decided(self, table: Table, actor: Actor, by: int) -> bool:
        if actor.person == table.host and table.seats[self.seat].timeouts >= HOST_MAY_KICK_AFTER:
            return True
        others = frozenset(table.active()) - {self.seat}
        votes = (table.kicks.get(self.seat, frozenset()) | {by}) & others
        return 2 * len(votes) > len(others)


def may_be_kicked(table: Table, seat: int) -> bool:
    """Return whether a vote can kick this person. One other person alone cannot, unless turns have timed out."""
    others = frozenset(table.active()) - {seat}
    return table.seats[seat].played_by_person and (len(others) > 1 or table.seats[seat].timeouts >= HOST_MAY_KICK_AFTER)
