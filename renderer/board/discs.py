"""White discs with the number or the name of a choice: soft ones are blended with what lies below, firm ones are pasted."""

from functools import lru_cache
from math import ceil
from typing import NamedTuple

from PIL import Image, ImageDraw

from renderer import parts
from renderer.kit import Kit, on_paper
from renderer.palette import RGB, blend, ramp
from renderer.panel import small_text, unit_of
from renderer.text import centred, clean, fit, measure
from renderer.themes import Theme

CREAM: RGB = (255, 250, 235)
DARK: RGB = (30, 24, 18)
_SHARE = 0.34
"""A disc's diameter in tiles."""
_LETTERS, _SMALLER = 0.66, 0.54
"""The size of a disc's letters as a fraction of its height, and that of long words."""
_MOST = 0.72
"""The most of a tile that a disc may cover, however small the tile is."""
_EDGE = 0.08
"""The width of a disc's black edge, in its height."""
_FINE = 4
"""The factor by which a disc is drawn larger before it is reduced."""
_GRASS: RGB = (139, 178, 84)
_COVERS = [255 if alpha > 70 else 0 for alpha in range(256)]
_WRITTEN = bytes([0]) + bytes([255]) * 255


class Blank(NamedTuple):
    """A disc without its word. There are few discs and many words."""

    width: int
    height: int
    body: RGB
    rim: RGB


@lru_cache(maxsize=256)
def readable(width: int, tile: int) -> int:
    """Return a disc's diameter: a fraction of its tile, but large enough to be read on a phone."""
    wanted = small_text(unit_of(width)) / _LETTERS
    return round(max(_SHARE * tile, min(wanted, _MOST * tile)))


_LEAST_LETTERS = 18
"""Pixels of letters that JPEG leaves readable."""


@lru_cache(maxsize=512)
def within(text: str, diameter: int, width: int) -> int:
    """Return the diameter of a disc whose word shall not be wider than this, if letters can stay readable."""
    least = ceil(_LEAST_LETTERS / _LETTERS)
    return next((size for size in range(diameter, least, -1) if _wide(text, size) <= width), min(diameter, least))


def _wide(text: str, diameter: int) -> int:
    text, size = fit(clean(text, "number"), "number", digit_sizes(diameter), diameter * 3)
    return max(diameter, measure(text, "number", size) + diameter // 3)


def disc(kit: Kit, text: str, diameter: int) -> Image.Image:
    """Return a disc with a word (RGBA). Long words widen it to a pill."""
    key = ("disc", kit.theme.name, text, diameter)
    return kit.cache.get(key, lambda: _disc(kit.theme, text, diameter))


def _disc(theme: Theme, text: str, diameter: int) -> Image.Image:
    blank, letters = _plan(theme, text, diameter)
    image = _soft(blank).copy()
    image.paste((*theme.disc_ink, 255), (0, 0), letters)
    return image


def _plan(theme: Theme, text: str, diameter: int) -> tuple[Blank, Image.Image]:
    """Choose the disc for a word and set the word on it, as a mask."""
    text, size = fit(clean(text, "number"), "number", digit_sizes(diameter), diameter * 3)
    width = max(diameter, measure(text, "number", size) + diameter // 3)
    return Blank(width, diameter, theme.disc, theme.disc_ink), centred(text, "number", size, (width, diameter))


def digit_sizes(diameter: int) -> tuple[int, int]:
    """Return the sizes of a disc's letters: usual, and for long words."""
    return round(diameter * _LETTERS), round(diameter * _SMALLER)


def blank_of(theme: Theme, text: str, diameter: int) -> Blank:
    """Return the blank disc for a word."""
    return _plan(theme, text, diameter)[0]


@lru_cache(maxsize=128)
def _soft(blank: Blank) -> Image.Image:
    return parts.picture(str(blank)) or drawn_disc(blank)


def drawn_disc(blank: Blank) -> Image.Image:
    """Draw a disc without a word (RGBA)."""
    image = Image.new("RGBA", (blank.width * _FINE, blank.height * _FINE))
    draw = ImageDraw.Draw(image)
    edge = max(_FINE, round(blank.height * _EDGE * _FINE))
    radius = image.height // 2
    for inset, fill in ((0, blank.rim), (edge, blank.body)):
        box = (inset, inset, image.width - 1 - inset, image.height - 1 - inset)
        draw.rounded_rectangle(box, radius - inset, fill=(*fill, 255))
    return image.resize((blank.width, blank.height), Image.Resampling.LANCZOS)


@lru_cache(maxsize=512)
def firm_disc(theme: Theme, text: str, diameter: int, grass: float) -> tuple[Image.Image, Image.Image]:
    """Return a disc as a patch and its mask, blended with grass: a firm edge costs a tenth of a soft one and looks the same."""
    blank, letters = _plan(theme, text, diameter)
    patch = _firm(blank, blend(theme.paper, _GRASS, grass)).copy()
    shades = letters.im.point(ramp(blank.body, theme.disc_ink), "L")
    patch.im.paste(shades, (0, 0, *patch.size), letters.im.point(_WRITTEN, "L"))
    return patch, _edge(blank)


@lru_cache(maxsize=128)
def _firm(blank: Blank, ground: RGB) -> Image.Image:
    return on_paper(_soft(blank), ground)


@lru_cache(maxsize=128)
def _edge(blank: Blank) -> Image.Image:
    """Return the outline of a disc as a one-bit mask, which pastes three times as fast."""
    return _soft(blank).getchannel("A").point(_COVERS, "1")
