"""The golden games and perft tables; `python -m tests.engine.golden.make` makes them anew."""

from __future__ import annotations

import gzip

import pytest

from bot.engine.record import check_result, read_record, record_of, replay, write_record
from bot.engine.tile_game import CARCASSONNE
from tests.engine.golden.make import COMBINATIONS, EXPLAINED, GAMES, PERFT, digest, perft_line, play, setups

RECORDS = gzip.decompress(GAMES.read_bytes()).splitlines()
DIGESTS = EXPLAINED.read_text().splitlines()


@pytest.mark.parametrize("number", range(len(RECORDS)))
def test_a_golden_game_is_replayed_and_explained_as_ever(number: int) -> None:
    record = read_record(RECORDS[number])
    game = replay(CARCASSONNE, record)
    check_result(game, record)
    assert write_record(record_of(game)) == RECORDS[number]
    assert digest(RECORDS[number]) == DIGESTS[number]


@pytest.mark.parametrize("number", range(0, len(RECORDS), 3))
def test_the_simple_players_choose_as_ever(number: int) -> None:
    """The two simple players are frozen: later ones are measured against them."""
    setup, players = setups()[number]
    assert play(setup, players) == RECORDS[number]


@pytest.mark.parametrize("number", range(len(COMBINATIONS)))
def test_perft_counts_as_ever(number: int) -> None:
    assert perft_line(COMBINATIONS[number]) == PERFT.read_text().splitlines()[number]
