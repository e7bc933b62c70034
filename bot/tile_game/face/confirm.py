"""A turn that only lacks confirmation: the position after it, with the scores and the figures left."""

from __future__ import annotations

from msgspec.structs import replace

from bot.card_game.face.pictures import rows_and_people, table_scene
from bot.engine.actions import Action
from bot.engine.events import Cell
from bot.i18n import Words
from bot.scene.drawing import Drawing, NoPicture, Section, picture
from bot.scene.phrases import option_words
from bot.scene.presentation import CardPresentation, TilePresentation
from bot.tile_game.expansions.abbey_mayor.rules import PlaceAbbey
from bot.tile_game.face.board import board_of
from bot.tile_game.face.descriptions import map_sections, people_lines
from bot.tile_game.face.panel import tile_panel
from bot.tile_game.rules.cells import at_of
from bot.tile_game.rules.moves import PlaceTile
from renderer.scene import BoardScene, FreshTile


def confirming(before: TilePresentation, action: Action, after: TilePresentation) -> Drawing:
    """Draw the last choice of a turn and its outcome."""
    said, decision = _chosen(before, action), before.view.decision
    assert decision is not None
    board, spot = board_of(after), _spot(before, action)
    if spot is not None:
        board = replace(board, laid=(FreshTile(spot, before.colour(decision.seat), ""),))
    panel = replace(tile_panel(after.drawn, said), hand=None)
    scene = BoardScene(board=board, panel=panel, zoom=spot)
    return picture(after.words, scene, [Section([said]), Section(people_lines(after)), *map_sections(after)])


def confirming_card(before: CardPresentation, action: Action, after: CardPresentation) -> Drawing:
    """Do the same for the card game: draw the rows, and list the cards still in the hand."""
    said, scene = _chosen(before, action), table_scene(after)
    scene = replace(scene, panel=replace(scene.panel, title=said))
    return picture(after.words, scene, [Section([said]), *rows_and_people(after)])


def _chosen(before: TilePresentation | CardPresentation, action: Action) -> Words:
    if before.view.decision is None:
        raise NoPicture("the game is over: nothing is to be confirmed")
    return option_words(before, action, before.view.decision)


def _spot(before: TilePresentation, action: Action) -> Cell | None:
    """Return the cell that the turn is about."""
    if isinstance(action, PlaceTile | PlaceAbbey):
        return action.at
    spot = before.view.game.spot
    return None if spot is None else at_of(spot)
