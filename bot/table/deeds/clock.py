"""What time does at a table: nobody presses anything here."""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec

from bot.engine.actions import Action
from bot.table import entries as e
from bot.table.deadlines import LEAST_GAP, fair_end, most_reminders, moved, worth_saying
from bot.table.deeds.base import EXPIRE, REMIND, DeedResult, News, Now
from bot.table.fold import counted, take
from bot.table.habits import USUAL, Habits
from bot.table.options import DAY, PACES
from bot.table.permissions import Actor
from bot.table.table import Seat, Table

OPEN_FOR: Final = 7 * DAY
"""An open table that nobody touches for so long expires; a day before, everybody is told."""
NOTICE: Final = DAY


def simplest(table: Table, seat: int) -> tuple[Action, ...]:
    """What is played for an absent person: the simplest option of each decision until somebody else decides."""
    assert table.game is not None
    game, actions = table.game.copy(), list[Action]()
    while game.decision is not None and game.decision.seat == seat:
        action = game.default()
        game.apply(action, seat)
        actions.append(action)
    return tuple(actions)


class TimeUp(msgspec.Struct, frozen=True):
    """The deadline has come. `since`: of which decision; `actions`: a computer's turn, if that was agreed on."""

    name: ClassVar[str] = "time_up"
    since: int
    actions: tuple[Action, ...] = ()
    thoughts: tuple[e.Thought, ...] = ()

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Nothing, if the decision has been made meanwhile, or has more time now."""
        seat, number = table.asked, table.decider
        if table.since != self.since or seat is None or number is None or now.deadline is not None:
            return DeedResult()
        actions = self.actions or simplest(table, number)
        by: e.By = "computer" if self.actions else "time"
        news = [News("time_up", {"seat": number, "by": by})]
        if table.options.time_up == "offer" and not seat.offered:
            news.append(News("seat_offered", {"seat": number}))
        # Whatever a computer plays in somebody's place, it is the clock that has decided.
        return DeedResult((e.TimedOut(number), e.played(number, actions, "time", self.thoughts)), tuple(news), draft="drop")


class Remind(msgspec.Struct, frozen=True):
    """A reminder is due. `since`: of which decision."""

    name: ClassVar[str] = "remind"
    since: int

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """None in quiet hours or to the absent: the next moment is looked for. With the last one the table is told."""
        seat, number = table.asked, table.decider
        overtaken = table.since != self.since or REMIND in now.timers
        if overtaken or seat is None or number is None or table.muted:
            return DeedResult()
        if not seat.habits.pingable(now.time) or table.reminded >= most_reminders(table):
            return DeedResult(remind_from=now.time)
        last = table.reminded + 1 == most_reminders(table) > 1
        news = (News("reminders_end", {"seat": number}),) if last else ()
        return DeedResult((e.Reminded(number),), news, remind_from=now.time)


class RemindLater(msgspec.Struct, frozen=True):
    """A ping could not be posted before the person fell asleep. `since`: of which decision."""

    name: ClassVar[str] = "remind"
    since: int

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """The person is reminded on waking."""
        if table.since != self.since or table.asked is None or table.decider is None or table.unheard:
            return DeedResult()
        return DeedResult((e.Unheard(table.decider),), remind_from=now.time)


class PlayComputer(msgspec.Struct, frozen=True):
    """A computer has thought. `since`: about which decision."""

    name: ClassVar[str] = "play_computer"
    since: int
    actions: tuple[Action, ...]
    thoughts: tuple[e.Thought, ...] = ()

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Nothing, if the seat is a person's again or the decision another."""
        if table.since != self.since or not table.computers_turn or table.decider is None:
            return DeedResult()
        return DeedResult((e.played(table.decider, self.actions, "computer", self.thoughts),), draft="drop")


class Expire(msgspec.Struct, frozen=True):
    """An open table has been idle: first a notice, then the end."""

    name: ClassVar[str] = "expire"

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Whatever happens at the table begins the time anew."""
        if table.state != "open" or EXPIRE in now.timers:
            return DeedResult()
        if not table.warned:
            return DeedResult((e.Warned(),), (News("will_expire", {"until": now.time + NOTICE}),))
        return DeedResult((e.Ended("expired"),), (News("ended", {"how": "expired"}),))


class MoveClock(msgspec.Struct, frozen=True):
    """The store has given the time of an outage back: the new deadline has to be fair, too.

    `lost`: how much that was; the table is shown it if it is worth saying. `held`: a platform was away, so that pings had to wait
    for it, and come now.
    """

    name: ClassVar[str] = "move_clock"
    lost: int = 0
    held: bool = False

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Only where a clock runs."""
        seat, pace = table.asked, PACES[table.options.pace]
        if seat is None or pace is None or now.deadline is None:
            return DeedResult()
        end = fair_end(seat.habits, pace, now.deadline)
        soonest = now.time + (min(LEAST_GAP, (end - now.time) // 2) if self.held else 0)
        show = table.places() if worth_saying(self.lost, table) else ()
        return DeedResult(deadline=end, remind_from=soonest, show=show)


class SetHabits(msgspec.Struct, frozen=True):
    """A person lives differently from now on."""

    name: ClassVar[str] = "set_habits"
    person: str
    habits: Habits

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """The running clock moves only for who is asked; the table is told when somebody goes away or comes back."""
        number = table.seat_of(self.person)
        if number is None or table.seats[number].habits == self.habits or table.state == "over":
            return DeedResult()
        before = counted(table, now.time).seats[number]
        after = _with_habits(table, number, self.habits, now.time)
        end = None
        if now.deadline is not None and table.decider == number and before.played_by_person:
            end = moved(before, after, table, now.deadline, now.time)
        news = _absence(number, before.habits, self.habits, now.time)
        return DeedResult((e.HabitsSet(self.person, self.habits),), news, deadline=end, remind_from=now.time)


def _with_habits(table: Table, number: int, habits: Habits, time: int) -> Seat:
    copied = table.copy()
    take(copied, e.HabitsSet(copied.seats[number].person, habits), time)
    return copied.seats[number]


def _absence(seat: int, before: Habits, after: Habits, now: int) -> tuple[News, ...]:
    if after.is_away(now) and after.away_until != before.away_until:
        return (News("away", {"seat": seat, "until": after.away_until}),)
    if before.is_away(now) and not after.is_away(now):
        return (News("back", {"seat": seat}),)
    return ()


class Forget(msgspec.Struct, frozen=True):
    """A person who plays here no more wants to be forgotten."""

    name: ClassVar[str] = "forget"
    person: str

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Where there is anything to forget."""
        known = any(seat.person == self.person and seat.habits != USUAL for seat in table.seats)
        return DeedResult((e.Forgotten(self.person),)) if known else DeedResult()


class Merge(msgspec.Struct, frozen=True):
    """Two ids turned out to be one person."""

    name: ClassVar[str] = "merge"
    old: str
    new: str

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Done twice it is done once."""
        if table.state == "over" or self.old not in {*table.people(), table.host, *table.invited}:
            return DeedResult()
        return DeedResult((e.Merged(self.old, self.new),))
