"""Buying figures back (TOWER-37 to 42)."""

from __future__ import annotations

import pytest

from bot.engine.events import Points
from bot.tile_game.expansions.tower.rules import Ransom, Ransomed
from tests.tile_game.rules.towers import (
    away,
    build,
    captive,
    close,
    closings,
    no_figures,
    prisoners,
    ransom,
    ransoms,
    sites,
    tower,
    yard,
)
from tests.tile_game.scenario import Play, Scenario, scores

NO_TEST: dict[str, str] = {}


def test_tower_37_three_points_from_payer_to_captor() -> None:
    """TOWER-37: the figure goes home, 3 points go over; the captor is not asked."""
    play = yard(seats=3).prepare(captive(1, 0, "follower")).prepare(scores(10, 5, 1)).start("B", "B")
    ransom(play, 1)
    assert play.happened(Ransomed) == [Ransomed(0, 1, "follower")]
    assert [(e.seat, e.points, e.reason) for e in play.events if isinstance(e, Points)] == [(0, -3, "ransom"), (1, 3, "ransom")]
    assert play.game.scores == [7, 8, 1]
    assert play.supply(0) == 7
    assert prisoners(play, 1) == []
    assert play.decision.seat == 0


def test_tower_37_only_in_one_s_own_turn() -> None:
    """TOWER-37: in the other's turn nothing is offered and nothing accepted."""
    play = yard().prepare(captive(1, 0, "follower")).prepare(scores(10, 10)).start("B", "B")
    assert ransoms(play) == [(1, "follower")]
    away(play.draw()).skip().skip()
    assert play.asked() == (1, "tile")
    assert ransoms(play) == []
    assert play.refusal(Ransom(1, "follower")) == "wrong_kind"
    assert play.refusal(Ransom(1, "follower"), seat=0) == "not_your_decision"


def test_tower_38_not_with_less_than_3_points() -> None:
    """TOWER-38, TOWER-W5: with 2 points nothing is offered; with 3 the score falls to 0."""
    poor = yard().prepare(captive(1, 0, "follower")).prepare(scores(2, 0)).start("B", "B")
    assert poor.asked() == (0, "tile")
    assert ransoms(poor) == []
    assert poor.refusal(Ransom(1, "follower")) == "wrong_kind"
    play = yard().prepare(captive(1, 0, "follower", "follower")).prepare(scores(3, 0)).start("B", "B")
    ransom(play, 1)
    assert play.game.scores == [0, 3]
    assert ransoms(play) == []


def test_tower_w5_two_captors() -> None:
    """TOWER-W5: red has 10 and figures with two captors: after both ransoms 4, each captor 3, no third."""
    scene = yard(seats=3).prepare(captive(1, 0, "follower")).prepare(captive(2, 0, "follower"))
    play = scene.prepare(scores(10, 0, 0)).start("B", "B")
    assert ransoms(play) == [(1, "follower"), (2, "follower")]
    ransom(play, 2)
    assert ransoms(play) == [(1, "follower")]
    ransom(play, 1)
    assert play.game.scores == [4, 3, 3]
    assert ransoms(play) == []


@pytest.mark.parametrize("figure", ["follower", "big_follower", "abbot", "mayor", "wagon"])
def test_tower_39_every_kind_costs_3(figure: str) -> None:
    """TOWER-39, TOWER-X1: the big follower included."""
    scene = yard("abbot", "inns_cathedrals", "abbey_mayor").prepare(captive(1, 0, figure)).prepare(scores(5, 0))
    play = scene.start("B", "B")
    before = play.supply(0, figure)
    ransom(play, 1, figure)
    assert play.game.scores == [2, 3]
    assert play.supply(0, figure) == before + 1


def test_tower_40_placed_in_the_same_turn() -> None:
    """TOWER-40, TOWER-E8: bought back in step 2 he may at once stand on the tile or on a tower."""
    scene = yard().prepare(captive(1, 0, "follower")).prepare(no_figures(0)).prepare(scores(3, 0)).prepare(tower((0, 0), 2))
    play = away(scene.start("B", "B").draw())
    assert (play.places(), closings(play)) == (set(), set())
    ransom(play, 1)
    assert play.asked() == (0, "step2")
    assert play.places() == {"monastery"}
    assert closings(play) == {((0, 0), "follower")}
    close(play, (0, 0))
    assert play.asked() == (1, "tile")


def test_tower_e8_bought_back_before_the_tile_is_placed() -> None:
    """TOWER-E8: also a ransom of window (a) lets him be placed in this turn."""
    scene = yard().prepare(captive(1, 0, "follower")).prepare(no_figures(0)).prepare(scores(3, 0))
    play = away(ransom(scene.start("B", "B"), 1))
    assert play.places() == {"monastery"}


def test_tower_e8_the_options_are_worked_out_again() -> None:
    """TOWER-E8: after each ransom the place of the tile, or step 2, is asked again with what is then possible."""
    scene = yard("inns_cathedrals").prepare(captive(1, 0, "follower", "big_follower")).prepare(no_figures(0))
    play = scene.prepare(scores(7, 0)).start("B", "B").draw()
    ransom(play, 1, "big_follower")
    assert play.asked() == (0, "tile")
    away(play)
    assert (play.places("big_follower"), play.places()) == ({"monastery"}, set())
    ransom(play, 1, "follower")
    assert (play.places("big_follower"), play.places()) == ({"monastery"}, {"monastery"})


def test_tower_e7_a_player_without_figures_may_ransom() -> None:
    """TOWER-E7: all seven are captive; with 3 points he buys one and sets him."""
    scene = yard().prepare(captive(1, 0, *["follower"] * 7)).prepare(scores(3, 0))
    play = away(scene.start("B", "B").draw())
    assert sites(play) == {(0, 0)}
    assert play.places() == set()
    ransom(play, 1)
    assert play.places() == {"monastery"}
    assert prisoners(play, 1) == [(0, "follower")] * 6


def test_tower_41_any_number_in_a_turn() -> None:
    """TOWER-41: four for 12 points, in one turn."""
    play = yard().prepare(captive(1, 0, *["follower"] * 5)).prepare(scores(14, 0)).start("B", "B")
    for left in (11, 8, 5, 2):
        ransom(play, 1)
        assert play.game.scores[0] == left
    assert ransoms(play) == []
    assert prisoners(play, 1) == [(0, "follower")]


def limited(*others: str) -> Scenario:
    """One ransom per turn; seat 0 has two figures with seat 1 and 20 points."""
    scene = yard(*others, options=("one_ransom",))
    return scene.prepare(captive(1, 0, "follower", "follower", "follower")).prepare(scores(20, 0))


def test_tower_41_one_ransom_per_turn() -> None:
    """TOWER-41: the option allows one a turn, in whichever window; in the next turn another one."""
    play = limited().start("B", "B", "B")
    ransom(play, 1)
    assert play.asked() == (0, "tile")
    assert ransoms(play) == []
    assert ransoms(away(play)) == []
    play.skip()
    assert play.asked() == (1, "tile")
    away(play).skip()
    assert play.asked() == (0, "draw")
    assert ransoms(play) == [(1, "follower")]
    away(play.draw())
    ransom(play, 1)
    play.skip()
    assert play.game.decision is None  # no last window either
    assert play.game.scores == [14, 6]


def test_tower_41_off_by_default() -> None:
    """TOWER-41: without the option a second one is offered."""
    play = yard().prepare(captive(1, 0, "follower", "follower")).prepare(scores(20, 0)).start("B", "B")
    assert ransoms(ransom(play, 1)) == [(1, "follower")]


def test_tower_41_a_double_turn_is_one_turn() -> None:
    """TOWER-41: bought in the first part, nothing in the builder's second part; the next turn is a new one."""
    scene = limited("traders_builders").lay("U rfrf", (9, 9))
    scene.stand(0, "follower", (9, 9), "road@N").stand(0, "builder", (9, 9), "road@N")
    play = scene.start("U", "B", "B", "B")
    ransom(play, 1).tile((9, 10), "rfrf").skip()
    assert play.asked() == (0, "draw")
    assert play.game.part == 2
    assert ransoms(play) == []
    away(play.draw())
    assert ransoms(play) == []
    away(play.skip()).skip()
    assert play.asked() == (0, "draw")
    assert ransoms(play) == [(1, "follower")]


def test_tower_39_the_ransom_is_in_the_score_at_once() -> None:
    """TOWER-37, TOWER-38: a captor whose score rises by a ransom may use these points in his own turn."""
    scene = yard().prepare(captive(1, 0, "follower")).prepare(captive(0, 1, "follower")).prepare(scores(3, 0))
    play = away(ransom(scene.start("B", "B"), 1)).skip()
    assert play.asked() == (1, "draw")
    assert ransoms(play) == [(0, "follower")]


def test_tower_40_a_follower_bought_back_on_the_last_tile() -> None:
    """TOWER-40, TOWER-43: in the last turn too; who stays captive is worth nothing."""
    scene = yard().prepare(captive(1, 0, "follower", "follower")).prepare(scores(5, 0))
    play: Play = away(ransom(scene.start("B"), 1)).figure("follower", "monastery")
    assert play.game.decision is None
    assert play.game.scores == [5 - 3 + 2, 3]


def test_tower_37_a_ransom_leaves_the_step_two_action_open() -> None:
    """TOWER-10, TOWER-37: buying is no step-2 action: a tier may be built after it."""
    play = away(yard().prepare(captive(1, 0, "follower")).prepare(scores(5, 0)).start("B", "B").draw())
    build(ransom(play, 1), (0, 0))
    assert play.asked() == (1, "tile")
