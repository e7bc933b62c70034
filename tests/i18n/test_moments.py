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
        (timedelta(minutes=40), "14:45 (in 40 min)"),
        (timedelta(hours=3), "17:05 (in 3 h)"),
        (timedelta(hours=24), "Mon 14:05 (in 24 h)"),
        (timedelta(hours=25), "Mon 15:05 (in 25 h)"),
        (timedelta(days=6), "Sat 14:05 (in 6 days)"),
        (timedelta(days=7), "Sun 15 Nov, 14:05 (in 7 days)"),
        (timedelta(days=20), "Sat 28 Nov, 14:05 (in 3 weeks)"),
    ],
)
def test_a_deadline_names_the_day_unless_it_is_today(after: timedelta, written: str) -> None:
    assert _coming(after, "en") == written


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("ru", "пн 14:05 (через 24 ч)"),
        ("uk", "пн 14:05 (через 24 год)"),
        ("de", "Mo., 14:05 (in 24 Std.)"),
        ("fr", "lun. 14:05 (dans 24 h)"),
        ("es", "lun, 14:05 (dentro de 24 h)"),
        ("pl", "pon., 14:05 (za 24 godz.)"),
    ],
)
def test_a_deadline_of_tomorrow_names_its_weekday(language: str, written: str) -> None:
    assert " ".join(_coming(timedelta(hours=24), language).split()) == written


def _coming(after: timedelta, language: str) -> str:
    now = AT.timestamp() * 1000
    return clock(Moment(int(now + after.total_seconds() * 1000), "Europe/Berlin", language, int(now)))
