"""The palette of 256 colours that every picture uses, and conversions to it.

A picture of palette indices is a third of the size of one in RGB and needs no search for colours when it is written.
`palette.bin` is made by `python -m renderer.palette_make`.
"""

from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore

RGB = tuple[int, int, int]
_SHARES = [step / 255 for step in range(256)]
"""The share of the ink for each shade of a mask."""

BYTES = (Path(__file__).parent / "palette.bin").read_bytes()
"""256 colours, three bytes each."""


@cache
def _reference() -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(BYTES)
    image.load()  # or the core lacks the colours
    return image


def indices(image: Image.Image) -> Image.Image:
    """Turn RGB into an image (mode L) of the nearest palette indices."""
    return _kept("L", image.im.convert("P", Image.Dither.NONE, _reference().im), image.size)


def mapped(patch: Image.Image, table: bytes) -> Image.Image:
    """Replace each index by its entry in the table."""
    return _kept("L", patch.im.point(table, "L"), patch.size)


def rgb(patch: Image.Image) -> Image.Image:
    """Turn indices back into RGB, to lay something over them."""
    pixels = Image.new("P", patch.size).im
    pixels.putpalette("RGB", "RGB", BYTES)
    pixels.paste(patch.im, (0, 0, *patch.size))
    return _kept("RGB", pixels.convert("RGB", Image.Dither.NONE), patch.size)


def lay_over(patch: Image.Image, piece: Image.Image, x: int, y: int) -> None:
    """Lay a transparent image (RGBA) over indices in place: only the covered part is converted to true colours and back."""
    box = (max(x, 0), max(y, 0), min(x + piece.width, patch.width), min(y + piece.height, patch.height))
    width, height = box[2] - box[0], box[3] - box[1]
    if width <= 0 or height <= 0:
        return
    pixels = Image.new("P", (width, height)).im
    pixels.putpalette("RGB", "RGB", BYTES)
    pixels.paste(patch.im.crop(box), (0, 0, width, height))
    pixels = pixels.convert("RGB", Image.Dither.NONE)
    shown = piece.im if (width, height) == piece.size else piece.im.crop((box[0] - x, box[1] - y, box[2] - x, box[3] - y))
    pixels.paste(shown, (0, 0, width, height), shown)
    patch.im.paste(pixels.convert("P", Image.Dither.NONE, _reference().im), box)


def _kept(mode: str, pixels: "ImagingCore", size: tuple[int, int]) -> Image.Image:
    """Wrap an image of Pillow's core. The public methods' extra work takes three times as long."""
    image = Image.new(mode, size)
    image.im = pixels
    return image


@lru_cache(maxsize=4096)
def nearest(colour: RGB) -> int:
    """Return the index of the colour nearest to this one."""
    return indices(Image.new("RGB", (1, 1), colour)).tobytes()[0]


def blend(lower: RGB, upper: RGB, share: float) -> RGB:
    """Mix two colours, `share` of the upper one."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(lower, upper, strict=True))
    return red, green, blue


@lru_cache(maxsize=512)
def ramp(paper: RGB, ink: RGB) -> bytes:
    """Return the index for each of 256 shades from paper to ink, which turns a mask of text into a patch in one step."""
    bands = (bytes([round(a + (b - a) * share) for share in _SHARES]) for a, b in zip(paper, ink, strict=True))
    return indices(Image.merge("RGB", [Image.frombytes("L", (256, 1), band) for band in bands])).tobytes()
