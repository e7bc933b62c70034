"""Open time: the time in which a person's clock can run. All arithmetic with quiet hours, free days and absences is here.

Edges are local: quiet hours begin at 22:00 by the clocks of the zone, on each pass if an hour comes twice. Lengths are true: what
counts is the time that has really passed. Where several breaks overlap, each moment counts once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, tzinfo
from functools import lru_cache
from typing import Final, TypeAlias
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from bot.table.options import DAY, MINUTE

Stretch: TypeAlias = tuple[int, int]
"""Two moments in milliseconds: from the first one on, before the second one."""
DAYS: Final = 7
_DAY_MINUTES: Final = 24 * 60
_FIRST_WEEKDAY: Final = 3
"""1 January 1970 was a Thursday; Monday is 0."""
_EVER: Final = 1 << 62


class Quiet(msgspec.Struct, frozen=True, array_like=True):
    """A period without pings, in minutes of the local day; over midnight if `end` is before `start`."""

    start: int
    end: int

    @property
    def hours(self) -> str:
        """As people write it: 22:00–07:00."""
        return self._written(self.start, self.end)

    @property
    def playing_hours(self) -> str:
        """The rest of the day, as people write it: 07:00–22:00."""
        return self._written(self.end, self.start)

    @staticmethod
    def _written(*moments: int) -> str:
        return "–".join(f"{minutes // 60:02}:{minutes % 60:02}" for minutes in moments)

    def open_minutes(self) -> tuple[Stretch, ...]:
        """Return the other minutes of the day."""
        if self.start < self.end:
            return (0, self.start), (self.end, _DAY_MINUTES)
        return ((self.end, self.start),)


class Hours(msgspec.Struct, frozen=True):
    """When a person is open: not in quiet hours, not on a free weekday (Monday is 0), and not in a break with dates.

    Hours without any open minute in the week count as always open: a clock must not stand still for good.
    """

    zone: str = "UTC"
    quiet: Quiet | None = None
    free_days: tuple[int, ...] = ()
    breaks: tuple[Stretch, ...] = ()

    @property
    def weekly(self) -> bool:
        """Whether some part of the week is closed, and some part open."""
        never = len({*self.free_days} & {*range(DAYS)}) == DAYS or (self.quiet is not None and self.quiet.start == self.quiet.end)
        return not never and bool(self.quiet or self.free_days)


def zone_of(name: str) -> tzinfo:
    """Return a time zone; UTC if there is none of this name any more."""
    try:
        return known_zone(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


@lru_cache(maxsize=1024)
def known_zone(name: str) -> ZoneInfo:
    """Return a time zone; raise ZoneInfoNotFoundError, ValueError or OSError if there is none of this name."""
    return ZoneInfo(name)


def is_open(hours: Hours, at: int) -> bool:
    """Return whether a moment is open."""
    if any(begins <= at < ends for begins, ends in hours.breaks):
        return False
    if not hours.weekly:
        return True
    local = datetime.fromtimestamp(at / 1000, zone_of(hours.zone))
    minute = local.hour * 60 + local.minute
    open_minutes = hours.quiet.open_minutes() if hours.quiet else ((0, _DAY_MINUTES),)
    return local.weekday() not in hours.free_days and any(begins <= minute < ends for begins, ends in open_minutes)


def open_time(hours: Hours, start: int, end: int) -> int:
    """Return how much of the time from `start` to `end` is open."""
    found = 0
    for begins, ends in _open(hours, start):
        if begins >= end:
            break
        found += min(ends, end) - begins
    return found


def moment_after(hours: Hours, start: int, amount: int) -> int:
    """Return the first open moment at which so much open time has passed since `start`."""
    for begins, ends in _open(hours, start):
        if amount < ends - begins:
            return begins + amount
        amount -= ends - begins
    raise AssertionError


def _open(hours: Hours, start: int) -> Iterator[Stretch]:
    """Yield the open stretches from `start` on, in order, without end."""
    week = _open_in_the_week(hours, start) if hours.weekly else iter(((start, _EVER),))
    for stretch in week:
        yield from _without(stretch, sorted(hours.breaks))


def _without(stretch: Stretch, breaks: Iterable[Stretch]) -> Iterator[Stretch]:
    """Yield what the breaks leave of a stretch."""
    begins, ends = stretch
    for first, after in breaks:
        if first < ends and after > begins and first < after:
            if begins < first:
                yield begins, first
            begins = max(begins, after)
    if begins < ends:
        yield begins, ends


def _open_in_the_week(hours: Hours, start: int) -> Iterator[Stretch]:
    """Yield the open stretches by local time. While the zone's offset stays, local time is this time with the offset added."""
    open_minutes = hours.quiet.open_minutes() if hours.quiet else ((0, _DAY_MINUTES),)
    for begins, ends, offset in _steady(zone_of(hours.zone), start):
        for day in range((begins + offset) // DAY, (ends - 1 + offset) // DAY + 1):
            if (day + _FIRST_WEEKDAY) % DAYS in hours.free_days:
                continue
            midnight = day * DAY - offset
            for first, after in open_minutes:
                stretch = max(begins, midnight + first * MINUTE), min(ends, midnight + after * MINUTE)
                if stretch[0] < stretch[1]:
                    yield stretch


def _steady(zone: tzinfo, start: int) -> Iterator[tuple[int, int, int]]:
    """Yield stretches of at most a day in which the zone's offset (the third number) stays, in order, without end."""
    begins = start
    while True:
        offset, ends = _offset(zone, begins), begins + DAY
        if _offset(zone, ends) != offset:
            same = begins  # the change is after this, and not after `ends`
            while ends - same > 1:
                middle = (same + ends) // 2
                same, ends = (middle, ends) if _offset(zone, middle) == offset else (same, middle)
        yield begins, ends, offset
        begins = ends


def _offset(zone: tzinfo, at: int) -> int:
    found = datetime.fromtimestamp(at / 1000, zone).utcoffset()
    assert found is not None
    return round(found.total_seconds() * 1000)
