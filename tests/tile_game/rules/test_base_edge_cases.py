"""BASE-E3 to BASE-E19 and the examples of completion BASE-X1 to BASE-X6, BASE-X15, BASE-X16."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec import structs

from bot.tile_game.expansions.base.rules import TILES, Base
from bot.tile_game.rules.figures import Deploy
from bot.tile_game.rules.moves import Completed
from bot.tile_game.rules.ruleset import ruleset
from bot.tile_game.rules.tile_sets import Segment
from tests.tile_game.scenario import Scenario


def test_base_e3_one_tile_completes_two_cities_and_a_road() -> None:
    scene = Scenario("fields").lay("E ffcf", (0, -1)).lay("S cccr", (1, 0)).lay("W frrr", (-1, 0)).lay("E cfff", (5, 5))
    scene.stand(0, "follower", (0, -1), "city@S").stand(0, "follower", (-1, 0), "road@E").lay("B ffff", (0, 1))
    play = scene.start("D", "E").tile((0, 0), "crfr").skip()
    assert (play.gained(0, "city"), play.gained(0, "road"), play.supply(0)) == (4, 3, 7)


def test_base_e3_two_cities_are_scored_separately() -> None:
    scene = Scenario("fields").lay("E ffcf", (0, -1)).lay("E cfff", (0, 1))
    scene.stand(0, "follower", (0, -1), "city@S").stand(1, "follower", (0, 1), "city@N")
    play = scene.start("H", "E").tile((0, 0), "cfcf").skip()
    assert (play.gained(0), play.gained(1)) == (4, 4)
    both = Scenario("fields").lay("E ffcf", (0, -1)).lay("E cfff", (0, 1))
    both.stand(0, "follower", (0, -1), "city@S").stand(0, "follower", (0, 1), "city@N")
    play = both.start("H", "E").tile((0, 0), "cfcf").skip()
    assert [e.tiles for e in play.happened(Completed)] == [2, 2]
    assert play.gained(0) == 8


@pytest.mark.parametrize(("tile", "points"), [("N", 8), ("M", 10)])
def test_base_e4_a_city_joined_to_itself_stays_one(tile: str, points: int) -> None:
    scene = Scenario("fields").lay("N fccf", (0, 0)).lay("N cffc", (1, 1)).lay("N ccff", (0, 1))
    scene.stand(0, "follower", (0, 0), "city@E").stand(1, "follower", (1, 1), "city@N").stand(1, "follower", (0, 1), "city@N")
    play = scene.start(tile, "V").tile((1, 0), "ffcc").skip()
    assert [e.tiles for e in play.happened(Completed)] == [4]
    assert (play.gained(0), play.gained(1)) == (0, points)


def test_base_e5_two_segments_of_one_tile_in_one_city() -> None:
    # EP has a city in the north, and one in the east and south that has a shield
    scene = (
        Scenario("fields", "inns_cathedrals")
        .lay("EP cccf", (0, 1))
        .lay("M fccf", (0, 0))
        .lay("N cffc", (1, 1))
        .lay("E cfff", (0, 2))
    )
    play = scene.stand(1, "follower", (0, 0), "city@E").start("N", "E").tile((1, 0), "ffcc").skip()
    # tiles (0,0) (1,0) (1,1) (0,1) (0,2), shields on M and EP
    assert play.gained(1) == 2 * 5 + 2 * 2


def test_base_e6_a_loop_that_is_claimed_when_it_closes() -> None:
    scene = Scenario("fields").lay("V frrf", (0, 0)).lay("V ffrr", (1, 0)).lay("V rrff", (0, 1))
    play = scene.start("V", "U").tile((1, 1), "rffr").figure("follower", "road@N")
    assert (play.gained(0, "road"), play.supply(0)) == (4, 7)


def test_base_e7_a_road_that_passes_a_tile_twice_counts_it_once() -> None:
    # two arms of the crossroads are joined by a loop over three curves: four tiles
    scene = Scenario("fields").lay("X rrrr", (0, 0)).lay("V frrf", (0, -1)).lay("V ffrr", (1, -1))
    play = scene.stand(1, "follower", (0, 0), "road@N").start("V", "U").tile((1, 0), "rffr").skip()
    assert play.gained(1) == 4


def ring(west: str) -> Scenario:
    """A city round the empty cell (0, 0); in the west lies a given tile, in the north the last one is missing."""
    scene = Scenario("fields").lay("N fccf", (-1, -1)).lay("N ffcc", (1, -1)).lay("N cffc", (1, 1)).lay("N ccff", (-1, 1))
    return scene.lay("G cfcf", (1, 0)).lay("G fcfc", (0, 1)).lay(west, (-1, 0)).stand(1, "follower", (1, 0), "city@N")


def test_base_e8_a_hole_with_other_terrain_does_not_matter() -> None:
    play = ring("G cfcf").start("G", "U").tile((0, -1), "fcfc").skip()
    assert play.gained(1, "city") == 16


def test_base_e8_a_city_edge_towards_the_hole_keeps_it_unfinished() -> None:
    play = ring("R cccf").start("G", "U", "U").tile((0, -1), "fcfc").skip()
    assert (play.gained(1), play.supply(1)) == (0, 6)
    assert play.feature((0, 1), "city@E").open == 1


def test_base_e9_a_field_touching_a_city_often_counts_it_once() -> None:
    # the field inside the ring touches the city on four tiles
    scene = ring("G cfcf").lay("G fcfc", (0, -1)).lay("B ffff", (0, 0))
    inside = scene.stand(0, "follower", (0, 0), "field@NL").start()
    assert inside.gained(0, "field") == 3


def test_base_e9_outside_the_ring_too() -> None:
    scene = ring("G cfcf").lay("G fcfc", (0, -1))
    for x in (-1, 0, 1):
        scene.lay("B ffff", (x, -2))
    outside = scene.stand(0, "follower", (0, -2), "field@NL").start()
    assert outside.gained(0, "field") == 3


@pytest.fixture
def fresh_rules() -> Iterator[None]:
    """Rules compiled for one test alone."""
    ruleset.cache_clear()
    yield
    ruleset.cache_clear()


@pytest.mark.usefixtures("fresh_rules")
def test_base_e10_a_road_with_both_ends_on_one_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    # no tile has such a road, so one gets it for this test
    tiles = tuple(
        structs.replace(tile, segments=(Segment("road"), *tile.segments)) if tile.id == "B" else tile for tile in TILES.tiles
    )
    monkeypatch.setattr(Base, "tile_set", structs.replace(TILES, tiles=tiles))
    play = Scenario("fields").lay("U frfr", (0, 0)).start("B", "U").tile((0, 1), "ffff").figure("follower", "road@-")
    assert (play.gained(0, "road"), play.supply(0)) == (1, 7)


def test_base_e11_one_tile_is_the_eighth_neighbour_of_two_monasteries() -> None:
    """BASE-E11, BASE-E17: two monasteries side by side, each counts the other's tile and nothing else happens between them."""
    scene = Scenario("fields").lay("B ffff", (0, 0)).lay_around((0, 0), (1, 0), (0, -1), (1, -1), (1, 1)).lay("B ffff", (1, 0))
    for at, sides in (((1, -1), "cfff"), ((2, -1), "cfff"), ((2, 0), "fcff"), ((1, 1), "ffcf"), ((2, 1), "ffcf")):
        scene.lay(f"E {sides}", at)
    scene.stand(0, "follower", (0, 0), "monastery").stand(1, "follower", (1, 0), "monastery")
    play = scene.start("E", "E").tile((0, -1), "cfff").skip()
    assert (play.gained(0, "monastery"), play.gained(1, "monastery")) == (9, 9)
    assert (play.supply(0), play.supply(1)) == (7, 7)


def test_base_e13_joining_and_completing_with_one_tile() -> None:
    scene = Scenario("fields").lay("E fcff", (-1, 0)).lay("E fffc", (1, 0))
    scene.stand(0, "follower", (-1, 0), "city@E").stand(1, "follower", (1, 0), "city@W")
    play = scene.start("G", "E").tile((0, 0), "fcfc")
    assert play.refusal(Deploy("follower", "city@E")) == "occupied"
    play.skip()
    assert (play.gained(0), play.gained(1)) == (6, 6)


def test_base_e14_two_against_two() -> None:
    scene = Scenario("fields").lay("E fcff", (-2, 0)).lay("G fcfc", (-1, 0)).lay("G fcfc", (1, 0)).lay("E fffc", (2, 0))
    for x, seat in ((-2, 0), (-1, 0), (1, 1), (2, 1)):
        scene.stand(seat, "follower", (x, 0), "city@E" if x < 2 else "city@W")
    play = scene.start("F", "E").tile((0, 0), "fcfc").skip()
    assert (play.gained(0), play.gained(1)) == (12, 12)


def test_base_e19_farmers_of_several_players_arise_by_joining() -> None:
    scene = Scenario("fields").lay("E cfff", (0, 0)).lay("E ffcf", (0, -1)).lay("E fcff", (2, 0))
    scene.stand(0, "follower", (0, 0), "field@EL").stand(1, "follower", (2, 0), "field@NL")
    play = scene.start("B", "U").tile((1, 0), "ffff")
    assert play.refusal(Deploy("follower", "field@NL")) == "occupied"
    assert (play.forecast(0, "field"), play.forecast(1, "field")) == (3, 3)


# --- worked examples ---


def test_base_x1_road_of_3() -> None:
    scene = Scenario("fields").lay("W frrr", (0, 0)).lay("U frfr", (1, 0)).stand(0, "follower", (1, 0), "road@E")
    play = scene.start("U", "W", "U").tile((0, -1), "frfr").skip().tile((2, 0), "frrr").skip()
    assert (play.gained(0), play.gained(1), play.supply(0)) == (3, 0, 7)


def test_base_x2_claim_blocked_on_a_road_allowed_in_a_city() -> None:
    scene = Scenario("fields").lay("W frrr", (0, 0)).lay("U frfr", (1, 0)).stand(1, "follower", (1, 0), "road@E")
    play = scene.start("K", "U").tile((2, 0), "cfrr")
    assert play.places() == {"city@N", "field@EL", "field@SR"}
    play.skip()
    assert (play.gained(0), play.gained(1), play.supply(1)) == (0, 0, 6)
    assert play.feature((2, 0), "road@S").open == 1


def test_base_x3_city_of_8() -> None:
    scene = Scenario("fields").lay("E fcff", (0, 0)).lay("M ffcc", (1, 0)).stand(0, "follower", (1, 0), "city@S")
    play = scene.start("E", "U").tile((1, 1), "cfff").skip()
    assert (play.gained(0), play.supply(0)) == (8, 7)


@pytest.mark.parametrize(("missing", "points", "left"), [([], 9, 7), ([(1, -1)], 0, 6)])
def test_base_x4_monastery_of_9(missing: list[tuple[int, int]], points: int, left: int) -> None:
    scene = (
        Scenario("fields").lay("B ffff", (0, 0)).lay_around((0, 0), (1, 0), *missing).stand(0, "follower", (0, 0), "monastery")
    )
    play = scene.start("E", "E").tile((1, 0), "fcff").skip()
    assert (play.gained(0, "monastery"), play.supply(0)) == (points, left)


def test_base_x5_two_highwaymen_on_one_road() -> None:
    scene = Scenario("fields").lay("W frrr", (0, 0)).lay("U frfr", (1, 0)).lay("W frrr", (3, 0))
    for x in range(4):
        scene.lay("E cfff", (x, -1))
    scene.stand(1, "follower", (1, 0), "road@E").stand(0, "follower", (3, 0), "road@W")
    play = scene.start("U", "U").tile((2, 0), "frfr")
    assert not play.places() & {"road@E", "road@W"}
    play.skip()
    assert (play.gained(0), play.gained(1), play.supply(0), play.supply(1)) == (4, 4, 7, 7)


def test_base_x6_three_cities_become_one() -> None:
    scene = Scenario("fields").lay("E fcff", (-1, 0)).lay("E fffc", (1, 0)).lay("E ffcf", (0, -1)).lay("E cfff", (-1, -1))
    scene.lay("E cfff", (1, -1)).stand(1, "follower", (-1, 0), "city@E")
    scene.stand(0, "follower", (1, 0), "city@W").stand(0, "follower", (0, -1), "city@S")
    play = scene.start("Q", "E").tile((0, 0), "ccfc").skip()
    assert (play.gained(0), play.gained(1), play.supply(0), play.supply(1)) == (10, 0, 7, 7)


def test_base_x15_loop_of_4() -> None:
    scene = (
        Scenario("fields")
        .lay("V frrf", (0, 0))
        .lay("V ffrr", (1, 0))
        .lay("V rrff", (0, 1))
        .stand(0, "follower", (0, 0), "road@E")
    )
    assert scene.start("V", "U").tile((1, 1), "rffr").skip().gained(0) == 4


def test_base_x16_three_fields_one_of_them_taken() -> None:
    scene = Scenario("fields").lay("D crfr", (0, 0)).lay("U frfr", (1, 0)).stand(0, "follower", (0, 0), "city@N")
    play = scene.stand(1, "follower", (1, 0), "field@ER").start("W", "U").tile((2, 0), "frrr")
    assert {on for on in play.places() if on.startswith("field")} == {"field@NL", "field@ER"}
    assert len(play.feature((2, 0), "field@NL").segments) == 3
    play.skip()
    assert (play.gained(0), play.gained(1)) == (0, 0)
