"""Talk at a table: nudges, short messages, and places that follow along."""

from __future__ import annotations

from typing import ClassVar, Final

from bot.store import Place
from bot.table import entries as e
from bot.table.deadlines import with_a_gift
from bot.table.deeds.base import Deed, DeedResult, News, Now, check_running, check_unfinished, playing_seat, seat_of
from bot.table.options import HOUR
from bot.table.permissions import PEOPLE, SEATED, Actor
from bot.table.refused import Denied
from bot.table.table import Table

NUDGE_EVERY: Final = 6 * HOUR
LONGEST_SAYING: Final = 300
MOST_GIVEN: Final = 2
"""How often the others can give more time for one decision."""


class Nudge(Deed, frozen=True):
    """Ask the player to move to get on with it, once in six hours."""

    allowed: ClassVar = SEATED

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Refuse in quiet hours and absences. A player who has blocked the actor gets nothing, and the actor never learns it."""
        check_running(table)
        by, seat = playing_seat(table, actor), table.asked
        if seat is None or table.decider is None:
            raise Denied("seat_is_computers", {"seat": table.decider if table.decider is not None else by})
        if table.decider == by:
            raise Denied("nudge_yourself")
        if seat.pause_until > now.time:
            raise Denied("game_paused", {"until": seat.pause_until})
        if table.nudged_at and now.time < table.nudged_at + NUDGE_EVERY:
            raise Denied("nudge_too_soon", {"until": table.nudged_at + NUDGE_EVERY})
        if seat.habits.is_away(now.time):
            raise Denied("nudge_away", {"until": seat.habits.away_until})
        if seat.habits.is_quiet(now.time):
            raise Denied("nudge_quiet", {"until": seat.habits.after_quiet(now.time)})
        places = nudge_places(table, actor.person)
        news = News("nudged", {"seat": table.decider, "by": by}, places, (seat.person,))
        return DeedResult((e.Nudged(actor.person, table.decider),), (news,) if places else ())


def nudge_places(table: Table, person: str) -> tuple[Place, ...]:
    """Return where to post a nudge by this person; nowhere if the player to move has blocked them or wants no pings."""
    seat = table.asked
    if seat is None or table.decider is None or person in seat.habits.blocked or seat.habits.ping == "never":
        return ()
    return table.call_places(table.decider)


class Give(Deed, frozen=True):
    """Give the player to move more time for this decision."""

    allowed: ClassVar = SEATED

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Refuse the player to move, where no clock runs, and more than twice for a decision."""
        check_running(table)
        by, seat, number = playing_seat(table, actor), table.asked, table.decider
        if seat is None or number is None:
            raise Denied("seat_is_computers", {"seat": by if number is None else number})
        if number == by:
            raise Denied("give_yourself")
        if now.deadline is None:
            raise Denied("no_clock")
        if table.given >= MOST_GIVEN:
            raise Denied("given_twice")
        end = with_a_gift(seat, table.options.pace, now.deadline, now.time)
        news = News("deadline_moved", {"seat": number, "until": end, "why": "given", "by": by})
        return DeedResult((e.Given(actor.person, number),), (news,), deadline=end, remind_from=now.time, show=table.places())


class StopReminders(Deed, frozen=True):
    """Stop the reminders of this decision; the deadline stays."""

    allowed: ClassVar = SEATED

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Refuse anybody but the player to move."""
        check_running(table)
        seat = playing_seat(table, actor)
        if table.decider != seat:
            raise Denied("not_your_turn", {"seat": table.decider if table.decider is not None else seat})
        return DeedResult(() if table.muted else (e.RemindersStopped(seat),), remind_from=now.time)


class Say(Deed, frozen=True):
    """Send a message to the table's other places. `deaf`: places that want none; `until`: when the actor may speak again."""

    allowed: ClassVar = SEATED
    after_the_end: ClassVar = True
    words: str
    deaf: frozenset[Place] = frozenset()
    until: int = 0

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Leave no entry in the log. Private places of people who have blocked the actor get nothing."""
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


class Watch(Deed, frozen=True):
    """Show the table in this place too."""

    allowed: ClassVar = PEOPLE

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Refuse a private table, unless the actor plays at it or is invited."""
        check_unfinished(table)
        if actor.place in table.places():
            raise Denied("already_watching")
        if table.options.private and actor.person not in {*table.invited, *table.people()}:
            raise Denied("invitation_needed")
        return DeedResult((e.Watched(actor.place, on=True),))


class Unwatch(Deed, frozen=True):
    """Stop showing the table in this place."""

    allowed: ClassVar = PEOPLE
    after_the_end: ClassVar = True

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Refuse a place that does not follow the table; a place where somebody plays keeps showing it."""
        if actor.place not in table.watchers:
            raise Denied("not_watching")
        return DeedResult((e.Watched(actor.place, on=False),))
