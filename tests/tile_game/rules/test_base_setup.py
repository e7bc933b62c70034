"""BASE-11 to BASE-17: players, pieces and tiles at the beginning."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.fair import simulated_seed
from bot.engine.game import NEWEST_RULES, Setup, dealing_stream
from bot.engine.refusals import BadSetup
from bot.tile_game.expansions.base import rules as base
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.rules.queries import placed
from tests.tile_game.boxes import BOXES, shuffled
from tests.tile_game.scenario import Scenario

SEED = simulated_seed(1).hex()
COUNTS = "A2 B4 C1 D4 E5 F2 G1 H3 I2 J3 K3 L3 M2 N3 O2 P3 Q1 R3 S2 T1 U8 V9 W4 X1"


def letters(tiles: list[str]) -> Counter[str]:
    """Tiles by letter; those with a garden have a small letter behind it."""
    return Counter(tile[0] for tile in tiles)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_base_11_two_to_five_play(seats: int) -> None:
    game = CARCASSONNE.start(Setup(seats, ("fields",), seed=SEED))
    assert len(game.standing().scores) == seats


@pytest.mark.parametrize("seats", [0, 1, 6, 7])
def test_base_11_other_numbers_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup) as refused:
        CARCASSONNE.start(Setup(seats, ("fields",), seed=SEED))
    assert refused.value.code == "bad_seats"


def test_base_12_seven_followers_each_and_no_more() -> None:
    game = CARCASSONNE.start(Setup(5, ("fields",), seed=SEED))
    assert game.supply() == [{"follower": 7}] * 5


def test_base_13_scores_start_at_0() -> None:
    assert CARCASSONNE.start(Setup(3, seed=SEED)).standing().scores == (0, 0, 0)


def test_base_14_one_tile_lies_and_the_others_are_shuffled() -> None:
    setup = Setup(2, seed=SEED)
    game = CARCASSONNE.start(setup)
    stack = CARCASSONNE.deal(setup, dealing_stream(setup), NEWEST_RULES)
    assert len(placed(game)) == 1
    assert len(stack) == shuffled() == BOXES["base"].tiles - 1
    assert game.left() == shuffled() - 1  # one is in the first player's hand
    others = [
        CARCASSONNE.deal(other, dealing_stream(other), NEWEST_RULES) for other in (setup, Setup(2, seed=simulated_seed(2).hex()))
    ]
    assert others[0] == stack != others[1]
    assert Counter(others[0]) == Counter(others[1])


def test_base_15_the_start_tile_is_a_d_with_its_city_in_the_north() -> None:
    game = CARCASSONNE.start(Setup(2, ("fields",), seed=SEED))
    assert [(p.at, p.tile, p.rot) for p in placed(game)] == [((0, 0), "D", 0)]
    tile = CARCASSONNE.tiles["D"]
    assert tile.sides == "crfr"
    city, road, above, below = tile.segments
    assert (city.at, road.at) == (("N",), ("E", "W"))
    assert (above.at, below.at) == (("EL", "WR"), ("ER", "SL", "SR", "WL"))


def test_base_16_counts_by_letter() -> None:
    box = [t.id for t in base.TILES.tiles for _ in range(t.count)]
    assert letters(box) == {part[0]: int(part[1:]) for part in COUNTS.split()}
    setup = Setup(2, seed=SEED)
    drawn = letters(list(CARCASSONNE.deal(setup, dealing_stream(setup), NEWEST_RULES)))
    assert drawn + Counter("D") == letters(box)


def test_base_17_turns_go_by_seats_and_the_first_is_seat_0() -> None:
    play = Scenario("fields", seats=3).lay("U frfr", (0, 0)).start("U", "U", "U", "U")
    turns = []
    for x in range(1, 5):
        turns.append(play.asked())
        play.tile((x, 0), "frfr").skip()
    assert turns == [(0, "tile"), (1, "tile"), (2, "tile"), (0, "tile")]


def test_base_17_salts_draw_the_seats_before_the_tiles() -> None:
    """BASE-17: who sits where, and so who begins, is drawn from the same seed; the deal comes after it."""
    with_people, without = Setup(3, seed=SEED, salts=("a", "b", "c")), Setup(3, seed=SEED)
    assert dealing_stream(without).below(2**31) != dealing_stream(with_people).below(2**31)
