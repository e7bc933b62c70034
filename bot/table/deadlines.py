"""When time is up and when somebody is reminded: pure arithmetic with a pace, habits and the clock's milliseconds."""

from __future__ import annotations

from typing import Final

from bot.table.habits import NEVER, Habits
from bot.table.options import DAY, HOUR, MINUTE, PACES, Pace
from bot.table.table import AWAY_LIMIT, Seat, Table

MOST_REMINDERS: Final = 5
MOST_REMINDERS_WITHOUT_PACE: Final = 7
LAST_CALL: Final = HOUR
LEAST_GAP: Final = HOUR // 2
"""Between two pings about the same decision, where the pace is slow enough for several."""
GATHERING: Final = MINUTE // 2
"""Reminders are gathered for a while before they are posted; none may slip into quiet hours meanwhile, or beyond the end."""


def stopped_until(seat: Seat, now: int) -> int:
    """Until when an absence stops the clock, as far as the allowance goes; `now` if it does not."""
    if not seat.habits.is_away(now):
        return now
    return min(seat.habits.away_until, now + AWAY_LIMIT - seat.away_used)


def fair_end(habits: Habits, pace: int, end: int) -> int:
    """A pace of 8 hours or more never runs out in quiet hours, and leaves an hour after them."""
    while pace >= 8 * HOUR and (habits.is_quiet(end) or habits.is_quiet(end - LAST_CALL)):
        end = habits.after_quiet(end if habits.is_quiet(end) else end - LAST_CALL) + LAST_CALL
    return end


def deadline(seat: Seat, pace: Pace, now: int) -> int | None:
    """When the time for a decision that begins now is up; None without a pace."""
    time = PACES[pace]
    if time is None:
        return None
    return fair_end(seat.habits, time, stopped_until(seat, now) + time)


def moved(before: Seat, after: Seat, table: Table, end: int, now: int) -> int:
    """A running deadline for somebody whose habits change: an absence stops it, a return lets it go on.

    Quiet hours can put off a decision by two days in all: nobody plays for time by changing them again and again.
    """
    pace = PACES[table.options.pace]
    assert pace is not None
    stops = stopped_until(after, now)
    new = stops + max(0, end - stopped_until(before, now))
    fair = fair_end(after.habits, pace, new)
    latest = table.decision_at + pace + after.away_used + (stops - now) + 2 * DAY
    return fair if fair <= latest else new


def worth_saying(lost: int, table: Table) -> bool:
    """Whether enough time was lost to say that it was given back: a tenth of the pace, and above an hour's pace five minutes."""
    pace = PACES[table.options.pace]
    return pace is not None and lost > pace // 10 and (pace <= HOUR or lost > 5 * MINUTE)


def most_reminders(table: Table) -> int:
    """How many reminders of one decision there are before the table is told that they end."""
    pace = PACES[table.options.pace]
    if pace is None:
        return MOST_REMINDERS_WITHOUT_PACE
    return 1 if pace <= HOUR else MOST_REMINDERS


def next_reminder(table: Table, now: int, end: int | None) -> int | None:
    """When the player to move is to be reminded next; None if there are no more reminders. `end` is the deadline."""
    seat = table.asked
    if seat is None or table.muted or table.reminded >= most_reminders(table) or seat.habits.ping == "never":
        return None
    if seat.habits.interval == NEVER and not _missed(table, seat):
        return None
    waking = _waking(seat.habits, _wanted(table, seat, now, end))
    if end is not None and waking >= end - GATHERING:
        return None
    return waking


def _wanted(table: Table, seat: Seat, now: int, end: int | None) -> int:
    """The first moment at which a reminder would be due, were the person awake; the end if there is none before it."""
    # The clock may have been set back since.
    begun, reminded = stopped_until(seat, min(table.decision_at, now)), min(table.reminded_at, now)
    last = max(begun, reminded)
    if _missed(table, seat):
        return now
    every = seat.habits.interval
    if end is None:
        return max(now, last + (every or DAY))
    pace = PACES[table.options.pace]
    assert pace is not None
    half = begun + (end - begun) // 2
    if pace <= HOUR:
        return max(now, half)
    moment = end - LAST_CALL if end - LAST_CALL > reminded else end
    if every:
        moment = min(moment, last + every)
    elif half > reminded:
        moment = min(moment, half)
    return max(now, last + LEAST_GAP, moment)


def _missed(table: Table, seat: Seat) -> bool:
    """Whether a ping is owed: the decision began when the person could not be pinged, or what was to ring came too late."""
    return table.unheard or (not table.reminded and not seat.habits.pingable(table.decision_at))


def _waking(habits: Habits, moment: int) -> int:
    """The first moment from there on when a ping may come and will still be welcome when it has been gathered."""
    if habits.quiet is None and not habits.away_until:
        return moment
    while True:
        later = habits.next_waking(moment)
        if habits.pingable(later + GATHERING):
            return later
        moment = later + GATHERING
