"""A game keeps the rules version it began with."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator

import msgspec
import pytest

from bot.command_line.verify import findings
from bot.engine import game as contract
from bot.engine import record as records
from bot.engine.fair import Stream, combine, commitment, simulated_seed
from bot.engine.game import KNOWN_RULES, NEWEST_RULES, Setup, dealing_stream
from bot.engine.record import Record, check_result, read_record, record_of, replay, write_record
from bot.engine.refusals import BadRecord, BadSetup
from bot.games.rules import GAMES, game_kind, replay_record
from bot.tile_game.expansions.base.rules import BASE
from bot.tile_game.expansions.rules import CARCASSONNE, EXPANSIONS
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.kind import TileGame
from bot.tile_game.rules.ruleset import ruleset
from bot.tile_game.rules.tile_sets import Flags
from tests.tile_game.playing import random_game

NEWER = max(KNOWN_RULES) + 1


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add a rules version, as after a fix that changed points; new games use it."""
    monkeypatch.setattr(contract, "NEWEST_RULES", NEWER)
    monkeypatch.setattr(records, "KNOWN_RULES", (*KNOWN_RULES, NEWER))


def begun(game: str, rules: int) -> Setup:
    return Setup(2, ("fields",) if game == "carcassonne" else (), seed=simulated_seed("rules", rules).hex())


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("rules", [*KNOWN_RULES, NEWER])
@pytest.mark.usefixtures("newer_rules")
def test_version_stays_with_the_game(game: str, rules: int) -> None:
    """In copies, views, imagined games, records and exports."""
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
def test_rules_can_switch_on_the_version() -> None:
    """Modules check `game.rules.version` where a fix changed something."""
    for rules in (*KNOWN_RULES, NEWER):
        game = GAMES["carcassonne"].start(begun("carcassonne", rules), rules)
        assert isinstance(game, Carcassonne)
        assert game.rules.version == rules


def test_unknown_version_is_refused() -> None:
    line = write_record(record_of(GAMES["carcassonne"].start(begun("carcassonne", NEWEST_RULES))))
    with pytest.raises(BadRecord, match=f"Rules version {NEWER} is not known"):
        read_record(line.replace(b'"rules":%d' % NEWEST_RULES, b'"rules":%d' % NEWER))


class MoreTiles:
    """As after a change of the data: when asked, each set gets one more tile under newer rules."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.patch = patch
        self.added = set[str]()

    def add(self) -> None:
        for each in (BASE, *EXPANSIONS):
            if each.tile_set is not None:
                model = next(
                    tile for tile in each.tile_set.tiles if not (tile.flags.source or tile.flags.lake or tile.flags.abbey)
                )
                one = msgspec.structs.replace(
                    model, id=f"{model.id}+", count=1, flags=Flags(siege=model.flags.siege), since=NEWER
                )
                grown = msgspec.structs.replace(each.tile_set, tiles=(*each.tile_set.tiles, one))
                self.patch.setattr(type(each), "tile_set", grown)
                self.patch.setattr(sys.modules[type(each).__module__], "TILES", grown)
                self.added.add(one.id)
        ruleset.cache_clear()
        self.patch.setitem(GAMES, "carcassonne", TileGame(BASE, EXPANSIONS))


@pytest.fixture
def more_tiles(newer_rules: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[MoreTiles]:
    yield MoreTiles(monkeypatch)
    ruleset.cache_clear()


def drawn_fairly(modules: tuple[str, ...]) -> Setup:
    server, salts = simulated_seed("server"), ("ann", "ben")
    seed = combine(server, salts).hex()
    return Setup(2, modules, seed=seed, server_seed=server.hex(), commitment=commitment(server), salts=salts)


def given(record: Record) -> tuple[object, ...]:
    """All that a program makes of a record with a seed: the draw, its proof, the same game again, and half of it continued."""
    kind = game_kind(record.game)
    half = replay_record(record, len(record.actions) // 2)
    exported = read_record(half.view(None).record())
    again = replay_record(record)
    check_result(again, record)
    return (
        kind.deal(record.setup, dealing_stream(record.setup), record.rules),
        findings(record),
        [played.events for played in again.log],
        kind.completed(exported.setup, Stream(b"rest"), exported.rules),
        write_record(record_of(half.view(0).imagine(Stream(b"rest")))),
        write_record(half.view(0).portable(Stream(b"rest"))),
        half.forecast(),
    )


@pytest.mark.parametrize("rules", KNOWN_RULES)
def test_newer_tile_does_not_affect_older_games(more_tiles: MoreTiles, rules: int) -> None:
    """An old record deals, proves, replays and continues as before; a stack is checked by its version."""
    *_, game = random_game(drawn_fairly(CARCASSONNE.modules), random.Random(rules), rules)
    record = read_record(write_record(record_of(game)))
    before = given(record)
    more_tiles.add()
    assert given(record) == before
    assert all(fine for fine, _ in findings(record))
    for tile in more_tiles.added:
        alone = Setup(2, CARCASSONNE.modules, stack=(tile,))
        game_kind(record.game).check(alone, NEWER)
        with pytest.raises(BadSetup, match="tile"):
            game_kind(record.game).check(alone, rules)


def test_new_game_has_the_newest_tile(more_tiles: MoreTiles) -> None:
    setup = drawn_fairly(CARCASSONNE.modules)
    before = CARCASSONNE.deal(setup, dealing_stream(setup), NEWER)
    more_tiles.add()
    kind = game_kind("carcassonne")
    dealt = kind.deal(setup, dealing_stream(setup), NEWER)
    assert set(dealt) - set(before) == more_tiles.added
    assert len(dealt) == len(before) + len(more_tiles.added)
    assert replay_record(record_of(kind.start(setup, NEWER))).decision is not None
