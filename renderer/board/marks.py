"""Marks on the map: numbered discs, ghosts of a tile, frames, tags and crosses."""

from functools import lru_cache

from PIL import Image, ImageDraw

from renderer import palette
from renderer.board.window import Grid
from renderer.canvas import Canvas
from renderer.catalogue import look_at
from renderer.kit import Kit, on_paper
from renderer.palette import RGB, blend
from renderer.scene.board import Colour, Laid, Mark, Part, Spot
from renderer.text import clean, fit, font, measure
from renderer.themes import Theme

__all__ = ["cross", "disc", "ghost", "lay", "mark", "part", "tag"]

_FINE = 4
"""How much larger round things are drawn before they are reduced."""
_CREAM: RGB = (255, 250, 235)
_DARK: RGB = (30, 24, 18)
_GRASS: RGB = (139, 178, 84)
_COVERS = [255 if alpha > 70 else 0 for alpha in range(256)]


def lay(canvas: Canvas, image: Image.Image, x: int, y: int) -> None:
    """Lay a see-through image on the canvas, at its north-western corner."""
    under = canvas.cut((x, y, x + image.width, y + image.height))
    sheet = palette.rgb(under)
    sheet.paste(image, (0, 0), image)
    canvas.paste(palette.indices(sheet), x, y)


def disc(kit: Kit, text: str, diameter: int, *, colour: Colour | None = None) -> Image.Image:
    """Give a disc with a word (RGBA): in the theme's colour or in a seat's. Long words widen it to a pill."""
    key = ("disc", kit.theme.name, text, diameter, colour)
    return kit.shelf.get(key, lambda: _disc(kit, text, diameter, colour))


def _disc(kit: Kit, text: str, diameter: int, colour: Colour | None) -> Image.Image:
    body, ink = (kit.theme.disc, kit.theme.disc_ink)
    if colour:
        body, ink = kit.theme.seats[colour].body, kit.theme.seats[colour].ink
    text, size = fit(clean(text, "number"), "number", (round(diameter * 0.66), round(diameter * 0.54)), diameter * 3)
    width = max(diameter, measure(text, "number", size) + diameter // 3)
    image = Image.new("RGBA", (width * _FINE, diameter * _FINE))
    draw = ImageDraw.Draw(image)
    edge = max(_FINE, round(diameter * 0.06 * _FINE))
    radius = image.height // 2
    for inset, fill in ((0, _CREAM if colour else _DARK), (edge, body)):
        box = (inset, inset, image.width - 1 - inset, image.height - 1 - inset)
        draw.rounded_rectangle(box, radius - inset, fill=(*fill, 255))
    middle = (image.width / 2, image.height / 2)
    draw.text(middle, text, font=font("number", size * _FINE), fill=(*ink, 255), anchor="mm")
    return image.resize((width, diameter), Image.Resampling.LANCZOS)


def ghost(kit: Kit, canvas: Canvas, grid: Grid, spot: Spot) -> None:
    """Paint a legal spot: the tile as it could lie, pale, with its number, and a dot for each way it fits."""
    look, turns, at = look_at(spot.cell), len(spot.rotations), grid.at(spot.cell)
    key = ("pale", kit.theme.name, spot.tile, spot.rotations[0], look, grid.size)
    tile = (spot.tile, spot.rotations[0], look, grid.size)
    canvas.paste(kit.shelf.get(key, lambda: palette.mapped(kit.tiles.patch(*tile), _pale(kit.theme))), *at)
    canvas.paste(_badge(kit, spot.label, turns, grid.size), *at, _outline(kit, spot.label, turns, grid.size))


@lru_cache(maxsize=16)
def _pale(theme: Theme) -> bytes:
    """Give for each index that of its pale shade: a ghost is looked up, not blended."""
    colours = Image.frombytes("RGB", (256, 1), palette.BYTES)
    return palette.indices(Image.blend(Image.new("RGB", (256, 1), theme.paper), colours, theme.ghost)).tobytes()


def _badge(kit: Kit, label: str, turns: int, size: int) -> Image.Image:
    """Give what is drawn over a ghost, as indices; its soft edges are blended with pale grass."""
    key = ("badge", kit.theme.name, label, turns, size)
    return kit.shelf.get(key, lambda: on_paper(_spot_marks(kit, label, turns, size), _pale_grass(kit.theme)))


def _pale_grass(theme: Theme) -> RGB:
    return blend(theme.paper, _GRASS, theme.ghost)


def _outline(kit: Kit, label: str, turns: int, size: int) -> Image.Image:
    """Give where a badge covers the ghost."""
    key = ("outline", kit.theme.name, label, turns, size)
    return kit.shelf.get(key, lambda: _spot_marks(kit, label, turns, size).getchannel("A").point(_COVERS))


def _spot_marks(kit: Kit, label: str, turns: int, size: int) -> Image.Image:
    image = Image.new("RGBA", (size, size))
    draw = ImageDraw.Draw(image)
    _dashes(draw, size, kit.theme.disc, _DARK)
    _turns(draw, size, turns, kit.theme.disc)
    if label:
        number = disc(kit, label, round(size * 0.46))
        image.alpha_composite(number, ((size - number.width) // 2, (size - number.height) // 2))
    return image


def _dashes(draw: ImageDraw.ImageDraw, size: int, colour: RGB, shadow: RGB, count: int = 8) -> None:
    width = max(2, size // 36)
    draw.rectangle((0, 0, size - 1, size - 1), outline=(*shadow, 255), width=width + 1)
    for number in range(count):
        start, end = round(size * (number + 0.18) / count), round(size * (number + 0.82) / count)
        for near in (1, size - 1 - width):
            draw.rectangle((start, near, end, near + width - 1), fill=(*colour, 255))
            draw.rectangle((near, start, near + width - 1, end), fill=(*colour, 255))


def _turns(draw: ImageDraw.ImageDraw, size: int, count: int, colour: RGB) -> None:
    """Draw a dot for each rotation that fits, where there is more than one."""
    if count == 1:
        return
    radius, step = max(2, size // 26), max(6, size // 9)
    y = size - max(7, size // 8)
    for number in range(count):
        x = size // 2 + round((number - (count - 1) / 2) * step)
        draw.ellipse((x - radius - 1, y - radius - 1, x + radius + 1, y + radius + 1), fill=(*_DARK, 255))
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=(*colour, 255))


def tag(kit: Kit, canvas: Canvas, grid: Grid, laid: Laid, corner: tuple[float, float]) -> None:
    """Frame a tile laid since the viewer's last move in its player's colour, and number it in a corner."""
    width = max(5, grid.size // 14)
    x, y = (place - width // 2 for place in grid.at(laid.cell))
    key = ("frame", kit.theme.name, laid.colour, grid.size)
    frame = kit.shelf.get(key, lambda: _frame(kit.theme.seats[laid.colour].body, grid.size, width))
    side = grid.size + width // 2 * 2
    canvas.paste(frame, x, y, kit.shelf.get(("hole", side, width), lambda: _hole(side, width)))
    if laid.label:
        diameter = max(20, round(grid.size * 0.34))
        room = side - diameter
        _number(kit, canvas, laid, diameter, (x + round(corner[0] * room), y + round(corner[1] * room)))


def _number(kit: Kit, canvas: Canvas, laid: Laid, diameter: int, at: tuple[int, int]) -> None:
    """Lay a frame's number as if on grass: a firm edge costs a tenth of a blended one and looks the same on a map."""
    key = (kit.theme.name, laid.label, laid.colour, diameter)
    number = disc(kit, laid.label, diameter, colour=laid.colour)
    patch = kit.shelf.get(("number", *key), lambda: on_paper(number, _GRASS))
    canvas.paste(patch, *at, kit.shelf.get(("edge", *key), lambda: number.getchannel("A").point(_COVERS)))


def _frame(body: RGB, size: int, width: int) -> Image.Image:
    """Give a frame round a tile: the player's colour between two light lines, so that black shows on dark paper."""
    side = size + width // 2 * 2
    sheet = Canvas(side, side, body)
    sheet.frame((0, 0, side, side), _CREAM, 1)
    sheet.frame((width, width, side - width, side - width), _CREAM, 1)
    return sheet.picture()


def _hole(side: int, width: int) -> Image.Image:
    """Give the mask of a frame."""
    mask = Image.new("L", (side, side), 255)
    mask.paste(0, (width + 1, width + 1, side - width - 1, side - width - 1))
    return mask


def cross(kit: Kit, canvas: Canvas, box: tuple[int, int, int, int]) -> None:
    """Cross out a cell where no tile can fit any more."""
    x0, y0, x1, y1 = box
    inset, width = (x1 - x0) // 4, max(3, (x1 - x0) // 20)
    soft = blend(kit.theme.paper, kit.theme.cross, 0.85)
    canvas.line((x0 + inset, y0 + inset), (x1 - inset, y1 - inset), soft, width)
    canvas.line((x0 + inset, y1 - inset), (x1 - inset, y0 + inset), soft, width)


def mark(kit: Kit, canvas: Canvas, grid: Grid, spot: Mark, at: tuple[float, float]) -> None:
    """Set a disc with a word at a place of a tile; for several owners the colours stand side by side under it."""
    x, y = grid.at(spot.cell)
    colour = spot.colours[0] if len(spot.colours) == 1 else None
    number = disc(kit, spot.label, max(22, round(grid.size * 0.34)), colour=colour)
    left = round(x + at[0] * grid.size - number.width / 2)
    top = round(y + at[1] * grid.size - number.height / 2)
    left = min(max(left, grid.left), grid.left + grid.width - number.width)
    top = min(max(top, grid.top), grid.top + grid.height - number.height)
    lay(canvas, number, left, top)
    if len(spot.colours) > 1:
        _badges(kit, canvas, spot.colours, (left + number.width // 2, top + number.height), max(12, grid.size // 6))


def _badges(kit: Kit, canvas: Canvas, colours: tuple[Colour, ...], middle: tuple[int, int], size: int) -> None:
    left = middle[0] - size * len(colours) // 2
    for number, colour in enumerate(colours):
        lay(canvas, disc(kit, "", size, colour=colour), left + number * size, middle[1] - size // 4)


def part(kit: Kit, canvas: Canvas, grid: Grid, region: Part) -> None:
    """Frame a part of the map and set its number in the corner."""
    x0, y0 = grid.at((min(region.first[0], region.last[0]), min(region.first[1], region.last[1])))
    x1, y1 = grid.at((max(region.first[0], region.last[0]) + 1, max(region.first[1], region.last[1]) + 1))
    width = max(4, grid.size // 16)
    canvas.frame((x0 + 1, y0 + 1, x1 - 1, y1 - 1), _DARK, width + 2)
    canvas.frame((x0 + 2, y0 + 2, x1 - 2, y1 - 2), kit.theme.disc, width)
    number = disc(kit, region.label, round(min(grid.size * 0.75, 90)))
    lay(canvas, number, x0 + width + 6, y0 + width + 6)
