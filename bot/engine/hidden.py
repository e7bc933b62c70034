"""The one secret of the tile game, the order of the tiles not yet drawn: taken out, kept out, and filled in again by chance."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from bot.engine.fair import Dice, shuffled

if TYPE_CHECKING:
    from bot.engine.carcassonne import Carcassonne

UNKNOWN = -1
"""Stands in a stack for a tile that nobody has seen."""


def undrawn(game: Carcassonne) -> list[int]:
    """Positions in the stack of the tiles not yet drawn."""
    return [position for low, high in game.left_over for position in range(low, high)]


def unseen(game: Carcassonne) -> Counter[int]:
    """The kinds of the tiles not yet drawn."""
    return game.pool.copy() if game.pool is not None else Counter(game.stack[i] for i in undrawn(game))


def blind(game: Carcassonne) -> Carcassonne:
    """A copy without the secret: seed and order are gone, what is left is known by kind only."""
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
    """A copy with a fair order of the unseen tiles: the opening's tiles first, its end last of them (RIVER-3)."""
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
