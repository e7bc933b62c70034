"""The golden games are replayed to the last event."""

from __future__ import annotations

import pytest

from bot.cardcassonne import CARDCASSONNE
from bot.engine.record import check_result, read_record, record_of, replay, write_record
from tests.cardcassonne.golden import DIGESTS, GAMES, SETUPS, digest, played

RECORDS = GAMES.read_bytes().splitlines()
FINGERPRINTS = DIGESTS.read_text(encoding="utf-8").split()


def test_all_golden_games_are_there() -> None:
    assert len(RECORDS) == len(FINGERPRINTS) == len(SETUPS)


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_a_golden_game_is_replayed_to_the_last_event(number: int) -> None:
    record = read_record(RECORDS[number])
    game = replay(CARDCASSONNE, record)
    check_result(game, record)
    assert digest(game) == FINGERPRINTS[number]
    assert write_record(record_of(game)) == RECORDS[number]


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_the_same_seed_plays_the_same_game(number: int) -> None:
    assert write_record(record_of(played(number))) == RECORDS[number]
