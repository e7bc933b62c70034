"""A turn that only lacks confirmation: the position after it, with the scores and the figures left."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.actions import Action
from bot.engine.events import Cell, Points
from bot.scene.drawing import Drawing, Section, picture
from bot.scene.lines import move_line, people_section, score_line
from bot.scene.panel import players
from bot.scene.phrases import gain_line
from bot.tile_game.face.board import board_of
from bot.tile_game.face.descriptions import map_sections
from bot.tile_game.face.presentation import TilePresentation
from bot.tile_game.rules.cells import at_of
from renderer.scene import BoardScene, FreshTile, Panel


def confirming(before: TilePresentation, action: Action, after: TilePresentation) -> Drawing:
    """Draw the last choice of a turn and its outcome."""
    decision = before.view.decision
    assert decision is not None
    board, spot = board_of(after), _spot(before, action)
    if spot is not None:
        board = replace(board, laid=(FreshTile(spot, before.colour(decision.seat)),))
    drawn = after.drawn
    said, played = move_line(before.drawn, action, drawn), after.view.log[len(before.view.log) :]
    gains = [gain_line(drawn, event) for each in played for event in each.events if isinstance(event, Points)]
    panel = Panel(players(drawn, decision.seat), said, None, tuple(gains))
    scene = BoardScene(board=board, panel=panel, zoom=spot)
    return picture(after.words, scene, [Section([said, score_line(after)]), people_section(after), *map_sections(after)])


def _spot(before: TilePresentation, action: Action) -> Cell | None:
    """Return the cell that the turn is about."""
    shown = before.shown(action)
    if shown.tile:
        return shown.at
    spot = before.view.game.spot
    return None if spot is None else at_of(spot)
