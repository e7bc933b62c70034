"""Every refusal has its words, and says what it promises."""

import re
from pathlib import Path

import pytest

from bot.i18n import Translator, message_id
from bot.i18n.inventory import gaps
from bot.table.announce import NEWS
from bot.table.refused import REFUSALS, Denied

SOURCES = [path.read_text() for path in (Path(__file__).parents[2] / "bot" / "table").rglob("*.py")]


def test_every_refusal_has_an_english_message() -> None:
    assert gaps({message_id("denied", code): params for code, params in REFUSALS.items()}) == []


def test_every_message_can_be_said() -> None:
    english = Translator("en")
    for code, params in REFUSALS.items():
        for number in (1, 2):
            said = english.text(message_id("denied", code), **dict.fromkeys(params, number))
            assert "{" not in said
            assert "[" not in said


def test_every_refusal_is_used_and_known() -> None:
    used = {code for text in SOURCES for code in re.findall(r'Denied\(\s*"(\w+)"', text)}
    assert used == set(REFUSALS)


def test_all_news_is_used_and_known() -> None:
    used = {code for text in SOURCES for code in re.findall(r'(?:News|Told)\(\s*"(\w+)"', text)}
    assert used - set(NEWS) == set()


def test_a_refusal_comes_with_its_parameters() -> None:
    with pytest.raises(TypeError, match="seats"):
        Denied("table_full", {"most": 3})
