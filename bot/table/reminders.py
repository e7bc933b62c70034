"""Reminders, from "due" to "still due".

1. `next_reminder` returns when to remind the player to move. Each step at the table sets the timer to it (`bot.table.writing`).
2. When the timer fires, `remind` counts the reminder in the table's log and adds it to the person's digest in the store.
3. Some seconds later `post` announces the digest in one place, with the reminders of all tables that go there.
4. When the message is composed, `still_due` leaves out what has been answered meanwhile.

A ping that would reach a sleeping or absent player becomes a reminder on waking: `remind_later`. The log names the table, the
decision (by the version it began at), the reminder's number, why it was due, where it goes, or why it is not sent.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, Final

import msgspec
from msgspec.msgpack import encode

from bot.store import Announcement, Place
from bot.table import entries as e
from bot.table.deadlines import LAST_CALL, running_from
from bot.table.deeds.base import REMIND, Deed, DeedResult, Now, TableNow
from bot.table.habits import NEVER, Habits
from bot.table.options import DAY, HOUR, MINUTE, PACES
from bot.table.permissions import CLOCK, ONLY_CLOCK, Actor
from bot.table.table import Seat, Table

if TYPE_CHECKING:
    from bot.table.tables import Tables

logger = logging.getLogger(__name__)

MOST_REMINDERS: Final = 5
MOST_REMINDERS_WITHOUT_PACE: Final = 7
LEAST_GAP: Final = HOUR // 2
"""The least time between two pings about the same decision, where the pace is slow enough for several."""
DIGEST_MARGIN: Final = MINUTE // 2
"""How long reminders are gathered before they are posted; they must not slip into quiet hours or past the deadline meanwhile."""
_NO_DEADLINE: Final = 1 << 62
"""Sorts after every deadline."""


# when the next one is due


def most_reminders(table: Table) -> int:
    """Return how many reminders a decision gets."""
    pace = PACES[table.options.pace]
    if pace is None:
        return MOST_REMINDERS_WITHOUT_PACE
    return 1 if pace <= HOUR else MOST_REMINDERS


def is_last(table: Table) -> bool:
    """Return whether the latest reminder of several was the last one of the decision."""
    return table.reminded == most_reminders(table) > 1


def next_reminder(table: Table, now: int, end: int | None) -> int | None:
    """Return when to remind the player to move next; None if there are no more reminders. `end` is the deadline."""
    seat = table.asked
    if seat is None or table.muted or table.reminded >= most_reminders(table) or seat.habits.ping == "never":
        return None
    if seat.habits.interval == NEVER and not _missed(table, seat):
        return None
    waking = _waking(seat.habits, max(_next_due(table, seat, now, end)[0], seat.pause_until))
    if end is not None and waking >= end - DIGEST_MARGIN:
        return None
    return waking


def _next_due(table: Table, seat: Seat, now: int, end: int | None) -> tuple[int, str]:
    """Return when the next reminder would be due if the person were awake, and why then; the end if none comes before it."""
    # The clock may have been set back in the meantime.
    begun, reminded = running_from(seat, table.options.pace, min(table.decision_at, now)), min(table.reminded_at, now)
    last = max(begun, reminded)
    if _missed(table, seat):
        return now, "the player was asleep or away when the turn was to ping them"
    every = seat.habits.interval
    if end is None:
        return max(now, last + (every or DAY)), "the player's interval" if every else "a day without a move"
    pace = PACES[table.options.pace]
    assert pace is not None
    half = begun + (end - begun) // 2
    if pace <= HOUR:
        return max(now, half), "half of the time is over"
    if end - begun <= HOUR and reminded < half:  # a bank may hold less than an hour
        return max(now, half, last + LEAST_GAP), "half of the time is over"
    moment, cause = end - LAST_CALL if end - LAST_CALL > reminded else end, "the last hour begins"
    if every and last + every < moment:
        moment, cause = last + every, "the player's interval"
    elif not every and reminded < half < moment:
        moment, cause = half, "half of the time is over"
    return max(now, last + LEAST_GAP, moment), cause


def _missed(table: Table, seat: Seat) -> bool:
    """Return whether a ping is owed: the person could not be pinged when the decision began or when the ping was posted."""
    return table.unheard or (not table.reminded and not seat.habits.pingable(table.decision_at))


def _waking(habits: Habits, moment: int) -> int:
    """Return the first moment from `moment` when a ping is allowed and still will be after gathering."""
    if not habits.breaks:
        return moment
    while True:
        later = habits.next_waking(moment)
        if habits.pingable(later + DIGEST_MARGIN):
            return later
        moment = later + DIGEST_MARGIN


# it is due: count it, and gather it with those of other tables


class Remind(Deed, frozen=True):
    """A reminder is due. `since`: of which decision."""

    allowed: ClassVar = ONLY_CLOCK
    since: int

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Remind later in quiet hours or an absence."""
        seat, number = table.asked, table.decider
        overtaken = table.since != self.since or REMIND in now.timers
        if overtaken or seat is None or number is None or table.muted:
            return DeedResult()
        if not seat.habits.pingable(now.time) or table.reminded >= most_reminders(table):
            return DeedResult(remind_from=now.time)
        return DeedResult((e.Reminded(number),), remind_from=now.time)


class RemindLater(Deed, frozen=True):
    """A ping could not be posted before the person fell asleep. `since`: of which decision."""

    name: ClassVar[str] = "remind"
    allowed: ClassVar = ONLY_CLOCK
    since: int

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Remind the person on waking."""
        if table.since != self.since or table.asked is None or table.decider is None or table.unheard:
            return DeedResult()
        return DeedResult((e.Unheard(table.decider),), remind_from=now.time)


class Reminder(msgspec.Struct, frozen=True):
    """A reminder in a person's digest: the seat to decide, the decision's first version, the reminder's number, the deadline."""

    seat: int
    since: int
    number: int
    deadline: int | None = None


class ReminderDigest(msgspec.Struct, frozen=True):
    """The body of an announcement with the reminders of several tables."""

    person: str
    tables: dict[str, Reminder]


_read_reminder: Final = msgspec.msgpack.Decoder(Reminder).decode
read_digest: Final = msgspec.msgpack.Decoder(ReminderDigest).decode


async def remind(tables: Tables, table: Table, key: str) -> None:
    """Count a reminder that is due and add it to the person's digest. `key`: the same if the timer's event comes again."""
    done = await tables.do(table.id, CLOCK, Remind(table.since), key, newest=True)
    seat, after = done.table.asked, done.table
    if seat is None or after.decider is None or after.since != table.since:
        _note(table.id, table.since, table.reminded + 1, "not due after all: the decision has been made")
        return
    if done.repeated or after.reminded > table.reminded:
        cause = _next_due(table, seat, tables.store.clock.now(), done.deadline)[1]
        cause = "once more after a failure" if done.repeated else cause
        _note(table.id, table.since, after.reminded, f"due: {cause}; {_quiet_hours(seat.habits)}")
        reminder = Reminder(after.decider, table.since, after.reminded, done.deadline)
        await tables.store.digests.put(seat.person, table.id, encode(reminder))
    else:
        _note(table.id, table.since, after.reminded + 1, f"not due after all; {_quiet_hours(seat.habits)}")


async def remind_later(tables: Tables, table: Table) -> None:
    """Remind the player to move on waking: they fell asleep before the ping was posted."""
    if table.asked is not None:
        _note(table.id, table.since, table.reminded, "put off until the player wakes or is back")
        await tables.see_to(table.id, RemindLater(table.since), f"later:{table.asked.person}:{table.since}:{table.reminded}")


# gathered: one message for as many tables as go to one place


async def post(tables: Tables, person: str) -> None:
    """Announce a person's digest in the place of the most urgent table; reminders for other places wait for the next one."""
    digests = tables.store.digests
    found = await digests.look(person)
    waiting = {table: _read_reminder(body) for table, body in found.items()}
    due = await _due(tables, person, waiting)
    places = {table: _place_of(timed.table, waiting[table].seat) for table, timed in due.items()}
    urgent = min(due, key=lambda table: (waiting[table].deadline or _NO_DEADLINE, table), default=None)
    here = [table for table in due if urgent is not None and places[table] == places[urgent]]
    message = None
    if urgent is not None:
        body = encode(ReminderDigest(person, {table: waiting[table] for table in here}))
        # Posted as a "turn" of the person, so that digests which must wait for a platform are posted together.
        there = (places[urgent], *due[urgent].table.calls(waiting[urgent].seat))
        message = Announcement("reminders", there, body, turn=True)
    later = {table: found[table] for table in due if table not in here}
    await digests.post(person, {table: body for table, body in found.items() if table not in later}, message)
    for table, body in later.items():
        await digests.put(person, table, body)


def _place_of(table: Table, seat: int) -> Place:
    """Return the private chat if the person wants pings there, else the seat's place."""
    return next(reversed(table.ping_places(seat)), "")


# posted: what is still due


async def still_due(tables: Tables, digests: Iterable[ReminderDigest]) -> list[TableNow]:
    """Return the tables that still need a reminder now, the most urgent first. The digests are of one person, oldest first."""
    person, waiting = "", dict[str, Reminder]()
    for digest in digests:
        person = digest.person
        waiting |= digest.tables
    due = await _due(tables, person, waiting)
    for name, timed in due.items():
        reminder = waiting[name]
        _note(name, reminder.since, reminder.number, f"composed for {_place_of(timed.table, reminder.seat)}")
    return sorted(due.values(), key=lambda timed: timed.deadline or _NO_DEADLINE)


async def _due(tables: Tables, person: str, waiting: dict[str, Reminder]) -> dict[str, TableNow]:
    """Return the tables whose reminders can be sent now. A person who is asleep or away is reminded later."""
    now, due = tables.store.clock.now(), dict[str, TableNow]()
    for name, reminder in waiting.items():
        timed = await tables.find(name)
        why_not = _why_outdated(reminder, person, timed, now)
        if timed is None or timed.table.asked is None or why_not:
            _note(name, reminder.since, reminder.number, f"not sent: {why_not}")
        elif timed.table.asked.habits.pingable(now):
            due[name] = timed
        else:
            await remind_later(tables, timed.table)
    return due


def _why_outdated(reminder: Reminder, person: str, timed: TableNow | None, now: int) -> str:
    """Return why a reminder is no longer needed; empty if it is."""
    if timed is None:
        return "the table is gone or paused"
    table = timed.table
    if table.asked is None or table.asked.person != person or table.since != reminder.since:
        return "the decision has been made"
    if table.reminded != reminder.number:
        return "a later one replaces it"
    if table.muted:
        return "the player wants no more for this turn"
    following = next_reminder(table, now, timed.deadline)
    if following is not None and following <= now:  # this one waited so long: both would ring within seconds
        return "the next one is due as well"
    return "" if timed.in_time(now) else "the time is up"


def _quiet_hours(habits: Habits) -> str:
    """Return the person's zone and quiet hours for the log: they are what a complaint about the night is about."""
    return f"zone {habits.zone}, {f'quiet {habits.quiet.hours}' if habits.quiet else 'no quiet hours'}"


def _note(table: str, since: int, number: int, what: str) -> None:
    logger.info("table %s, decision since version %d, reminder %d: %s", table, since, number, what)
