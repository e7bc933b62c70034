"""Text from users: clean it, and compare names by how they look."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

MOST_MARKS: Final = 4
"""The most marks above and below one letter. No language stacks more, and a taller stack covers the lines around it."""

_MARKS: Final = frozenset({"Mn", "Me"})
_LONE: Final = re.compile("[\ud800-\udfff]")
_UNSEEN: Final = dict.fromkeys(
    [
        0x034F,
        0x115F,
        0x1160,
        0x17B4,
        0x17B5,
        0x2800,
        0x3164,
        0xFFA0,
        *range(0x180B, 0x1810),
        *range(0xFE00, 0xFE10),
        *range(0xE0100, 0xE01F0),
    ]
)
"""Invisible characters that Unicode classes as letters, marks or symbols."""
_LOOK_ALIKES: Final = {
    "A": "АΑ",
    "B": "ВΒ",
    "C": "СϹ",
    "E": "ЕΕ",
    "H": "НΗ",
    "J": "Ј",
    "K": "КΚ",
    "M": "МΜ",
    "N": "Ν",
    "O": "ОΟ0",
    "P": "РΡ",
    "Q": "Ԛ",
    "S": "Ѕ",
    "T": "ТΤ",
    "W": "Ԝ",
    "X": "ХΧ",
    "Y": "ҮΥУ",
    "Z": "Ζ",
    "a": "аαɑ",
    "c": "сϲ",
    "d": "ԁ",
    "e": "е",
    "g": "ɡ",
    "h": "һհ",
    "i": "іιı",
    "j": "јϳ",
    "k": "κ",
    "l": "ІΙӀI1|",
    "n": "ո",
    "o": "оοօ",
    "p": "рρ",
    "q": "ԛ",
    "s": "ѕ",
    "u": "ս",
    "v": "νѵ",
    "w": "ԝ",
    "x": "х",
    "y": "уγ",
}
"""Latin letters, each with the Cyrillic, Greek, Armenian and phonetic letters that look like it."""
_OUTLINES: Final = {ord(sign): letter for letter, signs in _LOOK_ALIKES.items() for sign in signs}

_TYPED: Final = str.maketrans({**dict.fromkeys("\u2018\u2019\u02bc\u0060\u00b4", "'"), "ł": "l", "œ": "oe", "æ": "ae", "ґ": "г"})
"""Characters that keyboards type in several ways, and letters that Unicode does not decompose."""
_SECOND_E: Final = re.compile("(?<=[aou])e(?![0-9])")
"""The second letter of a spelled-out umlaut, but not the `E` in the name of a cell, like AE5."""


def tidy(text: str) -> str:
    """Return the text with lone surrogates replaced, and at most MOST_MARKS marks on each letter."""
    if text.isascii():
        return text
    kept, marks = [], 0
    for sign in _LONE.sub("\N{REPLACEMENT CHARACTER}", text):
        marks = marks + 1 if unicodedata.category(sign) in _MARKS else 0
        if marks <= MOST_MARKS:
            kept.append(sign)
    return "".join(kept)


def unaccented(said: str) -> str:
    """Return the same key for a word with accents, without them, or with umlauts spelled out, in any case, with any apostrophe.

    An `e` after an `a`, `o` or `u` is always left out, so "gruen" equals "grün".
    """
    apart = unicodedata.normalize("NFKD", said.casefold().translate(_TYPED))
    plain = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return " ".join(_SECOND_E.sub("", plain).split())


def folded(name: str) -> str:
    """Return the same key for names that differ only in case or encoding."""
    return unicodedata.normalize("NFKC", name).casefold()


def alike(one: str, other: str) -> bool:
    """Return whether two names look the same to a reader, for example if one uses letters of another alphabet."""
    return folded(one) == folded(other) or _outline(one) == _outline(other)


@lru_cache(maxsize=2048)
def _outline(name: str) -> str:
    plain = unicodedata.normalize("NFKC", name.translate(_UNSEEN))
    return " ".join(plain.translate(_OUTLINES).casefold().split())


def edits(one: str, other: str, most: int) -> int:
    """Return how many letters to change, add, drop or swap to make one word the other; if it is too many, more than `most`."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    before: list[int] = []
    last = list(range(len(other) + 1))
    for row, a in enumerate(one, start=1):
        now = [row]
        for column, b in enumerate(other, start=1):
            edits = min(last[column] + 1, now[-1] + 1, last[column - 1] + (a != b))
            if row > 1 and column > 1 and a == other[column - 2] and one[row - 2] == b:
                edits = min(edits, before[column - 2] + 1)
            now.append(edits)
        before, last = last, now
    return last[-1]
