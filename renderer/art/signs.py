"""Signs on the ground: shields, goods, siege symbols, and the foundation of a tower."""

from __future__ import annotations

from collections.abc import Sequence
from math import copysign

from renderer.art.canvas import ArtCanvas
from renderer.art.drawing import RGB, Point
from renderer.art.textures import GOLD, INK, ROYAL, STONE, STONE_LINE, STONE_SHADE

PAPER: RGB = (255, 246, 220)
BANNERS: dict[str, RGB] = {
    "knights": (150, 40, 44),
    "travellers": (120, 84, 40),
    "monks": (74, 62, 120),
    "any": (60, 66, 74),
}
"""The colour of each outpost's pennant."""


def _shield_outline(centre: Point, size: float) -> list[Point]:
    x, y = centre
    shape = ((-1, -1.1), (1, -1.1), (1, 0.15), (0.72, 0.75), (0, 1.3), (-0.72, 0.75), (-1, 0.15))
    return [(x + size * across, y + size * down) for across, down in shape]


def shield(canvas: ArtCanvas, centre: Point, size: float) -> None:
    """Draw a city's coat of arms: a gold cross on blue."""
    x, y = centre
    for factor, colour in ((1.24, INK), (1.08, PAPER), (0.86, ROYAL)):
        canvas.area(_shield_outline(centre, size * factor), colour)
    canvas.oblong(x - size * 0.20, y - size * 0.92, x + size * 0.20, y + size * 0.98, GOLD)
    canvas.oblong(x - size * 0.84, y - size * 0.38, x + size * 0.84, y - size * 0.02, GOLD)


def goods(canvas: ArtCanvas, centre: Point, size: float, kind: str) -> None:
    """Draw a disc with a barrel, a sheaf of grain or a roll of cloth."""
    canvas.disc(centre, size * 1.27, INK)
    canvas.disc(centre, size * 1.12, PAPER)
    {"wine": barrel, "grain": sheaf, "cloth": bolt}[kind](canvas, centre, size)


def barrel(canvas: ArtCanvas, centre: Point, size: float) -> None:
    """Draw a barrel of wine."""
    x, y = centre
    for grown, colour in ((0.08, INK), (0.0, (206, 128, 66))):
        staves = [
            (-0.50, -0.82),
            (0.50, -0.82),
            (0.72, -0.30),
            (0.72, 0.30),
            (0.50, 0.82),
            (-0.50, 0.82),
            (-0.72, 0.30),
            (-0.72, -0.30),
        ]
        canvas.area([(x + size * (a + copysign(grown, a)), y + size * (b + copysign(grown, b))) for a, b in staves], colour)
    for level, half in ((-0.52, 0.62), (0.52, 0.62)):
        canvas.oblong(x - size * half, y + size * (level - 0.11), x + size * half, y + size * (level + 0.11), INK)
    canvas.disc((x, y), size * 0.30, (146, 20, 58))


def sheaf(canvas: ArtCanvas, centre: Point, size: float) -> None:
    """Draw a sheaf of grain."""
    x, y = centre
    for lean in (-0.40, 0.40, 0.0):
        canvas.line([(x, y + size * 0.85), (x + lean * size, y - size * 0.3)], size * 0.12, (176, 128, 26))
        for step in (0.0, 0.25, 0.5):
            at = (x + lean * size * (1.35 - step * 0.8), y - size * (0.66 - step))
            canvas.oval(at, size * 0.19, size * 0.24, (170, 116, 20))
            canvas.oval(at, size * 0.14, size * 0.19, (236, 184, 52))


def bolt(canvas: ArtCanvas, centre: Point, size: float) -> None:
    """Draw a roll of cloth."""
    x, y = centre
    canvas.oblong(x - size * 0.72, y - size * 0.46, x + size * 0.66, y + size * 0.46, INK)
    canvas.oblong(x - size * 0.66, y - size * 0.38, x + size * 0.62, y + size * 0.38, (156, 52, 116))
    canvas.oblong(x - size * 0.66, y - size * 0.38, x + size * 0.62, y - size * 0.16, (186, 84, 146))
    canvas.oval((x + size * 0.64, y), size * 0.24, size * 0.46, INK)
    canvas.oval((x + size * 0.64, y), size * 0.17, size * 0.38, (196, 104, 160))
    canvas.oval((x + size * 0.64, y), size * 0.07, size * 0.17, (110, 30, 80))
    canvas.oblong(x - size * 0.30, y - size * 0.38, x - size * 0.10, y + size * 0.38, GOLD)


def siege(canvas: ArtCanvas, centre: Point, size: float, symbols: Sequence[str]) -> None:
    """Draw one or two pennants side by side, the first on the left."""
    x, y = centre
    step = size * 1.9
    for number, symbol in enumerate(symbols):
        banner(canvas, (x + (number - (len(symbols) - 1) / 2) * step, y), size, symbol)


def banner(canvas: ArtCanvas, centre: Point, size: float, symbol: str) -> None:
    """Draw a pennant with the sign of an outpost, or with a question mark."""
    x, y = centre
    shape = ((-1, -1.1), (1, -1.1), (1, 1.2), (0, 0.72), (-1, 1.2))
    for factor, colour in ((1.16, INK), (1.0, PAPER), (0.84, BANNERS[symbol])):
        canvas.area([(x + size * a * factor, y + size * b * factor) for a, b in shape], colour)
    {"knights": _sword, "travellers": _boot, "monks": _mitre, "any": _question}[symbol](canvas, (x, y - size * 0.12), size)


def _sword(canvas: ArtCanvas, centre: Point, size: float) -> None:
    x, y = centre
    canvas.area(
        [
            (x - size * 0.11, y + size * 0.3),
            (x - size * 0.11, y - size * 0.5),
            (x, y - size * 0.78),
            (x + size * 0.11, y - size * 0.5),
            (x + size * 0.11, y + size * 0.3),
        ],
        PAPER,
    )
    canvas.oblong(x - size * 0.40, y + size * 0.2, x + size * 0.40, y + size * 0.36, GOLD)
    canvas.oblong(x - size * 0.09, y + size * 0.3, x + size * 0.09, y + size * 0.66, GOLD)


def _boot(canvas: ArtCanvas, centre: Point, size: float) -> None:
    x, y = centre
    leg = [(-0.34, -0.66), (0.14, -0.66), (0.14, 0.10), (0.52, 0.28), (0.52, 0.58), (-0.34, 0.58)]
    canvas.area([(x + size * a, y + size * b) for a, b in leg], PAPER)
    canvas.oblong(x - size * 0.38, y - size * 0.66, x + size * 0.18, y - size * 0.44, GOLD)


def _mitre(canvas: ArtCanvas, centre: Point, size: float) -> None:
    x, y = centre
    hat = [(-0.5, 0.55), (-0.52, -0.05), (0, -0.8), (0.52, -0.05), (0.5, 0.55)]
    canvas.area([(x + size * a, y + size * b) for a, b in hat], PAPER)
    canvas.oblong(x - size * 0.09, y - size * 0.5, x + size * 0.09, y + size * 0.3, GOLD)
    canvas.oblong(x - size * 0.3, y - size * 0.2, x + size * 0.3, y - size * 0.02, GOLD)
    canvas.oblong(x - size * 0.5, y + size * 0.34, x + size * 0.5, y + size * 0.55, GOLD)


def _question(canvas: ArtCanvas, centre: Point, size: float) -> None:
    x, y = centre
    curve = [(-0.36, -0.36), (-0.28, -0.62), (0, -0.74), (0.30, -0.60), (0.36, -0.32), (0.18, -0.08), (0, 0.08), (0, 0.26)]
    canvas.line([(x + size * a, y + size * b) for a, b in curve], size * 0.24, PAPER)
    canvas.disc((x, y + size * 0.60), size * 0.15, PAPER)


def foundation(canvas: ArtCanvas, centre: Point, radius: float) -> None:
    """Draw a tower's foundation: a ring of heavy stones around a dark pit, on a square footing."""
    x, y = centre
    corners = ((-1, -0.86), (1, -0.86), (1, 0.92), (-1, 0.92))
    for factor, colour in ((1.10, STONE_LINE), (1.0, STONE_SHADE)):
        canvas.area([(x + radius * a * factor, y + radius * b * factor) for a, b in corners], colour)
    canvas.area([(x + radius * a, y + radius * (b - 0.10)) for a, b in corners], STONE)
    canvas.oval((x, y - radius * 0.06), radius * 0.84, radius * 0.72, STONE_LINE)
    canvas.oval((x, y - radius * 0.10), radius * 0.77, radius * 0.65, (186, 178, 162))
    canvas.oval((x, y - radius * 0.06), radius * 0.52, radius * 0.42, STONE_LINE)
    canvas.oval((x, y - radius * 0.02), radius * 0.46, radius * 0.34, (38, 33, 30))
    for a, b in ((-0.82, -0.78), (0.82, -0.78), (-0.82, 0.60), (0.82, 0.60)):
        canvas.disc((x + radius * a, y + radius * b), radius * 0.13, STONE_LINE)
