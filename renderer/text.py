"""Words in pictures: cleaned, measured, cut to fit, and drawn as patches.

Names come from people. Whatever they contain, a picture shows what can be read: no control characters, no marks that reverse
the writing, no stacked accents, no boxes in place of letters, and never more than fits. Other scripts are in `scripts.py`.
"""

import re
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache, partial
from math import ceil
from typing import TYPE_CHECKING

from PIL import Image, ImageFont

from renderer import parts
from renderer.bidi import directed
from renderer.faces import DIGIT_SHARE, DIGITS, FILES, FontFace
from renderer.palette import RGB, lay_over, mapped, nearest, ramp
from renderer.scripts import Foreign, cleaned, clusters, drawn, is_plain, parted

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore

LONGEST = 300
"""The most characters of a text to look at; no line of a picture holds more."""
ELLIPSIS = "…"
_PIECES = re.compile(r"([ 0-9])")
_WORDS = re.compile(r"[⺀-鿿豈-﫿] ?|[^ ⺀-鿿豈-﫿-]*-+ ?|[^ ⺀-鿿豈-﫿-]+ ?")
"""What stays together where a line is broken: words, parts of words up to a hyphen, and single Chinese signs."""
_AS_MASK = bytes(range(256))
"""The table that leaves the shades of a mask unchanged."""
_NOWHERE = "\U0010fffd"
"""A private character that none of our fonts has: it shows what a missing glyph looks like."""


@lru_cache(maxsize=96)
def font(face: FontFace, size: int, *, digits: bool = False) -> ImageFont.FreeTypeFont:
    """Open a font, or that of a face's digits. Basic layout: the same pixels whether or not the machine can shape letters."""
    if digits and face in DIGITS:
        return ImageFont.truetype(str(DIGITS[face]), round(size * DIGIT_SHARE), layout_engine=ImageFont.Layout.BASIC)
    return ImageFont.truetype(str(FILES[face]), size, layout_engine=ImageFont.Layout.BASIC)


@cache
def _missing(face: FontFace) -> tuple[tuple[int, int], bytes]:
    mask = font(face, 24).getmask(_NOWHERE)
    return mask.size, bytes(mask)


@lru_cache(maxsize=4096)
def _drawable(face: FontFace, character: str) -> bool:
    mask = font(face, 24).getmask(character)
    return mask.size != (0, 0) and (mask.size, bytes(mask)) != _missing(face)


@lru_cache(maxsize=2048)
def _cleaned(face: FontFace, text: str) -> str:
    if text.isascii() and text.isprintable():  # both fonts have all of these
        return " ".join(text.split())
    return cleaned(unicodedata.normalize("NFC", text), partial(_drawable, face))


def clean(text: str, face: FontFace = "text", fallback: str = "") -> str:
    """Return what can be drawn of a text, in one line; the fallback if no letter, digit or emoji is left."""
    kept = _cleaned(face, text[:LONGEST])
    if fallback and not any(character.isalnum() or unicodedata.category(character) == "So" for character in kept):
        return _cleaned(face, fallback[:LONGEST])
    return kept


@lru_cache(maxsize=4096)
def _advance(piece: str | Foreign, face: FontFace, size: int) -> float:
    if isinstance(piece, Foreign):
        return drawn(piece, face, size, *_heights(face, size)).advance
    known = parts.advance(piece, face, size)
    return font(face, size, digits=piece.isdigit()).getlength(piece) if known is None else known


def _pieces(text: str, face: FontFace) -> Sequence[str | Foreign]:
    """Part a text into words, blanks and digits, and pieces in other scripts, as they stand from left to right."""
    if is_plain(text):
        return [piece for piece in _PIECES.split(text) if piece]
    return _mixed(text, face)


@lru_cache(maxsize=512)
def _mixed(text: str, face: FontFace) -> Sequence[str | Foreign]:
    pieces = parted(text, partial(_drawable, face))
    return [part for piece in pieces for part in ([piece] if isinstance(piece, Foreign) else _PIECES.split(piece)) if part]


@lru_cache(maxsize=4096)
def measure(text: str, face: FontFace, size: int) -> int:
    """Return a line's width in pixels, set word by word and digit by digit."""
    return ceil(sum(_advance(piece, face, size) for piece in _pieces(text, face)))


@lru_cache(maxsize=2048)
def fit(text: str, face: FontFace, sizes: tuple[int, ...], width: int) -> tuple[str, int]:
    """Choose the first size in which the text fits the width; cut it at the last size."""
    for size in sizes:
        if measure(text, face, size) <= width:
            return text, size
    return _cut(text, face, sizes[-1], width), sizes[-1]


def _cut(text: str, face: FontFace, size: int, width: int) -> str:
    letters = clusters(text, partial(_drawable, face))
    low, high = 0, len(letters)
    while low < high:
        middle = (low + high + 1) // 2
        if measure("".join(letters[:middle]).rstrip() + ELLIPSIS, face, size) <= width:
            low = middle
        else:
            high = middle - 1
    return "".join(letters[:low]).rstrip() + ELLIPSIS


def wrap(text: str, face: FontFace, size: int, width: int, most: int = 6) -> list[str]:
    """Break a text into lines of this width, at spaces and hyphens; the last line is cut if there are more than `most`.

    A word that is wider than a line is broken anywhere, while there are lines left.
    """
    rows: list[str] = []
    words = _WORDS.findall(clean(text, face))
    while words:
        count = len(words)
        while count > 1 and measure("".join(words[:count]).rstrip(), face, size) > width:
            count -= 1
        if len(rows) == most - 1:
            count = len(words)
        elif count == 1 and measure(words[0].rstrip(), face, size) > width:
            words[:1] = _halved(words[0], face, size, width)
        rows.append("".join(words[:count]))
        words = words[count:]
    rows = [row.rstrip() for row in rows] if is_plain("".join(rows)) else directed(rows)
    return [fit(row, face, (size,), width)[0] for row in rows]


def _halved(word: str, face: FontFace, size: int, width: int) -> list[str]:
    """Break a word where a line ends."""
    letters = clusters(word, partial(_drawable, face))
    count = len(letters) - 1
    while count > 1 and measure("".join(letters[:count]), face, size) > width:
        count -= 1
    return ["".join(letters[:count]), "".join(letters[count:])] if count > 0 else letters


@lru_cache(maxsize=768)
def line(text: str, face: FontFace, size: int, ink: RGB, paper: RGB, height: int = 0) -> Image.Image:
    """Draw a line of clean text on paper as a patch of indices, with the same baseline for every text."""
    height = height or _height(face, size)
    patch = Image.new("L", (measure(text, face, size) + 2, height), nearest(paper))
    _write(patch, text, face, size, (0.0, (height - _height(face, size)) // 2), ramp(paper, ink))
    return patch


def _write(sheet: Image.Image, text: str, face: FontFace, size: int, at: tuple[float, int], shades: bytes = _AS_MASK) -> None:
    """Set a line from words and digits drawn before: hardly any line is wholly new."""
    (left, top), paste = at, sheet.im.paste
    for piece in _pieces(text, face):
        if isinstance(piece, Foreign) and piece.font is None and shades is not _AS_MASK:
            emoji = drawn(piece, face, size, *_heights(face, size))
            lay_over(sheet, emoji.image, round(left) + emoji.across, top + emoji.down)
        elif piece != " ":
            letters, across, down, width, height = _inked(piece, face, size, shades)
            x, y = round(left) + across, top + down
            paste(letters, (x, y, x + width, y + height))
        left += _advance(piece, face, size)


@lru_cache(maxsize=96)
def _heights(face: FontFace, size: int) -> tuple[int, int]:
    """Return a line's height above its letters' foot, and in all."""
    above, below = font(face, size).getmetrics()
    return above, above + below


def _height(face: FontFace, size: int) -> int:
    return _heights(face, size)[1]


@lru_cache(maxsize=768)
def _inked(piece: str | Foreign, face: FontFace, size: int, shades: bytes) -> tuple["ImagingCore", int, int, int, int]:
    """Return a piece in shades of its ink, its offset from the line's corner, and its size."""
    letters, (across, down) = _letters(piece, face, size)
    return letters.im.point(shades, "L"), across, down, *letters.size


@lru_cache(maxsize=512)
def _letters(piece: str | Foreign, face: FontFace, size: int) -> tuple[Image.Image, tuple[int, int]]:
    """Return a piece as a mask, and its offset from the line's corner; of an emoji its outline."""
    if isinstance(piece, Foreign):
        ink = drawn(piece, face, size, *_heights(face, size))
        mask = ink.image if ink.image.mode == "L" else ink.image.getchannel("A")
        return mask, (ink.across, ink.down)
    return parts.mask(piece, face, size) or _drawn(piece, face, size)


def drawn_letter(character: str, face: FontFace, size: int) -> tuple[Image.Image, tuple[int, int], float]:
    """Draw a character as a mask; return it with its offset from the line's corner and its advance."""
    return *_drawn(character, face, size), font(face, size, digits=character.isdigit()).getlength(character)


def _drawn(piece: str, face: FontFace, size: int) -> tuple[Image.Image, tuple[int, int]]:
    pixels, (across, down) = font(face, size, digits=piece.isdigit()).getmask2(piece, "L", anchor="ls")
    image = Image.new("L", pixels.size)
    image.im.paste(pixels, (0, 0, *pixels.size))
    return image, (across, font(face, size).getmetrics()[0] + down)


@lru_cache(maxsize=768)
def label(text: str, face: FontFace, size: int, ink: RGB, paper: RGB, box: tuple[int, int]) -> Image.Image:
    """Draw a short text in the middle of a box; it shrinks until it fits."""
    text, size = fit(clean(text, face), face, tuple(range(size, max(7, size // 2) - 1, -1)), box[0])
    return mapped(centred(text, face, size, box), ramp(paper, ink))


def centred(text: str, face: FontFace, size: int, box: tuple[int, int]) -> Image.Image:
    """Return the mask of a word in the middle of a box. Words with and without descenders share a baseline."""
    digit, (_, air) = _letters("0", face, size)
    mask = Image.new("L", box)
    _write(mask, text, face, size, ((box[0] - measure(text, face, size)) / 2, (box[1] - digit.height) // 2 - air))
    return mask
