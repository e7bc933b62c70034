"""A turn that only lacks confirmation: the position after it, with the scores and the figures left."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.actions import Action
from bot.engine.events import Cell
from bot.scene.drawing import Drawing, Section, picture
from bot.scene.lines import people_section
from bot.scene.phrases import option_words
from bot.tile_game.face.board import board_of
from bot.tile_game.face.descriptions import map_sections
from bot.tile_game.face.panel import tile_panel
from bot.tile_game.face.presentation import TilePresentation
from bot.tile_game.rules.cells import at_of
from renderer.scene import BoardScene, FreshTile


def confirming(before: TilePresentation, action: Action, after: TilePresentation) -> Drawing:
    """Draw the last choice of a turn and its outcome."""
    said, decision = option_words(before, action), before.view.decision
    assert decision is not None
    board, spot = board_of(after), _spot(before, action)
    if spot is not None:
        board = replace(board, laid=(FreshTile(spot, before.colour(decision.seat)),))
    panel = replace(tile_panel(after.drawn, said), hand=None)
    scene = BoardScene(board=board, panel=panel, zoom=spot)
    return picture(after.words, scene, [Section([said]), people_section(after), *map_sections(after)])


def _spot(before: TilePresentation, action: Action) -> Cell | None:
    """Return the cell that the turn is about."""
    shown = before.shown(action)
    if shown.tile:
        return shown.at
    spot = before.view.game.spot
    return None if spot is None else at_of(spot)
