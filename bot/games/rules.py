"""The two games by their names in records."""

from __future__ import annotations

from bot.card_game.rules.kind import CARDCASSONNE
from bot.engine.game import Game, GameKind
from bot.engine.record import Record, replay
from bot.engine.refusals import BadRecord
from bot.tile_game.expansions.rules import CARCASSONNE

KINDS: tuple[GameKind, ...] = (CARCASSONNE, CARDCASSONNE)
GAMES = {kind.name: kind for kind in KINDS}


def game_kind(name: str) -> GameKind:
    """Return the game of this name; raise BadRecord if there is none."""
    kind = GAMES.get(name)
    if kind is None:
        raise BadRecord("unknown_game", {"game": name[:40], "known": sorted(GAMES)})
    return kind


def replay_record(record: Record, upto: int | None = None) -> Game:
    """Replay a record, or its first `upto` actions, as the game it names."""
    return replay(game_kind(record.game), record, upto)
