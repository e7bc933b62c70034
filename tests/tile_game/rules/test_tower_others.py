"""Towers beside other expansions: which figures, companions, barns, abbots, king, river, outposts (TOWER-X1 to X11)."""

from __future__ import annotations

import pytest

from bot.tile_game.expansions.king_robber.rules import TokenTaken
from bot.tile_game.expansions.siege.rules import PlaceDefender
from bot.tile_game.expansions.tower.rules import Captured, Ransom
from bot.tile_game.rules.moves import Returned
from tests.tile_game.rules.towers import (
    away,
    build,
    capture,
    captures,
    close,
    closings,
    prisoners,
    ransom,
    sites,
    tiers,
    tower,
    yard,
)
from tests.tile_game.scenario import Play, Scenario, scores

ALL = ("fields", "abbot", "inns_cathedrals", "traders_builders", "abbey_mayor")

NO_TEST = {
    "TOWER-X10": "fairy and dragon belong to an expansion that is not in play",
    "TOWER-X11": "bridges belong to an expansion that is not in play",
}


def near_tower(scene: Scenario) -> Play:
    """Seat 0 has built the first tier of the tower at (0, 0)."""
    return build(away(scene.start("B", "B")), (0, 0))


def test_tower_13_only_followers_and_big_followers_stand_on_towers() -> None:
    """TOWER-13, TOWER-X1, TOWER-X4: abbot, mayor, wagon, barn, builder and pig do not, though all lie ready."""
    play = away(yard(*ALL).prepare(tower((0, 0), 1)).start("B", "B"))
    for figure in ("abbot", "mayor", "wagon", "barn", "builder", "pig"):
        assert play.supply(0, figure) == 1
    assert closings(play) == {((0, 0), "follower"), ((0, 0), "big_follower")}
    close(play, (0, 0), "big_follower")
    assert play.supply(0, "big_follower") == 0


@pytest.mark.parametrize(
    ("figure", "tile", "on"),
    [
        ("follower", "E fffc", "city@W"),
        ("big_follower", "E fffc", "city@W"),
        ("mayor", "E fffc", "city@W"),
        ("wagon", "U frfr", "road@E"),
        ("abbot", "B ffff", "monastery"),
        ("abbot", "TB ffff", "garden"),
    ],
)
def test_tower_17_figures_that_may_be_captured(figure: str, tile: str, on: str) -> None:
    """TOWER-17, TOWER-X1, TOWER-X4, TOWER-X6: follower, big follower, mayor, wagon, abbot; each becomes a prisoner."""
    play = near_tower(yard(*ALL).lay(tile, (1, 0)).stand(1, figure, (1, 0), on))
    assert captures(play) == {((1, 0), on, 1, figure)}
    capture(play, (1, 0), on, 1, figure)
    assert prisoners(play, 0) == [(1, figure)]
    assert play.game.scores == [0, 0]


@pytest.mark.parametrize(("figure", "tile", "on"), [("abbot", "B ffff", "monastery"), ("mayor", "E fffc", "city@W")])
def test_tower_23_one_s_own_mayor_or_abbot_comes_home(figure: str, tile: str, on: str) -> None:
    """TOWER-23: one's own figure of any capturable kind returns to the supply, without points."""
    play = near_tower(yard(*ALL).lay(tile, (1, 0)).stand(0, figure, (1, 0), on))
    capture(play, (1, 0), on, 0, figure)
    assert play.supply(0, figure) == 1
    assert play.game.scores == [0, 0]


def test_tower_17_builder_pig_and_barn_are_never_captured() -> None:
    """TOWER-17, TOWER-X5: they stand in reach, only the farmer beside them is a choice."""
    scene = yard(*ALL).lay("U frfr", (1, 0)).lay("U frfr", (5, 5)).lay("B ffff", (0, 1))
    scene.stand(1, "builder", (1, 0), "road@E").stand(1, "pig", (1, 0), "field@NL").stand(1, "barn", (0, 1), "field@NL")
    scene.stand(1, "follower", (1, 0), "field@NL")
    assert captures(near_tower(scene)) == {((1, 0), "field@NL", 1, "follower")}


def test_tower_x1_the_big_follower_as_prisoner() -> None:
    """TOWER-X1: one prisoner, whose ransom costs 3."""
    scene = yard("inns_cathedrals").lay("E fffc", (1, 0)).stand(1, "big_follower", (1, 0), "city@W").prepare(scores(0, 3))
    play = capture(near_tower(scene), (1, 0), "city@W", 1, "big_follower")
    assert play.refusal(Ransom(0, "follower")) == "not_offered"
    ransom(play, 0, "big_follower")
    assert play.game.scores == [3, 0]
    assert play.supply(1, "big_follower") == 1


@pytest.mark.parametrize("figure", ["follower", "big_follower", "mayor", "wagon"])
def test_tower_x2_the_builder_goes_home_with_the_last_follower(figure: str) -> None:
    """TOWER-X2: his last follower of whatever kind is captured: the builder returns to the supply at once."""
    scene = yard(*ALL).lay("G fcfc", (1, 0)).lay("G fcfc", (2, 0))
    scene.stand(1, figure, (1, 0), "city@E").stand(1, "builder", (2, 0), "city@E").stand(0, "follower", (2, 0), "city@E")
    play = capture(near_tower(scene), (1, 0), "city@E", 1, figure)
    assert play.supply(1, "builder") == 1
    assert play.happened(Returned) == [Returned(1, "builder", (2, 0), "city@E")]
    assert [(p.seat, p.figure) for p in play.game.board.pieces()] == [(0, "follower")]


@pytest.mark.parametrize("figure", ["follower", "big_follower", "mayor", "wagon"])
def test_tower_x2_the_builder_stays_with_another_follower_of_any_kind(figure: str) -> None:
    """TOWER-X2: big follower, mayor and wagon count as followers for this."""
    scene = yard(*ALL).lay("G fcfc", (1, 0)).lay("G fcfc", (2, 0)).lay("G fcfc", (3, 0))
    scene.stand(1, "follower", (1, 0), "city@E").stand(1, "builder", (2, 0), "city@E").stand(1, figure, (3, 0), "city@E")
    play = capture(near_tower(scene), (1, 0), "city@E", 1)
    assert play.supply(1, "builder") == 0
    assert sorted(p.figure for p in play.game.board.pieces()) == sorted(["builder", figure])


def test_tower_x2_the_pig_goes_home_with_the_last_farmer() -> None:
    """TOWER-X2: the barn of the same player on the field stays and does not keep the pig."""
    scene = yard(*ALL).lay("B ffff", (1, 0)).stand(1, "follower", (1, 0), "field@NL")
    scene.stand(1, "pig", (0, 0), "field@NL").stand(1, "barn", (1, 0), "field@NL")
    play = capture(near_tower(scene), (1, 0), "field@NL", 1)
    assert play.supply(1, "pig") == 1
    assert [p.figure for p in play.game.board.pieces()] == ["barn"]


def test_tower_x2_others_keep_their_companions() -> None:
    """TOWER-X2: the builder of another player, who still has his follower there, stays."""
    scene = yard(*ALL).lay("G fcfc", (1, 0)).lay("G fcfc", (2, 0)).lay("G fcfc", (3, 0))
    scene.stand(1, "follower", (1, 0), "city@E").stand(0, "builder", (2, 0), "city@E").stand(0, "follower", (3, 0), "city@E")
    play = capture(near_tower(scene), (1, 0), "city@E", 1)
    assert play.happened(Returned) == []
    assert play.supply(0, "builder") == 0


def test_tower_x3_each_part_of_a_double_turn_builds_a_tier() -> None:
    """TOWER-X3: two step-2 actions, two tiers, two captures."""
    scene = yard("traders_builders").lay("U rfrf", (9, 9)).lay("B ffff", (0, 1)).stand(1, "follower", (0, 1), "monastery")
    scene.lay("B ffff", (0, 2)).stand(1, "follower", (0, 2), "monastery")
    scene.stand(0, "follower", (9, 9), "road@N").stand(0, "builder", (9, 9), "road@N")
    play = build(scene.start("U", "B", "B").tile((9, 10), "rfrf"), (0, 0))
    capture(play, (0, 1), "monastery", 1)
    build(away(play.draw()), (0, 0))
    capture(play, (0, 2), "monastery", 1)
    assert tiers(play) == [8, 10]
    assert prisoners(play, 0) == [(1, "follower")] * 2
    assert play.decision.seat == 1


def test_tower_x4_a_tier_instead_of_mayor_wagon_or_barn() -> None:
    """TOWER-X4: in the same step 2 all are offered; after the tier the turn is over."""
    scene = Scenario("tower", "fields", "abbey_mayor").lay("TB ffff", (0, 0)).lay("B ffff", (1, 0)).lay("B ffff", (1, 1))
    play = scene.start("E", "B").tile((0, 1), "ffcf")
    assert {o["figure"] for o in play.offers("figure")} == {"follower", "mayor", "wagon"}
    assert play.offers("barn")
    assert sites(play) == {(0, 0)}
    assert build(play, (0, 0)).asked() == (1, "tile")


def test_tower_x4_a_captured_wagon_drives_no_more() -> None:
    """TOWER-X4: the road of the wagon is completed in this turn; captured he is asked nothing and scores nothing."""
    play = yard_road(captured=True)
    assert play.asked() == (1, "tile")
    assert (play.game.scores, prisoners(play, 0)) == ([0, 0], [(1, "wagon")])
    free = yard_road(captured=False)
    assert free.asked() == (1, "wagon")
    assert free.game.scores == [0, 2]


def yard_road(*, captured: bool) -> Play:
    """Seat 0 completes a road of 2 tiles on which seat 1's wagon stands beside the tower, and captures him or not."""
    scene = yard("abbey_mayor").lay("A rfff", (1, 0)).lay("U rfrf", (2, -2)).stand(1, "wagon", (1, 0), "road@N")
    play = scene.start("A", "B").tile((1, -1), "ffrf")
    return capture(build(play, (0, 0)), (1, 0), "road@N", 1, "wagon") if captured else play.skip()


def test_tower_x4_a_captured_mayor_lends_no_strength() -> None:
    """TOWER-X4: two shields make the mayor stronger than one knight; without him the knight scores the city alone."""
    scene = yard("abbey_mayor").lay("F fcfc", (1, 0)).lay("F fcfc", (2, 0)).lay("E fcff", (0, 5))
    scene.stand(1, "mayor", (1, 0), "city@E").stand(0, "follower", (2, 0), "city@E")
    before = Play(away(scene.start("B", "B")).game.copy())
    assert (before.forecast(0, "city"), before.forecast(1, "city")) == (0, 4)
    play = capture(build(before, (0, 0)), (1, 0), "city@E", 1, "mayor")
    assert (play.forecast(0, "city"), play.forecast(1, "city")) == (4, 0)


def test_tower_x5_farmers_sent_home_by_a_barn_are_no_prisoners() -> None:
    """TOWER-X5: the barn's field is scored and its farmer goes to his own supply."""
    scene = Scenario("tower", "fields", "abbey_mayor").lay("TB ffff", (0, 0)).lay("B ffff", (1, 0)).lay("B ffff", (1, 1))
    scene.stand(1, "follower", (1, 0), "field@NL")
    play = scene.start("B", "B").tile((0, 1), "ffff")
    play.barn((0, 0))
    assert play.happened(Captured) == []
    assert play.happened(Returned) == [Returned(1, "follower", (1, 0), "field@NL")]
    assert (play.supply(1), prisoners(play, 0)) == (7, [])


def test_tower_x6_a_captured_abbot_scores_nothing() -> None:
    """TOWER-X6: he is a prisoner, and while captive he cannot be taken back for points."""
    scene = yard("abbot").lay("B ffff", (1, 0)).stand(1, "abbot", (1, 0), "monastery")
    play = capture(near_tower(scene), (1, 0), "monastery", 1, "abbot")
    assert (play.game.scores, prisoners(play, 0)) == ([0, 0], [(1, "abbot")])
    assert away(play).offers("retrieve") == []


def test_tower_x7_a_city_emptied_by_a_capture_still_makes_king() -> None:
    """TOWER-X7: seat 0 completes a city of 2 whose only knight it captures: king for seat 0."""
    scene = yard("king_robber").lay("E cfff", (1, 0)).stand(1, "follower", (1, 0), "city@N")
    play = scene.start("E", "B").tile((1, -1), "ffcf")
    capture(build(play, (0, 0)), (1, 0), "city@N", 1)
    assert play.happened(TokenTaken) == [TokenTaken(0, "king", 2)]
    assert play.game.scores == [0, 0]


def test_tower_x8_a_foundation_on_the_board_during_the_river() -> None:
    """TOWER-X8: tower actions are open then; with none on the board they are not."""
    scene = Scenario("tower", "river").lay_start()
    assert sites(scene.start("RG", "B").tile((1, 0), "fvfv")) == set()
    scene = Scenario("tower", "river").lay_start().lay("TC ffff", (7, 7))
    assert sites(scene.start("RG", "B").tile((1, 0), "fvfv")) == {(7, 7)}


def test_tower_x9_no_defender_for_tower_actions() -> None:
    """TOWER-X9: neither a tier nor a finished tower lets a follower onto an outpost; a figure on the map does."""
    scene = yard("siege").lay("TC ffff", (5, 5)).prepare(tower((5, 5), 1))
    play = away(scene.start("B", "B", "B", "B"))
    assert Play(play.game.copy()).figure("follower", "monastery").asked() == (0, "outpost")
    build(play, (0, 0))
    assert play.asked() == (1, "tile")
    close(away(play), (5, 5))
    assert play.asked() == (0, "tile")
    assert play.supply(1) == 8


def test_tower_x9_defenders_cannot_be_captured() -> None:
    """TOWER-X9: the fortress lies in the reach, its defenders are no choice; its cells count as cells of the line."""
    scene = Scenario("tower", "siege").lay_start().lay("TB ffff", (1, 3)).lay("B ffff", (1, -1)).prepare(tower((1, 3), 3))
    scene.stand(1, "follower", (1, -1), "monastery")
    play = scene.start("B", "B").tile((0, 3), "ffff").figure("follower", "monastery").do(PlaceDefender("monks"))
    assert play.supply(0) == 7
    play.tile((2, 3), "ffff")
    build(play, (1, 3))
    assert captures(play) == {((0, 3), "monastery", 0, "follower"), ((1, -1), "monastery", 1, "follower")}
