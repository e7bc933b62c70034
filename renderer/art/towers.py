"""Towers with their tiers, and the figure on top."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from PIL import Image, ImageDraw, ImageFilter, ImageFont

from renderer.art.canvas import ArtCanvas, Mask
from renderer.art.drawing import Point
from renderer.art.textures import CREAM, INK, STONE, STONE_LINE, STONE_SHADE, tone

MODEL = 384
TOWER_FOOT: Point = (0.5, 0.90)
"""The position of the middle of a tower's foundation in its picture."""
STEP, MOST = 0.115, 5
"""The visible height of a tier, and how many tiers have it before they are drawn closer together."""
TALLEST = 0.56
_TOP = 0.44
"""The side of the figure on top, in tiles."""
NUMBER_FONT = files("fontpkg_fira_sans_condensed") / "files" / "FiraSansCondensed-SemiBold.ttf"


def draw_tower(height: int, size: int, top: Image.Image | None = None) -> Image.Image:
    """Draw a tower of this many tiers in a transparent square as wide as a tile, with a figure's picture on top if given."""
    if height < 1:
        raise ValueError("a tower has at least one tier")
    picture = _tower(height).copy()
    if top:
        x, y, side = (round(MODEL * part) for part in tower_top(height))
        picture.alpha_composite(top.convert("RGBA").resize((side, side), Image.Resampling.LANCZOS), (x, y))
    if height > 1:
        _number(picture, height)
    return picture.resize((size, size), Image.Resampling.LANCZOS)


def tower_top(height: int) -> tuple[float, float, float]:
    """Return the north-western corner and the side of the figure on top, in parts of the tower's picture."""
    summit = TOWER_FOOT[1] - _rise(height) - 0.035
    return (1 - _TOP) / 2, max(0.0, summit - 0.8 * _TOP), _TOP


def _rise(height: int) -> float:
    """Return the platform's height above the foot. Tall towers rise less with each tier."""
    return min(TALLEST, STEP * min(height, MOST) - 0.01 * max(0, min(height, MOST) - 3))


@lru_cache(maxsize=12)
def _tower(height: int) -> Image.Image:
    picture = Image.new("RGBA", (MODEL, MODEL), (14, 10, 6, 0))
    x, y = TOWER_FOOT
    rise = _rise(height)
    shadow = Mask(MODEL)
    shadow.area(
        [(x - 0.06, y + 0.05), (x + 0.14, y + 0.06), (x + 0.20 + rise * 0.25, y - rise * 0.35), (x + 0.12, y - rise * 0.5)]
    )
    picture.putalpha(shadow.image.filter(ImageFilter.BoxBlur(MODEL * 0.02)).point([v * 2 // 5 for v in range(256)]))
    canvas = ArtCanvas(picture)
    tiers = min(height, 8)
    for tier in range(tiers):
        _tier(canvas, (x, y - rise * tier / tiers), 0.128 - 0.040 * tier / max(4, tiers), rise / tiers)
    _platform(canvas, (x, y - rise), 0.128 - 0.040 * tiers / max(4, tiers))
    return picture


def _tier(canvas: ArtCanvas, foot: Point, radius: float, rise: float) -> None:
    """Draw a ring of stones, lit on its left, dark on its right."""
    x, y = foot
    line, flat = 0.010, 0.36
    canvas.oval((x, y), radius + line, (radius + line) * flat, STONE_LINE)
    canvas.oblong(x - radius - line, y - rise, x + radius + line, y, STONE_LINE)
    for left, right, colour in (
        (-1, 1, STONE_SHADE),
        (-1, 0.35, STONE),
        (-0.8, -0.25, tone(STONE, 1.12)),
        (0.75, 1, tone(STONE_SHADE, 0.82)),
    ):
        canvas.oblong(x + radius * left, y - rise, x + radius * right, y, colour)
    canvas.oval((x, y), radius, radius * flat, STONE_SHADE)
    canvas.oval((x - radius * 0.24, y - 0.004), radius * 0.74, radius * flat * 0.96, STONE)
    for share in (-0.5, 0.05, 0.55):
        canvas.stroke([(x + radius * share, y - rise * 0.55), (x + radius * share, y + radius * flat * 0.7)], 0.006, STONE_SHADE)
    canvas.oval((x, y - rise), radius + line, (radius + line) * flat, STONE_LINE)


def _platform(canvas: ArtCanvas, middle: Point, radius: float) -> None:
    """Draw the top: a wooden floor behind merlons."""
    x, y = middle
    flat, line, reach = 0.42, 0.010, radius * 1.16
    canvas.oval((x, y - 0.004), reach + line, (reach + line) * flat, STONE_LINE)
    canvas.oval((x, y - 0.008), reach, reach * flat, STONE)
    canvas.oval((x, y - 0.010), reach * 0.74, reach * flat * 0.70, INK)
    canvas.oval((x, y - 0.007), reach * 0.68, reach * flat * 0.62, (150, 104, 62))
    for across, down in ((-0.92, 0.0), (-0.48, 0.72), (0.02, 0.92), (0.52, 0.72), (0.92, 0.0), (-0.48, -0.72), (0.48, -0.72)):
        at = (x + reach * across, y - 0.008 + reach * flat * down)
        canvas.oblong(at[0] - 0.024, at[1] - 0.040, at[0] + 0.024, at[1] + 0.010, STONE_LINE)
        canvas.oblong(at[0] - 0.016, at[1] - 0.032, at[0] + 0.016, at[1] + 0.004, tone(STONE, 1.06 if across < 0.3 else 0.88))


def _number(picture: Image.Image, height: int) -> None:
    """Write the number of tiers on a plate at the foot."""
    draw = ImageDraw.Draw(picture)
    font = ImageFont.truetype(str(NUMBER_FONT), round(MODEL * 0.17), layout_engine=ImageFont.Layout.BASIC)
    x, y = TOWER_FOOT[0] * MODEL, (TOWER_FOOT[1] - 0.035) * MODEL
    half = max(MODEL * 0.085, font.getlength(str(height)) / 2 + MODEL * 0.03)
    for grow, colour in ((0.018, (*INK, 255)), (0.0, (*CREAM, 255))):
        inset = grow * MODEL
        box = (x - half - inset, y - MODEL * 0.085 - inset, x + half + inset, y + MODEL * 0.085 + inset)
        draw.rounded_rectangle(box, MODEL * 0.05, fill=colour)
    draw.text((x, y), str(height), font=font, fill=(*INK, 255), anchor="mm")
