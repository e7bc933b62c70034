"""The engine against the slow checker, which is written from the rules alone and shares nothing with it but tile data."""

from __future__ import annotations

import random

import pytest

from bot.engine.fair import simulated_seed
from bot.engine.game import Setup
from bot.engine.rules import MODULES
from tests.engine.crosscheck import first_difference
from tests.engine.playing import some_setups

ALL_ON = [Setup(seats, MODULES, {}, seed=simulated_seed(seats).hex()) for seats in (2, 6)]


@pytest.mark.parametrize("number", range(20))
def test_the_slow_checker_agrees_over_random_games(number: int) -> None:
    """Options, points, supplies, tokens and winners, at each decision of games of any combination."""
    (setup,) = some_setups(1, seed=number)
    assert first_difference(setup, random.Random(number)) is None


@pytest.mark.parametrize("setup", ALL_ON, ids=["two", "six"])
def test_the_slow_checker_agrees_with_everything_on(setup: Setup) -> None:
    assert first_difference(setup, random.Random(0)) is None
