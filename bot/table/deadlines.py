"""Deadlines: pure arithmetic with a pace, habits and the clock's milliseconds."""

from __future__ import annotations

from typing import Final

from bot.table.habits import Habits
from bot.table.options import DAY, HOUR, MINUTE, PACES, TurnPace
from bot.table.table import AWAY_LIMIT, Seat, Table

LAST_CALL: Final = HOUR
LEAST_SAID: Final = 5 * MINUTE
"""Lost time up to this is not announced."""
SOON: Final = 2 * HOUR
"""A deadline that is at most this far off is shown anew at once when it is moved."""


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


def deadline(seat: Seat, pace: TurnPace, now: int) -> int | None:
    """Return the deadline of a decision that begins now; None without a pace."""
    time = PACES[pace]
    if time is None:
        return None
    return fair_end(seat.habits, time, stopped_until(seat, now) + time)


def moved_deadline(before: Seat, after: Seat, table: Table, end: int, now: int) -> int:
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
    """Return whether to announce lost time: more than five minutes and a tenth of the pace."""
    pace = PACES[table.options.pace]
    return pace is not None and lost > max(LEAST_SAID, pace // 10)
