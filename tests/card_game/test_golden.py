"""Golden games replay with the same events."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engine.game import NEWEST_RULES
from bot.engine.record import check_result, read_record, record_of, write_record
from bot.games.rules import replay_record
from tests.card_game.golden import DIGESTS, FOLDER, GAMES, digest, simulate

FINGERPRINTS = dict(line.split() for line in DIGESTS.read_text(encoding="utf-8").splitlines())


def test_golden_files_are_complete() -> None:
    assert {path.stem for path in FOLDER.glob("*.jsonl")} == GAMES.keys() == FINGERPRINTS.keys()


@pytest.mark.parametrize("name", GAMES)
def test_golden_game_replays_to_the_last_event(name: str) -> None:
    kept = (FOLDER / f"{name}.jsonl").read_bytes()
    record = read_record(kept)
    game = replay_record(record)
    check_result(game, record)
    assert digest(game) == FINGERPRINTS[name]
    assert write_record(record_of(game)) + b"\n" == kept


@pytest.mark.parametrize("name", GAMES)
def test_same_seed_plays_the_same_game(name: str, tmp_path: Path) -> None:
    """Recorded under the first rules version; no later version changes this game."""
    kept = (FOLDER / f"{name}.jsonl").read_bytes()
    assert simulate(name, tmp_path).read_bytes() == kept.replace(b'"rules":1', b'"rules":%d' % NEWEST_RULES, 1)
