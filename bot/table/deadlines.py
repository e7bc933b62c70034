"""Deadlines and reminder times: pure arithmetic with a pace, habits and the clock's milliseconds."""

from __future__ import annotations

from typing import Final

from bot.table.habits import NEVER, Habits
from bot.table.options import DAY, HOUR, MINUTE, PACES, Pace
from bot.table.table import AWAY_LIMIT, Seat, Table

MOST_REMINDERS: Final = 5
MOST_REMINDERS_WITHOUT_PACE: Final = 7
LAST_CALL: Final = HOUR
LEAST_GAP: Final = HOUR // 2
"""The least time between two pings about the same decision, where the pace is slow enough for several."""
GATHERING: Final = MINUTE // 2
"""How long reminders are gathered before they are posted; they must not slip into quiet hours or past the deadline meanwhile."""


def stopped_until(seat: Seat, now: int) -> int:
    """Return until when an absence stops the clock, within the allowance; `now` if it does not."""
    if not seat.habits.is_away(now):
        return now
    return min(seat.habits.away_until, now + AWAY_LIMIT - seat.away_used)


def fair_end(habits: Habits, pace: int, end: int) -> int:
    """Return the deadline, moved to an hour after quiet hours if it falls within them or that hour (pace of 8 hours or more)."""
    while pace >= 8 * HOUR and (habits.is_quiet(end) or habits.is_quiet(end - LAST_CALL)):
        end = habits.after_quiet(end if habits.is_quiet(end) else end - LAST_CALL) + LAST_CALL
    return end


def deadline(seat: Seat, pace: Pace, now: int) -> int | None:
    """Return the deadline of a decision that begins now; None without a pace."""
    time = PACES[pace]
    if time is None:
        return None
    return fair_end(seat.habits, time, stopped_until(seat, now) + time)


def moved(before: Seat, after: Seat, table: Table, end: int, now: int) -> int:
    """Return the new deadline for a player whose habits change: an absence stops the clock, a return restarts it.

    Quiet hours put off a decision by two days at most, so that nobody can play for time by changing them repeatedly.
    """
    pace = PACES[table.options.pace]
    assert pace is not None
    stops = stopped_until(after, now)
    new = stops + max(0, end - stopped_until(before, now))
    fair = fair_end(after.habits, pace, new)
    latest = table.decision_at + pace + after.away_used + (stops - now) + 2 * DAY
    return fair if fair <= latest else new


def worth_saying(lost: int, table: Table) -> bool:
    """Return whether to announce lost time: more than a tenth of the pace and, if the pace is over an hour, than five minutes."""
    pace = PACES[table.options.pace]
    return pace is not None and lost > pace // 10 and (pace <= HOUR or lost > 5 * MINUTE)


def most_reminders(table: Table) -> int:
    """Return how many reminders a decision gets before the table hears that they stop."""
    pace = PACES[table.options.pace]
    if pace is None:
        return MOST_REMINDERS_WITHOUT_PACE
    return 1 if pace <= HOUR else MOST_REMINDERS


def next_reminder(table: Table, now: int, end: int | None) -> int | None:
    """Return when to remind the player to move next; None if there are no more reminders. `end` is the deadline."""
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
    """Return when the next reminder would be due if the person were awake; the end if none comes before it."""
    # The clock may have been set back in the meantime.
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
    """Return whether a ping is owed: the person could not be pinged when the decision began or when the ping was posted."""
    return table.unheard or (not table.reminded and not seat.habits.pingable(table.decision_at))


def _waking(habits: Habits, moment: int) -> int:
    """Return the first moment from `moment` when a ping is allowed and still will be after gathering."""
    if habits.quiet is None and not habits.away_until:
        return moment
    while True:
        later = habits.next_waking(moment)
        if habits.pingable(later + GATHERING):
            return later
        moment = later + GATHERING
