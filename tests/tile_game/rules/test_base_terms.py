"""BASE-1 to BASE-10: tiles, segments, features and who owns them."""

from __future__ import annotations

import pytest

from bot.tile_game.expansions.base import rules as base
from bot.tile_game.rules.tile_sets import CITY, ROAD, SIDES
from tests.tile_game.scenario import Scenario

TILES = base.TILES.tiles


def test_base_1_each_edge_shows_exactly_one_terrain() -> None:
    for tile in TILES:
        for side, letter in zip(SIDES, tile.sides, strict=True):
            reached = [s.kind for s in tile.segments if s.kind in (CITY, ROAD) and side in s.at]
            assert reached == {"c": [CITY], "r": [ROAD], "f": []}[letter], tile.id
        assert {s.kind for s in tile.segments} <= {"city", "road", "field", "monastery", "garden"}


def test_base_2_a_road_edge_has_a_field_half_on_each_side() -> None:
    for tile in TILES:
        for side, letter in zip(SIDES, tile.sides, strict=True):
            left, right = ([i for i, s in enumerate(tile.segments) if half in s.at] for half in (side + "L", side + "R"))
            if letter == "r":
                assert len(left) == len(right) == 1
                assert (left == right) == (tile.id == "A")  # only there the field goes round the end of the road
        assert all(s.at == () for s in tile.segments if s.kind in ("monastery", "garden"))


def test_base_3_a_field_borders_only_cities_of_its_own_tiles() -> None:
    # the corner field in the bend of J lies on a tile with a completed city, but does not border it
    scene = Scenario("fields").lay("E ffcf", (0, -1)).lay("J crrf", (0, 0)).lay("B ffff", (5, 5))
    scene.stand(0, "follower", (0, 0), "field@ER").stand(1, "follower", (0, 0), "field@EL")
    end = scene.start()
    assert (end.gained(0), end.gained(1)) == (0, 3)


def test_base_4_a_feature_is_all_that_is_connected() -> None:
    scene = Scenario("fields").lay("U frfr", (0, 0)).lay("U frfr", (1, 0)).lay("A fffr", (2, 0)).lay("B ffff", (2, 1))
    play = scene.start("U", "U")
    road = play.feature((0, 0), "road@E")
    assert road.segments == (((0, 0), "road@E"), ((1, 0), "road@E"), ((2, 0), "road@W"))
    north, south = play.feature((0, 0), "field@NL"), play.feature((0, 0), "field@ER")
    assert north.segments == south.segments  # round the end of the road
    assert len(south.segments) == 6
    assert play.feature((2, 0), "monastery").segments == (((2, 0), "monastery"),)
    assert play.feature((2, 1), "monastery").segments == (((2, 1), "monastery"),)


def test_base_5_corners_connect_nothing() -> None:
    scene = Scenario().lay("E fcff", (0, 0)).lay("E fffc", (1, 1)).lay("I ccff", (5, 5))
    play = scene.start("E")
    assert play.feature((0, 0), "city@E").segments == (((0, 0), "city@E"),)
    assert play.feature((5, 5), "city@N") != play.feature((5, 5), "city@E")


def test_base_5_segments_of_one_tile_are_joined_only_through_other_tiles() -> None:
    scene = Scenario().lay("I ccff", (0, 1)).lay("N fccf", (0, 0)).lay("N cffc", (1, 1))
    play = scene.start("N", "N")
    assert play.feature((0, 1), "city@N") != play.feature((0, 1), "city@E")
    play.tile((1, 0), "ffcc")
    assert play.feature((0, 1), "city@N") == play.feature((0, 1), "city@E")


def test_base_6_an_edge_is_open_while_no_tile_lies_behind_it() -> None:
    scene = Scenario().lay("G cfcf", (0, 0)).lay("E cfff", (0, 1))
    play = scene.start("E", "E")
    assert play.feature((0, 0), "city@N").open == 1
    play.tile((0, -1), "ffcf")
    assert play.feature((0, 0), "city@N").open == 0


@pytest.mark.parametrize(("tile", "shields"), [("N", 0), ("M", 1)])
def test_base_7_tiles_are_counted_once_and_shields_on_all_segments(tile: str, shields: int) -> None:
    scene = Scenario().lay("I ccff", (0, 1)).lay("N fccf", (0, 0)).lay("N cffc", (1, 1)).lay(f"{tile} ffcc", (1, 0))
    city = scene.start("N").feature((0, 1), "city@N")
    assert len(city.segments) == 5  # two of them on one tile
    assert city.tiles == 4
    assert city.terms.get("shields", 0) == shields


@pytest.mark.parametrize("seat", [0, 1])
def test_base_8_any_figure_occupies_a_feature_ones_own_too(seat: int) -> None:
    scene = Scenario().lay("G cfcf", (0, 0)).lay("E cfff", (0, 1)).stand(seat, "follower", (0, 1), "city@N")
    play = scene.start("D", "D").tile((0, -1), "frcr")
    assert play.places() == {"road@E"}


def three_in_a_city(*seats: int) -> Scenario:
    """A city of four tiles that lacks its northern end, with a knight on each tile for each seat named."""
    scene = Scenario("fields", seats=3)
    for y, tile in enumerate(("G cfcf", "G cfcf", "E cfff")):
        scene.lay(tile, (0, y))
    for y, seat in enumerate(seats):
        scene.stand(seat, "follower", (0, y), "city@N")
    return scene


@pytest.mark.parametrize(
    ("seats", "owners"), [((1,), {1}), ((1, 1, 2), {1}), ((2, 1), {1, 2}), ((0, 1, 2), {0, 1, 2}), ((), set())]
)
def test_base_9_the_highest_weight_owns(seats: tuple[int, ...], owners: set[int]) -> None:
    play = three_in_a_city(*seats).start("E", "E").tile((0, -1), "ffcf").skip()
    assert {seat for seat in range(3) if play.gained(seat, "city")} == owners
    assert all(play.gained(seat, "city") == 8 for seat in owners)


def test_base_10_one_piece_is_highwayman_knight_monk_or_farmer_by_its_place() -> None:
    scene = Scenario("fields").lay("U rfrf", (0, 0)).lay("G cfcf", (1, 0))
    play = scene.start("A", "E", "U")
    assert play.tile((0, -1), "ffrf").places() == {"road@S", "field@NL", "monastery"}
    play.figure("follower", "road@S")
    assert play.tile((1, -1), "ffcf").places() == {"city@S", "field@NL"}
    assert (play.supply(0), play.supply(1)) == (6, 7)
