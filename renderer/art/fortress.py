"""The fortress of twelve cells: its walls, and the three outposts with rows of places for defenders."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from PIL import Image, ImageDraw, ImageFont

from renderer.art.buildings import turret
from renderer.art.canvas import ArtCanvas, Mask
from renderer.art.chance import Chance
from renderer.art.curves import Path, bezier, part
from renderer.art.drawing import RGB, Point
from renderer.art.nature import tree
from renderer.art.plan import BANK_WIDTH, RIVER_WIDTH, WALL_WIDTH
from renderer.art.signs import BANNERS, PAPER, banner
from renderer.art.terrain import Terrain
from renderer.art.textures import (
    BANK,
    GLINT,
    INK,
    SLATE,
    STONE,
    STONE_LINE,
    STONE_SHADE,
    WATER_EDGE,
    city_ground,
    grass,
    paving,
    tone,
    water,
)
from renderer.art.towers import NUMBER_FONT

COLUMNS, LINES = 4, 3
OUTPOSTS = ("knights", "travellers", "monks")
"""The outposts from north to south."""
LEFT, RIGHT, TOP, BOTTOM = 0.34, 3.66, 0.36, 2.64
"""The position of the walls, in tiles from the north-western corner."""
BAND = (BOTTOM - TOP - 0.16) / 3
CELL = 0.150
"""The radius of a cell in a row."""
RIVER_ENDS: tuple[Path, Path] = (
    ((-0.03, 0.5), *bezier((0.05, 0.5), (0.20, 0.5), (0.20, 0.72), (LEFT, 0.72), 16)),
    ((4.03, 2.5), *bezier((3.95, 2.5), (3.80, 2.5), (3.80, 2.28), (RIGHT, 2.28), 16)),
)
"""Both ends of the river, from the border to the water gate; between them it runs below the fortress."""


@dataclass(frozen=True)
class OutpostSpots:
    """The places in an outpost, in tiles from the fortress's north-western corner."""

    row: tuple[Point, ...]
    """The cells of the row in the order in which they fill, the dark one last."""
    follower: Point
    """The cell that holds a pile of followers."""
    catapult: Point


def row_cells(row: int) -> tuple[int, str]:
    """Return how many cells a row shows if this many count, and the label of the dark one: 3 players, or 5 and more."""
    if not 4 <= row <= 7:
        raise ValueError(f"no row of the fortress has {row} cells")
    return (5, "3") if row < 6 else (7, "5+")


def fortress_spots(row: int) -> dict[str, OutpostSpots]:
    """Return where the defenders and the catapult of each outpost stand if a row has this many cells."""
    cells, _ = row_cells(row)
    found = {}
    for number, outpost in enumerate(OUTPOSTS):
        y = TOP + 0.08 + BAND * (number + 0.5)
        found[outpost] = OutpostSpots(_row(cells, y)[:row], (2.68, y), (3.25, y))
    return found


def _row(cells: int, y: float) -> tuple[Point, ...]:
    """Return the cells in two staggered lines, from left to right."""
    step, start = (0.30, 1.02) if cells == 5 else (0.212, 0.97)
    return tuple((start + step * place, y + (-0.165 if place % 2 == 0 else 0.165)) for place in range(cells))


def draw_fortress(row: int, look: int, size: int = 640) -> tuple[Image.Image, ...]:
    """Draw the twelve cells, row by row from the north-west, for the side of the board with this many cells per row."""
    whole = _fortress(row, look, size)
    return tuple(whole.crop((x * size, y * size, (x + 1) * size, (y + 1) * size)) for y in range(LINES) for x in range(COLUMNS))


def fortress_fields(size: int) -> Image.Image:
    """Draw the fields outside the walls: 1 north and 2 south of the river's two ends, 0 elsewhere."""
    image = Image.new("L", (COLUMNS * size, LINES * size))
    draw = ImageDraw.Draw(image)
    west, east = RIVER_ENDS
    north = [(COLUMNS, 0.0), (0.0, 0.0), *west, *reversed(east)]
    south = [(0.0, LINES), (COLUMNS, LINES), *east, *reversed(west)]
    for number, outline in enumerate((north, south), start=1):
        draw.polygon([(x * size, y * size) for x, y in outline], fill=number)
    draw.rectangle((LEFT * size, TOP * size, RIGHT * size, BOTTOM * size), fill=0)
    for path in RIVER_ENDS:
        draw.line([(x * size, y * size) for x, y in path], fill=0, width=round(BANK_WIDTH * size))
    return image


def fortress_grounds(size: int) -> Image.Image:
    """Draw the kind of ground of each pixel outside the walls, as numbers of `Terrain`; 255 within them."""
    image = fortress_fields(size).point([255] + [int(Terrain.FIELD)] * 255)
    draw = ImageDraw.Draw(image)
    for path in RIVER_ENDS:
        draw.line([(x * size, y * size) for x, y in path], fill=int(Terrain.RIVER), width=round(BANK_WIDTH * size), joint="curve")
    wall = WALL_WIDTH * 1.3
    draw.rectangle([value * size for value in (LEFT - wall, TOP - wall, RIGHT + wall, BOTTOM + wall)], fill=255)
    return image


class FortressGround:
    """The picture of the whole fortress, measured in tiles."""

    def __init__(self, size: int, chance: Chance) -> None:
        self.size = size
        self.chance = chance
        self.image = Image.new("RGB", (COLUMNS * size, LINES * size))
        meadow = grass(Chance("fortress"), size)
        for x in range(COLUMNS):
            for y in range(LINES):
                self.image.paste(meadow, (x * size, y * size))
        self.draw = ImageDraw.Draw(self.image)

    @property
    def canvas(self) -> ArtCanvas:
        """Return a canvas whose unit is the tile."""
        return ArtCanvas(self.image, self.size)

    def spread(self, texture: Image.Image, box: tuple[float, float, float, float]) -> None:
        """Cover a rectangle with a seamless texture."""
        left, top, right, bottom = (round(value * self.size) for value in box)
        sheet = Image.new("RGB", (right - left, bottom - top))
        for x in range(0, sheet.width, texture.width):
            for y in range(0, sheet.height, texture.height):
                sheet.paste(texture, (x, y))
        self.image.paste(sheet, (left, top))


def _fortress(row: int, look: int, size: int) -> Image.Image:
    cells, dark = row_cells(row)
    ground = FortressGround(size, Chance(f"fortress/{look}"))
    for path in RIVER_ENDS:
        _river(ground, path)
    _walls(ground)
    spots = fortress_spots(4 if cells == 5 else 6)
    full = fortress_spots(cells)
    for outpost in OUTPOSTS:
        _outpost(ground, outpost, spots[outpost], full[outpost], dark)
    _life(ground)
    _towers(ground)
    _edges(ground)
    return ground.image


def _river(ground: FortressGround, path: Path) -> None:
    """Draw one of the two ends of the river."""
    canvas = ground.canvas
    canvas.line(path, BANK_WIDTH, BANK)
    canvas.line(path, RIVER_WIDTH * 1.04, WATER_EDGE)
    x, y = (int(part(path, 0.5, 0.5, 1)[0][0]), int(path[0][1]))
    bed = Mask(ground.size)
    bed.line([(a - x, b - y) for a, b in path], RIVER_WIDTH * 0.86)
    ground.image.paste(water(ground.size), (x * ground.size, y * ground.size), bed.image)
    for offset in (-0.03, 0.03):
        canvas.line([(a, b + offset) for a, b in part(path, 0.3 + offset, 0.48 + offset, 5)], 0.009, GLINT)


def _walls(ground: FortressGround) -> None:
    canvas = ground.canvas
    corners = [(LEFT, TOP), (RIGHT, TOP), (RIGHT, BOTTOM), (LEFT, BOTTOM), (LEFT, TOP)]
    canvas.area([(x + 0.035, y + 0.045) for x, y in corners], (82, 112, 50))
    ground.spread(city_ground(ground.size), (LEFT, TOP, RIGHT, BOTTOM))
    width = WALL_WIDTH * 1.9
    canvas.line(corners, width * 1.36, STONE_LINE)
    canvas.line(corners, width, STONE_SHADE)
    canvas.line([(x - 0.006, y - 0.009) for x, y in corners], width * 0.62, STONE)
    for (x0, y0), (x1, y1) in pairwise(corners):
        count = round((abs(x1 - x0) + abs(y1 - y0)) / 0.095)
        for step in range(count):
            x, y = x0 + (x1 - x0) * (step + 0.5) / count, y0 + (y1 - y0) * (step + 0.5) / count
            dx, dy = (0.0, width / 2) if y0 == y1 else (width / 2, 0.0)
            canvas.stroke([(x - dx, y - dy), (x + dx, y + dy)], 0.012, STONE_LINE)
    for x, y in (RIVER_ENDS[0][-1], RIVER_ENDS[1][-1]):
        canvas.oblong(x - 0.075, y - 0.13, x + 0.075, y + 0.13, STONE_LINE)
        canvas.oblong(x - 0.060, y - 0.115, x + 0.060, y + 0.115, STONE)
        canvas.oblong(x - 0.060, y - 0.080, x + 0.060, y + 0.080, (34, 62, 92))
        for bar in (-0.045, 0.0, 0.045):
            canvas.stroke([(x - 0.06, y + bar), (x + 0.06, y + bar)], 0.010, STONE_LINE)


def _outpost(ground: FortressGround, outpost: str, light: OutpostSpots, full: OutpostSpots, dark: str) -> None:
    """Draw an outpost: a court in its own colour, its pennant, its cells."""
    canvas, (_, y) = ground.canvas, full.follower
    left, right, half = LEFT + 0.085, RIGHT - 0.085, BAND / 2 - 0.03
    colour = BANNERS[outpost]
    canvas.oblong(left - 0.012, y - half - 0.012, right + 0.012, y + half + 0.012, STONE_LINE)
    canvas.oblong(left, y - half, right, y + half, tone(colour, 1.15))
    ground.spread(paving(ground.size), (left + 0.03, y - half + 0.03, right - 0.03, y + half - 0.03))
    banner(canvas, (left + 0.205, y), 0.162, outpost)
    for at in full.row:
        if at in light.row:
            _cell(canvas, at, (236, 222, 190), colour)
        else:
            _cell(canvas, at, (92, 78, 64), colour)
            _label(ground, at, dark)
    _follower_cell(canvas, full.follower, colour)
    _catapult_cell(canvas, full.catapult, colour)


def _cell(canvas: ArtCanvas, at: Point, fill: RGB, rim: RGB) -> None:
    canvas.disc((at[0] + 0.010, at[1] + 0.014), CELL, (140, 128, 106))
    canvas.disc(at, CELL, INK)
    canvas.disc(at, CELL - 0.013, rim)
    canvas.disc(at, CELL - 0.036, fill)


def _label(ground: FortressGround, at: Point, text: str) -> None:
    font = ImageFont.truetype(str(NUMBER_FONT), max(6, round(ground.size * 0.15)), layout_engine=ImageFont.Layout.BASIC)
    place = (at[0] * ground.size, at[1] * ground.size)
    ground.draw.text(place, text, font=font, fill=PAPER, anchor="mm")


def _follower_cell(canvas: ArtCanvas, at: Point, rim: RGB) -> None:
    """Draw a large place with a follower's shape in the floor."""
    x, y = at
    for radius, colour in ((0.285, INK), (0.268, rim), (0.238, (222, 206, 172))):
        canvas.disc(at, radius, colour)
    shape = tone((222, 206, 172), 0.80)
    canvas.disc((x, y - 0.105), 0.062, shape)
    canvas.area([(x - 0.05, y - 0.06), (x - 0.16, y), (x - 0.15, y + 0.04), (x - 0.075, y + 0.035), (x - 0.125, y + 0.165),
                 (x - 0.03, y + 0.165), (x, y + 0.10), (x + 0.03, y + 0.165), (x + 0.125, y + 0.165), (x + 0.075, y + 0.035),
                 (x + 0.15, y + 0.04), (x + 0.16, y), (x + 0.05, y - 0.06)], shape)  # fmt: skip


def _catapult_cell(canvas: ArtCanvas, at: Point, rim: RGB) -> None:
    """Draw a square place of planks with the outline of wheels."""
    x, y = at
    for half, colour in ((0.275, INK), (0.258, rim), (0.228, (176, 138, 92))):
        canvas.oblong(x - half, y - half, x + half, y + half, colour)
    for plank in range(1, 5):
        level = y - 0.228 + plank * 0.0912
        canvas.stroke([(x - 0.228, level), (x + 0.228, level)], 0.010, (142, 106, 66))
    for side in (-0.11, 0.11):
        canvas.disc((x + side, y + 0.10), 0.075, (132, 96, 58))
        canvas.disc((x + side, y + 0.10), 0.045, (176, 138, 92))
    canvas.stroke([(x - 0.15, y - 0.13), (x + 0.12, y + 0.05)], 0.030, (132, 96, 58))


def _towers(ground: FortressGround) -> None:
    """Draw tall towers on the corners; those of the south wall are low, so that they hide no cell."""
    canvas = ground.canvas
    for x in (1.18, 2.0, 2.82):
        turret(canvas, (x, TOP + 0.03), 0.060, 0.08, SLATE)
    for x in (LEFT, RIGHT):
        turret(canvas, (x, TOP + 0.03), 0.085, 0.11, SLATE)
        turret(canvas, (x, 1.53), 0.060, 0.08, SLATE)
        turret(canvas, (x, BOTTOM + 0.03), 0.085, 0.11, SLATE)
    for x in (1.18, 2.0, 2.82):
        turret(canvas, (x, BOTTOM + 0.03), 0.060, 0.05, None)


def _life(ground: FortressGround) -> None:
    """Draw trees on the strip of grass outside the walls, clear of the river and the border."""
    chance = ground.chance
    for number in range(46):
        x = chance.between(0.06, 3.94)
        y = chance.one((chance.between(0.05, 0.20), chance.between(2.82, 2.94)))
        if number % 4 == 0:
            x, y = chance.one((chance.between(0.06, 0.20), chance.between(3.80, 3.94))), chance.between(0.1, 2.9)
        if (x < 0.5 and 0.3 < y < 0.95) or (x > 3.5 and 2.05 < y < 2.7):
            continue
        tree(ground.canvas, (x, y), chance.between(0.022, 0.036), chance.between(0.92, 1.1))


def _edges(ground: FortressGround) -> None:
    """Draw the faint line that every tile has, here around the whole fortress."""
    mask = Image.new("L", ground.image.size, 0)
    ImageDraw.Draw(mask).rectangle((0, 0, mask.width - 1, mask.height - 1), outline=87, width=max(1, round(0.007 * ground.size)))
    ground.image.paste((44, 38, 22), (0, 0), mask)
