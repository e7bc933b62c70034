"""A short game of all modules, as a record to go on from: every kind of tile there is, but few of them."""

from __future__ import annotations

from typing import Final

from bot.engine.fair import Stream
from bot.engine.game import Setup
from bot.engine.record import record_of, write_record
from bot.engine.tile_game import CARCASSONNE

RIVER: Final = ("RG", "RC")
ORDINARY: Final = ("TA", "TC", "TB", "TD", "TE", "SB", "EK", "GA", "TF", "SH", "TG", "HM", "Hg", "SO", "AE", "HA")
"""Towers enough for prisoners, sieges, goods, a cathedral, an inn, a garden and so on."""


def short_record(seats: int, tiles: int = len(ORDINARY)) -> bytes:
    """The beginning of such a game."""
    whole = CARCASSONNE.deal(Setup(seats, CARCASSONNE.modules, seed="00"), Stream(bytes(32)))
    lake = next(tile for tile in reversed(whole) if tile in CARCASSONNE.rules(Setup(seats, CARCASSONNE.modules)).opening_end)
    setup = Setup(seats, CARCASSONNE.modules, stack=(*RIVER, lake, *ORDINARY[:tiles]))
    return write_record(record_of(CARCASSONNE.start(setup)))
