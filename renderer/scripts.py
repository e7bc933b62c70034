"""Names in other scripts and emoji: which letters of a text have a font of their own, in what order they stand, how they look.

A line is parted into pieces. One of the bot's own letters is a plain string; one of another script goes to its font as a
whole, since its letters may change with their neighbours; an emoji is a picture.
"""

import unicodedata
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from itertools import groupby
from math import ceil
from typing import NamedTuple

from PIL import Image, ImageFont

from renderer.bidi import ISOLATES, MIRRORED, UNSEEN, levels, reordered
from renderer.faces import FontFace, ScriptFont, emoji_folder, script_of, shapes

_NOWHERE = "\U0010fffd"
"""A private character that no font has: it shows what a missing glyph looks like."""
_TRIED = 64
"""The size in which a letter is tried."""
_MOST_MARKS = 4
"""The most marks on a letter; more of them are a prank."""
_JOINERS, _EMOJI_STYLE, _KEYCAP = "\u200c\u200d", "\ufe0f", "\u20e3"
_VIRAMA = 9
"""The combining class of a sign that ties the next letter to this one."""
_WEIGHTS: dict[FontFace, int] = {"name": 800, "text": 500, "number": 600}
_BOLDER = 0.03
"""The stroke that makes a font of one weight bold, in parts of its size."""
_EMOJI_SHARE = 0.9
_JAPANESE, _KOREAN, _CHINESE, _BOPOMOFO = 0, 1, 2, 3
"""The number of each language's letters in the font of East Asian scripts: they write the same signs in different ways."""

Own = Callable[[str], bool]
"""Tells whether the face itself has a letter."""


class Foreign(NamedTuple):
    """A piece for another font, from which letter on in the line, or an emoji, whose font is None and whose text is its file."""

    text: str
    font: ScriptFont | None
    language: int = 0
    leftward: bool = False


class Ink(NamedTuple):
    """A piece as it is drawn: a mask (L) or a picture (RGBA), its offset from the line's corner, and its width with its air."""

    image: Image.Image
    across: int
    down: int
    advance: float


@cache
def _emoji() -> dict[str, str]:
    """Return the file of each emoji by its characters, without the sign that asks for a picture."""
    folder = emoji_folder()
    names = sorted(file.stem for file in folder.glob("*.png")) if folder else []
    return {"".join(chr(int(code, 16)) for code in name.split("-")).replace(_EMOJI_STYLE, ""): name for name in names}


@cache
def _longest_emoji() -> int:
    return 2 * max(map(len, _emoji()), default=0)


def _emoji_at(text: str, at: int, own: Own) -> tuple[str, int]:
    """Return the file of the emoji that begins here and its length; of those that fit, the longest."""
    letter, after = text[at], text[at + 1 : at + 2]
    styled = bool(after) and after in _EMOJI_STYLE + _KEYCAP
    if not styled and (unicodedata.category(letter) not in {"So", "Sk"} or own(letter)):
        return "", 0
    known = _emoji()
    for end in range(min(len(text), at + _longest_emoji()), at, -1):
        found = known.get(text[at:end].replace(_EMOJI_STYLE, ""))
        if found:
            return found, end - at
    return "", 0


@lru_cache(maxsize=4096)
def is_plain(text: str) -> bool:
    """Return whether the face itself draws the whole cleaned text, from left to right."""
    return text.isascii() or not any(
        letter in ISOLATES + _EMOJI_STYLE or script_of(letter) or unicodedata.category(letter) in {"So", "Sk"} for letter in text
    )


def cleaned(text: str, own: Own) -> str:
    """Return what can be drawn of a text: the face's own letters, those of known scripts with their marks, and emoji."""
    found = ""
    at = 0
    while at < len(text):
        _, length = _emoji_at(text, at, own)
        found += text[at : at + length] or _kept(text, at, found[-1 - _MOST_MARKS :], own)
        at += length or 1
    if not any(unicodedata.bidirectional(letter) in {"R", "AL"} for letter in found):
        found = found.translate(dict.fromkeys(map(ord, ISOLATES)))
    return " ".join(found.split())


def _kept(text: str, at: int, before: str, own: Own) -> str:
    """Return a character if it can be drawn after what is kept, a plain form of it if there is one, or nothing."""
    letter = text[at]
    kind = unicodedata.category(letter)
    if kind == "Zs" or letter in "\t\n\r":
        return " "
    script = script_of(letter)
    if kind[0] == "M":
        return letter if script and before and _carries(before, script) and _has(script, letter) else ""
    if letter in _JOINERS:
        after = text[at + 1 : at + 2]
        tied = before and after and script_of(before[-1]) is script_of(after) is not None
        return letter if tied and unicodedata.category(before[-1]) != "Cf" else ""
    if letter in ISOLATES or (kind[0] in "LNPS" and (own(letter) or (script and _has(script, letter)))):
        return letter
    plain = unicodedata.normalize("NFKC", letter)
    return cleaned(plain, own) if plain != letter else ""


def _carries(before: str, script: ScriptFont) -> bool:
    """Return whether a mark of this script has a letter to stand on, with room for one more."""
    marks = [unicodedata.category(letter)[0] == "M" for letter in before[-_MOST_MARKS:]]
    return script_of(before[-1]) is script and not (len(marks) == _MOST_MARKS and all(marks))


def clusters(text: str, own: Own) -> list[str]:
    """Part a cleaned text into what cannot be cut: an emoji, or a letter with all that is tied to it."""
    if is_plain(text):
        return list(text)
    found = list[str]()
    at = 0
    while at < len(text):
        _, length = _emoji_at(text, at, own)
        piece = text[at : at + (length or 1)]
        tied = not length and found and (_hangs(piece) or _ties(found[-1], piece))
        if tied:
            found[-1] += piece
        else:
            found.append(piece)
        at += len(piece)
    return found


def _hangs(letter: str) -> bool:
    return unicodedata.category(letter)[0] == "M" or letter in _JOINERS


def _ties(before: str, letter: str) -> bool:
    """Return whether the sign before this letter of the same script ties them together."""
    tie = before.rstrip(_JOINERS)[-1:]
    return bool(tie) and unicodedata.combining(tie) == _VIRAMA and script_of(tie) is script_of(letter)


def parted(text: str, own: Own) -> list[str | Foreign]:
    """Part a cleaned text into its pieces, in the order in which they stand from left to right."""
    language, depths = _language(text), levels(text)
    spans = list[tuple[ScriptFont | None, str, int, str]]()
    """Each piece's font, its emoji if it is one, its level and its text, as they are read."""
    at = 0
    for cluster in clusters(text, own):
        emoji, _ = _emoji_at(cluster, 0, own)
        font = None if emoji else script_of(cluster[0])
        if cluster not in UNSEEN:
            spans.append((font, emoji, depths[at], cluster))
        at += len(cluster)
    runs = [
        (font, emoji, depth, part)
        for (font, emoji, depth), group in groupby(spans, key=lambda span: span[:3])
        for part in _run([span[3] for span in group], single=bool(emoji))
    ]
    ordered = [runs[number] for number in reordered([depth for _, _, depth, _ in runs])]
    return [_piece(run, language) for run in ordered]


def _run(letters: list[str], *, single: bool) -> Iterator[str]:
    if single:
        yield from letters
    else:
        yield "".join(letters)


def _piece(run: tuple[ScriptFont | None, str, int, str], language: int) -> str | Foreign:
    font, emoji, depth, part = run
    if emoji:
        return Foreign(emoji, None)
    leftward = bool(depth % 2)
    if font:
        return Foreign(part, font, 0 if font.weighed else language, leftward)
    return "".join(MIRRORED.get(letter, letter) for letter in reversed(part)) if leftward else part


def _language(text: str) -> int:
    """Guess whose East Asian signs a text wants from those that only one language has."""
    if any("\u3040" <= letter <= "\u30ff" for letter in text):
        return _JAPANESE
    if any("\uac00" <= letter <= "\ud7ff" or "\u1100" <= letter <= "\u11ff" for letter in text):
        return _KOREAN
    return _BOPOMOFO if any("\u3100" <= letter <= "\u312f" for letter in text) else _CHINESE


@lru_cache(maxsize=48)
def _opened(script: ScriptFont, face: FontFace, size: int, language: int) -> ImageFont.FreeTypeFont:
    engine = ImageFont.Layout.RAQM if shapes() else ImageFont.Layout.BASIC
    font = ImageFont.truetype(str(script.path()), size, index=language, layout_engine=engine)
    if script.weighed:
        axes = font.get_variation_axes()
        font.set_variation_by_axes([_WEIGHTS[face] if axis["name"] == b"Weight" else axis["default"] or 0 for axis in axes])
    return font


@lru_cache(maxsize=2048)
def _has(script: ScriptFont, letter: str) -> bool:
    font = _opened(script, "text", _TRIED, 0 if script.weighed else _CHINESE)
    nothing = font.getmask(_NOWHERE)
    try:
        mask = font.getmask(letter)
    except OSError:  # more lines than FreeType can fill: whole prayers in one sign
        return False
    return mask.size != (0, 0) and (mask.size, bytes(mask)) != (nothing.size, bytes(nothing))


@lru_cache(maxsize=256)
def drawn(piece: Foreign, face: FontFace, size: int, ascent: int, height: int) -> Ink:
    """Draw a piece for a line of this height; it shrinks or moves until none of it is cut."""
    if piece.font is None:
        return _picture(piece.text, size, ascent)
    share = piece.font.share * size
    while True:
        ink = _written(piece, piece.font, face, max(1, round(share)), ascent)
        if ink.image.height <= height or share <= 1:
            return ink._replace(down=max(0, min(ink.down, height - ink.image.height)))
        share *= height / ink.image.height


def _written(piece: Foreign, script: ScriptFont, face: FontFace, size: int, ascent: int) -> Ink:
    font = _opened(script, face, size, piece.language)
    stroke = size * _BOLDER if face == "name" and not script.weighed else 0
    way = ("rtl" if piece.leftward else "ltr") if shapes() else None
    text = piece.text[::-1] if piece.leftward and way is None else piece.text
    pixels, (across, down) = font.getmask2(text, "L", direction=way, stroke_width=stroke, stroke_filled=bool(stroke), anchor="ls")
    image = Image.new("L", pixels.size)
    image.im.paste(pixels, (0, 0, *pixels.size))
    hangs = min(0, across)
    width = max(font.getlength(text, direction=way), across + image.width) - hangs
    return Ink(image, across - hangs, ascent + down, width)


def _picture(name: str, size: int, ascent: int) -> Ink:
    """Draw an emoji in the middle of the capital letters' height."""
    folder, side = emoji_folder(), max(1, round(size * _EMOJI_SHARE))
    assert folder is not None, "an emoji without pictures is not drawable"
    with Image.open(folder / f"{name}.png") as image:
        small = image.convert("RGBA").resize((side, side), Image.Resampling.LANCZOS)
    return Ink(small, 1, max(0, round(ascent - size * 0.32 - side / 2)), ceil(side + 2))
