"""Nudges, standing orders, and the three reactions to a time-out."""

import pytest

from bot.engine.actions import SKIP
from bot.engine.fair import Stream
from bot.store import StoreEvent
from bot.table import entries as e
from bot.table.deeds.base import TURN
from bot.table.deeds.play import Act
from bot.table.deeds.talk import NUDGE_EVERY, Nudge, StopReminders
from bot.table.habits import Habits, Orders
from bot.table.open_time import Quiet
from bot.table.options import DAY, HOUR, TimeUpRule
from bot.table.refused import Denied
from bot.table.results import Results
from bot.table.tables import Tables
from bot.table.timekeeping import Timekeeper
from tests.table.memory import Memory
from tests.table.playing import decider, do, play_turn, started
from tests.table.simple_players import SimplePlayers


def waiting(names: list[str], asked: str) -> str:
    return next(name for name in names if name != asked)


async def test_one_nudge_in_six_hours(memory: Memory, tables: Tables) -> None:
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
async def test_no_nudge_for_sleeping_or_absent_players(memory: Memory, tables: Tables, habits: Habits, code: str) -> None:
    memory.time = 1_790_000_000_000 // DAY * DAY + HOUR
    table = await started(tables, "ann", "ben", habits={"ann": habits, "ben": habits})
    with pytest.raises(Denied, match=code):
        await do(tables, table, waiting(table.people(), decider(table)), Nudge())


async def test_no_nudge_from_a_blocked_person(memory: Memory, tables: Tables) -> None:
    habits = {"ann": Habits(blocked=("ben",)), "ben": Habits(blocked=("ann",))}
    table = await started(tables, "ann", "ben", habits=habits)
    said = len(memory.outbox)
    await do(tables, table, waiting(table.people(), decider(table)), Nudge())
    assert len(memory.outbox) == said


async def test_reminders_can_be_muted_for_a_turn(memory: Memory, tables: Tables) -> None:
    table = await started(tables, "ann", "ben")
    assert "remind" in memory.logs[table.id].timers
    with pytest.raises(Denied, match="not_your_turn"):
        await do(tables, table, waiting(table.people(), decider(table)), StopReminders())
    await do(tables, table, decider(table), StopReminders())
    assert "remind" not in memory.logs[table.id].timers
    assert TURN in memory.logs[table.id].timers


@pytest.mark.parametrize("time_up", ["simplest", "computer", "offer"])
async def test_time_out_reactions(memory: Memory, tables: Tables, time_up: TimeUpRule) -> None:
    table = await started(tables, "ann", "ben", time_up=time_up, modules=())
    slow = table.decider
    assert slow is not None
    keeper = Timekeeper(tables, SimplePlayers(), Results(memory.store))
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
    figures = [played.action.do for played in after.begun_game.log]
    assert ("figure" in figures) == (time_up == "computer")


async def test_event_of_a_missing_table_is_ignored(memory: Memory, tables: Tables) -> None:
    keeper = Timekeeper(tables, SimplePlayers(), Results(memory.store))
    for name in ("turn", "remind", "computer", "expire", "result", "forget"):
        await keeper.handle(StoreEvent("timer", "nowhere", name, 0, name))
    await keeper.handle(StoreEvent("moved", "nowhere", "", 0, "m"))


ASKING = ("fields", "traders_builders", "abbey_mayor", "tower", "siege")


async def random_game(draw: int, orders: Orders) -> tuple[set[str], list[str]]:
    """Play a random game; return the questions asked, starred if declinable, and what orders decided."""
    tables = Tables(Memory().store, lambda length: bytes([draw]) * length)
    habits = {name: Habits(orders=orders) for name in ("ann", "ben")}
    table, asked, dice = await started(tables, "ann", "ben", habits=habits, modules=ASKING), set[str](), Stream(b"dice")
    ordered = []
    while table.state == "running":
        assert table.decision is not None
        options = table.begun_game.options()
        asked.add(f"{table.decision.kind}{'*' if SKIP in options else ''}")
        known = len(table.confirmed)
        table = (await do(tables, table, decider(table), Act(table.version, (options[dice.below(len(options))],)))).table
        ordered += [table.begun_game.log[part.first].action.do for part in table.confirmed[known:] if part.by == "order"]
    return asked, ordered


@pytest.mark.parametrize(
    ("question", "orders", "declined"),
    [
        ("wagon*", Orders(wagon="home"), True),
        ("wagon*", Orders(wagon="best"), False),
        ("ransom*", Orders(no_ransom=True), True),
        ("withdraw", Orders(cheapest_withdrawal=True), False),
        ("draw*", Orders(no_second_part=True), True),
    ],
)
async def test_standing_order_answers_only_its_own_question(question: str, orders: Orders, declined: bool) -> None:
    for draw in range(200):  # find a game with this question
        without, none = await random_game(draw, Orders())
        assert none == []
        if question in without:
            break
    asked, ordered = await random_game(draw, orders)
    assert question not in asked
    assert ordered
    assert (set(ordered) == {"skip"}) == declined
    assert {"tile", "step2*"} <= asked


async def test_standing_orders_change_nothing_else(memory: Memory) -> None:
    """Without a question that an order answers, the game is identical."""
    every = Orders(wagon="home", no_ransom=True, cheapest_withdrawal=True, no_second_part=True)
    tables = Tables(memory.store, lambda length: b"\x01" * length)
    both = [
        await started(tables, "ann", "ben", habits={name: Habits(orders=orders) for name in ("ann", "ben")}, modules=("fields",))
        for orders in (Orders(), every)
    ]
    while both[0].state == "running":
        both = [(await play_turn(tables, table)).table for table in both]
        one, other = (table.game for table in both)
        assert one is not None
        assert other is not None
        assert [played.action for played in one.log] == [played.action for played in other.log]
