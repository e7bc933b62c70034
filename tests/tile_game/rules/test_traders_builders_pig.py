"""Traders & Builders: the pig (rules PIG-n and its examples). Seat 0 is red, seat 1 is blue."""

from __future__ import annotations

from bot.engine.events import Points
from bot.tile_game.expansions.tower.rules import BuildTier, Capture
from bot.tile_game.rules.figures import Deploy
from tests.tile_game.scenario import Scenario

R, B = 0, 1
MODULE = "traders_builders"


def field(*modules: str) -> Scenario:
    """A field with three completed cities: the tiles (0, 0), (1, 0) and (2, 0), open to the south."""
    scene = Scenario("fields", MODULE, *modules)
    for x in range(3):
        scene.lay("E cfff", (x, 0)).lay("E ffcf", (x, -1))
    return scene


def farmers(scene: Scenario, red: int, blue: int) -> Scenario:
    """This many ordinary farmers on the field."""
    for seat, count in ((R, red), (B, blue)):
        for _ in range(count):
            scene.stand(seat, "follower", (0, 0), "field@EL")
    return scene


def test_pig_1_beside_an_own_farmer() -> None:
    """PIG-1: on a field of the tile placed where an own farmer stands, whoever else is there; not otherwise."""
    play = farmers(field(), 1, 1).start("B", "W").tile((0, 1), "ffff")
    assert play.places("pig") == {"field@NL"}
    play.figure("pig", "field@NL")
    assert (play.supply(R, "pig"), play.asked()) == (0, (B, "tile"))
    play = farmers(field(), 0, 1).start("B", "W").tile((0, 1), "ffff")
    assert play.places("pig") == set()
    assert play.refusal(Deploy("pig", "field@NL")) == "needs_own_follower"


def test_pig_1_only_on_a_field_of_the_tile_placed() -> None:
    """PIG-1: another field of the same tile, or a road with an own follower, is not the farmer's field."""
    scene = Scenario("fields", MODULE).lay("U frfr", (0, 0)).stand(R, "follower", (0, 0), "field@NL")
    play = scene.start("U", "W").tile((1, 0), "frfr")
    assert play.places("pig") == {"field@NL"}
    scene = Scenario("fields", MODULE).lay("U frfr", (0, 0)).stand(R, "follower", (0, 0), "road@E")
    play = scene.start("U", "W").tile((1, 0), "frfr")
    assert play.places("pig") == set()
    assert play.refusal(Deploy("pig", "road@E")) == "figure_not_there"


def test_pig_2_one_point_more_for_each_city() -> None:
    """PIG-2, TB-X7: farmer and pig alone with three cities: 12; without the pig 9."""
    scene = farmers(field(), 1, 0)
    assert scene.start("E").forecast(R) == 9
    play = scene.stand(R, "pig", (0, 0), "field@EL").start("E").tile((3, 0), "cfff").skip()
    assert play.game.decision is None
    assert (play.gained(R, "field"), play.gained(R), play.gained(B)) == (12, 12, 0)
    assert [e.terms for e in play.events if isinstance(e, Points)] == [{"cities": 3, "each": 4, "pig": 1}]


def test_pig_3_tb_x7_on_a_field_of_others() -> None:
    """PIG-3, TB-X7: blue's big farmer outweighs red's ordinary one: B 9, R 0 in spite of the pig."""
    scene = farmers(field("inns_cathedrals"), 1, 0).stand(R, "pig", (0, 0), "field@EL")
    play = scene.stand(B, "big_follower", (2, 0), "field@EL").start("E")
    assert (play.forecast(R), play.forecast(B)) == (0, 9)


def test_pig_4_tb_x7_helps_in_no_majority_and_nobody_else() -> None:
    """PIG-4, TB-X7: one farmer each is a tie in spite of red's pig: R 12, B 9."""
    play = farmers(field(), 1, 1).stand(R, "pig", (0, 0), "field@EL").start("E")
    assert (play.forecast(R), play.forecast(B)) == (12, 9)
    play = farmers(field(), 1, 2).stand(R, "pig", (0, 0), "field@EL").start("E")
    assert (play.forecast(R), play.forecast(B)) == (0, 9)


def test_pig_5_stays_until_the_end() -> None:
    """PIG-5: a city of the field is completed, the pig stands on."""
    scene = farmers(field(), 1, 0).stand(R, "pig", (0, 0), "field@EL").lay("E cfff", (3, 0))
    play = scene.start("E", "E").tile((3, -1), "ffcf").skip()
    assert (play.supply(R, "pig"), play.supply(R)) == (0, 6)
    assert play.forecast(R, "field") == 16


def test_pig_5_tb_5_returns_with_the_last_farmer() -> None:
    """PIG-5, TB-5: red captures blue's only farmer; the pig is home at once."""
    scene = farmers(field("tower"), 0, 1).stand(B, "pig", (2, 0), "field@EL")
    play = scene.start("TB", "W").tile((0, 1), "ffff").do(BuildTier((0, 1))).do(Capture((0, 0), "field@EL", B, "follower"))
    assert (play.supply(B, "pig"), play.supply(B)) == (1, 6)


def test_tb_e14_placed_where_the_own_farmer_is_outnumbered() -> None:
    """TB-E14: legal, without effect, until red is an owner after all."""
    scene = farmers(field(), 1, 2).lay("B ffff", (-2, 0)).stand(R, "follower", (-2, 0), "field@NL")
    play = scene.start("B", "B", "B").tile((0, 1), "ffff").figure("pig", "field@NL")
    assert (play.forecast(R, "field"), play.forecast(B, "field")) == (0, 9)
    play.tile((-1, 0), "ffff").skip()  # joins red's second farmer
    assert (play.forecast(R, "field"), play.forecast(B, "field")) == (12, 9)
