"""Pictures of the map: for the player to act, the whole map, and the surroundings of one cell."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.engine.events import Cell
from bot.i18n import Words
from bot.scene.drawing import Drawing, Section, picture
from bot.scene.presentation import TilePresentation, cell_words, role_words, spot_words
from bot.tile_game.face.board import board_of, laid_since, map_of
from bot.tile_game.face.choices import places
from bot.tile_game.face.descriptions import hand_lines, happened, map_sections, people_lines, tile_words
from bot.tile_game.face.panel import headline, tile_panel
from bot.tile_game.face.questions import ghosts, option_lines, place_lines, places_line
from renderer.scene import BoardScene, DrawnBoard


def turn(sight: TilePresentation) -> Drawing:
    """Draw the turn: the tiles laid since the viewer's last one, framed and numbered, the tile in hand and where it fits."""
    scene = BoardScene(board=marked(sight), panel=tile_panel(sight.drawn))
    return picture(sight.words, scene, turn_sections(sight))


def whole(sight: TilePresentation) -> Drawing:
    """Draw the whole map, however large."""
    board = replace(marked(sight), spots=())
    scene = BoardScene(board=board, panel=tile_panel(sight.drawn), view="whole")
    head = [sight.words.text("scene-title-whole"), headline(sight), *hand_lines(sight)]
    sections = [Section(head), Section(people_lines(sight)), *map_sections(sight), *happened(sight)]
    return picture(sight.words, scene, sections)


def turn_sections(sight: TilePresentation) -> list[Section]:
    """Describe the turn in words: the question, the options, the news, the players, the map."""
    options = option_lines(sight)
    return [
        Section([headline(sight), *hand_lines(sight)]),
        Section([*place_lines(sight), *options], [*places_line(sight), *options]),
        *happened(sight),
        Section(people_lines(sight)),
        *map_sections(sight),
    ]


def marked(sight: TilePresentation) -> DrawnBoard:
    """Draw the map with the news framed, the legal cells as ghosts, and the cells where no tile fits crossed out."""
    view = sight.view
    return replace(board_of(sight), laid=laid_since(sight), spots=ghosts(sight, places(view)), dead=tuple(view.dead_cells()))


def zoom(sight: TilePresentation, at: Cell) -> Drawing:
    """Draw a cell with its surroundings, and say what lies or could lie there; for a cell far from all tiles, the whole map."""
    view = sight.view
    near = view.is_open(at) or any(placed.at == at for placed in view.placed())
    scene = BoardScene(board=marked(sight), zoom=at) if near else BoardScene(board=marked(sight), view="whole")
    return picture(sight.words, scene, [Section(_cell_lines(sight, at)), *map_sections(sight)])


def _cell_lines(sight: TilePresentation, at: Cell) -> Sequence[str]:
    say = sight.words.text
    placed = map_of(sight.view).get(at)
    if placed is None and not sight.view.is_open(at):
        return [_beside_the_map(sight, at)]
    if placed is None:
        fitting = sight.view.fitting(at)
        kinds = [Words(f"{count} × {tile}") for tile, count in fitting.items()] or [say("phrase-nothing")]
        return [say("scene-fitting", cell=cell_words(at), count=sum(fitting.values()), tiles=sight.words.joined(kinds))]
    lines = [say("scene-cell", cell=cell_words(at), tile=tile_words(sight, placed.tile, placed.rot))]
    for seat, figure, cell, on in sight.view.figures():
        if cell == at:
            role, spot = role_words(sight, figure, on), spot_words(sight, at, on)
            lines.append(say("scene-figure", player=sight.name(seat), role=role, spot=spot))
    return lines


def _beside_the_map(sight: TilePresentation, at: Cell) -> str:
    """Describe a cell where no tile of the catalogue lies and none can be laid now."""
    lying = [placed.at for placed in sight.view.placed()]
    if at in lying:
        return sight.words.text("scene-in-fortress", cell=cell_words(at))
    columns, rows = zip(*lying, strict=True)
    corners = (min(columns), min(rows)), (max(columns), max(rows))
    first, last = map(cell_words, corners)
    return sight.words.text("scene-beyond", cell=cell_words(at), first=first, last=last)
