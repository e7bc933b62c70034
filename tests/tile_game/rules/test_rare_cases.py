"""Cases that hardly ever occur in play, each set up on purpose; a comment says what makes it rare. Seat 0 is red, 1 blue."""

from __future__ import annotations

from bot.engine.events import Points
from bot.tile_game.expansions.abbey_mayor.rules import WagonMoved
from bot.tile_game.expansions.tower.rules import BuildTier, Capture
from bot.tile_game.expansions.traders_builders.rules import DoubleTurn
from bot.tile_game.rules.moves import Completed, Draw, FinalScoring, TurnBegan, Unplaceable
from tests.tile_game.scenario import Scenario

R, B, G = 0, 1, 2
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))


def hole(scene: Scenario, x: int, y: int) -> Scenario:
    """A hole between four tiles of field."""
    for dx, dy in SIDES:
        scene.lay("B ffff", (x + dx, y + dy))
    return scene


def builders_road(*modules: str, seats: int = 2) -> Scenario:
    """Red's highwayman and builder on a road that ends open in the east at (2, 0)."""
    scene = Scenario("fields", "abbey_mayor", "traders_builders", *modules, seats=seats)
    scene.lay("W frrr", (0, 0)).lay("U frfr", (1, 0))
    return scene.stand(R, "follower", (1, 0), "road@E").stand(R, "builder", (1, 0), "road@E")


def test_wagon_9_two_wagons_drive_in_one_step() -> None:
    """WAGON-9, AM-E17: red's leaves the city and blue's the road that one tile has finished; red's move bars blue's nearest."""
    # Rare: two players' only wagons must stand on two features that one tile completes, with free targets near both.
    scene = Scenario("fields", "abbey_mayor").lay("E ffcf", (0, -1)).lay("W frrr", (-1, 0)).lay("A fffr", (1, 0))
    scene.lay("U frfr", (2, -1)).stand(R, "wagon", (0, -1), "city@S").stand(B, "wagon", (1, 0), "road@W")
    play = scene.start("D", "W").tile((0, 0), "crfr").skip()
    assert (play.gained(R, "city"), play.gained(B, "road")) == (4, 3)
    assert play.asked() == (R, "wagon")
    assert play.decision.at == (0, -1)
    play.wagon((1, 0), "monastery")
    assert play.asked() == (B, "wagon")
    assert play.decision.at == (1, 0)
    assert play.offers("wagon") == [{"do": "wagon", "at": [2, -1], "on": "road@E"}]  # the monastery is red's now
    play.wagon((2, -1), "road@E")
    assert play.happened(WagonMoved) == [WagonMoved(B, (2, -1), "road@E", (1, 0))]
    assert [play.supply(seat, "wagon") for seat in (R, B)] == [0, 0]
    assert (play.forecast(R, "monastery"), play.forecast(B, "road")) == (4, 1)
    assert play.asked() == (B, "tile")


def test_abbey_13_abbey_in_the_second_part_of_a_double_turn() -> None:
    """ABBEY-13, COMBO-4: red extends his road, then places his abbey instead of drawing; nothing more comes of it."""
    # Rare: a double turn, a hole and an unspent abbey must come together.
    play = hole(builders_road(), 10, 0).start("U", "V", "B").draw().tile((2, 0), "frfr").skip()
    assert {o["do"] for o in play.offers()} == {"abbey", "draw", "skip"}
    left = play.game.left()
    play.abbey((10, 0))
    assert (play.game.left(), play.happened(DoubleTurn)) == (left, [])
    play.figure("follower", "monastery")
    assert (play.asked(), play.decision.tile) == ((B, "tile"), "V")
    assert play.forecast(R, "monastery") == 5


def test_abbey_13_the_hole_made_in_the_first_part() -> None:
    """ABBEY-13, TB-E7: the first tile closes the builder's road and makes the hole that the abbey fills at once."""
    # Rare: as above, and the hole did not exist when the turn began.
    scene = builders_road().lay("B ffff", (3, -1)).lay("B ffff", (4, 0)).lay("E cfff", (3, 1)).lay("B ffff", (2, 1))
    play = scene.start("W", "V", "B").tile((2, 0), "rrfr").skip()
    assert play.gained(R, "road") == 3
    assert play.offers("abbey") == [{"do": "abbey", "at": [3, 0]}]
    play.abbey((3, 0)).skip()
    assert {e.feature for e in play.events if isinstance(e, Completed)} == {"road", "city"}
    assert play.asked() == (B, "tile")


def test_combo_5_the_last_tile_triggers_the_double_turn() -> None:
    """COMBO-5: the second part exists for the abbey only; then the round begins with the player to the left."""
    # Rare: the very last tile must extend the road of the active player's builder.
    play = hole(hole(builders_road(seats=3), 10, 0), 20, 0).start("U").draw().tile((2, 0), "frfr").skip()
    assert play.asked() == (R, "draw")
    assert {o["do"] for o in play.offers()} == {"abbey", "skip"}
    play.abbey((10, 0)).skip()
    assert play.asked() == (B, "draw")
    play.skip()
    assert play.asked() == (G, "draw")
    assert play.abbey((20, 0)).skip().game.decision is None


def test_combo_5_red_may_keep_his_abbey_for_the_round() -> None:
    """COMBO-5, ABBEY-14: whoever declines the second part has his opportunity in the round, as the last of all."""
    # Rare: as above; and the choice between the two moments matters to nobody but the one hole.
    play = hole(builders_road(seats=3), 10, 0).start("U").draw().tile((2, 0), "frfr").skip().skip()
    order = []
    while play.game.decision is not None:
        order.append(play.asked()[0])
        play.skip()
    assert order == [B, G, R]


def test_combo_5_without_a_hole_the_second_part_is_omitted() -> None:
    """COMBO-5, BUILDER-13: nothing to draw and no hole: the game is over."""
    # Rare: as above.
    play = builders_road().start("U").tile((2, 0), "frfr").skip()
    assert (play.game.decision, play.happened(TurnBegan)) == (None, [])


def test_combo_27_neither_abbey_nor_declining_after_an_unplaceable_tile() -> None:
    """COMBO-27, BUILDER-8: in a second part with the organiser the replacement is drawn from an end of choice, and must be."""
    # Rare: only with the organiser is there a decision between the tile that was removed and the one that replaces it.
    scene = Scenario("fields", "abbey_mayor", "traders_builders", "tower", options=("organiser",))
    hole(scene, 10, 0).lay("W frrr", (0, 0)).lay("U frfr", (1, 0))
    scene.stand(R, "follower", (1, 0), "road@E").stand(R, "builder", (1, 0), "road@E")
    play = scene.start("U", "C", "B", "B", "B", "B")
    play.do(Draw("left_top")).tile((2, 0), "frfr").skip()
    assert {o["do"] for o in play.offers()} == {"abbey", "draw", "skip"}
    play.do(Draw("left_top"))
    assert [e.tile for e in play.events if isinstance(e, Unplaceable)] == ["C"]
    assert play.asked() == (R, "draw")
    assert {o["do"] for o in play.offers()} == {"draw"}


def two_fields() -> Scenario:
    """In the west red's farmer with two cities, in the east two of blue's with one; (2, 0) between them is missing."""
    scene = Scenario("fields", "abbey_mayor").lay("B ffff", (1, 1)).lay("B ffff", (2, 1))
    for x in (0, 1, 3):
        scene.lay("E cfff", (x, 0)).lay("E ffcf", (x, -1))
    scene.stand(R, "follower", (0, 0), "field@EL")
    return scene.stand(B, "follower", (3, 0), "field@EL").stand(B, "follower", (3, 0), "field@EL")


def test_am_e22_a_barn_where_two_farmers_fields_are_joined() -> None:
    """AM-E22, BARN-5: red's tile joins both fields, his barn goes on the joint: blue's two outweigh red's one."""
    # Rare: the joining tile itself must complete a junction; without the barn red would have kept his farmer.
    play = two_fields().start("B", "B").tile((2, 0), "ffff").barn((1, 0))
    assert [(e.seat, e.points) for e in play.events if isinstance(e, Points)] == [(B, 9)]
    assert [play.supply(seat) for seat in (R, B)] == [7, 7]
    assert (play.forecast(R), play.forecast(B)) == (12, 0)


def test_barn_8_a_barns_field_joined_with_two_farmers_fields_at_once() -> None:
    """BARN-8, BARN-9: one scoring of the whole at 1 point a city: two owners with one farmer each get 2, and all return."""
    # Rare: one tile must touch three fields, a barn on one, farmers on the two others.
    scene = Scenario("fields", "abbey_mayor", seats=3).lay("B ffff", (0, 1)).stand(G, "barn", (0, 1), "field@NL")
    scene.lay("E cfff", (-1, 0)).lay("E ffcf", (-1, -1)).lay("E cfff", (1, 0)).lay("E ffcf", (1, -1))
    scene.stand(R, "follower", (-1, 0), "field@EL").stand(B, "follower", (1, 0), "field@EL")
    play = scene.start("B", "B").tile((0, 0), "ffff").skip()
    assert [(e.seat, e.points) for e in play.events if isinstance(e, Points)] == [(R, 2), (B, 2)]
    assert [play.supply(seat) for seat in (R, B)] == [7, 7]
    assert play.forecast(G, "barn") == 8


def test_barn_4_a_barn_stays_when_its_owners_farmer_beside_it_is_captured() -> None:
    """BARN-4, TURN-6: red's tile joins blue's farmer to blue's barn, red captures him in step 2: nothing is left to score."""
    # Rare: farmer and barn of one player share a field only between step 1 and step 3 of one turn.
    scene = Scenario("fields", "abbey_mayor", "tower").lay("E cfff", (-1, 0)).lay("E ffcf", (-1, -1)).lay("B ffff", (1, 0))
    scene.stand(B, "follower", (-1, 0), "field@EL").stand(B, "barn", (1, 0), "field@NL")
    play = scene.start("TB", "B").tile((0, 0), "ffff").do(BuildTier((0, 0))).do(Capture((-1, 0), "field@EL", B, "follower"))
    assert [e for e in play.events if isinstance(e, Points)] == []
    assert (play.supply(B), play.supply(B, "barn")) == (6, 0)
    assert play.forecast(B, "barn") == 4


def test_turn_6_one_tile_closes_four_things_of_four_kinds() -> None:
    """TURN-6, TURN-7: city, road, monastery and garden of three players; each is scored once, all figures return."""
    # Rare: the last cell around a monastery and a garden must also be the last gap of a road and of a city.
    scene = Scenario("fields", "abbot", "king_robber", seats=3).lay("E ffcf", (0, -1)).lay("W frrr", (-1, 0))
    scene.lay("A fffr", (1, 0)).lay("B ffff", (0, 1)).lay("Eg ffcf", (1, 1)).lay("E cfff", (1, 2))
    for at in ((-1, 1), (-1, 2), (0, 2), (2, 0), (2, 1), (2, 2)):
        scene.lay("B ffff", at)
    scene.stand(R, "follower", (0, -1), "city@S").stand(B, "follower", (1, 0), "road@W")
    scene.stand(G, "follower", (0, 1), "monastery").stand(R, "abbot", (1, 1), "garden")
    play = scene.start("D", "W").tile((0, 0), "crfr").skip()
    done = [(e.feature, e.tiles) for e in play.events if isinstance(e, Completed)]
    assert sorted(done) == [("city", 2), ("garden", 1), ("monastery", 1), ("road", 3)]
    assert (play.gained(R, "city"), play.gained(R, "garden"), play.gained(R)) == (4, 9, 13)
    assert (play.gained(B, "road"), play.gained(B)) == (3, 3)
    assert (play.gained(G, "monastery"), play.gained(G)) == (9, 9)
    assert play.game.supply() == [{"follower": 7, "abbot": 1}] * 3
    assert play.game.tokens() == [{"king": True, "robber": True}, {}, {}]


def test_base_e3_one_tile_closes_three_cities() -> None:
    """BASE-E3, KING-8, TB-E1, FIELD-6: each for its own owners; the largest makes the king; the pocket of field borders all."""
    scene = Scenario("fields", "traders_builders", "king_robber", "inns_cathedrals", seats=3)
    scene.lay("E ffcf", (0, -1)).lay("E fffc", (1, 0)).lay("E cfff", (0, 1)).lay("E fcff", (-1, 0))
    scene.stand(B, "follower", (0, -1), "city@S").stand(B, "big_follower", (1, 0), "city@W")
    # the tile's east and south sides are one city, with cloth
    play = scene.stand(G, "follower", (0, 1), "city@N").start("HM", "B").tile((0, 0), "cccc")
    assert play.places() == {"city@W", "field@-"}
    play.figure("follower", "field@-")
    assert [(e.on, e.tiles) for e in play.happened(Completed)] == [("city@S", 2), ("city@E", 3), ("city@E", 2)]
    assert [(e.seat, e.points, e.at) for e in play.events if isinstance(e, Points)] == [(B, 4, (0, -1)), (B, 6, (0, 0))]
    assert [play.supply(seat) for seat in (R, B, G)] == [6, 7, 7]
    assert play.game.tokens() == [{"cloth": 1, "king": True}, {}, {}]
    assert (play.forecast(R, "king"), play.forecast(R, "field")) == (3, 9)


def test_base_43_one_tile_closes_four_roads() -> None:
    """BASE-43: a crossroads between four others ends a road on each side; the owners are found for each by itself."""
    # Rare: the cell needs four finished neighbours whose roads all wait for it.
    scene = Scenario("fields").lay("W frrr", (0, -1)).lay("W rfrr", (1, 0)).lay("W rrfr", (0, 1)).lay("W rrrf", (-1, 0))
    scene.stand(R, "follower", (0, -1), "road@S").stand(B, "follower", (1, 0), "road@W")
    scene.stand(B, "follower", (0, 1), "road@N").stand(B, "follower", (0, 1), "road@N").stand(R, "follower", (0, 1), "road@N")
    play = scene.start("X", "B").tile((0, 0), "rrrr")
    assert {place for place in play.places() if place.startswith("road")} == {"road@W"}
    play.figure("follower", "road@W")
    assert (play.gained(R, "road"), play.gained(B, "road")) == (2 + 2, 2 + 2)
    assert [play.supply(seat) for seat in (R, B)] == [7, 7]


def test_base_25_the_last_tile_fits_nowhere() -> None:
    """BASE-25: it is removed, blue has no turn to play, and the game ends with the map as it is."""
    # Rare: only one of some seventy tiles is the last, and hardly any fits nowhere by then.
    scene = Scenario("fields").lay("U frfr", (0, 0)).stand(R, "follower", (0, 0), "road@E")
    play = scene.start("U", "C").tile((1, 0), "frfr").skip()
    assert [e.tile for e in play.events if isinstance(e, Unplaceable)] == ["C"]
    assert play.happened(FinalScoring) == [FinalScoring(0)]
    assert (play.game.decision, play.game.scores) == (None, [2, 0])


def test_base_25_the_last_tile_fits_nowhere_in_a_second_part() -> None:
    """BASE-25, TB-E10: red draws for his second part, the tile fits nowhere, his turn and the game end; the road stays open."""
    # Rare: as above, and in the second part of a double turn.
    play = builders_road().start("U", "C").tile((2, 0), "frfr").skip()
    assert play.asked() == (R, "draw")
    play.draw()
    assert play.game.decision is None
    assert (play.gained(R, "road"), play.game.scores) == (3, [3, 0])


def test_abbey_14_an_abbey_in_the_last_hole_at_the_last_moment() -> None:
    """ABBEY-14, AM-E4, AM-E9: the last tile makes the only hole; blue passes; red, last of the round, fills it: 9 and a city."""
    # Rare: it is the last placement a game can have, in a hole that did not exist while tiles were drawn.
    scene = Scenario("fields", "abbey_mayor", "king_robber").lay("E ffcf", (0, -1)).lay("B ffff", (1, 0)).lay("B ffff", (-1, 0))
    for at in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        scene.lay("B ffff", at)
    play = scene.stand(B, "follower", (0, -1), "city@S").start("B").tile((0, 1), "ffff").skip()
    assert play.asked() == (B, "draw")
    play.skip()
    assert play.asked() == (R, "draw")
    assert play.abbey((0, 0)).offers("abbey") == []
    play.figure("follower", "monastery")
    assert (play.gained(R, "monastery"), play.gained(B, "city")) == (9, 2)
    assert (play.gained(R, "king"), play.game.decision, play.game.scores) == (1, None, [10, 2])


def test_abbey_15_two_abbeys_and_one_last_hole() -> None:
    """ABBEY-15, AM-X10: blue fills the last hole; red, whose turn it was, is not asked and gets nothing for his abbey."""
    # Rare: all others must have been filled in time.
    play = hole(Scenario("fields", "abbey_mayor"), 0, 0).start("B").draw().tile((0, 2), "ffff").skip()
    assert play.asked() == (B, "draw")
    play.abbey((0, 0)).figure("wagon", "monastery")
    assert play.game.decision is None
    assert (play.gained(B, "monastery"), play.game.scores) == (5, [0, 5])
    assert play.game.tokens() == [{"abbey": 1}, {}]
