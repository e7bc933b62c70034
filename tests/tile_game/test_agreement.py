"""The engine against the slow checker, written from the rules alone; they share only tile data."""

from __future__ import annotations

import random

import pytest

from bot.engine.fair import simulated_seed
from bot.engine.game import KNOWN_RULES, Setup
from bot.tile_game.expansions.rules import CARCASSONNE
from tests.cases import first
from tests.tile_game.crosscheck import first_difference
from tests.tile_game.playing import beside_a_barn, choose_keenly, choose_the_rare, setup_for, shortened, some_setups

SMALL_SETS = (
    ("fields", "abbot"),
    ("fields", "river", "abbot", "siege"),
    ("fields", "traders_builders", "abbey_mayor"),
    ("fields", "traders_builders", "abbey_mayor", "king_robber"),
    ("fields", "inns_cathedrals", "abbey_mayor", "tower"),
    ("fields", "abbot", "tower", "siege"),
    ("river", "traders_builders", "abbey_mayor", "tower"),
    ("inns_cathedrals", "king_robber", "siege"),
)
"""Modules that interact more often with few others in play."""

ALL_ON = [Setup(seats, CARCASSONNE.modules, {}, seed=simulated_seed(seats).hex()) for seats in (2, 6)]


@pytest.mark.parametrize("number", first(5, range(20)))
def test_slow_checker_agrees_in_random_games(number: int) -> None:
    """Options, points, supplies, tokens and winners, at each decision of games of any combination."""
    (setup,) = some_setups(1, seed=number)
    assert first_difference(setup, random.Random(number)) is None


@pytest.mark.parametrize("setup", first(1, ALL_ON), ids=["two", "six"])
def test_slow_checker_agrees_with_all_modules(setup: Setup) -> None:
    assert first_difference(setup, random.Random(0)) is None


@pytest.mark.parametrize("rules", KNOWN_RULES)
@pytest.mark.parametrize("number", [16, 22])
def test_slow_checker_agrees_under_each_rules_version(number: int, rules: int) -> None:
    """In these games a pig meets a field with a barn, which the first version did not allow (BARN-7)."""
    setup, chance = beside_a_barn(number, rules)
    assert first_difference(setup, chance, choose_the_rare, rules) is None


@pytest.mark.parametrize("number", range(16))
def test_slow_checker_agrees_in_games_rich_in_rare_cases(number: int) -> None:
    """Crowded maps and short stacks: every game has closings, barns, prisoners, wagons and abbeys."""
    chance = random.Random(f"keen/{number}")
    setup = shortened(setup_for(CARCASSONNE.modules if number % 2 else SMALL_SETS[number // 2], chance), tiles=45)
    assert first_difference(setup, chance, choose_keenly) is None
