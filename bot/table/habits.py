"""A person's habits, so that tables are fair and polite: quiet hours, absences, standing orders, where to ping."""

from __future__ import annotations

from datetime import UTC
from typing import Final, Literal, TypeAlias
from zoneinfo import ZoneInfoNotFoundError

import msgspec

from bot.store import Place
from bot.table.open_time import DAYS, Hours, Quiet, Stretch, is_open, known_zone, moment_after, zone_of
from bot.table.options import HOUR
from bot.table.refused import Denied

Ping: TypeAlias = Literal["here", "private", "both", "never"]
Wagon: TypeAlias = Literal["ask", "home", "best"]

NEVER: Final = 0
"""The interval of a person who wants no reminders."""
LEAST_INTERVAL: Final = HOUR
MOST_FREE_DAYS: Final = 2
LONGEST_QUIET: Final = 16 * 60
"""The most quiet time a day, in minutes: a person who is never awake could never be asked."""


class Orders(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person's standing orders, decisions made without asking. `/settings orders` sets them."""

    wagon: Wagon = "ask"
    no_ransom: bool = False
    cheapest_withdrawal: bool = False
    no_second_part: bool = False


class Habits(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person's habits. Each table's log has a copy (but no names or accounts), so that a turn needs no second read.

    `free_days`: weekdays without pings, on which the clock stands still; Monday is 0.
    `interval`: the time between reminders, in milliseconds; None: as the pace sets it; `NEVER`: only the ping for the turn.
    `calls`: places that repeat the pings of a platform which makes no sound itself.
    """

    zone: str = "UTC"
    quiet: Quiet | None = None
    free_days: tuple[int, ...] = ()
    interval: int | None = None
    away_from: int = 0
    away_until: int = 0
    ping: Ping = "here"
    private: tuple[Place, ...] = ()
    blocked: tuple[str, ...] = ()
    orders: Orders = Orders()
    calls: tuple[Place, ...] = ()

    @property
    def own_places(self) -> tuple[Place, ...]:
        """The places that only this person sees."""
        return (*self.private, *self.calls)

    @property
    def breaks(self) -> bool:
        """Whether there is a time at which the person cannot be asked."""
        return bool(self.quiet or self.free_days or self.away_until)

    def hours(self, *breaks: Stretch) -> Hours:
        """Return when the person can be asked, but for these breaks."""
        return Hours(self.zone, self.quiet, self.free_days, breaks)

    def is_quiet(self, now: int) -> bool:
        """Return whether this moment is in the person's quiet hours or on a free day."""
        return bool(self.quiet or self.free_days) and not is_open(self.hours(), now)

    def after_quiet(self, now: int) -> int:
        """Return the first moment from now on that is not quiet. When the clocks change, local time decides."""
        return moment_after(self.hours(), now, 0) if self.is_quiet(now) else now

    def is_away(self, now: int) -> bool:
        """Return whether the person has set an absence that covers this moment."""
        return self.away_from <= now < self.away_until

    def pingable(self, now: int) -> bool:
        """Return whether the person may be pinged now."""
        return self.ping != "never" and not self.is_quiet(now) and not self.is_away(now)

    def next_waking(self, now: int) -> int:
        """Return the first moment from now on when a ping is allowed."""
        while True:
            later = self.after_quiet(self.away_until if self.is_away(now) else now)
            if later == now:
                return now
            now = later


def call_place(account: str) -> Place:
    """Return the place that repeats an account's pings."""
    platform, _, name = account.partition(":")
    return f"{platform}:push/{name}"


USUAL: Final = Habits()
"""The habits of a person who has set nothing."""


def in_a_known_zone(habits: Habits) -> Habits:
    """Return the habits, in UTC if their zone no longer exists."""
    return habits if zone_of(habits.zone) is not UTC else msgspec.structs.replace(habits, zone="UTC")


def checked(habits: Habits) -> Habits:
    """Return the habits if they are valid; else raise Denied with what is wrong."""
    try:
        known_zone(habits.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Denied("bad_zone", {"zone": habits.zone[:40]}) from None
    if habits.quiet is not None:
        start, end = habits.quiet.start, habits.quiet.end
        if not (0 <= start < 1440 and 0 <= end < 1440 and 0 < (end - start) % 1440 <= LONGEST_QUIET):
            raise Denied("bad_quiet", {"most": LONGEST_QUIET // 60})
    if len(set(habits.free_days)) > MOST_FREE_DAYS or not {*habits.free_days} <= {*range(DAYS)}:
        raise Denied("bad_free_days", {"most": MOST_FREE_DAYS})
    if habits.interval is not None and habits.interval != NEVER and habits.interval < LEAST_INTERVAL:
        raise Denied("bad_interval", {"fewest": LEAST_INTERVAL // HOUR})
    return habits
