"""Chats that move or disappear: their tables follow, and players are reached elsewhere if possible."""

import pytest

from bot.store import Store, StoreEvent
from bot.table.announce import read_told
from bot.table.deeds.lobby import Join, Start
from bot.table.deeds.places import LosePlace, MovePlace
from bot.table.deeds.talk import Nudge, Watch
from bot.table.habits import Habits
from bot.table.leaderboards import Boards
from bot.table.people import People, Person
from bot.table.permissions import CLOCK, Actor
from bot.table.places import Places
from bot.table.ratings import RatingRow
from bot.table.results import Result, Results, SeatResult
from bot.table.table import Table
from bot.table.tables import Tables
from bot.table.timekeeping import Timekeeper
from tests.table.chance import steady
from tests.table.memory import Memory
from tests.table.playing import HERE, decider, do, key, known_person, opened, play_turn, started, who
from tests.table.simple_players import SimplePlayers
from tests.table.test_committing import same

NEW = "telegram:-1009"
THERE = "discord:5/6"


async def of_two_chats(tables: Tables, **more: Habits) -> Table:
    table = await opened(tables, "ann", habits=more)
    await do(tables, table, who("ben", THERE), Join("salt", more.get("ben", Habits())))
    return await tables.look(table.id)


def places(tables: Tables) -> Places:
    return Places(tables, People(tables), Results(tables.store))


def told(memory: Memory, table: str) -> list[tuple[str, tuple[str, ...]]]:
    """The announcements and their places."""
    return [(read_told(s.announcement.body).code, s.announcement.places) for s in memory.outbox if s.game == table]


@pytest.mark.parametrize("begun", [False, True])
async def test_moved_chat_keeps_its_tables(memory: Memory, tables: Tables, begun: bool) -> None:
    table = await (started if begun else opened)(tables, "ann", "ben")
    await do(tables, table, who("ann", THERE), Watch())
    before = len(memory.outbox)
    for _ in range(2):
        await places(tables).on_moved(HERE, NEW)
    table = await tables.look(table.id)
    assert table.places() == (NEW, THERE)
    assert table.home == NEW
    assert {seat.place for seat in table.seats} == {NEW}
    assert told(memory, table.id)[before:] == [("turn", (NEW,)) if begun else ("card", (NEW, THERE))]
    assert await memory.indexes.of_place(NEW) == [table.id]
    assert await memory.indexes.of_place(HERE) == []
    same(table, await Tables(memory.store, steady()).look(table.id))


async def test_watching_from_both_addresses_is_merged(tables: Tables) -> None:
    table = await opened(tables, "ann")
    for place in (THERE, NEW):
        await do(tables, table, who("ann", place), Watch())
    table = (await tables.do(table.id, CLOCK, MovePlace(THERE, NEW), key())).table
    assert table.watchers == [NEW]


async def test_moved_chat_keeps_settings_results_and_board(either: Store) -> None:
    tables = Tables(either, steady())
    people, results, boards = People(tables), Results(either), Boards(either)
    admin = Actor("boss", HERE, admin=True)
    await people.set_chat(admin, deaf=True, channels=(HERE,))
    result = Result(
        "t1", 1_800_000_000_000, "carcassonne", (HERE, THERE), (SeatResult("ann", 9, 1), SeatResult("ben", 5, 2)), rated=True
    )
    for name in ("ann", "ben"):
        await people.put(Person(name, name=name))
    await results._write_down(result)
    await results.rebuild()
    at_home = await boards.top(HERE)
    assert [row.person for row in at_home] == ["ann", "ben"]
    for _ in range(2):
        await places(tables).on_moved(HERE, NEW)
        assert await boards.top(HERE) == []
        assert await boards.top(NEW) == at_home
        assert await boards.top() == at_home
        assert [result.places for result in await results.all()] == [(NEW, THERE)]
        assert (await people.chat(NEW)).deaf
        assert (await people.chat(NEW)).channels == (NEW,)
        assert not (await people.chat(HERE)).deaf
    assert (await results.standing("ann")) != RatingRow()


async def test_other_chats_are_told_of_a_lost_chat(memory: Memory, tables: Tables) -> None:
    table = await of_two_chats(tables)
    before = len(memory.outbox)
    for _ in range(2):
        await places(tables).on_gone(THERE)
    table = await tables.look(table.id)
    assert table.places() == (HERE,)
    assert told(memory, table.id)[before:] == [("place_gone", (HERE,)), ("card", (HERE,))]
    assert await memory.indexes.of_place(THERE) == []
    same(table, await Tables(memory.store, steady()).look(table.id))


async def test_player_with_a_private_chat_continues_there(tables: Tables) -> None:
    table = await of_two_chats(tables, ben=Habits(private=("telegram:77",)))
    table = (await tables.do(table.id, CLOCK, LosePlace(THERE), key())).table
    assert table.places() == (HERE, "telegram:77")


async def test_table_of_a_lost_chat_moves_to_a_players_chat(tables: Tables) -> None:
    table = await of_two_chats(tables)
    table = (await tables.do(table.id, CLOCK, LosePlace(HERE), key())).table
    assert (table.home, table.places()) == (THERE, (THERE,))


async def test_table_without_places_can_be_played_from_anywhere(memory: Memory, tables: Tables) -> None:
    table = await started(tables, "ann", "ben")
    await places(tables).on_gone(HERE)
    table = await tables.look(table.id)
    assert table.places() == ()
    name = decider(table)
    other = next(each for each in table.people() if each != name)
    await do(tables, table, who(other, NEW), Nudge())
    table = (await play_turn(tables, table)).table
    assert {seat.person: seat.place for seat in table.seats} == {name: HERE, other: NEW}
    assert table.home == NEW
    same(table, await Tables(memory.store, steady()).look(table.id))


async def test_courier_reports_a_lost_place_to_the_table(memory: Memory, tables: Tables) -> None:
    people = People(tables)
    ben = await people.register("discord:2", "Ben", private="telegram:77")
    table = await opened(tables, "ann")
    await do(tables, table, who(ben.id, THERE), Join("salt", ben.habits))
    keeper = Timekeeper(tables, SimplePlayers(), Results(memory.store))
    for place in (THERE, "telegram:77"):
        for _ in range(2):
            await keeper.handle(StoreEvent("gone", table.id, place, 0, f"gone:{place}:1"))
    table = await tables.look(table.id)
    assert table.places() == (HERE,)
    found = await known_person(people, ben.id)
    assert found.habits.private == ()
    assert table.seats[1].habits.private == ()


async def test_undeliverable_reminders_report_the_lost_place(memory: Memory, tables: Tables) -> None:
    ann = await People(tables).register("telegram:1", "Ann", private="telegram:1")
    await Timekeeper(tables, SimplePlayers(), Results(memory.store)).handle(StoreEvent("gone", ann.id, "telegram:1", 0, "gone:1"))
    found = await known_person(People(tables), ann.id)
    assert found.habits.private == ()


@pytest.mark.parametrize("private", ["discord:@2", None])
async def test_player_who_leaves_a_chat_is_reached_elsewhere_and_the_chat_is_told(
    memory: Memory, tables: Tables, private: str | None
) -> None:
    people = People(tables)
    ben = await people.register("discord:2", "Ben", private=private)
    table = await opened(tables, "ann")
    await do(tables, table, who(ben.id, THERE), Join("salt", ben.habits))
    await do(tables, table, who("ann"), Start())
    before = len(memory.outbox)
    await places(tables).on_left("discord:2", "discord:6")
    for _ in range(2):
        await places(tables).on_left("discord:2", "discord:5")
    table = await tables.look(table.id)
    assert [seat.place for seat in table.seats if seat.person == ben.id] == [private or ""]
    shown = [("turn_here", (private,))] if private else []
    assert told(memory, table.id)[before:] == [*shown, ("left_place", (HERE,))]
    same(table, await Tables(memory.store, steady()).look(table.id))


async def test_leaving_stranger_changes_nothing(memory: Memory, tables: Tables) -> None:
    table = await opened(tables, "ann")
    version = table.version
    await places(tables).on_left("discord:9", "discord:5")
    await People(tables).register("discord:9", "Eve")
    await places(tables).on_left("discord:9", "discord:5")
    assert (await tables.look(table.id)).version == version
