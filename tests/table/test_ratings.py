"""Ratings for two to six players, statistics and leader boards."""

import random
from itertools import pairwise

import pytest

from bot.store import Store
from bot.table.deeds.lobby import AddComputer, Join, Start
from bot.table.leaderboards import Boards
from bot.table.lobby import Lobby
from bot.table.options import Options
from bot.table.people import People
from bot.table.ratings import PROVISIONAL, Rating, RatingRow, Versus, counted, new_ratings
from bot.table.results import Results
from bot.table.tables import Tables
from tests.table.memory import Memory
from tests.table.playing import HERE, do, key, opened, play_turn, who
from tests.table.simple_players import SimplePlayers
from tests.table.test_seats import computers

NAMES = ("ann", "ben", "cleo", "dan", "eve", "finn")
THERE = "discord:5/6"


def after(standing: RatingRow, mark: Rating, game: int) -> RatingRow:
    return counted(standing, f"t{game}", "carcassonne", 1, 50, (), mark)


@pytest.mark.parametrize("seats", range(2, 7))
def test_better_rank_means_better_rating(seats: int) -> None:
    people = NAMES[:seats]
    marks = new_ratings(dict.fromkeys(people, RatingRow()), [(person, rank) for rank, person in enumerate(people, 1)])
    assert all(marks[better].mu > marks[worse].mu for better, worse in pairwise(people))
    assert marks[people[0]].mu > 0 > marks[people[-1]].mu
    assert all(0 < mark.sigma < 1 for mark in marks.values())  # each game reduces uncertainty


def test_equal_ranks_are_a_draw() -> None:
    marks = new_ratings(dict.fromkeys(NAMES[:3], RatingRow()), [("ann", 1), ("ben", 1), ("cleo", 3)])
    assert marks["ann"] == marks["ben"]
    assert marks["ann"].mu > marks["cleo"].mu


def test_beating_a_strong_player_earns_more() -> None:
    strong, weak = RatingRow(mu=35.0, sigma=3.0), RatingRow(mu=15.0, sigma=3.0)
    beaten = [new_ratings({"ann": RatingRow(), "ben": other}, [("ann", 1), ("ben", 2)])["ann"].mu for other in (strong, weak)]
    assert beaten[0] > beaten[1]


@pytest.mark.parametrize("ranks", [[("ann", 1)], [("ann", 1), ("ann", 2)]])
def test_game_alone_or_against_oneself_is_unrated(ranks: list[tuple[str, int]]) -> None:
    assert new_ratings({"ann": RatingRow()}, ranks) == {}


def test_ratings_converge_to_true_strength() -> None:
    """Six players of increasing strength, with luck in every game."""
    dice, standings = random.Random(6), dict.fromkeys(NAMES, RatingRow())
    for game in range(120):
        luck = {person: number + dice.gauss(0, 2) for number, person in enumerate(NAMES)}
        order = sorted(NAMES, key=lambda person: -luck[person])
        marks = new_ratings(standings, [(person, rank) for rank, person in enumerate(order, 1)])
        standings = {person: after(standings[person], marks[person], game) for person in NAMES}
    assert sorted(NAMES, key=lambda person: standings[person].rating) == list(NAMES)
    assert all(standing.rated == 120 for standing in standings.values())


def test_statistics_count_a_game_once() -> None:
    one = counted(RatingRow(), "t1", "carcassonne", 1, 80, [("ben", 2), ("cleo", 1)], None)
    two = counted(one, "t2", "cardcassonne", 3, 40, [("ben", 1), ("cleo", 2)], Rating(-1.0, 0.9))
    again = counted(two, "t1", "carcassonne", 1, 80, [("ben", 2), ("cleo", 1)], None)
    assert again == two
    assert (two.games, two.wins) == ({"carcassonne": 1, "cardcassonne": 1}, {"carcassonne": 1, "cardcassonne": 0})
    assert (two.points, two.best) == ({"carcassonne": 80, "cardcassonne": 40}, {"carcassonne": 80, "cardcassonne": 40})
    assert two.versus == {"ben": Versus(won=1, lost=1), "cleo": Versus(drawn=1, lost=1)}
    assert (two.rated, two.mu) == (1, 24.0)


@pytest.mark.parametrize("rated", [True, False])
async def test_casual_and_computer_games_count_but_are_unrated(memory: Memory, tables: Tables, rated: bool) -> None:
    people, results = People(tables), Results(memory.store)
    ann, ben = [(await people.register(f"telegram:{number}", "Somebody")).id for number in (1, 2)]
    table = await opened(tables, ann, *([] if rated else [ben]), modules=(), rated=rated)
    if rated:
        await do(tables, table, ann, AddComputer("random", SimplePlayers.levels))
    table = (await do(tables, table, ann, Start())).table
    while table.state == "running":
        table = await computers(tables, table)
        if table.state == "running":
            table = (await play_turn(tables, table)).table
    await results.record(table)
    standing = await results.standing(ann)
    assert (standing.games, standing.rated) == ({"carcassonne": 1}, 0)
    assert (standing.mu, standing.sigma) == (RatingRow().mu, RatingRow().sigma)


async def test_game_continued_from_a_record_does_not_count(memory: Memory, tables: Tables) -> None:
    """Joining for the last turns wins nothing, also after statistics are rebuilt."""
    table = await opened(tables, "ann", "ben")
    table = (await do(tables, table, "ann", Start())).table
    for _ in range(60):
        table = (await play_turn(tables, table)).table
    lobby = Lobby(tables, People(tables))
    data = await lobby.export(table.id, who("ann"))
    new = (await lobby.import_game(who("cleo"), data, Options(), key=key(), salt="x")).table
    await do(tables, new, "dan", Join(""))
    new = (await do(tables, new, "cleo", Start())).table
    while new.state == "running":
        new = (await play_turn(tables, new)).table
    results, boards = Results(memory.store), Boards(memory.store)
    for name in ("cleo", "dan"):
        await memory.documents.change("person", name, lambda _: b"known")
    await results.record(new)
    for _ in range(2):
        assert [await results.standing(name) for name in ("cleo", "dan")] == [RatingRow(), RatingRow()]
        assert await boards.top() == await boards.top(HERE) == []
        assert [result.imported for result in await results.all()] == [True]
        await results.rebuild()


async def test_leader_boards_per_chat_and_overall_start_with_the_best(either: Store) -> None:
    boards = Boards(either)
    await boards.note("ann", RatingRow(mu=30.0, rated=PROVISIONAL), [HERE])
    await boards.note("ben", RatingRow(mu=40.0, rated=PROVISIONAL - 1), [HERE, THERE])
    await boards.note("cleo", RatingRow(mu=35.0, rated=PROVISIONAL), [THERE])
    assert [row.person for row in await boards.top()] == ["cleo", "ann", "ben"], "who has played little stands below"
    assert [row.person for row in await boards.top(HERE)] == ["ann", "ben"]
    await boards.note("ann", RatingRow(mu=50.0, rated=PROVISIONAL + 1), [HERE])
    best = (await boards.top())[0]
    assert (best.person, best.rated) == ("ann", PROVISIONAL + 1)
    await boards.strike_out("ann", [HERE])
    assert [row.person for row in await boards.top(HERE)] == ["ben"]
    assert [row.person for row in await boards.top(THERE)] == ["cleo", "ben"]
