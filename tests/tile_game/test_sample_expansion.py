"""The sample expansion of the documents is played, alone and with everything else, and leaves no trace where it is off."""

import random

import pytest

from bot.engine.events import Points
from bot.engine.game import Setup
from bot.engine.record import read_record, record_of, replay, write_record
from bot.tile_game.expansions.base.rules import BASE
from bot.tile_game.expansions.rules import CARCASSONNE, EXPANSIONS
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.kind import TileGame
from tests.tile_game.sample_expansion import FAIR, FairHeld

KIND = TileGame(BASE, (*EXPANSIONS, FAIR))


def play(modules: tuple[str, ...], seed: int, kind: TileGame = KIND) -> Carcassonne:
    game = kind.start(Setup(3, modules, seed=f"{seed:064x}"))
    chance = random.Random(seed)
    while options := game.options():
        game.apply(chance.choice(options))
    return game


@pytest.mark.parametrize("modules", [("fields", "fair"), (*CARCASSONNE.modules, "fair")], ids=["alone", "with everything"])
def test_it_is_played(modules: tuple[str, ...]) -> None:
    game = play(modules, 7)
    events = [event for played in game.log for event in played.events]
    held = [event.seat for event in events if isinstance(event, FairHeld)]
    assert held
    assert FAIR.of(game).held == [held.count(seat) for seat in range(3)]
    points = [event for event in events if isinstance(event, Points) and event.reason == "fair"]
    at_once = [event for event in points if event.at is not None]
    assert [event.seat for event in at_once] == held
    assert {event.points for event in at_once} == {2}
    last = [event for event in points if event.at is None]
    assert {event.points for event in last} == {5}
    assert {event.seat for event in last} == {seat for seat in range(3) if held.count(seat) == max(map(held.count, range(3)))}
    assert [tokens.get("fairs", 0) for tokens in game.tokens()] == FAIR.of(game).held


def test_its_games_are_recorded_and_replayed() -> None:
    game = play(("fields", "fair"), 3)
    again = replay(KIND, read_record(write_record(record_of(game))))
    assert again.standing() == game.standing()


def test_switched_off_it_leaves_no_trace() -> None:
    assert play(("fields",), 5).log == play(("fields",), 5, CARCASSONNE).log
