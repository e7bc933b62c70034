"""Dates and times as they are written in each language."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.chat.contract import Moment
from bot.chat.fitting import clock
from bot.i18n import shipped
from bot.i18n.translator import LONGEST_DATE, date_and_time

AT = datetime(2026, 11, 8, 14, 5, tzinfo=ZoneInfo("Europe/Berlin"))


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", "Sun 8 Nov, 14:05 CET"),
        ("ru", "вс, 8 нояб., 14:05 CET"),
        ("uk", "нд, 8 лист., 14:05 CET"),
        ("de", "So., 8. Nov., 14:05 CET"),
        ("fr", "dim. 8 nov., 14:05 CET"),
        ("es", "dom, 8 nov, 14:05 CET"),
        ("pl", "niedz., 8 lis, 14:05 CET"),
        ("pt-BR", "dom., 8 de nov., 14:05 CET"),
    ],
)
def test_times_are_formatted_by_local_custom(language: str, written: str) -> None:
    assert " ".join(date_and_time(AT, language).split()) == written


@pytest.mark.parametrize("language", shipped().languages)
def test_times_fit_the_reserved_width(language: str) -> None:
    days = (datetime(2026, 1, 28, 22, 55, tzinfo=UTC) + timedelta(days=31 * month) for month in range(12))
    zones = ("UTC", "Europe/Kyiv", "Asia/Kathmandu", "America/St_Johns", "Australia/Lord_Howe")
    assert all(len(date_and_time(day.astimezone(ZoneInfo(zone)), language)) <= LONGEST_DATE for day in days for zone in zones)


@pytest.mark.parametrize(
    ("after", "written"),
    [
        (timedelta(hours=3), "17:05 (in 3 hours)"),
        (timedelta(hours=24), "Mon 9 Nov, 14:05 (in 24 hours)"),
        (timedelta(hours=25), "Mon 9 Nov, 15:05 (in 25 hours)"),
        (timedelta(days=5), "Fri 13 Nov, 14:05 (in 5 days)"),
        (timedelta(days=20), "Sat 28 Nov, 14:05 (in 3 weeks)"),
    ],
)
def test_a_deadline_names_the_day_unless_it_is_today(after: timedelta, written: str) -> None:
    now = AT.timestamp() * 1000
    assert clock(Moment(int(now + after.total_seconds() * 1000), "Europe/Berlin", "en", int(now))) == written
