"""FIELD-1 to FIELD-7 and the worked examples BASE-X11 to BASE-X13."""

from __future__ import annotations

import pytest

from bot.tile_game.rules.figures import Deploy
from bot.tile_game.rules.moves import Completed, Returned
from tests.tile_game.scenario import Scenario


def test_field_1_a_field_ends_at_roads_cities_rivers_and_the_edge_of_the_map() -> None:
    scene = Scenario("fields", "river").lay("U frfr", (0, 0)).lay("G cfcf", (0, 5)).lay("RG fvfv", (0, 9))
    play = scene.start("U", "U")
    assert play.feature((0, 0), "field@NL") != play.feature((0, 0), "field@ER")
    assert play.feature((0, 5), "field@EL") != play.feature((0, 5), "field@WL")
    assert play.feature((0, 9), "field@NL") != play.feature((0, 9), "field@ER")


def test_field_1_a_field_is_never_completed() -> None:
    """FIELD-1, FIELD-3: the small field inside a ring of road has no way out, and the farmer stays."""
    scene = Scenario("fields").lay("V frrf", (0, 0)).lay("V ffrr", (1, 0)).lay("V rrff", (0, 1))
    play = scene.stand(0, "follower", (0, 0), "field@ER").start("V", "V", "U").tile((1, 1), "rffr").skip()
    assert [e.feature for e in play.happened(Completed)] == ["road"]
    assert play.happened(Returned) == []
    assert (play.gained(0), play.supply(0)) == (0, 6)


@pytest.mark.parametrize("seat", [0, 1])
def test_field_2_a_farmer_needs_a_whole_field_without_anyone(seat: int) -> None:
    scene = Scenario("fields").lay("U frfr", (0, 0)).lay("U frfr", (1, 0)).stand(seat, "follower", (0, 0), "field@NL")
    play = scene.start("U", "U").tile((2, 0), "frfr")
    assert play.places() == {"road@E", "field@ER"}
    assert play.refusal(Deploy("follower", "field@NL")) == "occupied"


def test_field_2_only_with_the_module() -> None:
    play = Scenario().lay("U frfr", (0, 0)).start("U", "U").tile((1, 0), "frfr")
    assert play.places() == {"road@E"}
    assert play.refusal(Deploy("follower", "field@NL")) == "figure_not_there"


def test_field_3_a_farmer_stays_to_the_end() -> None:
    scene = (
        Scenario("fields").lay("E cfff", (0, 0)).stand(0, "follower", (0, 0), "field@EL").stand(0, "follower", (0, 0), "city@N")
    )
    play = scene.start("E", "E", "E").tile((0, -1), "ffcf").skip()
    assert [(e.at, e.on) for e in play.happened(Returned)] == [((0, 0), "city@N")]
    assert play.gained(0, "field") == 0  # not before the end
    assert play.supply(0) == 6


def pairs(count: int) -> Scenario:
    """Completed cities of two tiles side by side; one field runs south of them, another north."""
    scene = Scenario("fields", seats=4)
    for x in range(count):
        scene.lay("E cfff", (x, 0)).lay("E ffcf", (x, -1))
    return scene


@pytest.mark.parametrize("cities", [0, 1, 2, 4])
def test_field_4_three_points_for_each_completed_city(cities: int) -> None:
    scene = pairs(cities).lay("B ffff", (cities, 0)).lay("B ffff", (cities + 1, 0))  # more tiles bring no more points
    end = scene.stand(2, "follower", (cities, 0), "field@NL").start()
    assert [end.gained(seat, "field") for seat in range(4)] == [0, 0, 3 * cities, 0]


def test_field_5_each_city_once_however_many_segments_touch_it() -> None:
    # a city of three tiles lies along the field with each of them
    scene = Scenario("fields").lay("E fcff", (0, 0)).lay("G fcfc", (1, 0)).lay("E fffc", (2, 0))
    end = scene.stand(0, "follower", (1, 0), "field@SL").start()
    assert end.gained(0, "field") == 3


def test_field_6_a_city_counts_for_every_field_that_borders_it() -> None:
    end = pairs(1).stand(0, "follower", (0, 0), "field@EL").stand(1, "follower", (0, -1), "field@NL").start()
    assert [end.gained(seat) for seat in range(4)] == [3, 3, 0, 0]


def test_field_6_one_player_may_own_both_fields() -> None:
    end = pairs(1).stand(0, "follower", (0, 0), "field@EL").stand(0, "follower", (0, -1), "field@NL").start()
    assert end.gained(0) == 6


def test_field_7_an_unfinished_city_gives_nothing() -> None:
    end = Scenario("fields").lay("E cfff", (0, 0)).stand(0, "follower", (0, 0), "field@EL").start()
    assert end.gained(0) == 0


def test_base_x11_a_field_shared() -> None:
    scene = pairs(3).lay("E cfff", (3, 0)).stand(0, "follower", (0, 0), "field@EL").stand(1, "follower", (3, 0), "field@EL")
    end = scene.start()
    assert [end.gained(seat) for seat in range(4)] == [9, 9, 0, 0]


def test_base_x12_majority_on_a_field() -> None:
    scene = pairs(4).stand(0, "follower", (0, 0), "field@EL").stand(1, "follower", (3, 0), "field@EL")
    scene.stand(2, "follower", (0, -1), "field@NL").stand(2, "follower", (1, -1), "field@NL").stand(
        3, "follower", (3, -1), "field@NL"
    )
    end = scene.start()
    assert [end.gained(seat) for seat in range(4)] == [12, 12, 12, 0]


def test_base_x13_a_small_field() -> None:
    end = pairs(2).stand(3, "follower", (0, 0), "field@EL").start()
    assert [end.gained(seat) for seat in range(4)] == [0, 0, 0, 6]
