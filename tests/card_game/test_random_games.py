"""Invariants of random games, and agreement with the second implementation."""

from __future__ import annotations

import random
from collections.abc import Generator

import pytest

from bot.card_game.rules.cards import DECK
from bot.card_game.rules.game import Cardcassonne
from bot.card_game.rules.kind import CARDCASSONNE
from bot.engine.actions import write_action
from bot.engine.events import Points
from bot.engine.game import Setup
from tests.card_game.oracle import Act, Asked, Story
from tests.card_game.scenes import everywhere, played_at_random, random_game, seeded
from tests.cases import first

Result = tuple[list[int], list[int]]

SEATS = (2, 3, 4, 5)


def plain(options: list[dict[str, object]]) -> list[str]:
    return sorted(str(sorted(option.items())) for option in options)


@pytest.mark.parametrize("games", first(1, (60, 510)))
@pytest.mark.parametrize("seats", SEATS)
def test_card_e13_cards_are_never_lost(seats: int, games: int) -> None:
    for seed in range(games):
        rng = random.Random(seed)
        game = seeded(seats, seed, short_game=seed % 5 == 0)
        assert everywhere(game) == DECK
        for _ in played_at_random(game, rng):
            assert everywhere(game) == DECK


@pytest.mark.parametrize("games", first(1, (20, 60)))
@pytest.mark.parametrize("seats", SEATS)
def test_second_implementation_agrees_at_every_step(seats: int, games: int) -> None:
    for seed in range(games):
        game = seeded(seats, f"oracle/{seed}", short_game=seed % 3 == 0)
        told = Story(seats, list(game.state.stack), seed % 3 == 0).told()
        scores, winners = compared(game, told, random.Random(seed))
        assert game.decision is None
        assert (list(game.standing().scores), list(game.standing().winners)) == (scores, winners)


def compared(game: Cardcassonne, told: Generator[Asked, Act, Result], rng: random.Random) -> Result:
    """Play a random game beside the story; return its end."""
    action: Act | None = None
    while True:
        try:
            seat, legal, scores = told.send(action) if action else next(told)
        except StopIteration as end:
            result: Result = end.value
            return result
        assert game.decision
        assert game.decision.seat == seat
        assert plain([write_action(option) for option in game.options()]) == plain(legal)
        assert list(game.standing().scores) == scores
        chosen = rng.choice(game.options())
        game.apply(chosen, seat)
        action = write_action(chosen)


@pytest.mark.parametrize("seats", SEATS)
def test_replay_equals_play(seats: int) -> None:
    for seed in range(20):
        game = random_game(seats, seed)
        stack = CARDCASSONNE.start(Setup(seats, stack=game.state.stack))
        again = CARDCASSONNE.start(game.setup)
        for played in game.log:
            assert again.apply(played.action, played.seat) == played.events
            stack.apply(played.action)
        assert again.state == game.state == stack.state
        assert again.log == game.log == stack.log


def test_every_point_has_an_event() -> None:
    for seed in range(60):
        game = random_game(2 + seed % 4, seed)
        given = [0] * game.setup.seats
        for played in game.log:
            for event in played.events:
                if isinstance(event, Points):
                    given[event.seat] += event.points
                    assert event.points > 0
        assert tuple(given) == game.standing().scores


def test_copy_is_independent() -> None:
    for seed in range(40):
        game = random_game(2 + seed % 4, seed, most=30 + seed)
        before = game.state.copy()
        twin = game.copy()
        for _ in played_at_random(twin, random.Random(seed)):
            pass
        assert game.state == before
        assert len(game.log) == 30 + seed


def test_default_is_always_an_option() -> None:
    for seed in range(40):
        game = seeded(2 + seed % 4, seed)
        rng = random.Random(seed)
        while game.decision:
            assert game.default() in game.options()
            game.apply(game.default() if rng.random() < 0.8 else rng.choice(game.options()))
        assert game.options() == ()
