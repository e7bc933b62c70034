"""Complete games that fit a view: samples of the draw, or near the end every order of the last tiles."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from bot.engine.fair import Dice
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.hidden import undrawn
from bot.tile_game.rules.view import TileView

FEW = 2
"""With no more tiles left than this, every order is tried instead of samples."""


def worlds(view: TileView, dice: Dice) -> Iterator[Carcassonne]:
    """Yield fair samples without end; near the end each order once, so that nothing is left to chance."""
    first = view.imagine(dice)
    places = undrawn(first)
    if len(places) > FEW:
        yield first
        while True:
            yield view.imagine(dice)
    for order in sorted(set(permutations([first.stack[place] for place in places]))):
        world = first.copy()
        stack = list(world.stack)
        for place, kind in zip(places, order, strict=True):
            stack[place] = kind
        world.stack = tuple(stack)
        yield world
