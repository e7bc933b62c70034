"""Siege symbols and attacks (SIEGE-41 to 57)."""

from __future__ import annotations

import pytest

from bot.engine.actions import SKIP
from bot.engine.events import Points
from bot.tile_game.expansions.siege.rules import Advanced, Attacked, ChooseOutpost, DefendersHome, Withdrawn
from bot.tile_game.rules.moves import Completed, Returned, Unplaceable
from tests.tile_game.rules.sieges import (
    catapult,
    catapults,
    choose,
    exposed,
    left_in_supply,
    marks,
    pile,
    piles,
    plain,
    row,
    rows,
    symbols,
    withdraw,
)
from tests.tile_game.scenario import Cell, Scenario

EVERY = ["knights", "travellers", "monks"]
SYMBOL = {"knights": "SO", "travellers": "SG", "monks": "SM"}
"""A tile with this one symbol."""


def attacked(outpost: str, *others: str, seats: int = 2) -> Scenario:
    """A catapult is placed, so that the next symbol is an attack."""
    return plain(*others, seats=seats).prepare(catapult(outpost))


def city(scene: Scenario, seat: int, at: Cell, figure: str = "follower") -> Scenario:
    """A city of one tile with this knight."""
    return scene.lay("E cfff", at).stand(seat, figure, at, "city@N")


def test_siege_41_no_symbol_nothing_happens() -> None:
    """SIEGE-41, SIEGE-42: a tile without symbols is placed as ever."""
    play = attacked("monks").start("B", "B")
    assert play.asked() == (0, "tile")
    assert (play.happened(Attacked), play.happened(Advanced)) == ([], [])
    assert catapults(play) == {"monks"}


@pytest.mark.parametrize("outpost", EVERY)
def test_siege_43_an_advance(outpost: str) -> None:
    """SIEGE-42, SIEGE-43: the catapult cell is empty: before the tile is placed a catapult stands there."""
    play = plain().start(SYMBOL[outpost], "B")
    assert play.happened(Advanced) == [Advanced(0, outpost)]
    assert play.happened(Attacked) == []
    assert catapults(play) == {outpost}
    assert play.asked() == (0, "tile")


@pytest.mark.parametrize("outpost", EVERY)
def test_siege_44_an_attack(outpost: str) -> None:
    """SIEGE-44, SIEGE-46, SIEGE-55: a catapult stands there: none is added, the outpost is attacked, its cell is empty again."""
    play = attacked(outpost).prepare(row(outpost, 0)).start(SYMBOL[outpost], "B")
    assert play.happened(Attacked) == [Attacked(0, outpost)]
    assert play.happened(Advanced) == []
    assert catapults(play) == set()
    assert play.asked() == (0, "tile")


def test_siege_42_two_symbols_from_left_to_right() -> None:
    """SIEGE-42, SIEGE-49, SIEGE-47: travellers, then monks; then the tile is placed, in whatever rotation."""
    play = plain().start("SI", "B")
    assert play.happened(Advanced) == [Advanced(0, "travellers"), Advanced(0, "monks")]
    assert play.asked() == (0, "tile")
    assert len({o["rot"] for o in play.offers("tile")}) > 1
    play = plain().start("SF", "B")
    assert play.happened(Advanced) == [Advanced(0, "monks"), Advanced(0, "knights")]


def test_siege_42_the_first_symbol_wholly_before_the_second() -> None:
    """SIEGE-42: monks are attacked and a withdrawal is chosen; only then the knights' catapult comes."""
    scene = attacked("monks").lay("B ffff", (9, 9)).stand(0, "follower", (9, 9), "monastery")
    scene.stand(0, "follower", (20, 20), "monastery").prepare(row("monks", 1))
    play = scene.start("SF", "B")
    assert play.asked() == (0, "withdraw")
    assert catapults(play) == {"monks"}
    withdraw(play, (9, 9), "monastery")
    assert play.happened(Advanced) == [Advanced(0, "knights")]
    assert catapults(play) == {"knights"}
    assert [e.kind for e in play.events] == ["withdrawn", "defenders_home", "advanced"]


@pytest.mark.parametrize("outpost", EVERY)
def test_siege_45_the_question_mark(outpost: str) -> None:
    """SIEGE-45: one of the three must be chosen, an empty cell for an advance or one with a catapult for an attack."""
    play = plain().prepare(catapult("monks")).prepare(row("monks", 0)).start("SN", "B")
    assert play.asked() == (0, "siege")
    assert play.decision.tile == "SN"
    assert marks(play) == EVERY
    assert play.refusal(SKIP) == "wrong_kind"
    assert play.refusal(ChooseOutpost("towers")) == "not_offered"
    choose(play, outpost)
    assert next(e.kind for e in play.events) == ("attacked" if outpost == "monks" else "advanced")
    assert catapults(play) == {"monks", outpost} - ({"monks"} if outpost == "monks" else set())
    assert play.asked() == (0, "tile")


def test_siege_45_default_is_an_advance() -> None:
    """SIEGE-45, SIEGE-E13: an advance where one is possible; with three catapults the first outpost is attacked."""
    play = plain().prepare(catapult("knights")).start("SN", "B")
    assert play.game.default() == ChooseOutpost("travellers")
    play = plain().prepare(catapult("monks", "travellers", "knights")).start("SN", "B")
    assert play.game.default() == ChooseOutpost("knights")


def test_siege_46_never_more_than_one_catapult() -> None:
    """SIEGE-46: with all three standing every further symbol is an attack."""
    for outpost, tile in SYMBOL.items():
        play = plain().prepare(catapult(*EVERY)).start(tile, "B")
        assert catapults(play) == set(EVERY) - {outpost}


def test_siege_48_an_unplaceable_tile_has_no_effect() -> None:
    """SIEGE-48: it is put away, its symbols do nothing; the replacement's do."""
    play = plain().prepare(row("travellers", 0)).start("SA", "SM", "B")
    assert play.happened(Unplaceable) == [Unplaceable(0, "SA", 2)]
    assert play.happened(Advanced) == [Advanced(0, "monks")]
    assert catapults(play) == {"monks"}


def test_siege_50_3_points_for_each_defender() -> None:
    """SIEGE-50: row and follower cell alike, before anything is withdrawn; other outposts do not score."""
    scene = attacked("knights", seats=3).prepare(row("knights", 1, 1)).prepare(pile("knights", 0, 1)).prepare(row("monks", 2))
    play = city(city(scene, 2, (5, 5)), 2, (7, 7)).start("SO", "B")
    assert [e.kind for e in play.events if e.kind != "drawn"][-3:] == ["attacked", "points", "points"]
    assert [(e.seat, e.points) for e in play.happened(Points)] == [(0, 3), (1, 9)]
    assert play.asked() == (2, "withdraw")


def test_siege_51_player_without_defender_withdraws_one_figure() -> None:
    """SIEGE-51, SIEGE-52, SIEGE-54: seat 1 has one knight: he goes home by himself, without points; a monk stays."""
    scene = city(attacked("knights").prepare(row("knights", 0)), 1, (5, 5)).stand(1, "follower", (20, 20), "monastery")
    play = city(scene, 0, (9, 9)).start("SO", "B")
    assert play.happened(Withdrawn) == [Withdrawn(1, "follower", (5, 5), "city@N")]
    assert play.gained(1) == 0
    assert play.supply(1) == 8
    assert {(p.seat, p.on) for p in play.game.board.pieces()} == {(1, "monastery"), (0, "city@N")}


def test_siege_51_a_defender_elsewhere_does_not_help() -> None:
    """SIEGE-51: only a defender at the attacked outpost does."""
    scene = city(attacked("knights").prepare(row("knights", 0)).prepare(row("monks", 1)), 1, (5, 5))
    assert scene.start("SO", "B").happened(Withdrawn)


def test_siege_e3_a_defender_in_the_follower_cell_is_enough() -> None:
    """SIEGE-E3, SIEGE-51: 3 points and nothing withdrawn."""
    play = city(attacked("knights").prepare(pile("knights", 1)), 1, (5, 5)).start("SO", "B")
    assert play.gained(1) == 3
    assert play.happened(Withdrawn) == []


def test_siege_52_with_several_one_must_be_chosen() -> None:
    """SIEGE-52: not fewer, not more."""
    scene = attacked("knights").prepare(row("knights", 0))
    play = city(city(city(scene, 1, (5, 5)), 1, (7, 7)), 1, (9, 9)).start("SO", "B")
    assert play.asked() == (1, "withdraw")
    assert play.decision.subject == "knights"
    assert play.decision.tile == "SO"
    assert exposed(play) == {(at, "city@N", "follower") for at in ((5, 5), (7, 7), (9, 9))}
    assert play.refusal(SKIP) == "wrong_kind"
    withdraw(play, (7, 7), "city@N")
    assert play.asked() == (0, "tile")
    assert len(play.game.board.pieces()) == 2


def test_siege_e4_nobody_defends() -> None:
    """SIEGE-E4: nobody scores, everybody with a figure of the kind withdraws one, the catapult is removed."""
    scene = city(city(attacked("knights", seats=3), 0, (5, 5)), 2, (7, 7))
    play = scene.start("SO", "B")
    assert play.game.scores == [0, 0, 0]
    assert play.happened(Withdrawn) == [Withdrawn(0, "follower", (5, 5), "city@N"), Withdrawn(2, "follower", (7, 7), "city@N")]
    assert catapults(play) == set()


def test_siege_53_clockwise_from_the_player_on_turn() -> None:
    """SIEGE-53: seat 1 draws: 1 chooses first, then 2, then 0; each sees what was withdrawn before."""
    scene = plain(seats=3)
    for seat in range(3):
        city(city(scene, seat, (5, 4 * seat)), seat, (9, 4 * seat))
    play = scene.prepare(catapult("knights")).start("B", "SO", "B").tile((21, 20), "ffff").skip()
    for seat, left in ((1, 6), (2, 5), (0, 4)):
        assert play.asked() == (seat, "withdraw")
        assert len(play.game.board.pieces()) == left
        assert catapults(play) == {"knights"}
        withdraw(play, (9, 4 * seat), "city@N")
    assert play.asked() == (1, "tile")
    assert catapults(play) == set()


def test_siege_54_the_feature_goes_on_without_an_owner() -> None:
    """SIEGE-54, SIEGE-E10, SIEGE-E16: the tile drawn completes the city, but its knight was withdrawn before: no points."""
    scene = attacked("knights").prepare(row("knights", 0))
    play = city(scene, 1, (5, 5)).start("SO", "B")
    assert play.game.scores == [3, 0]  # they belong to this turn
    play.tile((5, 4), "ffcc").skip()
    assert play.happened(Completed) == []
    closing = city(attacked("monks", seats=2).prepare(row("monks", 0)), 1, (5, 5)).start("SM", "B").tile((5, 4), "ffcf")
    assert closing.gained(1, "city") == 4  # the same city scored where no knight was withdrawn
    play = city(attacked("knights"), 1, (5, 5)).start("SF", "B")
    assert play.happened(Withdrawn) == [Withdrawn(1, "follower", (5, 5), "city@N")]
    play.tile((5, 4), "ffcf").skip()
    assert play.happened(Completed) == [Completed("city", (5, 4), "city@S", 2)]
    assert play.game.scores == [0, 0]


def test_siege_e11_the_freed_feature_may_be_occupied() -> None:
    """SIEGE-E11, SIEGE-56: the player on turn lays his tile there and sets the very knight he withdrew."""
    scene = city(attacked("knights").prepare(left_in_supply(0, 1)), 0, (5, 5))
    play = scene.start("SO", "B")
    assert play.supply(0) == 1
    play.tile((5, 4), "ffcc")
    assert play.places() == {"city@S"}
    play.figure("follower", "city@S")
    assert play.supply(0) == 0


def test_siege_55_defenders_go_home_after_the_withdrawals() -> None:
    """SIEGE-55: row and follower cell of the attacked outpost, nobody of another one; then the catapult."""
    scene = attacked("knights").prepare(row("knights", 0, 0)).prepare(pile("knights", 0)).prepare(row("monks", 1))
    play = city(scene.prepare(catapult("monks")), 1, (5, 5)).start("SO", "B")
    kinds = [e.kind for e in play.events if e.kind not in ("turn_began", "drawn")]
    assert kinds == ["attacked", "points", "withdrawn", "defenders_home"]
    assert play.happened(DefendersHome) == [DefendersHome(0, "knights", 3)]
    assert (rows(play), piles(play)) == ({"monks": (1,)}, {})
    assert catapults(play) == {"monks"}
    assert play.supply(0) == 9


def test_siege_56_defenders_are_back_in_time() -> None:
    """SIEGE-56, SIEGE-X10: the only follower comes home by the attack and is placed in the same turn's step 2."""
    scene = attacked("monks").prepare(row("monks", 0)).prepare(left_in_supply(0, 0))
    play = scene.start("SD", "B").tile((21, 20), "ffff")
    assert play.places() == {"monastery"}
    scene = attacked("monks").prepare(row("monks", 0, 0)).prepare(left_in_supply(0, 0))
    play = scene.start("SD", "B").tile((21, 20), "ffff").figure("follower", "monastery")
    assert play.asked() == (0, "outpost")


ROLES = [
    ("knights", "E cfff", "city@N", ["follower", "big_follower", "mayor", "wagon"]),
    ("travellers", "A rfff", "road@N", ["follower", "big_follower", "wagon"]),
    ("monks", "B ffff", "monastery", ["follower", "big_follower", "wagon", "abbot"]),
    ("monks", "TB ffff", "garden", ["abbot"]),
]


@pytest.mark.parametrize(
    ("outpost", "tile", "on", "figure"), [(outpost, tile, on, f) for outpost, tile, on, figures in ROLES for f in figures]
)
def test_siege_57_the_role_counts_not_the_piece(outpost: str, tile: str, on: str, figure: str) -> None:
    """SIEGE-57, SIEGE-X2, SIEGE-X5: each of them withdraws from his outpost's attack, without points, and from no other."""
    others = ("fields", "abbot", "inns_cathedrals", "abbey_mayor", "tower")
    for which in EVERY:
        scene = attacked(which, *others).lay(tile, (5, 5)).stand(1, figure, (5, 5), on)
        play = scene.start(SYMBOL[which], "B")
        gone = [Withdrawn(1, figure, (5, 5), on)] if which == outpost else []
        assert play.happened(Withdrawn) == gone
        assert play.supply(1, figure) == (9 if figure == "follower" else 1) - (which != outpost)
        assert play.game.scores == [0, 0]


def test_siege_57_farmers_builders_pigs_and_barns_are_never_taken() -> None:
    """SIEGE-57: with every outpost attacked in turn they stay."""
    for which in EVERY:
        scene = attacked(which, "fields", "traders_builders", "abbey_mayor").lay("D crfr", (5, 5)).lay("D crfr", (6, 5))
        scene.stand(1, "follower", (5, 5), "field@ER").stand(1, "pig", (6, 5), "field@ER").stand(0, "barn", (5, 5), "field@EL")
        scene.stand(0, "follower", (6, 5), "city@N").stand(1, "builder", (5, 5), "city@N")
        play = scene.prepare(row(which, 0)).start(SYMBOL[which], "B")
        assert play.happened(Withdrawn) == []
        assert len(play.game.board.pieces()) == 5


def test_siege_e12_builder_and_pig_go_home_with_the_last_follower() -> None:
    """SIEGE-E12, SIEGE-X4: the builder of the withdrawn follower's road returns as well."""
    scene = attacked("travellers", "traders_builders").lay("U rfrf", (5, 5)).lay("U rfrf", (5, 6))
    scene.stand(1, "follower", (5, 5), "road@N").stand(1, "builder", (5, 6), "road@N")
    play = scene.start("SG", "B")
    assert play.happened(Withdrawn) == [Withdrawn(1, "follower", (5, 5), "road@N")]
    assert play.happened(Returned) == [Returned(1, "builder", (5, 6), "road@N")]
    assert play.supply(1, "builder") == 1


def test_siege_e1_question_mark_then_the_same_outpost() -> None:
    """SIEGE-E1, SIEGE-E2, SIEGE-W13: an advance, then at once an attack; with a catapult there: attack, then advance."""
    play = plain().prepare(row("knights", 0)).prepare(symbols("SN", "any", "knights")).start("SN", "B")
    choose(play, "knights")
    assert [e.kind for e in play.events] == ["advanced", "attacked", "points", "defenders_home"]
    assert catapults(play) == set()
    play = (
        plain().prepare(row("knights", 0)).prepare(catapult("knights")).prepare(symbols("SN", "any", "knights")).start("SN", "B")
    )
    choose(play, "knights")
    assert [e.kind for e in play.events] == ["attacked", "points", "defenders_home", "advanced"]
    assert catapults(play) == {"knights"}


def test_siege_w7_travellers_then_knights() -> None:
    """SIEGE-W7: the travellers' cell is empty, the knights' taken: a catapult, then an attack."""
    scene = attacked("knights").prepare(row("knights", 0)).lay("U rfrf", (30, 30))
    play = scene.start("SQ", "B")
    kinds = [e.kind for e in play.events if e.kind not in ("turn_began", "drawn")]
    assert kinds == ["advanced", "attacked", "points", "defenders_home"]
    assert catapults(play) == {"travellers"}


def test_siege_w8_the_question_mark_at_the_monks() -> None:
    """SIEGE-W8: active and blue 3 points each; yellow chooses among a monk and his abbot; all is cleared then."""
    active, blue, yellow = 0, 1, 2
    scene = attacked("monks", "abbot", seats=3).prepare(row("monks", active, blue)).lay("SM cfff", (5, 5))
    scene.lay("B ffff", (9, 9)).stand(yellow, "abbot", (5, 5), "garden").stand(yellow, "follower", (9, 9), "monastery")
    play = choose(scene.start("SN", "B"), "monks")
    assert [play.gained(seat) for seat in (active, blue, yellow)] == [3, 3, 0]
    assert play.asked() == (yellow, "withdraw")
    assert exposed(play) == {((5, 5), "garden", "abbot"), ((9, 9), "monastery", "follower")}
    withdraw(play, (5, 5), "garden", "abbot")
    assert play.gained(yellow) == 0
    assert play.supply(yellow, "abbot") == 1
    assert (rows(play), catapults(play)) == ({}, set())
    assert play.asked() == (active, "tile")


def test_siege_w9_four_players() -> None:
    """SIEGE-W9: row B, B, follower cell D; A has knights in two cities, C none: B 6, D 3, A chooses, then all is cleared."""
    scene = attacked("knights", seats=4).prepare(row("knights", 1, 1)).prepare(pile("knights", 3))
    play = city(city(scene, 0, (5, 5)), 0, (7, 7)).start("SO", "B")
    assert [play.gained(seat) for seat in range(4)] == [0, 6, 0, 3]
    assert play.asked() == (0, "withdraw")
    assert len(exposed(play)) == 2
    withdraw(play, (5, 5), "city@N")
    assert play.asked() == (0, "tile")
    assert (rows(play), piles(play), catapults(play)) == ({}, {}, set())
    assert [play.supply(seat) for seat in range(4)] == [8, 9, 9, 9]
