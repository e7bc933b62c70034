"""Commands in a platform's menu: names that every platform takes, and a line about each in every language."""

import re

import pytest
from fluent.syntax.serializer import FluentSerializer

from bot.chat.registry import NAMES
from bot.i18n import Translator, shipped

LONGEST_NAME = 32
LONGEST_LINE = 100
"""Discord takes a line of 100 characters, Telegram one of 256."""


def test_the_names_are_taken_by_every_platform() -> None:
    """Telegram: Latin letters, digits, underscores. Discord: also others, but small letters only."""
    assert [name for name in NAMES if not re.fullmatch(rf"[a-z0-9_]{{1,{LONGEST_NAME}}}", name)] == []
    assert len(set(NAMES)) == len(NAMES) <= 100


@pytest.mark.parametrize("language", shipped().languages)
def test_each_command_has_a_line_that_fits_the_menu(language: str) -> None:
    speaker = Translator(language)
    lines = {name: speaker.text(f"command-{name}") for name in NAMES}
    assert {name: len(line) for name, line in lines.items() if not 3 <= len(line) <= LONGEST_LINE or "\n" in line} == {}


@pytest.mark.parametrize("language", shipped().languages)
def test_whatever_a_message_calls_a_command_is_one(language: str) -> None:
    """Commands have the same names in every language, so that players of different languages can tell each other."""
    for name, entry in shipped().entries(language).items():
        text = FluentSerializer().serialize_entry(entry)
        called = re.findall(r"(?<![\w/}])/([a-z]+)", text)
        assert set(called) <= set(NAMES), (name, called)
