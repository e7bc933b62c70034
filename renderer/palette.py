"""The one palette of 256 colours that every picture uses, and the way into it.

A picture of palette indices is a third of the size of one in RGB and needs no search for colours when it is written.
`palette.bin` is made by `python -m renderer.palette_make`.
"""

from functools import cache, lru_cache
from pathlib import Path

from PIL import Image

__all__ = ["BYTES", "RGB", "blend", "indices", "mapped", "nearest", "ramp", "rgb"]

RGB = tuple[int, int, int]

BYTES = (Path(__file__).parent / "palette.bin").read_bytes()
"""256 colours, three bytes each."""


@cache
def _reference() -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(BYTES)
    return image


def indices(image: Image.Image) -> Image.Image:
    """Turn RGB into an image (mode L) of the nearest palette indices."""
    found = image.quantize(palette=_reference(), dither=Image.Dither.NONE)
    return Image.frombytes("L", found.size, found.tobytes())


def mapped(patch: Image.Image, table: bytes) -> Image.Image:
    """Replace each index by what the table has in its place."""
    return Image.frombuffer("L", patch.size, patch.tobytes().translate(table), "raw", "L", 0, 1)


def rgb(patch: Image.Image) -> Image.Image:
    """Turn indices back into RGB, to lay something over them."""
    image = Image.frombytes("P", patch.size, patch.tobytes())
    image.putpalette(BYTES)
    return image.convert("RGB")


@lru_cache(maxsize=4096)
def nearest(colour: RGB) -> int:
    """Give the index of the colour nearest to this one."""
    return indices(Image.new("RGB", (1, 1), colour)).tobytes()[0]


def blend(lower: RGB, upper: RGB, share: float) -> RGB:
    """Mix two colours, `share` of the upper one."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(lower, upper, strict=True))
    return red, green, blue


@lru_cache(maxsize=512)
def ramp(paper: RGB, ink: RGB) -> bytes:
    """Give the index for each of 256 shades from paper to ink: with it a mask of text becomes a patch at once."""
    shades = Image.new("RGB", (256, 1))
    shades.putdata([blend(paper, ink, step / 255) for step in range(256)])
    return indices(shades).tobytes()
