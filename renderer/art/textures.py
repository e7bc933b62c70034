"""Seamless textures: grass, streets, water, stone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderer.art.chance import Chance, octaves
from renderer.art.drawing import RGB

INK: RGB = (58, 46, 38)
CREAM: RGB = (245, 232, 203)
GRASS: tuple[RGB, ...] = ((113, 155, 67), (139, 178, 84), (164, 199, 105))
ROAD: RGB = (243, 231, 200)
ROAD_EDGE_COLOUR: RGB = (140, 113, 74)
WATER: RGB = (86, 160, 206)
WATER_EDGE: RGB = (52, 114, 168)
GLINT: RGB = (150, 203, 232)
BANK: RGB = (205, 186, 132)
CITY_GROUND: RGB = (208, 168, 112)
STONE: RGB = (205, 198, 184)
STONE_SHADE: RGB = (160, 150, 134)
STONE_LINE: RGB = (74, 66, 58)
SLATE: RGB = (88, 104, 132)
GOLD: RGB = (250, 206, 70)
ROYAL: RGB = (36, 92, 176)

Parts = tuple[tuple[int, float], ...]
GRASS_PARTS: Parts = ((5, 1.0), (11, 0.8), (40, 0.45), (150, 0.28))


def tone(colour: RGB, factor: float) -> RGB:
    """Return a lighter or darker tone of a colour."""
    red, green, blue = (max(0, min(255, round(value * factor))) for value in colour)
    return red, green, blue


def ramp(grey: Image.Image, stops: Sequence[RGB], contrast: float) -> Image.Image:
    """Colour a grey picture: black becomes the first stop, white the last."""
    bands = []
    for channel in range(3):
        table = []
        for value in range(256):
            place = max(0.0, min(1.0, ((value - 128) * contrast + 128) / 255)) * (len(stops) - 1)
            low = min(int(place), len(stops) - 2)
            a, b = stops[low][channel], stops[low + 1][channel]
            table.append(round(a + (b - a) * (place - low)))
        bands.append(grey.point(table))
    return Image.merge("RGB", bands)


@lru_cache(maxsize=4)
def _grass(name: str, size: int) -> Image.Image:
    return ramp(octaves(name, GRASS_PARTS, size), GRASS, 1.5)


@lru_cache(maxsize=4)
def _middle_mask(size: int) -> Image.Image:
    """Return a mask that is full in the middle of the tile and empty at its border."""
    mask = Image.new("L", (size, size), 0)
    ImageDraw.Draw(mask).rounded_rectangle((size * 0.12, size * 0.12, size * 0.88, size * 0.88), size * 0.2, fill=255)
    return mask.filter(ImageFilter.GaussianBlur(size * 0.033))


def grass(chance: Chance, size: int) -> Image.Image:
    """Return grass with the border that all tiles share and a middle of its own."""
    ground = _grass("border", size).copy()
    inner = ImageChops.offset(_grass("middle", size), chance.whole(0, size - 1), chance.whole(0, size - 1))
    ground.paste(inner, (0, 0), _middle_mask(size))
    return ground


@lru_cache(maxsize=4)
def city_ground(size: int) -> Image.Image:
    """Return the trodden earth of a city."""
    grey = octaves("city", ((9, 1.0), (70, 0.9), (170, 0.5)), size)
    return ramp(grey, ((186, 143, 90), CITY_GROUND, (224, 190, 138)), 1.4)


@lru_cache(maxsize=4)
def road_ground(size: int) -> Image.Image:
    """Return the cream ground of roads, with a little gravel."""
    grey = octaves("road", ((60, 1.0), (150, 0.8)), size)
    return ramp(grey, ((226, 209, 170), ROAD, (250, 242, 220)), 1.3)


@lru_cache(maxsize=4)
def paving(size: int) -> Image.Image:
    """Return the flagstones of squares, bridges and yards."""
    grey = octaves("paving", ((24, 1.0), (90, 0.8)), size)
    stone = ramp(grey, ((178, 168, 148), (200, 191, 172), (216, 208, 192)), 1.4)
    draw = ImageDraw.Draw(stone)
    step = size / 32
    joint = max(1, round(size * 0.003))
    for row in range(32):
        y = row * step
        draw.line((0, y, size, y), fill=(166, 155, 136), width=joint)
        for column in range(-1, 33):
            x = (column + (0.5 if row % 2 else 0.0)) * step * 1.0
            draw.line((x, y, x, y + step), fill=(166, 155, 136), width=joint)
    return stone


@lru_cache(maxsize=4)
def water(size: int) -> Image.Image:
    """Return the river's water."""
    grey = octaves("water", ((7, 1.0), (26, 0.6), (80, 0.3)), size)
    return ramp(grey, ((70, 142, 194), WATER, (104, 176, 216)), 1.3)
