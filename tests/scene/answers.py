"""Typed answers to decisions of the tile game."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.actions import Action
from bot.engine.game import View
from bot.scene.cell_names import NoSuchCell, cell_named
from bot.tile_game.face.choices import listed, turns
from bot.tile_game.rules.moves import PlaceTile


def chosen(view: View, said: str) -> Action | None:
    """Return the option that a complete answer names: a number, or a cell and a rotation (`r1` is optional if alone)."""
    words = said.split()[:3]
    if len(words) == 1:
        for option in listed(view):
            if option.label == words[0]:
                return option.action
    return _placing(view, words) if words and len(words) < 3 else None


def _placing(view: View, words: Sequence[str]) -> PlaceTile | None:
    try:
        ways = turns(view, cell_named(words[0]))
    except NoSuchCell:
        return None
    if len(words) == 2:
        return ways.get(words[1].lower())
    return next(iter(ways.values())) if len(ways) == 1 else None
