"""Abbey & Mayor: placing the barn and its scorings (rules BARN-n and their examples). Seats 0, 1, 2: red, blue, green."""

from __future__ import annotations

from bot.engine.events import Points
from bot.engine.game import NEWEST_RULES
from bot.tile_game.expansions.abbey_mayor.rules import BarnBuilt, PlaceBarn
from bot.tile_game.rules.figures import Deploy
from bot.tile_game.rules.moves import Returned
from tests.tile_game.scenario import Play, Scenario

R, B, G = 0, 1, 2
MODULE = "abbey_mayor"


def example(*modules: str) -> Scenario:
    """AM-X6 with seats swapped: blue's farmer on a field with three completed cities; red may lay (1, 1)."""
    scene = Scenario("fields", MODULE, *modules)
    for x in (0, 1):
        scene.lay("E cfff", (x, 0)).lay("E ffcf", (x, -1))
    scene.lay("E ffcf", (0, 1)).lay("E cfff", (0, 2))
    return scene.stand(B, "follower", (0, 0), "field@EL")


def corner(*modules: str, seats: int = 2) -> Scenario:
    """Three tiles of field around the point south-east of (0, 0); the fourth, (1, 1), is missing."""
    scene = Scenario("fields", MODULE, *modules, seats=seats)
    return scene.lay("B ffff", (0, 0)).lay("B ffff", (1, 0)).lay("B ffff", (0, 1))


def barns(play: Play) -> set[tuple[int, int]]:
    """The cells on whose south-east corners the barn may be placed."""
    return {(o["at"][0], o["at"][1]) for o in play.offers("barn")}


def field_points(play: Play) -> set[tuple[int, int]]:
    """Seat and points of the fields the last action scored."""
    return {(e.seat, e.points) for e in play.events if isinstance(e, Points) and e.reason == "field"}


def strip(seats: int = 2, *modules: str, rules: int = NEWEST_RULES) -> Scenario:
    """Two fields between which (2, 0) is missing: in the west a red barn, in the east (3, 0) with one completed city."""
    scene = Scenario("fields", MODULE, *modules, seats=seats, rules=rules)
    for at in ((0, 0), (1, 0), (0, 1), (1, 1)):
        scene.lay("B ffff", at)
    scene.stand(R, "barn", (0, 0), "field@NL")
    return scene.lay("E cfff", (3, 0)).lay("E ffcf", (3, -1))


def test_barn_1_on_a_junction_of_the_tile_just_placed() -> None:
    """BARN-1: a point where four tiles meet; corners of other tiles, and points with three tiles, are none."""
    scene = corner()
    for at in ((5, 0), (6, 0), (5, 1), (6, 1)):
        scene.lay("B ffff", at)
    play = scene.start("B", "B").tile((1, 1), "ffff")
    assert barns(play) == {(0, 0)}
    assert play.refusal(PlaceBarn((5, 0))) == "not_offered"
    play.barn((0, 0))
    assert play.happened(BarnBuilt) == [BarnBuilt(R, (0, 0))]
    assert (play.supply(R, "barn"), play.asked()) == (0, (B, "tile"))
    assert corner().start("B", "B").tile((-1, 0), "ffff").offers("barn") == []


def test_barn_1_any_corner_of_the_tile() -> None:
    """BARN-1: the tile placed may be any of the four; a second corner is a second place; nobody has two barns."""
    scene = corner().lay("B ffff", (2, 0)).lay("B ffff", (2, 1)).lay("B ffff", (0, 2)).lay("B ffff", (1, 2)).lay("B ffff", (2, 2))
    play = scene.start("B", "B").draw().tile((1, 1), "ffff")
    assert barns(play) == {(0, 0), (1, 0), (0, 1), (1, 1)}
    scene = corner().lay("B ffff", (9, 9)).stand(R, "barn", (9, 9), "field@NL")
    assert scene.start("B", "B").tile((1, 1), "ffff").offers("barn") == []


def test_barn_2_each_corner_in_one_field() -> None:
    """BARN-2: the two half-sides at the corner belong to one field of the tile; D's city and road cut two of its corners."""
    play = corner().start("V", "B").tile((1, 1), "frrf")
    assert barns(play) == {(0, 0)}
    scene = Scenario("fields", MODULE).lay("B ffff", (0, 0)).lay("U frfr", (1, 0)).lay("B ffff", (0, 1)).lay("B ffff", (1, -1))
    play = scene.lay("B ffff", (0, -1)).start("B", "B").tile((1, 1), "ffff")
    assert barns(play) == {(0, 0)}  # a road through the middle leaves the corner alone


def test_barn_2_the_corner_that_faces_the_point_counts() -> None:
    """BARN-2: of each of these four tiles only the corner at the point is field, the three others are city."""
    scene = Scenario("fields", MODULE).lay("N cffc", (0, 0)).lay("N ccff", (1, 0)).lay("N ffcc", (0, 1))
    play = scene.stand(B, "follower", (0, 0), "field@EL").start("N", "B").tile((1, 1), "fccf")
    assert barns(play) == {(0, 0)}
    for turned, at in (("N ffcc", (0, 0)), ("N ccff", (0, 0)), ("N fccf", (1, 0)), ("N cffc", (1, 0)), ("N ccff", (0, 1))):
        play = corner().lay(turned, at).start("B", "B").tile((1, 1), "ffff")
        assert (0, 0) not in barns(play), (turned, at)


def test_barn_2_the_field_of_that_corner() -> None:
    """BARN-2, BARN-6: inside a ring of four bends; red's farmer inside is scored, blue's outside stays."""
    scene = Scenario("fields", MODULE).lay("V frrf", (0, 0)).lay("V ffrr", (1, 0)).lay("V rrff", (0, 1))
    scene.stand(R, "follower", (0, 0), "field@ER").stand(B, "follower", (0, 0), "field@NL")
    play = scene.start("V", "B").tile((1, 1), "rffr").barn((0, 0))
    assert [e for e in play.events if isinstance(e, Returned)] == [Returned(R, "follower", (0, 0), "field@ER")]
    assert (play.supply(R), play.supply(B)) == (7, 6)


def test_am_e26_corners_that_are_no_junction() -> None:
    """AM-E26: a city's side at the corner, or two fields that meet there, make it none."""
    scene = Scenario("fields", MODULE).lay("B ffff", (0, 0)).lay("E cfff", (1, 0)).lay("B ffff", (0, 1))
    assert barns(scene.start("B", "B").tile((1, 1), "ffff")) == {(0, 0)}
    scene = Scenario("fields", MODULE).lay("E fcff", (0, 0)).lay("E fffc", (1, 0)).lay("B ffff", (0, 1))
    assert barns(scene.start("B", "B").tile((1, 1), "ffff")) == set()
    play = corner().start("AH", "B").tile((1, 1), "fcff")  # its north field and its west field meet at the corner
    assert barns(play) == set()


def test_barn_3_beside_any_farmer_but_no_other_barn() -> None:
    """BARN-3: allowed with or without farmers; refused on a field where a barn stands, also another player's."""
    assert barns(corner().start("B", "B").tile((1, 1), "ffff")) == {(0, 0)}
    for seat in (R, B):
        scene = corner().stand(seat, "follower", (0, 0), "field@NL")
        assert barns(scene.start("B", "B").tile((1, 1), "ffff")) == {(0, 0)}
    play = corner().stand(B, "barn", (0, 0), "field@NL").start("B", "B").tile((1, 1), "ffff")
    assert barns(play) == set()
    assert play.refusal(PlaceBarn((0, 0))) == "wrong_kind"


def test_barn_4_weighs_nothing_and_stays() -> None:
    """BARN-4: no follower: it claims no field score, and is still there at the end; a barn is no figure to deploy."""
    play = corner().start("B", "E", "E").tile((1, 1), "ffff")
    assert play.refusal(Deploy("barn", "field@NL")) == "figure_not_there"
    play.barn((0, 0)).tile((2, 0), "cfff").skip()
    play.tile((2, -1), "ffcf").skip()
    assert (play.gained(R, "barn"), play.gained(R, "field"), play.gained(R)) == (4, 0, 4)
    assert play.supply(R, "barn") == 0


def test_barn_5_barn_6_am_x6_scoring_when_it_is_placed() -> None:
    """BARN-5, BARN-6, BARN-12, BARN-14, AM-X6: the farmer scores 9 for three finished cities, then goes home; the barn 0 now."""
    play = example().start("E", "B").tile((1, 1), "ffcf").barn((0, 0))
    assert field_points(play) == {(B, 9)}
    assert [e.terms for e in play.events if isinstance(e, Points)] == [{"cities": 3, "each": 3, "barn_placed": 1}]
    assert (play.gained(R), play.gained(B)) == (0, 9)
    assert (play.supply(B), play.supply(R, "barn")) == (7, 0)
    play = example().start("E", "B").tile((1, 1), "ffcf").skip()
    assert (field_points(play), play.supply(B)) == (set(), 6)


def test_barn_5_am_x6_with_a_pig() -> None:
    """BARN-5, AM-X6, COMBO-16: with his pig on the field 12, and the pig returns too."""
    scene = example("traders_builders").stand(B, "pig", (0, 0), "field@EL")
    play = scene.start("E", "B").tile((1, 1), "ffcf").barn((0, 0))
    assert (play.gained(B, "field"), play.supply(B, "pig"), play.supply(B)) == (12, 1, 7)


def test_barn_5_whether_or_not_its_owner_scores() -> None:
    """BARN-5: red's own farmer outnumbers blue's: red scores, both return."""
    scene = example().stand(R, "follower", (0, 1), "field@NL").stand(R, "follower", (0, 1), "field@NL")
    play = scene.start("E", "B").tile((1, 1), "ffcf").barn((0, 0))
    assert field_points(play) == {(R, 9)}
    assert (play.supply(R), play.supply(B)) == (7, 7)


def test_barn_6_other_fields_keep_their_farmers() -> None:
    """BARN-6: only those on the barn's field return, and they score no second time at the end."""
    scene = example().lay("B ffff", (9, 9)).stand(B, "follower", (9, 9), "field@NL")
    play = scene.start("E").tile((1, 1), "ffcf").barn((0, 0))
    assert play.supply(B) == 6
    assert [(e.seat, e.points, e.reason) for e in play.events if isinstance(e, Points)] == [(B, 9, "field"), (R, 12, "barn")]


def test_barn_7_am_e25_no_farmer_on_its_field() -> None:
    """BARN-7, AM-E25, FIG-6: not on a tile that continues it, nor on one that has just joined it to another field."""
    play = corner("traders_builders").start("B", "B", "B").tile((1, 1), "ffff").barn((0, 0))
    play.tile((2, 0), "ffff")
    assert (play.places(), play.places("pig")) == ({"monastery"}, set())
    scene = strip(2, "traders_builders").stand(B, "follower", (3, 0), "field@EL")
    play = scene.start("B", "B", "B").tile((2, 0), "ffff")
    assert (play.places(), play.places("pig")) == ({"monastery"}, set())
    assert play.refusal(Deploy("follower", "field@NL")) == "occupied"


def test_barn_7_a_pig_joins_an_own_farmer_whose_field_was_just_joined() -> None:
    """BARN-7, BARN-8, BARN-9, FIG-6: the pig counts in the scoring of this turn, then all go home."""
    scene = strip(2, "traders_builders").stand(B, "follower", (3, 0), "field@EL").stand(R, "follower", (3, 0), "field@EL")
    play = scene.start("B", "B", "B").tile((2, 0), "ffff")
    assert (play.places(), play.places("pig")) == ({"monastery"}, {"field@NL"})
    play.figure("pig", "field@NL")
    assert field_points(play) == {(R, 2), (B, 1)}
    assert [(play.supply(seat), play.supply(seat, "pig")) for seat in (R, B)] == [(7, 1), (7, 1)]


def test_barn_7_under_the_first_version_of_the_rules_no_pig_either() -> None:
    """BARN-7: games that were begun so are played to their end so."""
    scene = strip(2, "traders_builders", rules=1)
    scene.stand(B, "follower", (3, 0), "field@EL").stand(R, "follower", (3, 0), "field@EL")
    play = scene.start("B", "B", "B").tile((2, 0), "ffff")
    assert (play.places(), play.places("pig")) == ({"monastery"}, set())
    play.skip()
    assert field_points(play) == {(R, 1), (B, 1)}


def test_barn_8_barn_9_am_x8_scoring_when_fields_are_joined() -> None:
    """BARN-8, BARN-9, AM-X8: four cities; red and green one farmer each: 4 each, with a pig 8; all return, the barn stays."""
    for pig, points in ((False, 4), (True, 8)):
        scene = strip(3, "traders_builders")
        for x in (4, 5, 6):
            scene.lay("E cfff", (x, 0)).lay("E ffcf", (x, -1))
        scene.stand(R, "follower", (3, 0), "field@EL").stand(G, "follower", (5, 0), "field@EL")
        if pig:
            scene.stand(G, "pig", (6, 0), "field@EL")
        play = scene.start("B", "B").tile((2, 0), "ffff").skip()
        assert field_points(play) == {(R, 4), (G, points)}
        assert [play.supply(seat) for seat in (R, B, G)] == [7, 7, 7]
        assert (play.supply(G, "pig"), play.supply(R, "barn")) == (1, 0)


def test_barn_8_fields_without_a_barn_are_left_alone() -> None:
    """BARN-8: a barn stands on another field; the tile continues blue's field only: nothing is scored, his farmer stays."""
    scene = strip().stand(B, "follower", (3, 0), "field@EL")
    play = scene.start("B", "B").tile((4, 0), "ffff").skip()
    assert [e for e in play.events if isinstance(e, Points | Returned)] == []
    assert (play.supply(B), play.forecast(B, "field")) == (6, 3)


def test_barn_9_at_every_joining() -> None:
    """BARN-9: a second field joined later is scored again, with all cities of the field as it now is."""
    scene = strip().stand(B, "follower", (3, 0), "field@EL").lay("E cfff", (-2, 0)).lay("E ffcf", (-2, -1))
    scene.stand(B, "follower", (-2, 0), "field@EL")
    play = scene.start("B", "B", "B").tile((2, 0), "ffff").skip()
    assert (play.gained(B, "field"), play.supply(B)) == (1, 6)
    play.tile((-1, 0), "ffff").skip()
    assert (play.gained(B, "field"), play.supply(B)) == (2, 7)
    assert [e.terms for e in play.events if isinstance(e, Points)] == [{"cities": 2, "each": 1, "barn_joined": 1}]


def test_barn_8_the_majority_of_the_resulting_field() -> None:
    """BARN-8: the owners of the resulting field score, not those of each part."""
    scene = strip().stand(B, "follower", (3, 0), "field@EL").lay("B ffff", (2, -1))
    scene.stand(R, "follower", (2, -1), "field@NL").stand(R, "follower", (2, -1), "field@NL")
    play = scene.start("B", "B").tile((2, 0), "ffff").skip()
    assert field_points(play) == {(R, 1)}
    assert [play.supply(seat) for seat in (R, B)] == [7, 7]


def test_barn_10_am_x7_at_the_end() -> None:
    """BARN-10, AM-X7: four completed cities at 4 points each."""
    play = example().start("E", "E").tile((1, 1), "ffcf").barn((0, 0)).tile((1, 2), "cfff").skip()
    assert play.game.decision is None
    assert (play.gained(R, "barn"), play.gained(R), play.gained(B)) == (16, 16, 0)
    assert [e.terms for e in play.events if isinstance(e, Points)] == [{"cities": 4, "each": 4}]


def test_barn_11_am_x9_two_barns_on_one_field() -> None:
    """BARN-11, AM-X9, AM-E23: joining two barn fields scores nothing; both stay and each owner gets 12 for three cities."""
    scene = strip()
    for x in (4, 5):
        scene.lay("E cfff", (x, 0)).lay("E ffcf", (x, -1))
    play = scene.stand(B, "barn", (4, 0), "field@EL").start("B", "B").tile((2, 0), "ffff").skip()
    assert [e for e in play.events if isinstance(e, Points | Returned)] == []
    assert (play.forecast(R, "barn"), play.forecast(B, "barn")) == (12, 12)
    assert (play.supply(R, "barn"), play.supply(B, "barn")) == (0, 0)


def test_barn_12_a_city_completed_by_the_tile_just_placed_counts() -> None:
    """BARN-12: the tile completes a city and the barn goes beside it: the farmer gets 3 for it; unfinished ones nothing."""
    scene = Scenario("fields", MODULE).lay("E cfff", (0, 0)).lay("B ffff", (-1, 0)).lay("B ffff", (-1, -1)).lay("B ffff", (1, 1))
    scene.lay("B ffff", (1, 0)).lay("B ffff", (1, -1)).lay("B ffff", (0, 1)).stand(B, "follower", (1, 0), "field@NL")
    play = scene.start("H", "B").tile((0, -1), "cfcf")
    assert barns(play) == set()
    scene = Scenario("fields", MODULE).lay("E ffcf", (1, 0)).lay("B ffff", (0, 1)).lay("B ffff", (0, 2)).lay("B ffff", (1, 2))
    scene.stand(B, "follower", (0, 1), "field@NL")
    play = scene.start("E", "B").tile((1, 1), "cfff").barn((0, 1))
    assert field_points(play) == {(B, 3)}


def test_barn_13_the_pig_never_adds_to_barn_points() -> None:
    """BARN-13, COMBO-16: a pig's owner with a barn gets 4 a city, no more."""
    scene = strip(2, "traders_builders").stand(R, "follower", (3, 0), "field@EL").stand(R, "pig", (3, 0), "field@EL")
    scene.lay("B ffff", (2, 0))
    play = scene.start("B")
    assert play.forecast(R, "barn") == 4


def test_barn_14_returning_farmers_cannot_be_used_in_that_turn() -> None:
    """BARN-14: scoring is step 3: the last farmer comes home only after step 2 is over."""
    play = example().start("E", "B").tile((1, 1), "ffcf")
    assert play.supply(B) == 6
    play.barn((0, 0))
    kinds = [type(e) for e in play.events]
    assert kinds.index(BarnBuilt) < kinds.index(Points) < kinds.index(Returned)
    assert play.asked() == (B, "tile")


def test_am_e19_farmers_of_equal_weight() -> None:
    """AM-E19: all tied owners score fully."""
    play = example().stand(R, "follower", (0, 1), "field@NL").start("E", "B").tile((1, 1), "ffcf").barn((0, 0))
    assert field_points(play) == {(R, 9), (B, 9)}


def test_am_e20_a_field_without_completed_cities() -> None:
    """AM-E20: 0 points; the farmers return all the same."""
    play = corner().stand(B, "follower", (0, 0), "field@NL").start("B", "B").tile((1, 1), "ffff").barn((0, 0))
    assert (field_points(play), play.supply(B)) == (set(), 7)
    assert play.game.forecast() == ()  # nor does the barn score anything


def test_am_e21_a_barn_on_a_field_just_joined_to_a_barns() -> None:
    """AM-E21: refused; the joined field has a barn."""
    scene = strip().stand(B, "follower", (3, 0), "field@EL").lay("B ffff", (2, 1)).lay("B ffff", (3, 1))
    play = scene.start("B", "B", "B").tile((4, 1), "ffff").skip()  # now blue, who has his barn, joins the fields
    play.tile((2, 0), "ffff")
    assert (play.asked(), play.supply(B, "barn")) == ((B, "step2"), 1)
    assert barns(play) == set()


def test_am_e22_barn_on_the_union_of_two_farmers_fields() -> None:
    """AM-E22: BARN-5 with the joint majority: blue's 1 + 1 against red's 1."""
    scene = example().lay("E ffcf", (2, 1)).lay("E cfff", (2, 2)).stand(B, "follower", (2, 1), "field@NL")
    play = scene.stand(R, "follower", (2, 1), "field@NL").start("B", "B").tile((1, 1), "ffff").barn((0, 0))
    assert field_points(play) == {(B, 12)}
    assert (play.supply(R), play.supply(B)) == (7, 7)


def test_am_e24_two_barn_fields_and_a_farmers_field() -> None:
    """AM-E24: one scoring by BARN-8."""
    scene = strip().lay("B ffff", (2, 1)).lay("E cfff", (2, -1)).lay("E ffcf", (2, -2)).stand(B, "barn", (3, 0), "field@EL")
    scene.stand(B, "follower", (2, -1), "field@EL")
    play = scene.start("B", "B").draw().tile((2, 0), "ffff").skip()
    assert [(e.seat, e.points) for e in play.events if isinstance(e, Points)] == [(B, 2)]
    assert (play.supply(B), play.supply(R, "barn"), play.supply(B, "barn")) == (7, 0, 0)


def test_am_e27_combo_19_river_tile_at_the_junction() -> None:
    """AM-E27, COMBO-19: fine if its corner is field; only the bank of the junction is the barn's field."""
    scene = Scenario("fields", "river", MODULE).lay("B ffff", (0, 0)).lay("B ffff", (1, 0)).lay("RG fvfv", (0, 1))
    scene.lay("RG fvfv", (1, 1)).stand(B, "follower", (0, 1), "field@ER").stand(B, "follower", (1, 0), "field@NL")
    scene.lay("B ffff", (0, -1))
    play = scene.start("B", "B").tile((1, -1), "ffff")
    assert barns(play) == {(0, -1)}
    scene = Scenario("fields", "river", MODULE).lay("B ffff", (0, 0)).lay("RG fvfv", (0, 1)).lay("RG fvfv", (1, 1))
    scene.stand(B, "follower", (0, 1), "field@ER").stand(B, "follower", (0, 1), "field@NL")
    play = scene.start("B", "B").tile((1, 0), "ffff").barn((0, 0))
    assert [(e.figure, e.on) for e in play.events if isinstance(e, Returned)] == [("follower", "field@NL")]


def test_am_e28_pig_of_a_non_owner() -> None:
    """AM-E28, PIG-3: no points at BARN-5 or BARN-8, but it returns."""
    scene = example("traders_builders").stand(B, "follower", (0, 0), "field@EL").stand(R, "follower", (0, 1), "field@NL")
    play = scene.stand(R, "pig", (0, 1), "field@NL").start("E", "B").tile((1, 1), "ffcf").barn((0, 0))
    assert field_points(play) == {(B, 9)}
    assert play.supply(R, "pig") == 1
    scene = strip(2, "traders_builders").stand(R, "follower", (3, 0), "field@EL").stand(R, "pig", (3, 0), "field@EL")
    scene.stand(B, "follower", (3, 0), "field@EL").stand(B, "follower", (3, 0), "field@EL")
    play = scene.start("B", "B").tile((2, 0), "ffff").skip()
    assert field_points(play) == {(B, 1)}
    assert play.supply(R, "pig") == 1
