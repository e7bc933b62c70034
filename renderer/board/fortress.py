"""The fortress of twelve cells with its defenders and catapults."""

from PIL import Image

from renderer import palette
from renderer.art import draw_catapult, draw_fortress, fortress_fields, fortress_grounds, fortress_spots
from renderer.art.fortress import COLUMNS, LINES
from renderer.board.contrast import plain
from renderer.board.ground import Owned, lay_owners
from renderer.board.plates import count_plate
from renderer.board.window import Grid
from renderer.canvas import Canvas
from renderer.kit import Kit
from renderer.scene.board import DrawnFortress, Outpost

DEFENDER, PILED, CATAPULT, COUNT = 0.36, 0.36, 0.5, 0.15
"""The sizes, in tiles, of a figure in the row, one in the pile, a catapult, and the letters of a pile's number."""
_SPOTS = ((2.0, 0.15), (2.0, 2.85))
"""The middles of the fields outside the walls, north and south."""
HEAPS = (
    ((0.0, 0.0),),
    ((-0.12, 0.0), (0.12, 0.0)),
    ((0.0, -0.12), (-0.13, 0.1), (0.13, 0.1)),
    ((-0.13, -0.11), (0.13, -0.11), (-0.13, 0.12), (0.13, 0.12)),
    ((-0.14, -0.12), (0.14, -0.12), (0.0, 0.0), (-0.14, 0.13), (0.14, 0.13)),
    ((-0.14, -0.15), (0.14, -0.15), (-0.14, 0.0), (0.14, 0.0), (-0.14, 0.15), (0.14, 0.15)),
)
"""The positions of a pile's figures, by the number of colours."""


def paint_fortress(kit: Kit, canvas: Canvas, grid: Grid, fortress: DrawnFortress, *, greyed: bool) -> None:
    """Paint the fortress and the figures in it; greyed in a picture of owners."""
    key = ("fortress", kit.theme.name, grid.size, fortress, greyed)
    canvas.paste(kit.cache.get(key, lambda: _patch(kit, fortress, grid.size, greyed=greyed)), *grid.at(fortress.cell))


def _patch(kit: Kit, fortress: DrawnFortress, size: int, *, greyed: bool) -> Image.Image:
    image = walls(kit, fortress.row, size)
    if greyed:
        owned = [Owned(number, colours, _SPOTS[number]) for number, colours in enumerate(fortress.fields)]
        lay_owners(kit, image, fortress_fields(size), owned, size)
    for outpost in fortress.outposts:
        _man(kit, image, fortress.row, outpost, size)
    return palette.indices(image)


def walls(kit: Kit, row: int, size: int) -> Image.Image:
    """Return the fortress without anybody in it, in the theme's plain grounds if it has any."""
    image = palette.rgb(kit.cache.get(("walls", row, size), lambda: _walls(row, size)))
    if kit.theme.grounds:
        plain(image, fortress_grounds(size), kit.theme, size)
    return image


def _walls(row: int, size: int) -> Image.Image:
    whole = Image.new("RGB", (COLUMNS * size, LINES * size))
    for number, cell in enumerate(draw_fortress(row, 0, size)):
        whole.paste(cell, (number % COLUMNS * size, number // COLUMNS * size))
    return palette.indices(whole)


def _man(kit: Kit, image: Image.Image, row: int, outpost: Outpost, size: int) -> None:
    """Set an outpost's defenders and its catapult."""
    spots = fortress_spots(row)[outpost.kind]
    side = round(DEFENDER * size)
    for colour, spot in zip(outpost.row, spots.row, strict=False):
        if colour:
            _set(image, kit.figure("follower", colour, side), spot, size)
    for (colour, count), (x, y) in zip(outpost.pile, HEAPS[max(0, len(outpost.pile) - 1)], strict=False):
        at = (spots.follower[0] + x, spots.follower[1] + y)
        _set(image, kit.figure("follower", colour, round(PILED * size)), at, size)
        if count > 1:
            plate = palette.rgb(count_plate(str(count), max(9, round(COUNT * size))))
            image.paste(plate, (round((at[0] + 0.02) * size), round((at[1] - 0.02) * size) - plate.height))
    if outpost.catapult:
        _set(image, draw_catapult(round(CATAPULT * size)), spots.catapult, size)


def _set(image: Image.Image, piece: Image.Image, at: tuple[float, float], size: int) -> None:
    image.paste(piece, (round(at[0] * size - piece.width / 2), round(at[1] * size - piece.height / 2)), piece)
