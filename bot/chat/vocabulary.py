"""What people may type after a command, in their own language or in English: words with a meaning, and names of things."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from bot.chat.voice import Voice
from bot.i18n import Translator, message_id, shipped, unaccented
from bot.i18n.catalogue import FALLBACK
from bot.table.options import DAY, HOUR

_MOST_WORDS: Final = 3
"""Words of the longest phrase in a list of words."""
_FEWEST_LETTERS: Final = 3
"""Letters that are enough for the beginning of a name."""
_SPANS: Final = {"hours": HOUR, "days": DAY, "weeks": 7 * DAY}
_SPAN: Final = re.compile(r"([0-9]{1,8})\s*(\D+)")
"""Digits enough to say of a time that it is too long."""


def meant(voice: Voice, said: str, meanings: Iterable[str]) -> str:
    """Which of these meanings a word has (`fields` for "Wiesen"); empty if it has none of them."""
    typed = unaccented(said)
    return next((each for each in meanings if any(typed in _words(language, each) for language in _languages(voice))), "")


def beginning(voice: Voice, words: Sequence[str], meanings: Sequence[str]) -> tuple[str, list[str]]:
    """The meaning of the first words, of as many as go together ("quiet hours"), and the words behind them."""
    for count in range(min(_MOST_WORDS, len(words)), 0, -1):
        found = meant(voice, " ".join(words[:count]), meanings)
        if found:
            return found, list(words[count:])
    return "", list(words)


def span(voice: Voice, said: str) -> int:
    """Milliseconds of a span of time ("3d", "3 days", "3 Tage"); 0 for anything else."""
    match = _SPAN.fullmatch(said.strip())
    unit = meant(voice, match[2], _SPANS) if match else ""
    return int(match[1]) * _SPANS[unit] if match and unit else 0


def named(voice: Voice, said: str, family: str, names: Sequence[str]) -> str:
    """Which of these things is called so: by its name, by one word of it, or by how one alone of their words begins.

    Its name is the message of this family: `colour-green`, `module-inns-cathedrals`.
    """
    typed = unaccented(said)
    called = {name: {name, *(_called(language, message_id(family, name)) for language in _languages(voice))} for name in names}
    whole = [name for name in names if typed in map(unaccented, called[name])]
    if whole:
        return whole[0]
    words = {name: {word for each in called[name] for word in unaccented(each).replace("_", " ").split()} for name in names}
    some = [name for name in names if typed in words[name] and typed.isalnum()]
    if len(some) == 1:
        return some[0]
    begun = [name for name in names if len(typed) >= _FEWEST_LETTERS and any(word.startswith(typed) for word in words[name])]
    return begun[0] if len(begun) == 1 else ""


def language_named(said: str) -> str:
    """A language by its code or its own name; empty for what is none."""
    typed = unaccented(said)
    return next(
        (each for each in shipped().languages if typed in {unaccented(each), unaccented(_called(each, "language-name"))}), ""
    )


def _languages(voice: Voice) -> tuple[str, ...]:
    return tuple(dict.fromkeys((voice.language, FALLBACK)))


@cache
def _words(language: str, meaning: str) -> frozenset[str]:
    return frozenset(unaccented(word) for word in _called(language, f"input-{meaning}").split(","))


@cache
def _called(language: str, message: str) -> str:
    return Translator(language).text(message)
