"""Ratings for two to six players, statistics and leader boards."""

import random
from itertools import pairwise

import msgspec
import pytest

from bot.store import Store
from bot.table.deeds.lobby import AddComputer, Join, Start
from bot.table.leaderboards import Boards
from bot.table.lobby import Lobby
from bot.table.options import Options
from bot.table.people import People
from bot.table.ratings import SETTLED, STANDING, Rating, RatingRow, Versus, counted, new_ratings, shown_rating, write_standing
from bot.table.results import Results
from bot.table.tables import Tables
from tests.table.memory import Memory
from tests.table.playing import HERE, do, key, opened, play_turn, who
from tests.table.simple_players import SimplePlayers
from tests.table.test_seats import computers

NAMES = ("ann", "ben", "cleo", "dan", "eve", "finn")
THERE = "discord:5/6"
KNOWN = SETTLED - 1
"""An uncertainty after many games."""


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
    await boards.note("ann", RatingRow(mu=30.0, sigma=KNOWN), [HERE])
    await boards.note("ben", RatingRow(mu=40.0, sigma=SETTLED), [HERE, THERE])
    await boards.note("cleo", RatingRow(mu=35.0, sigma=KNOWN), [THERE])
    assert [row.person for row in await boards.top()] == ["cleo", "ann", "ben"], "whose rating is uncertain stands below"
    assert [row.person for row in await boards.top(HERE)] == ["ann", "ben"]
    await boards.note("ann", RatingRow(mu=50.0, sigma=KNOWN), [HERE])
    best = (await boards.top())[0]
    assert (best.person, best.rating) == ("ann", 2000)
    await boards.strike_out("ann", [HERE])
    assert [row.person for row in await boards.top(HERE)] == ["ben"]
    assert [row.person for row in await boards.top(THERE)] == ["cleo", "ben"]


def test_everybody_starts_at_1500_and_the_question_mark_goes_after_10_to_20_games() -> None:
    assert shown_rating(RatingRow().rating, provisional=RatingRow().provisional) == "1500?"
    dice, ann, ben, needed = random.Random(1), RatingRow(), RatingRow(), 0
    while ann.provisional:
        first = dice.choice(("ann", "ben"))
        ranks = [("ann", 1 + (first != "ann")), ("ben", 1 + (first != "ben"))]
        marks = new_ratings({"ann": ann, "ben": ben}, ranks)
        needed += 1
        ann, ben = after(ann, marks["ann"], needed), after(ben, marks["ben"], needed)
    assert 10 <= needed <= 20
    assert shown_rating(ann.rating, provisional=ann.provisional) == str(round(ann.rating))


async def test_board_of_the_former_scale_is_brought_to_the_present_one(either: Store) -> None:
    """Its rows have five fields; those of people without numbers are dropped."""
    before = [("gone", 9.5, 30, 40, 20), ("ben", 8.0, 12, 12, 3), ("ann", 7.0, 20, 21, 11)]
    bodies = {"ann": write_standing(RatingRow(mu=28.0, sigma=KNOWN)), "ben": write_standing(RatingRow(mu=26.0, sigma=KNOWN))}
    await either.documents.change(STANDING, "ann", lambda _: bodies["ann"])
    await either.documents.change(STANDING, "ben", lambda _: bodies["ben"])
    await either.documents.change("board", HERE, lambda _: msgspec.msgpack.encode(before))
    boards = Boards(either)
    await boards.note("cleo", RatingRow(mu=27.0, sigma=KNOWN), [HERE])
    wanted = [("ann", 1560), ("cleo", 1540), ("ben", 1520)]
    assert [(row.person, row.rating) for row in await boards.top(HERE)] == wanted
    assert [(row.person, row.rating) for row in await boards.top(HERE)] == wanted
