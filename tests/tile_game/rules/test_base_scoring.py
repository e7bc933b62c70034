"""BASE-40 to BASE-50: what is completed, what it is worth, and what goes home."""

from __future__ import annotations

import pytest

from bot.tile_game.rules.moves import Completed, Returned
from tests.tile_game.scenario import AROUND, Play, Scenario


def closed(play: Play) -> list[tuple[str, int]]:
    """What the last action completed: kind and tiles."""
    return [(e.feature, e.tiles) for e in play.happened(Completed)]


@pytest.mark.parametrize("end", ["W frrr", "A fffr", "S cccr"])
def test_base_40_a_road_ends_at_a_crossroads_a_monastery_a_city(end: str) -> None:
    scene = Scenario("fields").lay("W frrr", (0, 0)).lay("U frfr", (1, 0)).stand(1, "follower", (1, 0), "road@E")
    tile, sides = end.split()
    play = scene.start(tile, "U").tile((2, 0), sides).skip()
    assert closed(play) == [("road", 3)]
    assert play.gained(1) == 3


def test_base_40_with_an_open_end_it_is_not_completed() -> None:
    scene = Scenario("fields").lay("W frrr", (0, 0)).lay("U frfr", (1, 0)).stand(1, "follower", (1, 0), "road@E")
    play = scene.start("V", "U").tile((2, 0), "ffrr").skip()
    assert closed(play) == []
    assert play.gained(1) == 0


def loop() -> Scenario:
    """Three of four curves that make a ring; the fourth belongs on (1, 1)."""
    return Scenario("fields").lay("V frrf", (0, 0)).lay("V ffrr", (1, 0)).lay("V rrff", (0, 1))


def test_base_40_a_loop_is_completed() -> None:
    """BASE-40, BASE-E6: four curves are 4 points."""
    play = loop().stand(1, "follower", (0, 1), "road@N").start("V", "U").tile((1, 1), "rffr").skip()
    assert closed(play) == [("road", 4)]
    assert (play.gained(0), play.gained(1)) == (0, 4)


def test_base_41_a_city_is_completed_when_walls_are_all_round() -> None:
    scene = Scenario("fields").lay("R cccf", (0, 0)).lay("E ffcf", (0, -1)).lay("E cfff", (0, 1)).lay("B ffff", (5, 5))
    scene.stand(0, "follower", (0, 0), "city@N")
    play = scene.start("E", "U", "U")
    assert play.feature((0, 0), "city@N").open == 1
    play.tile((1, 0), "fffc").skip()
    assert closed(play) == [("city", 4)]
    assert play.gained(0) == 8


def test_base_41_with_one_side_open_it_is_not() -> None:
    scene = Scenario("fields").lay("R cccf", (0, 0)).lay("E ffcf", (0, -1)).stand(0, "follower", (0, 0), "city@N")
    play = scene.start("E", "U", "U").tile((0, 1), "cfff").skip()
    assert (closed(play), play.gained(0)) == ([], 0)


CELLS = list(AROUND)


@pytest.mark.parametrize("last", CELLS)
def test_base_42_the_eight_cells_straight_and_diagonal(last: tuple[int, int]) -> None:
    """BASE-42, BASE-45: whichever comes last, the monk scores 9."""
    scene = Scenario("fields").lay("B ffff", (0, 0)).lay_around((0, 0), last).stand(1, "follower", (0, 0), "monastery")
    play = scene.start("E", "E").tile(last, AROUND[last]).skip()
    assert closed(play) == [("monastery", 1)]
    assert (play.gained(0, "monastery"), play.gained(1, "monastery")) == (0, 9)
    assert play.supply(1) == 7


@pytest.mark.parametrize("missing", CELLS[1:])
def test_base_42_seven_are_not_enough(missing: tuple[int, int]) -> None:
    scene = Scenario("fields").lay("B ffff", (0, 0)).lay_around((0, 0), missing, CELLS[0])
    scene.stand(1, "follower", (0, 0), "monastery")
    play = scene.start("E", "E", "E").tile(CELLS[0], AROUND[CELLS[0]]).skip()
    assert (closed(play), play.gained(1), play.supply(1)) == ([], 0, 6)


@pytest.mark.parametrize("length", [2, 3, 5, 9])
def test_base_43_one_point_a_tile(length: int) -> None:
    scene = Scenario("fields").lay("W frrr", (0, 0)).stand(1, "follower", (0, 0), "road@E")
    for x in range(1, length - 1):
        scene.lay("U frfr", (x, 0))
    play = scene.start("W", "U").tile((length - 1, 0), "frrr").skip()
    assert (play.gained(0), play.gained(1)) == (0, length)


@pytest.mark.parametrize(("shields", "points"), [(0, 8), (1, 10), (2, 12)])
def test_base_44_two_points_a_tile_and_a_shield(shields: int, points: int) -> None:
    scene = Scenario("fields").lay("E cfff", (0, 2)).stand(1, "follower", (0, 2), "city@N")
    for y in (0, 1):
        scene.lay("F cfcf" if y < shields else "G cfcf", (0, y))
    play = scene.start("E", "U").tile((0, -1), "ffcf").skip()
    assert (play.gained(0), play.gained(1)) == (0, points)


def test_base_44_a_city_of_two_tiles_is_worth_4() -> None:
    play = Scenario("fields").lay("E cfff", (0, 0)).stand(0, "follower", (0, 0), "city@N").start("E", "U")
    assert play.tile((0, -1), "ffcf").skip().gained(0) == 4


def test_base_45_a_monastery_into_a_full_ring() -> None:
    """BASE-45, BASE-E11: it is completed at once; the monk deployed now scores 9 and is back."""
    play = Scenario("fields").lay_around((0, 0)).start("B", "E").tile((0, 0), "ffff").figure("follower", "monastery")
    assert (play.gained(0, "monastery"), play.supply(0)) == (9, 7)


@pytest.mark.parametrize(
    ("seats", "points"),
    [
        ((0, 1), [5, 5, 0]),
        ((0, 0, 1), [5, 0, 0]),
        ((0, 0, 1, 1), [5, 5, 0]),
        ((0, 0, 1, 1, 2), [5, 5, 0]),
        ((0, 1, 2), [5, 5, 5]),
    ],
)
def test_base_46_ties_score_fully_and_all_others_nothing(seats: tuple[int, ...], points: list[int]) -> None:
    """BASE-46, BASE-E14: 1:1 or 2:2, both score the full amount."""
    scene = Scenario("fields", seats=3).lay("W frrr", (0, 0))
    for x in range(1, 4):
        scene.lay("U frfr", (x, 0))
    for x, seat in enumerate(seats):
        scene.stand(seat, "follower", (min(x, 3), 0), "road@E")
    play = scene.start("W", "U").tile((4, 0), "frrr").skip()
    assert [play.gained(seat) for seat in range(3)] == points
    assert [play.supply(seat) for seat in range(3)] == [7, 7, 7]


def test_base_47_without_followers_nobody_scores() -> None:
    play = Scenario("fields").lay("W frrr", (0, 0)).lay("U frfr", (1, 0)).start("W", "U").tile((2, 0), "frrr").skip()
    assert closed(play) == [("road", 3)]
    assert [play.gained(seat) for seat in (0, 1)] == [0, 0]


def test_base_48_all_return_whether_or_not_they_scored() -> None:
    scene = Scenario("fields").lay("E cfff", (0, 2)).lay("G cfcf", (0, 1)).lay("G cfcf", (0, 0))
    for y, seat in enumerate((0, 0, 1)):
        scene.stand(seat, "follower", (0, y), "city@N")
    play = scene.start("E", "U").tile((0, -1), "ffcf").skip()
    assert (play.gained(0), play.gained(1)) == (8, 0)
    assert (play.supply(0), play.supply(1)) == (7, 7)
    assert sorted((e.seat, e.at) for e in play.happened(Returned)) == [
        (0, (0, 0)),
        (0, (0, 1)),
        (1, (0, 2)),
    ]
    assert play.feature((0, 0), "city@N").figures == ()


def test_base_48_others_stay() -> None:
    scene = Scenario("fields").lay("W frrr", (0, 0)).lay("U frfr", (1, 0)).stand(0, "follower", (1, 0), "road@E")
    scene.stand(0, "follower", (0, 0), "road@S").stand(1, "follower", (1, 0), "field@NL")
    play = scene.start("W", "U").tile((2, 0), "frrr").skip()
    assert (play.supply(0), play.supply(1)) == (6, 6)


def test_base_e15_figure_returned_in_step_3_is_unavailable_in_step_2() -> None:
    """BASE-E15, BASE-48: not in this turn, but from the next step 2 on."""
    scene = Scenario("fields").lay("W frrr", (0, 0)).lay("U frfr", (1, 0)).stand(0, "follower", (1, 0), "road@E").spend(0)
    play = scene.start("W", "U", "U", "U").tile((2, 0), "frrr")
    assert play.asked() == (1, "tile")  # seat 0 could place nothing
    assert play.supply(0) == 1
    play.tile((3, 0), "frfr").skip().tile((4, 0), "frfr")
    assert play.asked() == (0, "step2")
    assert play.places() >= {"road@E"}


def test_base_49_scored_once_only() -> None:
    scene = (
        Scenario("fields")
        .lay("W frrr", (0, 0))
        .lay("U frfr", (1, 0))
        .lay("E cfff", (0, 5))
        .stand(0, "follower", (1, 0), "road@E")
    )
    scene.stand(0, "follower", (0, 5), "city@N").stand(1, "follower", (0, 5), "field@EL")
    play = scene.start("W", "E", "U").tile((2, 0), "frrr").skip()
    assert play.gained(0) == 3
    play.tile((0, 4), "ffcf").skip()
    assert (play.gained(0, "city"), play.gained(0, "road")) == (4, 0)
    play.tile((0, -1), "frfr").skip()
    # the end: the completed city counts for the field, and nothing of seat 0 is scored again
    assert (play.gained(0), play.gained(1, "field")) == (0, 3)


@pytest.mark.parametrize(("before", "after"), [(0, 3), (48, 51), (98, 101)])
def test_base_50_scores_go_on_beyond_the_track(before: int, after: int) -> None:
    """BASE-50: passing 50 is bookkeeping only; scores never fall and have no upper limit."""
    scene = Scenario("fields").lay("W frrr", (0, 0)).lay("U frfr", (1, 0)).stand(0, "follower", (1, 0), "road@E").score(0, before)
    play = scene.start("W", "U").tile((2, 0), "frrr").skip()
    assert play.game.standing().scores[0] == after


def test_base_e21_47_and_8_are_55() -> None:
    scene = (
        Scenario("fields")
        .lay("E cfff", (0, 2))
        .lay("G cfcf", (0, 1))
        .lay("G cfcf", (0, 0))
        .stand(0, "follower", (0, 2), "city@N")
    )
    play = scene.score(0, 47).start("E", "U").tile((0, -1), "ffcf").skip()
    assert play.game.standing().scores[0] == 55


def test_base_x14_48_and_9_are_57() -> None:
    """BASE-X14: and 0 and 3 are 3, which BASE-50's test shows."""
    scene = Scenario("fields").lay("B ffff", (0, 0)).lay_around((0, 0), (1, 0)).stand(0, "follower", (0, 0), "monastery")
    play = scene.score(0, 48).start("E", "U").tile((1, 0), "fcff").skip()
    assert play.game.standing().scores[0] == 57
