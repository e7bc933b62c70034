"""The rulers of the map, with the names of its columns and rows."""

from functools import lru_cache

from PIL import Image

from renderer.board.window import Grid
from renderer.canvas import Canvas
from renderer.kit import Kit
from renderer.palette import nearest
from renderer.scene.board import DrawnBoard, Ruler
from renderer.text import label
from renderer.themes import Theme


def ruler_size(text: int) -> int:
    """Return a ruler's depth for letters of this size."""
    return round(text * 1.2) + 4


def _names(ruler: Ruler, start: int, count: int) -> tuple[str, ...]:
    """Return the names of this many coordinates from `start` on, blank where the ruler has none."""
    places = range(start - ruler.first, start - ruler.first + count)
    return tuple([ruler.names[place] if 0 <= place < len(ruler.names) else "" for place in places])


def paint_rulers(kit: Kit, canvas: Canvas, grid: Grid, board: DrawnBoard, size: int, *, all_round: bool) -> None:
    """Write the names on the paper around the map, or in the north and the west alone."""
    depth, window = ruler_size(size), grid.window
    right, bottom = grid.left + grid.width + 1, grid.top + grid.height + 1
    columns = _strip(_names(board.columns, window.x, window.columns), kit.theme, size, (grid.size, 0), (grid.size - 2, depth - 2))
    for y in (grid.top - depth, bottom + 1)[: 1 + all_round]:
        canvas.paste(columns, grid.left + 1, y)
    rows = _strip(_names(board.rows, window.y, window.rows), kit.theme, size, (0, grid.size), (depth - 2, grid.size - 2))
    for x in (grid.left - depth, right + 1)[: 1 + all_round]:
        canvas.paste(rows, x, grid.top + 1)


@lru_cache(maxsize=24)
def _strip(names: tuple[str, ...], theme: Theme, size: int, step: tuple[int, int], box: tuple[int, int]) -> Image.Image:
    """Set a ruler's names in one strip, to cache it: the map grows far less often than it is drawn."""
    (across, down), (width, height), last = step, box, max(0, len(names) - 1)
    strip = Image.new("L", (last * across + width, last * down + height), nearest(theme.paper))
    for number, name in enumerate(names):
        x, y = number * across, number * down
        strip.im.paste(label(name, "number", size, theme.muted, theme.paper, box).im, (x, y, x + width, y + height))
    return strip
