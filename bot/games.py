"""The two games, by the names that records give them."""

from __future__ import annotations

from bot.cardcassonne import CARDCASSONNE
from bot.engine.game import Game, GameKind
from bot.engine.record import Record, replay
from bot.engine.refusals import BadRecord
from bot.engine.tile_game import CARCASSONNE

KINDS: tuple[GameKind, ...] = (CARCASSONNE, CARDCASSONNE)
GAMES = {kind.name: kind for kind in KINDS}


def game_kind(name: str) -> GameKind:
    """The game of this name; BadRecord if there is none."""
    kind = GAMES.get(name)
    if kind is None:
        raise BadRecord("unknown_game", {"game": name[:40], "known": sorted(GAMES)})
    return kind


def replay_record(record: Record, upto: int | None = None) -> Game:
    """The game as the record leaves it, or after `upto` of its actions."""
    return replay(game_kind(record.game), record, upto)
