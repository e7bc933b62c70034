"""The small map of the whole, with a frame around the part that the picture shows."""

from functools import lru_cache

from PIL import Image, ImageFilter, ImageOps

from renderer import palette
from renderer.art import sign_mask
from renderer.board.window import Grid, Window, extent
from renderer.canvas import Canvas
from renderer.catalogue import look_at
from renderer.kit import Kit
from renderer.panel import Box
from renderer.scene.board import DrawnBoard, FreshTile
from renderer.themes import SeatColours

_SMALLEST, _LARGEST = 3, 24
_LIGHT = (255, 252, 240)
_LEAST_SIGNED = 8
"""The least side of a tile with figures: on smaller ones these would hide the map."""
_DOT = 7
"""The least size of a figure, in pixels; it has the shape of its seat's sign."""


def paint_mini(kit: Kit, canvas: Canvas, box: Box, board: DrawnBoard, shown: Window) -> None:
    """Paint the whole map into a box: tiles, figures as their seats' signs, the last moves framed, and the part shown."""
    whole = extent(board)
    size = min((box[2] - box[0] - 4) // whole.columns, (box[3] - box[1] - 4) // whole.rows)
    size = min(max(size, _SMALLEST), _LARGEST)
    left = (box[0] + box[2] - whole.columns * size) // 2
    grid = Grid(whole, size, left, (box[1] + box[3] - whole.rows * size) // 2)
    canvas.fill(box, kit.theme.card)
    for tile in board.tiles:
        canvas.paste(kit.tiles.patch(tile.tile, tile.rotation, look_at(tile.cell), size), *grid.at(tile.cell))
    for spot in board.spots:
        x0, y0, x1, y1 = grid.box(spot.cell)
        canvas.frame((x0, y0, x1, y1), kit.theme.disc, 1)
    for figure in board.figures if size >= _LEAST_SIGNED else ():
        x, y = grid.at(figure.cell)
        dot, edge = _dot(kit.theme.seats[figure.colour], max(_DOT, size * 3 // 4))
        canvas.paste(dot, x + (size - dot.width) // 2, y + (size - dot.width) // 2, edge)
    for laid in board.laid:
        _frame_move(kit, canvas, grid, laid)
    x0, y0 = grid.at((shown.x, shown.y))
    x1, y1 = x0 + shown.columns * size, y0 + shown.rows * size
    canvas.frame((max(x0 - 2, box[0]), max(y0 - 2, box[1]), min(x1 + 2, box[2]), min(y1 + 2, box[3])), kit.theme.ink, 2)


def _frame_move(kit: Kit, canvas: Canvas, grid: Grid, laid: FreshTile) -> None:
    """Frame a new tile in its player's colour."""
    x0, y0, x1, y1 = grid.box(laid.cell)
    canvas.frame((x0 - 1, y0 - 1, x1 + 1, y1 + 1), _LIGHT, 1)
    canvas.frame((x0, y0, x1, y1), kit.theme.seats[laid.colour].body, 2)


@lru_cache(maxsize=64)
def _dot(seat: SeatColours, size: int) -> tuple[Image.Image, Image.Image]:
    """Return a seat's sign in its colour, as a patch with a rim and its mask."""
    sign = ImageOps.expand(sign_mask(seat.sign, size), 1).point([0] * 100 + [255] * 156)
    patch = Image.new("L", sign.size, palette.nearest(seat.ink))
    patch.paste(palette.nearest(seat.body), (0, 0), sign)
    return patch, sign.filter(ImageFilter.MaxFilter(3)).convert("1")
