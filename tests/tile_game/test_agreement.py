"""The engine against the slow checker, which is written from the rules alone and shares nothing with it but tile data."""

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
"""What meets more often where little else is in play."""

ALL_ON = [Setup(seats, CARCASSONNE.modules, {}, seed=simulated_seed(seats).hex()) for seats in (2, 6)]


@pytest.mark.parametrize("number", first(5, range(20)))
def test_the_slow_checker_agrees_over_random_games(number: int) -> None:
    """Options, points, supplies, tokens and winners, at each decision of games of any combination."""
    (setup,) = some_setups(1, seed=number)
    assert first_difference(setup, random.Random(number)) is None


@pytest.mark.parametrize("setup", first(1, ALL_ON), ids=["two", "six"])
def test_the_slow_checker_agrees_with_everything_on(setup: Setup) -> None:
    assert first_difference(setup, random.Random(0)) is None


@pytest.mark.parametrize("rules", KNOWN_RULES)
@pytest.mark.parametrize("number", [16, 22])
def test_the_slow_checker_agrees_under_each_version_of_the_rules(number: int, rules: int) -> None:
    """In these games a pig is offered a field with a barn, or was under the first version not (BARN-7)."""
    setup, chance = beside_a_barn(number, rules)
    assert first_difference(setup, chance, choose_the_rare, rules) is None


@pytest.mark.parametrize("number", range(16))
def test_the_slow_checker_agrees_where_rare_things_are_common(number: int) -> None:
    """Crowded maps and short stacks: closings, barns, prisoners, wagons, abbeys and ends of all kinds in every game."""
    chance = random.Random(f"keen/{number}")
    setup = shortened(setup_for(CARCASSONNE.modules if number % 2 else SMALL_SETS[number // 2], chance), tiles=45)
    assert first_difference(setup, chance, choose_keenly) is None
