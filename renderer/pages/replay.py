"""A whole game as frames: all with the measures of the widest map or the fullest table, so that nothing jumps."""

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from msgspec.structs import replace
from PIL import Image

from renderer.board.window import Grid, around, extent
from renderer.errors import SceneError
from renderer.gif import few_colours
from renderer.kit import Kit
from renderer.pages.cards import paint_card_table, panel_height
from renderer.pages.layout import PageLayout, arrange
from renderer.pages.poster import paint_poster_in
from renderer.pages.turn import paint_laid_out
from renderer.palette import nearest
from renderer.scene.board import DrawnBoard
from renderer.scene.cards import CardTableScene
from renderer.scene.pages import BoardScene, Frame, PosterScene
from renderer.themes import Theme

_SIZES = (160, 128, 112, 96, 80, 64, 48, 32, 24, 16)
_LARGEST = 64
"""The largest tile of a whole map."""
_LONG_SIDE = 1000
"""An animation has many pictures, so it is smaller than a single one."""


_CLOSE, _LEAST_STAY = (3, 2), 4
"""How many times as large as in the end tiles are in the beginning, and for how many frames they keep a size at least."""


def replay_frames(kit: Kit, scenes: Sequence[Frame]) -> Iterator[Image.Image]:
    """Paint each scene in the same measures, as indices."""
    boards = [scene for scene in scenes if isinstance(scene, BoardScene)]
    tables = [scene for scene in scenes if isinstance(scene, CardTableScene)]
    if not boards and not tables:
        raise SceneError("scenes: a replay needs at least one board or table of cards")
    if boards and tables:
        raise SceneError("scenes: a replay is made of boards or of tables of cards, not of both")
    sparing = dataclasses.replace(kit, theme=_sparing(kit.theme))
    painted = _board_painter(sparing, boards) if boards else _table_painter(sparing, tables)
    measures = painted(boards[0] if boards else tables[0]).size

    def paint(scene: Frame) -> Image.Image:
        return paint_poster_in(kit, scene, *measures).picture() if isinstance(scene, PosterScene) else painted(scene)

    table = few_colours(paint(scenes[-1]), [nearest(seat.body) for seat in kit.theme.seats.values()])
    for scene in scenes:
        yield paint(scene).point(table)


@lru_cache(maxsize=8)
def _sparing(theme: Theme) -> Theme:
    """Return a theme that marks whose turn it is by a card's edge alone: else two cards are written anew in each frame."""
    return dataclasses.replace(theme, card_turn=theme.card)


def _board_painter(kit: Kit, scenes: Sequence[BoardScene]) -> Callable[[Any], Image.Image]:
    """Return what paints a board: with large tiles while the map is small."""
    layout = _shared_layout(scenes, kit.theme)
    grids = dict(zip(map(id, scenes), _close_ups(layout.grid, scenes), strict=True))
    return lambda scene: paint_laid_out(kit, scene, dataclasses.replace(layout, grid=grids[id(scene)])).picture()


def _close_ups(shared: Grid, scenes: Sequence[BoardScene]) -> list[Grid]:
    """Return the grid for each scene: while the map is small, of larger tiles, with the same cells in sight for some time."""
    windows, grids = [extent(scene.board) for scene in scenes], list[Grid]()
    for close in _CLOSE:
        size = max(size for size in _SIZES if size <= close * shared.size)
        columns, rows = shared.width // size, shared.height // size
        outgrown = (at for at, window in enumerate(windows) if window.columns > columns or window.rows > rows)
        stay = next(outgrown, len(windows)) - len(grids)
        if stay >= min(_LEAST_STAY, max(1, len(scenes) // 2)):
            left, top = shared.left + (shared.width - columns * size) // 2, shared.top + (shared.height - rows * size) // 2
            grids += [Grid(windows[len(grids) + stay - 1].grown(columns, rows), size, left, top)] * stay
    return grids + [shared] * (len(windows) - len(grids))


def _table_painter(kit: Kit, scenes: Sequence[CardTableScene]) -> Callable[[Any], Image.Image]:
    top = max(map(panel_height, scenes))
    return lambda scene: paint_card_table(kit, scene, top).picture()


def _shared_layout(scenes: Sequence[BoardScene], theme: Theme) -> PageLayout:
    """Lay out the widest map with the fullest panel: the last scene's, as a game only grows."""
    corners = [
        corner
        for window in (extent(scene.board) for scene in scenes)
        for corner in ((window.x, window.y), (window.x + window.columns - 1, window.y + window.rows - 1))
    ]
    whole = around(corners)
    board = DrawnBoard(dead=((whole.x, whole.y), (whole.x + whole.columns - 1, whole.y + whole.rows - 1)))
    fullest = max(scenes, key=lambda scene: sum(len(player.items) for player in scene.panel.players) if scene.panel else 0)
    layouts = (arrange(replace(fullest, board=board, zoom=None, tile_size=size), theme) for size in _SIZES if size <= _LARGEST)
    fitting = (layout for layout in layouts if max(layout.width, layout.height) <= _LONG_SIDE)
    smallest = replace(fullest, board=board, zoom=None, tile_size=_SIZES[-1])
    return next(fitting, None) or arrange(smallest, theme)
