"""A game is played to its end under the rules version it began with."""

from __future__ import annotations

import pytest

from bot.engine import game as contract
from bot.engine import record as records
from bot.engine.fair import Stream, simulated_seed
from bot.engine.game import KNOWN_RULES, RULES, Setup
from bot.engine.record import read_record, record_of, replay, write_record
from bot.engine.refusals import BadRecord
from bot.games.rules import GAMES
from bot.tile_game.rules.carcassonne import Carcassonne

NEWER = max(KNOWN_RULES) + 1


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """As after a fix that changed points: one more version is known, and new games begin under it."""
    monkeypatch.setattr(contract, "RULES", NEWER)
    monkeypatch.setattr(records, "KNOWN_RULES", (*KNOWN_RULES, NEWER))


def begun(game: str, rules: int) -> Setup:
    return Setup(2, ("fields",) if game == "carcassonne" else (), seed=simulated_seed("rules", rules).hex())


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("rules", [*KNOWN_RULES, NEWER])
@pytest.mark.usefixtures("newer_rules")
def test_the_version_goes_with_the_game(game: str, rules: int) -> None:
    """Through copies, views, imagined games, records and exports."""
    playing = GAMES[game].start(begun(game, rules), rules)
    view = playing.view(0)
    assert playing.rules_version == rules
    assert playing.copy().rules_version == rules
    assert view.rules_version == rules
    assert view.imagine(Stream(b"")).rules_version == rules
    assert view.record()["rules"] == rules
    record = read_record(write_record(record_of(playing)))
    assert record.rules == rules
    assert replay(GAMES[game], record).rules_version == rules


@pytest.mark.usefixtures("newer_rules")
def test_a_switch_in_the_rules_sees_the_version() -> None:
    """What a module asks for where a fix changed something: `game.rules.version`."""
    for rules in (*KNOWN_RULES, NEWER):
        game = GAMES["carcassonne"].start(begun("carcassonne", rules), rules)
        assert isinstance(game, Carcassonne)
        assert game.rules.version == rules


def test_an_unknown_version_is_refused() -> None:
    line = write_record(record_of(GAMES["carcassonne"].start(begun("carcassonne", RULES))))
    with pytest.raises(BadRecord, match=f"Rules version {NEWER} is not known"):
        read_record(line.replace(b'"rules":%d' % RULES, b'"rules":%d' % NEWER))
