"""Inns & Cathedrals: material, inns and cathedrals (rules INN-n, CATH-n). Seat 0 is red, seat 1 is blue."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.events import Points
from bot.engine.game import NEWEST_RULES, Setup
from bot.engine.refusals import BadSetup
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.rules.figures import Deploy
from tests.tile_game.scenario import Play, Scenario

R, B = 0, 1
MODULE = "inns_cathedrals"
NO_TEST = {"INN-5": "tokens 50/100 help people to count on a physical score track; a score here is a number"}


def cathedral(*modules: str, north: str = "E", east: str = "E") -> Scenario:
    """A cathedral at (0, 0) with one-sided cities in the north, east and south; its west side is open."""
    scene = Scenario("fields", MODULE, *modules).lay("EK cccc", (0, 0))
    return scene.lay(f"{north} ffcf", (0, -1)).lay(f"{east} fffc", (1, 0)).lay("E cfff", (0, 1))


def inn_road(*tiles: str, seat: int = R) -> Scenario:
    """A road running east from a crossroads at (0, 0) over these straight tiles; a highwayman on the first of them."""
    scene = Scenario("fields", MODULE).lay("W frrr", (0, 0))
    for x, tile in enumerate(tiles, start=1):
        scene.lay(f"{tile} frfr", (x, 0))
    return scene.stand(seat, "follower", (1, 0), "road@E")


def test_inn_1_eighteen_tiles_six_inns_two_cathedrals() -> None:
    """INN-1: what is shuffled into the pile."""
    with_module, without = (Counter(CARCASSONNE.rules(Setup(2, tuple(m)), NEWEST_RULES).ordinary_tiles) for m in ([MODULE], []))
    added = with_module - without
    assert added == Counter({f"E{letter}": 2 if letter == "K" else 1 for letter in "ABCDEFGHIJKLMNOPQ"})
    assert added.total() == 18
    tiles = CARCASSONNE.tiles
    assert sum(any(s.inn for s in tiles[t].segments) for t in added.elements()) == 6
    assert sum(any(s.cathedral for s in tiles[t].segments) for t in added.elements()) == 2


def test_inn_2_one_big_follower_each() -> None:
    """INN-2: nobody has one without the module."""
    play = Scenario(MODULE).lay("W frrr", (0, 0)).start("W")
    assert [play.supply(seat, "big_follower") for seat in (R, B)] == [1, 1]
    assert [play.supply(seat) for seat in (R, B)] == [7, 7]
    assert Scenario("fields").lay("W frrr", (0, 0)).start("W").supply(R, "big_follower") == 0


def test_inn_3_six_players_only_with_this_module() -> None:
    """INN-3: with all the others together it is still five at most."""
    CARCASSONNE.check(Setup(6, (MODULE,), stack=()), NEWEST_RULES)
    others = tuple(m for m in CARCASSONNE.modules if m != MODULE)
    for modules, seats in ((others, 6), ((), 6), ((MODULE,), 7), (CARCASSONNE.modules, 7)):
        with pytest.raises(BadSetup) as refused:
            CARCASSONNE.check(Setup(seats, modules, stack=()), NEWEST_RULES)
        assert refused.value.code == "bad_seats"
    CARCASSONNE.check(Setup(5, others, stack=()), NEWEST_RULES)


def test_inn_4_the_sixth_player_has_what_the_others_have() -> None:
    """INN-4, COMBO-25: the same figures from every module, the same tiles, and his turn comes sixth."""
    six = CARCASSONNE.start(Setup(6, CARCASSONNE.modules, seed="00" * 32))
    supplies = six.supply()
    assert all(own == supplies[0] for own in supplies)
    single = {name: supplies[5][name] for name in ("big_follower", "abbot", "builder", "pig", "mayor", "wagon", "barn")}
    assert set(single.values()) == {1}
    assert six.tokens()[5]["abbey"] == 1
    five = CARCASSONNE.start(Setup(5, CARCASSONNE.modules, seed="00" * 32))
    assert Counter(six.stack) == Counter(five.stack)
    assert supplies[0] == five.supply()[0]
    play = Scenario(MODULE, seats=6).lay("W frrr", (0, 0)).start("W", "W", "W", "W", "W", "W", "W")
    order = []
    for x in range(1, 8):
        order.append(play.asked()[0])
        play.tile((x, 0), "frrr").skip()
    assert order == [0, 1, 2, 3, 4, 5, 0]


def test_inn_6_inn_x6_an_inn_belongs_to_its_own_road_only() -> None:
    """INN-6, INN-X6: a crossroads closes two roads of two tiles; the one with the inn gives 4, the other 2."""
    scene = Scenario("fields", MODULE).lay("W frrr", (-1, 0)).lay("W frrr", (1, 0))
    scene.stand(B, "follower", (-1, 0), "road@E").stand(R, "follower", (1, 0), "road@W")
    play = scene.start("EC", "W").tile((0, 0), "frrr").skip()  # turned so that the inn stands on the east arm
    assert (play.gained(R, "road"), play.gained(B, "road")) == (4, 2)


def test_inn_7_inn_x1_completed_road_with_an_inn() -> None:
    """INN-7, INN-X1: three tiles, one inn: 6 points; without the inn 3."""
    play = inn_road("EB").start("W", "W").tile((2, 0), "frrr").skip()
    assert (play.gained(R), play.gained(B)) == (6, 0)
    assert play.supply(R) == 7
    assert inn_road("U").start("W", "W").tile((2, 0), "frrr").skip().gained(R) == 3


def terms(play: Play) -> list[dict[str, int]]:
    """The terms of the last action's points."""
    return [e.terms for e in play.events if isinstance(e, Points)]


def test_inn_7_cath_2_the_terms_of_the_sum() -> None:
    """INN-7, CATH-2: what a player is told: tiles, shields where there are any, inn or cathedral where it counts."""
    assert terms(inn_road("EB").start("W", "W").tile((2, 0), "frrr").skip()) == [{"tiles": 3, "inn": 1}]
    assert terms(inn_road("U").start("W", "W").tile((2, 0), "frrr").skip()) == [{"tiles": 3}]
    play = cathedral().stand(R, "follower", (0, 0), "city@N").start("E", "E").tile((-1, 0), "fcff").skip()
    assert terms(play) == [{"tiles": 5, "cathedral": 1}]
    assert terms(plain_city().start("E", "E").tile((0, 2), "cfff").skip()) == [{"tiles": 5, "shields": 2}]


def test_inn_7_every_owner_scores_double() -> None:
    """INN-7: in a tie each owner gets 2 a tile."""
    play = inn_road("EB").stand(B, "follower", (1, 0), "road@E").start("W", "W").tile((2, 0), "frrr").skip()
    assert (play.gained(R), play.gained(B)) == (6, 6)


def test_inn_8_inn_x2_unfinished_road_with_an_inn() -> None:
    """INN-8, INN-X2: the same three tiles unfinished at the end: nothing; without the inn 3."""
    play = inn_road("EB").start("U").tile((2, 0), "frfr").skip()
    assert play.game.decision is None
    assert play.gained(R) == 0
    play = inn_road("U").start("U").tile((2, 0), "frfr").skip()
    assert play.gained(R, "road") == 3


def test_inn_9_inn_x5_two_inns_are_like_one() -> None:
    """INN-9, INN-X5: four tiles with two inns: 8 points."""
    play = inn_road("EB", "EB").start("W", "W").tile((3, 0), "frrr").skip()
    assert (play.gained(R), play.gained(B)) == (8, 0)


def test_inn_10_an_inn_does_not_split_the_field() -> None:
    """INN-10: two red farmers west of the inn and a blue one east of it stand on one field."""
    scene = Scenario("fields", MODULE).lay("U frfr", (-1, 0)).lay("D crfr", (1, 0)).lay("E ffcf", (1, -1))
    scene.stand(R, "follower", (-1, 0), "field@NL").stand(R, "follower", (-1, 0), "field@NL")
    play = scene.stand(B, "follower", (1, 0), "field@EL").start("EB", "W")
    assert (play.forecast(R, "field"), play.forecast(B, "field")) == (0, 3)
    play.tile((0, 0), "frfr").skip()
    assert (play.forecast(R, "field"), play.forecast(B, "field")) == (3, 0)


def test_cath_1_four_city_sides_and_no_shield() -> None:
    """CATH-1: all four neighbours are one city of five tiles: 15 points; a mayor there weighs nothing."""
    play = cathedral().stand(R, "follower", (0, 0), "city@N").start("E", "E").tile((-1, 0), "fcff").skip()
    assert play.gained(R, "city") == 15
    play = cathedral("abbey_mayor").stand(R, "mayor", (0, 0), "city@N").start("E", "E").tile((-1, 0), "fcff").skip()
    assert play.gained(R) == 0


def test_cath_2_inn_x3_completed_city_with_a_cathedral() -> None:
    """CATH-2, INN-X3: five tiles, two shields: 21 points; without cathedral 14."""
    scene = cathedral("abbey_mayor", north="AH", east="AH").stand(R, "follower", (0, 0), "city@N")
    play = scene.start("E", "E").tile((-1, 0), "fcff").skip()
    assert (play.gained(R, "city"), play.gained(B)) == (21, 0)
    assert play.supply(R) == 7
    assert plain_city().start("E", "E").tile((0, 2), "cfff").skip().gained(R, "city") == 14


def plain_city() -> Scenario:
    """Four tiles with two shields and no cathedral, open in the south."""
    scene = Scenario("fields", MODULE, "abbey_mayor").lay("R cccf", (0, 0)).lay("AH ffcf", (0, -1)).lay("AH fffc", (1, 0))
    return scene.lay("G cfcf", (0, 1)).stand(R, "follower", (0, 0), "city@N")


def test_cath_3_inn_x4_unfinished_city_with_a_cathedral() -> None:
    """CATH-3, INN-X4: the same city unfinished at the end: nothing; without cathedral 5 + 2."""
    scene = cathedral("abbey_mayor", north="AH", east="AH").stand(R, "follower", (0, 0), "city@N")
    play = scene.start("G").tile((-1, 0), "fcfc").skip()
    assert play.game.decision is None
    assert play.gained(R) == 0
    assert plain_city().start("G").tile((0, 2), "cfcf").skip().gained(R, "city") == 7


def test_cath_4_two_cathedrals_are_like_one() -> None:
    """CATH-4: eight tiles with two cathedrals: 24 points."""
    scene = Scenario("fields", MODULE).lay("EK cccc", (0, 0)).lay("EK cccc", (1, 0)).stand(R, "follower", (0, 0), "city@N")
    scene.lay("E ffcf", (0, -1)).lay("E ffcf", (1, -1)).lay("E cfff", (0, 1)).lay("E cfff", (1, 1)).lay("E fffc", (2, 0))
    play = scene.start("E", "E").tile((-1, 0), "fcff").skip()
    assert play.gained(R, "city") == 24


def test_cath_5_a_cathedral_is_no_monastery() -> None:
    """CATH-5: the only place on it is in the city."""
    play = Scenario("fields", "abbot", MODULE).lay("E fcff", (-1, 0)).start("EK", "E").tile((0, 0), "cccc")
    assert play.places() == {"city@N"}
    assert play.places("big_follower") == {"city@N"}
    assert play.places("abbot") == set()


def test_cath_6_for_fields_it_is_an_ordinary_city() -> None:
    """CATH-6: 3 points for the completed city with a cathedral."""
    play = cathedral().stand(R, "follower", (0, 1), "field@EL").start("E", "E")
    assert play.forecast(R, "field") == 0
    play.tile((-1, 0), "fcff").skip()
    assert play.forecast(R, "field") == 3


def test_combo_26_gardens_of_this_set_exist_only_with_the_abbot() -> None:
    """COMBO-26: without the abbot's module nobody stands on them and they score nothing."""
    with_abbot = Scenario("fields", "abbot", MODULE).lay("W frrr", (0, 0)).start("EB", "W").tile((1, 0), "frfr")
    without = Scenario("fields", MODULE).lay("W frrr", (0, 0)).start("EB", "W").tile((1, 0), "frfr")
    assert with_abbot.places("abbot") == {"garden"}
    assert "garden" not in {o["on"] for o in without.offers("figure")}
    assert without.refusal(Deploy("follower", "garden")) == "no_such_segment"


def test_inn_e1_an_inn_or_cathedral_in_another_players_feature() -> None:
    """INN-E1: red may spoil blue's road or city; when it is finished after all it is worth more."""
    play = inn_road("U", seat=B).start("EB", "W", "W")
    assert play.forecast(B, "road") == 2
    play.tile((2, 0), "frfr").skip()
    assert play.forecast(B, "road") == 0
    play.tile((3, 0), "frrr").skip()
    assert (play.gained(B, "road"), play.gained(R)) == (8, 0)
    scene = Scenario("fields", MODULE).lay("E fcff", (-1, 0)).lay("E ffcf", (0, -1)).lay("E fffc", (1, 0))
    play = scene.stand(B, "follower", (-1, 0), "city@E").start("EK", "E", "E")
    assert play.forecast(B, "city") == 1
    play.tile((0, 0), "cccc")
    assert play.asked() == (B, "tile")  # the city is occupied, nothing can be placed
    assert play.forecast(B, "city") == 0
    assert play.tile((0, 1), "cfff").skip().gained(B, "city") == 15


def test_inn_e2_one_big_against_two_ordinary_on_an_inn_road() -> None:
    """INN-E2: a tie, both score fully."""
    scene = Scenario("fields", MODULE).lay("W frrr", (0, 0)).lay("EB frfr", (1, 0)).stand(R, "big_follower", (1, 0), "road@E")
    for _ in range(2):
        scene.stand(B, "follower", (1, 0), "road@E")
    play = scene.start("W", "W").tile((2, 0), "frrr").skip()
    assert (play.gained(R), play.gained(B)) == (6, 6)


def test_inn_e3_combo_9_cathedral_city_closed_by_an_abbey() -> None:
    """INN-E3, COMBO-9: 3 a tile and a shield; the abbey is no tile of the city (nor of the inn road it closes)."""
    scene = Scenario("fields", MODULE, "abbey_mayor").lay("EK cccc", (0, 0)).lay("AH ffcf", (0, -1)).lay("E cfff", (0, 1))
    scene.lay("E fcff", (-1, 0)).lay("EB rfrf", (1, -1)).lay("W rrrf", (1, -2)).lay("E cfff", (1, 1)).lay("E fcff", (2, 0))
    scene.stand(B, "follower", (0, 0), "city@N").stand(R, "follower", (1, -1), "road@N")
    play = scene.start("E", "E").abbey((1, 0)).skip()
    assert play.gained(B, "city") == 3 * 4 + 3
    assert play.gained(R, "road") == 2 * 2


def test_inn_e4_loop_road_with_an_inn() -> None:
    """INN-E4: four tiles in a ring: 8 points."""
    scene = Scenario("fields", MODULE).lay("V frrf", (0, 0)).lay("V ffrr", (1, 0)).lay("V rffr", (1, 1))
    play = scene.stand(R, "follower", (0, 0), "road@E").start("EA", "W").tile((0, 1), "rrff").skip()
    assert play.gained(R, "road") == 8


def test_inn_e5_a_worthless_road_affects_nothing_else() -> None:
    """INN-E5: the road gives 0 at the end, red's unfinished city and blue's monastery their points."""
    scene = inn_road("EB").lay("G cfcf", (5, 5)).stand(R, "follower", (5, 5), "city@N")
    play = scene.lay("B ffff", (1, 1)).stand(B, "follower", (1, 1), "monastery").start("U").tile((2, 0), "frfr").skip()
    assert (play.gained(R, "road"), play.gained(R, "city"), play.gained(R)) == (0, 1, 1)
    assert play.gained(B) == play.gained(B, "monastery") == 1 + 3


def test_inn_e7_roads_end_at_a_monastery() -> None:
    """INN-E7: the two roads that meet a monastery tile are two features."""
    scene = Scenario("fields", MODULE).lay("W frrr", (0, -1)).lay("W rrrf", (0, 1))
    scene.stand(R, "follower", (0, -1), "road@S").stand(B, "follower", (0, 1), "road@N")
    play = scene.start("ED", "W").tile((0, 0), "rfrf")
    assert "monastery" in play.places()
    play.skip()
    assert (play.gained(R, "road"), play.gained(B, "road")) == (2, 2)


def test_inn_e8_stubs_at_city_parts_are_no_roads() -> None:
    """INN-E8: of a crossroads whose fourth arm meets a city three roads can be claimed."""
    play = Scenario(MODULE).lay("W rrrf", (0, 1)).start("L", "W").tile((0, 0), "crrr")
    assert play.places() == {"city@N", "road@E", "road@S", "road@W"}
