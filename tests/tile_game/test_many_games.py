"""The invariants over many small games, two thousand by `make games`."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from bot.engine.events import Points
from bot.engine.record import check_result, read_record, record_of, replay, write_record
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.rules.carcassonne import Carcassonne
from tests.cases import first
from tests.tile_game.playing import random_game, setup_for
from tests.tile_game.test_laws import where_figures_are

SMALL = ((), ("fields",), ("fields", "river"), ("fields", "abbot"), ("fields", "river", "abbot"))
BATCHES, GAMES = 8, 250


def points_by_seat(game: Carcassonne) -> list[int]:
    totals = [0] * game.seats
    for played in game.log:
        for event in played.events:
            if isinstance(event, Points):
                totals[event.seat] += event.points
    return totals


@pytest.mark.parametrize("batch", first(2, range(BATCHES)))
def test_invariants_hold_in_many_games(batch: int) -> None:
    """FIG-4, END-3: no figure is lost, scores are sums of events, the highest scores win, and a replay is the same game."""
    for number in range(GAMES):
        chance = random.Random(f"{batch}/{number}")
        setup = setup_for(SMALL[number % len(SMALL)], chance)
        whole = Counter(where_figures_are(CARCASSONNE.start(setup)))
        *_, game = random_game(setup, chance)
        assert Counter(where_figures_are(game)) == whole
        assert points_by_seat(game) == game.scores
        assert [s for s, score in enumerate(game.scores) if score == max(game.scores)] == list(game.winners)
        record = record_of(game)
        line = write_record(record)
        assert read_record(line) == record
        again = replay(CARCASSONNE, record)
        check_result(again, record)
        assert write_record(record_of(again)) == line
