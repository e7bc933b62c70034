"""Houses, churches and towers, drawn upright from their base and lit from the left."""

from __future__ import annotations

from renderer.art.canvas import ArtCanvas
from renderer.art.chance import Chance
from renderer.art.drawing import RGB, Point
from renderer.art.textures import CREAM, GOLD, INK, SLATE, STONE, STONE_LINE, STONE_SHADE, tone

ROOFS: tuple[RGB, ...] = ((186, 92, 60), (202, 118, 74), (164, 78, 56), (208, 140, 92), (142, 84, 64), (176, 104, 80))
GLASS: RGB = (70, 84, 110)
DOOR: RGB = (92, 62, 42)
RED_ROOF: RGB = (176, 64, 46)
LINE = 0.006


def house(canvas: ArtCanvas, base: Point, width: float, height: float, chance: Chance) -> None:
    """Draw a town house that shows its gable or the broad side of its roof."""
    roof = tone(chance.one(ROOFS), chance.between(0.93, 1.07))
    if chance.share() < 0.36:
        broad_house(canvas, base, width, height, roof)
    else:
        gable_house(canvas, base, width, height, roof)


def broad_house(canvas: ArtCanvas, base: Point, width: float, height: float, roof: RGB) -> None:
    """Draw a house whose ridge runs along its front."""
    x, y = base
    left, right, eaves, ridge = x - width / 2, x + width / 2, y - height * 0.40, y - height
    canvas.oblong(left - LINE, eaves - LINE, right + LINE, y + LINE, INK)
    canvas.oblong(left, eaves, right, y, CREAM)
    canvas.oblong(x + width * 0.2, eaves, right, y, tone(CREAM, 0.88))
    out, inn = width * 0.10, width * 0.06
    rim = [(left - out - LINE, eaves + LINE * 1.5), (left + inn - LINE, ridge - LINE)]
    canvas.area([*rim, (right - inn + LINE, ridge - LINE), (right + out + LINE, eaves + LINE * 1.5)], INK)
    canvas.area([(left - out, eaves), (left + inn, ridge), (right - inn, ridge), (right + out, eaves)], roof)
    shine = ridge + height * 0.18
    canvas.area(
        [(left + inn, ridge), (right - inn, ridge), (right - inn * 0.4, shine), (left + inn * 0.4, shine)], tone(roof, 1.2)
    )
    canvas.oblong(x - width * 0.08, y - height * 0.24, x + width * 0.08, y, DOOR)


def gable_house(canvas: ArtCanvas, base: Point, width: float, height: float, roof: RGB) -> None:
    """Draw a house that shows its gable."""
    x, y = base
    left, right, eaves, top = x - width / 2, x + width / 2, y - height * 0.42, y - height * 0.86
    back, out = height * 0.26, width * 0.12
    outline = [(left - out - LINE, eaves + height * 0.08), (left - out - LINE, eaves - back * 0.9), (x, top - back - LINE * 1.6)]
    canvas.area([*outline, (right + out + LINE, eaves - back * 0.9), (right + out + LINE, eaves + height * 0.08)], INK)
    canvas.area([(left - LINE, y + LINE), (left - LINE, eaves), (x, top), (right + LINE, eaves), (right + LINE, y + LINE)], INK)
    canvas.area([(left, y), (left, eaves), (x, top), (right, eaves), (right, y)], CREAM)
    canvas.area([(x, y), (x, top), (right, eaves), (right, y)], tone(CREAM, 0.9))
    ridge = (x, top - back)
    canvas.area(
        [(left - out, eaves + height * 0.05), (x, top - height * 0.02), ridge, (left - out, eaves - back * 0.8)], tone(roof, 1.16)
    )
    canvas.area(
        [(right + out, eaves + height * 0.05), (x, top - height * 0.02), ridge, (right + out, eaves - back * 0.8)],
        tone(roof, 0.84),
    )
    canvas.oblong(x - width * 0.09, y - height * 0.26, x + width * 0.09, y, DOOR)


def turret(canvas: ArtCanvas, base: Point, radius: float, height: float, roof: RGB | None) -> None:
    """Draw a round wall tower with a slate cone or an open platform."""
    x, y = base
    rim = radius + 0.008
    canvas.oval((x, y), rim, rim * 0.8, STONE_LINE)
    canvas.oblong(x - rim, y - height, x + rim, y, STONE_LINE)
    canvas.oval((x, y), radius, radius * 0.7, STONE_SHADE)
    canvas.oblong(x - radius, y - height, x + radius, y, STONE_SHADE)
    canvas.oblong(x - radius, y - height, x + radius * 0.1, y, STONE)
    canvas.oval((x - radius * 0.45, y), radius * 0.55, radius * 0.62, STONE)
    top = y - height
    canvas.oval((x, top), rim, rim * 0.75, STONE_LINE)
    if roof is None:
        canvas.oval((x, top), radius, radius * 0.72, STONE)
        canvas.oval((x, top), radius * 0.6, radius * 0.42, STONE_SHADE)
        return
    peak = (x, top - radius * 2.3)
    canvas.area([(x - radius * 1.36, top + 0.006), (x, peak[1] - 0.012), (x + radius * 1.36, top + 0.006)], INK)
    canvas.area([(x - radius * 1.1, top), peak, (x + radius * 0.15, top + radius * 0.3)], tone(roof, 1.18))
    canvas.area([(x + radius * 1.1, top), peak, (x + radius * 0.15, top + radius * 0.3)], tone(roof, 0.82))


def church(canvas: ArtCanvas, base: Point, size: float) -> None:
    """Draw the church of a monastery: nave, spire and cross."""
    x, y = base
    _nave(canvas, (x - size * 0.16, x + size * 0.46), y, size, RED_ROOF)
    _steeple(canvas, x - size * 0.28, y, size, RED_ROOF)


def _nave(canvas: ArtCanvas, span: tuple[float, float], y: float, size: float, roof: RGB) -> None:
    left, right = span
    line, eaves, ridge = 0.008, y - size * 0.26, y - size * 0.56
    canvas.oblong(left - line, eaves - line, right + line, y + line, INK)
    canvas.oblong(left, eaves, right, y, CREAM)
    canvas.oblong(left, y - size * 0.05, right, y, tone(CREAM, 0.85))
    out, cut = size * 0.05, size * 0.07
    outer = [(left - line, eaves + line * 1.3), (left - line, ridge - line), (right - cut + line, ridge - line)]
    canvas.area([*outer, (right + out + line, eaves + line * 1.3)], INK)
    canvas.area([(left, eaves), (left, ridge), (right - cut, ridge), (right + out, eaves)], roof)
    shine = ridge + size * 0.07
    canvas.area([(left, ridge), (right - cut, ridge), (right - size * 0.05, shine), (left, shine)], tone(roof, 1.25))
    for window in range(3):
        canvas.oval((left + size * (0.14 + 0.17 * window), y - size * 0.14), size * 0.033, size * 0.06, GLASS)


def _steeple(canvas: ArtCanvas, x: float, y: float, size: float, roof: RGB) -> None:
    line, eaves, peak = 0.008, y - size * 0.60, y - size * 1.08
    left, right = x - size * 0.16, x + size * 0.16
    canvas.oblong(left - line, eaves - line, right + line, y + line, INK)
    canvas.oblong(left, eaves, right, y, CREAM)
    canvas.oblong(left + size * 0.20, eaves, right, y, tone(CREAM, 0.86))
    out = size * 0.05
    canvas.area([(left - out - line, eaves + line * 1.4), (x, peak - line * 2.5), (right + out + line, eaves + line * 1.4)], INK)
    canvas.area([(left - out, eaves), (x, peak), (x, eaves)], tone(roof, 1.18))
    canvas.area([(right + out, eaves), (x, peak), (x, eaves)], tone(roof, 0.84))
    _cross(canvas, (x, peak), size)
    canvas.oval((x, y - size * 0.40), size * 0.05, size * 0.07, GLASS)
    half, arch = size * 0.06, y - size * 0.12
    canvas.area([(x - half, y), (x - half, arch), (x, arch - half), (x + half, arch), (x + half, y)], DOOR)


def _cross(canvas: ArtCanvas, foot: Point, size: float) -> None:
    x, y = foot
    canvas.stroke([(x, y - size * 0.20), (x, y)], 0.012, INK)
    canvas.stroke([(x - size * 0.08, y - size * 0.135), (x + size * 0.08, y - size * 0.135)], 0.012, INK)


def cathedral(canvas: ArtCanvas, base: Point, size: float) -> None:
    """Draw a great church between two towers, with a rose window."""
    x, y = base
    line = 0.008
    left, right, eaves, peak = x - size * 0.24, x + size * 0.24, y - size * 0.62, y - size * 0.98
    canvas.area(
        [(left - line, y + line), (left - line, eaves), (x, peak - line * 2), (right + line, eaves), (right + line, y + line)],
        INK,
    )
    canvas.area([(left, y), (left, eaves), (x, peak), (right, eaves), (right, y)], CREAM)
    canvas.area([(x, y), (x, peak), (right, eaves), (right, y)], tone(CREAM, 0.92))
    canvas.area(
        [
            (left, eaves),
            (x, peak),
            (right, eaves),
            (right, eaves + size * 0.06),
            (x, peak + size * 0.08),
            (left, eaves + size * 0.06),
        ],
        SLATE,
    )
    for radius, colour in ((0.135, INK), (0.115, GOLD), (0.085, GLASS), (0.035, GOLD)):
        canvas.disc((x, y - size * 0.48), size * radius, colour)
    half, arch = size * 0.10, y - size * 0.20
    canvas.area([(x - half, y), (x - half, arch), (x, arch - half * 1.3), (x + half, arch), (x + half, y)], INK)
    canvas.area(
        [(x - half * 0.75, y), (x - half * 0.75, arch), (x, arch - half), (x + half * 0.75, arch), (x + half * 0.75, y)], DOOR
    )
    for side in (-1, 1):
        _cathedral_tower(canvas, x + side * size * 0.36, y, size)
    _cross(canvas, (x, peak), size * 0.8)


def _cathedral_tower(canvas: ArtCanvas, x: float, y: float, size: float) -> None:
    line, half, top, peak = 0.008, size * 0.13, y - size * 0.86, y - size * 1.30
    canvas.oblong(x - half - line, top, x + half + line, y + line, INK)
    canvas.oblong(x - half, top, x + half, y, CREAM)
    canvas.oblong(x + half * 0.3, top, x + half, y, tone(CREAM, 0.85))
    canvas.area([(x - half * 1.3 - line, top + line), (x, peak - line * 2), (x + half * 1.3 + line, top + line)], INK)
    canvas.area([(x - half * 1.2, top), (x, peak), (x, top)], tone(SLATE, 1.2))
    canvas.area([(x + half * 1.2, top), (x, peak), (x, top)], tone(SLATE, 0.85))
    for height in (0.68, 0.42):
        canvas.oval((x, y - size * height), size * 0.045, size * 0.085, GLASS)


def inn(canvas: ArtCanvas, base: Point, size: float) -> None:
    """Draw the inn: a broad house with a chimney and a hanging sign."""
    x, y = base
    canvas.oblong(x + size * 0.20, y - size * 0.98, x + size * 0.36, y - size * 0.5, INK)
    canvas.oblong(x + size * 0.225, y - size * 0.95, x + size * 0.335, y - size * 0.5, (168, 110, 88))
    broad_house(canvas, base, size, size * 0.86, (150, 72, 50))
    for side in (-0.3, 0.3):
        canvas.oblong(x + size * (side - 0.08), y - size * 0.27, x + size * (side + 0.08), y - size * 0.12, GOLD)
    post = x - size * 0.70
    canvas.stroke([(post, y + size * 0.02), (post, y - size * 0.62)], 0.012, INK)
    canvas.stroke([(post, y - size * 0.58), (post + size * 0.22, y - size * 0.58)], 0.010, INK)
    canvas.disc((post + size * 0.14, y - size * 0.42), size * 0.125, INK)
    canvas.disc((post + size * 0.14, y - size * 0.42), size * 0.095, GOLD)
