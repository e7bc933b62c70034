"""Placing defenders, and counter-attacks (SIEGE-27 to 40)."""

from __future__ import annotations

import pytest

from bot.engine.actions import SKIP
from bot.engine.events import Points
from bot.tile_game.expansions.siege.rules import CounterAttacked, DefenderPlaced, DefendersHome, PlaceDefender
from bot.tile_game.expansions.tower.rules import TOWER
from bot.tile_game.rules.cells import cell_of
from bot.tile_game.rules.moves import Completed, Returned
from tests.tile_game.rules.sieges import catapult, catapults, chances, defend, left_in_supply, pile, piles, plain, row, rows
from tests.tile_game.scenario import Cell, Play, scores

EVERY = ["knights", "travellers", "monks"]


def test_siege_27_one_defender_beside_a_follower() -> None:
    """SIEGE-27: asked once after the figure; he comes from the supply, then the next player is on turn."""
    play = plain().start("B", "B").tile((21, 20), "ffff").figure("follower", "monastery")
    assert play.asked() == (0, "outpost")
    assert play.decision.tile == "B"
    assert play.supply(0) == 8
    defend(play, "monks")
    assert play.happened(DefenderPlaced) == [DefenderPlaced(0, "monks", False)]
    assert play.supply(0) == 7
    assert play.asked() == (1, "tile")


ROLES: list[tuple[str, str, str, Cell, str, str]] = [
    ("follower", "E", "fffc", (31, 30), "city@W", "knights"),
    ("big_follower", "E", "fffc", (31, 30), "city@W", "knights"),
    ("mayor", "E", "fffc", (31, 30), "city@W", "knights"),
    ("wagon", "E", "fffc", (31, 30), "city@W", "knights"),
    ("follower", "U", "rfrf", (21, 20), "road@N", "travellers"),
    ("big_follower", "U", "rfrf", (21, 20), "road@N", "travellers"),
    ("wagon", "U", "rfrf", (21, 20), "road@N", "travellers"),
    ("follower", "B", "ffff", (21, 20), "monastery", "monks"),
    ("wagon", "B", "ffff", (21, 20), "monastery", "monks"),
    ("abbot", "B", "ffff", (21, 20), "monastery", "monks"),
    ("abbot", "TB", "ffff", (21, 20), "garden", "monks"),
]


@pytest.mark.parametrize(("figure", "tile", "sides", "at", "on", "outpost"), ROLES)
def test_siege_28_the_row_of_the_figure_s_role(figure: str, tile: str, sides: str, at: Cell, on: str, outpost: str) -> None:
    """SIEGE-28, SIEGE-W1, SIEGE-W2, SIEGE-X2, SIEGE-X3, SIEGE-X5: no other outpost is offered; the defender is a follower."""
    scene = plain("fields", "abbot", "inns_cathedrals", "abbey_mayor", "tower").lay("G fcfc", (30, 30))
    play = scene.start(tile, "B").tile(at, sides).figure(figure, on)
    assert chances(play) == [outpost]
    before = play.supply(0)
    for other in set(EVERY) - {outpost}:
        assert play.refusal(PlaceDefender(other)) == "not_offered"
    defend(play, outpost)
    assert (rows(play), piles(play)) == ({outpost: (0,)}, {})
    assert play.supply(0) == before - 1


@pytest.mark.parametrize("outpost", EVERY)
def test_siege_29_beside_a_farmer_any_follower_cell(outpost: str) -> None:
    """SIEGE-29, SIEGE-W3: all three are offered; the defender stands in the follower cell, never in a row."""
    play = plain("fields", "inns_cathedrals").start("B", "B").tile((21, 20), "ffff").figure("big_follower", "field@NL")
    assert chances(play) == EVERY
    defend(play, outpost)
    assert play.happened(DefenderPlaced) == [DefenderPlaced(0, outpost, True)]
    assert (rows(play), piles(play)) == ({}, {outpost: (0,)})


def test_siege_30_no_follower_left_no_defender() -> None:
    """SIEGE-30, SIEGE-E8, SIEGE-31: the last follower is placed as knight: nothing is asked, nothing else happens."""
    scene = plain("inns_cathedrals").lay("G fcfc", (30, 30)).prepare(left_in_supply(0, 1))
    play = scene.start("E", "B").tile((31, 30), "fffc").figure("follower", "city@W")
    assert play.asked() == (1, "tile")
    assert rows(play) == {}


def test_siege_e8_the_big_follower_and_one_normal_one() -> None:
    """SIEGE-E8, SIEGE-30: the big one stands in the city, the normal one may defend; the big one himself never does."""
    scene = plain("inns_cathedrals").lay("G fcfc", (30, 30)).prepare(left_in_supply(0, 1))
    play = scene.start("E", "B").tile((31, 30), "fffc").figure("big_follower", "city@W")
    assert chances(play) == ["knights"]
    defend(play, "knights")
    assert (play.supply(0), play.supply(0, "big_follower")) == (0, 0)
    scene = plain("inns_cathedrals").lay("G fcfc", (30, 30)).prepare(left_in_supply(0, 1))
    play = scene.start("E", "B").tile((31, 30), "fffc").figure("follower", "city@W")
    assert play.supply(0, "big_follower") == 1
    assert play.asked() == (1, "tile")


def test_siege_31_the_defender_is_optional() -> None:
    """SIEGE-31: declining changes nothing; it is what happens for somebody absent."""
    play = plain().start("B", "B").tile((21, 20), "ffff").figure("follower", "monastery")
    assert play.game.default() == SKIP
    play.skip()
    assert (rows(play), piles(play)) == ({}, {})
    assert play.supply(0) == 8
    assert play.asked() == (1, "tile")


def test_siege_32_no_figure_no_defender() -> None:
    """SIEGE-32: who places none is not asked."""
    assert plain().start("B", "B").tile((21, 20), "ffff").skip().asked() == (1, "tile")


def test_siege_32_taking_the_abbot_back_gives_no_defender() -> None:
    """SIEGE-32, SIEGE-X2: it is no placing."""
    play = plain("abbot").stand(0, "abbot", (20, 20), "monastery").start("V", "B").tile((20, 21), "ffrr")
    play.do(next(o for o in play.game.options() if o.do == "retrieve"))
    assert play.gained(0) == 2
    assert play.asked() == (1, "tile")


@pytest.mark.parametrize(("figure", "on"), [("builder", "road@N"), ("pig", "field@NL")])
def test_siege_32_builder_and_pig_give_no_defender(figure: str, on: str) -> None:
    """SIEGE-32, SIEGE-X4: they are no followers."""
    scene = plain("fields", "traders_builders").lay("U rfrf", (30, 30))
    scene.stand(0, "follower", (30, 30), "road@N").stand(0, "follower", (30, 30), "field@NL")
    play = scene.start("U", "B").tile((30, 31), "rfrf")
    play.figure(figure, on)
    assert play.supply(0, figure) == 0
    assert play.asked() == (1, "tile")


def test_siege_32_a_barn_gives_no_defender() -> None:
    """SIEGE-32, SIEGE-X7: nor is one asked for."""
    scene = plain("fields", "abbey_mayor").lay("B ffff", (21, 20)).lay("B ffff", (20, 21))
    play = scene.start("B", "B").tile((21, 21), "ffff").barn((20, 20))
    assert play.asked() == (1, "tile")
    assert piles(play) == {}


@pytest.mark.parametrize("what", ["tier", "close"])
def test_siege_32_tower_actions_give_no_defender(what: str) -> None:
    """SIEGE-32, SIEGE-X9: building a tier and finishing a tower are no placing on the map."""
    scene = plain("tower").lay("TB ffff", (9, 9)).prepare(lambda game: TOWER.of(game).heights.update({cell_of((9, 9)): 1}))
    play = scene.start("B", "B").tile((21, 20), "ffff")
    play.do(next(o for o in play.game.options() if o.do == what))
    assert play.asked() == (1, "tile")


def test_siege_x5_the_wagon_s_drive_gives_no_defender() -> None:
    """SIEGE-X5: only its first placing does; here it drives from the road completed to a monastery."""
    scene = plain("abbey_mayor").lay("A rfff", (30, 30)).stand(0, "wagon", (30, 30), "road@N")
    play = scene.start("A", "B").tile((30, 29), "ffrf").skip()
    assert play.asked() == (0, "wagon")
    play.wagon((30, 30), "monastery")
    assert play.asked() == (1, "tile")
    assert rows(play) == {}


def test_siege_33_defenders_are_in_no_feature() -> None:
    """SIEGE-33: at the end they get their 3 points each and count nowhere else; no option takes them back."""
    scene = plain("fields", "abbot").prepare(row("knights", 0)).prepare(pile("monks", 0))
    play = scene.start("B", "B").tile((21, 20), "ffff")
    assert {o.do for o in play.game.options()} == {"figure", "skip"}
    assert play.forecast(0) == play.forecast(0, "defence") == 6


def filled(*others: str, seats: int = 2) -> Play:
    """Seat 0 has placed a monk; one cell of the monks' row is free (seats 1, 1, 0 stand there), 1 is in the follower cell."""
    scene = plain(*others, seats=seats).prepare(row("monks", 1, 1, 0)).prepare(pile("monks", 1)).prepare(row("knights", 1))
    return scene.prepare(catapult("monks", "knights")).start("B", "B").tile((21, 20), "ffff").figure("follower", "monastery")


def test_siege_34_the_last_free_cell_of_a_row() -> None:
    """SIEGE-34, SIEGE-W5: the row is full, the follower cell or a dark cell do not matter."""
    play = plain().prepare(row("monks", 0, 1, 1)).start("B", "B").tile((21, 20), "ffff").figure("follower", "monastery")
    defend(play, "monks")
    assert play.happened(CounterAttacked) == [CounterAttacked("monks")]
    assert (play.gained(0), play.gained(1)) == (6, 6)


def test_siege_36_3_points_for_each_defender_of_each_player() -> None:
    """SIEGE-36: row and follower cell alike, everybody, no majority."""
    play = defend(filled(), "monks")
    assert (play.gained(0), play.gained(1)) == (6, 9)
    assert [(e.seat, e.points, e.reason) for e in play.happened(Points)] == [(0, 6, "defence"), (1, 9, "defence")]


def test_siege_37_all_defenders_go_home() -> None:
    """SIEGE-37, SIEGE-39: of row and follower cell; another outpost is untouched."""
    play = defend(filled(), "monks")
    assert play.happened(DefendersHome) == [DefendersHome(0, "monks", 2), DefendersHome(1, "monks", 3)]
    assert (play.supply(0), play.supply(1)) == (8, 8)
    assert rows(play) == {"knights": (1,)}
    assert piles(play) == {}


def test_siege_38_the_catapult_is_removed() -> None:
    """SIEGE-38, SIEGE-39: only this outpost's; where none stands nothing is missed."""
    assert catapults(defend(filled(), "monks")) == {"knights"}
    play = plain().prepare(row("monks", 0, 1, 1)).start("B", "B").tile((21, 20), "ffff").figure("follower", "monastery")
    assert catapults(defend(play, "monks")) == set()


def test_siege_35_before_the_ordinary_scoring() -> None:
    """SIEGE-35, SIEGE-39, SIEGE-E9: 3 points for each defender, then the city; the knight returns by its scoring."""
    scene = plain().lay("E cfff", (30, 30)).prepare(row("knights", 0, 1, 1))
    play = scene.start("E", "B").tile((30, 29), "ffcf").figure("follower", "city@S")
    defend(play, "knights")
    kinds = [e.kind for e in play.events if e.kind in ("counter_attacked", "points", "completed", "returned", "defenders_home")]
    assert kinds == [
        "counter_attacked", "points", "points", "defenders_home", "defenders_home", "completed", "points", "returned",
    ]  # fmt: skip
    assert play.happened(Completed) == [Completed("city", (30, 29), "city@S", 2)]
    assert play.happened(Returned) == [Returned(0, "follower", (30, 29), "city@S")]
    assert (play.gained(0, "defence"), play.gained(0, "city"), play.gained(1)) == (6, 4, 6)
    assert play.supply(0) == 9


def test_siege_40_returned_figures_are_available_from_the_next_placing_step() -> None:
    """SIEGE-40, SIEGE-X4: the step is over; in the builder's second part they may be placed again, also as defenders."""
    scene = plain("traders_builders").lay("U rfrf", (30, 30)).prepare(row("travellers", 0, 0, 0)).prepare(left_in_supply(0, 4))
    scene.stand(0, "follower", (30, 30), "road@N").stand(0, "builder", (30, 30), "road@N").lay("B ffff", (40, 40))
    play = scene.start("SI", "B", "B").tile((30, 31), "rrrf").figure("follower", "road@E")
    assert play.supply(0) == 2
    defend(play, "travellers")
    assert play.gained(0, "defence") == 12
    assert play.supply(0) == 5
    assert play.asked() == (0, "draw")
    play.draw().tile((21, 20), "ffff").figure("follower", "monastery")
    defend(play, "monks")
    assert play.supply(0) == 3


def test_siege_x4_each_part_has_its_own_defender_and_symbols() -> None:
    """SIEGE-X4: two draws, two symbols, two defenders, and each may cause a counter-attack."""
    scene = plain("traders_builders").lay("U rfrf", (30, 30)).prepare(row("monks", 1, 1, 1))
    scene.stand(0, "follower", (30, 30), "road@N").stand(0, "builder", (30, 30), "road@N")
    play = scene.start("SI", "SD", "B").tile((30, 31), "rrrf").figure("follower", "road@E")
    assert catapults(play) == {"travellers", "monks"}
    defend(play, "travellers")
    play.draw()  # the monks' symbol attacks: their row of three is emptied
    assert (play.gained(1), rows(play)) == (9, {"travellers": (0,)})
    assert catapults(play) == {"travellers"}
    play.tile((21, 20), "ffff").figure("follower", "monastery")
    defend(play, "monks")
    assert rows(play) == {"travellers": (0,), "monks": (0,)}


def test_siege_e5_no_row_is_full_when_a_turn_begins() -> None:
    """SIEGE-E5, SIEGE-E6: one defender fills at most one row, and the counter-attack of the same turn empties it."""
    scene = plain().prepare(row("monks", 1, 1, 1)).prepare(row("knights", 1, 1, 1)).prepare(row("travellers", 1, 1, 1))
    scene.prepare(left_in_supply(1, 0))
    play = scene.start("B", "B").tile((21, 20), "ffff").figure("follower", "monastery")
    defend(play, "monks")
    assert play.happened(CounterAttacked) == [CounterAttacked("monks")]
    assert rows(play) == {"knights": (1, 1, 1), "travellers": (1, 1, 1)}
    assert play.asked() == (1, "tile")


def test_siege_e7_a_farmer_s_defender_strikes_never() -> None:
    """SIEGE-E7: the row lacks one cell, the follower cell gets the defender."""
    play = plain("fields").prepare(row("monks", 1, 1, 1)).start("B", "B").tile((21, 20), "ffff").figure("follower", "field@NL")
    defend(play, "monks")
    assert play.happened(CounterAttacked) == []
    assert (rows(play), piles(play)) == ({"monks": (1, 1, 1)}, {"monks": (0,)})
    assert play.gained(0) == 0


def test_siege_w6_three_players() -> None:
    """SIEGE-W6: blue 2 defenders, 6 points; active 4, 12; yellow 1, 3; seven followers home, the catapult removed."""
    active, blue, yellow = 0, 1, 2
    scene = plain(seats=3).prepare(row("monks", blue, active, active, yellow)).prepare(pile("monks", blue, active))
    scene.prepare(catapult("monks"))
    play = scene.start("B", "B").tile((21, 20), "ffff").figure("follower", "monastery")
    defend(play, "monks")
    assert [play.gained(seat) for seat in (active, blue, yellow)] == [12, 6, 3]
    assert sum(e.count for e in play.happened(DefendersHome)) == 7
    assert [play.supply(seat) for seat in (active, blue, yellow)] == [8, 9, 9]
    assert catapults(play) == set()


def test_siege_w10_four_players() -> None:
    """SIEGE-W10: travellers' row 5 of 6 (A 2, B 3), A 1 in the follower cell; A fills it: 12 and 9, then A's road of 2."""
    scene = plain(seats=4).prepare(row("travellers", 0, 0, 1, 1, 1)).prepare(pile("travellers", 0)).lay("A rfff", (30, 30))
    play = scene.prepare(scores(1, 1, 1, 1)).start("A", "B").tile((30, 29), "ffrf").figure("follower", "road@S")
    defend(play, "travellers")
    assert (play.gained(0, "defence"), play.gained(1, "defence"), play.gained(0, "road")) == (12, 9, 2)
    assert play.game.scores == [15, 10, 1, 1]
    assert sum(e.count for e in play.happened(DefendersHome)) == 7
    assert play.supply(0) == 9
