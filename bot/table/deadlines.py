"""Deadlines: a clock runs in its person's open time (`bot.table.open_time`), and stands still in absences and on free days."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.table.open_time import Hours, Quiet, moment_after, open_time
from bot.table.options import DAY, HOUR, INCREMENTS, MINUTE, PACES, TurnPace
from bot.table.table import AWAY_LIMIT, Seat, Table

LAST_CALL: Final = HOUR
LEAST_SAID: Final = 5 * MINUTE
"""Lost time up to this is not announced."""
SOON: Final = 2 * HOUR
"""A deadline that is at most this far off is shown anew at once when it is moved."""
MOST_POSTPONED: Final = 2 * DAY
"""How far changes of zone, quiet hours and free days can put off one decision, so that nobody can play for time by them."""
GRACE: Final = 15 * MINUTE
"""How long a decision in another seat's turn costs nothing of a bank, and the least time for any decision with one."""
LONGEST_NIGHT: Final = 9 * 60
"""How much of the quiet hours, in minutes a day, stops the clock of a bank."""
_SLOW: Final = 8 * HOUR
"""From this pace on clocks stand still on free days, and deadlines avoid quiet hours."""


class MovedDeadline(NamedTuple):
    """A deadline, and by how much a change of zone, quiet hours or free days has put it off."""

    end: int
    postponed: int = 0


def absences(seat: Seat, now: int) -> Hours:
    """Return when the player is not away from now on, and the game is not paused; absences count within the allowance."""
    begins = max(now, seat.habits.away_from, seat.pause_until)
    ends = min(seat.habits.away_until, begins + AWAY_LIMIT - seat.away_used)
    pause = ((now, seat.pause_until),) if now < seat.pause_until else ()
    return Hours(breaks=(*pause, (begins, ends)) if begins < ends else pause)


def waking_hours(seat: Seat, now: int) -> Hours:
    """Return when the player can be asked from now on."""
    return seat.habits.hours(*absences(seat, now).breaks)


def clock_hours(seat: Seat, pace: TurnPace, now: int) -> Hours:
    """Return when the seat's clock runs from now on. Quiet hours stop that of a bank alone; a fast one runs on free days, too."""
    hours = waking_hours(seat, now)
    if pace in INCREMENTS:
        return Hours(hours.zone, hours.quiet and _night(hours.quiet), hours.free_days, hours.breaks)
    free_days = hours.free_days if (PACES[pace] or DAY) >= _SLOW else ()
    return Hours(hours.zone, None, free_days, hours.breaks)


def _night(quiet: Quiet) -> Quiet:
    """Return the quiet hours that stop a clock."""
    length = min(LONGEST_NIGHT, (quiet.end - quiet.start) % (24 * 60))
    return Quiet(quiet.start, (quiet.start + length) % (24 * 60))


def running_from(seat: Seat, pace: TurnPace, moment: int) -> int:
    """Return from when on the clock of a decision runs that began at this moment."""
    return moment_after(clock_hours(seat, pace, moment), moment, 0) if seat.has_breaks else moment


def fair_end(seat: Seat, pace: TurnPace, end: int, now: int) -> int:
    """Return the deadline, moved to an hour after a break if it falls within one or that hour (pace of 8 hours or more).

    With a bank, it is moved to the end of the break.
    """
    if pace in INCREMENTS:
        return moment_after(clock_hours(seat, pace, now), end, 0)
    if not seat.has_breaks or (PACES[pace] or 0) < _SLOW:
        return end
    hours = waking_hours(seat, now)
    while True:
        called = moment_after(hours, end - LAST_CALL, 0)
        woken = moment_after(hours, end, 0)
        if called == end - LAST_CALL and woken == end:
            return end
        end = (woken if woken != end else called) + LAST_CALL


def deadline(seat: Seat, pace: TurnPace, now: int, grace: int = 0) -> int | None:
    """Return the deadline of a decision that begins now; None without a pace. `grace`: time that costs nothing of a bank."""
    time = max(seat.bank + grace, GRACE) if pace in INCREMENTS else PACES[pace]
    if time is None or not seat.has_breaks:
        return None if time is None else now + time
    return fair_end(seat, pace, moment_after(clock_hours(seat, pace, now), now, time), now)


def moved_deadline(before: Seat, after: Seat, table: Table, end: int, now: int) -> MovedDeadline:
    """Return the new deadline for a player whose habits change: they keep the open time that is left.

    An absence stops the clock, a return restarts it. Other changes put off a decision by `MOST_POSTPONED` at most.
    """
    pace = table.options.pace
    left = open_time(clock_hours(before, pace, now), now, end)
    new = fair_end(after, pace, moment_after(clock_hours(after, pace, now), now, left), now)
    present = open_time(absences(before, now), now, end)
    latest = moment_after(absences(after, now), now, present) + MOST_POSTPONED - table.postponed
    end = min(new, latest)
    return MovedDeadline(end, max(0, end - latest + MOST_POSTPONED - table.postponed))


def with_a_gift(seat: Seat, pace: TurnPace, end: int, now: int) -> int:
    """Return the deadline with more time from another player: a day, or with a fast pace as much as for another decision.

    A bank keeps nothing of it: what is not used is gone with the turn.
    """
    return fair_end(seat, pace, end + min(DAY, PACES[pace] or 0), now)


def bank_after(before: Table, after: Table, deadline: int | None, now: int) -> int:
    """Return what the player who has just decided has in the bank: what is left of it, and the increment after an own turn."""
    assert before.asked is not None
    ends = after.decision is None or after.begun_game.turn != before.begun_game.turn
    return bank_left(before.asked, before.options.pace, deadline, now, own_turn_ends=ends and not before.out_of_turn)


def bank_left(seat: Seat, pace: TurnPace, deadline: int | None, now: int, *, own_turn_ends: bool) -> int:
    """Return what is in the bank of a seat that decides now: never more than at first, or, within a turn, than before."""
    left = min(seat.bank, open_time(clock_hours(seat, pace, now), now, now if deadline is None else deadline))
    return min(PACES[pace] or 0, left + INCREMENTS[pace]) if own_turn_ends else left


def worth_saying(lost: int, table: Table) -> bool:
    """Return whether to announce lost or won time: more than five minutes and a tenth of the pace."""
    pace = PACES[table.options.pace]
    return pace is not None and lost > max(LEAST_SAID, pace // 10)
