"""Judge the pings of the simulated world: none in sleep, none twice, none for nothing, no unfair time-outs."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from bot.store import Place
from bot.table.habits import Habits
from bot.table.options import HOUR, INCREMENTS, MINUTE, PACES
from bot.table.table import Table
from tests.table.playing import asked_seat, decider

QUARTER: Final = 15 * MINUTE


@dataclass(frozen=True)
class HeardPing:
    """A ping that reached somebody between `began` and `at`."""

    began: int
    at: int
    person: str
    place: Place
    table: str
    since: int
    kind: str


@dataclass
class Due:
    """A requested ping, when the courier first got it."""

    kind: str
    at: int
    held: bool = False
    """Its platform was down."""
    asleep: bool = False
    """It could only be posted in the person's quiet hours or absence."""
    late: bool = False
    """It could only be posted after the turn was played or timed out."""


@dataclass
class Judge:
    """Records events and collects violations."""

    sounds: list[HeardPing] = field(default_factory=list)
    due: dict[tuple[object, ...], Due] = field(default_factory=dict)
    habits: dict[str, list[tuple[int, Habits]]] = field(default_factory=lambda: defaultdict(list))
    """Each person's habits, and since when."""
    stopped: list[tuple[int, int]] = field(default_factory=list)
    """When the bot was down."""
    down: dict[str, int] = field(default_factory=dict)
    """The platforms that are down, and since when."""
    was_down: list[tuple[str, int, int]] = field(default_factory=list)
    timed_out: int = 0
    wrong: list[str] = field(default_factory=list)

    def living(self, person: str, at: int) -> Habits:
        return [habits for since, habits in self.habits[person] if since <= at][-1]

    def hears(self, ping: HeardPing, *, for_nothing: bool) -> None:
        """Check a ping: not in sleep or absence, and not for a finished or timed-out turn."""
        self.sounds.append(ping)
        if not any(self.living(ping.person, at).pingable(at) for at in (ping.began, ping.at)):
            self.wrong.append(f"asleep or away: {ping}")
        if for_nothing and ping.kind != "over":
            self.wrong.append(f"for nothing: {ping}")

    def time_was_up(self, table: Table, ended: int, platform: str) -> None:
        """Check a time-out: full time given, player pinged and awake at its end. `platform`: where they are reached."""
        self.timed_out += 1
        person, pace = decider(table), PACES[table.options.pace]
        assert pace is not None
        begun = table.decision_at
        lost = sum(max(0, min(end, ended) - max(start, begun)) for start, end in self.stopped)
        banked = table.options.pace in INCREMENTS
        given = asked_seat(table).bank if banked else pace
        if ended - begun - lost < given - MINUTE:  # a decision starts when written, its time when that is set
            self.wrong.append(f"time that did not count was counted: {table.id} {person}")
        habits = self.living(person, ended)
        if (pace >= 8 * HOUR or banked) and habits.is_quiet(ended):
            self.wrong.append(f"time ran out in quiet hours: {table.id} {person}")
        quarters = range(begun, ended - QUARTER, QUARTER)
        awake = [at for at in quarters if self.living(person, at).pingable(at) and not self._silent(platform, at)]
        sounds = [ping for ping in self.sounds if (ping.person, ping.table, ping.since) == (person, table.id, table.since)]
        if len(awake) * QUARTER >= 6 * HOUR and habits.ping != "never" and not sounds:
            self.wrong.append(f"forgotten: {table.id} {person}")

    def _silent(self, platform: str, at: int) -> bool:
        """Whether no ping could be heard there: the bot or the platform was down."""
        stopped = any(start <= at < end for start, end in self.stopped)
        was_down = any(where == platform and start <= at < end for where, start, end in self.was_down)
        return stopped or was_down or (platform in self.down and self.down[platform] <= at)

    def check_sounds(self) -> None:
        """Check that no ping came twice and reminders of several games came as one."""
        by_decision: dict[tuple[str, str, int, Place], list[HeardPing]] = defaultdict(list)
        by_message: dict[tuple[str, Place], set[int]] = defaultdict(set)
        for ping in self.sounds:
            if ping.kind not in {"nudged", "over"}:
                by_decision[ping.person, ping.table, ping.since, ping.place].append(ping)
            if ping.kind == "reminder":
                by_message[ping.person, ping.place].add(ping.began)
        for rung in by_decision.values():
            assert len(rung) <= 8, rung
            assert all(later.at - sooner.at >= 20 * MINUTE for sooner, later in pairwise(rung)), rung
        for began in by_message.values():
            assert all(later - sooner >= 15_000 for sooner, later in pairwise(sorted(began)))
