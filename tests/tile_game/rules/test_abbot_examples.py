"""ABBOT-E1 to ABBOT-E8 and the worked examples ABBOT-X1 to ABBOT-X6."""

from __future__ import annotations

import pytest

from bot.tile_game.expansions.abbot.rules import Retrieve
from bot.tile_game.rules.figures import Deploy
from tests.tile_game.scenario import AROUND, Play, Scenario

CELLS = [at for at in AROUND if at != (0, -1)]


def garden(*missing: tuple[int, int]) -> Scenario:
    """A garden at (0, 0) with all its neighbours but those named."""
    scene = Scenario("fields", "abbot").lay("Eg cfff", (0, 0)).lay_around((0, 0), (0, -1), *missing)
    return scene.lay("E ffcf", (0, -1))


def side_by_side(second: str) -> Scenario:
    """A garden at (0, 0) and another tile at (1, 0), all cells around them filled but (1, -1) and (1, 1)."""
    scene = Scenario("fields", "abbot").lay("Eg cfff", (0, 0)).lay("E ffcf", (0, -1)).lay(second, (1, 0))
    scene.lay("E cfff", (-1, -1)).lay("E fffc", (-1, 0)).lay("E cfff", (2, -1)).lay("E fcff", (2, 0))
    for x in (-1, 0, 2):
        scene.lay("E ffcf", (x, 1))
    return scene.stand(0, "abbot", (0, 0), "garden")


def take_back(play: Play, at: tuple[int, int] = (0, 0)) -> Play:
    return play.do(Retrieve(at))


def test_abbot_e1_no_followers_but_the_abbot() -> None:
    play = Scenario("fields", "abbot").lay("U frfr", (0, 0)).spend(0).start("B", "U").tile((0, 1), "ffff")
    assert play.asked() == (0, "step2")
    assert {(o["figure"], o["on"]) for o in play.offers("figure")} == {("abbot", "monastery")}
    play.figure("abbot", "monastery")
    assert play.supply(0, "abbot") == 0


def test_abbot_e1_followers_but_no_abbot() -> None:
    play = Scenario("fields", "abbot").lay("U frfr", (0, 0)).spend(0, "abbot").start("B", "U").tile((0, 1), "ffff")
    assert {(o["figure"], o["on"]) for o in play.offers("figure")} == {("follower", "monastery"), ("follower", "field@NL")}


def test_abbot_e2_a_garden_into_a_full_ring() -> None:
    scene = Scenario("fields", "abbot").lay_around((0, 0), (0, -1)).lay("E ffcf", (0, -1))
    play = scene.start("Eg", "U").tile((0, 0), "cfff").figure("abbot", "garden")
    assert (play.gained(0), play.supply(0, "abbot")) == (9, 1)


def test_abbot_e3_a_garden_without_abbot_is_surrounded() -> None:
    play = garden((1, 0)).start("E", "U").tile((1, 0), "fcff").skip()
    assert (play.gained(0), play.gained(1)) == (0, 0)


@pytest.mark.parametrize(("second", "on"), [("B ffff", "monastery"), ("Eg ffcf", "garden")])
def test_abbot_e4_two_completed_by_one_tile(second: str, on: str) -> None:
    scene = side_by_side(second).lay("E cfff" if on == "garden" else "E ffcf", (1, 1))
    play = scene.stand(1, "abbot", (1, 0), on).start("E", "U").tile((1, -1), "cfff").skip()
    assert (play.gained(0, "garden"), play.gained(1, on)) == (9, 9)
    assert (play.supply(0, "abbot"), play.supply(1, "abbot")) == (1, 1)


def test_abbot_e5_a_farmer_around_does_not_occupy_the_garden() -> None:
    scene = Scenario("fields", "abbot").lay("B ffff", (0, 0)).stand(1, "follower", (0, 0), "field@NL")
    play = scene.start("Eg", "U").tile((1, 0), "cfff")
    assert (play.places(), play.places("abbot")) == ({"city@N"}, {"garden"})


def test_abbot_e5_an_abbot_in_the_garden_does_not_occupy_the_field() -> None:
    scene = Scenario("fields", "abbot").lay("Eg cfff", (0, 0)).stand(1, "abbot", (0, 0), "garden")
    assert "field@NL" in scene.start("B", "U").tile((1, 0), "ffff").places()


def test_abbot_e6_a_turn_without_tile_has_no_step_2() -> None:
    scene = Scenario("fields", "abbot").lay("B ffff", (0, 0)).stand(0, "abbot", (0, 0), "monastery")
    play = scene.start("C")
    assert play.game.decision is None
    assert play.kinds() == ["turn_began", "unplaceable", "final_scoring", "points", "finished"]
    assert (play.gained(0), play.supply(0, "abbot")) == (1, 0)  # scored at the end where he stands


@pytest.mark.parametrize("back", [True, False])
def test_abbot_e8_in_the_last_turn_both_ways_give_the_same(back: bool) -> None:
    play = garden(*CELLS[:4]).stand(0, "abbot", (0, 0), "garden").start("E").tile(CELLS[0], AROUND[CELLS[0]])
    if back:
        take_back(play)
    else:
        play.skip()
    assert play.game.decision is None
    assert play.gained(0, "garden") == 6


def test_abbot_x1_take_back_for_6() -> None:
    play = garden(*CELLS[:4]).stand(0, "abbot", (0, 0), "garden").start("E", "U", "U").tile(CELLS[0], AROUND[CELLS[0]])
    take_back(play)
    assert (play.gained(0, "garden"), play.gained(1), play.supply(0, "abbot")) == (6, 0, 1)
    assert play.feature((0, 0), "garden").figures == ()


def test_abbot_x2_surrounded_for_9() -> None:
    scene = garden((1, 0)).stand(1, "abbot", (0, 0), "garden")
    play = scene.start("E", "U").tile((1, 0), "fcff").skip()  # red places, the abbot is blue's
    assert (play.gained(0), play.gained(1), play.supply(1, "abbot")) == (0, 9, 1)


def test_abbot_x3_final_4() -> None:
    scene = Scenario("fields", "abbot").lay("B ffff", (0, 0)).lay_around((0, 0), *CELLS[:4], (0, -1))
    assert scene.stand(0, "abbot", (0, 0), "monastery").start().gained(0) == 4


def test_abbot_x4_the_own_tile_counts() -> None:
    play = garden(*CELLS[:4]).stand(0, "abbot", (0, 0), "garden").start("E", "U", "U")
    assert play.forecast(0, "garden") == 5  # 4 neighbours before
    play.tile(CELLS[0], AROUND[CELLS[0]])
    assert take_back(play).gained(0) == 6


def test_abbot_x6_refused() -> None:
    play = Scenario("fields", "abbot").lay("U frfr", (0, 0)).start("Vg", "Eg", "U").tile((1, 0), "ffrr")
    for figure, on in (("follower", "garden"), ("abbot", "road@S"), ("abbot", "field@NL")):
        assert play.refusal(Deploy(figure, on)) == "figure_not_there"
    play.skip().tile((0, 1), "ffcf")
    assert play.refusal(Deploy("abbot", "city@S")) == "figure_not_there"
