"""A game as lines of JSON, one per decision, for `explain` and `engine`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.engine.actions import Action, write_action
from bot.engine.events import Event, write_event
from bot.engine.game import Decision, Game


def write_line(data: dict[str, Any]) -> str:
    """Return a line of JSON."""
    return msgspec.json.encode(data).decode()


def options_json(decision: Decision, options: Sequence[Action]) -> dict[str, Any]:
    """Return the options: for a tile the sorted [x, y, rot] and the rest under `also`, else the actions."""
    actions = [write_action(option) for option in options]
    if decision.kind != "tile":
        return {"options": actions}
    spots = sorted([*action["at"], action["rot"]] for action in actions if action["do"] == "tile")
    return {"options": spots, "also": [action for action in actions if action["do"] != "tile"]}


def decision_head(game: Game, number: int) -> dict[str, Any]:
    """Return number, seat, kind, tile and options of the present decision."""
    decision = game.decision
    assert decision is not None
    head = {"n": number, "seat": decision.seat, "kind": decision.kind, "tile": decision.tile}
    return {**head, **options_json(decision, game.options())}


def position(game: Game) -> dict[str, Any]:
    """Return scores, supplies and tokens."""
    return {"scores": list(game.standing().scores), "supply": game.supply(), "tokens": game.tokens()}


def events_of(events: Sequence[Event]) -> list[dict[str, Any]]:
    """Return events as plain data."""
    return [write_event(event) for event in events]
