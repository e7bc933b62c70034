"""Write, read and replay game records. Storage, export, import and tests share one format."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec

from bot.engine.actions import write_action
from bot.engine.game import KNOWN_RULES, Game, GameKind, PlayedAction, Setup, View
from bot.engine.refusals import BadRecord, IllegalAction, Refusal

FORMAT = "carcassonne-record/1"


class RecordedResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Note(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a computer chose an action that position, level and seed alone do not explain. No rule reads it.

    `number`: the action, from 0; `level`: the level requested; `by`: the level that answered when it failed; `cut`: time ran out.
    """

    number: Annotated[int, msgspec.Meta(ge=0)]
    level: Annotated[str, msgspec.Meta(max_length=40)]
    by: Annotated[str, msgspec.Meta(max_length=40)] = ""
    cut: bool = False


class Record(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A game: its set-up, every action in force and, at the end, its result. `notes` do not affect the game."""

    format: str
    rules: int
    game: str
    setup: Setup
    actions: tuple[dict[str, Any], ...] = ()
    result: RecordedResult | None = None
    notes: tuple[Note, ...] = ()


def read_record(data: bytes | str | Mapping[str, Any]) -> Record:
    """Read a record from untrusted JSON or parsed data; raise BadRecord if it is invalid."""
    try:
        record = msgspec.convert(data, Record) if isinstance(data, Mapping) else msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRecord("bad_record", {"why": str(error)[:200]}) from None
    if record.format != FORMAT:
        raise BadRecord("bad_record", {"why": f"its format is '{record.format[:40]}', not '{FORMAT}'"})
    if record.rules not in KNOWN_RULES:
        raise BadRecord("bad_rules", {"rules": record.rules, "known": KNOWN_RULES})
    if any(note.number >= len(record.actions) for note in record.notes):
        raise BadRecord("bad_record", {"why": "a note is about an action that is not there"})
    return record


def write_record(record: Record) -> bytes:
    """Encode as one line of JSON; the same record always gives the same bytes."""
    return msgspec.json.encode(record)


def record_of(game: Game, notes: Sequence[Note] = ()) -> Record:
    """Return the record of the whole game, secrets included, with the result when the game is over."""
    standing = game.standing()
    result = RecordedResult(standing.scores, standing.winners) if game.decision is None else None
    return Record(FORMAT, game.rules_version, game.kind.name, game.setup, actions_of(game.log), result, tuple(notes))


def actions_of(log: Sequence[PlayedAction]) -> tuple[dict[str, Any], ...]:
    """Return the actions in their record form."""
    return tuple(write_action(played.action, played.seat) for played in log)


def running_record(view: View, drawn: tuple[str, ...], log: Sequence[PlayedAction]) -> dict[str, Any]:
    """Return the export of a running game: `drawn` replaces seed and stack."""
    open_setup = msgspec.structs.replace(view.setup, seed=None, stack=None, server_seed=None, drawn=drawn)
    record = Record(FORMAT, view.rules_version, view.kind.name, open_setup, actions_of(log))
    data: dict[str, Any] = msgspec.to_builtins(record)
    return data


def replay(kind: GameKind, record: Record, upto: int | None = None) -> Game:
    """Replay a record, or its first `upto` actions; BadRecord names the first action that does not fit."""
    try:
        game = kind.start(record.setup, record.rules)
    except Refusal as refusal:
        raise BadRecord(refusal.code, refusal.params) from None
    for number, data in enumerate(record.actions[:upto]):
        play_recorded(game, data, number)
    return game


def play_recorded(game: Game, data: Mapping[str, Any], number: int) -> None:
    """Play one recorded action; raise BadRecord with its number if it does not fit."""
    try:
        seat, action = game.kind.reader.read(data)
        if seat is None:
            raise IllegalAction("bad_action", {"why": "`seat` is missing"})
        game.apply(action, seat)
    except Refusal as refusal:
        raise BadRecord("action_refused", {"number": number, "why": str(refusal)}, number) from None


def check_result(game: Game, record: Record) -> None:
    """Raise BadRecord unless the replayed game is over with the recorded result."""
    decision = game.decision
    if decision is not None:
        raise BadRecord("unfinished", {"seat": decision.seat})
    standing = game.standing()
    replayed = RecordedResult(standing.scores, standing.winners)
    if record.result != replayed:
        told = None if record.result is None else msgspec.to_builtins(record.result)
        raise BadRecord("result_differs", {"recorded": str(told), "replayed": str(msgspec.to_builtins(replayed))})
