"""A setting that is named alone offers its values; a wrong value is named with those that there are."""

from __future__ import annotations

from zoneinfo import available_timezones

import pytest

from bot.chat.zones import near_zones, zone_named
from bot.i18n import Translator, shipped
from bot.telegram.limits import TELEGRAM
from tests.chat.room import Bot, Guest, bot_on

bot = bot_on(TELEGRAM)


def alone(bot: Bot) -> Guest:
    return bot.guest("telegram:1", "Ann", "telegram:1", private=True)


@pytest.mark.parametrize("language", shipped().languages)
@pytest.mark.parametrize("name", ["language", "palette", "ping", "hints", "tips", "reminders"])
async def test_every_value_is_a_button(bot: Bot, language: str, name: str) -> None:
    ann = alone(bot)
    await ann.say(f"/settings language {language}")
    await ann.say(f"/settings {name}")
    asked = ann.last
    assert [label.startswith("✓") for label in asked.labels()].count(True) == 1
    for label in asked.labels():
        before = ann.last
        await ann.press(asked, label)
        assert ann.last is not before
        assert ann.last.text.splitlines()[0].endswith(label.removeprefix("✓ "))
        await ann.say(f"/settings language {language}")


@pytest.mark.parametrize("language", shipped().languages)
async def test_wrong_value_is_named_with_the_values(bot: Bot, language: str) -> None:
    ann = alone(bot)
    await ann.say(f"/settings language {language}")
    await ann.say("/settings language klingon")
    assert "klingon" in ann.last.text
    assert "/settings" not in ann.last.text, "it names no command that nobody typed"
    assert len(ann.last.labels()) == len(shipped().languages)
    await ann.say("/settings zone Berlni")
    assert ann.last.labels() == ["Berlin"]
    await ann.press(ann.last, "Berlin")
    assert ann.last.text.endswith(" Europe/Berlin")


@pytest.mark.parametrize(
    ("said", "zone"),
    [
        ("Berlin", "Europe/Berlin"),
        ("new york", "America/New_York"),
        ("europe/PARIS", "Europe/Paris"),
        ("Київ", "Europe/Kyiv"),
        ("zürich", "Europe/Zurich"),
        ("Wien", "Europe/Vienna"),
        ("utc", "UTC"),
        ("Atlantis", ""),
    ],
)
def test_city_finds_its_zone(said: str, zone: str) -> None:
    assert zone_named(said) == zone


def test_cities_have_zones_that_exist() -> None:
    for language in shipped().languages:
        for each in str(Translator(language).text("zone-cities")).split(","):
            city, _, zone = each.partition(":")
            assert zone.strip() in available_timezones(), each
            assert zone_named(city), city
    assert near_zones("Lond")[0] == "Europe/London"
    assert near_zones("x") == near_zones("Mars") == ()


async def test_without_hints_there_are_no_tips(bot: Bot) -> None:
    ann = alone(bot)
    await ann.say("/settings hints off")
    assert ann.last.text == "Best squares first: no\nTips for beginners: no"
    await ann.say("/settings tips on")
    assert ann.last.text == "Tips for beginners: yes"
