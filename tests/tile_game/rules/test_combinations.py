"""COMBO-1 to COMBO-14: majorities, builder and abbey beside other modules."""

from __future__ import annotations

import pytest

from bot.tile_game.expansions.abbey_mayor.rules import PlaceAbbey
from bot.tile_game.expansions.abbot.rules import Retrieve
from bot.tile_game.expansions.king_robber.rules import KING_ROBBER, TokenTaken
from bot.tile_game.expansions.traders_builders.rules import DoubleTurn, GoodsTaken
from bot.tile_game.rules.moves import TurnBegan
from bot.tile_game.rules.tile_sets import CITY, ROAD
from tests.tile_game.scenario import Scenario

R, B, Y = range(3)
AM, TB, INNS, KR = "abbey_mayor", "traders_builders", "inns_cathedrals", "king_robber"
HOLE = {(0, -1): "B ffff", (1, 0): "B ffff", (0, 1): "B ffff", (-1, 0): "B ffff"}


def hole(scene: Scenario, around: dict[tuple[int, int], str] | None = None, x: int = 0, y: int = 0) -> Scenario:
    """An empty cell between four monasteries, some of them replaced by other tiles (places as seen from it)."""
    for at, tile in (HOLE | (around or {})).items():
        scene.lay(tile, (x + at[0], y + at[1]))
    return scene


def city_of_four(shields: int, *figures: tuple[int, str]) -> Scenario:
    """A city of four tiles that lacks its northern end, with these figures and this many shields."""
    scene = Scenario("fields", INNS, AM, seats=3).lay("E cfff", (0, 2))
    for y in (0, 1):
        scene.lay("F cfcf" if y < shields else "G cfcf", (0, y))
    for n, (seat, figure) in enumerate(figures):
        scene.stand(seat, figure, (0, min(n, 2)), "city@N")
    return scene


BIG, ONE, MAYOR, WAGON = "big_follower", "follower", "mayor", "wagon"


@pytest.mark.parametrize(
    ("shields", "figures", "owners"),
    [
        (0, [(R, BIG), (B, ONE)], {R}),
        (0, [(R, BIG), (B, ONE), (B, ONE)], {R, B}),
        (0, [(R, BIG), (B, ONE), (B, WAGON), (B, ONE)], {B}),
        (0, [(R, WAGON), (B, ONE)], {R, B}),
        (0, [(R, MAYOR)], set()),
        (0, [(R, MAYOR), (B, ONE)], {B}),
        (1, [(R, MAYOR), (B, ONE)], {R, B}),
        (2, [(R, MAYOR), (B, ONE)], {R}),
        (2, [(R, MAYOR), (B, BIG)], {R, B}),
        (2, [(R, MAYOR), (R, ONE), (B, BIG), (Y, WAGON)], {R}),
    ],
)
def test_combo_1_majority(shields: int, figures: list[tuple[int, str]], owners: set[int]) -> None:
    play = city_of_four(shields, *figures).start("E", "U").tile((0, -1), "ffcf").skip()
    assert [play.gained(seat, "city") for seat in (R, B, Y)] == [(8 + 2 * shields) * (seat in owners) for seat in (R, B, Y)]


@pytest.mark.parametrize("figure", [MAYOR, WAGON])
def test_combo_2_mayor_or_wagon_are_enough_for_a_builder(figure: str) -> None:
    scene = Scenario("fields", TB, AM).lay("G cfcf", (0, 0)).stand(R, figure, (0, 0), "city@N")
    play = scene.start("G", "B", "G", "G", "G").tile((0, 1), "cfcf")
    assert play.places("builder") == {"city@N"}
    play.figure("builder", "city@N").tile((1, 0), "ffff").skip().tile((0, 2), "cfcf").skip()
    assert play.asked() == (R, "draw")  # he stays, and is triggered
    assert play.supply(R, "builder") == 0


@pytest.mark.parametrize(("drive", "left"), [(True, 0), (False, 1)])
def test_combo_3_the_builder_goes_home_though_the_wagon_moves_on(drive: bool, left: int) -> None:
    scene = Scenario("fields", TB, AM).lay("W frrr", (0, 0)).lay("U frfr", (1, 0)).lay("U frfr", (1, 1))
    scene.stand(R, "wagon", (0, 0), "road@E").stand(R, "builder", (1, 0), "road@E")
    play = scene.start("W", "U", "U").tile((2, 0), "frrr").skip()
    assert (play.gained(R, "road"), play.supply(R, "builder")) == (3, 1)
    assert play.asked() == (R, "wagon")
    play = play.wagon((1, 1), "road@E") if drive else play.skip()
    assert play.supply(R, "wagon") == left
    assert play.asked() == (R, "draw")  # the second part that the builder earned


def builder_and_hole() -> Scenario:
    """Red's builder on a road that leads into the hole at (0, 0)."""
    scene = hole(Scenario("fields", TB, AM), {(-1, 0): "U frfr"}).lay("W frrr", (-2, 0))
    return scene.stand(R, "follower", (-2, 0), "road@E").stand(R, "builder", (-1, 0), "road@E")


def test_combo_4_an_abbey_extends_nothing() -> None:
    play = builder_and_hole().start("U", "U").abbey((0, 0)).skip()
    assert play.happened(DoubleTurn) == []
    assert (play.gained(R, "road"), play.supply(R, "builder")) == (2, 1)
    assert play.asked() == (B, "tile")


def builder_road(*, abbey: bool = True) -> Scenario:
    """Red's builder waits at (1, 0); far away is a hole."""
    scene = Scenario("fields", TB, AM).lay("U frfr", (0, 0)).lay("U frfr", (1, 0))
    scene.stand(R, "follower", (0, 0), "road@E").stand(R, "builder", (1, 0), "road@E")
    return hole(scene, x=9, y=9) if abbey else scene


def test_combo_4_the_abbey_in_the_second_part() -> None:
    play = builder_road().start("U", "U").draw().tile((2, 0), "frfr").skip()
    assert {o["do"] for o in play.offers()} == {"abbey", "draw", "skip"}
    play.abbey((9, 9)).figure("follower", "monastery")
    assert play.supply(R) == 5
    assert play.asked() == (B, "tile")


def test_combo_5_the_last_tile_triggers_and_only_the_abbey_can_be_placed() -> None:
    play = builder_road().start("U").draw().tile((2, 0), "frfr").skip()
    assert play.asked() == (R, "draw")
    assert {o["do"] for o in play.offers()} == {"abbey", "skip"}
    play.abbey((9, 9)).skip()
    assert play.game.decision is None  # no further hole, so nobody is asked in the round


def test_combo_5_otherwise_it_is_omitted() -> None:
    play = builder_road(abbey=False).start("U").tile((2, 0), "frfr").skip()
    assert play.game.decision is None
    assert play.happened(TurnBegan) == []


def test_combo_5_then_the_round_begins_to_the_left() -> None:
    play = builder_road().start("U").draw().tile((2, 0), "frfr").skip().skip()
    assert play.asked() == (B, "draw")
    play.skip()
    assert play.asked() == (R, "draw")  # who declined in the second part is asked once more, as the last of the round


def test_combo_6_placed_in_the_first_part_and_not_taken_back_in_the_second() -> None:
    scene = Scenario("fields", "abbot", TB).lay("U frfr", (0, 0)).lay("U frfr", (1, 0))
    scene.stand(R, "follower", (0, 0), "road@E").stand(R, "builder", (1, 0), "road@E")
    play = scene.start("Ug", "U", "U").tile((2, 0), "frfr").figure("abbot", "garden").draw().tile((3, 0), "frfr")
    assert play.refusal(Retrieve((2, 0))) == "wrong_kind"


def test_combo_7_the_second_part_draws_from_the_river_first() -> None:
    """COMBO-7, RIVER-E10: while the river pile is not empty."""
    scene = Scenario("fields", "river", TB).lay_start().lay("RF rvrv", (1, 0)).lay("V frrf", (1, -1)).lay("V ffrr", (2, -1))
    scene.stand(R, "follower", (1, 0), "road@N").stand(R, "builder", (1, -1), "road@E")
    play = scene.start("RF", "RB", "U", "U").tile((2, 0), "rvrv").skip().draw()
    assert play.decision.tile == "RB"
    play.tile((3, 0), "fffv").skip()
    assert (play.asked(), play.decision.tile) == ((B, "tile"), "U")


def closing_hole(*modules: str) -> Scenario:
    """An abbey at (0, 0) closes a city with wine, on two tiles, and a road of two tiles, both blue's."""
    around = {(1, 0): "HQ fcfc", (-1, 0): "U frfr"}
    scene = hole(Scenario("fields", AM, TB, KR, *modules), around).lay("E fffc", (2, 0)).lay("W frrr", (-2, 0))
    return scene.stand(B, "follower", (1, 0), "city@E").stand(B, "follower", (-1, 0), "road@E")


def test_combo_8_placer_of_the_abbey_completes() -> None:
    """COMBO-8, COMBO-10: goods, king and robber go to him; the sizes do not count the abbey; the features count at the end."""
    play = closing_hole().start("B", "B").abbey((0, 0)).skip()
    assert (play.gained(R), play.gained(B, "city"), play.gained(B, "road")) == (0, 4, 2)
    assert play.happened(GoodsTaken) == [GoodsTaken(R, "wine", 1)]
    assert play.happened(TokenTaken) == [TokenTaken(R, "king", 2), TokenTaken(R, "robber", 2)]
    races = KING_ROBBER.of(play.game).by_kind
    assert [(races[kind].record, races[kind].completed) for kind in (CITY, ROAD)] == [(2, 1), (2, 1)]
    assert (play.forecast(R, "king"), play.forecast(R, "robber")) == (1, 1)


def test_combo_9_inn_and_cathedral_count_when_an_abbey_closes() -> None:
    around = {(1, 0): "EK cccc", (-1, 0): "EB frfr"}
    scene = hole(Scenario("fields", AM, INNS), around).lay("E fffc", (2, 0)).lay("E ffcf", (1, -1)).lay("E cfff", (1, 1))
    scene.lay("W frrr", (-2, 0)).stand(B, "follower", (2, 0), "city@W").stand(B, "follower", (-2, 0), "road@E")
    play = scene.start("B", "B").abbey((0, 0)).skip()
    assert (play.gained(B, "city"), play.gained(B, "road")) == (3 * 4, 2 * 2)


def test_combo_10_an_abbey_between_two_sides_of_one_city_adds_nothing() -> None:
    # the city comes to the hole from the north and from the east
    around = {(0, -1): "N fccf", (1, 0): "N cffc"}
    scene = hole(Scenario("fields", AM, KR), around).lay("N ffcc", (1, -1)).stand(B, "follower", (1, 0), "city@N")
    play = scene.start("B", "B").abbey((0, 0)).skip()
    assert play.happened(TokenTaken) == [TokenTaken(R, "king", 3)]
    assert play.gained(B) == 6


def test_combo_11_the_abbey_waits_for_the_lake_and_may_lie_among_river_tiles() -> None:
    scene = Scenario("fields", "river", AM).lay_start().lay("RJ ffvv", (1, 0)).lay("RJ vvff", (1, 1)).lay("RJ ffvv", (2, 1))
    for at in ((2, -1), (3, 0)):
        scene.lay("B ffff", at)
    play = scene.start("RB", "B", "B")
    assert play.refusal(PlaceAbbey((2, 0))) == "wrong_kind"
    play.tile((2, 2), "vfff").skip()
    assert play.offers("abbey") == [{"do": "abbey", "at": [2, 0]}]


def test_combo_12_the_abbot_on_an_abbey() -> None:
    scene = hole(Scenario("fields", "abbot", AM))
    play = scene.start("B", "B", "B", "B").abbey((0, 0)).figure("abbot", "monastery")
    assert play.forecast(R, "monastery") == 1 + 4
    play.tile((1, 1), "ffff").skip().tile((2, 1), "ffff").do(Retrieve((0, 0)))
    assert (play.gained(R, "monastery"), play.supply(R, "abbot")) == (6, 1)


def test_combo_12_scored_when_surrounded() -> None:
    scene = Scenario("fields", "abbot", AM).lay_around((0, 0), (1, 1))
    play = scene.start("E", "E", "B").abbey((0, 0)).figure("abbot", "monastery").tile((1, 1), "ffcf").skip()
    assert (play.gained(R, "monastery"), play.supply(R, "abbot")) == (9, 1)


@pytest.mark.parametrize("tile", ["D crfr", "RG vfvf", "abbey ****"])
def test_combo_13_start_tile_river_tiles_and_abbeys_are_neighbours(tile: str) -> None:
    scene = Scenario("fields", "river", AM, "abbot").lay("B ffff", (0, 0)).stand(R, "follower", (0, 0), "monastery")
    scene.lay("Eg cfff", (2, 0)).stand(B, "abbot", (2, 0), "garden")
    end = scene.lay(tile, (1, 1)).start()
    assert (end.gained(R, "monastery"), end.gained(B, "garden")) == (2, 2)


@pytest.mark.parametrize(("figures", "owners"), [([(R, MAYOR), (B, ONE)], {R}), ([(R, MAYOR), (B, BIG)], {R, B})])
def test_combo_14_mayor_in_a_city_with_a_cathedral(figures: list[tuple[int, str]], owners: set[int]) -> None:
    def city() -> Scenario:
        scene = (
            Scenario("fields", INNS, AM)
            .lay("EK cccc", (0, 0))
            .lay("F fcfc", (1, 0))
            .lay("F fcfc", (-1, 0))
            .lay("E ffcf", (0, -1))
        )
        scene.lay("E fcff", (-2, 0)).lay("E fffc", (2, 0))
        for n, (seat, figure) in enumerate(figures):
            scene.stand(seat, figure, ((1, 0), (-1, 0))[n], "city@E")
        return scene

    play = city().start("E", "B").tile((0, 1), "cfff").skip()
    assert [play.gained(seat, "city") for seat in (R, B)] == [3 * (7 + 2) * (seat in owners) for seat in (R, B)]
    assert [city().start().gained(seat) for seat in (R, B)] == [0, 0]
