"""Command names and menu lines fit every platform, in every language."""

import re
import unicodedata

import pytest
from fluent.syntax.serializer import FluentSerializer

from bot.chat.commands.all import COMMANDS
from bot.i18n import Translator, shipped
from tests.i18n.inventory import parameters

LONGEST_NAME = 32
LONGEST_LINE = 100
"""Discord allows a line of 100 characters, Telegram 256."""


def test_names_are_valid_on_every_platform() -> None:
    """Telegram: Latin letters, digits, underscores. Discord: other scripts too, lower case only."""
    assert [name for name in COMMANDS if not re.fullmatch(rf"[a-z0-9_]{{1,{LONGEST_NAME}}}", name)] == []
    assert len(set(COMMANDS)) == len(COMMANDS) <= 100


@pytest.mark.parametrize("language", shipped().languages)
def test_menu_line_of_each_command_fits(language: str) -> None:
    speaker = Translator(language)
    lines = {name: speaker.text(f"command-{name}") for name in COMMANDS}
    assert {name: len(line) for name, line in lines.items() if not 3 <= len(line) <= LONGEST_LINE or "\n" in line} == {}


@pytest.mark.parametrize("language", shipped().languages)
def test_discord_menu_names_obey_its_rules(language: str) -> None:
    """Lower-case letters, digits, - and _; unique. Texts keep the English names."""
    speaker = Translator(language)
    names = [speaker.text(f"slash-{name}") for name in COMMANDS]
    words = [speaker.text(word) for word in speaker_words(language, "slash-option-")]
    assert [name for name in (*names, *words) if not is_slash_name(name)] == []
    assert sorted(set(names)) == sorted(names)
    lines = [speaker.text(line) for line in speaker_words(language, "slash-about-")]
    assert [line for line in lines if not 1 <= len(line) <= LONGEST_LINE] == []


def speaker_words(language: str, family: str) -> list[str]:
    return [name for name in parameters(language) if name.startswith(family)]


def is_slash_name(name: str) -> bool:
    letters = all(sign in "-_" or unicodedata.category(sign)[0] in "LN" for sign in name)
    return letters and 1 <= len(name) <= LONGEST_NAME and name == name.lower()


@pytest.mark.parametrize("language", shipped().languages)
def test_every_command_named_in_a_message_exists(language: str) -> None:
    """Names are the same in every language, so that players can tell each other."""
    for name, entry in shipped().entries(language).items():
        text = FluentSerializer().serialize_entry(entry)
        called = re.findall(r"(?<![\w/}])/([a-z]+)", text)
        assert set(called) <= set(COMMANDS), (name, called)


@pytest.mark.parametrize("language", shipped().languages)
def test_profile_texts_fit(language: str) -> None:
    """Telegram allows 512 characters before the first message and 120 in the profile."""
    speaker = Translator(language)
    assert len(speaker.text("bot-description")) <= 512
    assert len(speaker.text("bot-about")) <= 120
