"""The players' figures: silhouettes with shadow, cream halo, dark outline, bevel and sign."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import cos, pi, sin
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderer.art.badges import paint_sign
from renderer.art.canvas import Mask
from renderer.art.drawing import RGB, Point
from renderer.art.seats import SIGNS, sign_colour
from renderer.art.textures import tone

MODEL = 256
"""Figures are drawn at this size and reduced."""
HALO: RGB = (255, 252, 240)
OUTLINE: RGB = (34, 24, 18)
_OUTLINE_WIDTH, _HALO_WIDTH = 0.014, 0.05
"""How far outline and halo stand out, in sizes of the figure. The halo shows a figure on ground and paper of its own colour."""
LYING_DEGREES = -78


class Silhouette:
    """A figure's outline, the lines carved into it, and the place of its sign."""

    def __init__(self, *, sign: Point, sign_size: float = 0.125) -> None:
        self.body = Mask(MODEL)
        self.carved = Mask(MODEL)
        self.sign = sign
        self.sign_size = sign_size

    def both_sides(self, half: list[Point]) -> None:
        """Fill a symmetric shape, given by its left half from top to bottom."""
        self.body.area([*half, *((1 - x, y) for x, y in reversed(half))])

    def soft(self, radius: float) -> None:
        """Round all corners drawn so far."""
        image = self.body.image.filter(ImageFilter.GaussianBlur(MODEL * radius))
        self.body.image.paste(image.point([255 if value > 127 else 0 for value in range(256)]))


def _scaled(points: list[Point], scale: float, middle: Point) -> list[Point]:
    return [(middle[0] + x * scale, middle[1] + y * scale) for x, y in points]


PERSON: list[Point] = [
    (-0.20, -0.50), (-0.34, -0.36), (-0.62, -0.24), (-0.93, -0.10), (-1.0, 0.03), (-0.93, 0.17), (-0.72, 0.20),
    (-0.44, 0.20), (-0.50, 0.46), (-0.70, 0.80), (-0.76, 0.98), (-0.66, 1.05), (-0.24, 1.05), (-0.12, 0.92), (0.0, 0.66),
]  # fmt: skip
"""The left half of a follower from the neck down; the chest is at the origin."""


def _person(shape: Silhouette, scale: float, middle: Point) -> None:
    shape.both_sides(_scaled(PERSON, scale, middle))
    shape.soft(0.016)
    shape.body.oval((middle[0], middle[1] - 0.72 * scale), 0.37 * scale, 0.36 * scale)


def _follower() -> Silhouette:
    shape = Silhouette(sign=(0.5, 0.515))
    _person(shape, 0.325, (0.5, 0.50))
    return shape


def _big_follower() -> Silhouette:
    """Return a follower half as large again, with a ribbon across each foot."""
    shape = Silhouette(sign=(0.5, 0.52), sign_size=0.150)
    _person(shape, 0.405, (0.5, 0.50))
    for x in (0.29, 0.71):
        shape.carved.oblong(x - 0.12, 0.805, x + 0.12, 0.835)
    return shape


def _abbot() -> Silhouette:
    """Return an abbot in a long robe and a tall mitre, with a staff in his hand."""
    shape = Silhouette(sign=(0.5, 0.60), sign_size=0.120)
    shape.both_sides(
        [(0.41, 0.36), (0.33, 0.44), (0.22, 0.56), (0.23, 0.64), (0.33, 0.63), (0.25, 0.87), (0.29, 0.90), (0.5, 0.90)]
    )
    shape.soft(0.014)
    shape.body.oval((0.5, 0.30), 0.105, 0.105)
    shape.both_sides([(0.5, 0.03), (0.385, 0.15), (0.405, 0.27), (0.5, 0.27)])
    shape.body.line([(0.80, 0.26), (0.80, 0.89)], 0.040)
    shape.body.line([(0.80, 0.28), (0.78, 0.20), (0.84, 0.155), (0.90, 0.20), (0.87, 0.26)], 0.040)
    shape.body.line([(0.70, 0.60), (0.80, 0.56)], 0.07)
    shape.carved.line([(0.40, 0.265), (0.60, 0.265)], 0.018)
    shape.carved.line([(0.5, 0.09), (0.5, 0.22)], 0.018)
    return shape


def _mayor() -> Silhouette:
    """Return a mayor: a stout man in a top hat."""
    shape = Silhouette(sign=(0.5, 0.60), sign_size=0.140)
    shape.both_sides(
        [
            (0.40, 0.36),
            (0.24, 0.43),
            (0.13, 0.58),
            (0.17, 0.66),
            (0.27, 0.62),
            (0.26, 0.74),
            (0.28, 0.90),
            (0.44, 0.90),
            (0.46, 0.80),
            (0.5, 0.80),
        ]
    )
    shape.soft(0.018)
    shape.body.oval((0.5, 0.60), 0.245, 0.20)
    shape.body.oval((0.5, 0.325), 0.12, 0.115)
    shape.body.oblong(0.385, 0.045, 0.615, 0.26)
    shape.body.oblong(0.29, 0.225, 0.71, 0.275)
    shape.carved.oblong(0.385, 0.185, 0.615, 0.207)
    return shape


def _wagon() -> Silhouette:
    """Return a wagon: a covered cart on two wheels."""
    shape = Silhouette(sign=(0.475, 0.39), sign_size=0.130)
    shape.body.area([(0.10, 0.58), (0.13, 0.30), (0.22, 0.20), (0.73, 0.20), (0.82, 0.30), (0.85, 0.58)])
    shape.soft(0.02)
    shape.body.oblong(0.07, 0.55, 0.88, 0.70)
    shape.body.line([(0.86, 0.66), (0.97, 0.58)], 0.045)
    for x in (0.27, 0.69):
        shape.body.oval((x, 0.745), 0.135, 0.135)
        shape.carved.oval((x, 0.745), 0.090, 0.090)
        hub = Mask(MODEL)
        hub.oval((x, 0.745), 0.035, 0.035)
        hub.line([(x - 0.09, 0.745), (x + 0.09, 0.745)], 0.028)
        hub.line([(x, 0.655), (x, 0.835)], 0.028)
        shape.carved.image = ImageChops.subtract(shape.carved.image, hub.image)
    shape.carved.image = shape.carved.image.copy()
    ImageDraw.Draw(shape.carved.image).line((0.09 * MODEL, 0.57 * MODEL, 0.86 * MODEL, 0.57 * MODEL), fill=255, width=4)
    return shape


def _builder() -> Silhouette:
    """Return a builder: a man with a helmet who swings a hammer."""
    shape = Silhouette(sign=(0.44, 0.575), sign_size=0.118)
    shape.body.area(
        [
            (0.34, 0.42),
            (0.20, 0.50),
            (0.12, 0.66),
            (0.20, 0.72),
            (0.30, 0.62),
            (0.30, 0.70),
            (0.22, 0.92),
            (0.38, 0.92),
            (0.44, 0.78),
            (0.50, 0.92),
            (0.66, 0.92),
            (0.58, 0.70),
            (0.58, 0.56),
            (0.70, 0.42),
            (0.62, 0.35),
            (0.53, 0.42),
        ]
    )
    shape.soft(0.016)
    shape.body.oval((0.44, 0.325), 0.105, 0.105)
    shape.body.area([(0.30, 0.285), (0.34, 0.19), (0.44, 0.155), (0.54, 0.19), (0.60, 0.285)])
    shape.carved.oblong(0.32, 0.283, 0.58, 0.303)
    shape.body.line([(0.62, 0.44), (0.80, 0.20)], 0.048)
    shape.body.area([(0.66, 0.10), (0.74, 0.01), (0.97, 0.19), (0.89, 0.29)])
    return shape


def _pig() -> Silhouette:
    """Return a pig from the side."""
    shape = Silhouette(sign=(0.45, 0.53), sign_size=0.140)
    shape.body.oval((0.47, 0.53), 0.335, 0.235)
    shape.body.oval((0.76, 0.46), 0.165, 0.155)
    shape.body.oblong(0.86, 0.43, 0.965, 0.56)
    for x in (0.22, 0.36, 0.56, 0.69):
        shape.body.oblong(x - 0.05, 0.66, x + 0.05, 0.84)
    shape.soft(0.014)
    shape.body.area([(0.66, 0.36), (0.67, 0.20), (0.79, 0.33)])
    shape.body.line([(0.15, 0.47), (0.07, 0.41), (0.05, 0.32), (0.11, 0.30), (0.12, 0.37)], 0.040)
    shape.carved.oval((0.785, 0.425), 0.020, 0.022)
    shape.carved.oval((0.915, 0.475), 0.011, 0.016)
    shape.carved.oval((0.915, 0.515), 0.011, 0.016)
    return shape


def _barn() -> Silhouette:
    """Return a barn with a gambrel roof and a braced gate."""
    shape = Silhouette(sign=(0.5, 0.345), sign_size=0.115)
    shape.both_sides([(0.5, 0.10), (0.27, 0.20), (0.11, 0.44), (0.11, 0.50), (0.17, 0.50), (0.17, 0.88), (0.5, 0.88)])
    shape.soft(0.008)
    for line in (
        [(0.34, 0.88), (0.34, 0.57), (0.66, 0.57), (0.66, 0.88)],
        [(0.34, 0.57), (0.66, 0.87)],
        [(0.66, 0.57), (0.34, 0.87)],
    ):
        shape.carved.line(line, 0.026)
    shape.carved.line([(0.17, 0.50), (0.83, 0.50)], 0.022)
    return shape


SILHOUETTES: dict[str, Callable[[], Silhouette]] = {
    "follower": _follower,
    "big": _big_follower,
    "abbot": _abbot,
    "mayor": _mayor,
    "wagon": _wagon,
    "builder": _builder,
    "pig": _pig,
    "barn": _barn,
}


@lru_cache(maxsize=32)
def _carved(figure: str, *, lying: bool, size: int) -> Relief:
    """Return an uncoloured figure: the slow part, which is the same for all seats."""
    shape = SILHOUETTES[figure]()
    body, carved = shape.body.image, shape.carved.image
    if lying:
        body, carved = (image.rotate(LYING_DEGREES, Image.Resampling.BICUBIC) for image in (body, carved))
    relief = _relief(body)._replace(carved=ImageChops.multiply(carved, body))
    return Relief(*(mask.resize((size, size), Image.Resampling.LANCZOS) for mask in relief))


@lru_cache(maxsize=64)
def _sign_mask(figure: str, sign: str, *, lying: bool, size: int) -> Image.Image:
    shape, mask = SILHOUETTES[figure](), Image.new("L", (MODEL, MODEL))
    x, y = _rotated(shape.sign) if lying else shape.sign
    paint_sign(mask, (x * MODEL, y * MODEL), shape.sign_size * MODEL, sign)
    return mask.resize((size, size), Image.Resampling.LANCZOS)


def draw_figure(figure: str, colour: RGB, sign: str, size: int, *, lying: bool = False) -> Image.Image:
    """Draw a figure with its sign in a transparent square of this size. Farmers lie."""
    if figure not in SILHOUETTES:
        raise ValueError(f"no figure is called {figure!r}")
    if sign not in SIGNS:
        raise ValueError(f"no sign is called {sign!r}")
    picture = _painted(_carved(figure, lying=lying, size=size), colour)
    picture.paste((*sign_colour(colour), 255), (0, 0), _sign_mask(figure, sign, lying=lying, size=size))
    return picture


def _rotated(point: Point) -> Point:
    angle = -LYING_DEGREES * pi / 180
    x, y = point[0] - 0.5, point[1] - 0.5
    return 0.5 + x * cos(angle) - y * sin(angle), 0.5 + x * sin(angle) + y * cos(angle)


def _grown(mask: Image.Image, radius: float) -> Image.Image:
    blurred = mask.filter(ImageFilter.GaussianBlur(MODEL * radius))
    return blurred.point([max(0, min(255, (value - 18) * 7)) for value in range(256)])


def _shifted(mask: Image.Image, x: float, y: float) -> Image.Image:
    dx, dy = round(MODEL * x), round(MODEL * y)
    return mask.crop((-dx, -dy, MODEL - dx, MODEL - dy))


class Relief(NamedTuple):
    """A wooden piece as masks, one for each of its tones, lowest first."""

    shadow: Image.Image
    halo: Image.Image
    outline: Image.Image
    body: Image.Image
    low: Image.Image
    high: Image.Image
    carved: Image.Image


def _relief(mask: Image.Image) -> Relief:
    """Return a silhouette's shadow to the south-east, halo, outline, dark edge and light edge, without carved lines."""
    mask = mask.filter(ImageFilter.GaussianBlur(MODEL * 0.006)).point([max(0, min(255, (v - 100) * 6)) for v in range(256)])
    shadow = _shifted(_grown(mask, 0.016), 0.030, 0.042).filter(ImageFilter.GaussianBlur(MODEL * 0.022))
    low = ImageChops.subtract(mask, _shifted(mask, -0.022, -0.030)).filter(ImageFilter.GaussianBlur(MODEL * 0.008))
    high = ImageChops.subtract(mask, _shifted(mask, 0.018, 0.024)).filter(ImageFilter.GaussianBlur(MODEL * 0.006))
    return Relief(
        shadow=shadow.point([int(value * 0.55) for value in range(256)]),
        halo=_grown(mask, _HALO_WIDTH),
        outline=_grown(mask, _OUTLINE_WIDTH),
        body=mask,
        low=ImageChops.multiply(low, mask),
        high=ImageChops.multiply(high, mask),
        carved=Image.new("L", mask.size),
    )


def _painted(relief: Relief, colour: RGB) -> Image.Image:
    """Return a piece in its colour."""
    picture, halo = (Image.new("RGBA", relief.body.size, tint) for tint in ((14, 10, 6), HALO))
    picture.putalpha(relief.shadow)
    halo.putalpha(relief.halo)
    picture.alpha_composite(halo)
    light = tuple(min(255, value + (255 - value) // 2) for value in colour)
    for tint, mask in (
        (OUTLINE, relief.outline),
        (colour, relief.body),
        (tone(colour, 0.66), relief.low),
        (light, relief.high),
        (tone(colour, 0.42), relief.carved),
    ):
        picture.paste((*tint, 255), (0, 0), mask)
    return picture


def emboss(mask: Image.Image, colour: RGB) -> Image.Image:
    """Return a silhouette as a wooden piece: shadow to the south-east, halo, outline, light and dark edge."""
    return _painted(_relief(mask), colour)
