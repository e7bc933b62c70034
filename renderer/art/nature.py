"""Trees, animals, haystacks, gardens and ponds."""

from __future__ import annotations

from math import cos, pi, sin

from renderer.art.canvas import ArtCanvas
from renderer.art.chance import Chance
from renderer.art.drawing import RGB, Point
from renderer.art.textures import GLINT, INK, ROAD, STONE, STONE_LINE, WATER, WATER_EDGE, tone

LEAF: RGB = (64, 112, 58)
LEAF_SHADE: RGB = (43, 82, 46)
LEAF_LIGHT: RGB = (98, 146, 76)
FLOWERS: tuple[RGB, ...] = ((226, 72, 90), (252, 208, 70), (246, 246, 252), (176, 96, 200))


def tree(canvas: ArtCanvas, middle: Point, radius: float, factor: float = 1.0) -> None:
    """Draw a round tree, lit from the north-west."""
    x, y = middle
    canvas.oval(middle, radius, radius * 0.95, tone(LEAF_SHADE, factor))
    canvas.oval((x - radius * 0.10, y - radius * 0.14), radius * 0.86, radius * 0.80, tone(LEAF, factor))
    canvas.oval((x - radius * 0.28, y - radius * 0.34), radius * 0.46, radius * 0.40, tone(LEAF_LIGHT, factor))


def fir(canvas: ArtCanvas, middle: Point, radius: float) -> None:
    """Draw a conifer of three tiers."""
    x, y = middle
    for tier in range(3):
        wide, low = radius * (1.0 - tier * 0.24), y + radius * (0.8 - tier * 0.62)
        peak = (x, low - radius * 1.25)
        canvas.area([(x - wide, low), peak, (x + wide, low)], LEAF_SHADE)
        canvas.area([(x - wide * 0.8, low - radius * 0.08), peak, (x, low - radius * 0.02)], tone(LEAF, 1.06))


def sheep(canvas: ArtCanvas, middle: Point, looks: int) -> None:
    """Draw a sheep that looks to the left (-1) or to the right (1)."""
    x, y = middle
    canvas.oval(middle, 0.0225, 0.0175, INK)
    canvas.oval(middle, 0.0180, 0.0130, (250, 246, 234))
    canvas.disc((x + looks * 0.020, y - 0.004), 0.009, INK)


def haystack(canvas: ArtCanvas, middle: Point) -> None:
    """Draw a haystack."""
    x, y = middle
    canvas.oval(middle, 0.030, 0.027, INK)
    canvas.oval(middle, 0.026, 0.023, (222, 188, 92))
    canvas.oval((x - 0.006, y - 0.007), 0.013, 0.010, (243, 218, 136))


def garden(canvas: ArtCanvas, centre: Point, radius: float, chance: Chance) -> None:
    """Draw a round garden: hedge, four flower beds, paths and a fountain."""
    x, y = centre
    canvas.disc(centre, radius, LEAF_SHADE)
    canvas.disc((x - 0.003, y - 0.005), radius * 0.95, LEAF)
    canvas.disc(centre, radius * 0.84, (184, 211, 124))
    for quarter in range(4):
        angle = quarter * pi / 2 + pi / 4
        end = (x + cos(angle) * radius * 0.8, y + sin(angle) * radius * 0.8)
        canvas.line([centre, end], radius * 0.2, ROAD)
    for quarter in range(4):
        for _ in range(6):
            angle, reach = quarter * pi / 2 + chance.between(-0.42, 0.42), radius * chance.between(0.4, 0.74)
            at = (x + cos(angle) * reach, y + sin(angle) * reach)
            canvas.disc(at, max(0.011, radius * 0.105), chance.one(FLOWERS))
    canvas.disc(centre, radius * 0.27, STONE_LINE)
    canvas.disc(centre, radius * 0.22, STONE)
    canvas.disc(centre, radius * 0.14, WATER)


def pond(canvas: ArtCanvas, centre: Point, across: float, down: float) -> None:
    """Draw a little pond."""
    x, y = centre
    canvas.oval(centre, across, down, WATER_EDGE)
    canvas.oval((x, y + down * 0.06), across * 0.9, down * 0.86, WATER)
    canvas.line([(x - across * 0.4, y - down * 0.1), (x + across * 0.1, y - down * 0.1)], 0.010, GLINT)
