"""The rulers round the map, with the names of its columns and rows, on all four sides."""

from renderer.board.window import Grid
from renderer.canvas import Canvas
from renderer.kit import Kit
from renderer.scene.board import Board, Ruler
from renderer.text import label

__all__ = ["paint_rulers", "ruler_size"]


def ruler_size(text: int) -> int:
    """Give a ruler's depth for letters of this size."""
    return round(text * 1.2) + 4


def _names(ruler: Ruler, start: int, count: int) -> list[str]:
    """Give the names of this many coordinates from `start` on, blank where the ruler has none."""
    places = range(start - ruler.first, start - ruler.first + count)
    return [ruler.names[place] if 0 <= place < len(ruler.names) else "" for place in places]


def paint_rulers(kit: Kit, canvas: Canvas, grid: Grid, board: Board, size: int) -> None:
    """Write the names on the paper round the map."""
    depth, window = ruler_size(size), grid.window
    right, bottom = grid.left + grid.width + 1, grid.top + grid.height + 1
    for number, name in enumerate(_names(board.columns, window.x, window.columns)):
        patch = label(name, "number", size, kit.theme.muted, kit.theme.paper, (grid.size - 2, depth - 2))
        for y in (grid.top - depth, bottom + 1):
            canvas.paste(patch, grid.left + number * grid.size + 1, y)
    for number, name in enumerate(_names(board.rows, window.y, window.rows)):
        patch = label(name, "number", size, kit.theme.muted, kit.theme.paper, (depth - 2, grid.size - 2))
        for x in (grid.left - depth, right + 1):
            canvas.paste(patch, x, grid.top + number * grid.size + 1)
