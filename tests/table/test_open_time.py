"""The laws of open time, against a second way to count it, in zones with all kinds of clock changes."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from itertools import pairwise
from zoneinfo import ZoneInfo

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.table.deadlines import MOST_POSTPONED, clock_hours, deadline, moved_deadline, waking_hours
from bot.table.habits import Habits, in_a_known_zone
from bot.table.open_time import Hours, Quiet, Stretch, is_open, moment_after, open_time
from bot.table.options import DAY, HOUR, MINUTE, Options, TurnPace
from bot.table.table import Seat, Table

ZONES = (
    "UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Apia", "America/Scoresbysund",
    "Africa/Casablanca", "America/St_Johns", "Pacific/Chatham", "Asia/Tehran", "America/Sao_Paulo",
)  # fmt: skip
YEAR = 2026
NEW_YEAR = int(datetime(YEAR, 1, 1, tzinfo=ZoneInfo("UTC")).timestamp()) * 1000

moments = st.integers(0, 2 * 365 * 24 * 60).map(lambda minutes: NEW_YEAR + minutes * MINUTE)
amounts = st.integers(0, 6 * DAY)
quiets = st.builds(lambda start, length: Quiet(start, (start + length) % 1440), st.integers(0, 1439), st.integers(1, 16 * 60))
stretches = st.builds(
    lambda start, length: (start, start + length), moments, st.integers(0, 9 * 24 * 60).map(lambda minutes: minutes * MINUTE)
)
hours_of_people = st.builds(
    Hours,
    st.sampled_from(ZONES),
    st.none() | quiets,
    st.lists(st.integers(0, 6), max_size=2).map(tuple),
    st.lists(stretches, max_size=3).map(tuple),
)


def counted(hours: Hours, start: int, end: int, step: int = MINUTE) -> int:
    """Count the open steps one by one, with the library's local time alone."""
    zone, found = ZoneInfo(hours.zone), 0
    for at in range(start, end, step):
        local = datetime.fromtimestamp(at // 1000, zone)
        minute, quiet = local.hour * 60 + local.minute, hours.quiet
        over = quiet is not None and quiet.start > quiet.end
        inside = quiet is not None and (
            (minute >= quiet.start or minute < quiet.end) if over else quiet.start <= minute < quiet.end
        )
        broken = any(first <= at < after for first, after in hours.breaks)
        found += not (inside or broken or local.weekday() in hours.free_days)
    return found * step


@given(hours_of_people, moments, st.integers(0, 2 * 24 * 60))
def test_open_time_is_what_the_minutes_add_up_to(hours: Hours, start: int, minutes: int) -> None:
    end = start + minutes * MINUTE
    assert open_time(hours, start, end) == counted(hours, start, end)
    assert is_open(hours, start) == bool(counted(hours, start, start + MINUTE))


@pytest.mark.parametrize(
    ("zone", "day"),
    [
        ("Europe/Berlin", (2026, 3, 28)),
        ("Europe/Berlin", (2026, 10, 24)),
        ("Australia/Lord_Howe", (2026, 4, 4)),
        ("Australia/Lord_Howe", (2026, 10, 3)),
        ("America/New_York", (2026, 3, 7)),
        ("America/New_York", (2026, 10, 31)),
        ("Pacific/Apia", (2011, 12, 29)),
    ],
)
@pytest.mark.parametrize("quiet", [Quiet(22 * 60, 7 * 60), Quiet(90, 150), Quiet(150, 180), Quiet(0, 120), Quiet(120, 90)])
def test_both_clock_changes_and_a_day_that_was_left_out(zone: str, day: tuple[int, int, int], quiet: Quiet) -> None:
    hours, start = Hours(zone, quiet, (6,)), int(datetime(*day, tzinfo=ZoneInfo(zone)).timestamp()) * 1000
    for end in range(start, start + 3 * DAY, 5 * HOUR + 7 * MINUTE):
        assert open_time(hours, start, end) == counted(hours, start, end)


@given(hours_of_people, moments, st.lists(st.integers(0, 40 * DAY), min_size=1, max_size=4))
def test_open_time_adds_up(hours: Hours, start: int, ends: Sequence[int]) -> None:
    cuts = [start, *sorted(start + each for each in ends)]
    assert sum(open_time(hours, *part) for part in pairwise(cuts)) == open_time(hours, cuts[0], cuts[-1])
    assert all(0 <= open_time(hours, begins, ends) <= ends - begins for begins, ends in pairwise(cuts))


@given(hours_of_people, moments, amounts, amounts)
def test_moment_after_is_the_other_way_round(hours: Hours, start: int, amount: int, more: int) -> None:
    end = moment_after(hours, start, amount)
    assert open_time(hours, start, end) == amount
    assert is_open(hours, end), "time is up only when the person could play"
    assert moment_after(hours, end, more) == moment_after(hours, start, amount + more)


@given(hours_of_people, stretches, moments, amounts)
def test_one_break_more_never_takes_time_away(hours: Hours, stretch: Stretch, start: int, amount: int) -> None:
    longer = msgspec.structs.replace(hours, breaks=(*hours.breaks, stretch))
    assert moment_after(longer, start, amount) >= moment_after(hours, start, amount)
    twice = msgspec.structs.replace(longer, breaks=(*longer.breaks, stretch))
    assert moment_after(twice, start, amount) == moment_after(longer, start, amount), "each moment counts once"


@pytest.mark.parametrize("hours", [Hours(free_days=tuple(range(7))), Hours(quiet=Quiet(600, 600)), Hours()])
def test_hours_that_are_never_open_count_as_always_open(hours: Hours) -> None:
    assert moment_after(hours, NEW_YEAR, DAY) == NEW_YEAR + DAY
    assert open_time(hours, NEW_YEAR, NEW_YEAR + DAY) == DAY
    assert is_open(hours, NEW_YEAR)


def test_zone_that_no_longer_exists_counts_as_utc() -> None:
    gone, night = "US/Old-Time", Quiet(22 * 60, 7 * 60)
    at = NEW_YEAR + 23 * HOUR
    assert moment_after(Hours(gone, night), at, 0) == moment_after(Hours("UTC", night), at, 0)
    assert Habits(zone=gone, quiet=night).is_quiet(at)
    assert in_a_known_zone(Habits(zone=gone)).zone == "UTC"
    assert in_a_known_zone(Habits(zone="Asia/Tokyo")).zone == "Asia/Tokyo"


habits_of_people = st.builds(
    lambda hours, start, days: Habits(
        zone=hours.zone,
        quiet=hours.quiet,
        free_days=hours.free_days,
        away_from=start if days else 0,
        away_until=start + days * DAY,
    ),
    hours_of_people,
    moments,
    st.sampled_from([0, 0, 1, 5, 30]),
)
slow = st.sampled_from(["8h", "24h", "3d"])


@given(habits_of_people, habits_of_people, moments, slow, st.floats(0, 1))
def test_moved_deadline_keeps_the_time_that_was_left(
    first: Habits, then: Habits, begun: int, pace: TurnPace, part: float
) -> None:
    before, after, table = Seat("ann", habits=first), Seat("ann", habits=then), Table("t", options=Options(pace=pace))
    end = deadline(before, pace, begun)
    assert end is not None
    now = begun + round((end - begun) * part)
    left = open_time(clock_hours(before, pace, now), now, end)
    moved, postponed = moved_deadline(before, after, table, end, now)
    assert 0 <= postponed <= MOST_POSTPONED
    kept = open_time(clock_hours(after, pace, now), now, moved) >= left
    assert kept or postponed == MOST_POSTPONED
    assert is_open(waking_hours(after, now), moved) or postponed == MOST_POSTPONED


@given(st.lists(hours_of_people, min_size=3, max_size=8), moments, slow)
def test_changing_zone_and_hours_again_and_again_wins_two_days_at_most(many: Sequence[Hours], begun: int, pace: TurnPace) -> None:
    table, before = Table("t", options=Options(pace=pace)), Seat("ann")
    first = end = deadline(before, pace, begun) or 0
    for number in range(60):
        hours = many[number % len(many)]
        after = Seat("ann", habits=Habits(zone=hours.zone, quiet=hours.quiet, free_days=hours.free_days))
        now = min(begun + number * HOUR, end)
        end, postponed = moved_deadline(before, after, table, end, now)
        table.postponed, before = table.postponed + postponed, after
    assert end <= first + MOST_POSTPONED
