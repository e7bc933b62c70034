"""BASE-60 to BASE-65 and the examples of final scoring BASE-X7 to BASE-X10."""

from __future__ import annotations

import pytest

from bot.engine.events import Finished
from tests.tile_game.scenario import Scenario


def test_base_60_the_last_turn_is_played_out_in_full() -> None:
    """BASE-60, BASE-E18: what it completes has its full value, everything else is unfinished."""
    scene = Scenario("fields").lay("E cfff", (0, 0)).lay("U frfr", (0, 5)).stand(1, "follower", (0, 5), "road@E")
    play = scene.start("E").tile((0, -1), "ffcf")
    assert play.asked() == (0, "step2")
    play.figure("follower", "city@S")
    assert play.kinds() == ["deployed", "completed", "points", "returned", "final_scoring", "points", "finished"]
    assert (play.gained(0, "city"), play.gained(1, "road")) == (4, 1)
    assert play.game.decision is None


def test_base_60_not_before() -> None:
    play = Scenario("fields").lay("E cfff", (0, 0)).start("E", "U").tile((0, -1), "ffcf").skip()
    assert play.happened(Finished) == []
    assert play.asked() == (1, "tile")


def unfinished_road(*seats: int) -> Scenario:
    """A road of three tiles, open in the east, with a highwayman for each seat named."""
    scene = Scenario("fields", seats=3).lay("W frrr", (0, 0)).lay("U frfr", (1, 0)).lay("U frfr", (2, 0))
    for x, seat in enumerate(seats):
        scene.stand(seat, "follower", (x, 0), "road@E")
    return scene


def test_base_61_unfinished_road() -> None:
    """BASE-61, BASE-X8: 1 point a tile."""
    end = unfinished_road(0).start()
    assert [end.gained(seat) for seat in range(3)] == [3, 0, 0]


@pytest.mark.parametrize(("seats", "points"), [((1, 0), [3, 3, 0]), ((1, 0, 1), [0, 3, 0]), ((), [0, 0, 0])])
def test_base_64_owners_and_ties_as_during_the_game(seats: tuple[int, ...], points: list[int]) -> None:
    end = unfinished_road(*seats).start()
    assert [end.gained(seat) for seat in range(3)] == points


def test_base_64_fields_too() -> None:
    scene = Scenario("fields").lay("E cfff", (0, 0)).lay("E ffcf", (0, -1)).lay("B ffff", (1, 0)).lay("B ffff", (0, 1))
    scene.stand(0, "follower", (0, 0), "field@EL").stand(1, "follower", (1, 0), "field@NL")
    tie = scene.start()
    assert (tie.gained(0, "field"), tie.gained(1, "field")) == (3, 3)
    outnumbered = scene.stand(1, "follower", (0, 1), "field@NL").start()
    assert (outnumbered.gained(0, "field"), outnumbered.gained(1, "field")) == (0, 3)


@pytest.mark.parametrize(("tile", "points"), [("G", 2), ("F", 3)])
def test_base_62_unfinished_city(tile: str, points: int) -> None:
    scene = Scenario("fields").lay("E fcff", (0, 0)).lay(f"{tile} fcfc", (1, 0)).stand(1, "follower", (0, 0), "city@E")
    end = scene.start()
    assert (end.gained(0), end.gained(1)) == (0, points)


@pytest.mark.parametrize("around", range(8))
def test_base_63_unfinished_monastery(around: int) -> None:
    cells = [(x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if (x, y) != (0, 0)]
    scene = Scenario("fields").lay("B ffff", (0, 0)).lay_around((0, 0), *cells[around:]).stand(1, "follower", (0, 0), "monastery")
    end = scene.start()
    assert (end.gained(0), end.gained(1)) == (0, 1 + around)


@pytest.mark.parametrize(
    ("scores", "winners"), [((5, 7, 3), (1,)), ((7, 7, 3), (0, 1)), ((7, 2, 7), (0, 2)), ((0, 0, 0), (0, 1, 2))]
)
def test_base_65_the_highest_score_wins_and_ties_share(scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """BASE-65, BASE-E20: also with 0 points."""
    scene = Scenario(seats=3).lay("B ffff", (0, 0))
    for seat, score in enumerate(scores):
        scene.score(seat, score)
    end = scene.start()
    assert end.game.standing().winners == winners
    assert end.happened(Finished) == [Finished(scores, winners)]


def test_base_65_points_of_the_end_decide() -> None:
    end = unfinished_road(1).score(0, 2).start()
    assert end.game.standing().winners == (1,)


def test_base_x7_unfinished_city_of_8() -> None:
    scene = (
        Scenario().lay("C cccc", (0, 0)).lay("F fcfc", (-1, 0)).lay("F fcfc", (1, 0)).lay("E ffcf", (0, -1)).lay("E cfff", (0, 1))
    )
    scene.stand(0, "follower", (0, 0), "city@N").stand(0, "follower", (0, 1), "city@N").stand(1, "follower", (1, 0), "city@E")
    end = scene.start()
    assert (end.gained(0), end.gained(1)) == (8, 0)


def test_base_x7_with_one_shield_the_same_city_gives_6() -> None:
    scene = (
        Scenario().lay("C cccc", (0, 0)).lay("G fcfc", (-1, 0)).lay("G fcfc", (1, 0)).lay("E ffcf", (0, -1)).lay("E cfff", (0, 1))
    )
    assert scene.stand(0, "follower", (0, 0), "city@N").start().gained(0) == 6


def test_base_x8_unfinished_road_of_3() -> None:
    scene = Scenario().lay("W frrr", (0, 0)).lay("U frfr", (1, 0)).lay("U frfr", (2, 0)).stand(0, "follower", (0, 0), "road@E")
    assert scene.start().gained(0) == 3


def test_base_x9_unfinished_monastery_of_4() -> None:
    scene = Scenario().lay("B ffff", (0, 0)).lay("E cfff", (0, -1)).lay("E cfff", (1, -1)).lay("E fcff", (1, 0))
    end = scene.stand(1, "follower", (0, 0), "monastery").start()
    assert (end.gained(0), end.gained(1)) == (0, 4)


def test_base_x10_unfinished_city_of_3() -> None:
    scene = Scenario().lay("E fcff", (0, 0)).lay("F fcfc", (1, 0)).stand(1, "follower", (0, 0), "city@E")
    assert scene.start().gained(1) == 3
