"""Play the same game on the engine and the slow checker; report the first difference."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, Final

import msgspec

from bot.engine.actions import write_action
from bot.engine.events import Event, Points
from bot.engine.fair import Stream
from bot.engine.game import NEWEST_RULES, Setup
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.rules.carcassonne import Carcassonne
from tests.oracle import Oracle
from tests.oracle.state import State
from tests.tile_game.playing import Chooser, choose

TILES: Final = {
    path.parent.name: json.loads(path.read_text("utf-8"))
    for path in sorted((Path(__file__).parents[2] / "bot/tile_game/expansions").glob("*/tiles.json"))
}


def key(data: object) -> str:
    """A sort key for plain data."""
    return msgspec.json.encode(data, order="sorted").decode()


def points(events: tuple[Event, ...]) -> list[str]:
    """The engine's points events, in the terms both use."""
    return sorted(key([e.seat, e.points, e.reason, e.at, e.on]) for e in events if isinstance(e, Points))


def theirs(events: list[dict[str, Any]]) -> list[str]:
    """The slow checker's points."""
    return sorted(key([e["seat"], e["points"], e["for"], e.get("at"), e.get("on")]) for e in events if e["kind"] == "points")


def tokens(held: list[dict[str, Any]]) -> str:
    """Tokens, with prisoners in any order."""
    return key([{**t, "prisoners": sorted(map(key, t.get("prisoners", [])))} for t in held])


def first_difference(setup: Setup, chance: random.Random, choosing: Chooser = choose, rules: int = NEWEST_RULES) -> str | None:
    """Play a game to its end on both; None if they agree."""
    stack = setup.stack
    if stack is None:
        assert setup.seed is not None
        stack = CARCASSONNE.deal(setup, Stream(bytes.fromhex(setup.seed)), rules)
    game = CARCASSONNE.start(msgspec.structs.replace(setup, stack=stack, seed=None), rules)
    slow = Oracle(State(TILES, setup.seats, list(setup.modules), dict(setup.options), list(stack), rules))
    while game.decision is not None:
        found = _decision_differs(game, slow)
        if found:
            return found
        action = game.options()[choosing(game, chance)]
        mine = points(game.apply(action))
        other = theirs(slow.play(write_action(action)))
        found = _position_differs(game, slow)
        if mine != other:
            found = f"points {mine} / {other}"
        if found:
            return f"after action {len(game.log)} {action}: {found}"
    if not slow.over or list(game.winners) != slow.winners:
        return f"end: winners {game.winners} / {slow.winners}, over: {slow.over}"
    return None


def _decision_differs(game: Carcassonne, slow: Oracle) -> str | None:
    mine, other = game.decision, slow.decision()
    assert mine is not None
    if other is None or (mine.seat, mine.kind) != (other["seat"], other["kind"]):
        return f"decision {mine} / {other}"
    if mine.kind == "tile" and mine.tile != other["tile"]:
        return f"tile {mine.tile} / {other['tile']}"
    options, others = {key(write_action(o)) for o in game.options()}, {key(o) for o in slow.options()}
    if options != others:
        return f"{mine}: only the engine offers {sorted(options - others)[:5]}, only the checker {sorted(others - options)[:5]}"
    return None


def _position_differs(game: Carcassonne, slow: Oracle) -> str | None:
    if game.scores != slow.scores:
        return f"scores {game.scores} / {slow.scores}"
    if game.supply() != slow.supply():
        return f"supply {game.supply()} / {slow.supply()}"
    if tokens(game.tokens()) != tokens(slow.tokens()):
        return f"tokens {game.tokens()} / {slow.tokens()}"
    return None
