"""High-contrast tiles: each kind of ground in one plain colour, its borders in black."""

from functools import lru_cache

from PIL import Image, ImageChops, ImageFilter

from renderer.art import TileDrawing, class_map
from renderer.palette import RGB
from renderer.themes import Grounds

__all__ = ["contrasted"]

_INK = (0, 0, 0)
_BORDER = 48
"""Parts of a tile's side that a border is wide."""


def contrasted(image: Image.Image, tile: TileDrawing, rotation: int, grounds: Grounds) -> Image.Image:
    """Blend each kind of ground towards its colour, and draw black lines where two kinds meet.

    Anything of another hue than its ground stays as it is: players look for shields, signs, gardens and inns.
    """
    kinds = class_map(tile, rotation, image.width)
    found = image.copy()
    for kind, (colour, share) in grounds.items():
        area = kinds.point(_only(kind, round(255 * share)))
        found.paste(colour, (0, 0), ImageChops.darker(area, _alike(image, colour)))
    return _bordered(found, kinds)


def _alike(image: Image.Image, colour: RGB) -> Image.Image:
    """Return a mask of where a picture has the same dominant primary colour as `colour`; everywhere if `colour` is grey."""
    if len(set(colour)) == 1:
        return Image.new("L", image.size, 255)
    bands = list(image.split())
    most = bands.pop(colour.index(max(colour)))
    return ImageChops.subtract(most, ImageChops.lighter(*bands)).point([0] + [255] * 255)


@lru_cache(maxsize=32)
def _only(kind: int, value: int) -> list[int]:
    return [value if each == kind else 0 for each in range(256)]


def _bordered(image: Image.Image, kinds: Image.Image) -> Image.Image:
    width = max(3, kinds.width // _BORDER // 2 * 2 + 1)
    meets = ImageChops.difference(kinds.filter(ImageFilter.MaxFilter(width)), kinds.filter(ImageFilter.MinFilter(width)))
    image.paste(_INK, (0, 0), meets.point([0] + [255] * 255))
    return image
