"""Pictures of the map: for the player to act, the whole map, and the surroundings of one cell."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from math import prod

from msgspec.structs import replace

from bot.engine.events import Cell, Points
from bot.i18n import Words
from bot.scene.cell_names import cell_words
from bot.scene.drawing import Drawing, Section, picture
from bot.scene.lines import gist, option_lines, people_section, tell_happened
from bot.scene.phrases import gain_line
from bot.tile_game.face.board import board_of, laid_since, map_of, place_of
from bot.tile_game.face.choices import places
from bot.tile_game.face.descriptions import feature_line, hand_lines, map_sections, tile_words
from bot.tile_game.face.panel import merged, shortened, tile_panel
from bot.tile_game.face.presentation import TilePresentation, role_words, spot_words
from bot.tile_game.face.questions import ghosts, place_lines, places_line
from bot.tile_game.rules.cells import cell_of
from renderer.scene import BoardScene, CountPlate, DrawnBoard, OwnedCount, TilePlace

NEAR, AROUND = 49, 2
"""Cells to each side of the last moves in a picture of what has just happened, if that makes so few cells; else only one."""
_MOST_NEWS = 12
"""The most lines of what has just happened in its picture."""


def turn(seen: TilePresentation) -> Drawing:
    """Draw the turn: the tiles laid since the viewer's last one, framed, the tile in hand and where it fits."""
    scene = BoardScene(board=marked(seen), panel=tile_panel(seen.drawn))
    return picture(seen.words, scene, turn_sections(seen))


def whole(seen: TilePresentation) -> Drawing:
    """Draw the whole map, however large."""
    board = replace(marked(seen), spots=())
    scene = BoardScene(board=board, panel=tile_panel(seen.drawn), view="whole")
    head = [seen.words.text("scene-title-whole"), *gist(seen, *hand_lines(seen))]
    sections = [Section(head), people_section(seen), *map_sections(seen), *tell_happened(seen)]
    return picture(seen.words, scene, sections)


def news(seen: TilePresentation) -> Drawing:
    """Draw what has just happened: the surroundings of the last moves, framed, with what was scored there."""
    recent, board = seen.view.since(seen.last_seen), board_of(seen)
    laid, gains = laid_since(seen), list(_gains(seen, recent.points))
    cells = [*(tile.cell for tile in laid), *(count.cell for count in gains)] or list(board.kept)
    if not cells:
        return whole(seen)
    board = _round(seen, replace(board, laid=laid, counts=tuple(gains)), cells)
    title = seen.words.text("scene-title-news")
    scene = BoardScene(board=board, panel=replace(tile_panel(seen.drawn, title), hand=None, lines=_news_lines(seen.drawn)))
    return picture(
        seen.words, scene, [Section([title, *gist(seen)]), *tell_happened(seen), people_section(seen), *map_sections(seen)]
    )


def _news_lines(seen: TilePresentation) -> tuple[str, ...]:
    """Tell the points, then each move in a line, then the rest."""
    events = [event for played in seen.view.log[seen.last_seen :] for event in played.events]
    rest = [event for event in events if not isinstance(event, Points)]
    gains = [gain_line(seen, event) for event in merged(event for event in events if isinstance(event, Points))]
    return shortened(seen, [*gains, *seen.face.brief(seen, rest, own=True)], _MOST_NEWS)


def _gains(seen: TilePresentation, events: Iterable[Points]) -> Iterator[CountPlate]:
    """Yield a plate for each place of the map where points were scored."""
    lying, found = map_of(seen.view), defaultdict[tuple[Cell, TilePlace], list[OwnedCount]](list)
    for event in events:
        if event.at in lying and event.on and event.on in seen.view.game.board.cells[cell_of(event.at)].shape.names:
            place = event.at, place_of(seen.view, event.at, event.on)
            found[place].append(OwnedCount(seen.colour(event.seat), f"{event.points:+d}"))
    for (at, on), counts in found.items():
        yield CountPlate(at, on, tuple(counts))


def _round(seen: TilePresentation, board: DrawnBoard, cells: Sequence[Cell]) -> DrawnBoard:
    """Return the part of a board around these cells."""
    spans = [(min(line), max(line)) for line in zip(*cells, strict=True)]
    around = AROUND if prod(last - first + 1 + 2 * AROUND for first, last in spans) <= NEAR else 1
    (left, right), (top, bottom) = ((first - around, last + around) for first, last in spans)

    def near(cell: Cell) -> bool:
        return bool(left <= cell[0] <= right and top <= cell[1] <= bottom)

    tiles = tuple(tile for tile in board.tiles if near(tile.cell))
    shown = {tile.cell for tile in tiles}
    figures = tuple(figure for figure in board.figures if figure.cell in shown)
    cropped = replace(board, tiles=tiles, figures=figures, kept=tuple(count.cell for count in board.counts), focus=())
    for face in seen.expansions:
        cropped = face.crop(cropped, near)
    return cropped


def turn_sections(seen: TilePresentation) -> list[Section]:
    """Describe the turn in words: the question, the options, the news, the players, the map."""
    options = option_lines(seen)
    return [
        Section(gist(seen, *hand_lines(seen))),
        Section([*place_lines(seen), *options], [*places_line(seen), *options]),
        *tell_happened(seen),
        people_section(seen),
        *map_sections(seen),
    ]


def marked(seen: TilePresentation) -> DrawnBoard:
    """Draw the map with the news framed, the legal cells as ghosts and, until the end, crosses where no tile fits."""
    view = seen.view
    dead = tuple(view.dead_cells()) if view.decision else ()
    return replace(board_of(seen), laid=laid_since(seen), spots=ghosts(seen, places(view)), dead=dead)


def zoom(seen: TilePresentation, at: Cell) -> Drawing:
    """Draw a cell with its surroundings, and say what lies or could lie there; for a cell far from all tiles, the whole map."""
    view = seen.view
    near = view.is_open(at) or any(placed.at == at for placed in view.placed())
    scene = BoardScene(board=marked(seen), zoom=at) if near else BoardScene(board=marked(seen), view="whole")
    return picture(seen.words, scene, [Section(cell_lines(seen, at)), people_section(seen), *map_sections(seen)])


def feature_at(seen: TilePresentation, at: Cell, segment: int) -> Sequence[str]:
    """Describe the feature that a segment of the tile at a cell belongs to: its owners, and what it is worth."""
    laid = seen.view.game.board.cells.get(cell_of(at))
    if laid is None or segment >= len(laid.shape.names):
        return ()
    place = at, laid.shape.names[segment]
    return [feature_line(seen, feature) for feature in seen.view.features() if place in feature.segments]


def cell_lines(seen: TilePresentation, at: Cell) -> Sequence[str]:
    """Describe what lies on a cell, or which tiles would fit there."""
    say = seen.words.text
    placed = map_of(seen.view).get(at)
    if placed is None and not seen.view.is_open(at):
        return [_beside_the_map(seen, at)]
    if placed is None:
        fitting = seen.view.fitting(at)
        kinds = [Words(f"{count} × {tile}") for tile, count in fitting.items()] or [say("phrase-nothing")]
        return [say("scene-fitting", cell=cell_words(at), count=sum(fitting.values()), tiles=seen.words.joined(kinds))]
    lines = [say("scene-cell", cell=cell_words(at), tile=tile_words(seen, placed.tile, placed.rot))]
    for seat, figure, cell, on in seen.view.figures():
        if cell == at:
            role, spot = role_words(seen, figure, on), spot_words(seen, at, on)
            lines.append(say("scene-figure", player=seen.name(seat), role=role, spot=spot))
    return lines


def _beside_the_map(seen: TilePresentation, at: Cell) -> str:
    """Describe a cell where no tile of the catalogue lies and none can be laid now."""
    lying = [placed.at for placed in seen.view.placed()]
    if at in lying:
        return seen.words.text("scene-covered", cell=cell_words(at))
    columns, rows = zip(*lying, strict=True)
    corners = (min(columns), min(rows)), (max(columns), max(rows))
    first, last = map(cell_words, corners)
    if first == last:
        return seen.words.text("scene-beyond-first", cell=cell_words(at), first=first)
    return seen.words.text("scene-beyond", cell=cell_words(at), first=first, last=last)
