"""Dates and times as people write them in a language."""

from __future__ import annotations

from datetime import datetime

from babel import Locale
from babel.dates import format_skeleton

LONGEST = 40
"""The longest date with time and zone in any language, in characters."""


def date_and_time(at: datetime, language: str) -> str:
    """Format a moment with its zone: "18. Nov. 2026, 14:35 CET". The month is in letters, so that it cannot pass for the day."""
    locale = Locale.parse(language, sep="-")
    day, hour = (format_skeleton(skeleton, at, locale=locale) for skeleton in ("yMMMd", "Hm"))
    return f"{day}, {hour} {at.tzname()}"
