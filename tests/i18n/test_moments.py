"""Dates and times as they are written in each language."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.i18n import shipped
from bot.i18n.translator import LONGEST_DATE, date_and_time

AT = datetime(2026, 11, 8, 14, 5, tzinfo=ZoneInfo("Europe/Berlin"))


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", "Nov 8, 2026, 14:05 CET"),
        ("ru", "8 нояб. 2026 г., 14:05 CET"),  # noqa: RUF001
        ("uk", "8 лист. 2026 р., 14:05 CET"),  # noqa: RUF001
        ("de", "8. Nov. 2026, 14:05 CET"),
        ("fr", "8 nov. 2026, 14:05 CET"),
        ("es", "8 nov 2026, 14:05 CET"),
        ("pl", "8 lis 2026, 14:05 CET"),
        ("pt-BR", "8 de nov. de 2026, 14:05 CET"),
    ],
)
def test_times_are_formatted_by_local_custom(language: str, written: str) -> None:
    assert " ".join(date_and_time(AT, language).split()) == written


@pytest.mark.parametrize("language", shipped().languages)
def test_times_fit_the_reserved_width(language: str) -> None:
    days = (datetime(2026, 1, 28, 22, 55, tzinfo=UTC) + timedelta(days=31 * month) for month in range(12))
    zones = ("UTC", "Europe/Kyiv", "Asia/Kathmandu", "America/St_Johns", "Australia/Lord_Howe")
    assert all(len(date_and_time(day.astimezone(ZoneInfo(zone)), language)) <= LONGEST_DATE for day in days for zone in zones)
