"""Random weeks of clocks: people in twelve zones, who change their hours, go away, dawdle, and lose time to outages.

`python -m tests.table.random_weeks --weeks 100000` plays them in blocks, and goes on where it was stopped. It prints a table by
zone, as in `docs/tables.md`. Each decision is checked for the laws in `Week`.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from bot.table.deadlines import MOST_POSTPONED, bank_left, clock_hours, deadline, fair_end, moved_deadline, waking_hours
from bot.table.habits import LONGEST_QUIET, MOST_FREE_DAYS, Habits
from bot.table.open_time import Quiet, is_open, moment_after, open_time
from bot.table.options import DAY, HOUR, INCREMENTS, MINUTE, PACES, Options, TurnPace
from bot.table.table import AWAY_LIMIT, Seat, Table

ZONES: Final = (
    *("UTC", "Europe/Berlin", "America/New_York", "America/Los_Angeles", "America/Sao_Paulo", "America/St_Johns"),
    *("Africa/Casablanca", "Asia/Kathmandu", "Asia/Tokyo", "Australia/Lord_Howe", "Pacific/Chatham", "America/Scoresbysund"),
)
PACES_TRIED: Final[tuple[TurnPace, ...]] = ("8h", "24h", "3d", "7d", "6h-30m", "2d-4h", "5d-8h")
FIRST: Final = int(datetime(2024, 1, 1, tzinfo=UTC).timestamp()) * 1000
YEARS: Final = 5
BLOCK: Final = 1000
SEED: Final = 23


class Week:
    """One week at a table of two, decision by decision. `counts`: what happened in it."""

    def __init__(self, number: int, seed: int = SEED) -> None:
        """The same number gives the same week."""
        self.luck = random.Random(f"{seed} {number}")
        self.zone = ZONES[number % len(ZONES)]
        self.pace = self.luck.choice(PACES_TRIED)
        self.start = self.now = FIRST + self.luck.randrange(YEARS * 365 * 24 * 60) * MINUTE
        self.counts: Counter[str] = Counter()
        self.table = Table("t", options=Options(pace=self.pace))
        self.seats = [Seat(f"p{n}", habits=self._habits(self.zone), bank=self._cap) for n in range(2)]

    @property
    def _cap(self) -> int:
        return (PACES[self.pace] or 0) if self.pace in INCREMENTS else 0

    def _habits(self, zone: str) -> Habits:
        luck = self.luck
        start, length = luck.randrange(0, 1440, 15), luck.randrange(60, LONGEST_QUIET + 1, 15)
        quiet = Quiet(start, (start + length) % 1440) if luck.random() < 0.8 else None
        return Habits(zone=zone, quiet=quiet, free_days=tuple(luck.sample(range(7), luck.randint(0, MOST_FREE_DAYS))))

    def play(self) -> Counter[str]:
        """Play the week and check its laws."""
        turn = 0
        while self.now < self.start + 7 * DAY:
            self.now = max(self.now, self._decision(turn % 2))
            turn += 1
        self.counts["weeks"] += 1
        return self.counts

    def _decision(self, number: int) -> int:
        """Play one decision; return when it was made."""
        seat, begun = self.seats[number], self.now
        self.counts["decisions"] += 1
        self.table.postponed, given, absent, steady = 0, 0, 0, True
        end = deadline(seat, self.pace, begun)
        assert end is not None
        self._check_fresh(seat, begun, end)
        while self.luck.random() < 0.3:  # something happens before the move
            self.now = min(end, self.now + self.luck.randrange(HOUR, DAY))
            if self.luck.random() < 0.3:
                lost = self.luck.randrange(MINUTE, 6 * HOUR)
                self.counts["outages"] += 1
                given, self.now = given + lost, self.now + lost
                end = fair_end(seat, self.pace, end + lost, self.now)
                continue
            after, steady = self._changed(seat), False
            absent += after.habits.away_until - after.habits.away_from
            end = self._moved(seat, after, end)
            seat = self.seats[number] = after
        assert end - begun <= self._longest(given, absent), "every decision ends"
        self._check_end(seat, end)
        return self._answered(number, begun, end, steady=steady and not given)

    def _check_fresh(self, seat: Seat, begun: int, end: int) -> None:
        hours = clock_hours(seat, self.pace, begun)
        time = open_time(hours, begun, end)
        middle = begun + self.luck.randrange(end - begun + 1)
        assert open_time(hours, begun, middle) + open_time(hours, middle, end) == time, "open time adds up"
        assert time >= (seat.bank if self.pace in INCREMENTS else PACES[self.pace] or 0), "nobody gets less than the clock says"

    def _changed(self, seat: Seat) -> Seat:
        """Return the seat with another zone, other hours, or an absence, now or later."""
        if self.luck.random() < 0.5:
            self.counts["changes of hours"] += 1
            habits = self._habits(self.luck.choice(ZONES))
            return replace(seat, habits=replace(habits, away_from=seat.habits.away_from, away_until=seat.habits.away_until))
        self.counts["absences"] += 1
        since = self.now + self.luck.randrange(-HOUR, 3 * DAY)
        absence = {"away_from": since, "away_until": since + self.luck.randrange(HOUR, 5 * DAY)}
        return replace(seat, habits=replace(seat.habits, **absence))

    def _moved(self, before: Seat, after: Seat, end: int) -> int:
        left = open_time(clock_hours(before, self.pace, self.now), self.now, end)
        new, postponed = moved_deadline(before, after, self.table, end, self.now)
        self.table.postponed += postponed
        assert 0 <= self.table.postponed <= MOST_POSTPONED, "other hours win two days at most"
        kept = open_time(clock_hours(after, self.pace, self.now), self.now, new) >= left
        assert kept or self.table.postponed == MOST_POSTPONED, "a moved deadline never shortens the time that is left"
        return new

    def _longest(self, given: int, absent: int) -> int:
        """Return a bound for a decision: its time when a clock runs 15 hours on 5 days a week, and all that can put it off."""
        time = max(PACES[self.pace] or 0, HOUR) * 3 + 3 * DAY
        return time + given + min(AWAY_LIMIT, absent) + MOST_POSTPONED + 5 * DAY

    def _check_end(self, seat: Seat, end: int) -> None:
        """The time is up when the player could play, unless they have put off the end as far as they may."""
        hours = clock_hours(seat, self.pace, self.now) if self.pace in INCREMENTS else waking_hours(seat, self.now)
        if end > self.now and self.table.postponed < MOST_POSTPONED:
            assert is_open(hours, end), "no time-out at night, on a free day or in an absence"

    def _answered(self, number: int, begun: int, end: int, *, steady: bool) -> int:
        seat = self.seats[number]
        late = self.luck.random() < 0.1
        at = max(self.now, end if late else self.now + self.luck.randrange(max(1, end - self.now)))
        self.counts["time-outs"] += late
        if self.pace in INCREMENTS:
            before = seat.bank
            seat.bank = INCREMENTS[self.pace] if late else bank_left(seat, self.pace, end, at, own_turn_ends=True)
            assert 0 <= seat.bank <= self._cap, "banks keep their cap"
            if steady and not late and at < end:
                spent = open_time(clock_hours(seat, self.pace, begun), begun, at)
                assert seat.bank >= min(self._cap, before - spent + INCREMENTS[self.pace]), "only open time is paid"
        return moment_after(clock_hours(seat, self.pace, at), at, 0) if late else at


def played(first: int, many: int, seed: int = SEED) -> dict[str, Counter[str]]:
    """Play weeks from this number on; return what happened by zone."""
    found: dict[str, Counter[str]] = {zone: Counter() for zone in ZONES}
    for number in range(first, first + many):
        week = Week(number, seed)
        try:
            found[week.zone] += week.play()
        except AssertionError as fault:
            fault.add_note(f"week {number} of seed {seed}")
            raise
    return found


COLUMNS: Final = ("weeks", "decisions", "changes of hours", "absences", "outages", "time-outs")


def as_table(found: dict[str, Counter[str]], title: str) -> str:
    """Return the counts as a page."""
    rows = [f"| {zone} | {' | '.join(f'{found[zone][name]:,}' for name in COLUMNS)} |" for zone in ZONES]
    total = sum(found.values(), Counter[str]())
    rows.append(f"| all | {' | '.join(f'{total[name]:,}' for name in COLUMNS)} |")
    return "\n".join([title, "", f"| zone | {' | '.join(COLUMNS)} |", f"| --- |{' ---: |' * len(COLUMNS)}", *rows, ""])


def main() -> None:
    """Play the weeks that are missing, block by block."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--weeks", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--folder", type=Path, default=Path("build/weeks"))
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    asked = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True)  # noqa: S607
    commit, commits = asked.stdout.strip(), set[str]()
    total: dict[str, Counter[str]] = {zone: Counter() for zone in ZONES}
    for first in range(0, given.weeks, BLOCK):
        file = given.folder / f"{given.seed}-{first}.json"
        if not file.exists():
            block = {"commit": commit, "zones": played(first, min(BLOCK, given.weeks - first), given.seed)}
            file.write_text(json.dumps(block), "utf-8")
        read = json.loads(file.read_text("utf-8"))
        commits.add(read["commit"])
        for zone, counts in read["zones"].items():
            total[zone] += Counter(counts)
    title = f"{given.weeks:,} random weeks, seed {given.seed}, commit {' '.join(sorted(commits))}: every law held."
    sys.stdout.write(as_table(total, title))


if __name__ == "__main__":
    main()
