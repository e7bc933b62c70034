"""Makes the parts of pictures: what a turn's picture needs in any theme, on tiles of any size."""

from collections.abc import Iterator
from itertools import product

from PIL import Image

from renderer import parts
from renderer.atlas import SIZES
from renderer.board.discs import Blank, blank_of, digit_sizes, drawn_disc, readable
from renderer.faces import FontFace
from renderer.kit import LYING, drawn_model, model_name
from renderer.panel import LETTERS, card_digits, width_of
from renderer.scene.board import FIGURES
from renderer.text import drawn_letter
from renderer.themes import THEMES

_DIGITS, _RULED = "0123456789", "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-"
_MOST_SPOTS = 40
"""How many numbers get discs. These differ only in width."""
_LEAST_TILE = 48
"""The least side of a tile with discs, in pixels."""


def make() -> bytes:
    """Return the content of the file of all parts."""
    pixels, pictures, letters = bytearray(), dict[str, parts.StoredImage](), dict[str, parts.Glyph]()
    for name, image in (*_figures(), *_discs()):
        pictures[name] = parts.StoredImage(len(pixels), *image.size)
        pixels += image.tobytes()
    for face, size, characters in sorted(set(_alphabets())):
        for character in characters:
            image, (across, down), advance = drawn_letter(character, face, size)
            letters[f"{face} {size} {character}"] = parts.Glyph(len(pixels), *image.size, across, down, advance)
            pixels += image.tobytes()
    return parts.encode(bytes(pixels), parts.Index(pictures, letters))


def _figures() -> Iterator[tuple[str, Image.Image]]:
    """Return each figure's model in each colour, standing, and lying if it can be a farmer."""
    for seat in dict.fromkeys(seat for theme in THEMES.values() for seat in theme.seats.values()):
        for kind, lying in (*product(FIGURES, (False,)), *product(LYING, (True,))):
            yield model_name(seat, kind, lying=lying), drawn_model(seat, kind, lying=lying)


def _diameters() -> set[int]:
    return {readable(width_of(letters), size) for letters in LETTERS for size in SIZES if size >= _LEAST_TILE}


def _discs() -> Iterator[tuple[str, Image.Image]]:
    """Return the blank discs."""
    for blank in sorted(_blanks()):
        yield str(blank), drawn_disc(blank)


def _blanks() -> set[Blank]:
    numbered = product(THEMES.values(), _diameters(), range(_MOST_SPOTS))
    return {blank_of(theme, str(number + 1), diameter) for theme, diameter, number in numbered}


def _alphabets() -> Iterator[tuple[FontFace, int, str]]:
    """Return the characters that every picture needs, whatever the names, with their faces and sizes."""
    for letters in LETTERS:
        yield "number", letters, _RULED
        for face, size in card_digits(letters):
            yield face, size, _DIGITS
    for diameter in _diameters():
        for size in digit_sizes(diameter):
            yield "number", size, _DIGITS
