"""What holds after every action of any game with towers."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from bot.engine.fair import simulated_seed
from bot.engine.game import Setup
from bot.tile_game.expansions.tower.rules import TIERS, TOWER, TierBuilt
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.moves import TurnBegan
from tests.tile_game.playing import random_game

GAMES = [
    Setup(2, ("tower",), seed=simulated_seed(1).hex()),
    Setup(4, ("fields", "abbot", "inns_cathedrals", "abbey_mayor", "tower"), seed=simulated_seed(2).hex()),
]


@pytest.fixture(params=GAMES, ids=lambda setup: str(setup.seats))
def game(request: pytest.FixtureRequest) -> Iterator[Carcassonne]:
    return random_game(request.param, random.Random(12))


def test_tower_36_of_two_players_never_each_holds_one_of_the_other(game: Iterator[Carcassonne]) -> None:
    """TOWER-36, TOWER-23: nor does anybody hold a figure of his own."""
    held = 0
    for now in game:
        pairs = {(captor, p.seat) for captor, prisoners in enumerate(TOWER.of(now).prisoners) for p in prisoners}
        assert not {(b, a) for a, b in pairs} & pairs
        held = max(held, len(pairs))
    assert held >= 1


def test_tower_5_tiers_only_go_from_players_to_towers(game: Iterator[Carcassonne]) -> None:
    """TOWER-5, TOWER-3: none is lost, none comes back; towers never shrink."""
    before: dict[int, int] = {}
    built = 0
    for now in game:
        towers = TOWER.of(now)
        assert all(towers.heights[cell] >= height for cell, height in before.items())
        before = towers.heights.copy()
        built = sum(before.values())
        assert sum(towers.tiers) + built == TIERS[now.seats] * now.seats
    assert built > 10


def test_tower_27_only_a_tower_with_tiers_carries_a_follower(game: Iterator[Carcassonne]) -> None:
    """TOWER-9, TOWER-13, TOWER-27: and only a follower or big follower."""
    seen = 0
    for now in game:
        towers = TOWER.of(now)
        assert all(towers.heights[cell] for cell in towers.tops)
        assert {top.figure for top in towers.tops.values()} <= {"follower", "big_follower"}
        seen = max(seen, len(towers.tops))
    assert seen >= 1


def test_tower_15_one_tier_in_a_turn(game: Iterator[Carcassonne]) -> None:
    """TOWER-15, TOWER-10: without a builder no turn builds two tiers."""
    *_, over = game
    counts: Counter[int] = Counter()
    turn = 1
    for event in (e for played in over.log for e in played.events):
        if isinstance(event, TurnBegan):
            turn = event.turn
        elif isinstance(event, TierBuilt):
            counts[turn] += 1
    assert set(counts.values()) == {1}
