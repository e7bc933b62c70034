"""Plain tiles: each kind of ground in one colour, its borders in black if the theme wants them, the marks outlined."""

from functools import lru_cache

from PIL import Image, ImageChops, ImageFilter

from renderer.art import TileDrawing, TileLayout, class_map, mark_map
from renderer.themes import Theme

_INK = (0, 0, 0)
_BORDER = 48
"""Parts of a tile's side that a border is wide."""


def contrasted(image: Image.Image, tile: TileDrawing, rotation: int, layout: TileLayout, theme: Theme) -> Image.Image:
    """Blend each kind of ground towards its colour, draw lines where two kinds meet, then set the marks on top again, outlined.

    Marks are what the rules ask about: bridges, arches, tunnels, foundations, shields, goods, signs, gardens and inns.
    """
    kinds = class_map(tile, rotation, image.width)
    found = image.copy()
    plain(found, kinds, theme, image.width)
    marks = mark_map(tile, rotation, layout, image.width)
    found.paste(_INK, (0, 0), marks.filter(ImageFilter.MaxFilter(3)))
    found.paste(image, (0, 0), marks)
    return found


def plain(image: Image.Image, kinds: Image.Image, theme: Theme, size: int) -> None:
    """Blend a picture of tiles of this size towards the colours of its kinds of ground, in place."""
    for kind, (colour, share) in theme.grounds.items():
        image.paste(colour, (0, 0), kinds.point(_only(kind, round(255 * share))))
    if theme.borders:
        image.paste(_INK, (0, 0), _borders(kinds, size))


@lru_cache(maxsize=32)
def _only(kind: int, value: int) -> list[int]:
    return [value if each == kind else 0 for each in range(256)]


def _borders(kinds: Image.Image, size: int) -> Image.Image:
    width = max(3, size // _BORDER // 2 * 2 + 1)
    meets = ImageChops.difference(kinds.filter(ImageFilter.MaxFilter(width)), kinds.filter(ImageFilter.MinFilter(width)))
    return meets.point([0] + [255] * 255)
