"""Hours, weekdays and absences in every spelling; nonsense is refused with an example."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.chat.typed_times import WEEKEND, absence_named, hours_between, weekday_named, weekdays_named
from bot.chat.voice import Voice
from bot.i18n import shipped
from bot.store import Store
from bot.table.habits import USUAL
from bot.table.open_time import Quiet
from bot.table.options import DAY
from bot.table.refused import Denied
from tests.chat.room import Bot

BERLIN = ZoneInfo("Europe/Berlin")
FRIDAY = datetime(2026, 11, 20, 13, 30, tzinfo=BERLIN)
EN = Voice("en")


@pytest.mark.parametrize(
    ("said", "start", "end"),
    [
        ("22:00 07:00", 1320, 420),
        ("22-7", 1320, 420),
        ("22–7", 1320, 420),
        ("from 22 to 7", 1320, 420),
        ("22.30 bis 6:15", 1350, 375),
        ("22h 7h", 1320, 420),
        ("22h30-7h", 1350, 420),
        ("10pm - 7am", 1320, 420),
        ("10 PM to 7 am", 1320, 420),
        ("12am 12pm", 0, 720),
        ("8-24", 480, 0),
    ],
)
def test_two_hours_are_read(said: str, start: int, end: int) -> None:
    assert hours_between(said) == Quiet(start, end)


@pytest.mark.parametrize("said", ["", "22", "22-7-9", "25-7", "22:60 7", "13pm 7am", "night", "-5 7:000"])
def test_no_two_hours(said: str) -> None:
    assert hours_between(said) is None


@pytest.mark.parametrize(
    ("language", "said", "days"),
    [
        ("en", "Sat Sun", (5, 6)),
        ("en", "saturday, sunday", (5, 6)),
        ("en", "Sunday and Friday", (4, 6)),
        ("en", "weekends", WEEKEND),
        ("de", "Sa, So", (5, 6)),
        ("de", "Wochenende", WEEKEND),
        ("fr", "sam. et dim.", (5, 6)),
        ("es", "sábado y domingo", (5, 6)),
        ("pl", "sob niedz", (5, 6)),
        ("pl", "środa", (2,)),
        ("ru", "суббота и воскресенье", (5, 6)),
        ("uk", "п'ятниця", (4,)),
        ("de", "Mon", (0,)),
    ],
)
def test_weekdays_are_read(language: str, said: str, days: tuple[int, ...]) -> None:
    assert weekdays_named(Voice(language), said) == days


@pytest.mark.parametrize("said", ["", "someday", "Sat Foo", "7", "and", "s"])
def test_no_weekdays(said: str) -> None:
    assert weekdays_named(EN, said) is None


@pytest.mark.parametrize(
    ("language", "said"),
    [("pl", "poniedziałku"), ("ru", "понедельника"), ("uk", "понеділка"), ("de", "Montags"), ("en", "Mondays")],
)
def test_weekday_in_another_form(language: str, said: str) -> None:
    assert weekday_named(Voice(language), said) == 0
    assert weekday_named(Voice("de"), "Sonnabend") is None


def test_each_language_knows_its_weekdays_apart() -> None:
    for language in shipped().languages:
        named = [weekdays_named(Voice(language), name) for name in ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday")]
        assert named == [(0,), (1,), (2,), (3,), (4,)]


def moment(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=BERLIN).timestamp() * 1000)


NOW = int(FRIDAY.timestamp() * 1000)


@pytest.mark.parametrize(
    ("language", "said", "since", "until"),
    [
        ("en", "3d", "", "2026-11-23 13:30"),
        ("en", "until Monday", "", "2026-11-24"),
        ("en", "Monday", "", "2026-11-24"),
        ("de", "bis Montag", "", "2026-11-24"),
        ("de", "bis zum 24.12.", "", "2026-12-25"),
        ("fr", "jusqu'au lundi", "", "2026-11-24"),
        ("es", "hasta el lunes", "", "2026-11-24"),
        ("pl", "do poniedziałku", "", "2026-11-24"),
        ("ru", "до понедельника", "", "2026-11-24"),
        ("uk", "до понеділка", "", "2026-11-24"),
        ("en", "until Friday", "", "2026-11-28"),
        ("en", "until Monday 9:00", "", "2026-11-23 09:00"),
        ("en", "18:00", "", "2026-11-20 18:00"),
        ("en", "8:00", "", "2026-11-21 08:00"),
        ("en", "tomorrow 8", "", "2026-11-21 08:00"),
        ("en", "2026-12-24", "", "2026-12-25"),
        ("en", "2026-12-24 18:00", "", "2026-12-24 18:00"),
        ("en", "24 December", "", "2026-12-25"),
        ("en", "Dec 24", "", "2026-12-25"),
        ("en", "3 Jan", "", "2027-01-04"),
        ("en", "24/12/2026", "", "2026-12-25"),
        ("de", "24. Dezember", "", "2026-12-25"),
        ("es", "24 de diciembre", "", "2026-12-25"),
        ("ru", "24 декабря", "", "2026-12-25"),
        ("pl", "24 grudnia", "", "2026-12-25"),
        ("en", "Sat - Mon", "2026-11-21", "2026-11-24"),
        ("en", "Sat-Mon", "2026-11-21", "2026-11-24"),
        ("en", "from Monday to Monday", "2026-11-23", "2026-12-01"),
        ("en", "tomorrow until Wednesday", "2026-11-21", "2026-11-26"),
        ("en", "from today until Wednesday", "", "2026-11-26"),
        ("en", "from Saturday until 3d", "2026-11-21", "2026-11-24"),
        ("en", "24 Dec – 3 Jan", "2026-12-24", "2027-01-04"),
        ("de", "vom 24.12. bis 3.1.", "2026-12-24", "2027-01-04"),
        ("de", "24.12.-3.1.", "2026-12-24", "2027-01-04"),
        ("de", "3. bis 10.12.", "2026-12-03", "2026-12-11"),
        ("fr", "du 3 au 10 décembre", "2026-12-03", "2026-12-11"),
        ("en", "2026-12-24 to 2027-01-03", "2026-12-24", "2027-01-04"),
        ("en", "2026-12-24 08:00 to 2026-12-26 18:00", "2026-12-24 08:00", "2026-12-26 18:00"),
    ],
)
def test_absence_is_read(language: str, said: str, since: str, until: str) -> None:
    assert absence_named(Voice(language), said, NOW, BERLIN) == (moment(since) if since else NOW, moment(until))


NONSENSE = (
    *("abc", "until", "from Monday", "until until", "8:60", "25:00", "2026-13-40", "31.2.", "32.1.", "0.0.", "0d", "-3d"),
    *(
        "2020-01-01",
        "Mon - Tue - Wed",
        "2026-12-24 to 2026-12-01",
        "someday",
        "tomorrow yesterday",
        "Dec",
        "24",
        "–",
        "9999-99-99",
    ),
    *("someday", "99999999d to 3d", "24 Dec Jan", "9999-12-31", "\u0663\u0662 Dec"),
)


@pytest.mark.parametrize("said", NONSENSE)
def test_nonsense_is_no_absence(said: str) -> None:
    with pytest.raises(Denied, match="bad_away"):
        absence_named(EN, said, NOW, BERLIN)


@pytest.mark.parametrize("language", shipped().languages)
def test_nothing_typed_breaks_the_reader(language: str) -> None:
    """Each pair of odd words is an absence or refused, never a fault."""
    odd = ("until", "from", "-", "–", "Mon", "24", "24.12.", "8:00", "3d", "tomorrow", "Dec", "2026-12-24", "de", "\u200d")
    refused = 0
    for said in (f"{first} {second}" for first in odd for second in odd):
        try:
            found = absence_named(Voice(language), said, NOW, BERLIN)
        except Denied:
            refused += 1
        else:
            assert NOW <= found.since < found.until
    assert 0 < refused < len(odd) ** 2


@pytest.mark.parametrize(
    ("words", "quiet", "free"),
    [
        ("quiet 22-7", Quiet(1320, 420), ()),
        ("play 7-22", Quiet(1320, 420), ()),
        ("playing hours from 7 to 22", Quiet(1320, 420), ()),
        ("hours 7am-10pm", Quiet(1320, 420), ()),
        ("weekends off", None, WEEKEND),
        ("free weekends", None, WEEKEND),
        ("free Sat Sun", None, WEEKEND),
        ("free on", None, WEEKEND),
        ("days off Friday", None, (4,)),
        ("free off", None, ()),
        ("weekends on", None, ()),
    ],
)
async def test_hours_and_free_days_are_set(bot: Bot, words: str, quiet: Quiet | None, free: tuple[int, ...]) -> None:
    ann = bot.guest("discord:1", "Ann", "discord:-1")
    await ann.say(f"/settings {words}")
    habits = (await bot.people.register("discord:1")).habits
    assert (habits.quiet, habits.free_days) == (quiet, free)


@pytest.mark.parametrize(
    ("words", "example"),
    [
        ("play 7-12", "7-22"),
        ("play 7", "7-22"),
        ("free Sat Sun Mon", "Sat Sun"),
        ("free sometimes", "Sat Sun"),
        ("weekends maybe", "Sat Sun"),
        ("quiet 7-7", "22:00 07:00"),
    ],
)
async def test_nonsense_is_refused_with_an_example(bot: Bot, words: str, example: str) -> None:
    ann = bot.guest("discord:1", "Ann", "discord:-1")
    await ann.say(f"/settings {words}")
    assert example in ann.last.text
    assert (await bot.people.register("discord:1")).habits == USUAL


async def test_absence_ahead_is_told_and_taken_back(bot: Bot, store: Store) -> None:
    ann = bot.guest("discord:1", "Ann", "discord:-1")
    await ann.say("/away tomorrow - 2035-01-01")
    assert "365 days at most" in ann.last.text
    await ann.say("/away from tomorrow 8:00 until 9d")
    habits = (await bot.people.register("discord:1")).habits
    assert habits.away_from > store.clock.now()
    assert habits.away_until - habits.away_from == 9 * DAY
    assert "paused then" in ann.last.text
    await ann.say("/away")
    assert (await bot.people.register("discord:1")).habits.away_until == 0
