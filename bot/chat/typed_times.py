"""Hours, weekdays, dates and absences as people type them, in their own language or in English."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from datetime import date, datetime, timedelta, tzinfo
from functools import cache
from typing import Final, Literal, NamedTuple

from babel import Locale

from bot.chat.vocabulary import beginning, meaning_of, span
from bot.chat.voice import Voice
from bot.i18n import unaccented
from bot.i18n.catalogue import FALLBACK
from bot.i18n.foreign import edits
from bot.table.open_time import Quiet
from bot.table.refused import Denied

_CLOCK: Final = re.compile(r"(\d{1,2})(?:[:.h](\d{2}))?h?(am|pm)?")
_HOUR: Final = re.compile(r"\d{1,2}(?::\d{2}|h\d{0,2}|(?::\d{2})?[ap]m)")
"""An hour that cannot be a day of the month."""
_NUMBERS: Final = re.compile(r"(?P<day>\d{1,2})[./](?P<month>\d{1,2})[./]?(?P<year>\d{4})?")
_DAY: Final = re.compile(r"(\d{1,2})\.?")
_BETWEEN: Final = re.compile(r"\s[-–—]\s|[–—]|(?<=[^\W\d])-(?=[^\W\d])|(?<=\d\.)-(?=\d)")
"""A dash between two days; the ones in 2026-12-24 are none."""
_SAME: Final = 4
"""Letters that a name of a weekday keeps in all its forms."""
_OTHER: Final = 3
"""Letters that may differ in another form of it."""
_NOON: Final = 12
WEEKEND: Final = (5, 6)


def hours_between(said: str) -> Quiet | None:
    """Return the two times of "22:00 07:00", "22-7", "10pm to 7am" and "22h–7h"; None if they are not two times."""
    words = re.sub(r"\s+([ap]m\b)", r"\1", re.sub("[-–—,]", " ", said.lower())).split()
    times = [_minutes(word) for word in words if any(sign.isdecimal() for sign in word)]
    if len(times) != 2 or times[0] is None or times[1] is None:
        return None
    return Quiet(times[0], times[1])


def _minutes(word: str) -> int | None:
    """Return the minute of the day that a time names."""
    found = _CLOCK.fullmatch(word)
    if found is None or (found[3] and not 1 <= int(found[1]) <= _NOON):
        return None
    hour, minute = int(found[1]), int(found[2] or 0)
    if found[3]:
        hour = hour % _NOON + (_NOON if found[3] == "pm" else 0)
    minutes = hour * 60 + minute
    return minutes % (24 * 60) if minutes <= 24 * 60 and minute < 60 else None


def weekdays_named(voice: Voice, said: str) -> tuple[int, ...] | None:
    """Return the weekdays of "Sat, Sun", "weekends" or "Friday"; Monday is 0. None if a word names none."""
    if meaning_of(voice, said, ("weekends",)):
        return WEEKEND
    words = [word for word in re.split(r"[\s,;/+&]+", said) if word and not meaning_of(voice, word, ("and",))]
    found = [weekday_named(voice, word) for word in words]
    return None if not found or None in found else tuple(sorted({day for day in found if day is not None}))


def weekday_named(voice: Voice, word: str) -> int | None:
    """Return the weekday of this name, short or long, in any of its forms; Monday is 0."""
    typed = unaccented(word).strip(".")
    for name, day in _names(voice.language, "days").items():
        alike = len(typed) >= _SAME and name[:_SAME] == typed[:_SAME] and edits(typed, name, _OTHER) <= _OTHER
        if typed and (typed == name or (alike and len(name) > _SAME)):
            return day
    return None


class Period(NamedTuple):
    """A time from a moment on, before another, in milliseconds."""

    since: int
    until: int


class _Point(NamedTuple):
    """A moment by local time; a whole day without an hour."""

    day: date
    minute: int | None = None


def absence_named(voice: Voice, said: str, now: int, zone: tzinfo) -> Period:
    """Return the absence of "3d", "until Monday", "Fri - Mon", "2026-12-24 18:00", "24.12. to 3.1." or "tomorrow 8:00".

    It begins now, or with a first day that is named; a last day without an hour belongs to it. An hour without a day is the next
    one. Raise Denied for anything else, and for what is over.
    """
    here = datetime.fromtimestamp(now / 1000, zone)
    first, last = _in_two(voice, said)
    try:
        begins = _point(voice, first, here, last) if first else None
        since = now if begins is None else max(now, _first_moment(begins, zone))
        length = span(voice, " ".join(last))
        if length:
            return Period(since, since + length)
        base = here if begins is None else max(here, datetime.fromtimestamp(since / 1000, zone))
        point = _point(voice, last, base, [])
        ends = point if point.minute is not None else _Point(point.day + timedelta(days=1))
        until = _first_moment(ends, zone)
    except (ValueError, OverflowError):
        raise Denied("bad_away") from None
    if until <= since:
        raise Denied("bad_away")
    return Period(since, until)


def _in_two(voice: Voice, said: str) -> tuple[list[str], list[str]]:
    """Return the words for the beginning, empty if it is now, and those for the end."""
    parts: list[list[str]] = [[]]
    for word in _BETWEEN.sub(" – ", said.replace(",", " ")).split():
        if word == "–" or meaning_of(voice, word, ("until",)):
            parts.append([])
        elif not meaning_of(voice, word, ("from", "and")):
            parts[-1].append(word)
    kept = [part for part in parts if part]
    if len(kept) not in (1, 2) or not parts[-1]:
        raise Denied("bad_away")
    if len(kept) == 1 and meaning_of(voice, said.split(maxsplit=1)[0], ("from",)):
        raise Denied("bad_away")
    return (kept[0] if len(kept) == 2 else []), kept[-1]


def _point(voice: Voice, words: Sequence[str], here: datetime, later: Sequence[str]) -> _Point:
    """Return the moment that words name, the first from here on; raise ValueError if they name none.

    `later`: the words of the end, which have the month of a beginning like "3." alone.
    """
    left, minute = list(words), None
    if left and (_HOUR.fullmatch(left[-1].lower()) or (len(left) == 2 and meaning_of(voice, left[0], ("tomorrow", "today")))):
        minute = _minutes(left.pop().lower())
        if minute is None:
            raise ValueError
    said, after = beginning(voice, left, ("tomorrow", "today"))
    if said and not after:
        return _Point(here.date() + timedelta(days=said == "tomorrow"), minute)
    if not left and minute is not None:
        return _Point(here.date() + timedelta(days=minute <= here.hour * 60 + here.minute), minute)
    day = weekday_named(voice, left[0]) if len(left) == 1 else None
    if day is not None:
        return _Point(here.date() + timedelta(days=(day - here.weekday() - 1) % 7 + 1), minute)
    alone = _DAY.fullmatch(left[0]) if len(left) == 1 and later else None
    if alone:
        end = _point(voice, later, here, []).day
        return _Point(end.replace(day=int(alone[1])), minute)
    return _Point(_date(voice, left, here.date()), minute)


def _date(voice: Voice, words: Sequence[str], today: date) -> date:
    """Return a date: 2026-12-24, 24.12., 24/12/2026, 24 December, Dec 24; without a year the next one."""
    if len(words) == 1 and "-" in words[0]:
        return date.fromisoformat(words[0])
    numbers = _NUMBERS.fullmatch("".join(words))
    if numbers:
        return _coming(int(numbers["day"]), int(numbers["month"]), numbers["year"], today)
    months = [_names(voice.language, "months").get(unaccented(word).strip(".")) for word in words]
    named = [month for month in months if month is not None]
    rest = [word for word, month in zip(words, months, strict=True) if month is None and word.lower() != "de"]
    day = _DAY.fullmatch(rest[0]) if rest else None
    if len(named) != 1 or day is None or len(rest) > 2 or (len(rest) == 2 and not re.fullmatch(r"\d{4}", rest[1])):
        raise ValueError
    return _coming(int(day[1]), named[0], rest[1] if len(rest) == 2 else None, today)


def _coming(day: int, month: int, year: str | None, today: date) -> date:
    if year:
        return date(int(year), month, day)
    this_year = date(today.year, month, day)
    return this_year if this_year >= today else date(today.year + 1, month, day)


def _first_moment(point: _Point, zone: tzinfo) -> int:
    hour, minute = divmod(point.minute or 0, 60)
    local = datetime(point.day.year, point.day.month, point.day.day, hour, minute, tzinfo=zone)
    return int(local.timestamp() * 1000)


_FORMS: Final[tuple[Literal["format", "stand-alone"], ...]] = ("format", "stand-alone")
_WIDTHS: Final[tuple[Literal["wide", "abbreviated"], ...]] = ("wide", "abbreviated")


@cache
def _names(language: str, kind: Literal["days", "months"]) -> dict[str, int]:
    """Return the weekdays or months by their names, long and short, in this language and in English."""
    locales = [Locale.parse(each) for each in dict.fromkeys((language, FALLBACK))]
    return {
        unaccented(name).strip("."): number
        for locale in reversed(locales)
        for form in _FORMS
        for width in _WIDTHS
        for number, name in getattr(locale, kind)[form][width].items()
    }


def weekday_names(voice: Voice, days: Iterable[int]) -> list[str]:
    """Return the short names of weekdays."""
    names = Locale.parse(voice.language).days["stand-alone"]["abbreviated"]
    return [names[day] for day in days]
