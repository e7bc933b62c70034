"""A turn that is complete but for the confirmation: the map as it will lie, with the figure on it."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.actions import Action
from bot.engine.cells import at_of
from bot.engine.events import Cell
from bot.engine.figures import Deploy
from bot.engine.moves import PlaceTile
from bot.engine.rules.abbey_mayor import PlaceBarn
from bot.scene.board import FIGURE_KINDS, board_of, junction_place, map_of, place_of
from bot.scene.panel import tile_panel
from bot.scene.phrases import option_words
from bot.scene.picture import NoPicture, Picture, Section, picture
from bot.scene.sight import TileSight, capital
from bot.scene.telling import map_sections, people_lines
from renderer.scene import Board, BoardScene, Figure, Laid, Tile


def confirming(sight: TileSight, action: Action) -> Picture:
    """The last choice of a turn as it will stand; `sight` is the position before it, since what follows is not known yet."""
    decision = sight.view.decision
    if decision is None:
        raise NoPicture("the game is over: nothing is to be confirmed")
    said = capital(option_words(sight, action, decision))
    board, spot = _with(sight, action)
    if spot is not None:
        board = replace(board, laid=(Laid(spot, sight.colour(decision.seat), ""),))
    panel = replace(tile_panel(sight.drawn, said), hand=None)
    scene = BoardScene(board=board, panel=panel, zoom=spot)
    return picture(sight.words, scene, [Section([said]), Section(people_lines(sight)), *map_sections(sight)])


def _with(sight: TileSight, action: Action) -> tuple[Board, Cell | None]:
    """The map with what is chosen on it, and the cell that the turn is about."""
    board, lying = board_of(sight), map_of(sight.view)
    decision, spot = sight.view.decision, sight.view.game.spot
    assert decision is not None
    colour, at = sight.colour(decision.seat), None if spot is None else at_of(spot)
    match action:
        case PlaceTile(at=cell, rot=rotation) if decision.tile is not None:
            return replace(board, tiles=(*board.tiles, Tile(cell, decision.tile, rotation))), cell
        case Deploy(figure=figure, on=on) if at is not None:
            standing = Figure(at, place_of(lying[at], on), colour, FIGURE_KINDS[figure])
            return replace(board, figures=(*board.figures, standing)), at
        case PlaceBarn(at=junction):
            cell, corner = junction_place(lying, junction)
            return replace(board, figures=(*board.figures, Figure(cell, corner, colour, "barn"))), at
        case _:
            return board, at
