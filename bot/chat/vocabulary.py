"""The words that people may type after a command, in their own language or in English: keywords and names of things."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from bot.chat.voice import Voice
from bot.i18n import message_id, shipped, speaker, unaccented
from bot.i18n.catalogue import FALLBACK
from bot.i18n.foreign import edits
from bot.table.options import DAY, HOUR, MINUTE

_MOST_WORDS: Final = 4
"""Words in the longest phrase of the lists."""
_FEWEST_LETTERS: Final = 3
"""Fewest letters that can stand for a name."""
_FEWEST_MISSPELT: Final = 5
"""Fewest letters that may have one wrong: yelow."""
_SPANS: Final = {
    "seconds": 1000,
    "minutes": MINUTE,
    "hours": HOUR,
    "days": DAY,
    "weeks": 7 * DAY,
    "months": 30 * DAY,
    "years": 365 * DAY,
}
_SPAN: Final = re.compile(r"([0-9]{1,8})\s*(\D+)")
"""Enough digits for a time that is refused as too long."""


def meaning_of(voice: Voice, said: str, meanings: Iterable[str]) -> str:
    """Return which of these meanings a word has (`fields` for "Wiesen"); empty if none."""
    typed = unaccented(said)
    return next((each for each in meanings if any(typed in _words(language, each) for language in _languages(voice))), "")


def beginning(voice: Voice, words: Sequence[str], meanings: Sequence[str]) -> tuple[str, list[str]]:
    """Return the meaning of the first words, as many as belong together ("quiet hours"), and the words after them."""
    for count in range(min(_MOST_WORDS, len(words)), 0, -1):
        found = meaning_of(voice, " ".join(words[:count]), meanings)
        if found:
            return found, list(words[count:])
    return "", list(words)


def span(voice: Voice, said: str) -> int | None:
    """Return a span of time ("3d", "3 days", "3 Tage") in milliseconds; None for anything else."""
    match = _SPAN.fullmatch(said.strip())
    unit = meaning_of(voice, match[2], _SPANS) if match else ""
    return int(match[1]) * _SPANS[unit] if match and unit else None


def find_name(voice: Voice, said: str, family: str, names: Sequence[str]) -> str:
    """Find a thing by its name, by a word of the name or the beginning of one, or with a letter wrong.

    All but the name must fit one thing alone.
    The names are the messages of this family: `colour-green`, `module-inns-cathedrals`.
    """
    typed = unaccented(said)
    called = {name: {name, *(_name(language, message_id(family, name)) for language in _languages(voice))} for name in names}
    whole = [name for name in names if typed in map(unaccented, called[name])]
    if whole:
        return whole[0]
    words = {name: {word for each in called[name] for word in unaccented(each).replace("_", " ").split()} for name in names}
    some = [name for name in names if typed in words[name] and typed.isalnum()]
    if len(some) == 1:
        return some[0]
    begun = [name for name in names if len(typed) >= _FEWEST_LETTERS and any(word.startswith(typed) for word in words[name])]
    near = [name for name in names if len(typed) >= _FEWEST_MISSPELT and any(edits(typed, word, 1) <= 1 for word in words[name])]
    found = begun or near
    return found[0] if len(found) == 1 else ""


def language_named(voice: Voice, said: str) -> str:
    """Find a language by its code, its own name, or its name in the reader's language or English; empty if there is none."""
    typed = unaccented(said)
    own = {unaccented(name): each for each in shipped().languages for name in (each, _name(each, "language-name"))}
    named = (each.split(":") for language in _languages(voice) for each in _name(language, "input-languages").split(","))
    return {**{unaccented(name): code.strip() for name, code in named}, **own}.get(typed, "")


def own_names() -> tuple[str, ...]:
    """Return each language's own name, in the order of the languages."""
    return tuple(_name(each, "language-name") for each in shipped().languages)


def _languages(voice: Voice) -> tuple[str, ...]:
    return tuple(dict.fromkeys((voice.language, FALLBACK)))


@cache
def _words(language: str, meaning: str) -> frozenset[str]:
    return frozenset(unaccented(word) for word in _name(language, f"input-{meaning}").split(","))


@cache
def _name(language: str, message: str) -> str:
    return speaker(language).text(message)
