"""RIVER-E2, RIVER-E5 and RIVER-E7 to RIVER-E11."""

from __future__ import annotations

import pytest

from bot.tile_game.expansions.abbey_mayor.rules import PlaceAbbey
from bot.tile_game.rules.moves import Drawn
from tests.tile_game.rules.test_river import river
from tests.tile_game.scenario import Play, Scenario


def rotations(play: Play) -> int:
    """In how many ways the tile in hand may lie."""
    return len(play.offers("tile"))


def test_river_e2_the_lake_is_an_ordinary_turn() -> None:
    play = river().lay("RJ ffvv", (1, 0)).start("RB", "U").tile((1, 1), "vfff")
    assert play.asked() == (0, "step2")
    assert play.places() == {"field@NL"}
    play.figure("follower", "field@NL")
    assert play.supply(0) == 6
    assert play.decision.tile == "U"


@pytest.mark.parametrize("tile", ["RH", "RI", "RJ"])
@pytest.mark.parametrize(("bends", "ways"), [((), 2), (("RJ ffvv",), 1), (("RJ vffv",), 1)])
def test_river_e5_a_bend_can_always_turn_the_allowed_way(tile: str, bends: tuple[str, ...], ways: int) -> None:
    scene = river()
    for bend in bends:
        scene.lay(bend, (1, 0))
    assert rotations(scene.start(tile, "RB", "U")) == ways


def test_river_e7_a_city_on_a_river_tile_is_scored() -> None:
    scene = river().lay("RD cvrv", (1, 0)).stand(1, "follower", (1, 0), "city@N").lay("RB fffv", (2, 0))
    play = scene.start("E", "U").tile((1, -1), "ffcf").skip()
    assert (play.gained(0), play.gained(1), play.supply(1)) == (0, 4, 7)


def test_river_e7_a_road_during_the_river_phase() -> None:
    # the road on the river tile meets one that lies there, and is completed while river tiles are still to come
    scene = river().lay("A rfff", (1, 1)).stand(1, "follower", (1, 1), "road@N")
    play = scene.start("RD", "RB", "U").tile((1, 0), "cvrv").skip()
    assert (play.gained(1, "road"), play.supply(1)) == (2, 7)
    assert play.decision.tile == "RB"


def monastery_by_the_river(*missing: tuple[int, int]) -> Scenario:
    """The river monastery at (1, 0) with its eight neighbours but those named."""
    scene = river().lay("RE fvrv", (1, 0)).lay("RB fffv", (2, 0)).stand(1, "follower", (1, 0), "monastery")
    scene.lay("A rfff", (1, 1))
    for at in ((0, -1), (1, -1), (2, -1), (0, 1), (2, 1)):
        if at not in missing:
            scene.lay("B ffff", at)
    return scene


@pytest.mark.parametrize(("missing", "points"), [([], 9), ([(2, 1)], 0)])
def test_river_e8_a_monastery_on_a_river_tile(missing: list[tuple[int, int]], points: int) -> None:
    """RIVER-E8, RIVER-13: river tiles, source and lake are neighbours like any other."""
    play = monastery_by_the_river((2, -1), *missing).start("B", "B").tile((2, -1), "ffff").skip()
    assert play.gained(1, "monastery") == points


def banks() -> Scenario:
    """A stretch of river with farmers on both banks, red on the left, twice, and blue on the right; the lake is to come."""
    scene = Scenario("fields", "river").lay("RG fvfv", (1, 0)).lay("RG fvfv", (2, 0)).lay("B ffff", (1, -1))
    scene.lay("E ffcf", (1, 1)).lay("E cfff", (1, 2))
    scene.stand(0, "follower", (1, 0), "field@NL").stand(0, "follower", (1, -1), "field@NL")
    return scene.stand(1, "follower", (1, 0), "field@ER")


def test_river_e9_banks_are_two_fields() -> None:
    end = banks().start()
    assert (end.gained(0, "field"), end.gained(1, "field")) == (0, 3)


def test_river_e9_until_they_join_round_the_lake() -> None:
    end = banks().lay("RB fffv", (3, 0)).start()
    assert (end.gained(0, "field"), end.gained(1, "field")) == (3, 0)


@pytest.mark.parametrize(("left", "second"), [(("RF", "RG", "RB", "U"), "RG"), (("RF", "RB", "U"), "RB")])
def test_river_e10_the_builder_in_the_river_phase(left: tuple[str, ...], second: str) -> None:
    # a way on land leads from one bridge to the next
    scene = river("traders_builders").lay("RF rvrv", (1, 0)).lay("V frrf", (1, -1)).lay("V ffrr", (2, -1))
    scene.stand(0, "follower", (1, 0), "road@N").stand(0, "builder", (1, -1), "road@E")
    play = scene.start(*left).tile((2, 0), "rvrv").skip()
    assert play.asked() == (0, "draw")
    play.draw()
    assert [e.tile for e in play.happened(Drawn)] == [second]
    assert play.asked() == (0, "tile")


def test_river_e10_after_the_lake_the_ordinary_pile() -> None:
    scene = river("traders_builders").lay("RF rvrv", (1, 0)).lay("RB fffv", (2, 0))
    scene.stand(0, "follower", (1, 0), "road@N").stand(0, "builder", (1, 0), "road@N")
    play = scene.start("U", "W", "U").tile((1, -1), "rfrf").skip().draw()
    assert play.decision.tile == "W"


def test_river_e11_no_abbey_in_the_river_phase() -> None:
    scene = river("abbey_mayor")
    for at in ((9, 8), (10, 9), (9, 10), (8, 9)):
        scene.lay("B ffff", at)
    play = scene.start("RB", "U", "U")
    assert play.asked() == (0, "tile")
    assert play.refusal(PlaceAbbey((9, 9))) == "wrong_kind"
    play.tile((1, 0), "fffv").skip()
    assert play.asked() == (1, "draw")  # the lake lies
    assert play.offers("abbey") == [{"do": "abbey", "at": [9, 9]}]
