"""When figures can be bought back (TOWER-42), and when not."""

from __future__ import annotations

from bot.tile_game.expansions.siege.rules import SIEGE
from bot.tile_game.expansions.tower.rules import Ransom
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.moves import Draw, Unplaceable
from tests.tile_game.rules.towers import away, build, captive, capture, captures, no_figures, no_tiers, ransom, ransoms, yard
from tests.tile_game.scenario import Play, Scenario, scores

ONE = [(1, "follower")]
"""One follower held by seat 1 is offered."""


def poor(*others: str, points: int = 3, held: int = 1, options: tuple[str, ...] = ()) -> Scenario:
    """Seat 1 holds followers of seat 0, which has this many points."""
    return yard(*others, options=options).prepare(captive(1, 0, *["follower"] * held)).prepare(scores(points, 0))


def test_tower_42_before_the_draw() -> None:
    """TOWER-42: the draw is asked with the ransoms beside it, also where nothing but drawing is possible."""
    play = poor().start("B", "B")
    assert play.asked() == (0, "draw")
    assert play.decision.tile is None
    assert [o.do for o in play.game.options()] == ["draw", "ransom"]
    ransom(play, 1)
    assert play.asked() == (0, "tile")  # with nobody left to buy, drawing is not asked


def test_tower_42_nothing_to_buy_and_the_draw_is_not_asked() -> None:
    """TOWER-42: the window exists only where a ransom is possible."""
    assert poor(points=2).start("B", "B").asked() == (0, "tile")
    assert poor(held=0, points=9).start("B", "B").asked() == (0, "tile")


def test_tower_42_at_the_choice_of_the_place() -> None:
    """TOWER-42: the tile in hand is known; after the ransom its place is asked again."""
    play = poor(points=6, held=2).start("B", "B").draw()
    assert play.asked() == (0, "tile")
    assert play.decision.tile == "B"
    assert ransoms(play) == ONE
    places = play.offers("tile")
    ransom(play, 1)
    assert play.asked() == (0, "tile")
    assert play.offers("tile") == places


def test_tower_42_in_step_two() -> None:
    """TOWER-42: before the figure or tower action, the tile placed being the one in question."""
    play = away(poor().start("B", "B").draw())
    assert play.asked() == (0, "step2")
    assert play.decision.tile == "B"
    assert ransoms(play) == ONE


def test_tower_42_after_scoring() -> None:
    """TOWER-42: points of this turn's scoring may pay; the window comes after them, for whoever has 3 points and a captive."""
    scene = poor(points=0).lay("A rfff", (9, 9)).lay("U rfrf", (9, 8)).stand(0, "follower", (9, 9), "road@N")
    play = scene.start("A", "B")
    assert play.asked() == (0, "tile")
    play.tile((9, 7), "ffrf").skip()
    assert play.gained(0, "road") == 3
    assert play.asked() == (0, "ransom")
    assert [o.do for o in play.game.options()] == ["skip", "ransom"]
    ransom(play, 1)
    assert play.game.scores == [0, 3]
    assert play.asked() == (1, "tile")


def test_tower_42_the_last_window_is_not_asked_in_vain() -> None:
    """TOWER-42: 2 points, or nobody captive: the next player is on turn."""
    for scene in (poor(points=2), poor(points=9, held=0)):
        assert away(scene.start("B", "B")).skip().asked() == (1, "tile")


def test_tower_42_last_window_repeats_while_a_ransom_is_possible() -> None:
    """TOWER-42, TOWER-41: with 7 points and three captives two can be bought, then it is over."""
    play = away(poor(points=7, held=3).start("B", "B").draw()).skip()
    assert play.asked() == (0, "ransom")
    assert ransom(play, 1).asked() == (0, "ransom")
    assert ransom(play, 1).asked() == (1, "tile")
    assert play.game.scores == [1, 6]


def test_tower_42_declining_the_last_window() -> None:
    """TOWER-42: going on is always possible, and it is what happens if somebody is absent."""
    play = away(poor().start("B", "B").draw()).skip()
    assert play.game.default().do == "skip"
    play.skip()
    assert play.asked() == (1, "tile")
    assert play.game.scores == [3, 0]


def test_tower_42_the_defaults_never_buy() -> None:
    """TOWER-42: an absent player draws, places, declines; nothing is bought for him."""
    play = poor(points=9, held=3).start("B", "B")
    done = []
    while play.decision.seat == 0:
        done.append(play.game.default().do)
        play.do(play.game.default())
    assert done == ["draw", "tile", "skip", "skip"]
    assert play.game.scores == [9, 0]


def test_tower_42_after_the_wagons() -> None:
    """TOWER-42: the last window comes when the wagon of the scored road has driven."""
    scene = poor("abbey_mayor", points=0).lay("A rfff", (9, 9)).lay("U rfrf", (9, 8)).lay("V ffrr", (10, 8))
    play = scene.stand(0, "wagon", (9, 9), "road@N").start("A", "B")
    play.tile((9, 7), "ffrf").skip()
    assert play.asked() == (0, "wagon")
    assert ransoms(play) == []
    play.skip()
    assert play.asked() == (0, "ransom")


def test_tower_42_not_between_tier_and_capture_nor_in_an_exchange() -> None:
    """TOWER-42: the capture, and the exchange after it, stand alone."""
    scene = poor("inns_cathedrals", points=9).lay("E cfff", (0, 1)).stand(1, "follower", (0, 1), "city@N")
    play = build(away(scene.prepare(captive(1, 0, "big_follower")).start("B", "B").draw()), (0, 0))
    assert play.asked() == (0, "capture")
    assert ransoms(play) == []
    assert play.refusal(Ransom(1, "follower")) == "wrong_kind"
    capture(play, (0, 1), "city@N", 1)
    assert play.asked() == (0, "exchange")
    assert ransoms(play) == []
    assert play.refusal(Ransom(1, "follower")) == "wrong_kind"


def test_tower_42_captured_figure_cannot_be_bought_before_its_owners_turn() -> None:
    """TOWER-37, TOWER-42: the victim may buy him back in his own next turn, at once."""
    scene = yard().lay("E cfff", (0, 1)).stand(1, "follower", (0, 1), "city@N").prepare(scores(9, 9))
    play = build(away(scene.start("B", "B")), (0, 0))
    assert len(captures(play)) == 1
    capture(play, (0, 1), "city@N", 1)
    assert play.asked() == (1, "draw")
    assert ransoms(play) == [(0, "follower")]


def double_turn(points: int) -> Play:
    """Seat 0 has earned a second part of its turn, with a follower captive; it is in step 2 of the first."""
    scene = poor("traders_builders", points=points).lay("U rfrf", (9, 9))
    scene.stand(0, "follower", (9, 9), "road@N").stand(0, "builder", (9, 9), "road@N")
    return scene.start("U", "B", "B").draw().tile((9, 10), "rfrf")


def test_tower_42_in_both_parts_of_a_double_turn() -> None:
    """TOWER-42: before the draw, at the place and in step 2 of each part, at the end only once, after the second."""
    play = double_turn(3)
    assert ransoms(play) == ONE
    play.skip()
    assert play.asked() == (0, "draw")
    assert [o.do for o in play.game.options()] == ["draw", "skip", "ransom"]
    assert ransoms(play.draw()) == ONE
    assert ransoms(away(play)) == ONE
    play.skip()
    assert play.asked() == (0, "ransom")
    play.skip()
    assert play.asked() == (1, "tile")


def test_tower_42_the_last_window_also_when_the_second_part_is_declined() -> None:
    """TOWER-42: the turn's end is its end."""
    play = double_turn(3).skip().skip()
    assert play.asked() == (0, "ransom")


def test_tower_42_the_last_window_also_when_no_tile_fits() -> None:
    """TOWER-42: nothing to draw any more: the turn ends without a tile, and with its last window."""
    play = poor().start("C").draw()
    assert play.happened(Unplaceable) == [Unplaceable(0, "C", 0)]
    assert play.asked() == (0, "ransom")
    play.skip()
    assert play.game.decision is None


def hole(*tiles: str) -> Play:
    """Four tiles around an empty cell; seat 0 has 9 points, a captive and no tier left."""
    scene = (
        Scenario("tower", "abbey_mayor").lay("B ffff", (1, 0)).lay("B ffff", (0, 1)).lay("B ffff", (1, 2)).lay("B ffff", (2, 1))
    )
    scene.prepare(captive(1, 0, "follower")).prepare(scores(9, 0)).prepare(no_tiers(0))
    return scene.lay("B ffff", (20, 20)).start(*tiles)


def test_tower_42_beside_the_choice_between_abbey_and_draw() -> None:
    """TOWER-42: abbey, draw and ransom; after the ransom abbey or draw."""
    play = hole("B", "B")
    assert [o.do for o in play.game.options()] == ["abbey", "draw", "ransom"]
    ransom(play, 1)
    assert [o.do for o in play.game.options()] == ["abbey", "draw"]


def test_tower_42_abbey_instead_of_drawing() -> None:
    """TOWER-42: windows (b) and (c) exist also in a turn with an abbey."""
    play = hole("B", "B").abbey((1, 1))
    assert play.asked() == (0, "step2")
    assert ransoms(play) == ONE
    play.skip()
    assert play.asked() == (0, "ransom")


def test_tower_42_in_the_abbey_round() -> None:
    """TOWER-42: before the abbey lies it is nobody's turn; then in step 2 and at the end of this turn."""
    play = away(hole("B").draw()).skip().skip()
    assert play.asked() == (1, "draw")
    play.skip()
    assert play.asked() == (0, "draw")
    assert [o.do for o in play.game.options()] == ["abbey", "skip"]
    play.abbey((1, 1))
    assert play.asked() == (0, "step2")
    assert ransoms(play) == ONE
    play.skip()
    assert play.asked() == (0, "ransom")
    assert ransom(play, 1).game.decision is None
    assert play.game.scores[1] == 3


def test_tower_42_no_window_after_declining_in_the_abbey_round() -> None:
    """TOWER-42, ABBEY-14: without an abbey there is no turn, so nothing can be bought any more."""
    play = away(hole("B").draw()).skip().skip()
    assert play.skip().asked() == (0, "draw")
    assert play.skip().game.decision is None
    assert play.game.scores[0] >= 9


def test_tower_42_the_abbey_round_is_a_turn_of_its_own() -> None:
    """TOWER-41, TOWER-42: with one ransom per turn the abbey's turn allows another one."""
    scene = Scenario("tower", "abbey_mayor", options=("one_ransom",)).lay("B ffff", (20, 20))
    scene.lay("B ffff", (1, 0)).lay("B ffff", (0, 1)).lay("B ffff", (1, 2)).lay("B ffff", (2, 1))
    scene.prepare(captive(1, 0, "follower", "follower")).prepare(scores(9, 0)).prepare(no_figures(0))
    play = away(ransom(scene.start("B"), 1).draw()).skip()
    assert play.asked() == (1, "draw")
    play.skip().abbey((1, 1))
    assert ransoms(play) == ONE


def test_tower_42_beside_the_redraw_with_the_organiser() -> None:
    """TOWER-42, TOWER-6: the tile drawn fits nowhere; at the choice of its replacement figures can be bought."""
    play = poor(options=("organiser",), points=6, held=2).start("C", "B", "B")
    play.do(Draw("left_top"))
    assert play.asked() == (0, "draw")
    assert [o.do for o in play.game.options()] == ["draw", "draw", "ransom"]
    ransom(play, 1)
    assert [o.do for o in play.game.options()] == ["draw", "draw", "ransom"]
    play.do(Draw("right_top"))
    assert play.asked() == (0, "tile")


def test_tower_42_no_window_at_a_replacement_without_the_organiser() -> None:
    """TOWER-42, BASE-24: what replaces a tile that fits nowhere is no choice, so the next window is at its place."""
    play = poor(points=6, held=2).start("C", "B", "B")
    assert [o.do for o in play.game.options()] == ["draw", "ransom"]
    play.do(Draw())
    assert play.asked() == (0, "tile")
    assert ransoms(play) != []


def test_tower_42_no_redraw_and_no_forced_ransom_when_the_stack_is_empty() -> None:
    """TOWER-42, TOWER-37: the last tile fits nowhere: the last window follows, nothing is bought by itself."""
    play = poor(options=("organiser",)).start("C").do(Draw("left_top"))
    assert play.game.scores == [3, 0]
    assert play.asked() == (0, "ransom")
    assert [o.do for o in play.game.options()] == ["skip", "ransom"]


def test_tower_42_after_the_symbols_of_the_siege() -> None:
    """TOWER-42, SIEGE-47: no ransom between the symbols; at the place of the tile points of the attack may pay."""
    scene = poor("siege", points=0)
    play = scene.start("SN", "B")
    assert play.asked() == (0, "siege")
    assert ransoms(play) == []


def test_tower_42_points_of_an_attack_may_pay() -> None:
    """TOWER-42, SIEGE-X10: 3 points for a defender, then at the place of the tile a ransom."""
    scene = poor("siege", points=0).prepare(attacked)
    play = scene.start("SM", "B")
    assert play.asked() == (0, "tile")
    assert play.game.scores == [3, 0]
    assert ransoms(play) == ONE


def attacked(game: Carcassonne) -> None:
    SIEGE.of(game).catapults = ("monks",)
    SIEGE.of(game).rows["monks"] = (0,)
    game.supplies[0]["follower"] -= 1
