"""Remove the tile game's only secret, the order of the undrawn tiles, or replace it with a random one."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from bot.engine.fair import Dice, shuffled

if TYPE_CHECKING:
    from bot.tile_game.rules.carcassonne import Carcassonne

UNKNOWN = -1
"""Placeholder in a stack for a tile that nobody has seen."""


def undrawn(game: Carcassonne) -> list[int]:
    """Return the stack positions of the undrawn tiles."""
    return [position for low, high in game.left_over for position in range(low, high)]


def unseen(game: Carcassonne) -> Counter[int]:
    """Count the undrawn tiles by kind."""
    return game.pool.copy() if game.pool is not None else Counter(game.stack[i] for i in undrawn(game))


def blind(game: Carcassonne) -> Carcassonne:
    """Return a copy without seed and order: only the kinds of the undrawn tiles are known."""
    new = game.copy()
    new.pool = unseen(game)
    stack = list(game.stack)
    for position in undrawn(game):
        stack[position] = UNKNOWN
    new.stack = tuple(stack)
    if game.decision is not None:
        new.setup = msgspec.structs.replace(game.setup, seed=None, stack=None, server_seed=None)
    return new


def filled(game: Carcassonne, dice: Dice) -> Carcassonne:
    """Return a copy with a fair order of the unseen tiles: the opening tiles first, with their end tile last (RIVER-3)."""
    new = game.copy()
    rules = game.rules
    left = sorted(unseen(game).elements())
    ends = [k for k in left if rules.tiles[k].id in rules.opening_end]
    opening = [k for k in left if rules.tiles[k].id in rules.opening_tiles]
    ordinary = [k for k in left if k not in ends and k not in opening]
    order = [*shuffled(opening, dice), *ends, *shuffled(ordinary, dice)]
    stack = list(game.stack)
    for position, kind in zip(undrawn(game), order, strict=True):
        stack[position] = kind
    new.stack = tuple(stack)
    new.pool = None
    return new
