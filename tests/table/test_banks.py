"""Clocks with a bank: it holds a time at first, pays for decisions, gets an increment with each own turn, and never overflows."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.fair import Stream
from bot.table import entries as e
from bot.table.deadlines import GRACE
from bot.table.deeds.base import TURN
from bot.table.deeds.clock import MoveClock, SetHabits, TimeUp
from bot.table.deeds.play import Act
from bot.table.deeds.seats import OfferSeat, TakeSeat
from bot.table.deeds.undo import AnswerUndo, AskUndo
from bot.table.habits import Habits
from bot.table.open_time import Quiet
from bot.table.options import DAY, HOUR, INCREMENTS, MINUTE, PACES, TurnPace
from bot.table.permissions import CLOCK
from bot.table.table import Table
from bot.table.tables import Tables
from tests.table.memory import Memory
from tests.table.playing import asked_seat, decider, do, play_turn, seat_of, started

NIGHT = Habits(quiet=Quiet(22 * 60, 7 * 60))
MIDNIGHT = 1_790_000_000_000 // DAY * DAY


async def with_banks(tables: Tables, pace: TurnPace = "2d-4h", **more: Any) -> Table:
    return await started(tables, "ann", "ben", pace=pace, modules=("fields",), **more)


def banks(table: Table) -> dict[str, float]:
    """What everybody has, in hours."""
    return {seat.person: seat.bank / HOUR for seat in table.seats}


async def test_bank_pays_for_a_turn_and_gets_its_increment(memory: Memory, tables: Tables) -> None:
    table = await with_banks(tables)
    assert banks(table) == {"ann": 48, "ben": 48}
    first = decider(table)
    assert memory.logs[table.id].timers[TURN][0] == memory.time + 2 * DAY
    memory.time += 10 * HOUR
    table = (await play_turn(tables, table)).table
    assert banks(table)[first] == 48 - 10 + 4
    memory.time += HOUR
    table = (await play_turn(tables, table)).table
    assert set(banks(table).values()) == {42, 48}, "full is full"
    assert decider(table) == first
    assert memory.logs[table.id].timers[TURN][0] == memory.time + 42 * HOUR


@pytest.mark.parametrize("pace", list(INCREMENTS))
async def test_whole_game_keeps_its_banks_and_every_reader_knows_the_same(memory: Memory, tables: Tables, pace: TurnPace) -> None:
    """Another process builds the same banks from the log alone."""
    table, dice = await with_banks(tables, pace, habits={"ann": NIGHT}), Stream(b"banks")
    while table.state == "running":
        end = memory.logs[table.id].timers[TURN][0]
        memory.time += dice.below(max(1, min(end - memory.time, INCREMENTS[pace] * 2)))
        table = (await play_turn(tables, table)).table
        assert all(0 <= seat.bank <= (PACES[pace] or 0) for seat in table.seats)
    fresh = await Tables(memory.store).look(table.id)
    assert banks(fresh) == banks(table)


async def test_night_costs_nothing(memory: Memory, tables: Tables) -> None:
    memory.time = MIDNIGHT + 20 * HOUR
    table = await with_banks(tables, habits={"ann": NIGHT, "ben": NIGHT})
    player = decider(table)
    memory.time += 36 * HOUR  # two hours in the evening, a day from 7:00 to 22:00, and one in the morning
    table = (await play_turn(tables, table)).table
    assert banks(table)[player] == 48 - 18 + 4


async def test_no_more_than_nine_hours_a_night_stop_the_clock(memory: Memory, tables: Tables) -> None:
    memory.time = MIDNIGHT + 22 * HOUR
    long = Habits(quiet=Quiet(22 * 60, 14 * 60))
    table = await with_banks(tables, habits={"ann": long, "ben": long})
    player = decider(table)
    memory.time += DAY
    table = (await play_turn(tables, table)).table
    assert banks(table)[player] == 48 - (24 - 9) + 4


async def test_bank_is_never_empty_at_night(memory: Memory, tables: Tables) -> None:
    memory.time = MIDNIGHT + 16 * HOUR
    table = await with_banks(tables, "6h-30m", habits={"ann": NIGHT, "ben": NIGHT})
    end = memory.logs[table.id].timers[TURN][0]
    assert end == MIDNIGHT + DAY + 7 * HOUR, "six hours end at 22:00, when the night begins"


async def test_outage_costs_nothing(memory: Memory, tables: Tables) -> None:
    table = await with_banks(tables)
    player = decider(table)
    memory.time += 20 * HOUR
    timer = memory.logs[table.id].timers[TURN]
    memory.logs[table.id].timers[TURN] = (timer[0] + 3 * HOUR, timer[1])
    await tables.do(table.id, CLOCK, MoveClock(3 * HOUR), "back", newest=True)
    table = (await play_turn(tables, await tables.look(table.id))).table
    assert banks(table)[player] == 48 - 17 + 4


async def test_time_out_leaves_an_increment_and_the_second_in_a_row_offers_the_seat(memory: Memory, tables: Tables) -> None:
    table = await with_banks(tables)
    slow = decider(table)
    for number in (1, 2):
        assert decider(table) == slow
        memory.time += PACES["2d-4h"] or 0
        del memory.logs[table.id].timers[TURN]
        table = (await tables.do(table.id, CLOCK, TimeUp(table.since), f"up {number}", newest=True)).table
        seat = table.seats[seat_of(table, slow)]
        assert (seat.bank, seat.offered) == (4 * HOUR, number == 2)
        table = (await play_turn(tables, table)).table
    assert memory.logs[table.id].timers[TURN][0] == memory.time + 4 * HOUR


async def test_undo_gives_no_time_back(memory: Memory, tables: Tables) -> None:
    table = await with_banks(tables)
    player = decider(table)
    memory.time += 9 * HOUR
    table = (await play_turn(tables, table)).table
    await do(tables, table, player, AskUndo())
    table = (await do(tables, table, decider(table), AnswerUndo(yes=True))).table
    assert decider(table) == player
    assert banks(table)[player] == 48 - 9 + 4


async def test_substitute_has_at_least_half_of_the_first_bank(memory: Memory, tables: Tables) -> None:
    table = await with_banks(tables)
    player = decider(table)
    memory.time += 47 * HOUR
    table = (await play_turn(tables, table)).table
    assert banks(table)[player] == 5
    await do(tables, table, player, OfferSeat(on=True))
    table = (await do(tables, table, "cleo", TakeSeat(seat_of(table, player)))).table
    assert banks(table)["cleo"] == 24


async def test_decision_in_anothers_turn_costs_nothing_at_first(memory: Memory, tables: Tables) -> None:
    """A wagon that goes home, a withdrawal: somebody else's turn asks."""
    modules, dice = ("fields", "abbey_mayor", "siege", "tower"), Stream(b"1")
    table = await started(tables, "ann", "ben", pace="2d-4h", modules=modules)
    while not (table.out_of_turn and table.asked):
        options = table.begun_game.options()
        table = (await do(tables, table, decider(table), Act(table.version, (options[dice.below(len(options))],)))).table
        assert table.state == "running", "no such decision in this game"
    asked, before = decider(table), asked_seat(table).bank
    assert memory.logs[table.id].timers[TURN][0] == memory.time + before + GRACE
    memory.time += GRACE
    table = (await do(tables, table, asked, Act(table.version, (table.begun_game.options()[0],)))).table
    assert table.seats[seat_of(table, asked)].bank == before


async def test_change_of_hours_keeps_the_bank(memory: Memory, tables: Tables) -> None:
    memory.time = MIDNIGHT + 12 * HOUR
    table = await with_banks(tables)
    player = decider(table)
    memory.time += 10 * HOUR
    await do(tables, table, CLOCK, SetHabits(player, NIGHT))
    memory.time += 9 * HOUR
    table = (await play_turn(tables, await tables.look(table.id))).table
    assert banks(table)[player] == 48 - 10 + 4


async def test_hours_changed_every_hour_win_two_days_and_no_more(memory: Memory, tables: Tables) -> None:
    """Somebody for whom it is always night: their clock stands still, until the limit."""
    memory.time = MIDNIGHT
    table = await with_banks(tables, "6h-30m")
    player, begun = decider(table), memory.time
    for _ in range(60):
        if memory.time >= memory.logs[table.id].timers[TURN][0]:
            break
        now = memory.time // HOUR % 24 * 60
        await do(tables, table, CLOCK, SetHabits(player, Habits(quiet=Quiet(now, (now + 540) % 1440))))
        memory.time += HOUR
    assert memory.logs[table.id].timers[TURN][0] <= begun + 6 * HOUR + 2 * DAY


async def test_table_without_banks_writes_nothing_about_them(memory: Memory, tables: Tables) -> None:
    table = await started(tables, "ann", "ben", pace="24h")
    memory.time += 5 * MINUTE
    table = (await play_turn(tables, table)).table
    assert not any(isinstance(e.decode(entry.body), e.Clocked) for entry in memory.logs[table.id].log)
    assert {seat.bank for seat in table.seats} == {0}


async def test_example_of_the_page(memory: Memory, tables: Tables) -> None:
    """A Friday evening, a free weekend and a Monday morning: docs/clocks.md."""
    days_to_friday = (4 - (MIDNIGHT // DAY + 3)) % 7
    memory.time = MIDNIGHT + days_to_friday * DAY + 20 * HOUR
    rests = Habits(quiet=Quiet(22 * 60, 7 * 60), free_days=(5, 6))
    table = await with_banks(tables, habits={"ann": rests, "ben": rests})
    player = decider(table)
    end = memory.logs[table.id].timers[TURN][0]
    memory.time += 2 * DAY + 13 * HOUR
    assert memory.time < end
    table = (await play_turn(tables, table)).table
    log = [e.decode(entry.body) for entry in memory.logs[table.id].log]
    assert banks(table)[player] == 48, "full again"
    assert [entry.left for entry in log if isinstance(entry, e.Clocked)] == [2 * DAY]


@pytest.mark.parametrize("pace", ["8h", "24h", "2d-4h", "5d-8h"])
async def test_players_whose_hours_never_meet_end_their_game(memory: Memory, tables: Tables, pace: TurnPace) -> None:
    """One plays from 0 to 12, the other from 12 to 24, each early; no turn is lost, and no deadline lies at night."""
    memory.time = MIDNIGHT
    early, late = Habits(quiet=Quiet(12 * 60, 0)), Habits(quiet=Quiet(0, 12 * 60))
    table = await started(tables, "ann", "ben", pace=pace, modules=(), habits={"ann": early, "ben": late})
    while table.state == "running":
        habits, end = asked_seat(table).habits, memory.logs[table.id].timers[TURN][0]
        assert pace in INCREMENTS or not habits.is_quiet(end)
        memory.time = max(memory.time, habits.after_quiet(memory.time)) + MINUTE
        assert memory.time < end
        table = (await play_turn(tables, table)).table
    assert {seat.timeouts for seat in table.seats} == {0}
