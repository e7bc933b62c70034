"""Deeds of the clock: nobody at the table presses anything here."""

from __future__ import annotations

from typing import ClassVar, Final

from msgspec.structs import replace

from bot.engine.actions import Action
from bot.store import Place
from bot.table import entries as e
from bot.table.deadlines import SOON, fair_end, moved_deadline, worth_saying
from bot.table.deeds.base import EXPIRE, Deed, DeedResult, News, Now
from bot.table.habits import USUAL, Habits
from bot.table.options import DAY
from bot.table.permissions import ONLY_CLOCK, Actor
from bot.table.reminders import LEAST_GAP
from bot.table.table import By, Seat, Table

OPEN_FOR: Final = 7 * DAY
"""How long an open table may be idle before it expires; everybody hears of it a day before."""
NOTICE: Final = DAY


def simplest(table: Table, seat: int) -> tuple[Action, ...]:
    """Return the actions for an absent person: the simplest option of each decision until somebody else decides."""
    game, actions = table.begun_game.copy(), list[Action]()
    while game.decision is not None and game.decision.seat == seat:
        action = game.default()
        game.apply(action, seat)
        actions.append(action)
    return tuple(actions)


class TimeUp(Deed, frozen=True):
    """The deadline has passed. `since`: of which decision; `actions`: a computer's turn, if the options say so."""

    allowed: ClassVar = ONLY_CLOCK
    since: int
    actions: tuple[Action, ...] = ()
    thoughts: tuple[e.Thought, ...] = ()

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Do nothing if the decision has been made in the meantime, or has been given more time."""
        seat, number = table.asked, table.decider
        if table.since != self.since or seat is None or number is None or now.deadline is not None:
            return DeedResult()
        actions = self.actions or simplest(table, number)
        by: By = "computer" if self.actions else "time"
        news = [News("time_up", {"seat": number, "by": by})]
        if not seat.offered and e.offers(table, replace(seat, timeouts=seat.timeouts + 1)):
            news.append(News("seat_offered", {"seat": number}))
        # Recorded as played by the clock even if a computer chose the actions.
        return DeedResult((e.TimedOut(number), e.Played(number, actions, "time", self.thoughts)), tuple(news), draft="drop")


class PlayComputer(Deed, frozen=True):
    """A computer has chosen its turn. `since`: for which decision."""

    allowed: ClassVar = ONLY_CLOCK
    since: int
    actions: tuple[Action, ...]
    thoughts: tuple[e.Thought, ...] = ()

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Do nothing if the seat is a person's again or the decision has changed."""
        if table.since != self.since or not table.computers_turn or table.decider is None:
            return DeedResult()
        return DeedResult((e.Played(table.decider, self.actions, "computer", self.thoughts),), draft="drop")


class Expire(Deed, frozen=True):
    """An open table has been idle: first a notice, then the end."""

    allowed: ClassVar = ONLY_CLOCK

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Do nothing if the timer runs again: anything that happens at the table restarts it."""
        if table.state != "open" or EXPIRE in now.timers:
            return DeedResult()
        if not table.warned:
            return DeedResult((e.Warned(),), (News("will_expire", {"until": now.time + NOTICE}),))
        return DeedResult((e.Ended("expired"),), (News("ended", {"how": "expired"}),))


class MoveClock(Deed, frozen=True):
    """The store has given back the time of an outage: the new deadline must be fair, too.

    `lost`: the time lost; if that is worth saying and the deadline is near, the table is shown again at once.
    `held`: the platform was unreachable, so delayed pings arrive now.
    """

    allowed: ClassVar = ONLY_CLOCK
    lost: int = 0
    held: bool = False

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Do nothing where no clock runs."""
        seat = table.asked
        if seat is None or now.deadline is None:
            return DeedResult()
        end = fair_end(seat, table.options.pace, now.deadline, now.time)
        soonest = now.time + (min(LEAST_GAP, (end - now.time) // 2) if self.held else 0)
        shown = worth_saying(self.lost, table) and end - now.time <= SOON
        show = table.places() if shown else ()
        return DeedResult(deadline=end, remind_from=soonest, show=show)


class SetHabits(Deed, frozen=True):
    """A person's habits have changed."""

    allowed: ClassVar = ONLY_CLOCK
    person: str
    habits: Habits

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Move the running clock only for the player to move; tell the table when somebody goes away or comes back.

        Messages that show the deadline show the new one. A seat whose place is lost goes on in the person's private chat.
        """
        number = table.seat_of(self.person)
        if number is None or table.seats[number].habits == self.habits or table.state == "over":
            return DeedResult()
        before = e.counted(table, now.time).seats[number]
        after = _with_habits(table, number, self.habits, now.time)
        end, postponed = None, 0
        if now.deadline is not None and table.decider == number and before.played_by_person:
            end, postponed = moved_deadline(before, after, table, now.deadline, now.time)
        news = _absence(number, before.habits, self.habits, now.time)
        if end is not None and now.deadline is not None and not news and worth_saying(abs(end - now.deadline), table):
            why = "free_day" if self.habits.free_days != before.habits.free_days else "quiet"
            news = (News("deadline_moved", {"seat": number, "until": end, "why": why, "by": number}),)
        show = table.places() if end not in (None, now.deadline) else ()
        changed, found = e.HabitsSet(self.person, self.habits, postponed), self._found(table, number)
        if not found:
            return DeedResult((changed,), news, deadline=end, remind_from=now.time, show=show)
        ping = (self.person,) if table.decider == number else ()
        here = (News("turn_here", {"place": table.seats[number].lost}, (found,), ping),) if table.state == "running" else ()
        return DeedResult((changed, e.Seated(number, found)), (*news, *here), deadline=end, remind_from=now.time, show=show)

    def _found(self, table: Table, number: int) -> Place:
        """Return the private place that a seat gets because its own is lost; empty if it has one."""
        seat = table.seats[number]
        return "" if seat.place or not seat.played_by_person else next(iter(self.habits.private), "")


def _with_habits(table: Table, number: int, habits: Habits, time: int) -> Seat:
    copied = table.copy()
    e.take(copied, e.HabitsSet(copied.seats[number].person, habits), time)
    return copied.seats[number]


def _absence(seat: int, before: Habits, after: Habits, now: int) -> tuple[News, ...]:
    if after.is_away(now) and after.away_until != before.away_until:
        return (News("away", {"seat": seat, "until": after.away_until}),)
    if after.away_from > now and (after.away_from, after.away_until) != (before.away_from, before.away_until):
        return (News("away_ahead", {"seat": seat, "since": after.away_from, "until": after.away_until}),)
    if before.is_away(now) and not after.is_away(now):
        return (News("back", {"seat": seat}),)
    return ()


class Forget(Deed, frozen=True):
    """A person who no longer plays here wants to be forgotten."""

    allowed: ClassVar = ONLY_CLOCK
    person: str

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Do nothing if there is nothing to forget."""
        known = any(seat.person == self.person and (seat.lost or seat.habits != USUAL) for seat in table.seats)
        return DeedResult((e.Forgotten(self.person),)) if known else DeedResult()


class Merge(Deed, frozen=True):
    """Two ids turned out to be one person."""

    allowed: ClassVar = ONLY_CLOCK
    old: str
    new: str

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Do nothing if the merge is already done."""
        if table.state == "over" or self.old not in {*table.people(), table.host, *table.invited}:
            return DeedResult()
        return DeedResult((e.Merged(self.old, self.new),))
