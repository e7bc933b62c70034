"""Log entries survive writing and reading."""

import random
from collections.abc import Iterator

import pytest

from bot.engine.actions import Action, write_action
from bot.engine.fair import simulated_seed
from bot.engine.game import GameKind, Setup
from bot.engine.refusals import IllegalAction
from bot.games.rules import GAMES
from bot.table import entries as e


def actions_of_a_game(kind: GameKind, number: int) -> Iterator[Action]:
    """All actions of a random game with every module."""
    chance = random.Random(number)
    game = kind.start(Setup(2, kind.modules, seed=simulated_seed(number).hex()))
    while options := game.options():
        action = chance.choice(options)
        yield action
        game.apply(action)


@pytest.mark.parametrize("kind", GAMES.values(), ids=list(GAMES))
def test_actions_round_trip_through_their_record_form(kind: GameKind) -> None:
    seen = {}
    for number in range(3):
        for action in actions_of_a_game(kind, number):
            body = e.encode(e.Played(1, (action,)))
            read = e.decode(body)
            assert isinstance(read, e.Played)
            assert read.actions == (write_action(action),)
            assert e.encode(read) == body
            assert e.actions_in(read, kind.reader) == e.actions_in(e.Played(1, (action,)), kind.reader) == (action,)
            seen[action.do] = action
    assert len(seen) > 3


def test_invalid_action_is_refused() -> None:
    kind = next(iter(GAMES.values()))
    read = e.decode(e.encode(e.Played(0, (1,))))
    assert isinstance(read, e.Played)
    with pytest.raises(IllegalAction):
        e.actions_in(read, kind.reader)
