"""Exchanging prisoners (TOWER-32 to 36)."""

from __future__ import annotations

import pytest

from bot.engine.actions import SKIP
from bot.tile_game.expansions.tower.rules import Captured, Exchange, Exchanged, Ransom
from tests.tile_game.rules.towers import away, build, captive, capture, exchange, exchanges, prisoners, yard
from tests.tile_game.scenario import Change, Play, scores


def drawn(play: Play) -> Play:
    """Draw, where a possible ransom makes that a choice."""
    return play.draw() if play.asked()[1] == "draw" else play


def caught(*before: Change, figure: str = "follower", seats: int = 2) -> Play:
    """Seat 0 has captured a figure of seat 1 beside the tower, after these preparations."""
    scene = yard("inns_cathedrals", "abbey_mayor", seats=seats).lay("E cfff", (0, 1)).stand(1, figure, (0, 1), "city@N")
    for change in before:
        scene.prepare(change)
    return capture(build(away(drawn(scene.start("B", "B"))), (0, 0)), (0, 1), "city@N", 1, figure)


def test_tower_32_an_exchange_at_once() -> None:
    """TOWER-32, TOWER-33: one for one, both go home, and with one kind nobody is asked."""
    play = caught(captive(1, 0, "follower"))
    assert play.happened(Captured) == [Captured(0, 1, "follower", (0, 1), "city@N")]
    assert play.happened(Exchanged) == [Exchanged(0, "follower", 1, "follower")]
    assert (prisoners(play, 0), prisoners(play, 1)) == ([], [])
    assert (play.supply(0), play.supply(1)) == (7, 7)
    assert play.asked() == (1, "tile")
    assert play.game.scores == [0, 0]


def test_tower_32_different_kinds_are_exchanged_one_for_one() -> None:
    """TOWER-32, TOWER-X1: a captured big follower against a follower; each to its owner's supply."""
    play = caught(captive(1, 0, "follower"), figure="big_follower")
    assert play.happened(Exchanged) == [Exchanged(0, "follower", 1, "big_follower")]
    assert (play.supply(0), play.supply(1, "big_follower"), play.supply(1)) == (7, 1, 7)
    assert (prisoners(play, 0), prisoners(play, 1)) == ([], [])


def test_tower_33_no_question_where_all_are_of_one_kind() -> None:
    """TOWER-33, TOWER-E6: of two alike one comes home, the other stays with his captor."""
    play = caught(captive(1, 0, "follower", "follower"))
    assert play.happened(Exchanged) == [Exchanged(0, "follower", 1, "follower")]
    assert prisoners(play, 1) == [(0, "follower")]
    assert prisoners(play, 0) == []
    assert (play.supply(0), play.supply(1)) == (6, 7)


def test_tower_e6_two_of_different_kinds() -> None:
    """TOWER-E6, TOWER-33: the captor chooses one of his two, the other stays; the figure just captured goes home."""
    play = caught(captive(1, 0, "follower", "big_follower"))
    assert play.asked() == (0, "exchange")
    assert play.decision.subject == "follower"
    assert exchanges(play) == ["big_follower", "follower"]
    assert (play.supply(0), play.supply(1)) == (6, 6)  # nobody is home before the choice
    exchange(play, "follower")
    assert prisoners(play, 1) == [(0, "big_follower")]
    assert (play.supply(0), play.supply(0, "big_follower"), play.supply(1)) == (7, 0, 7)
    assert play.asked() == (1, "tile")


def test_tower_32_nobody_is_lost_while_the_captor_chooses() -> None:
    """TOWER-32, FIG-4: before the choice the captured figure is in nobody's supply and nobody's prisoner, but in the game."""
    play = caught(captive(1, 0, "follower", "big_follower"), figure="mayor")
    assert play.asked() == (0, "exchange")
    elsewhere = [figure for hook in play.game.rules.elsewhere for figure in hook(play.game)]
    assert sorted(elsewhere) == [(0, "big_follower"), (0, "follower"), (1, "mayor")]


def test_tower_w8_big_or_normal() -> None:
    """TOWER-W8: green holds yellow's big follower and a normal one; yellow captures a green farmer and chooses the big one."""
    yellow, green = 0, 1
    scene = yard("inns_cathedrals", "fields").lay("B ffff", (0, 1)).stand(green, "follower", (0, 1), "field@NL")
    scene.prepare(captive(green, yellow, "big_follower", "follower")).prepare(scores(7, 9))
    play = capture(build(away(drawn(scene.start("B", "B"))), (0, 0)), (0, 1), "field@NL", green)
    assert [o.do for o in play.game.options()] == ["exchange", "exchange"]
    exchange(play, "big_follower")
    assert (play.supply(yellow, "big_follower"), play.supply(yellow)) == (1, 6)
    assert play.supply(green) == 7
    assert prisoners(play, green) == [(yellow, "follower")]
    assert prisoners(play, yellow) == []
    assert play.game.scores == [7, 9]


@pytest.mark.parametrize("kind", ["follower", "big_follower", "mayor"])
def test_tower_33_three_kinds_are_three_choices(kind: str) -> None:
    """TOWER-33: each kind once, however many of it are held."""
    play = caught(captive(1, 0, "mayor", "follower", "follower", "big_follower"))
    assert exchanges(play) == ["big_follower", "follower", "mayor"]
    exchange(play, kind)
    held = ["big_follower", "follower", "follower", "mayor"]
    held.remove(kind)
    assert prisoners(play, 1) == [(0, figure) for figure in held]


def test_tower_34_it_cannot_be_refused_or_put_off() -> None:
    """TOWER-34, TOWER-42: neither declining nor a ransom stands beside the choice, whatever the score."""
    play = caught(captive(1, 0, "follower", "big_follower"), scores(30, 30))
    assert play.refusal(SKIP) == "wrong_kind"
    assert play.refusal(Ransom(1, "follower")) == "wrong_kind"
    assert play.refusal(Exchange("mayor")) == "not_offered"
    assert play.refusal(Exchange("follower"), seat=1) == "not_your_decision"
    assert len(play.offers()) == 2


def test_tower_33_default_is_one_of_the_choices() -> None:
    """TOWER-33, TOWER-34: the exchange goes on also if the captor does not answer."""
    play = caught(captive(1, 0, "big_follower", "follower"))
    assert play.game.default() in play.game.options()
    play.do(play.game.default())
    assert len(prisoners(play, 1)) == 1
    assert play.asked() == (1, "tile")


def test_tower_35_no_three_cornered_exchange() -> None:
    """TOWER-35: 0 captures from 1, 1 holds one of 2, 2 holds one of 0: nothing is exchanged."""
    play = caught(captive(1, 2, "follower"), captive(2, 0, "follower"), seats=3)
    assert play.happened(Exchanged) == []
    assert [prisoners(play, seat) for seat in range(3)] == [[(1, "follower")], [(2, "follower")], [(0, "follower")]]
    assert [play.supply(seat) for seat in range(3)] == [6, 6, 6]


def test_tower_35_only_the_captor_s_own_come_home() -> None:
    """TOWER-33, TOWER-35: figures of others that the victim holds are no choice."""
    play = caught(captive(1, 2, "big_follower"), captive(1, 0, "follower"), seats=3)
    assert play.happened(Exchanged) == [Exchanged(0, "follower", 1, "follower")]
    assert prisoners(play, 1) == [(2, "big_follower")]


def test_tower_32_one_s_own_follower_causes_no_exchange() -> None:
    """TOWER-23, TOWER-32: a figure of one's own goes home, though somebody holds others of one's figures."""
    scene = yard().lay("E cfff", (0, 1)).stand(0, "follower", (0, 1), "city@N").prepare(captive(1, 0, "follower"))
    play = capture(build(away(drawn(scene.start("B", "B"))), (0, 0)), (0, 1), "city@N", 0)
    assert play.happened(Exchanged) == []
    assert prisoners(play, 1) == [(0, "follower")]
    assert play.supply(0) == 6


def test_tower_36_never_each_a_prisoner_of_the_other() -> None:
    """TOWER-36: after 0 took one of 1's and 1 one of 0's, neither holds anybody."""
    scene = yard().lay("E cfff", (0, 1)).stand(1, "follower", (0, 1), "city@N")
    scene.lay("TC ffff", (9, 9)).lay("E cfff", (9, 10)).stand(0, "follower", (9, 10), "city@N")
    play = capture(build(away(scene.start("B", "B", "B")), (0, 0)), (0, 1), "city@N", 1)
    assert prisoners(play, 0) == [(1, "follower")]
    capture(build(away(play), (9, 9)), (9, 10), "city@N", 0)
    assert play.happened(Exchanged) == [Exchanged(1, "follower", 0, "follower")]
    assert (prisoners(play, 0), prisoners(play, 1)) == ([], [])
    assert (play.supply(0), play.supply(1)) == (7, 7)
