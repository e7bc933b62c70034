"""Worked examples of the rules, each by its id: the second reading must agree with the text."""

from __future__ import annotations

import pytest

from tests.oracle import scoring
from tests.oracle.boards import Position, final, gained

AM = "fields abbey_mayor"


def on_segments(position: Position, figure: str) -> set[str]:
    return {option["on"] for option in position.offered("figure") if option["figure"] == figure}


# --- base ---


def test_base_x1_road_of_three() -> None:
    p = Position(("W", 0, 0, 1), ("U", 1, 0, 1)).put(0, "follower", 1, 0, "road@E").begin("W", "U", "U", seat=1)
    p.play("tile", at=(2, 0), rot=2)
    assert gained(p.play("skip")) == {0: 3}
    assert p.home(0) == 7


def test_base_x2_claim_blocked_on_a_road() -> None:
    p = Position(("W", 0, 0, 1), ("U", 1, 0, 1)).put(0, "follower", 1, 0, "road@E").begin("K", "U", "U", seat=1)
    p.play("tile", at=(2, 0), rot=0)
    assert on_segments(p, "follower") == {"city@N", "field@EL", "field@SR"}


def test_base_x3_city_of_eight_points() -> None:
    p = Position(("E", 0, 0, 1), ("M", 1, 0, 2)).put(0, "follower", 1, 0, "city@S").begin("E", "U", "U")
    p.play("tile", at=(1, 1), rot=0)
    assert gained(p.play("skip")) == {0: 8}
    assert p.home(0) == 7


def ring(last: bool) -> list[tuple[str, int, int, int]]:
    above = [("E", x, -1, 0) for x in (-1, 0, 1)]
    below = [("E", x, 1, 2) for x in (-1, 0, 1)]
    return [("B", 0, 0, 0), *above, *below, ("E", -1, 0, 3)][: None if last else -1]


def test_base_x4_monastery_of_nine_points() -> None:
    p = Position(*ring(last=True)).put(0, "follower", 0, 0, "monastery").begin("E", "U", "U")
    p.play("tile", at=(1, 0), rot=1)
    assert gained(p.play("skip")) == {0: 9}


def test_base_x4_one_of_the_eight_missing() -> None:
    p = Position(*ring(last=False)).put(0, "follower", 0, 0, "monastery").begin("E", "U", "U")
    p.play("tile", at=(1, 0), rot=1)
    assert gained(p.play("skip")) == {}


def test_base_x5_two_highwaymen() -> None:
    row = [("E", x, -1, 0) for x in range(4)]
    p = Position(*row, ("W", 0, 0, 1), ("U", 1, 0, 1), ("W", 3, 0, 2))
    p.put(1, "follower", 1, 0, "road@E").put(0, "follower", 3, 0, "road@W").begin("U", "U", "U")
    p.play("tile", at=(2, 0), rot=1)
    assert "road@E" not in on_segments(p, "follower")
    assert gained(p.play("skip")) == {0: 4, 1: 4}


def test_base_x6_three_cities_become_one() -> None:
    p = Position(("E", -1, 0, 1), ("E", 1, 0, 3), ("E", 0, -1, 2), ("E", -1, -1, 0), ("E", 1, -1, 0))
    p.put(1, "follower", -1, 0, "city@E").put(0, "follower", 1, 0, "city@W").put(0, "follower", 0, -1, "city@S")
    p.begin("Q", "U", "U").play("tile", at=(0, 0), rot=3)
    assert gained(p.play("skip")) == {0: 10}
    assert (p.home(0), p.home(1)) == (7, 7)


def test_base_x7_final_city_of_eight() -> None:
    p = Position(("C", 0, 0, 0), ("F", -1, 0, 1), ("F", 1, 0, 1), ("E", 0, -1, 2), ("E", 0, 1, 0))
    p.put(0, "follower", 0, 0, "city@N").put(0, "follower", 0, 1, "city@N").put(1, "follower", 1, 0, "city@E")
    assert final(p) == {0: 8}


def test_base_x8_final_road() -> None:
    p = Position(("W", 0, 0, 1), ("U", 1, 0, 1), ("U", 2, 0, 1)).put(0, "follower", 1, 0, "road@E")
    assert final(p) == {0: 3}


def test_base_x9_final_monastery() -> None:
    p = Position(("B", 0, 0, 0), ("E", 0, -1, 0), ("E", 1, -1, 0), ("E", 1, 0, 1)).put(1, "follower", 0, 0, "monastery")
    assert final(p) == {1: 4}


def field_row(*, fourth: bool) -> Position:
    pairs = [(name, x, y, rot) for x in range(3) for name, y, rot in (("E", 0, 0), ("E", -1, 2))]
    return Position(*pairs, ("E", 3, 0, 0), *([("E", 3, -1, 2)] if fourth else []))


def test_base_x11_field_shared() -> None:
    p = field_row(fourth=False).put(0, "follower", 0, 0, "field@EL").put(1, "follower", 3, 0, "field@EL")
    assert final(p) == {0: 9, 1: 9}


def test_base_x12_field_majority() -> None:
    p = field_row(fourth=True)
    p.put(0, "follower", 0, -1, "field@NL").put(0, "follower", 1, -1, "field@NL").put(1, "follower", 3, -1, "field@NL")
    assert final(p) == {0: 12}


def test_base_x15_loop() -> None:
    p = Position(("V", 0, 0, 1), ("V", 1, 0, 2), ("V", 0, 1, 0)).put(0, "follower", 0, 0, "road@E").begin("V", "U", "U")
    p.play("tile", at=(1, 1), rot=3)
    assert gained(p.play("skip")) == {0: 4}


def test_base_x16_three_fields_one_taken() -> None:
    p = Position(("D", 0, 0, 0), ("U", 1, 0, 1)).put(0, "follower", 0, 0, "city@N").put(1, "follower", 1, 0, "field@ER")
    p.begin("W", "U", "U").play("tile", at=(2, 0), rot=1)
    assert on_segments(p, "follower") == {"road@E", "road@S", "road@W", "field@NL", "field@ER"}


def test_base_25_unplaceable_last_tile_ends_the_game() -> None:
    p = Position(("B", 0, 0, 0)).put(0, "follower", 0, 0, "monastery").begin("C")
    assert p.oracle.over
    assert p.oracle.scores == [1, 0]


# --- river ---


def test_river_x2_x3_bends_alternate() -> None:
    p = Position(("RA", 0, 0, 1), ("RG", 1, 0, 1), ("RJ", 2, 0, 2), ("RG", 2, 1, 0), modules="fields river")
    p.begin("RJ", "RB", "U")
    assert p.oracle.options() == [{"do": "tile", "at": [2, 2], "rot": 0}]


def test_river_x5_field_round_the_lake() -> None:
    p = Position(("RA", 0, 0, 1), ("RG", 1, 0, 1), ("RB", 2, 0, 3), modules="fields river")
    board = p.state.board
    assert board.feature(board.named((1, 0), "field@NL")) is board.feature(board.named((1, 0), "field@ER"))


# --- abbot ---


def test_abbot_x4_own_tile_counts() -> None:
    around = (("E", 0, -1, 0), ("E", 1, -1, 0), ("E", -1, -1, 0), ("E", 1, 0, 1))
    p = Position(("TB", 0, 0, 0), *around, modules="fields abbot").put(0, "abbot", 0, 0, "garden").begin("E", "U", "U")
    p.play("tile", at=(-1, 0), rot=3)
    assert gained(p.play("retrieve", at=(0, 0)), "garden") == {0: 6}
    assert p.home(0, "abbot") == 1


def test_abbot_x5_not_when_surrounded() -> None:
    tiles = [tile for tile in ring(last=True) if tile[0] != "B"]
    p = Position(("TB", 0, 0, 0), *tiles, modules="fields abbot").put(0, "abbot", 0, 0, "garden").begin("E", "U", "U")
    p.play("tile", at=(1, 0), rot=1)
    assert p.offered("retrieve") == []
    assert gained(p.play("skip")) == {0: 9}


def test_abbot_x6_garden_is_the_abbots() -> None:
    p = Position(("B", 0, 0, 0), modules="fields abbot").begin("TB", "U", "U")
    p.play("tile", at=(1, 0), rot=0)
    assert on_segments(p, "abbot") == {"garden"}
    assert "garden" not in on_segments(p, "follower")


# --- inns and cathedrals ---


@pytest.mark.parametrize(("name", "done", "points"), [("EB", True, 6), ("U", True, 3), ("EB", False, 0), ("U", False, 3)])
def test_inn_x1_x2(name: str, done: bool, points: int) -> None:
    p = Position(("W", 0, 0, 1), (name, 1, 0, 1), modules="fields inns_cathedrals").put(0, "follower", 1, 0, "road@E")
    p.begin("W" if done else "U", "U", "U").play("tile", at=(2, 0), rot=2 if done else 1)
    during = gained(p.play("skip"))
    assert (during if done else final(p)) == ({0: points} if points else {})


def cathedral_city() -> Position:
    p = Position(("EK", 0, 0, 0), ("F", 1, 0, 1), ("F", -1, 0, 1), ("E", 2, 0, 3), ("E", -2, 0, 1), ("E", 0, -1, 2))
    return p.put(0, "follower", 1, 0, "city@E")


def test_inn_x3_completed_city_with_cathedral() -> None:
    p = cathedral_city().begin("E", "U", "U")
    p.play("tile", at=(0, 1), rot=0)
    assert gained(p.play("skip")) == {0: 7 * 3 + 2 * 3}


def test_inn_x4_unfinished_city_with_cathedral() -> None:
    assert final(cathedral_city()) == {}


def test_inn_x7_big_follower_weighs_two() -> None:
    p = Position(("E", 0, 0, 1), ("F", 1, 0, 1), ("G", 2, 0, 1), modules="fields inns_cathedrals")
    p.put(0, "big_follower", 0, 0, "city@E").put(1, "follower", 1, 0, "city@E")
    feature = p.state.board.feature(p.state.board.named((0, 0), "city@E"))
    assert scoring.owners(p.state, feature) == [0]
    p.put(1, "follower", 2, 0, "city@E")
    assert scoring.owners(p.state, feature) == [0, 1]


# --- traders and builders ---

TB = "fields traders_builders"


def test_tb_x1_goods_go_to_who_completes() -> None:
    # one tile more than in the example: five tiles are ten points
    p = Position(("E", 0, 1, 0), ("HQ", 0, 0, 0), ("HG", 0, -1, 1), ("HF", 1, -1, 2), modules=TB)
    p.put(1, "follower", 0, 0, "city@N").begin("E", "U", "U").play("tile", at=(1, 0), rot=0)
    assert gained(p.play("skip")) == {1: 10}
    assert p.oracle.tokens()[0] == {"wine": 1, "grain": 2}


def test_tb_x2_final_goods() -> None:
    p = Position(("B", 0, 0, 0), modules=TB)
    p.state.goods[0].update({"wine": 4, "grain": 2, "cloth": 1})
    p.state.goods[1].update({"wine": 3, "grain": 2, "cloth": 3})
    assert final(p) == {0: 20, 1: 20}


def builder_road() -> Position:
    p = Position(("W", 0, 0, 1), ("U", 1, 0, 1), ("B", 0, 1, 0), modules=TB)
    return p.put(0, "follower", 0, 0, "road@E").put(0, "builder", 1, 0, "road@E")


def test_tb_x3_x5_double_turn_but_no_third_part() -> None:
    p = builder_road().begin("U", "U", "U", "U")
    p.play("tile", at=(2, 0), rot=1)
    p.play("figure", figure="follower", on="field@NL")
    assert (p.kind(), p.oracle.options()) == ("draw", [{"do": "draw"}, {"do": "skip"}])
    p.play("draw")
    p.play("tile", at=(3, 0), rot=1)
    p.play("skip")
    assert p.oracle.decision() == {"seat": 1, "kind": "tile", "tile": "U"}


def test_tb_x4_completed_in_the_first_part() -> None:
    p = builder_road().begin("W", "U", "U")
    p.play("tile", at=(2, 0), rot=2)
    assert gained(p.play("skip")) == {0: 3}
    assert p.home(0, "builder") == 1
    assert p.kind() == "draw"


@pytest.mark.parametrize(("blue", "points"), [("", {0: 12}), ("big_follower", {1: 9}), ("follower", {0: 12, 1: 9})])
def test_tb_x7_pig(blue: str, points: dict[int, int]) -> None:
    pairs = [(name, x, y, rot) for x in range(3) for name, y, rot in (("E", 0, 0), ("E", -1, 2))]
    p = Position(*pairs, modules=TB + " inns_cathedrals")
    p.put(0, "follower", 0, 0, "field@EL").put(0, "pig", 1, 0, "field@EL")
    if blue:
        p.put(1, blue, 2, 0, "field@EL")
    assert final(p) == points


# --- abbey and mayor ---


def hole() -> Position:
    p = Position(("W", 0, -1, 1), ("E", 1, 0, 3), ("E", 0, 1, 0), ("U", -1, 0, 1), ("W", -2, 0, 1), modules=AM)
    return p.put(0, "follower", 1, 0, "city@W").put(1, "follower", -1, 0, "road@E")


def test_am_x1_abbey_closes() -> None:
    p = hole().begin("U", "U")
    assert p.kind() == "draw"
    p.play("abbey", at=(0, 0))
    assert gained(p.play("figure", figure="follower", on="monastery")) == {0: 2, 1: 2}
    assert p.home(0) == 6
    assert p.oracle.tokens()[0] == {}


def test_am_x2_abbey_as_monastery() -> None:
    p = hole().lay(("B", 1, 1, 0), ("B", -1, 1, 0)).begin("U", "U")
    p.play("abbey", at=(0, 0))
    p.play("figure", figure="follower", on="monastery")
    assert final(p) == {0: 7}


@pytest.mark.parametrize(("others", "winners"), [((1, 1), [0]), ((1, 1, 1), [0, 1])])
def test_am_x3_mayor_counts_shields(others: tuple[int, ...], winners: list[int]) -> None:
    p = Position(("F", 0, 0, 0), ("F", 0, 1, 0), ("F", 0, 2, 0), ("G", 0, 3, 0), ("E", 0, 4, 0), modules=AM)
    p.put(0, "mayor", 0, 0, "city@N")
    for row, seat in enumerate(others, start=1):
        p.put(seat, "follower", 0, row, "city@N")
    feature = p.state.board.feature(p.state.board.named((0, 0), "city@N"))
    assert feature.shields == 3
    assert scoring.owners(p.state, feature) == winners


def test_am_x4_mayor_without_shield() -> None:
    p = Position(("E", 0, 0, 2), ("G", 0, 1, 0), modules=AM).put(0, "mayor", 0, 0, "city@S").begin("E", "U", "U")
    p.play("tile", at=(0, 2), rot=0)
    assert gained(p.play("skip")) == {}
    assert p.home(0, "mayor") == 1


def test_am_x5_wagon_without_target_goes_home() -> None:
    p = Position(("E", 0, 0, 1), ("U", 3, 0, 0), modules=AM).put(0, "wagon", 0, 0, "city@E").begin("E", "U", "U")
    p.play("tile", at=(1, 0), rot=3)
    assert gained(p.play("skip")) == {0: 4}
    assert p.home(0, "wagon") == 1


def test_am_x5_wagon_has_a_target_diagonally() -> None:
    p = Position(("E", 0, 0, 1), ("U", 2, -1, 0), modules=AM).lay(("U", 3, 0, 0), ("E", 1, -1, 0))
    p.begin("E", "U", "U").play("tile", at=(1, 0), rot=3)
    p.play("figure", figure="wagon", on="city@W")
    assert p.kind() == "wagon"
    assert {"do": "wagon", "at": [2, -1], "on": "road@N"} in p.oracle.options()
    assert all(option.get("at") != [3, 0] for option in p.oracle.options())


def barn_board(pig: bool) -> Position:
    p = Position(*[(n, x, y, r) for x in (0, 1) for n, y, r in (("E", 0, 0), ("E", -1, 2))], modules=AM + " traders_builders")
    p.lay(("E", 0, 1, 2), ("E", 0, 2, 0)).put(0, "follower", 0, 0, "field@EL")
    if pig:
        p.put(0, "pig", 1, 0, "field@EL")
    p.begin("E", "U", "U", seat=1).play("tile", at=(1, 1), rot=2)
    return p


@pytest.mark.parametrize(("pig", "points"), [(False, 9), (True, 12)])
def test_am_x6_barn_placed(pig: bool, points: int) -> None:
    p = barn_board(pig)
    assert {"do": "barn", "at": [0, 0]} in p.offered("barn")
    assert gained(p.play("barn", at=(0, 0))) == {0: points}
    assert (p.home(0), p.home(0, "pig")) == (7, 1)


def test_am_x7_barn_at_the_end() -> None:
    p = barn_board(pig=False)
    p.play("barn", at=(0, 0))
    p.lay(("E", 1, 2, 0))
    assert final(p) == {1: 16}


def test_am_x10_abbey_round() -> None:
    p = Position(("B", 0, -1, 0), ("B", 1, 0, 0), ("B", 0, 1, 0), ("B", -1, -1, 0), modules=AM, seats=3)
    p.state.abbeys[1] = 0
    p.begin("B", seat=1).play("tile", at=(-1, 0), rot=0)
    p.play("skip")
    assert p.oracle.decision() == {"seat": 2, "kind": "draw", "tile": None}
    p.play("abbey", at=(0, 0))
    p.play("skip")
    assert p.oracle.over


def joined(*, pig: bool) -> Position:
    pairs = [(name, x, y, rot) for x in range(5) if x != 2 for name, y, rot in (("E", 0, 0), ("E", -1, 2))]
    p = Position(*pairs, ("B", 0, 1, 0), ("B", 1, 1, 0), modules=AM + " traders_builders", seats=3)
    p.put(2, "barn", 0, 0, "").put(0, "follower", 3, 0, "field@EL").put(1, "follower", 4, 0, "field@EL")
    if pig:
        p.put(1, "pig", 4, 0, "field@EL")
    p.begin("E", "U", "U", seat=2).play("tile", at=(2, 0), rot=0)
    return p


@pytest.mark.parametrize(("pig", "blue"), [(False, 4), (True, 8)])
def test_am_x8_joined_to_a_barn_field(pig: bool, blue: int) -> None:
    p = joined(pig=pig)
    assert "field@EL" not in on_segments(p, "follower")  # AM-E25
    assert gained(p.play("skip")) == {0: 4, 1: blue}
    assert [p.home(seat) for seat in range(3)] == [7, 7, 7]


def test_am_x9_two_barns_on_one_field() -> None:
    pairs = [(name, x, y, rot) for x in range(3) for name, y, rot in (("E", 0, 0), ("E", -1, 2))]
    p = Position(*pairs, *[("B", x, 1, 0) for x in range(3)], modules=AM)
    assert final(p.put(0, "barn", 0, 0, "").put(1, "barn", 1, 0, "")) == {0: 12, 1: 12}


# --- king and robber ---


def test_kr_x3_two_cities_with_one_tile() -> None:
    p = Position(("E", 0, 0, 1), ("E", 1, 0, 3), modules="fields king_robber")  # the record: 2 tiles
    p.lay(("E", 5, 1, 0), ("G", 5, 0, 0), ("G", 5, -2, 0), ("G", 5, -3, 0), ("E", 5, -4, 2))
    p.state.king = 1
    p.begin("H", "U", "U").play("tile", at=(5, -1), rot=0)
    p.play("skip")
    assert p.oracle.tokens() == [{"king": True}, {}]


def test_kr_x4_final() -> None:
    p = Position(("E", 0, 0, 1), ("E", 1, 0, 3), ("A", 3, 0, 1), ("A", 4, 0, 3), modules="fields king_robber")
    p.state.king = p.state.robber = 1
    assert final(p) == {1: 2}
