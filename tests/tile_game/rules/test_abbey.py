"""Abbey & Mayor: material and the abbey in a turn (rules AM-n, ABBEY-1..13 and their examples). Seat 0 is red, seat 1 is blue."""

from __future__ import annotations

from collections import Counter

from bot.engine.actions import write_action
from bot.engine.game import NEWEST_RULES, Setup
from bot.tile_game.expansions.abbey_mayor.rules import MoveWagon, PlaceAbbey, PlaceBarn
from bot.tile_game.expansions.abbot.rules import Retrieve
from bot.tile_game.expansions.river.rules import spring
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.cells import cell_of
from bot.tile_game.rules.figures import Deploy
from bot.tile_game.rules.moves import Completed, Laid, Unplaceable
from tests.tile_game.scenario import Play, Scenario

R, B = 0, 1
MODULE = "abbey_mayor"
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
EAST_SIDE = 1
CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))


def hole(*modules: str, at: tuple[int, int] = (0, 0), corners: int = 0, seats: int = 2) -> Scenario:
    """A hole between four field tiles, with this many tiles at its corners."""
    scene = Scenario("fields", MODULE, *modules, seats=seats)
    for dx, dy in (*SIDES, *CORNERS[:corners]):
        scene.lay("B ffff", (at[0] + dx, at[1] + dy))
    return scene


def example() -> Scenario:
    """AM-X1: the hole (0, 0) between a crossroads, a city, fields and blue's road."""
    scene = Scenario("fields", MODULE).lay("W frrr", (0, -1)).lay("E fffc", (1, 0)).lay("E ffcf", (0, 1))
    scene.lay("U frfr", (-1, 0)).lay("W frrr", (-2, 0))
    return scene.stand(R, "follower", (1, 0), "city@W").stand(B, "follower", (-1, 0), "road@E")


def completed(play: Play) -> set[tuple[str, tuple[int, int], int]]:
    """What the last action completed: kind, first tile, size."""
    return {(e.feature, e.at, e.tiles) for e in play.events if isinstance(e, Completed)}


def test_am_1_twelve_tiles_one_with_a_branching_road() -> None:
    """AM-1: AB to AM once each, no abbey among them."""
    with_module, without = (Counter(CARCASSONNE.rules(Setup(2, tuple(m)), NEWEST_RULES).ordinary_tiles) for m in ([MODULE], []))
    assert with_module - without == Counter(f"A{letter}" for letter in "BCDEFGHIJKLM")


def test_am_1_the_branching_road_is_one_road_with_three_ends() -> None:
    """AM-1, BASE-40: completed when the last of the three is closed; four tiles, 4 points for its one owner."""
    scene = Scenario("fields", MODULE).lay("W rrrf", (0, -1)).lay("W frrr", (1, 0)).stand(R, "follower", (1, 0), "road@W")
    play = scene.start("AC", "W", "W").tile((0, 0), "rrrf")
    assert not {place for place in play.places() if place.startswith("road")}  # red's road by its east end
    play.skip()
    assert completed(play) == set()
    play.tile((0, 1), "rrfr").skip()
    assert completed(play) == {("road", (0, -1), 4)}
    assert (play.gained(R, "road"), play.gained(B)) == (4, 0)


def test_am_2_abbey_mayor_wagon_and_barn_for_each() -> None:
    """AM-2: one of each for those who play; without fields no barn; without the module nothing."""
    for modules, figures in (
        (("fields", MODULE), {"follower": 7, "mayor": 1, "wagon": 1, "barn": 1}),
        ((MODULE,), {"follower": 7, "mayor": 1, "wagon": 1}),
        (("fields",), {"follower": 7}),
    ):
        game = CARCASSONNE.start(Setup(3, modules, stack=("U",)))
        assert game.supply() == [figures] * 3
        assert game.tokens() == [{"abbey": 1} if MODULE in modules else {}] * 3


def test_am_3_each_instead_of_another_figure() -> None:
    """AM-3: after mayor, wagon or barn no second figure is placed."""
    scene = Scenario("fields", MODULE).lay("B ffff", (-1, 0)).lay("B ffff", (-1, 1)).lay("B ffff", (0, 1))
    start = ("E", "B", "B")
    assert scene.start(*start).tile((0, 0), "cfff").figure("mayor", "city@N").asked() == (B, "tile")
    assert scene.start(*start).tile((0, 0), "cfff").figure("wagon", "city@N").asked() == (B, "tile")
    assert scene.start(*start).tile((0, 0), "cfff").barn((-1, 0)).asked() == (B, "tile")


def test_am_3_actions_as_they_stand_in_a_record() -> None:
    """AM-3: abbey, barn and wagon are actions that a record can hold."""
    for action in (PlaceAbbey((1, 2)), PlaceBarn((1, 2)), MoveWagon((1, 2), "road@N")):
        assert CARCASSONNE.reader.read(write_action(action, B)) == (B, action)


def test_abbey_1_before_drawing_only() -> None:
    """ABBEY-1: placed instead of drawing; after drawing it is too late in this part."""
    play = hole().start("B", "B", "B")
    assert play.asked() == (R, "draw")
    assert play.offers() == [{"do": "abbey", "at": [0, 0]}, {"do": "draw"}]
    play.draw()
    assert play.asked() == (R, "tile")
    assert play.refusal(PlaceAbbey((0, 0))) == "wrong_kind"
    play = hole().start("B", "B", "B").abbey((0, 0))
    assert play.happened(Laid) == [Laid(R, "abbey", (0, 0), 0)]
    assert play.asked() == (R, "step2")
    assert [o["abbey"] for o in hole().start("B", "B").game.tokens()] == [1, 1]
    assert [o.get("abbey", 0) for o in play.game.tokens()] == [0, 1]


def test_abbey_1_combo_27_not_after_an_unplaceable_tile() -> None:
    """ABBEY-1, COMBO-27: when the tile drawn had to be removed the next one is drawn without asking."""
    play = hole().start("C", "B", "B").draw()
    assert [e.tile for e in play.events if isinstance(e, Unplaceable)] == ["C"]
    assert play.asked() == (R, "tile")


def test_abbey_2_all_four_sides_whatever_they_show() -> None:
    """ABBEY-2: cells with three neighbours are refused; corners and terrain (city, road, river, field) do not matter."""
    scene = Scenario("fields", "river", MODULE).lay("E ffcf", (0, -1)).lay("W rrfr", (1, 0)).lay("RG vfvf", (0, 1))
    scene.lay("B ffff", (-1, 0)).lay("B ffff", (-1, -2))
    play = scene.start("B", "B")
    assert play.offers("abbey") == [{"do": "abbey", "at": [0, 0]}]
    assert play.refusal(PlaceAbbey((-1, -1))) == "not_offered"
    play.abbey((0, 0))
    assert play.asked() == (R, "step2")


def test_abbey_3_no_hole_never_compulsory_one_in_a_game() -> None:
    """ABBEY-3: without a hole nothing is asked; one may draw instead; whoever has placed his abbey is not asked again."""
    assert Scenario("fields", MODULE).lay("B ffff", (0, 0)).start("B", "B").asked() == (R, "tile")
    scene = hole()
    for dx, dy in SIDES:
        scene.lay("B ffff", (10 + dx, dy))
    play = scene.start("B", "B", "B").abbey((0, 0)).skip()
    assert play.asked() == (B, "draw")
    play.draw().tile((2, 0), "ffff").skip()
    assert play.asked() == (R, "tile")


def test_abbey_4_combo_11_not_while_river_tiles_remain() -> None:
    """ABBEY-4, COMBO-11: the river comes first; after the lake the abbey may be placed, also beside river tiles."""

    def lake_to_come(game: Carcassonne) -> None:
        game.left_over = ((0, 1), (1, len(game.stack)))
        spring(game, cell_of((1, -1)), flow=EAST_SIDE)

    scene = Scenario("fields", "river", MODULE).lay("RA fvff", (0, -1)).lay("RG fvfv", (1, -1))
    scene.lay("B ffff", (-1, 0)).lay("B ffff", (1, 0)).lay("B ffff", (0, 1)).prepare(lake_to_come)
    play = scene.start("RB", "B", "B")
    assert play.asked() == (R, "tile")
    play.tile((2, -1), "fffv").skip()
    assert play.asked() == (B, "draw")
    assert play.offers("abbey") == [{"do": "abbey", "at": [0, 0]}]


def test_abbey_5_am_x1_closes_its_four_sides() -> None:
    """ABBEY-5, AM-X1: a road of one tile, a city of one tile (R +2) and blue's road of two (B +2) are completed."""
    play = example().start("W", "W").abbey((0, 0))
    assert play.places() == {"monastery"}
    play.figure("follower", "monastery")
    assert completed(play) == {("road", (0, -1), 1), ("city", (1, 0), 1), ("road", (-2, 0), 2)}
    assert (play.gained(R), play.gained(B)) == (2, 2)
    assert (play.gained(R, "city"), play.gained(B, "road")) == (2, 2)
    assert (play.supply(R), play.supply(B)) == (6, 7)


def test_abbey_6_is_no_part_of_them_and_joins_nothing() -> None:
    """ABBEY-6: two cities and two roads that face each other across the abbey stay apart; it adds no tile."""
    scene = Scenario("fields", MODULE).lay("E ffcf", (0, -1)).lay("E cfff", (0, 1)).lay("W rrfr", (1, 0)).lay("W rrfr", (-1, 0))
    scene.stand(R, "follower", (0, -1), "city@S").stand(B, "follower", (0, 1), "city@N")
    play = scene.stand(B, "follower", (1, 0), "road@W").start("W", "W").abbey((0, 0)).skip()
    assert completed(play) == {("city", (0, -1), 1), ("city", (0, 1), 1), ("road", (1, 0), 1), ("road", (-1, 0), 1)}
    assert (play.gained(R, "city"), play.gained(B, "city"), play.gained(B, "road")) == (2, 2, 1)
    assert play.gained(R) == 2


def test_abbey_6_fields_stay_separate() -> None:
    """ABBEY-6: red's two farmers on one side do not outweigh blue's on the other."""
    scene = Scenario("fields", MODULE).lay("E cfff", (0, -1)).lay("E ffcf", (0, -2)).lay("U frfr", (-1, 0)).lay("U frfr", (1, 0))
    scene.lay("E ffcf", (0, 1)).lay("E cfff", (0, 2)).stand(B, "follower", (0, -1), "field@EL")
    scene.stand(R, "follower", (0, 1), "field@NL").stand(R, "follower", (0, 1), "field@NL")
    play = scene.start("W", "W").abbey((0, 0)).skip()
    assert (play.forecast(R, "field"), play.forecast(B, "field")) == (3, 3)


def test_abbey_7_combo_18_no_field_and_no_junction() -> None:
    """ABBEY-7, COMBO-18: no farmer, pig or barn on it, no barn on its corners, neither now nor later."""
    play = hole("traders_builders", corners=3).start("B", "B", "B").abbey((0, 0))
    assert play.places() == play.places("wagon") == {"monastery"}
    assert play.places("pig") == set()
    assert play.offers("barn") == []
    assert play.refusal(Deploy("follower", "field@NL")) == "no_such_segment"
    play.skip().tile((-1, 1), "ffff")
    assert play.offers("barn") == []


def test_abbey_8_am_x2_is_a_monastery() -> None:
    """ABBEY-8, AM-X2: two of the corners filled: 1 + 6 at the end; all filled: 9 on completion."""
    play = hole(corners=2).start("B").abbey((0, 0)).figure("follower", "monastery")
    assert (play.gained(R), play.forecast(R, "monastery")) == (0, 7)
    play = hole(corners=3).start("B", "B").abbey((0, 0)).figure("follower", "monastery")
    play.tile((-1, 1), "ffff").skip()
    assert (play.gained(R, "monastery"), play.gained(B)) == (9, 0)
    assert play.supply(R) == 7


def test_abbey_8_combo_13_counts_as_a_neighbour() -> None:
    """ABBEY-8, COMBO-13: for a monastery and for a garden."""
    scene = Scenario("fields", "abbot", MODULE).lay("B ffff", (0, -1)).lay("Ug rfrf", (1, 0)).lay("U rfrf", (-1, 0))
    scene.lay("E ffcf", (0, 1)).stand(R, "follower", (0, -1), "monastery").stand(B, "abbot", (1, 0), "garden")
    play = scene.start("B", "B")
    assert (play.forecast(R, "monastery"), play.forecast(B, "garden")) == (3, 3)
    play.abbey((0, 0)).skip()
    assert (play.forecast(R, "monastery"), play.forecast(B, "garden")) == (4, 4)


def test_abbey_9_combo_12_figures_allowed_on_it() -> None:
    """ABBEY-9, COMBO-12: ordinary or big follower, wagon or abbot, one of them."""
    play = hole("inns_cathedrals", "traders_builders", "abbot", corners=2).start("B", "B").abbey((0, 0))
    assert {(o["figure"], o["on"]) for o in play.offers("figure")} == {
        (figure, "monastery") for figure in ("follower", "big_follower", "wagon", "abbot")
    }
    assert play.figure("abbot", "monastery").asked()[0] == B
    assert play.forecast(R, "monastery") == 7


def test_abbey_9_taking_back_the_abbot_instead() -> None:
    """ABBEY-9: the abbey counts as his neighbour already."""
    scene = hole("abbot").stand(R, "abbot", (0, -1), "monastery")
    play = scene.start("B", "B").abbey((0, 0)).do(Retrieve((0, -1)))
    assert (play.gained(R, "monastery"), play.supply(R, "abbot")) == (4, 1)


def test_abbey_10_combo_10_its_placer_completes() -> None:
    """ABBEY-10, COMBO-8, COMBO-10: king and robber for red; the sizes do not count the abbey."""
    scene = Scenario("fields", MODULE, "king_robber").lay("W frrr", (0, -1)).lay("E fffc", (1, 0)).lay("B ffff", (0, 1))
    play = scene.lay("B ffff", (-1, 0)).start("W", "W").abbey((0, 0)).skip()
    assert play.game.tokens()[R] == {"king": True, "robber": True}
    assert completed(play) == {("road", (0, -1), 1), ("city", (1, 0), 1)}


def test_abbey_12_the_pile_is_not_reduced() -> None:
    """ABBEY-12: red has had his turn; blue draws the first tile."""
    play = hole().start("V", "B", "B")
    before = play.game.left()
    play.abbey((0, 0)).skip()
    assert (play.game.left(), play.game.hand) == (before - 1, play.game.rules.kind_of["V"])
    assert play.asked() == (B, "tile")


def test_am_e1_a_road_with_another_open_end() -> None:
    """AM-E1: it stays unfinished; its highwayman stays."""
    scene = Scenario("fields", MODULE).lay("U frfr", (1, 0)).lay("B ffff", (0, -1)).lay("B ffff", (0, 1)).lay("B ffff", (-1, 0))
    play = scene.stand(R, "follower", (1, 0), "road@E").start("B", "B").abbey((0, 0)).skip()
    assert (completed(play), play.supply(R), play.forecast(R, "road")) == (set(), 6, 1)


def test_am_e2_between_two_sides_of_one_city() -> None:
    """AM-E2: both sides are closed: the city of five tiles is completed."""
    scene = Scenario("fields", MODULE).lay("N ccff", (-1, 0)).lay("N fccf", (-1, -1)).lay("G fcfc", (0, -1))
    scene.lay("N ffcc", (1, -1)).lay("N cffc", (1, 0)).lay("B ffff", (0, 1)).stand(R, "follower", (0, -1), "city@E")
    play = scene.start("B", "B").abbey((0, 0)).skip()
    assert completed(play) == {("city", (-1, -1), 5)}
    assert play.gained(R, "city") == 10


def test_am_e3_combo_23_city_and_road_of_one_tile() -> None:
    """AM-E3, COMBO-23: city 2, with a shield 4, road 1; a field counts such a city like any other."""
    scene = Scenario("fields", MODULE).lay("E ffcf", (0, -1)).lay("AH cfff", (0, 1)).lay("W rrfr", (1, 0)).lay("B ffff", (-1, 0))
    scene.stand(R, "follower", (0, -1), "city@S").stand(B, "follower", (0, 1), "city@N").stand(B, "follower", (1, 0), "road@W")
    play = scene.stand(R, "follower", (0, -1), "field@NL").start("B", "B").abbey((0, 0)).skip()
    assert (play.gained(R, "city"), play.gained(B, "city"), play.gained(B, "road")) == (2, 4, 1)
    assert play.forecast(R, "field") == 3


def test_am_e4_surrounded_at_once() -> None:
    """AM-E4: with eight neighbours the monk placed now scores 9 and returns."""
    play = hole(corners=4).start("B", "B").abbey((0, 0)).figure("follower", "monastery")
    assert (play.gained(R, "monastery"), play.supply(R)) == (9, 7)


def test_am_e5_eighth_neighbour_of_another_monastery() -> None:
    """AM-E5: that one is completed too."""
    scene = hole(corners=2)
    for at in ((-1, -2), (0, -2), (1, -2)):
        scene.lay("B ffff", at)
    play = scene.stand(B, "follower", (0, -1), "monastery").start("B", "B").abbey((0, 0)).skip()
    assert (play.gained(B, "monastery"), play.supply(B)) == (9, 7)


def test_am_e6_two_abbeys_side_by_side() -> None:
    """AM-E6: legal; each is a neighbour to the other and nothing more."""
    scene = Scenario("fields", MODULE).lay("abbey ****", (1, 0)).stand(B, "follower", (1, 0), "monastery")
    for at in ((0, -1), (0, 1), (-1, 0), (1, -1), (1, 1), (2, 0)):
        scene.lay("B ffff", at)
    play = scene.start("B", "B")
    assert play.forecast(B, "monastery") == 1 + 5
    play.abbey((0, 0)).figure("follower", "monastery")
    assert (play.forecast(R, "monastery"), play.forecast(B, "monastery")) == (1 + 6, 1 + 6)
    assert (play.gained(R), completed(play)) == (0, set())


def test_am_e10_nobody_is_placed_next_to_the_abbey() -> None:
    """AM-E10: the city beside it cannot be claimed in that turn."""
    scene = Scenario("fields", MODULE).lay("E fffc", (1, 0)).lay("B ffff", (0, -1)).lay("B ffff", (0, 1)).lay("B ffff", (-1, 0))
    play = scene.start("B", "B").abbey((0, 0))
    assert play.places() == {"monastery"}
    assert play.refusal(Deploy("follower", "city@W")) == "no_such_segment"
