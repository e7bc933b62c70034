"""Explain why a tile or figure cannot go where a player wants it, and what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.engine.actions import Action
from bot.engine.refusals import IllegalAction
from bot.tile_game.rules.cells import cell_of
from bot.tile_game.rules.figures import Deploy
from bot.tile_game.rules.moves import PlaceTile

if TYPE_CHECKING:
    from bot.tile_game.rules.carcassonne import Carcassonne

FAR = 200
"""No board reaches cells this far from the start."""


def why_no_tile(game: Carcassonne, action: PlaceTile) -> IllegalAction:
    """Return why the tile in hand cannot be placed like this."""
    assert game.hand is not None
    tile, board = game.rules.tiles[game.hand].id, game.board
    if action.rot not in (0, 1, 2, 3):
        return IllegalAction("bad_rotation", {"rot": action.rot})
    at = list(action.at)
    if max(map(abs, at)) > FAR:
        return IllegalAction("no_neighbour", {"at": at})
    cell = cell_of(action.at)
    if cell in board.cells:
        return IllegalAction("cell_taken", {"at": at})
    if cell not in board.open:
        return IllegalAction("no_neighbour", {"at": at})
    canonical = game.rules.canonical[game.hand][action.rot]
    fitting = [rot for other, rot in game.placements(game.hand) if other == cell]
    if canonical in fitting:
        return IllegalAction("same_rotation", {"tile": tile, "rot": action.rot, "canonical": canonical})
    return IllegalAction("does_not_fit", {"tile": tile, "at": at, "rot": action.rot, "fitting": fitting})


def why_no_figure(game: Carcassonne, action: Action) -> IllegalAction | None:
    """Return why a figure cannot be placed like this; None for other actions."""
    if not isinstance(action, Deploy):
        return None
    assert game.spot is not None
    shape, _ = game.board.cells[game.spot]
    spot = next((s for s in shape.spots if s.name == action.on), None)
    if spot is None:
        return IllegalAction("no_such_segment", {"on": action.on[:40], "segments": [s.name for s in shape.spots]})
    figure = game.rules.figure.get(action.figure)
    if figure is None or not figure.deploys or spot.kind not in figure.kinds:
        return IllegalAction("figure_not_there", {"figure": action.figure[:40], "on": action.on})
    if not game.supplies[game.turn][figure.name]:
        return IllegalAction("none_left", {"figure": figure.name})
    if figure.claims:
        return IllegalAction("occupied", {"on": action.on})
    return IllegalAction("needs_own_follower", {"figure": figure.name, "on": action.on})
