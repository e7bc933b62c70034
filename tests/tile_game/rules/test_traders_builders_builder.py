"""Traders & Builders: the builder and his double turn (rules BUILDER-n and their examples). Seat 0 is red, seat 1 is blue."""

from __future__ import annotations

from bot.engine.actions import SKIP
from bot.tile_game.expansions.tower.rules import BuildTier, Capture
from bot.tile_game.expansions.traders_builders.rules import DoubleTurn
from bot.tile_game.rules.figures import Deploy
from bot.tile_game.rules.moves import TurnBegan, Unplaceable
from tests.tile_game.scenario import Play, Scenario

R, B = 0, 1
MODULE = "traders_builders"


def road(*tiles: str, seat: int = R, modules: tuple[str, ...] = ()) -> Scenario:
    """A road from a crossroads at (0, 0) to the open east end of (2, 0); on (1, 0) a highwayman and a builder of one seat."""
    scene = Scenario("fields", MODULE, *modules).lay("W frrr", (0, 0)).lay("U frfr", (1, 0)).lay("U frfr", (2, 0))
    return scene.stand(seat, "follower", (1, 0), "road@E").stand(seat, "builder", (1, 0), "road@E")


def doubled(play: Play) -> list[object]:
    """The double turns that the last action earned."""
    return list(play.happened(DoubleTurn))


def test_builder_1_only_beside_an_own_follower() -> None:
    """BUILDER-1: on a road or city of the tile placed, where an own follower stands on any tile of it."""
    scene = Scenario("fields", MODULE).lay("U frfr", (0, 0)).lay("U frfr", (1, 0)).lay("E ffcf", (2, -1))
    scene.stand(R, "follower", (0, 0), "road@E").stand(B, "follower", (2, -1), "city@S").stand(B, "follower", (1, 0), "road@E")
    play = scene.start("D", "W").tile((2, 0), "crfr")
    assert play.places("builder") == {"road@E"}  # not in the city, where only blue stands
    assert play.refusal(Deploy("builder", "city@N")) == "needs_own_follower"
    play.figure("builder", "road@E")
    assert (play.supply(R, "builder"), play.asked()) == (0, (B, "tile"))


def test_builder_2_never_on_monastery_garden_abbey_or_field() -> None:
    """BUILDER-2: not even on the field of an own farmer."""
    scene = Scenario("fields", "abbot", MODULE, "abbey_mayor").lay("U frfr", (0, 0)).stand(R, "follower", (0, 0), "field@NL")
    play = scene.start("A", "W").tile((1, 0), "fffr")
    assert play.places("builder") == set()
    assert "field@NL" in play.places("pig")
    assert play.refusal(Deploy("builder", "field@NL")) == "figure_not_there"
    assert play.refusal(Deploy("builder", "monastery")) == "figure_not_there"
    scene = Scenario("fields", "abbot", MODULE, "abbey_mayor")
    for at in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        scene.lay("B ffff", at)
    play = scene.start("B", "B").abbey((0, 0))
    assert play.places("builder") == play.places("pig") == set()
    play = Scenario("fields", "abbot", MODULE).lay("B ffff", (0, 0)).start("Ug", "B").tile((1, 0), "rfrf")
    assert play.refusal(Deploy("builder", "garden")) == "figure_not_there"


def test_builder_3_not_in_the_turn_of_the_follower() -> None:
    """BUILDER-3: a road claimed in this turn gets no builder before a tile is placed in a later one."""
    scene = Scenario(MODULE).lay("W frrr", (0, 0))
    play = scene.start("U", "U", "U", "W").tile((1, 0), "frfr")
    assert play.places("builder") == set()
    play.figure("follower", "road@E")
    assert play.asked() == (B, "tile")  # no second figure
    play.tile((0, 1), "rfrf").skip()
    assert play.tile((2, 0), "frfr").places("builder") == {"road@E"}


def test_builder_3_in_the_second_part_he_may_follow() -> None:
    """BUILDER-3: what was claimed in the first part can get the builder in the second."""
    play = road().start("W", "U", "W").tile((3, 0), "frrr")
    play.figure("follower", "road@S").draw().tile((3, 1), "rfrf")
    assert play.places("builder") == {"road@N"}


def test_builder_4_builder_5_tb_x3_extending_gives_a_second_part() -> None:
    """BUILDER-4, BUILDER-5, TB-X3: red extends his road, deploys a farmer, and plays a second part with a new tile."""
    scene = Scenario("fields", MODULE).lay("U frfr", (1, 0)).lay("U frfr", (2, 0))
    scene.stand(R, "follower", (1, 0), "road@E").stand(R, "builder", (1, 0), "road@E")
    play = scene.start("U", "V", "W", "W").tile((3, 0), "frfr")
    assert doubled(play) == [DoubleTurn(R)]
    play.figure("follower", "field@NL")
    assert play.gained(R) == 0
    assert play.happened(TurnBegan) == [TurnBegan(R, 1, 2)]
    assert (play.asked(), play.decision.tile) == ((R, "draw"), None)
    play.draw()
    assert (play.asked(), play.decision.tile) == ((R, "tile"), "V")
    play.tile((4, 0), "ffrr")
    assert "field@SR" in play.places()
    play.figure("follower", "field@SR")
    assert play.asked() == (B, "tile")
    assert (play.supply(R, "builder"), play.supply(R)) == (0, 4)


def test_builder_4_a_city_too_and_completing_at_once() -> None:
    """BUILDER-4: a city's builder, on a tile that extends and completes it."""
    scene = Scenario("fields", MODULE).lay("E ffcf", (0, 0)).lay("G cfcf", (0, 1))
    scene.stand(R, "follower", (0, 0), "city@S").stand(R, "builder", (0, 1), "city@N")
    play = scene.start("E", "W", "E").tile((0, 2), "cfff")
    assert doubled(play) == [DoubleTurn(R)]
    play.skip()
    assert (play.gained(R, "city"), play.asked()) == (6, (R, "draw"))


def test_builder_5_a_second_part_under_all_rules_after_steps_2_to_4() -> None:
    """BUILDER-5: the first part's points are given before the second tile is drawn; the second scores by itself."""
    play = road().start("W", "W", "W").tile((3, 0), "frrr").skip()
    assert play.gained(R, "road") == 4
    play.draw().tile((4, 0), "frrr").figure("follower", "road@W")
    assert play.gained(R, "road") == 2
    assert play.asked() == (B, "tile")


def test_builder_6_tb_x4_tb_e7_the_right_remains_when_he_goes_home() -> None:
    """BUILDER-6, TB-X4, TB-E7: the tile closes the road of three: +3, both return, and both may be used in the second part."""
    scene = Scenario("fields", MODULE).lay("W frrr", (0, 0)).lay("U frfr", (1, 0)).lay("E ffcf", (5, -1))
    scene.stand(R, "follower", (1, 0), "road@E").stand(R, "builder", (1, 0), "road@E")
    scene.stand(R, "follower", (5, -1), "city@S")
    play = scene.start("W", "D", "W").tile((2, 0), "frrr").skip()
    assert play.gained(R, "road") == 3
    assert (play.supply(R), play.supply(R, "builder")) == (6, 1)
    assert play.asked() == (R, "draw")
    play.draw().tile((3, 0), "crfr")
    assert play.places("builder") == set()  # no follower of red's on this tile's features
    assert "road@E" in play.places()
    play = scene.start("W", "D", "W").tile((2, 0), "frrr").skip().draw().tile((5, 0), "crfr")
    assert play.places("builder") == {"city@N"}


def test_builder_7_tb_x5_no_third_part() -> None:
    """BUILDER-7, TB-X5: extending again in the second part earns nothing."""
    play = road().start("U", "U", "W", "W").tile((3, 0), "frfr").skip().draw().tile((4, 0), "frfr")
    assert doubled(play) == []
    play.skip()
    assert play.asked() == (B, "tile")


def test_builder_8_declined_before_drawing_not_after() -> None:
    """BUILDER-8: the second part may be declined; once the tile is drawn it must be placed."""
    play = road().start("U", "W", "W").tile((3, 0), "frfr").skip()
    assert {o["do"] for o in play.offers()} == {"draw", "skip"}
    left = play.game.left()
    play.skip()
    assert (play.asked(), play.game.left()) == ((B, "tile"), left - 1)  # blue draws what red declined
    play = road().start("U", "W", "W").tile((3, 0), "frfr").skip().draw()
    assert {o["do"] for o in play.offers()} == {"tile"}
    assert play.refusal(SKIP) == "wrong_kind"


def test_builder_9_another_player_extends() -> None:
    """BUILDER-9: nothing happens for either."""
    play = road(seat=B).start("U", "W", "W").tile((3, 0), "frfr")
    assert doubled(play) == []
    assert play.skip().asked() == (B, "tile")


def test_builder_4_builder_9_where_the_own_builder_stands_and_nowhere_else() -> None:
    """BUILDER-4, BUILDER-9: red's builder is on the map; the tile extends blue's builder's road, or red's without builder."""
    scene = road().lay("U frfr", (10, 0)).stand(B, "follower", (10, 0), "road@E").stand(B, "builder", (10, 0), "road@E")
    play = scene.start("U", "W", "W").tile((11, 0), "frfr")
    assert doubled(play) == []
    assert play.skip().asked() == (B, "tile")
    scene = road().lay("U frfr", (10, 0)).stand(R, "follower", (10, 0), "road@E")
    play = scene.start("U", "W", "W").tile((11, 0), "frfr")
    assert doubled(play) == []
    assert play.skip().asked() == (B, "tile")


def test_builder_10_he_stays_and_triggers_again() -> None:
    """BUILDER-10: in each later turn, until the road is completed."""
    play = road().start("U", "W", "W", "W", "V", "W", "W")
    play.tile((3, 0), "frfr").skip().skip()
    assert play.supply(R, "builder") == 0
    play.tile((0, 1), "rrfr").skip()
    play.tile((4, 0), "frrr")
    assert doubled(play) == [DoubleTurn(R)]
    play.skip()
    assert (play.asked(), play.supply(R, "builder")) == ((R, "draw"), 1)
    play.draw().tile((5, 0), "frrr").skip()
    play.tile((4, 1), "rrff").skip()
    assert play.asked() == (R, "tile")
    assert doubled(play.tile((5, 1), "rrfr")) == []  # he is at home


def test_builder_11_on_a_feature_just_completed() -> None:
    """BUILDER-11: he may be placed there and returns in step 3 without effect."""
    scene = Scenario("fields", MODULE).lay("W frrr", (0, 0)).lay("U frfr", (1, 0)).stand(R, "follower", (1, 0), "road@E")
    play = scene.start("W", "W", "W").tile((2, 0), "frrr").figure("builder", "road@W")
    assert (play.gained(R, "road"), play.supply(R, "builder"), play.supply(R)) == (3, 1, 7)
    assert doubled(play) == []
    assert play.asked() == (B, "tile")


def test_builder_12_builders_of_several_players_on_one_road() -> None:
    """BUILDER-12: blue's builder beside red's; each has only one."""
    scene = road().stand(B, "follower", (2, 0), "road@E").stand(B, "builder", (2, 0), "road@E")
    play = scene.start("U", "U", "W", "W").tile((3, 0), "frfr")
    assert doubled(play) == [DoubleTurn(R)]
    assert play.places("builder") == set()
    play.skip().skip()
    assert doubled(play.tile((4, 0), "frfr")) == [DoubleTurn(B)]
    scene = Scenario("fields", MODULE).lay("U frfr", (0, 0)).stand(R, "follower", (0, 0), "road@E")
    play = scene.stand(R, "builder", (0, 0), "road@E").stand(B, "follower", (0, 0), "road@E").start("U", "U", "W")
    play.tile((1, 0), "frfr").skip().skip()
    play.tile((2, 0), "frfr").figure("builder", "road@E")
    assert play.supply(B, "builder") == 0


def test_builder_13_tb_e9_the_last_tile() -> None:
    """BUILDER-13, TB-E9: the last tile triggers the double turn, but nothing is left to draw: the game ends."""
    play = road().start("U").tile((3, 0), "frfr")
    assert doubled(play) == [DoubleTurn(R)]
    play.skip()
    assert play.game.decision is None
    assert (play.gained(R, "road"), play.happened(TurnBegan)) == (4, [])


def test_tb_x6_builder_4_abbey_11_combo_4_an_abbey_does_not_extend() -> None:
    """TB-X6, ABBEY-11, COMBO-4: red's abbey closes his builder's road: scored, but no double turn."""
    scene = road(modules=("abbey_mayor",))
    for at in ((3, -1), (4, 0), (3, 1)):
        scene.lay("B ffff", at)
    play = scene.start("W", "W", "W").abbey((3, 0))
    assert doubled(play) == []
    play.skip()
    assert (play.gained(R, "road"), play.supply(R, "builder")) == (3, 1)
    assert play.asked() == (B, "tile")


def test_tb_e4_one_trigger_whatever_else_the_tile_touches() -> None:
    """TB-E4: red's road and blue's city: red's builder alone acts; two segments of one road give one second part."""
    scene = road().lay("E ffcf", (3, -1)).stand(B, "follower", (3, -1), "city@S").stand(B, "builder", (3, -1), "city@S")
    play = scene.start("D", "W", "W", "W").tile((3, 0), "crfr")
    assert doubled(play) == [DoubleTurn(R)]
    play.skip().skip()
    assert play.asked() == (B, "tile")
    scene = Scenario("fields", MODULE).lay("V ffrr", (1, 0)).lay("V rffr", (1, 1)).lay("V rrff", (0, 1))
    scene.stand(R, "follower", (1, 0), "road@S").stand(R, "builder", (1, 0), "road@S")
    play = scene.start("W", "U", "U", "W").tile((0, 0), "frrr")  # its east and south arms both end in the ring
    assert doubled(play) == [DoubleTurn(R)]
    play.skip().draw().tile((-1, 0), "frfr").skip()
    assert play.asked() == (B, "tile")


def test_tb_e4_only_the_own_builder_matters() -> None:
    """TB-E4: the tile extends blue's builder's city and nothing of red's."""
    scene = Scenario("fields", MODULE).lay("E ffcf", (3, -1))
    scene.stand(B, "follower", (3, -1), "city@S").stand(B, "builder", (3, -1), "city@S")
    play = scene.start("D", "W", "W").tile((3, 0), "crfr")
    assert doubled(play) == []
    assert play.skip().asked() == (B, "tile")


def test_tb_e5_joining_with_another_feature_is_an_extension() -> None:
    """TB-E5: the tile joins the builder's road to blue's."""
    scene = road().lay("U frfr", (4, 0)).stand(B, "follower", (4, 0), "road@E")
    assert doubled(scene.start("U", "W", "W").tile((3, 0), "frfr")) == [DoubleTurn(R)]


def test_tb_e6_beside_the_feature_without_continuing_it() -> None:
    """TB-E6: a tile next to the road, or at the crossroads where it ends, is no trigger."""
    play = road().start("U", "W", "W").tile((1, -1), "frfr")
    assert doubled(play) == []
    assert play.skip().asked() == (B, "tile")
    assert doubled(road().start("U", "W", "W").tile((-1, 0), "frfr")) == []


def test_tb_e8_a_builder_just_placed_triggers_from_the_next_turn_on() -> None:
    """TB-E8: placed in step 2 he earns nothing in this turn; in red's next turn he does."""
    scene = Scenario("fields", MODULE).lay("W frrr", (0, 0)).lay("U frfr", (1, 0)).stand(R, "follower", (1, 0), "road@E")
    play = scene.start("U", "U", "U", "W").tile((2, 0), "frfr").figure("builder", "road@E")
    assert play.asked() == (B, "tile")
    play.tile((0, 1), "rfrf").skip()
    assert doubled(play.tile((3, 0), "frfr")) == [DoubleTurn(R)]


def test_tb_e10_unplaceable_tile_in_the_second_part() -> None:
    """TB-E10: it is removed and another is drawn."""
    play = road().start("U", "C", "W", "W").tile((3, 0), "frfr").skip().draw()
    assert [(type(e), getattr(e, "tile", None)) for e in play.events][:1] == [(Unplaceable, "C")]
    assert (play.asked(), play.decision.tile) == ((R, "tile"), "W")


def test_tb_e13_two_roads_crossing_on_a_bridge() -> None:
    """TB-E13: two different roads and four fields; a road runs through, so it does not end here."""
    scene = Scenario("fields", MODULE).lay("W frrr", (-1, 0)).stand(B, "follower", (-1, 0), "road@E")
    play = scene.start("HB", "W", "W").tile((0, 0), "rrrr")
    assert play.places() == {"road@N", "field@NL", "field@NR", "field@ER", "field@SR"}
    play.skip()
    assert play.gained(B) == 0
    play.tile((1, 0), "frrr").skip()
    assert play.gained(B, "road") == 3


def test_tb_e15_combo_2_wagon_and_mayor_are_followers() -> None:
    """TB-E15, COMBO-2: either is enough for placing the builder, even a mayor of weight 0."""
    scene = Scenario("fields", MODULE, "abbey_mayor").lay("U frfr", (0, 0)).lay("E ffcf", (1, -1))
    scene.stand(R, "wagon", (0, 0), "road@E").stand(R, "mayor", (1, -1), "city@S")
    assert scene.start("D", "W").tile((1, 0), "crfr").places("builder") == {"road@E", "city@N"}


def test_combo_3_the_builder_goes_home_even_if_the_wagon_drives_on() -> None:
    """COMBO-3, TB-5: in step 3 he returns; the wagon takes the free road near by without him."""
    scene = Scenario("fields", MODULE, "abbey_mayor").lay("W frrr", (0, 0)).lay("U frfr", (1, 0))
    scene.stand(R, "wagon", (1, 0), "road@E").stand(R, "builder", (1, 0), "road@E")
    play = scene.start("W", "W", "W").tile((2, 0), "frrr").skip()
    assert (play.asked(), play.supply(R, "builder")) == ((R, "wagon"), 1)
    play.wagon((2, 0), "road@E")
    assert play.asked() == (R, "draw")


def test_tb_5_builder_10_the_builder_returns_with_the_last_own_follower() -> None:
    """TB-5, BUILDER-10: red captures blue's only highwayman; blue's builder is home at once. With a second one he stays."""
    scene = Scenario("fields", MODULE, "tower").lay("U frfr", (1, 0)).lay("U frfr", (2, 0))
    scene.stand(B, "follower", (1, 0), "road@E").stand(B, "builder", (2, 0), "road@E")
    capture = Capture((1, 0), "road@E", B, "follower")
    play = scene.start("TB", "W").tile((1, -1), "ffff").do(BuildTier((1, -1))).do(capture)
    assert (play.supply(B, "builder"), play.supply(B)) == (1, 6)
    assert play.game.board.pieces() == []
    scene.stand(B, "follower", (2, 0), "road@E")
    play = scene.start("TB", "W").tile((1, -1), "ffff").do(BuildTier((1, -1))).do(capture)
    assert (play.supply(B, "builder"), play.supply(B)) == (0, 5)
