"""Inns & Cathedrals: the big follower (rules BIG-n and his examples). Seat 0 is red, seat 1 is blue."""

from __future__ import annotations

from bot.tile_game.rules.carcassonne import Carcassonne
from tests.tile_game.scenario import Scenario

R, B = 0, 1
MODULE = "inns_cathedrals"


def city_of_four() -> Scenario:
    """A city that lacks its western end at (-1, 0); three tiles."""
    return Scenario("fields", MODULE).lay("G fcfc", (0, 0)).lay("G fcfc", (1, 0)).lay("E fffc", (2, 0))


def test_big_1_deployed_like_an_ordinary_follower() -> None:
    """BIG-1: on road, city, monastery and field, not in a garden, and only where nobody stands."""
    play = Scenario("fields", "abbot", MODULE).lay("W frrr", (0, 0)).start("A", "W").tile((1, 0), "fffr")
    assert play.places("big_follower") == play.places("follower") == {"road@W", "monastery", "field@NL"}
    scene = Scenario("fields", "abbot", MODULE).lay("E ffcf", (0, -1)).stand(B, "follower", (0, -1), "field@NL")
    play = scene.start("Eg", "W").tile((0, 0), "cfff")
    assert play.places("big_follower") == {"city@N", "field@EL"}
    assert play.places("abbot") == {"garden"}
    scene = Scenario("fields", MODULE).lay("E ffcf", (0, -1)).stand(B, "follower", (0, -1), "city@S")
    assert scene.start("E", "W").tile((0, 0), "cfff").places("big_follower") == {"field@EL"}


def test_big_1_as_the_one_figure_of_the_turn() -> None:
    """BIG-1: after him no other figure is placed."""
    play = Scenario("fields", MODULE).lay("W frrr", (0, 0)).start("A", "W").tile((1, 0), "fffr")
    play.figure("big_follower", "monastery")
    assert play.asked() == (B, "tile")
    assert (play.supply(R, "big_follower"), play.supply(R)) == (0, 7)


def test_big_2_weighs_two_on_a_road() -> None:
    """BIG-2: one big red against one ordinary blue."""
    scene = Scenario("fields", MODULE).lay("W frrr", (0, 0)).lay("U frfr", (1, 0))
    scene.stand(R, "big_follower", (1, 0), "road@E").stand(B, "follower", (1, 0), "road@E")
    play = scene.start("W", "W").tile((2, 0), "frrr").skip()
    assert (play.gained(R, "road"), play.gained(B)) == (3, 0)


def test_big_2_inn_x7_weighs_two_in_a_city() -> None:
    """BIG-2, INN-X7: against one blue he scores alone, against two both score fully."""
    scene = city_of_four().stand(R, "big_follower", (0, 0), "city@E").stand(B, "follower", (1, 0), "city@E")
    play = scene.start("E", "W").tile((-1, 0), "fcff").skip()
    assert (play.gained(R, "city"), play.gained(B)) == (8, 0)
    scene = city_of_four().stand(R, "big_follower", (0, 0), "city@E")
    scene.stand(B, "follower", (1, 0), "city@E").stand(B, "follower", (2, 0), "city@W")
    play = scene.start("E", "W").tile((-1, 0), "fcff").skip()
    assert (play.gained(R, "city"), play.gained(B, "city")) == (8, 8)


def test_big_2_inn_x8_weighs_two_on_a_field() -> None:
    """BIG-2, INN-X8: a field with three completed cities: red's big farmer gets 9, blue's ordinary one nothing."""
    scene = Scenario("fields", MODULE)
    for x in range(3):
        scene.lay("E cfff", (x, 0)).lay("E ffcf", (x, -1))
    scene.stand(R, "big_follower", (0, 0), "field@EL").stand(B, "follower", (2, 0), "field@EL")
    play = scene.start("E").tile((3, 0), "cfff").skip()
    assert (play.gained(R, "field"), play.gained(B)) == (9, 0)


def test_big_2_on_a_monastery_his_weight_does_not_matter() -> None:
    """BIG-2: 9 points as for anybody."""
    scene = Scenario("fields", MODULE).lay("B ffff", (0, 0)).stand(R, "big_follower", (0, 0), "monastery")
    for at in ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1)):
        scene.lay("B ffff", at)
    play = scene.start("B", "W").tile((1, 1), "ffff").skip()
    assert (play.gained(R, "monastery"), play.gained(R)) == (9, 9)
    assert play.supply(R, "big_follower") == 1


def test_big_3_he_does_not_double_the_points() -> None:
    """BIG-3: alone in a city of four tiles: 8 points."""
    play = city_of_four().stand(R, "big_follower", (0, 0), "city@E").start("E", "W").tile((-1, 0), "fcff").skip()
    assert (play.gained(R), play.gained(B)) == (8, 0)


def test_big_4_returns_after_scoring_but_stays_on_a_field() -> None:
    """BIG-4: home from the city; on a field he stands until the end."""
    play = city_of_four().stand(R, "big_follower", (0, 0), "city@E").start("E", "W")
    assert play.supply(R, "big_follower") == 0
    assert play.tile((-1, 0), "fcff").skip().supply(R, "big_follower") == 1
    play = city_of_four().stand(R, "big_follower", (0, 0), "field@NL").start("E", "E").tile((-1, 0), "fcff").skip()
    assert (play.supply(R, "big_follower"), play.forecast(R, "field")) == (0, 3)


def test_big_4_combo_17_goes_home_from_a_barns_field() -> None:
    """BIG-4, COMBO-17: when a barn is placed the big farmer weighs 2 and returns."""
    scene = Scenario("fields", MODULE, "abbey_mayor").lay("E cfff", (0, 0)).lay("E ffcf", (0, -1)).lay("E ffcf", (1, -1))
    scene.lay("E cfff", (1, 0)).lay("B ffff", (0, 1)).stand(R, "big_follower", (0, 0), "field@EL")
    play = scene.stand(B, "follower", (1, 0), "field@EL").start("B", "W").tile((1, 1), "ffff").barn((0, 0))
    assert (play.gained(R, "field"), play.gained(B)) == (6, 0)
    assert (play.supply(R, "big_follower"), play.supply(B)) == (1, 7)


def test_big_5_weights_add_up() -> None:
    """BIG-5: one big and one ordinary red weigh 3: more than two blue, as much as three."""
    for blue, points in ((2, 0), (3, 8)):
        scene = city_of_four().stand(R, "big_follower", (0, 0), "city@E").stand(R, "follower", (0, 0), "city@E")
        for _ in range(blue):
            scene.stand(B, "follower", (1, 0), "city@E")
        play = scene.start("E", "W").tile((-1, 0), "fcff").skip()
        assert (play.gained(R), play.gained(B)) == (8, points)


def test_inn_e6_big_follower_as_the_only_figure_left() -> None:
    """INN-E6: he may be deployed when no ordinary follower is left."""

    def no_followers(game: Carcassonne) -> None:
        game.supplies[R]["follower"] = 0

    play = Scenario(MODULE).lay("W frrr", (0, 0)).prepare(no_followers).start("W", "W").tile((1, 0), "frrr")
    assert play.places() == set()
    assert play.places("big_follower") == {"road@E", "road@S", "road@W"}
    play.figure("big_follower", "road@E")
    assert play.supply(R, "big_follower") == 0
