"""A person's habits, so that tables are fair and polite: quiet hours, absences, standing orders, where to ping."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Final, Literal, TypeAlias
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from bot.store import Place
from bot.table.options import HOUR, MINUTE
from bot.table.refused import Denied

Ping: TypeAlias = Literal["here", "private", "both", "never"]
Wagon: TypeAlias = Literal["ask", "home", "best"]

NEVER: Final = 0
"""The interval of a person who wants no reminders."""
LEAST_INTERVAL: Final = HOUR
LONGEST_QUIET: Final = 16 * 60
"""The most quiet time a day, in minutes: a person who is never awake could never be asked."""


class Quiet(msgspec.Struct, frozen=True, array_like=True):
    """A period without pings, in minutes of the local day; over midnight if `end` is before `start`."""

    start: int
    end: int

    @property
    def hours(self) -> str:
        """As people write it: 22:00–07:00."""
        return "–".join(f"{minutes // 60:02}:{minutes % 60:02}" for minutes in (self.start, self.end))


class Orders(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person's standing orders, decisions made without asking. `/settings orders` sets them."""

    wagon: Wagon = "ask"
    no_ransom: bool = False
    cheapest_withdrawal: bool = False
    no_second_part: bool = False


class Habits(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person's habits. Each table's log has a copy (but no names or accounts), so that a turn needs no second read.

    `interval`: the time between reminders, in milliseconds; None: as the pace sets it; `NEVER`: only the ping for the turn.
    """

    zone: str = "UTC"
    quiet: Quiet | None = None
    interval: int | None = None
    away_from: int = 0
    away_until: int = 0
    ping: Ping = "here"
    private: tuple[Place, ...] = ()
    blocked: tuple[str, ...] = ()
    orders: Orders = Orders()

    def is_quiet(self, now: int) -> bool:
        """Return whether this moment is in the person's quiet hours."""
        if self.quiet is None:
            return False
        local = datetime.fromtimestamp(now / 1000, _zone(self.zone))
        minute, start, end = local.hour * 60 + local.minute, self.quiet.start, self.quiet.end
        return start <= minute < end if start < end else minute >= start or minute < end

    def after_quiet(self, now: int) -> int:
        """Return the first moment from now on that is not quiet. When the clocks change, local time decides."""
        if self.quiet is None or not self.is_quiet(now):
            return now
        zone = _zone(self.zone)
        local = datetime.fromtimestamp(now / 1000, zone)
        end = local.replace(hour=self.quiet.end // 60, minute=self.quiet.end % 60, second=0, microsecond=0, fold=0)
        while _milliseconds(end) <= now:
            # When an hour comes twice, try its second pass before the next day.
            again = end.replace(fold=1)
            end = again if end.fold == 0 and _milliseconds(again) > now else (end + timedelta(days=1)).replace(fold=0)
        found = _milliseconds(end)
        return found if not self.is_quiet(found) else self._stepwise(found)

    def _stepwise(self, now: int) -> int:
        """Search minute by minute when quiet hours end in an hour that is skipped or comes twice."""
        while self.is_quiet(now):
            now += MINUTE
        return now

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


USUAL: Final = Habits()
"""The habits of a person who has set nothing."""


def checked(habits: Habits) -> Habits:
    """Return the habits if they are valid; else raise Denied with what is wrong."""
    try:
        _zone(habits.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Denied("bad_zone", {"zone": habits.zone[:40]}) from None
    if habits.quiet is not None:
        start, end = habits.quiet.start, habits.quiet.end
        if not (0 <= start < 1440 and 0 <= end < 1440 and 0 < (end - start) % 1440 <= LONGEST_QUIET):
            raise Denied("bad_quiet", {"most": LONGEST_QUIET // 60})
    if habits.interval is not None and habits.interval != NEVER and habits.interval < LEAST_INTERVAL:
        raise Denied("bad_interval", {"fewest": LEAST_INTERVAL // HOUR})
    return habits


@lru_cache(maxsize=1024)
def _zone(name: str) -> ZoneInfo:
    return ZoneInfo(name)


def _milliseconds(moment: datetime) -> int:
    return int(moment.astimezone(UTC).timestamp() * 1000)
