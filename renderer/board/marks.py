"""Marks on the map: ghosts of a tile with their names, frames, tags, parts and crosses."""

from collections.abc import Container
from functools import lru_cache
from itertools import product

from PIL import Image

from renderer import palette
from renderer.board.discs import CREAM, DARK, disc, firm_disc, readable, within
from renderer.board.window import Grid
from renderer.canvas import Canvas
from renderer.catalogue import look_at
from renderer.kit import Kit
from renderer.palette import RGB
from renderer.scene.board import Cell, FreshTile, GhostTile, PartFrame
from renderer.themes import Theme

_CROSS = 0.39
"""The distance of a cross from its cell's edge, in tiles."""
_SIGN_SHARE, _LEAST_SIGN = 0.27, 22
"""The size of the sign on a framed tile, in tiles, and the least in pixels."""


def lay(canvas: Canvas, image: Image.Image, x: int, y: int) -> None:
    """Lay a see-through image on the canvas, at its north-western corner."""
    under = canvas.cut((x, y, x + image.width, y + image.height))
    sheet = palette.rgb(under)
    sheet.paste(image, (0, 0), image)
    canvas.paste(palette.indices(sheet), x, y)


def ghost(kit: Kit, canvas: Canvas, grid: Grid, spot: GhostTile) -> None:
    """Paint a legal spot: the tile as it could lie, pale."""
    size, (x, y) = grid.size, grid.at(spot.cell)
    tile = (spot.tile, spot.rotations[0], look_at(spot.cell), size)
    canvas.paste(kit.cache.get(("ghost", kit.theme.name, tile), lambda: _ghost(kit, tile)), x, y)


def name_spot(kit: Kit, canvas: Canvas, grid: Grid, spot: GhostTile, *, north: bool = False) -> None:
    """Write a legal spot's name at its southern edge, so that the tile can be seen; `north`: where a tower rises into it."""
    if spot.label:
        (x, y), size = grid.at(spot.cell), grid.size
        diameter = within(spot.label, readable(canvas.width, size), size - 4)
        patch, edge = firm_disc(kit.theme, spot.label, diameter, kit.theme.ghost)
        away = _dash_width(size)
        down = away if north else size - patch.height - away
        canvas.paste(patch, x + (size - patch.width) // 2, y + down, edge)


def _ghost(kit: Kit, tile: tuple[str, int, int, int]) -> Image.Image:
    """Return a pale tile in its dashed frame. To save time, nothing under the frame is paled: most ghosts are used once."""
    size = tile[-1]
    edge = _dash_width(size) + 1
    frame = kit.cache.get(("dashes", kit.theme.name, size), lambda: _dashes(kit.theme, size))
    box = (edge, edge, size - edge, size - edge)
    patch = frame.copy()
    patch.im.paste(kit.tile(*tile).im.crop(box).point(_paling(kit.theme), "L"), box)
    return patch


@lru_cache(maxsize=16)
def _paling(theme: Theme) -> bytes:
    """Return a table from each index to that of its pale shade: a ghost is looked up, not blended."""
    colours = Image.frombytes("RGB", (256, 1), palette.BYTES)
    return palette.indices(Image.blend(Image.new("RGB", (256, 1), theme.paper), colours, theme.ghost)).tobytes()


def _dash_width(size: int) -> int:
    return max(2, size // 36)


def _dashes(theme: Theme, size: int, count: int = 8) -> Image.Image:
    """Return a dashed frame on a dark one, as indices."""
    width, light = _dash_width(size), palette.nearest(theme.disc)
    image = Image.new("L", (size, size), palette.nearest(DARK))
    for number in range(count):
        start, end = round(size * (number + 0.18) / count), round(size * (number + 0.82) / count)
        for near in (1, size - 1 - width):
            image.paste(light, (start, near, end + 1, near + width))
            image.paste(light, (near, start, near + width, end + 1))
    return image


def frame(kit: Kit, canvas: Canvas, grid: Grid, laid: FreshTile) -> None:
    """Frame a tile laid since the viewer's last move in its player's colour."""
    x, y, side, width = _framed(grid, laid)
    north, south, beside = _bars(kit.theme.seats[laid.colour].body, side, width)
    canvas.paste(beside, x, y)
    canvas.paste(beside, x + side - width - 1, y)
    canvas.paste(north, x, y)
    canvas.paste(south, x, y + side - width - 1)


def _framed(grid: Grid, laid: FreshTile) -> tuple[int, int, int, int]:
    """Return a frame's north-western corner, its side, and the width of its bars."""
    width = max(5, grid.size // 13)
    x, y = grid.at(laid.cell)
    return x - width // 2, y - width // 2, grid.size + width // 2 * 2, width


def tag(kit: Kit, canvas: Canvas, grid: Grid, laid: FreshTile, corner: tuple[float, float]) -> None:
    """Set the player's sign into a corner of a framed tile. Do so after all frames, or a neighbour's would cover it."""
    x, y, side, _ = _framed(grid, laid)
    size = max(_LEAST_SIGN, round(grid.size * _SIGN_SHARE))
    patch, mask = kit.firm_badge(laid.colour, size)
    canvas.paste(patch, x + round(corner[0] * (side - size)), y + round(corner[1] * (side - size)), mask)


@lru_cache(maxsize=32)
def _bars(body: RGB, length: int, width: int) -> tuple[Image.Image, Image.Image, Image.Image]:
    """Return a frame's northern, southern and lateral bars: colour between two light lines, so that black is visible, too."""
    bar, index = Image.new("L", (length, width + 1), palette.nearest(CREAM)), palette.nearest(body)
    bar.paste(index, (1, 1, length - 1, width))
    for left in (1, length - width):  # where the bars meet, the inner line turns the corner
        bar.paste(index, (left, width, left + width - 1, width + 1))
    return bar, bar.transpose(Image.Transpose.FLIP_TOP_BOTTOM), bar.transpose(Image.Transpose.TRANSPOSE)


def cross(kit: Kit, canvas: Canvas, box: tuple[int, int, int, int]) -> None:
    """Cross out a cell where no tile can fit any more: small and grey, for it is no news."""
    x0, y0, x1, y1 = box
    inset, width = round((x1 - x0) * _CROSS), max(3, (x1 - x0) // 32)
    canvas.line((x0 + inset, y0 + inset), (x1 - inset, y1 - inset), kit.theme.cross, width)
    canvas.line((x0 + inset, y1 - inset), (x1 - inset, y0 + inset), kit.theme.cross, width)


def frame_choice(kit: Kit, canvas: Canvas, box: tuple[int, int, int, int], width: int) -> None:
    """Frame what can be chosen, as discs are: white between black lines."""
    x0, y0, x1, y1 = box
    line = max(2, width // 2)
    canvas.frame(box, DARK, width + 2 * line)
    canvas.frame((x0 + line, y0 + line, x1 - line, y1 - line), kit.theme.disc, width)


def part_box(grid: Grid, region: PartFrame) -> tuple[int, int, int, int] | None:
    """Return the columns and rows of a part that the picture shows: the western, northern, eastern and southern one."""
    window = grid.window
    (left, right), (top, bottom) = (sorted(line) for line in zip(region.first, region.last, strict=True))
    left, right = max(left, window.x), min(right, window.x + window.columns - 1)
    top, bottom = max(top, window.y), min(bottom, window.y + window.rows - 1)
    return None if left > right or top > bottom else (left, top, right, bottom)


def _part_line(grid: Grid) -> int:
    return max(4, grid.size // 20)


def part_frame(kit: Kit, canvas: Canvas, grid: Grid, box: tuple[int, int, int, int]) -> None:
    """Frame a part of the map."""
    (x0, y0), (x1, y1), width = grid.at(box[:2]), grid.at((box[2] + 1, box[3] + 1)), _part_line(grid)
    frame_choice(kit, canvas, (x0 + 1, y0 + 1, x1 - 1, y1 - 1), width)


def part_number(kit: Kit, canvas: Canvas, grid: Grid, box: tuple[int, int, int, int], label: str, taken: Container[Cell]) -> None:
    """Set a part's number where nothing lies and nothing is chosen; `taken`: where the number would cover something."""
    left, top, right, bottom = box
    free = (cell for cell in product(range(left, right + 1), range(top, bottom + 1)) if cell not in taken)
    cell = min(free, key=lambda cell: (cell[0] - left + cell[1] - top, cell[1]), default=(left, top))
    width = _part_line(grid)
    number = disc(kit, label, grid.size - 2 * width)
    x, y = grid.at(cell)
    lay(canvas, number, x + width, y + width)
