"""Pauses by agreement: the clock keeps what was left, whoever ends them."""

from __future__ import annotations

import pytest

from bot.table.deeds.base import REMIND, TURN
from bot.table.deeds.clock import SetHabits
from bot.table.deeds.pauses import ANSWERED_WITHIN, LONGEST_BREAK, AnswerPause, AskPause, EndPause
from bot.table.deeds.seats import Resign
from bot.table.deeds.talk import Nudge
from bot.table.habits import Habits
from bot.table.options import DAY, HOUR, TurnPace
from bot.table.permissions import CLOCK
from bot.table.refused import Denied
from bot.table.table import Table
from bot.table.tables import Tables
from tests.table.memory import Memory
from tests.table.playing import asked_seat, decider, do, play_turn, started


def end(memory: Memory, table: Table) -> int:
    return memory.logs[table.id].timers[TURN][0]


def waits(table: Table) -> str:
    return next(name for name in table.people() if name != decider(table))


async def paused(memory: Memory, tables: Tables, table: Table, days: int = 7) -> None:
    await do(tables, table, waits(table), AskPause(memory.time + days * DAY))
    for name in [name for name in table.people() if name != waits(table)]:
        await do(tables, table, name, AnswerPause(yes=True))


@pytest.mark.parametrize("pace", ["1h", "24h", "2d-4h"])
async def test_clock_keeps_what_is_left(memory: Memory, tables: Tables, pace: TurnPace) -> None:
    table = await started(tables, "ann", "ben", "cleo", pace=pace)
    at_first = end(memory, table)
    memory.time += HOUR // 2
    await do(tables, table, waits(table), AskPause(memory.time + 7 * DAY))
    for name in [name for name in table.people() if name != waits(table)]:
        assert end(memory, table) == at_first, "until the last one agrees"
        await do(tables, table, name, AnswerPause(yes=True))
    assert end(memory, table) == at_first + 7 * DAY
    reminder = memory.logs[table.id].timers.get(REMIND)
    assert reminder is None or reminder[0] >= memory.time + 7 * DAY, "nobody is reminded in a pause"
    memory.time += 2 * DAY
    await do(tables, table, waits(table), EndPause())
    assert end(memory, table) == at_first + 2 * DAY


async def test_game_is_paused_twice_at_most_and_not_for_long(memory: Memory, tables: Tables) -> None:
    table = await started(tables, "ann", "ben")
    for until in (memory.time, memory.time - 1, memory.time + LONGEST_BREAK + 1):
        with pytest.raises(Denied, match="bad_pause"):
            await do(tables, table, "ann", AskPause(until))
    with pytest.raises(Denied, match="no_pause"):
        await do(tables, table, "ann", EndPause())
    for _ in range(2):
        await paused(memory, tables, table)
        with pytest.raises(Denied, match="game_paused"):
            await do(tables, table, "ann", AskPause(memory.time + DAY))
        with pytest.raises(Denied, match="game_paused"):
            await do(tables, table, waits(table), Nudge())
        await do(tables, table, "ann", EndPause())
    with pytest.raises(Denied, match="paused_twice"):
        await do(tables, table, "ann", AskPause(memory.time + DAY))


async def test_no_pause_without_a_clock(memory: Memory, tables: Tables) -> None:
    table = await started(tables, "ann", "ben", pace="none")
    with pytest.raises(Denied, match="no_clock"):
        await do(tables, table, "ann", AskPause(memory.time + DAY))


async def test_question_ends_with_a_no_and_after_three_days(memory: Memory, tables: Tables) -> None:
    table = await started(tables, "ann", "ben", pace="7d")
    await do(tables, table, "ann", AskPause(memory.time + 20 * DAY))
    with pytest.raises(Denied, match="pause_asked"):
        await do(tables, table, "ben", AskPause(memory.time + DAY))
    with pytest.raises(Denied, match="no_question"):
        await do(tables, table, "ann", AnswerPause(yes=True))
    await do(tables, table, "ben", AnswerPause(yes=False))
    with pytest.raises(Denied, match="no_question"):
        await do(tables, table, "ben", AnswerPause(yes=True))
    await do(tables, table, "ann", AskPause(memory.time + 20 * DAY))
    memory.time += ANSWERED_WITHIN
    with pytest.raises(Denied, match="no_question"):
        await do(tables, table, "ben", AnswerPause(yes=True))
    await do(tables, table, "ben", AskPause(memory.time + DAY))


async def test_question_of_one_who_resigns_is_void(memory: Memory, tables: Tables) -> None:
    table = await started(tables, "ann", "ben", "cleo")
    await do(tables, table, "ann", AskPause(memory.time + DAY))
    await do(tables, table, "ann", Resign())
    with pytest.raises(Denied, match="no_question"):
        await do(tables, table, "ben", AnswerPause(yes=True))


async def test_alone_with_computers_nobody_is_asked(memory: Memory, tables: Tables) -> None:
    table = await started(tables, "ann", "ben")
    await do(tables, table, "ben", Resign())
    await do(tables, table, "ann", AskPause(memory.time + DAY))
    assert {seat.pause_until for seat in (await tables.look(table.id)).seats} == {memory.time + DAY}


async def test_turns_can_be_played_in_a_pause(memory: Memory, tables: Tables) -> None:
    table = await started(tables, "ann", "ben")
    await paused(memory, tables, table)
    over = memory.time + 7 * DAY
    memory.time += HOUR
    table = (await play_turn(tables, await tables.look(table.id))).table
    assert end(memory, table) == over + DAY


async def test_absence_goes_on_after_a_pause_and_its_allowance_is_not_used_in_it(memory: Memory, tables: Tables) -> None:
    table = await started(tables, "ann", "ben")
    await paused(memory, tables, table)
    player, now = decider(table), memory.time
    await do(tables, table, CLOCK, SetHabits(player, Habits(away_from=now, away_until=now + 10 * DAY)))
    assert end(memory, table) == now + 11 * DAY
    memory.time += 9 * DAY
    await do(tables, table, CLOCK, SetHabits(player, Habits()))
    after = await tables.look(table.id)
    assert asked_seat(after).away_used == 2 * DAY
    assert end(memory, table) == memory.time + DAY


async def test_other_process_reads_the_same_pause(memory: Memory, tables: Tables) -> None:
    table = await started(tables, "ann", "ben", pace="2d-4h")
    await paused(memory, tables, table)
    ours, theirs = await tables.look(table.id), await Tables(memory.store).look(table.id)
    assert [(seat.pause_until, seat.bank) for seat in ours.seats] == [(seat.pause_until, seat.bank) for seat in theirs.seats]
    assert ours.breaks == theirs.breaks == 1
