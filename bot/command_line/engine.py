"""Play over standard input and output, one line of JSON each way: for tests, tournaments and other programs."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.command_line.lines import decision_head, events_of, position, write_line
from bot.engine.events import Event
from bot.engine.game import KNOWN_RULES, NEWEST_RULES, Game, Setup
from bot.engine.refusals import BadRecord, IllegalAction, Refusal
from bot.games.rules import game_kind


class NewGame(msgspec.Struct, forbid_unknown_fields=True):
    """The first line of a game."""

    game: str
    setup: Setup
    rules: int = NEWEST_RULES
    format: str = ""


def add(parser: argparse.ArgumentParser) -> None:
    """Add nothing: the command takes no arguments."""


def run(_arguments: argparse.Namespace) -> int:
    """Answer each line of input with a line, until the input ends."""
    session = EngineSession()
    for line in sys.stdin.buffer:
        if line.strip():
            print(write_line(session.answer(line)), flush=True)
    return 0


class EngineSession:
    """A session: a set-up, then actions; `{"do": "new"}` ends a game at any time."""

    def __init__(self) -> None:
        self.game: Game | None = None

    def answer(self, line: bytes) -> dict[str, Any]:
        """Return the answer to a line."""
        try:
            return self._carry_out(_parse(line))
        except Refusal as refusal:
            return {"refused": refusal.code, "why": str(refusal)}

    def _carry_out(self, data: dict[str, Any]) -> dict[str, Any]:
        if data.get("do") == "new":
            self.game = None
            return {"ready": True}
        if self.game is None:
            self.game = _begin(data)
            return _next(self.game, ())
        seat, action = self.game.kind.reader.read(data)
        if self.game.decision is None:
            raise IllegalAction("game_over")
        return _next(self.game, self.game.apply(action, seat))


def _parse(line: bytes) -> dict[str, Any]:
    try:
        data = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRecord("bad_record", {"why": str(error)[:200]}) from None
    if not isinstance(data, dict):
        raise BadRecord("bad_record", {"why": "an object is expected"})
    return data


def _begin(data: dict[str, Any]) -> Game:
    try:
        new = msgspec.convert(data, NewGame)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadRecord("bad_record", {"why": str(error)[:200]}) from None
    if new.rules not in KNOWN_RULES:
        raise BadRecord("bad_rules", {"rules": new.rules, "known": KNOWN_RULES})
    return game_kind(new.game).start(new.setup, new.rules)


def _next(game: Game, events: Sequence[Event]) -> dict[str, Any]:
    if game.decision is None:
        return {"over": True, "events": events_of(events), **position(game), "winners": list(game.standing().winners)}
    return {**decision_head(game, len(game.log)), "events": events_of(events), **position(game)}
