"""Records of short games to continue: one with all modules and few tiles of each kind, one of cards."""

from __future__ import annotations

import random
from typing import Final

from bot.card_game.rules.kind import CARDCASSONNE
from bot.engine.fair import Stream, simulated_seed
from bot.engine.game import NEWEST_RULES, Setup
from bot.engine.record import record_of, write_record
from bot.tile_game.expansions.rules import CARCASSONNE

RIVER: Final = ("RG", "RC")
ORDINARY: Final = ("TA", "TC", "TB", "TD", "TE", "SB", "EK", "GA", "TF", "SH", "TG", "HM", "Hg", "SO", "AE", "HA")
"""A few tiles of every kind: towers, sieges, goods, a cathedral, an inn, a garden and so on."""


def short_cards(seats: int, left: int = 0) -> bytes:
    """A new short card game; with `left`, played until this many decisions remain."""
    setup = Setup(seats, options={"short_game": True}, seed=simulated_seed("a game for an evening").hex())
    game, dice = CARDCASSONNE.start(setup), random.Random(1)
    if left:
        played = game.copy()
        while played.decision is not None:
            played.apply(dice.choice(played.options()))
        for each in played.log[: len(played.log) - left]:
            game.apply(each.action)
    return write_record(record_of(game))


def short_record(seats: int, tiles: int = len(ORDINARY)) -> bytes:
    """The beginning of such a game."""
    return write_record(record_of(CARCASSONNE.start(short_setup(seats, tiles))))


def short_setup(seats: int, tiles: int = len(ORDINARY)) -> Setup:
    """A game of all modules with few tiles."""
    whole = CARCASSONNE.deal(Setup(seats, CARCASSONNE.modules, seed="00"), Stream(bytes(32)), NEWEST_RULES)
    lake = next(
        tile for tile in reversed(whole) if tile in CARCASSONNE.rules(Setup(seats, CARCASSONNE.modules), NEWEST_RULES).opening_end
    )
    return Setup(seats, CARCASSONNE.modules, stack=(*RIVER, lake, *ORDINARY[:tiles]))


def base_record(seats: int, tiles: int) -> bytes:
    """The beginning of a base game with so many tiles."""
    setup = Setup(seats, ("fields",), seed="00")
    stack = CARCASSONNE.deal(setup, Stream(bytes(32)), NEWEST_RULES)[:tiles]
    return write_record(record_of(CARCASSONNE.start(Setup(seats, ("fields",), stack=stack))))
