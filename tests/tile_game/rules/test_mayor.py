"""Abbey & Mayor: the mayor (rules MAYOR-n and their examples). Seat 0 is red, seat 1 is blue."""

from __future__ import annotations

from bot.tile_game.rules.figures import Deploy
from tests.tile_game.scenario import Scenario

R, B = 0, 1
MODULE = "abbey_mayor"


def city(*middle: str, end: str = "E", modules: tuple[str, ...] = ()) -> Scenario:
    """A city from its eastern end at (0, 0) over these tiles to the west; it is still open there."""
    scene = Scenario("fields", MODULE, *modules).lay(f"{end} fffc", (0, 0))
    for x, tile in enumerate(middle, start=1):
        scene.lay(f"{tile} fcfc", (-x, 0))
    return scene


def stand(scene: Scenario, seat: int, *figures: str) -> Scenario:
    """These figures of a seat stand in the city."""
    for figure in figures:
        scene.stand(seat, figure, (0, 0), "city@W")
    return scene


def close(scene: Scenario, at: int, tile: str = "E") -> tuple[int, int]:
    """Complete the city; return red's and blue's points."""
    play = scene.start(tile, "W").tile((at, 0), "fcff").skip()
    return play.gained(R), play.gained(B)


def test_mayor_1_only_in_an_unoccupied_city() -> None:
    """MAYOR-1: on no road, monastery or field; in the city only if nobody stands there."""
    play = Scenario("fields", MODULE).lay("W frrr", (0, 0)).start("D", "W").tile((1, 0), "crfr")
    assert play.places("mayor") == {"city@N"}
    assert play.refusal(Deploy("mayor", "road@E")) == "figure_not_there"
    play = Scenario("fields", MODULE).lay("B ffff", (0, 0)).start("B", "W").tile((1, 0), "ffff")
    assert play.places("mayor") == set()
    play = stand(city("G"), B, "follower").start("E", "W").tile((-2, 0), "fcff")
    assert play.places("mayor") == set()
    assert play.refusal(Deploy("mayor", "city@E")) == "occupied"


def test_mayor_2_weighs_as_much_as_the_city_has_shields() -> None:
    """MAYOR-2: no shield 0, one 1, two 2 — of the whole city, wherever the mayor stands."""
    assert close(stand(stand(city("G", "G"), R, "mayor"), B, "follower"), -3) == (0, 8)
    assert close(stand(stand(city("G", "F"), R, "mayor"), B, "follower"), -3) == (10, 10)
    assert close(stand(stand(city("F", "F"), R, "mayor"), B, "follower"), -3) == (12, 0)


def test_mayor_2_am_e12_a_shield_of_the_completing_tile_counts() -> None:
    """MAYOR-2, AM-E12: the shields at the moment of scoring."""
    assert close(stand(stand(city("G"), R, "mayor"), B, "follower"), -2) == (0, 6)
    assert close(stand(stand(city("G"), R, "mayor"), B, "follower"), -2, "AH") == (8, 8)


def test_mayor_2_am_x3_three_shields_against_two_followers() -> None:
    """AM-X3, MAYOR-3: six tiles with three shields: R +18, no more than for a follower, B 0."""
    scene = stand(stand(city("F", "F", "G", "G", end="AH"), R, "mayor"), B, "follower", "follower")
    assert close(scene, -5) == (18, 0)


def test_am_e11_two_shields_against_two_followers() -> None:
    """AM-E11: a tie; both score fully."""
    assert close(stand(stand(city("F", "F"), R, "mayor"), B, "follower", "follower"), -3) == (12, 12)


def test_mayor_4_am_x4_a_city_without_shields() -> None:
    """MAYOR-4, AM-X4, COMBO-1: mayors alone score nothing and return; a follower of blue's outweighs red's mayor."""
    play = stand(stand(city("G"), R, "mayor"), B, "mayor").start("E", "W").tile((-2, 0), "fcff").skip()
    assert (play.gained(R), play.gained(B)) == (0, 0)
    assert (play.supply(R, "mayor"), play.supply(B, "mayor")) == (1, 1)
    assert close(stand(city("G"), R, "mayor"), -2) == (0, 0)
    assert close(stand(stand(city("G"), R, "mayor"), B, "follower"), -2) == (0, 6)
    assert close(stand(stand(city("G"), R, "mayor", "follower"), B, "follower"), -2) == (6, 6)


def test_mayor_5_weights_add_up_also_at_the_end() -> None:
    """MAYOR-5: mayor with one shield and a follower against two followers: a tie, in an unfinished city too."""
    scene = stand(stand(city("F", "G"), R, "mayor", "follower"), B, "follower", "follower")
    assert close(scene, -3) == (10, 10)
    play = scene.start("W")
    assert (play.forecast(R, "city"), play.forecast(B, "city")) == (4, 4)
    scene = stand(stand(city("G", "G"), R, "mayor"), B, "follower")
    assert (scene.start("W").forecast(R, "city"), scene.start("W").forecast(B, "city")) == (0, 3)


def test_mayor_6_occupies_with_weight_0() -> None:
    """MAYOR-6: nobody else may be deployed in his city."""
    scene = stand(city("G", modules=("inns_cathedrals",)), B, "mayor")
    play = scene.start("E", "W").tile((-2, 0), "fcff")
    for figure in ("follower", "big_follower", "mayor", "wagon"):
        assert "city@E" not in play.places(figure)


def test_mayor_7_returns_after_scoring() -> None:
    """MAYOR-7: placed in the city just completed he is home again, with its points if it has a shield."""
    play = city("F").start("E", "W").tile((-2, 0), "fcff").figure("mayor", "city@E")
    assert (play.gained(R, "city"), play.supply(R, "mayor")) == (8, 1)
    play = city("F").start("G", "W").tile((-2, 0), "fcfc").figure("mayor", "city@E")
    assert (play.gained(R), play.supply(R, "mayor")) == (0, 0)


def test_combo_14_mayor_and_cathedral() -> None:
    """COMBO-14: shields give weight as usual; the unfinished city is worth nothing."""
    scene = Scenario("fields", MODULE, "inns_cathedrals").lay("EK cccc", (0, 0)).lay("AH ffcf", (0, -1)).lay("E fffc", (1, 0))
    scene.lay("E cfff", (0, 1)).stand(R, "mayor", (0, 0), "city@N")
    play = scene.start("E", "W")
    assert play.forecast(R) == 0
    assert play.tile((-1, 0), "fcff").skip().gained(R, "city") == 3 * 5 + 3
