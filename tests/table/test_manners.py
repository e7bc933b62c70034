"""Nudges, standing orders, and the three answers to time that is up."""

import pytest

from bot.engine.actions import SKIP
from bot.engine.fair import Stream
from bot.store import Event
from bot.table import entries as e
from bot.table.computers import SimplePlayers
from bot.table.deeds.base import TURN
from bot.table.deeds.play import Act
from bot.table.deeds.talk import NUDGE_EVERY, Nudge, StopReminders
from bot.table.habits import Habits, Orders, Quiet
from bot.table.options import DAY, HOUR, TimeUp
from bot.table.refused import Denied
from bot.table.results import Results
from bot.table.tables import Tables
from bot.table.timekeeping import Timekeeper
from tests.table.memory import Memory
from tests.table.playing import decider, do, started


def waiting(names: list[str], asked: str) -> str:
    return next(name for name in names if name != asked)


async def test_a_nudge_once_in_six_hours(memory: Memory, tables: Tables) -> None:
    table = await started(tables, "ann", "ben", pace="3d")
    other = waiting(table.people(), decider(table))
    with pytest.raises(Denied, match="nudge_yourself"):
        await do(tables, table, decider(table), Nudge())
    await do(tables, table, other, Nudge())
    memory.time += NUDGE_EVERY - 1
    with pytest.raises(Denied, match="nudge_too_soon"):
        await do(tables, table, other, Nudge())
    memory.time += 1
    await do(tables, table, other, Nudge())


@pytest.mark.parametrize(
    ("habits", "code"),
    [(Habits(quiet=Quiet(0, 960)), "nudge_quiet"), (Habits(away_from=1, away_until=1 << 60), "nudge_away")],
)
async def test_no_nudge_for_who_sleeps_or_is_away(memory: Memory, tables: Tables, habits: Habits, code: str) -> None:
    memory.time = 1_790_000_000_000 // DAY * DAY + HOUR
    table = await started(tables, "ann", "ben", habits={"ann": habits, "ben": habits})
    with pytest.raises(Denied, match=code):
        await do(tables, table, waiting(table.people(), decider(table)), Nudge())


async def test_who_has_blocked_somebody_hears_no_nudge(memory: Memory, tables: Tables) -> None:
    habits = {"ann": Habits(blocked=("ben",)), "ben": Habits(blocked=("ann",))}
    table = await started(tables, "ann", "ben", habits=habits)
    said = len(memory.outbox)
    await do(tables, table, waiting(table.people(), decider(table)), Nudge())
    assert len(memory.outbox) == said


async def test_enough_reminders_for_this_turn(memory: Memory, tables: Tables) -> None:
    table = await started(tables, "ann", "ben")
    assert "remind" in memory.logs[table.id].timers
    with pytest.raises(Denied, match="not_your_turn"):
        await do(tables, table, waiting(table.people(), decider(table)), StopReminders())
    await do(tables, table, decider(table), StopReminders())
    assert "remind" not in memory.logs[table.id].timers
    assert TURN in memory.logs[table.id].timers


@pytest.mark.parametrize("time_up", ["simplest", "computer", "offer"])
async def test_when_time_is_up(memory: Memory, tables: Tables, time_up: TimeUp) -> None:
    table = await started(tables, "ann", "ben", time_up=time_up, modules=())
    slow = table.decider
    assert slow is not None
    keeper = Timekeeper(tables, SimplePlayers(), Results(memory))
    memory.time += DAY
    memory.move_due()
    event = next(event for event in memory.events if event.name == TURN)
    for _ in range(3):
        await keeper.handle(event)
    after = await tables.look(table.id)
    assert after.decider != slow
    assert after.seats[slow].timeouts == 1
    assert after.seats[slow].offered == (time_up == "offer")
    log = [e.decode(entry.body) for entry in memory.logs[table.id].log]
    assert len([entry for entry in log if isinstance(entry, e.TimedOut)]) == 1
    assert after.game is not None
    figures = [played.action.do for played in after.game.log]
    assert ("figure" in figures) == (time_up == "computer")


async def test_an_event_of_a_table_that_is_gone_needs_nothing(memory: Memory, tables: Tables) -> None:
    keeper = Timekeeper(tables, SimplePlayers(), Results(memory))
    for name in ("turn", "remind", "computer", "expire", "result", "forget"):
        await keeper.handle(Event("timer", "nowhere", name, 0, name))
    await keeper.handle(Event("moved", "nowhere", "", 0, "m"))


async def asked_for(tables: Tables, orders: Orders) -> set[str]:
    """What people are asked in a game of random moves."""
    habits = {name: Habits(orders=orders) for name in ("ann", "ben")}
    modules = ("fields", "inns_cathedrals", "traders_builders", "abbey_mayor")
    table, asked, dice = await started(tables, "ann", "ben", habits=habits, modules=modules), set[str](), Stream(b"dice")
    while table.state == "running":
        assert table.game is not None
        assert table.decision is not None
        options = table.game.options()
        asked.add(table.decision.kind if SKIP in options else "")
        action = options[dice.below(len(options))]
        table = (await do(tables, table, decider(table), Act(table.version, (action,)))).table
    return asked


async def test_standing_orders_spare_questions(memory: Memory) -> None:
    tables = Tables(memory, lambda length: b"\x07" * length)  # the same draw each time, one in which wagons are asked for
    assert "wagon" in await asked_for(tables, Orders())
    for orders in (Orders(wagon="home"), Orders(wagon="best")):
        assert "wagon" not in await asked_for(tables, orders)
