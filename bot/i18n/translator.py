"""Turn a code and its parameters into a sentence."""

from __future__ import annotations

import logging
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache, lru_cache
from typing import Final, Literal

import babel.lists
from babel import Locale
from babel.dates import format_skeleton, format_timedelta
from babel.units import format_unit
from fluent.runtime.types import FluentType

from bot.i18n.catalogue import FALLBACK, MessageCatalogue, shipped

logger = logging.getLogger("bot.i18n")

LONGEST_DATE: Final = 60
"""The longest date with time and zone in any language, in characters."""
_WEEKDAYS: Final = 6
"""For how many days a weekday alone says which day is meant."""
_SHORT_UNITS: Final = timedelta(hours=48)
"""Hours and minutes are abbreviated; longer times are said in days and weeks."""
_MARKS = dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F, 0x061C])


class Words(str):
    """A text from the bot itself, used as it is; any other text is foreign and gets quoted."""

    __slots__ = ()


def message_id(family: str, name: str) -> str:
    """Return the id of the message for a name in the code: `refusal`, `not_your_turn` → `refusal-not-your-turn`."""
    return f"{family}-{name}".replace("_", "-")


def isolated(text: str) -> str:
    """Keep foreign text from reversing the sentence around it: drop direction marks, isolate right-to-left words."""
    if text.isascii():
        return text
    plain = text.translate(_MARKS)
    if any(unicodedata.bidirectional(char) in {"R", "AL", "AN"} for char in plain):
        return f"\N{FIRST STRONG ISOLATE}{plain}\N{POP DIRECTIONAL ISOLATE}"
    return plain


def date(at: datetime, language: str) -> str:
    """Format a day: "18. Nov. 2026"."""
    return _formatted("yMMMd", at, language)


def date_and_time(at: datetime, language: str) -> str:
    """Format a moment with its zone: "Mi., 18. Nov., 14:35 CET". The month is in letters, so that it cannot pass for the day."""
    return f"{_formatted('MMMEd', at, language)}, {_formatted('Hm', at, language)} {at.tzname()}"


def coming_time(at: datetime, now: datetime, language: str) -> str:
    """Format a moment to come as briefly as is clear beside how far away it is.

    The hour alone today, with the weekday within six days, else with the date. All platforms show it in the reader's zone.
    """
    days = (at.date() - now.date()).days
    if 0 < days <= _WEEKDAYS:
        return _formatted("EHm", at, language)
    time = _formatted("Hm", at, language)
    return f"{_formatted('MMMEd', at, language)}, {time}" if days else time


def time_until(span: timedelta, language: str) -> str:
    """Say how far away a time is: "in 24 Std.", "in 3 Tagen"."""
    style: Literal["short", "long"] = "short" if span < _SHORT_UNITS else "long"
    said = format_timedelta(span, "minute", threshold=2, add_direction=True, format=style, locale=_locale(language))
    return said.replace(" hr", " h") if language == "en" else said


def time_left(span: timedelta, language: str) -> str:
    """Say in short how much time there is, in two units at most: "1 day 20 hrs"."""
    hours, minutes = divmod(span // timedelta(minutes=1), 60)
    days, rest = divmod(hours, 24)
    units = {"day": days, "hour": rest} if days else {"hour": hours, "minute": minutes}
    said = {unit: format_unit(count, f"duration-{unit}", "short", locale=_locale(language)) for unit, count in units.items()}
    return " ".join(said[unit] for unit, count in units.items() if count) or said["minute"]


def duration(span: timedelta, language: str) -> str:
    """Say how long something took: "40 minutes"."""
    return format_timedelta(span, "minute", threshold=1.5, locale=_locale(language))


def _formatted(skeleton: str, at: datetime, language: str) -> str:
    return format_skeleton(skeleton, at, locale=_locale(language))


def _locale(language: str) -> Locale:
    """Return a language's conventions for dates; those of English are British."""
    return Locale("en", "GB") if language == "en" else Locale.parse(language, sep="-")


class Translator:
    """A speaker of one language. `quote` is applied to every foreign text that enters a sentence."""

    def __init__(
        self, language: str, *, quote: Callable[[str], str] = isolated, catalogue: MessageCatalogue | None = None
    ) -> None:
        self.catalogue = catalogue or shipped()
        self._locale = Locale.parse(language, sep="-")
        self._quote = quote
        self.language = language
        self._bundles = [self.catalogue.bundle(name) for name in dict.fromkeys((language, FALLBACK))]

    def text(self, code: str, /, **params: str | int) -> Words:
        """Return the message in this language, else in English, else its code in brackets; log a gap as an error."""
        return _text(self, code, tuple((name, value, type(value)) for name, value in params.items()))

    def format(self, code: str, params: Iterable[tuple[str, str | int, type]]) -> Words:
        """Put a message together, with nothing remembered."""
        arguments = {
            name: _Foreign(value, self._quote) if isinstance(value, str) and not isinstance(value, Words) else value
            for name, value, _ in params
        }
        for bundle in self._bundles:
            if not bundle.has_message(code):
                logger.error("No message '%s' in '%s'", code, bundle.locales[0])
                continue
            pattern = bundle.get_message(code).value
            said, gaps = ("", ["it has no text"]) if pattern is None else bundle.format_pattern(pattern, arguments)
            for gap in gaps:
                logger.error("Message '%s' in '%s': %s", code, bundle.locales[0], gap)
            if not gaps:
                return Words(said)
        return Words(f"[{code}]")

    def has(self, code: str) -> bool:
        """Return whether there is such a message."""
        return any(bundle.has_message(code) for bundle in self._bundles)

    def joined(self, items: Sequence[str], style: Literal["standard", "or"] = "standard") -> Words:
        """Join a list for a sentence: "Ann, Ben and Cleo"; style `or` for a choice."""
        quoted = [item if isinstance(item, Words) else self._quote(item) for item in items]
        return Words(babel.lists.format_list(quoted, style=style, locale=self._locale))

    def in_parts(self, parts: Iterable[str]) -> Words:
        """Join parts of a line by semicolons, with the language's space before them."""
        return Words(self.text("list-semicolon").join(parts))


@cache
def speaker(language: str, quote: Callable[[str], str] = isolated) -> Translator:
    """Return the translator of one of the bot's languages, made once."""
    return Translator(language, quote=quote)


@lru_cache(maxsize=8192)  # about 4 MB
def _text(translator: Translator, code: str, params: tuple[tuple[str, str | int, type], ...]) -> Words:
    """Return a message, remembered: most of what is said was said before, and Fluent takes ten times as long to say it again.

    The types stand in `params` because `Words("Ann")` and `"Ann"` are equal, and only one of them gets quoted.
    """
    return translator.format(code, params)


@dataclass(eq=False)
class _Foreign(FluentType):
    """Foreign text: quoted in a sentence, but compared unquoted when a message selects by it."""

    text: str
    quote: Callable[[str], str]

    def __eq__(self, other: object) -> bool:
        return self.text == other

    def __hash__(self) -> int:
        return hash(self.text)

    def format(self, locale: Locale) -> str:
        """Return the parameter's text for the sentence (Fluent's hook)."""
        return self.quote(self.text)
