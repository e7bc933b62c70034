"""Plates with numbers that count something. Discs number choices; plates are square, and dark or in a player's colour."""

from collections.abc import Iterable
from functools import lru_cache

from PIL import Image, ImageDraw

from renderer import palette
from renderer.art import sign_mask
from renderer.board.discs import CREAM, DARK
from renderer.scene.board import OwnedCount
from renderer.text import centred, clean, fit, measure
from renderer.themes import SeatColours, Theme

_HIGH, _PAD, _SIGN = 1.3, 0.25, 0.8
"""The height of a row, the space beside its words and the size of its sign, in sizes of the letters."""
_WIDEST = 8
"""The most width of a number, in sizes of the letters."""


def count_plate(text: str, letters: int) -> Image.Image:
    """Return a dark plate with a number that belongs to nobody, as a patch."""
    return _plate(((None, text),), letters)


def owned_plate(theme: Theme, counts: Iterable[OwnedCount], letters: int) -> Image.Image:
    """Return a plate with a row for each player: sign and number on the player's colour, as a patch."""
    return _plate(tuple((theme.seats[count.colour], count.label) for count in counts), letters)


@lru_cache(maxsize=256)
def _plate(rows: tuple[tuple[SeatColours | None, str], ...], letters: int) -> Image.Image:
    edge, height = max(1, letters // 12), round(letters * _HIGH)
    words = [fit(clean(text, "number"), "number", (letters,), letters * _WIDEST)[0] for _, text in rows]
    pad = round(letters * _PAD)
    signs = [round(letters * _SIGN) + pad if seat else 0 for seat, _ in rows]
    width = max(measure(text, "number", letters) + sign for text, sign in zip(words, signs, strict=True)) + 2 * pad
    image = Image.new("RGB", (width + 4 * edge, height * len(rows) + 4 * edge), DARK)
    draw = ImageDraw.Draw(image)
    draw.rectangle((edge, edge, image.width - 1 - edge, image.height - 1 - edge), fill=CREAM)
    for number, ((seat, _), text, sign) in enumerate(zip(rows, words, signs, strict=True)):
        top = 2 * edge + number * height
        box = (2 * edge, top, 2 * edge + width - 1, top + height - 1 - (edge if number < len(rows) - 1 else 0))
        draw.rectangle(box, fill=seat.body if seat else DARK)
        ink = seat.ink if seat else CREAM
        if seat:
            mask = sign_mask(seat.sign, sign - pad)
            image.paste(ink, (2 * edge + pad, top + (height - mask.height) // 2), mask)
        image.paste(ink, (2 * edge + sign, top), centred(text, "number", letters, (width - sign, height)))
    return palette.indices(image)
