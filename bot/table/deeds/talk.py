"""What people tell each other at a table: a nudge, a few words, who looks on."""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec

from bot.store import Place
from bot.table import entries as e
from bot.table.deeds.base import DeedResult, News, Now, playing_seat, running, seat_of, unfinished
from bot.table.options import HOUR
from bot.table.permissions import Actor
from bot.table.refused import Denied
from bot.table.table import Table

NUDGE_EVERY: Final = 6 * HOUR
LONGEST_SAYING: Final = 300


class Nudge(msgspec.Struct, frozen=True):
    """Ask who decides to go on, once in six hours."""

    name: ClassVar[str] = "nudge"

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Not in quiet hours and not in an absence. Who has blocked the actor hears nothing, and the actor never learns it."""
        running(table)
        by, seat = playing_seat(table, actor), table.asked
        if seat is None or table.decider is None:
            raise Denied("seat_is_computers", {"seat": table.decider if table.decider is not None else by})
        if table.decider == by:
            raise Denied("nudge_yourself")
        if table.nudged_at and now.time < table.nudged_at + NUDGE_EVERY:
            raise Denied("nudge_too_soon", {"until": table.nudged_at + NUDGE_EVERY})
        if seat.habits.is_away(now.time):
            raise Denied("nudge_away", {"until": seat.habits.away_until})
        if seat.habits.is_quiet(now.time):
            raise Denied("nudge_quiet", {"until": seat.habits.after_quiet(now.time)})
        places = nudged_in(table, actor.person)
        news = News("nudged", {"seat": table.decider, "by": by}, places, (seat.person,))
        return DeedResult((e.Nudged(actor.person, table.decider),), (news,) if places else ())


def nudged_in(table: Table, person: str) -> tuple[Place, ...]:
    """Where a nudge by this person is read now; nowhere if the player to move has blocked them or wants no pings."""
    seat = table.asked
    if seat is None or table.decider is None or person in seat.habits.blocked or seat.habits.ping == "never":
        return ()
    return ping_places(table, table.decider)


def ping_places(table: Table, number: int) -> tuple[Place, ...]:
    """Where a person wants to be pinged: where the seat is, in private (if there is a private place), or in both.

    A seat whose place is gone, as when somebody who came by a link blocks the bot, is called where the table was opened.
    """
    seat = table.seats[number]
    private = seat.habits.private[:1]
    if seat.habits.ping == "private" and private:
        return private
    here = (seat.place,) if seat.place else private or (table.home,)
    return tuple(dict.fromkeys([*here, *private])) if seat.habits.ping == "both" else here


class StopReminders(msgspec.Struct, frozen=True):
    """Enough for this decision; the deadline stays."""

    name: ClassVar[str] = "stop_reminders"

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Only who decides can have enough."""
        running(table)
        seat = playing_seat(table, actor)
        if table.decider != seat:
            raise Denied("not_your_turn", {"seat": table.decider if table.decider is not None else seat})
        return DeedResult(() if table.muted else (e.RemindersStopped(seat),), remind_from=now.time)


class Say(msgspec.Struct, frozen=True):
    """Words to the table's other places. `deaf`: places that want none; `until`: from when on the actor may speak again."""

    name: ClassVar[str] = "say"
    words: str
    deaf: frozenset[Place] = frozenset()
    until: int = 0

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Nothing of it stands in the log. A private place of somebody who has blocked the actor hears nothing."""
        seat = seat_of(table, actor)
        words = " ".join(self.words.split())
        if not words:
            raise Denied("say_nothing")
        if len(words) > LONGEST_SAYING:
            raise Denied("too_long", {"most": LONGEST_SAYING})
        if self.until:
            raise Denied("say_too_much", {"until": self.until})
        if actor.place in self.deaf:
            raise Denied("say_off")
        closed = {place for each in table.seats if actor.person in each.habits.blocked for place in each.habits.private}
        places = tuple(place for place in table.places() if place not in {actor.place, *self.deaf, *closed})
        if not places:
            return DeedResult()
        return DeedResult(news=(News("said", {"by": actor.person, "seat": seat, "words": words}, places),))


class Watch(msgspec.Struct, frozen=True):
    """Show the table in this place too."""

    name: ClassVar[str] = "watch"

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """A private table is shown only where somebody of it is."""
        unfinished(table)
        if actor.place in table.places():
            raise Denied("already_watching")
        if table.options.private and actor.person not in {*table.invited, *table.people()}:
            raise Denied("invitation_needed")
        return DeedResult((e.Watched(actor.place, on=True),))


class Unwatch(msgspec.Struct, frozen=True):
    """Show it here no more."""

    name: ClassVar[str] = "unwatch"

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Where somebody plays it stays."""
        if actor.place not in table.watchers:
            raise Denied("not_watching")
        return DeedResult((e.Watched(actor.place, on=False),))
