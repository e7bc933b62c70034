"""Deadlines and reminders: pace, quiet hours and absences in local time, across clock changes."""

from datetime import datetime
from itertools import pairwise
from zoneinfo import ZoneInfo

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.table.deadlines import MOST_POSTPONED, deadline, fair_end, moved_deadline
from bot.table.habits import NEVER, Habits, checked
from bot.table.open_time import Quiet
from bot.table.options import DAY, HOUR, INCREMENTS, MINUTE, PACES, Options, TurnPace
from bot.table.refused import Denied
from bot.table.reminders import DIGEST_MARGIN, LEAST_GAP, next_reminder
from bot.table.table import AWAY_LIMIT, Seat, Table

BERLIN = "Europe/Berlin"
NIGHT = Quiet(22 * 60, 8 * 60)
ZONES = (BERLIN, "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Apia", "America/Scoresbysund", "UTC")


def at(text: str, zone: str = BERLIN, fold: int = 0) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp() * 1000)


def local(moment: int, zone: str = BERLIN) -> str:
    return datetime.fromtimestamp(moment / 1000, ZoneInfo(zone)).strftime("%Y-%m-%d %H:%M")


class WaitingTable(Table):
    """A table that waits for a decision, without a game."""

    @property
    def asked(self) -> Seat | None:
        return self.seats[0]


def seated(habits: Habits, pace: TurnPace) -> Seat:
    """A seat whose bank, if there are any, is full."""
    return Seat("ann", habits=habits, bank=(PACES[pace] or 0) if pace in INCREMENTS else 0)


def deciding(habits: Habits, pace: TurnPace = "24h", begun: int = 0, **more: int) -> WaitingTable:
    table = WaitingTable("t", options=Options(pace=pace), seats=[seated(habits, pace)])
    table.decision_at = begun
    for name, value in more.items():
        setattr(table, name, value)
    return table


@pytest.mark.parametrize(
    ("quiet", "moment", "end"),
    [
        (NIGHT, "2026-01-10 23:00", "2026-01-11 08:00"),
        (NIGHT, "2026-01-10 07:59", "2026-01-10 08:00"),
        (NIGHT, "2026-01-10 08:00", "2026-01-10 08:00"),
        (NIGHT, "2026-01-10 21:59", "2026-01-10 21:59"),
        # clocks go forward at 2:00 on the first day and back at 3:00 on the second
        (NIGHT, "2026-03-28 23:00", "2026-03-29 08:00"),
        (NIGHT, "2026-10-24 23:00", "2026-10-25 08:00"),
        (Quiet(0, 150), "2026-03-29 01:00", "2026-03-29 03:00"),
        (Quiet(60, 150), "2026-10-25 01:30", "2026-10-25 02:30"),
        (Quiet(13 * 60, 15 * 60), "2026-01-10 14:00", "2026-01-10 15:00"),
    ],
)
def test_quiet_hours_end_by_local_time(quiet: Quiet, moment: str, end: str) -> None:
    habits = Habits(zone=BERLIN, quiet=quiet)
    found = habits.after_quiet(at(moment))
    assert local(found) == end
    assert not habits.is_quiet(found)


def test_clock_change_makes_the_night_an_hour_longer_or_shorter() -> None:
    habits = Habits(zone=BERLIN, quiet=NIGHT)
    assert habits.after_quiet(at("2026-03-28 22:00")) - at("2026-03-28 22:00") == 9 * HOUR
    assert habits.after_quiet(at("2026-10-24 22:00")) - at("2026-10-24 22:00") == 11 * HOUR


moments = st.integers(at("2026-01-01 00:00"), at("2027-12-31 00:00"))
quiets = st.builds(lambda start, length: Quiet(start, (start + length) % 1440), st.integers(0, 1439), st.integers(1, 16 * 60))
livings = st.builds(lambda zone, quiet: Habits(zone=zone, quiet=quiet), st.sampled_from(ZONES), quiets)


@given(livings, moments)
def test_quiet_hours_end_at_the_first_moment_that_is_not_quiet(habits: Habits, now: int) -> None:
    end = habits.after_quiet(now)
    assert end >= now
    assert not habits.is_quiet(end)
    assert end - now <= 18 * HOUR
    step = max(MINUTE, (end - now) // 50)
    assert all(habits.is_quiet(moment) for moment in range(now, end, step))


@given(livings, moments, st.sampled_from(["8h", "24h", "3d", "7d"]))
def test_slow_deadlines_avoid_quiet_hours_and_leave_an_hour(habits: Habits, now: int, pace: TurnPace) -> None:
    time = PACES[pace]
    seat = Seat("ann", habits=habits)
    end = deadline(seat, pace, now)
    assert time is not None
    assert end is not None
    assert now + time <= end <= now + time + 19 * HOUR
    assert not habits.is_quiet(end)
    assert not habits.is_quiet(end - HOUR)
    assert fair_end(seat, pace, end, now) == end


def test_fast_deadlines_ignore_quiet_hours() -> None:
    seat = Seat("ann", habits=Habits(zone=BERLIN, quiet=NIGHT))
    night = at("2026-01-10 23:00")
    assert deadline(seat, "live", night) == night + 2 * MINUTE
    assert deadline(seat, "1h", night) == night + HOUR
    assert deadline(seat, "none", night) is None


def test_absence_stops_the_clock_up_to_a_limit() -> None:
    now = at("2026-01-10 12:00")
    for days, stopped in ((3, 3), (14, 14), (40, 14)):
        seat = Seat("ann", habits=Habits(away_from=now, away_until=now + days * DAY))
        assert deadline(seat, "24h", now) == now + stopped * DAY + DAY
    used = Seat("ann", habits=Habits(away_from=now, away_until=now + 3 * DAY), away_used=AWAY_LIMIT - DAY)
    assert deadline(used, "24h", now) == now + 2 * DAY


def test_absence_and_return_keep_the_remaining_time() -> None:
    begun = at("2026-01-10 12:00")
    table = deciding(Habits(), begun=begun)
    here = Seat("ann")
    leaving = begun + 5 * HOUR
    away = Seat("ann", habits=Habits(away_from=leaving, away_until=leaving + 3 * DAY))
    end, postponed = moved_deadline(here, away, table, begun + DAY, leaving)
    assert postponed == 0
    assert end == begun + 4 * DAY
    back = leaving + DAY
    after = Seat("ann", habits=Habits(), away_used=DAY)
    counted = Seat("ann", habits=away.habits, away_used=DAY)
    assert moved_deadline(counted, after, table, end, back) == (begun + 2 * DAY, 0)


def test_changing_quiet_hours_gains_no_time() -> None:
    now = begun = at("2026-01-10 12:00")
    end = begun + DAY
    before, table = Seat("ann"), deciding(Habits(), begun=begun)
    for hour in range(200):
        local_hour = int(local(end)[11:13])
        quiet = Quiet((local_hour - 1) % 24 * 60, (local_hour + 14) % 24 * 60)
        after = Seat("ann", habits=Habits(zone=BERLIN, quiet=quiet))
        end, postponed = moved_deadline(before, after, table, end, now + hour * MINUTE)
        before, table.postponed = after, table.postponed + postponed
    assert end <= begun + 3 * DAY
    assert table.postponed == MOST_POSTPONED


def all_reminders(habits: Habits, pace: TurnPace, begun: int) -> list[int]:
    """All reminders of a player who never moves."""
    table = deciding(habits, pace, begun)
    end, found, now = deadline(table.seats[0], pace, begun), [], begun
    while (when := next_reminder(table, now, end)) is not None:
        found.append(when)
        now = table.reminded_at = when
        table.reminded += 1
    return found


@pytest.mark.parametrize(
    ("pace", "interval", "hours"),
    [
        ("24h", None, [12, 23]),
        ("8h", None, [4, 7]),
        ("3d", None, [36, 71]),
        ("24h", 5 * HOUR, [5, 10, 15, 20, 23]),
        ("3d", 6 * HOUR, [6, 12, 18, 24, 30]),
        ("live", None, [1 / 60]),
        ("1h", None, [0.5]),
        ("1h", HOUR, [0.5]),
        ("none", None, [24, 48, 72, 96, 120, 144, 168]),
        ("none", 2 * DAY, [48, 96, 144, 192, 240, 288, 336]),
    ],
)
def test_reminder_times(pace: TurnPace, interval: int | None, hours: list[float]) -> None:
    begun = at("2026-01-10 12:00")
    found = all_reminders(Habits(interval=interval), pace, begun)
    assert [(moment - begun) / HOUR for moment in found] == hours


def test_no_reminders_if_turned_off() -> None:
    assert all_reminders(Habits(ping="never"), "24h", 0) == []
    assert all_reminders(Habits(interval=NEVER), "24h", 0) == []
    assert next_reminder(deciding(Habits(), muted=True), 0, DAY) is None


@given(livings, moments, st.sampled_from(list(PACES)), st.none() | st.integers(HOUR, 3 * DAY), st.integers(0, 20 * DAY))
def test_reminders_avoid_quiet_hours_and_absences_and_keep_a_gap(
    habits: Habits, begun: int, pace: TurnPace, interval: int | None, away: int
) -> None:
    habits = msgspec.structs.replace(habits, interval=interval, away_from=begun, away_until=begun + away)
    found = all_reminders(habits, pace, begun)
    end = deadline(seated(habits, pace), pace, begun)
    for moment in found:
        assert habits.pingable(moment)
        assert habits.pingable(moment + DIGEST_MARGIN)
        assert end is None or moment < end
    assert len(found) <= (7 if pace == "none" else 5)
    slow = PACES[pace] is None or (PACES[pace] or 0) > HOUR
    assert all(later - sooner >= LEAST_GAP for sooner, later in pairwise(found)) or not slow
    if slow and away < 14 * DAY:
        assert found, "somebody who was never pinged has to be"


@pytest.mark.parametrize(
    ("habits", "code"),
    [
        (Habits(zone="Mars/Olympus"), "bad_zone"),
        (Habits(zone="../etc"), "bad_zone"),
        (Habits(quiet=Quiet(0, 17 * 60)), "bad_quiet"),
        (Habits(quiet=Quiet(60, 60)), "bad_quiet"),
        (Habits(quiet=Quiet(-5, 60)), "bad_quiet"),
        (Habits(interval=5 * MINUTE), "bad_interval"),
    ],
)
def test_impossible_habits_are_refused(habits: Habits, code: str) -> None:
    with pytest.raises(Denied, match=code):
        checked(habits)
