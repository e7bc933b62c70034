"""More time as a gift, and what is said when a deadline moves."""

from __future__ import annotations

import pytest

from bot.table.announce import read_told
from bot.table.deeds.base import TURN
from bot.table.deeds.clock import SetHabits
from bot.table.deeds.talk import Give
from bot.table.habits import Habits
from bot.table.open_time import Quiet
from bot.table.options import DAY, HOUR, MINUTE, TurnPace
from bot.table.permissions import CLOCK
from bot.table.refused import Denied
from bot.table.table import Table
from bot.table.tables import Tables
from tests.table.memory import Memory
from tests.table.playing import asked_seat, decider, do, play_turn, started

NOON = 1_790_000_000_000 // DAY * DAY + 12 * HOUR


def waits(table: Table) -> str:
    return next(name for name in table.people() if name != decider(table))


def end(memory: Memory, table: Table) -> int:
    return memory.logs[table.id].timers[TURN][0]


@pytest.mark.parametrize(("pace", "more"), [("live", 2 * MINUTE), ("1h", HOUR), ("8h", 8 * HOUR), ("24h", DAY), ("7d", DAY)])
async def test_gift_twice_for_one_decision(memory: Memory, tables: Tables, pace: TurnPace, more: int) -> None:
    table = await started(tables, "ann", "ben", pace=pace)
    before, giver = end(memory, table), waits(table)
    for number in (1, 2):
        await do(tables, table, giver, Give())
        assert end(memory, table) == before + number * more
    with pytest.raises(Denied, match="given_twice"):
        await do(tables, table, giver, Give())
    with pytest.raises(Denied, match="give_yourself"):
        await do(tables, table, decider(table), Give())
    table = (await play_turn(tables, await tables.look(table.id))).table
    assert table.given == 0
    await do(tables, table, waits(table), Give())


async def test_no_gift_without_a_clock(tables: Tables) -> None:
    table = await started(tables, "ann", "ben", pace="none")
    with pytest.raises(Denied, match="no_clock"):
        await do(tables, table, waits(table), Give())


async def test_gift_to_a_bank_is_used_first_and_not_kept(memory: Memory, tables: Tables) -> None:
    table = await started(tables, "ann", "ben", pace="2d-4h", modules=())
    player, before = decider(table), asked_seat(table).bank
    await do(tables, table, waits(table), Give())
    memory.time += 30 * HOUR  # a day is the gift's
    table = (await play_turn(tables, await tables.look(table.id))).table
    assert next(seat.bank for seat in table.seats if seat.person == player) == before - 6 * HOUR + 4 * HOUR


async def test_gift_ends_at_a_fair_hour(memory: Memory, tables: Tables) -> None:
    memory.time = NOON
    friday = (NOON // DAY + 3) % 7
    rest = Habits(free_days=((friday + 2) % 7,))
    table = await started(tables, "ann", "ben", habits={"ann": rest, "ben": rest})
    await do(tables, table, waits(table), Give())
    assert end(memory, table) > NOON + 2 * DAY + 11 * HOUR, "not on the free day"


def said(memory: Memory) -> list[tuple[str, object, tuple[str, ...]]]:
    """Each notice's code and reason, with the people it would ping."""
    notices = [read_told(each.announcement.body) for each in memory.outbox if each.announcement.kind == "notice"]
    return [(told.code, told.params.get("why"), told.ping) for told in notices]


@pytest.mark.parametrize(
    ("habits", "told"),
    [
        (Habits(quiet=Quiet(9 * 60, 16 * 60)), [("deadline_moved", "quiet", ())]),
        (Habits(free_days=((NOON // DAY + 4) % 7,)), [("deadline_moved", "free_day", ())]),
        (Habits(quiet=Quiet(22 * 60, 7 * 60)), []),
        (Habits(away_from=NOON, away_until=NOON + DAY), [("away", None, ())]),
    ],
)
async def test_moved_deadline_says_why_in_one_silent_line(
    memory: Memory, tables: Tables, habits: Habits, told: list[tuple[str, object, tuple[str, ...]]]
) -> None:
    memory.time = NOON
    table = await started(tables, "ann", "ben")
    memory.outbox.clear()
    await do(tables, table, CLOCK, SetHabits(decider(table), habits))
    assert said(memory) == told
    memory.outbox.clear()
    await do(tables, table, CLOCK, SetHabits(waits(table), habits))
    assert not any(code == "deadline_moved" for code, *_ in said(memory)), "nobody waits for them"
