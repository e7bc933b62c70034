"""How map and panel share a picture: so that tiles are largest on a phone, the panel on top or beside a tall map."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from renderer.board.rulers import ruler_size
from renderer.board.window import Grid, Window, best_window, extent, weights
from renderer.panel import PHONE, PanelPlan, across_top, along_side, small_text, unit_of
from renderer.scene.board import Cell
from renderer.scene.pages import BoardScene
from renderer.scene.panel import Panel
from renderer.themes import Theme

__all__ = ["PageLayout", "arrange"]

LONG_SIDE = 1280
"""Platforms shrink anything larger."""
LARGE_SIDE = 2560
"""The long side of a picture of the whole board, for a close look."""
SIZES = (160, 128, 112, 96, 80, 64, 48, 32, 24, 16)
"""Sides of a tile; the theme says how small they may be before a turn's map is cropped."""
_LEAST_COLUMNS, _LEAST_ROWS = 5, 3
_ZOOM = 2
"""Cells shown to each side of the zoomed one."""
_LEAST_WIDTH = 800
_EASILY_SEEN = 44
"""Pixels of a tile on a phone at which a player needs no closer look; a panel beside a broad map leaves fewer."""
_RULER = 12
"""Units of a ruler's depth: the letters' size and the air round them."""
_SIDE_SHARE = 0.42
"""The width of a panel beside the map, in parts of the map's."""


@dataclass(frozen=True, slots=True)
class PageLayout:
    """A picture's measures, the grid of its map, and the plan of its panel and where that stands."""

    width: int
    height: int
    letters: int
    grid: Grid
    plan: PanelPlan | None
    panel_at: tuple[int, int]
    cropped: bool


class Way(Protocol):
    """An arrangement: where the panel stands."""

    def __call__(self, panel: Panel | None, window: Window, size: int, *, cropped: bool) -> PageLayout:
        """Lay out a map of this window with tiles of this size."""


def arrange(scene: BoardScene, theme: Theme) -> PageLayout:
    """Choose window, tile size and arrangement."""
    if scene.zoom:
        return _zoomed(scene, scene.zoom)
    whole = extent(scene.board).grown(_LEAST_COLUMNS, _LEAST_ROWS)
    if scene.tile_size:
        return next(_both(scene, whole, scene.tile_size))
    if scene.view == "whole":
        return next(_fitting(scene, whole, SIZES, LARGE_SIDE), None) or _cropped(scene, whole, theme.least_tile)
    fitting = _fitting(scene, whole, tuple(size for size in SIZES if size >= theme.least_tile), LONG_SIDE)
    return max(fitting, key=_seen_on_a_phone, default=None) or _cropped(scene, whole, theme.least_tile)


def _fitting(scene: BoardScene, whole: Window, sizes: tuple[int, ...], limit: int) -> Iterator[PageLayout]:
    """Yield the layouts that fit, those with the largest tiles first."""
    for size in sizes:
        for layout in _both(scene, whole, size):
            if max(layout.width, layout.height) <= limit:
                yield layout


def _seen_on_a_phone(layout: PageLayout) -> float:
    """Return the size of a tile if all pictures were equally wide; above the easily visible size, the full size decides."""
    return min(layout.grid.size * PHONE / layout.width, _EASILY_SEEN)


def _zoomed(scene: BoardScene, cell: Cell) -> PageLayout:
    side = 2 * _ZOOM + 1
    return next(_both(scene, Window(cell[0] - _ZOOM, cell[1] - _ZOOM, side, side), SIZES[0]))


def _both(scene: BoardScene, window: Window, size: int) -> Iterator[PageLayout]:
    """Return both arrangements, the one that suits the map's shape first."""
    ways = (_panel_on_top, _panel_beside)
    for way in ways if window.columns >= window.rows else reversed(ways):
        yield way(scene.panel, window, size, cropped=False)


def _panel_on_top(panel: Panel | None, window: Window, size: int, *, cropped: bool) -> PageLayout:
    map_width = window.columns * size + 1
    least = _LEAST_WIDTH if panel else 0
    letters = small_text(unit_of(max(map_width * PHONE // (PHONE - 2 * _RULER), least)))
    depth = ruler_size(letters)
    width = max(map_width + 2 * depth, least)
    plan = across_top(panel or Panel(), width, mini=cropped) if panel or cropped else None
    top = plan.height if plan else 0
    grid = Grid(window, size, (width - map_width) // 2, top + depth)
    return PageLayout(width, top + grid.height + 1 + 2 * depth, letters, grid, plan, (0, 0), cropped)


def _panel_beside(panel: Panel | None, window: Window, size: int, *, cropped: bool) -> PageLayout:
    if not panel and not cropped:
        return _panel_on_top(panel, window, size, cropped=cropped)
    map_width = window.columns * size + 1
    share = 1 + _SIDE_SHARE
    letters = small_text(unit_of(round(map_width * share * PHONE / (PHONE - 2 * _RULER * share))))
    depth = ruler_size(letters)
    board_width = map_width + 2 * depth
    beside = round(board_width * _SIDE_SHARE)
    plan = along_side(panel or Panel(), beside, unit_of(board_width + beside), mini=cropped)
    height = max(window.rows * size + 1 + 2 * depth, plan.height)
    grid = Grid(window, size, depth, (height - window.rows * size - 1) // 2)
    return PageLayout(board_width + beside, height, letters, grid, plan, (board_width, 0), cropped)


def _cropped(scene: BoardScene, whole: Window, size: int) -> PageLayout:
    """Show as many cells of this size as fit, where they matter most, in the arrangement that shows more."""
    most = [_most_cells(scene.panel, whole, way, size) for way in (_panel_on_top, _panel_beside)]
    columns, rows, way = max(most, key=lambda fitting: fitting[0] * fitting[1])
    window = best_window(whole, columns, rows, weights(scene.board))
    return way(scene.panel, window, size, cropped=True)


def _most_cells(panel: Panel | None, whole: Window, way: Way, size: int) -> tuple[int, int, Way]:
    """Count the columns and rows that fit in an arrangement. Columns come first: the panel's height follows from them."""
    columns, rows = whole.columns, whole.rows
    while columns > 1 and way(panel, Window(0, 0, columns, rows), size, cropped=True).width > LONG_SIDE:
        columns -= 1
    while rows > 1 and way(panel, Window(0, 0, columns, rows), size, cropped=True).height > LONG_SIDE:
        rows -= 1
    return columns, rows, way
