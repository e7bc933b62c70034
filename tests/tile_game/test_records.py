"""Records are read strictly, replayed exactly, and refused with action number and reason."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.card_game.rules.kind import CARDCASSONNE
from bot.command_line.engine import EngineSession
from bot.engine.actions import SKIP
from bot.engine.game import Decision, Setup
from bot.engine.record import check_result, read_record, record_of, replay, write_record
from bot.engine.refusals import BadRecord, BadSetup, IllegalAction
from bot.tile_game.expansions.rules import CARCASSONNE
from tests.tile_game.playing import random_game, setup_for


def whole_record(modules: tuple[str, ...] = ("fields", "tower"), seed: int = 1) -> dict[str, Any]:
    *_, game = random_game(setup_for(modules, random.Random(seed)), random.Random(seed))
    data: dict[str, Any] = json.loads(write_record(record_of(game)))
    return data


RECORD = whole_record()


def changed(**changes: Any) -> dict[str, Any]:
    return {**RECORD, **changes}


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "bad_record"),
        (b"[]", "bad_record"),
        (b"\xff\xfe", "bad_record"),
        (b"[" * 100000, "bad_record"),
        ({}, "bad_record"),
        (changed(format="chess"), "bad_record"),
        (changed(rules=99), "bad_rules"),
        (changed(surprise=1), "bad_record"),
        (changed(setup={"seats": "two"}), "bad_record"),
        (changed(actions=[1]), "bad_record"),
    ],
)
def test_malformed_record_is_refused(data: Any, code: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        read_record(data)
    assert refusal.value.code == code


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        (Setup(2, ("fields", "dragon"), seed="0" * 64), "unknown_module"),
        (Setup(2, ("fields", "fields"), seed="0" * 64), "repeated_module"),
        (Setup(2, ("fields",), {"speed": True}, seed="0" * 64), "unknown_option"),
        (Setup(1, ("fields",), seed="0" * 64), "bad_seats"),
        (Setup(6, CARCASSONNE.modules[:3], seed="0" * 64), "bad_seats"),
        (Setup(7, CARCASSONNE.modules, seed="0" * 64), "bad_seats"),
        (Setup(2, ("fields",)), "no_draw"),
        (Setup(2, ("fields",), seed="00 " * 32), "bad_seed"),
        (Setup(2, ("fields",), seed="0" * 62), "bad_seed"),
        (Setup(2, ("fields",), stack=("Z9",)), "unknown_tile"),
        (Setup(2, ("fields",), stack=("EK",)), "unknown_tile"),
        (Setup(2, ("fields",), stack=("C", "C")), "too_many_tiles"),
        (Setup(2, ("river",), stack=("U", "RC")), "bad_stack"),
        (Setup(2, ("river",), stack=("RB", "RC")), "bad_stack"),
    ],
)
def test_impossible_setup_is_explained(setup: Setup, code: str) -> None:
    """BASE-11, INN-3: unknown modules, options and tiles, and too few or too many seats."""
    with pytest.raises(BadSetup) as refusal:
        CARCASSONNE.start(setup)
    assert refusal.value.code == code
    assert str(refusal.value).endswith(".")


def test_disabled_option_equals_omitted_option() -> None:
    """A record may list every option, even the other game's; omitted means false."""
    off = dict.fromkeys(("organiser", "one_ransom", "short_game"), False)
    game = CARCASSONNE.start(Setup(2, ("fields", "tower"), off, stack=("B",)))
    assert game.rules.options == frozenset()
    assert CARDCASSONNE.start(Setup(2, (), off, seed="0" * 64)).state.short_game is False


def test_without_fields_pig_and_barn_are_omitted_but_their_modules_stay_legal() -> None:
    game = CARCASSONNE.start(Setup(2, ("traders_builders", "abbey_mayor"), seed="0" * 64))
    assert "pig" not in game.supplies[0]
    assert "barn" not in game.supplies[0]
    assert game.supplies[0]["builder"] == 1


def test_first_illegal_action_is_named() -> None:
    data = json.loads(json.dumps(RECORD))
    data["actions"][7]["seat"] = 3
    with pytest.raises(BadRecord) as refusal:
        replay(CARCASSONNE, read_record(data))
    assert refusal.value.number == 7
    assert "Action 7" in str(refusal.value)


def test_record_without_seats_in_its_actions_is_refused() -> None:
    data = json.loads(json.dumps(RECORD))
    del data["actions"][0]["seat"]
    with pytest.raises(BadRecord, match="seat"):
        replay(CARCASSONNE, read_record(data))


def test_wrong_or_missing_result_is_reported() -> None:
    game = replay(CARCASSONNE, read_record(RECORD))
    with pytest.raises(BadRecord, match="result"):
        check_result(game, read_record(changed(result={"scores": [1, 2], "winners": [0]})))
    with pytest.raises(BadRecord, match="result"):
        check_result(game, read_record({k: v for k, v in RECORD.items() if k != "result"}))
    with pytest.raises(BadRecord, match="breaks off"):
        check_result(replay(CARCASSONNE, read_record(RECORD), 5), read_record(RECORD))


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
FIELDS = st.sampled_from(["seat", "do", "at", "rot", "figure", "on", "from", "take", "outpost", "seat_of", "card", "row", "down"])
WORDS = st.sampled_from(
    ["tile", "figure", "draw", "skip", "abbey", "barn", "capture", "ransom", "wagon", "withdraw", "follower", "city@N", "knights"]
)


@settings(max_examples=300, deadline=None)
@given(st.dictionaries(FIELDS, JUNK | WORDS | st.lists(st.integers(), max_size=3), max_size=6))
def test_any_input_is_a_legal_action_or_refused(data: dict[str, Any]) -> None:
    """A clear refusal, never a crash, never a change."""
    game = CARCASSONNE.start(Setup(2, CARCASSONNE.modules, seed="1" * 64))
    before = len(game.log)
    played = 0
    with suppress(IllegalAction):
        seat, action = CARCASSONNE.reader.read(data)
        game.apply(action, seat)
        played = 1
    assert len(game.log) == before + played


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=60) | JUNK.map(msgspec.json.encode))
def test_engine_answers_any_line(line: bytes) -> None:
    session = EngineSession()
    answer = session.answer(line)
    assert "refused" in answer or answer == {"ready": True}
    first = session.answer(b'{"game": "carcassonne", "setup": {"seats": 2, "modules": ["fields"], "stack": ["U", "V"]}}')
    assert first["kind"] == "tile"
    session.answer(line)


def test_game_with_known_drawn_tiles_only_stops_before_the_next_draw() -> None:
    """The draw is refused without a change; actions without a new tile still work."""
    session = EngineSession()
    session.answer(b'{"game": "carcassonne", "setup": {"seats": 2, "drawn": ["B"]}}')
    laid = session.answer(b'{"do": "tile", "at": [0, 1], "rot": 0}')
    assert laid["kind"] == "step2"
    for _ in range(2):
        assert session.answer(b'{"do": "skip"}')["refused"] == "bad_record"
    assert session.game is not None
    assert (session.game.decision, len(session.game.log)) == (Decision(0, "step2", "B"), 1)
    assert session.game.options()[-1] == SKIP


def test_no_op_line_is_reported() -> None:
    with pytest.raises(IllegalAction, match="`do` is missing"):
        CARCASSONNE.reader.read({"seat": 0})


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(range(len(RECORD["actions"]))), st.dictionaries(FIELDS, JUNK, max_size=2))
def test_broken_actions_are_refused_with_their_number(number: int, junk: dict[str, Any]) -> None:
    data = json.loads(json.dumps(RECORD))
    broken = {**data["actions"][number], **junk}
    if broken == data["actions"][number]:
        return
    data["actions"][number] = broken
    at = refused_at(data)
    assert at is None or at >= number


def refused_at(data: dict[str, Any]) -> int | None:
    """The number of the refused action; None if the record is fine or refused before it is played."""
    try:
        replay(CARCASSONNE, read_record(data))
    except BadRecord as refusal:
        return refusal.number
    return None
