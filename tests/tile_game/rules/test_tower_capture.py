"""Captures by a new tier, and followers on towers (TOWER-17 to 31)."""

from __future__ import annotations

from bot.tile_game.expansions.tower.rules import BuildTier, Capture, Captured, reach
from bot.tile_game.rules.cells import at_of, cell_of
from bot.tile_game.rules.moves import Completed, Returned
from tests.tile_game.rules.towers import (
    away,
    build,
    captive,
    capture,
    captures,
    close,
    closings,
    heights,
    no_figures,
    prisoners,
    sites,
    tower,
    yard,
)
from tests.tile_game.scenario import Cell, Play, Scenario

MONK = "monastery"


def monks(scene: Scenario, *where: tuple[int, Cell]) -> Scenario:
    """A monk stands on a separate monastery in each of these cells."""
    for seat, at in where:
        scene.lay("B ffff", at).stand(seat, "follower", at, MONK)
    return scene


def raised(scene: Scenario, height: int, *tiles: str) -> Play:
    """Seat 0 has just brought the tower at (0, 0) to this height."""
    scene.prepare(tower((0, 0), height - 1))
    return build(away(scene.start("B", "B", *tiles)), (0, 0))


def test_tower_17_at_most_one_and_never_by_force() -> None:
    """TOWER-17: with two in reach one is taken, the other stays; or none."""
    play = raised(monks(yard(), (1, (0, 1)), (1, (0, -1))), 1)
    assert play.asked() == (0, "capture")
    assert captures(play) == {((0, 1), MONK, 1, "follower"), ((0, -1), MONK, 1, "follower")}
    assert play.offers("skip") == [{"do": "skip"}]
    other = Play(play.game.copy())
    capture(play, (0, 1), MONK, 1)
    assert play.asked() == (1, "tile")
    assert [p.cell for p in play.game.board.pieces()] == [cell_of((0, -1))]
    other.skip()
    assert other.asked() == (1, "tile")
    assert len(other.game.board.pieces()) == 2
    assert prisoners(other, 0) == []


def test_tower_17_default_captures_nobody() -> None:
    """TOWER-17: capturing is never forced, so nobody is captured in somebody's absence."""
    play = raised(monks(yard(), (1, (0, 1))), 1)
    assert play.game.default().do == "skip"
    play.skip()
    away(play)
    assert play.game.default().do == "skip"


def test_tower_17_finishing_captures_nobody() -> None:
    """TOWER-17: the follower who finishes a tower takes no prisoner."""
    play = away(monks(yard(), (1, (0, 1))).prepare(tower((0, 0), 3)).start("B", "B"))
    close(play, (0, 0))
    assert play.asked() == (1, "tile")
    assert len(play.game.board.pieces()) == 1


def test_tower_18_reach_of_height_2_and_3() -> None:
    """TOWER-18, TOWER-W4: 1 + 4h cells along row and column, no diagonal."""
    near = {(0, 0), (1, 0), (2, 0), (-1, 0), (-2, 0), (0, 1), (0, 2), (0, -1), (0, -2)}
    assert {at_of(c) for c in reach(cell_of((0, 0)), 2)} == near
    assert len(reach(cell_of((0, 0)), 2)) == 9
    three = {at_of(c) for c in reach(cell_of((0, 0)), 3)}
    assert three == near | {(3, 0), (-3, 0), (0, 3), (0, -3)}
    assert not three & {(1, 1), (2, 1), (4, 0)}


def test_tower_18_height_2_offers_exactly_its_nine_cells() -> None:
    """TOWER-18, TOWER-W4: monks on (±1,0), (±2,0), (0,±1), (0,±2) may be taken; on (1,1), (3,0), (2,1), (0,-3) not."""
    near = [(1, 0), (-1, 0), (2, 0), (-2, 0), (0, 1), (0, -1), (0, 2), (0, -2)]
    far = [(1, 1), (3, 0), (2, 1), (0, -3), (-1, 1)]
    scene = monks(yard("inns_cathedrals", seats=3), *((1, at) for at in near[:6]), *((2, at) for at in near[6:]))
    play = raised(monks(scene, *((2, at) for at in far)), 2)
    assert {at for at, *_ in captures(play)} == set(near)


def test_tower_18_the_tower_s_own_cell_is_in_reach() -> None:
    """TOWER-18: a monk beside the tower on its own tile may be taken by its first tier."""
    play = Scenario("tower").lay("B ffff", (20, 20)).lay("TC ffff", (0, 0)).stand(1, "follower", (0, 0), MONK).start("B", "B")
    assert captures(build(away(play), (0, 0))) == {((0, 0), MONK, 1, "follower")}


def test_tower_19_nothing_blocks_the_reach() -> None:
    """TOWER-19, TOWER-X8: not a river, not an empty cell, not a finished tower in between; the cells beyond are reached."""
    scene = yard("river").lay("RG vfvf", (1, 0)).lay("TC ffff", (0, 1)).prepare(tower((0, 1), 1, (1, "follower")))
    scene = monks(scene, (1, (2, 0)), (1, (0, 2)), (1, (-2, 0)))
    play = raised(scene, 2)
    assert captures(play) == {
        ((2, 0), MONK, 1, "follower"),  # beyond the river
        ((0, 2), MONK, 1, "follower"),  # beyond a finished tower
        ((-2, 0), MONK, 1, "follower"),  # beyond an empty cell
        ((0, 1), "tower", 1, "follower"),
    }


def test_tower_20_what_counts_is_the_cell_not_the_feature() -> None:
    """TOWER-20: a knight in reach can be taken though his city stretches far; one of the same city out of reach cannot."""
    scene = yard().lay("G fcfc", (1, 0)).lay("G fcfc", (2, 0)).lay("G fcfc", (3, 0))
    scene.stand(1, "follower", (1, 0), "city@E").stand(1, "follower", (3, 0), "city@E")
    assert captures(raised(scene, 1)) == {((1, 0), "city@E", 1, "follower")}


def test_tower_20_a_feature_in_reach_does_not_expose_a_figure_out_of_it() -> None:
    """TOWER-20: the highwayman stands on (2, 1), his road passes through the reach."""
    scene = yard().lay("U frfr", (1, 0)).lay("V ffrr", (2, 0)).lay("U rfrf", (2, 1)).stand(1, "follower", (2, 1), "road@N")
    play = raised(scene, 2)
    assert play.asked() == (1, "tile")


def test_tower_21_several_figures_on_one_cell() -> None:
    """TOWER-21: on one tile stand a farmer, a knight and a highwayman of two players; each is an option of its own."""
    scene = yard("fields").lay("D rcrf", (1, 0))
    scene.stand(1, "follower", (1, 0), "city@E").stand(1, "follower", (1, 0), "road@N").stand(0, "follower", (1, 0), "field@NL")
    play = raised(scene, 1)
    assert captures(play) == {
        ((1, 0), "city@E", 1, "follower"),
        ((1, 0), "road@N", 1, "follower"),
        ((1, 0), "field@NL", 0, "follower"),
    }
    capture(play, (1, 0), "road@N", 1)
    assert [(p.seat, p.on) for p in play.game.board.pieces()] == [(1, "city@E"), (0, "field@NL")]


def test_tower_22_the_height_of_the_other_tower_does_not_matter() -> None:
    """TOWER-22, TOWER-26: from a tower of height 1 one may take the follower on top of a tower of height 5."""
    play = raised(yard().lay("TC ffff", (1, 0)).prepare(tower((1, 0), 5, (1, "follower"))), 1)
    assert captures(play) == {((1, 0), "tower", 1, "follower")}
    capture(play, (1, 0), "tower", 1)
    assert prisoners(play, 0) == [(1, "follower")]
    assert heights(play) == {(0, 0): 1, (1, 0): 5}


def test_tower_23_another_s_follower_becomes_a_prisoner() -> None:
    """TOWER-23: he lies before the captor and is in nobody's supply."""
    play = raised(monks(yard(), (1, (0, 1))), 1)
    capture(play, (0, 1), MONK, 1)
    assert play.happened(Captured) == [Captured(0, 1, "follower", (0, 1), MONK)]
    assert prisoners(play, 0) == [(1, "follower")]
    assert prisoners(play, 1) == []
    assert (play.supply(0), play.supply(1)) == (7, 6)
    assert play.game.tokens()[0]["prisoners"] == [{"figure": "follower", "seat": 1}]


def test_tower_23_one_s_own_goes_home() -> None:
    """TOWER-23, TOWER-E2: he is no prisoner; so a tier can fetch a farmer or one from a tower's top."""
    scene = yard("fields").lay("E cfff", (1, 0)).stand(0, "follower", (1, 0), "field@EL")
    scene.lay("TC ffff", (0, 1)).prepare(tower((0, 1), 2, (0, "follower")))
    play = raised(scene, 1)
    assert captures(play) == {((1, 0), "field@EL", 0, "follower"), ((0, 1), "tower", 0, "follower")}
    other = Play(play.game.copy())
    capture(play, (1, 0), "field@EL", 0)
    assert (play.supply(0), prisoners(play, 0), prisoners(play, 1)) == (6, [], [])
    assert play.game.board.pieces() == []
    capture(other, (0, 1), "tower", 0)
    assert (other.supply(0), prisoners(other, 0)) == (6, [])


def closed_by_abbey() -> Play:
    """Seat 0 has closed a city of 3 tiles with its abbey: one own knight, two of seat 1's; near one is a foundation."""
    scene = Scenario("tower", "abbey_mayor").lay("E ffcf", (0, -1)).lay("R cccf", (0, 0)).lay("E cfff", (0, 1))
    scene.lay("B ffff", (2, 0)).lay("B ffff", (1, -1)).lay("B ffff", (1, 1)).lay("TB ffff", (0, 2))
    scene.stand(1, "follower", (0, -1), "city@S").stand(1, "follower", (0, 1), "city@N").stand(0, "follower", (0, 0), "city@N")
    return scene.start("B", "B").abbey((1, 0))


def test_tower_24_a_captured_figure_counts_no_more_in_the_majority() -> None:
    """TOWER-24, TOWER-25, TOWER-W7: 1 : 1 after the capture instead of 2 : 1; 6 points each."""
    play = build(closed_by_abbey(), (0, 2))
    assert captures(play) == {((0, 1), "city@N", 1, "follower")}
    capture(play, (0, 1), "city@N", 1)
    assert (play.gained(0), play.gained(1)) == (6, 6)
    assert prisoners(play, 0) == [(1, "follower")]
    assert (play.supply(0), play.supply(1)) == (7, 6)


def test_tower_24_without_the_capture_the_majority_decides() -> None:
    """TOWER-24, TOWER-W7: the same position without a capture gives seat 1 alone the 6 points."""
    play = closed_by_abbey().skip()
    assert (play.gained(0), play.gained(1)) == (0, 6)


def test_tower_24_the_last_of_a_feature_leaves_it_without_owner() -> None:
    """TOWER-24, TOWER-E9: the road is free after the capture; in the next turn anyone may occupy it."""
    scene = yard().lay("U frfr", (1, 0)).stand(1, "follower", (1, 0), "road@E")
    play = raised(scene, 1)
    assert play.forecast(1, "road") == 1
    capture(play, (1, 0), "road@E", 1)
    assert play.forecast(1) == 0


def test_tower_e9_the_freed_feature_may_be_occupied_in_the_next_turn() -> None:
    """TOWER-E9: the other player lays a road to it and sets his highwayman there."""
    scene = yard().lay("U frfr", (1, 0)).stand(1, "follower", (1, 0), "road@E").prepare(tower((0, 0), 0))
    play = build(away(scene.start("B", "U")), (0, 0))
    capture(play, (1, 0), "road@E", 1)
    play.tile((2, 0), "frfr")
    assert play.places() == {"road@E"}


def test_tower_e9_also_in_the_second_part_of_the_same_turn() -> None:
    """TOWER-E9, TOWER-X3: captured in the first part, occupied by the captor in the second."""
    scene = Scenario("tower", "traders_builders").lay("TB ffff", (0, 0)).lay("U frfr", (1, 0)).lay("U rfrf", (20, 20))
    scene.stand(1, "follower", (1, 0), "road@E")
    scene.stand(0, "follower", (20, 20), "road@N").stand(0, "builder", (20, 20), "road@N")
    play = scene.start("U", "U", "B").tile((20, 21), "rfrf")
    capture(build(play, (0, 0)), (1, 0), "road@E", 1)
    assert play.asked() == (0, "draw")
    play.draw().tile((2, 0), "frfr")
    assert play.places() == {"road@E"}


def test_tower_25_the_captured_knight_scores_nothing() -> None:
    """TOWER-25, TOWER-W6: 2·4 + 2 = 10 points for seat 1, unless its knight is captured; for farmers the city is complete."""
    scene = Scenario("tower", "fields").lay("F cfcf", (0, 0)).lay("G cfcf", (0, -1)).lay("E ffcf", (0, -2)).lay("TB ffff", (1, 0))
    scene.stand(1, "follower", (0, 0), "city@N").stand(1, "follower", (0, -2), "field@NL")
    play = scene.start("E", "B")
    assert play.forecast(1, "field") == 0
    play.tile((0, 1), "cfff")
    other = Play(play.game.copy()).skip()
    assert (other.gained(0), other.gained(1)) == (0, 10)
    capture(build(play, (1, 0)), (0, 0), "city@N", 1)
    assert (play.gained(0), play.gained(1)) == (0, 0)
    assert play.happened(Completed) == [Completed("city", (0, -2), "city@S", 4)]
    assert play.happened(Returned) == []
    assert play.forecast(1, "field") == other.forecast(1, "field") == 3


def test_tower_26_a_follower_on_a_tower_may_be_taken_by_all() -> None:
    """TOWER-26, TOWER-W9: also if his own tower is higher; his tower is open again with its height."""
    scene = yard().lay("TC ffff", (1, 0)).prepare(tower((1, 0), 2))
    play = away(scene.start("B", "B", "B", "B"))
    build(play, (1, 0))
    close(away(play), (1, 0))
    assert heights(play) == {(0, 0): 0, (1, 0): 3}
    capture(build(away(play), (0, 0)), (1, 0), "tower", 1)
    assert prisoners(play, 0) == [(1, "follower")]
    assert heights(play) == {(0, 0): 1, (1, 0): 3}
    away(play)
    assert closings(play) == {((0, 0), "follower"), ((1, 0), "follower")}
    build(play, (1, 0))
    assert heights(play)[1, 0] == 4
    assert len(reach(cell_of((1, 0)), 4)) == 17


def test_tower_29_the_owner_cannot_take_him_back() -> None:
    """TOWER-29: with everything else tried, no option of his owner touches him."""
    scene = yard("abbot").lay("TC ffff", (5, 5)).prepare(tower((5, 5), 1, (0, "follower")))
    play = away(scene.start("B", "B"))
    assert {o["do"] for o in play.offers()} == {"figure", "tier", "skip"}
    assert sites(play) == {(0, 0)}


def test_tower_30_he_is_in_no_feature() -> None:
    """TOWER-30: a tower finished on a tile with a city does not occupy the city; no majority counts him."""
    scene = Scenario("tower", "fields").lay("TA fcff", (0, 0)).prepare(tower((0, 0), 1, (1, "follower"))).lay("B ffff", (20, 20))
    play = scene.start("E", "B").tile((1, 0), "fffc")
    assert "city@W" in play.places()
    assert "field@NL" in play.places()
    play.figure("follower", "city@W")
    assert (play.gained(0), play.gained(1)) == (4, 0)


def test_tower_31_he_scores_nothing() -> None:
    """TOWER-31, TOWER-43, TOWER-44, TOWER-W10: two on towers, three prisoners and nine tiers are worth nothing at the end."""
    scene = yard().lay("TC ffff", (5, 5)).lay("TC ffff", (9, 9))
    scene.prepare(tower((5, 5), 4, (0, "follower"))).prepare(tower((9, 9), 7, (0, "follower")))
    scene.prepare(captive(0, 1, "follower", "follower", "follower"))
    play = build(away(scene.start("B")), (0, 0))
    assert play.game.decision is None
    assert play.game.scores == [0, 0]
    assert (play.supply(0), play.supply(1)) == (5, 4)


def test_tower_e1_nobody_in_reach_no_question() -> None:
    """TOWER-E1: without a capturable figure the next player is on turn at once; a builder alone is no such figure."""
    scene = yard("traders_builders").lay("U frfr", (1, 0)).lay("U frfr", (2, 0))
    scene.stand(1, "builder", (1, 0), "road@E").stand(1, "follower", (2, 0), "road@E")
    play = raised(scene, 1)
    assert play.happened(Captured) == []
    assert play.asked() == (1, "tile")


def test_tower_e2_a_tier_only_to_fetch_one_s_own() -> None:
    """TOWER-E2: with no figure left, a knight is fetched home by a tier."""
    scene = yard().lay("E cfff", (0, 1)).stand(0, "follower", (0, 1), "city@N").prepare(no_figures(0))
    play = raised(scene, 1)
    capture(play, (0, 1), "city@N", 0)
    assert play.supply(0) == 1


def test_tower_e5_any_number_of_prisoners() -> None:
    """TOWER-E5: nobody holds a prisoner of the other's: the capture adds one more."""
    scene = monks(yard(seats=3), (1, (0, 1))).prepare(captive(0, 1, "follower", "follower")).prepare(captive(0, 2, "follower"))
    play = capture(raised(scene, 1), (0, 1), MONK, 1)
    assert prisoners(play, 0) == [(1, "follower")] * 3 + [(2, "follower")]
    assert play.asked() == (1, "tile")


def test_tower_e10_the_monk_of_a_completed_monastery_is_captured() -> None:
    """TOWER-E10: nobody scores the monastery."""
    around = [(-1, -1), (0, -1), (1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1)]
    scene = Scenario("tower").lay("B ffff", (0, 0)).lay("TB ffff", (0, 2)).stand(1, "follower", (0, 0), MONK)
    for at in around:
        scene.lay("B ffff", at)
    scene.prepare(tower((0, 2), 1))
    play = scene.start("B", "B").tile((1, 0), "ffff")
    other = Play(play.game.copy()).skip()
    assert other.gained(1) == 9
    capture(build(play, (0, 2)), (0, 0), MONK, 1)
    assert (play.gained(0), play.gained(1)) == (0, 0)
    assert play.supply(1) == 6


def test_tower_e11_at_the_rim_of_the_landscape() -> None:
    """TOWER-E11: cells beyond the rim are empty cells; nothing is found there and nothing goes wrong."""
    play = raised(monks(yard(), (1, (-30, 0))), 40)
    assert captures(play) == {((-30, 0), MONK, 1, "follower")}


def test_tower_w1_first_tier() -> None:
    """TOWER-W1: the follower beside the tower may be captured; he leaves the map, no points move."""
    play = raised(monks(yard(), (1, (-1, 0)), (1, (-2, 0))), 1)
    assert captures(play) == {((-1, 0), MONK, 1, "follower")}
    capture(play, (-1, 0), MONK, 1)
    assert len(play.game.board.pieces()) == 1
    assert prisoners(play, 0) == [(1, "follower")]
    assert play.game.scores == [0, 0]


def test_tower_w2_second_tier() -> None:
    """TOWER-W2: blue, green, one's own and black in reach: four choices and none; black also across an empty square."""
    blue, green, own, black = (1, (-1, 0)), (2, (0, -2)), (0, (0, 1)), (3, (2, 0))
    play = raised(monks(yard(seats=4), blue, green, own, black).lay("B ffff", (1, 0)), 2)
    assert captures(play) == {(at, MONK, seat, "follower") for seat, at in (blue, green, own, black)}
    assert len(play.offers()) == 5
    gap = raised(monks(yard(seats=4), blue, green, own, black), 2)
    assert ((2, 0), MONK, 3, "follower") in captures(gap)
    capture(gap, (0, 1), MONK, 0)
    assert (gap.supply(0), prisoners(gap, 0)) == (7, [])


def test_tower_17_the_question_names_the_tower() -> None:
    """TOWER-17: after the tier the captor is asked about this tower; another one's figures are no options."""
    play = raised(monks(yard(), (1, (0, 1)), (1, (0, 5))), 1)
    assert play.decision.at == (0, 0)
    assert play.decision.tile == "B"
    assert play.refusal(Capture((0, 5), MONK, 1, "follower")) == "not_offered"
    assert play.refusal(BuildTier((0, 0))) == "wrong_kind"
