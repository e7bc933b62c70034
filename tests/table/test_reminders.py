"""The log explains why a reminder was sent or not."""

from __future__ import annotations

import pytest

from bot.store import Announcement
from bot.table.deeds.base import REMIND
from bot.table.deeds.clock import SetHabits
from bot.table.deeds.talk import StopReminders
from bot.table.habits import USUAL, Habits
from bot.table.open_time import Quiet
from bot.table.options import DAY, HOUR
from bot.table.permissions import CLOCK
from bot.table.reminders import ReminderDigest, read_digest, remind, still_due
from bot.table.results import Results
from bot.table.table import Table
from bot.table.tables import Tables
from bot.table.timekeeping import Timekeeper
from tests.table.memory import Memory
from tests.table.playing import decider, do, play_turn, started
from tests.table.simple_players import SimplePlayers

INTERVAL, SLEEPS = Habits(interval=5 * HOUR), "the player was asleep or away when the turn was to ping them"
NIGHT = "zone UTC, no quiet hours"


async def pass_to(memory: Memory, tables: Tables, table: Table, name: str) -> None:
    """Let time pass to the table's next timer or the player's next digest, and handle it."""
    timers = memory.logs[table.id].timers
    memory.time = timers[name][0] if name else memory.due_digests[decider(table)]
    handled = len(memory.events)
    memory.move_due()
    for event in memory.events[handled:]:
        await Timekeeper(tables, SimplePlayers(), Results(memory.store)).handle(event)


def logged(caplog: pytest.LogCaptureFixture, table: Table) -> list[str]:
    """Log lines since the last call: number and cause."""
    lines = [record.getMessage() for record in caplog.records if record.name == "bot.table.reminders"]
    caplog.clear()
    begin = f"table {table.id}, decision since version {table.since}, reminder "
    assert all(line.startswith(begin) for line in lines), lines
    return [line.removeprefix(begin) for line in lines]


def announced(memory: Memory) -> list[ReminderDigest]:
    digests: list[Announcement] = [said.announcement for said in memory.outbox if said.announcement.kind == "reminders"]
    return [read_digest(each.body) for each in digests]


@pytest.fixture(autouse=True)
def logs_info(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "bot.table.reminders")


@pytest.mark.parametrize(
    ("pace", "habits", "causes"),
    [
        ("24h", USUAL, ["half of the time is over", "the last hour begins"]),
        ("1h", USUAL, ["half of the time is over"]),
        ("none", USUAL, ["a day without a move"]),
        ("none", INTERVAL, ["the player's interval"]),
        ("8h", INTERVAL, ["the player's interval", "the last hour begins"]),
    ],
)
async def test_log_explains_a_due_reminder(
    memory: Memory, tables: Tables, caplog: pytest.LogCaptureFixture, pace: str, habits: Habits, causes: list[str]
) -> None:
    table = await started(tables, "ann", "ben", pace=pace, habits={"ann": habits, "ben": habits})
    for number, cause in enumerate(causes, start=1):
        await pass_to(memory, tables, table, REMIND)
        assert logged(caplog, table) == [f"{number}: due: {cause}; {NIGHT}"]
        await pass_to(memory, tables, table, "")
        assert logged(caplog, table) == []
        assert announced(memory)[-1].tables[table.id].number == number


async def test_turn_begun_in_quiet_hours_reminds_on_waking(
    memory: Memory, tables: Tables, caplog: pytest.LogCaptureFixture
) -> None:
    away = Habits(away_from=1, away_until=memory.time + DAY)
    table = await started(tables, "ann", "ben", habits={"ann": away, "ben": away})
    await pass_to(memory, tables, table, REMIND)
    assert memory.time == away.away_until
    assert logged(caplog, table) == [f"1: due: {SLEEPS}; {NIGHT}"]


async def test_log_explains_a_skipped_reminder(memory: Memory, tables: Tables, caplog: pytest.LogCaptureFixture) -> None:
    table = await started(tables, "ann", "ben", pace="24h")
    person = decider(table)
    await pass_to(memory, tables, table, REMIND)
    await pass_to(memory, tables, table, "")
    digests = announced(memory)
    logged(caplog, table)

    async def refused() -> list[str]:
        assert await still_due(tables, digests) == []
        return logged(caplog, table)

    assert [each.table.id for each in await still_due(tables, digests)] == [table.id]
    assert logged(caplog, table) == [f"1: composed for {table.home}"]
    now = memory.time
    await do(tables, table, CLOCK, SetHabits(person, Habits(away_from=1, away_until=now + HOUR)))
    assert await refused() == ["1: put off until the player wakes or is back"]
    await do(tables, table, CLOCK, SetHabits(person, USUAL))
    await pass_to(memory, tables, table, REMIND)
    assert logged(caplog, table) == [f"2: due: {SLEEPS}; {NIGHT}"]
    assert await refused() == ["1: not sent: a later one replaces it"]
    await pass_to(memory, tables, table, "")
    digests = announced(memory)
    memory.time += 2 * DAY
    assert await refused() == ["2: not sent: the time is up"]
    memory.time -= 2 * DAY
    await do(tables, table, person, StopReminders())
    assert await refused() == ["2: not sent: the player wants no more for this turn"]
    await play_turn(tables, await tables.look(table.id))
    assert await refused() == ["2: not sent: the decision has been made"]
    tables.drop(table.id)
    del memory.logs[table.id]
    assert await refused() == ["2: not sent: the table is gone or paused"]


async def test_log_reports_a_late_timer(memory: Memory, tables: Tables, caplog: pytest.LogCaptureFixture) -> None:
    quiet = Habits(quiet=Quiet(22 * 60, 7 * 60 + 30), zone="Europe/Berlin")
    table = await started(tables, "ann", "ben", pace="24h", habits={"ann": quiet, "ben": quiet})
    old = await tables.look(table.id)
    await play_turn(tables, old)
    await remind(tables, old, "late")
    assert logged(caplog, old) == ["1: not due after all: the decision has been made"]
    await do(tables, table, decider(await tables.look(table.id)), StopReminders())
    now = await tables.look(table.id)
    await remind(tables, now, "muted")
    assert logged(caplog, now) == ["1: not due after all; zone Europe/Berlin, quiet 22:00–07:30"]
