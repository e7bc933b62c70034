"""Persons: accounts, statistics, export and deletion of their data."""

from collections.abc import Awaitable, Callable

import msgspec
import pytest

from bot.store import Hint, Store
from bot.table.deeds.lobby import Join, Start
from bot.table.deeds.seats import Resign
from bot.table.leaderboards import Boards
from bot.table.open_time import Quiet
from bot.table.options import Options
from bot.table.people import People
from bot.table.privacy import Privacy
from bot.table.refused import Denied
from bot.table.results import Results
from bot.table.table import Table
from bot.table.tables import Tables
from tests.store.made import loaded_game
from tests.table.chance import steady
from tests.table.memory import Memory
from tests.table.playing import HERE, do, key, known_person, play_turn, started, who
from tests.table.test_committing import same


async def finished(tables: Tables, *names: str) -> Table:
    table = await started(tables, *names, modules=("fields",))
    while table.state == "running":
        table = (await play_turn(tables, table)).table
    return table


async def two(people: People) -> tuple[str, str]:
    return (await people.register("telegram:1", "Ann")).id, (await people.register("discord:2", "Ben")).id


def between(memory: Memory, monkeypatch: pytest.MonkeyPatch, first: Callable[[], Awaitable[object]]) -> None:
    """Run something else just before the next document is written."""
    real, todo = memory.documents.change, [first]

    async def change(kind: str, name: str, edit: Callable[[bytes], bytes]) -> bytes:
        if todo:
            await todo.pop()()
        return await real(kind, name, edit)

    monkeypatch.setattr(memory.documents, "change", change)


async def test_concurrent_changes_are_both_kept(memory: Memory, tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    people = People(tables)
    ann = (await people.register("telegram:1", "Ann", private="telegram:2")).id
    between(memory, monkeypatch, lambda: people.set_habits(ann, zone="Europe/Berlin"))
    await people.register("telegram:1", "Anna", private="telegram:1")
    between(memory, monkeypatch, lambda: people.block(ann, "ben"))
    await people.block(ann, "cleo")
    between(memory, monkeypatch, lambda: people.register("telegram:1", "Anna", private="telegram:3"))
    await people.drop_private(ann, "telegram:2")
    found = await known_person(people, ann)
    assert (found.name, found.habits.zone) == ("Anna", "Europe/Berlin")
    assert found.habits.private == ("telegram:1", "telegram:3")
    assert found.habits.blocked == ("ben", "cleo")


async def test_account_belongs_to_one_person(either: Store) -> None:
    people = People(Tables(either, steady()))
    first = await people.register("telegram:1", "Ann", private="telegram:1")
    again = await people.register("telegram:1", "Anna")
    assert first.id == again.id
    assert again.name == "Anna"
    assert again.habits.private == ("telegram:1",)
    with pytest.raises(Denied, match="bad_setting"):
        await people.set(first.id, palette="plaid")
    with pytest.raises(Denied, match="bad_name"):
        await people.set(first.id, name=" ")
    with pytest.raises(Denied, match="bad_zone"):
        await people.set_habits(first.id, zone="Mars")
    assert (await people.set(first.id, language="en", hints=True)).hints


async def test_tables_get_new_habits(tables: Tables) -> None:
    people = People(tables)
    ann, ben = await two(people)
    table = await started(tables, ann, ben)
    await people.set_habits(ann, quiet=Quiet(0, 60))
    now = await tables.look(table.id)
    assert now.seats[now.seat_of(ann) or 0].habits.quiet == Quiet(0, 60)
    with pytest.raises(Denied, match="away_too_long"):
        await people.away(ann, 1 << 60)


async def test_result_is_counted_once_and_statistics_can_be_rebuilt(either: Store) -> None:
    tables = Tables(either, steady())
    people, results = People(tables), Results(either)
    ann, ben = await two(people)
    table = await finished(tables, ann, ben)
    for _ in range(3):
        await results.record(table)
    before = {person: await results.standing(person) for person in (ann, ben)}
    assert [sum(standing.games.values()) for standing in before.values()] == [1, 1]
    assert len(await results.all()) == 1
    assert before[ann].versus[ben].won == before[ben].versus[ann].lost
    assert await results.rebuild() == 1
    assert {person: await results.standing(person) for person in (ann, ben)} == before
    assert {row.person for row in await Boards(either).top(HERE)} == {ann, ben}


async def test_resigning_costs_rating(tables: Tables, memory: Memory) -> None:
    people, results = People(tables), Results(memory.store)
    ann, ben = await two(people)
    cleo = (await people.register("discord:3", "Cleo")).id
    table = await started(tables, ann, ben, cleo, modules=("fields",))
    await do(tables, table, cleo, Resign())
    from tests.table.test_seats import computers

    table = await tables.look(table.id)
    while table.state == "running":
        table = await computers(tables, table)
        if table.state == "running":
            table = (await play_turn(tables, table)).table
    await results.record(table)
    marks = (await results.all())[0].marks
    assert min(marks, key=lambda person: marks[person].mu) == cleo


async def test_forget_removes_a_person_from_running_games(either: Store) -> None:
    tables, elsewhere = Tables(either, steady()), Tables(either, steady())
    people, results = People(tables), Results(either)
    ann = await people.register("telegram:4711", "Ann", private="telegram:4711")
    ben = (await people.register("discord:2", "Ben")).id
    ann = await people.set_habits(ann.id, zone="Europe/Berlin", quiet=Quiet(60, 120), blocked=("somebody",), ping="both")
    from_home = who(ann.id, "telegram:4711")
    table = (await tables.open(from_home, Options(), key=key(), salt="s", habits=ann.habits)).table
    await do(tables, table, who(ben, "discord:5/6"), Join("salt"))
    await do(tables, table, from_home, Start())
    if isinstance(either, Store):  # nothing serves here, so the test writes the index
        await either.indexes.note(table.id, 1, Hint(people=(ann.id,)))
    await people.away(ann.id, either.clock.now() + 1_000_000)
    known = await elsewhere.look(table.id)
    assert known.home == "telegram:4711"
    for _ in range(2):
        await Privacy(tables, people, results, {}).forget(ann.id)
    fresh = await Tables(either, steady()).look(table.id)
    for each in (await tables.look(table.id), await elsewhere.look(table.id)):
        same(each, fresh)
        assert each.places() == ("discord:5/6",)
        assert each.home == "discord:5/6"
    stored = await loaded_game(either, table.id)
    kept = b" ".join(entry.body for entry in stored.entries)
    for trace in (b"4711", b"Berlin", b"somebody", b"both"):
        assert trace not in kept
    assert fresh.version > known.version


async def test_export_and_forget_cover_everything(memory: Memory, tables: Tables) -> None:
    people, results = People(tables), Results(memory.store)
    privacy = Privacy(tables, people, results, {})
    ann, ben = await two(people)
    done = await finished(tables, ann, ben)
    await results.record(done)
    running = await started(tables, ann, ben)
    data = msgspec.json.decode(await privacy.export(ann))
    assert data["person"]["name"] == "Ann"
    assert [result["table"] for result in data["results"]] == [done.id]
    for _ in range(2):
        await privacy.forget(ann)
    assert await people.get(ann) is None
    assert (await tables.look(running.id)).active() == [(await tables.look(running.id)).seat_of(ben)]
    assert ann not in {row.person for row in await Boards(memory.store).top()}
    await results.rebuild()
    assert ann not in {row.person for row in await Boards(memory.store).top()}
    assert (await results.all())[0].table == done.id
    assert (await people.register("telegram:1")).id != ann
