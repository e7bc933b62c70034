"""Colour distance (CIE ΔE 1976), also for colour-blind sight.

The matrices are those of Machado, Oliveira and Fernandes (2009) for complete deuteranopia, protanopia and tritanopia,
which apply to linear light.
"""

from functools import lru_cache
from math import dist

RGB = tuple[int, int, int]
Light = tuple[float, float, float]
Matrix = tuple[Light, Light, Light]

SIGHTS: dict[str, Matrix] = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _curved(part: float) -> float:
    return part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116


def _product(matrix: Matrix, light: Light) -> Light:
    first, second, third = (sum(a * b for a, b in zip(row, light, strict=True)) for row in matrix)
    return first, second, third


_XYZ: Matrix = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
_WHITE: Light = (0.95047, 1.0, 1.08883)


@lru_cache(maxsize=65536)
def lab(colour: RGB, sight: str = "usual") -> Light:
    """The colour as this kind of sight perceives it: lightness, red against green, yellow against blue."""
    red, green, blue = (_linear(part / 255) for part in colour)
    seen = _product(SIGHTS[sight], (red, green, blue))
    first, second, third = (min(max(part, 0.0), 1.0) for part in seen)
    x, y, z = (_curved(part / white) for part, white in zip(_product(_XYZ, (first, second, third)), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(one: RGB, other: RGB, sight: str = "usual") -> float:
    """ΔE of two colours for this kind of sight."""
    return dist(lab(one, sight), lab(other, sight))
