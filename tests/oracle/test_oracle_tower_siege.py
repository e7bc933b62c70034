"""Worked examples of tower and siege, each by its id."""

from __future__ import annotations

import pytest

from tests.oracle import offers
from tests.oracle.boards import Position, final, gained

# --- tower ---


@pytest.mark.parametrize(("seats", "tiers"), [(2, 10), (3, 9), (4, 7), (5, 6), (6, 5)])
def test_tower_w3_tiers(seats: int, tiers: int) -> None:
    p = Position(modules="tower inns_cathedrals", seats=seats)
    assert all(held["tiers"] == tiers for held in p.oracle.tokens())


def test_tower_w4_reach() -> None:
    near = {(0, 0), (1, 0), (2, 0), (-1, 0), (-2, 0), (0, 1), (0, 2), (0, -1), (0, -2)}
    assert set(offers.reach((0, 0), 2)) == near
    assert len(offers.reach((0, 0), 3)) == 13


def tower_position(*more: tuple[str, int, int, int], seats: int = 2) -> Position:
    return Position(("TC", 0, 0, 0), *more, modules="fields tower inns_cathedrals", seats=seats)


def test_tower_w5_ransom() -> None:
    p = tower_position(seats=3).imprison(1, 0).imprison(2, 0, "big_follower")
    p.state.scores[0] = 2
    assert p.begin("U", "U", "U").kind() == "tile"
    assert p.offered("ransom") == []
    p.state.scores[0] = 10
    assert p.begin("U", "U", "U").kind() == "draw"
    assert gained(p.play("ransom", from_=1, figure="follower")) == {0: -3, 1: 3}
    p.play("ransom", from_=2, figure="big_follower")
    assert p.kind() == "tile"
    assert p.offered("ransom") == []
    assert p.oracle.scores == [4, 3, 3]


def test_tower_w6_captured_before_scoring() -> None:
    p = tower_position(("E", 0, 1, 1), ("M", 1, 1, 2), ("G", 1, 2, 0)).put(0, "follower", 0, 1, "city@E")
    p.begin("E", "U", "U", seat=1).play("tile", at=(1, 3), rot=0)
    p.play("tier", at=(0, 0))
    events = p.play("capture", at=(0, 1), on="city@E", seat_of=0, figure="follower")
    assert gained(events) == {}
    assert p.oracle.tokens()[1]["prisoners"] == [{"figure": "follower", "seat": 0}]


def test_tower_w8_exchange() -> None:
    p = tower_position(("B", 1, 0, 0)).imprison(1, 0, "big_follower").imprison(1, 0).put(1, "follower", 1, 0, "field@NL")
    p.begin("U", "U", "U").play("tile", at=(2, 0), rot=0)
    p.play("tier", at=(0, 0))
    p.play("capture", at=(1, 0), on="field@NL", seat_of=1, figure="follower")
    assert p.kind() == "exchange"
    p.play("exchange", figure="big_follower")
    assert (p.home(0, "big_follower"), p.home(1)) == (1, 7)
    assert p.oracle.tokens()[1]["prisoners"] == [{"figure": "follower", "seat": 0}]


def test_tower_w9_top_is_captured_and_the_tower_open_again() -> None:
    p = tower_position(("TC", 1, 0, 0)).put(0, "follower", 0, 0, "tower")
    p.state.heights[(0, 0)] = 3
    p.begin("U", "U", "U", seat=1).play("tile", at=(2, 0), rot=0)
    assert p.offered("tier") == [{"do": "tier", "at": [1, 0]}]
    p.play("tier", at=(1, 0))
    p.play("capture", at=(0, 0), on="tower", seat_of=0, figure="follower")
    assert p.state.is_open_tower((0, 0))
    assert p.state.heights[(0, 0)] == 3


def test_tower_w7_captured_knight_makes_a_tie() -> None:
    p = (
        tower_position(("E", 0, 1, 1), ("G", 1, 1, 1), seats=2)
        .put(0, "follower", 0, 1, "city@E")
        .put(1, "follower", 1, 1, "city@E")
    )
    p.lay(("B", 2, 2, 0)).begin("E", "U", "U", seat=1)
    p.put(0, "big_follower", 0, 0, "monastery").play("tile", at=(2, 1), rot=3)
    p.play("tier", at=(0, 0))
    events = p.play("capture", at=(0, 0), on="monastery", seat_of=0, figure="big_follower")
    assert gained(events) == {0: 6, 1: 6}


def test_tower_42_windows() -> None:
    p = tower_position(("B", 1, 0, 0)).imprison(1, 0).begin("U", "U", "U")
    p.state.scores[0] = 3
    p.play("tile", at=(2, 0), rot=0)
    assert p.offered("ransom") == [{"do": "ransom", "from": 1, "figure": "follower"}]
    p.play("skip")
    assert p.oracle.decision() == {"seat": 0, "kind": "ransom", "tile": None}
    p.play("skip")
    assert p.oracle.decision() == {"seat": 1, "kind": "tile", "tile": "U"}


def test_tower_41_one_ransom_a_turn() -> None:
    p = Position(("TC", 0, 0, 0), modules="fields tower", one_ransom=True).imprison(1, 0).imprison(1, 0)
    p.state.scores[0] = 9
    p.begin("U", "U", "U").play("ransom", from_=1, figure="follower")
    assert (p.kind(), p.offered("ransom")) == ("tile", [])


def test_tower_6_organiser_offers_the_ends() -> None:
    p = Position(("B", 0, 0, 0), modules="fields tower", organiser=True).begin("U", "V", "W")
    assert [option["take"] for option in p.offered("draw")] == ["left_top", "left_bottom", "right_top"]
    p.play("draw", take="left_bottom")
    assert p.oracle.decision() == {"seat": 0, "kind": "tile", "tile": "V"}


def test_tower_x2_builder_goes_home_with_the_captured_follower() -> None:
    p = Position(("TC", 0, 0, 0), ("W", 0, 1, 1), ("U", 1, 1, 1), modules="fields tower traders_builders")
    p.put(0, "follower", 0, 1, "road@E").put(0, "builder", 1, 1, "road@E").begin("U", "U", "U", seat=1)
    p.play("tile", at=(2, 1), rot=1)
    p.play("tier", at=(0, 0))
    p.play("capture", at=(0, 1), on="road@E", seat_of=0, figure="follower")
    assert p.home(0, "builder") == 1


# --- siege ---

SIEGE = "fields siege abbot"


@pytest.mark.parametrize(("seats", "length"), [(2, 4), (3, 5), (4, 6), (5, 7), (6, 7)])
def test_siege_22_row_length(seats: int, length: int) -> None:
    assert Position(modules=SIEGE + " inns_cathedrals", seats=seats).state.row_length() == length


@pytest.mark.parametrize(("on", "outposts"), [("city@S", ["knights"]), ("field@NL", ["knights", "travellers", "monks"])])
def test_siege_w1_w3_defender_goes_where_the_figure_stands(on: str, outposts: list[str]) -> None:
    p = Position(modules=SIEGE).begin("E", "U", "U")
    p.play("tile", at=(0, 3), rot=2)
    p.play("figure", figure="follower", on=on)
    assert [option["outpost"] for option in p.offered("outpost")] == outposts


def test_siege_w5_w6_counter_attack() -> None:
    p = Position(modules=SIEGE, seats=3).defend("monks", row="0011", pile="02").begin("B", "U", "U")
    p.state.catapults.add("monks")
    p.play("tile", at=(0, 3), rot=0)
    p.play("figure", figure="follower", on="monastery")
    assert gained(p.play("outpost", outpost="monks"), "defence") == {0: 12, 1: 6, 2: 3}
    assert p.state.catapults == set()
    assert p.state.defenders == []


def test_siege_w7_advance_then_attack() -> None:
    p = Position(("E", 0, 3, 2), modules=SIEGE).defend("knights", row="1")
    p.state.catapults.add("knights")
    p.begin("SQ", "U", "U")
    assert p.state.catapults == {"travellers"}
    assert gained(p.state.events) == {1: 3}


def test_siege_w8_any_symbol_attack_on_the_monks() -> None:
    p = Position(("B", 0, 3, 0), ("TB", 1, 3, 0), modules=SIEGE, seats=3).defend("monks", row="01")
    p.put(2, "follower", 0, 3, "monastery").put(2, "abbot", 1, 3, "garden")
    p.state.catapults.add("monks")
    p.begin("SJ", "U", "U")
    assert (p.kind(), len(p.oracle.options())) == ("siege", 3)
    assert gained(p.play("siege", outpost="monks")) == {0: 3, 1: 3}
    assert p.oracle.decision() == {"seat": 2, "kind": "withdraw", "tile": "SJ"}
    p.play("withdraw", at=(1, 3), on="garden", figure="abbot")
    assert p.kind() == "tile"
    assert (p.home(0), p.home(1), p.home(2, "abbot")) == (9, 9, 1)


def test_siege_w9_one_must_choose() -> None:
    p = Position(("E", 0, 3, 1), ("E", 2, 3, 1), modules=SIEGE, seats=4).defend("knights", row="11", pile="3")
    p.put(0, "follower", 0, 3, "city@E").put(0, "follower", 2, 3, "city@E")
    p.state.catapults.add("knights")
    p.begin("SP", "U", "U")
    assert p.oracle.decision() == {"seat": 0, "kind": "withdraw", "tile": "SP"}
    assert gained(p.state.events) == {1: 6, 3: 3}
    p.play("withdraw", at=(2, 3), on="city@E", figure="follower")
    assert p.kind() == "tile"
    assert [p.home(seat) for seat in range(4)] == [8, 9, 9, 9]


def test_siege_w10_defenders_then_the_road() -> None:
    p = Position(("A", 0, 4, 1), modules=SIEGE, seats=4).defend("travellers", row="00111", pile="0").begin("A", "U", "U")
    p.play("tile", at=(1, 4), rot=3)
    p.play("figure", figure="follower", on="road@W")
    events = p.play("outpost", outpost="travellers")
    assert [(e["seat"], e["points"], e["for"]) for e in events] == [(0, 12, "defence"), (1, 9, "defence"), (0, 2, "road")]
    assert [p.home(seat) for seat in range(4)] == [9, 9, 9, 9]


def test_siege_x7_barn_beside_the_fortress() -> None:
    p = Position(("B", 0, 3, 0), modules=SIEGE + " abbey_mayor").begin("B", "U", "U")
    p.play("tile", at=(1, 3), rot=0)
    assert p.offered("barn") == [{"do": "barn", "at": [0, 2]}]
    p.play("barn", at=(0, 2))
    assert final(p) == {0: 4}


def test_siege_w11_final_counter_attacks() -> None:
    p = Position(modules=SIEGE).defend("knights", row="011").defend("monks", pile="111")
    assert final(p) == {0: 3, 1: 15}


@pytest.mark.parametrize(("pig", "points"), [(False, 3), (True, 4)])
def test_siege_w12_fortress_counts_for_farmers(pig: bool, points: int) -> None:
    p = Position(("B", 0, 3, 0), ("B", 1, 3, 0), modules=SIEGE + " traders_builders").put(0, "follower", 0, 3, "field@NL")
    if pig:
        p.put(0, "pig", 1, 3, "field@NL")
    assert final(p) == {0: points}


def test_siege_w13_the_second_symbol_attacks() -> None:
    p = Position(modules=SIEGE).begin("SN", "SO", "U")
    p.play("siege", outpost="knights")
    assert p.state.catapults == {"knights"}
    p.play("tile", at=(0, 3), rot=1)
    p.play("skip")
    assert p.state.catapults == set()


def test_siege_w14_monastery_under_the_fortress() -> None:
    p = Position(("B", 1, 3, 0), modules=SIEGE).put(0, "follower", 1, 3, "monastery")
    assert final(p) == {0: 4}


def test_siege_w15_first_river_tile_turns_away() -> None:
    p = Position(modules=SIEGE + " river").begin("RJ", "RB", "U")
    assert p.oracle.options() == [{"do": "tile", "at": [4, 2], "rot": 2}]
