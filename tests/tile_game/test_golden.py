"""The golden games and perft tables; `python -m tests.tile_game.golden.make` rewrites them."""

from __future__ import annotations

import gzip

import msgspec
import pytest

from bot.engine.record import check_result, read_record, record_of, replay, write_record
from bot.engine.refusals import BadRecord
from bot.tile_game.expansions.rules import CARCASSONNE
from tests.tile_game.golden.make import (
    COMBINATIONS,
    EXPLAINED,
    GAMES,
    NEWER_EXPLAINED,
    NEWER_GAMES,
    PERFT,
    digest,
    perft_line,
    play,
    setups,
)

RECORDS = gzip.decompress(GAMES.read_bytes()).splitlines()
NEWER = gzip.decompress(NEWER_GAMES.read_bytes()).splitlines()
DIGESTS = [*EXPLAINED.read_text().splitlines(), *NEWER_EXPLAINED.read_text().splitlines()]


@pytest.mark.parametrize("number", range(len(RECORDS) + len(NEWER)))
def test_golden_game_replays_and_explains_unchanged(number: int) -> None:
    """Games of each rules version, each under its own."""
    line = [*RECORDS, *NEWER][number]
    record = read_record(line)
    game = replay(CARCASSONNE, record)
    check_result(game, record)
    assert game.rules_version == (1 if number < len(RECORDS) else 2)
    assert write_record(record_of(game)) == line
    assert digest(line) == DIGESTS[number]


@pytest.mark.parametrize("line", NEWER)
def test_action_new_in_the_second_version_is_refused_in_the_first(line: bytes) -> None:
    """BARN-7."""
    with pytest.raises(BadRecord):
        replay(CARCASSONNE, msgspec.structs.replace(read_record(line), rules=1))


@pytest.mark.parametrize("number", range(0, len(RECORDS), 3))
def test_simple_players_choose_unchanged(number: int) -> None:
    """The two simple players are frozen: later ones are measured against them."""
    setup, players = setups()[number]
    assert play(setup, players) == RECORDS[number]


@pytest.mark.parametrize("number", range(len(COMBINATIONS)))
def test_perft_counts_are_unchanged(number: int) -> None:
    assert perft_line(COMBINATIONS[number]) == PERFT.read_text().splitlines()[number]
