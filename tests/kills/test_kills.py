"""The witnesses detect lost turns, turns nobody asked for, and needless pings."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.engine.game import Setup
from bot.engine.record import record_of, write_record
from bot.scene.cell_names import cell_name
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.rules.moves import PlaceTile
from tests.kills.killing import killed_while_playing
from tests.kills.witness import TurnAck, Witness, of_game, repeats
from tests.soak.rooms import ChatPair

FIRST = "Ann, it's your turn vs Ben (turn 1)"


def played(rang: Sequence[str] = ()) -> tuple[ChatPair, Witness, bytes, str]:
    """A witness: Ann placed a tile, got the acknowledgement, and these pings."""
    game = CARCASSONNE.start(Setup(2, seed="07" * 32))
    seat = game.decision.seat if game.decision is not None else 0
    option = next(each for each in game.options() if isinstance(each, PlaceTile))
    game.apply(option, seat)
    cell = cell_name(option.at)
    phone = cast("Any", SimpleNamespace(rang=lambda: [FIRST, *rang]))
    ann = Witness("Ann", phone, Random(0), tried={cell}, acks=[TurnAck(FIRST, cell, 1)])
    ben = Witness("Ben", cast("Any", SimpleNamespace(rang=list)), Random(0))
    return ChatPair(0, phone, phone, ann, ben), ann, write_record(record_of(game)), cell


def test_faultless_game_passes() -> None:
    room, _, record, _ = played()
    assert list(of_game(room, record)) == []


def test_lost_acknowledged_turn_is_detected() -> None:
    room, ann, record, _ = played()
    ann.acks.append(TurnAck("Ann, it's your turn vs Ben (turn 3)", "A1", 1))
    assert list(of_game(room, record)) == ["Ann was told that A1 is done: it is not in the record"]


def test_turn_nobody_asked_for_is_detected() -> None:
    room, ann, record, cell = played()
    ann.tried, ann.acks = {"A1"}, []
    assert list(of_game(room, record)) == [f"{cell} is in the record, and nobody asked for it"]


def test_ping_for_a_finished_turn_is_detected() -> None:
    room, ann, record, _ = played([FIRST])
    assert list(of_game(room, record)) == [f"Ann was called for a turn that was over: {FIRST}"]
    assert repeats(ann) == 1


@pytest.mark.long
@pytest.mark.parametrize("own_server", [False, True], ids=["platforms", "process"])
async def test_game_survives_some_kills(tmp_path: Path, own_server: bool) -> None:
    found = await killed_while_playing(tmp_path, kills=10, at_once=3, seed=1, own_server=own_server)
    assert found["faults"] == []
    assert found["kills"] == 10
    assert found["acknowledged"] > 0
