"""The sign of each seat, by itself and on a round badge in the seat's colour."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from PIL import Image, ImageDraw

from renderer.art.drawing import RGB, Point
from renderer.art.seats import SIGNS, Sign, sign_colour

RIM: RGB = (255, 252, 240)
EDGE: RGB = (34, 24, 18)
_FINE = 4
"""The factor by which a badge is drawn larger before it is reduced."""
_POLYGONS: dict[str, list[Point]] = {
    "triangle": [(0, -1.1), (1.12, 0.85), (-1.12, 0.85)],
    "square": [(-0.86, -0.86), (0.86, -0.86), (0.86, 0.86), (-0.86, 0.86)],
    "diamond": [(0, -1.25), (0.82, 0), (0, 1.25), (-0.82, 0)],
    "star": [
        (sin(i * pi / 5) * (1.3 if i % 2 == 0 else 0.5), -cos(i * pi / 5) * (1.3 if i % 2 == 0 else 0.5)) for i in range(10)
    ],
}


def paint_sign(mask: Image.Image, centre: Point, radius: float, sign: str) -> None:
    """Fill a sign in a mask; centre and radius in pixels. A hollow square and a ring stay apart even when they are tiny."""
    (x, y), r = centre, radius
    draw = ImageDraw.Draw(mask)
    if sign == "dot":
        draw.ellipse((x - r * 0.8, y - r * 0.8, x + r * 0.8, y + r * 0.8), fill=255)
    elif sign == "plus":
        draw.rectangle((x - r * 1.1, y - r * 0.36, x + r * 1.1, y + r * 0.36), fill=255)
        draw.rectangle((x - r * 0.36, y - r * 1.1, x + r * 0.36, y + r * 1.1), fill=255)
    else:
        draw.polygon([(x + r * a, y + r * b) for a, b in _POLYGONS[sign]], fill=255)
        if sign == "square":
            draw.rectangle((x - r * 0.34, y - r * 0.34, x + r * 0.34, y + r * 0.34), fill=0)


@lru_cache(maxsize=64)
def sign_mask(sign: Sign, size: int) -> Image.Image:
    """Return a sign as a mask that fills its square."""
    mask = Image.new("L", (size * _FINE, size * _FINE))
    middle = mask.width / 2
    paint_sign(mask, (middle, middle), middle / 1.3, sign)
    return mask.resize((size, size), Image.Resampling.LANCZOS)


def draw_badge(colour: RGB, sign: Sign, size: int) -> Image.Image:
    """Return a sign on a disc of its seat's colour, with a light rim (RGBA)."""
    if sign not in SIGNS:
        raise ValueError(f"no sign is called {sign!r}")
    image = Image.new("RGBA", (size * _FINE, size * _FINE))
    draw, edge = ImageDraw.Draw(image), image.width / 16
    for inset, fill in ((0.0, EDGE), (edge * 0.7, RIM), (edge * 1.9, colour)):
        draw.ellipse((inset, inset, image.width - 1 - inset, image.height - 1 - inset), fill=(*fill, 255))
    image = image.resize((size, size), Image.Resampling.LANCZOS)
    inner = round(size * 0.66)
    image.paste((*sign_colour(colour), 255), ((size - inner) // 2, (size - inner) // 2), sign_mask(sign, inner))
    return image
