"""Every command has its own help beyond its menu line, in every language."""

from __future__ import annotations

import re

import pytest

from bot.chat.commands.all import COMMANDS
from bot.i18n import Translator, shipped
from tests.chat.room import Bot
from tests.i18n.inventory import gaps

CELL = {name: {"cell": "M20"} for name in ("move", "board")}
"""Commands whose help has an example of a cell."""
_COMMAND = re.compile(r"(?<![\w/])/([a-z]+)")


@pytest.mark.parametrize("language", shipped().languages)
def test_exactly_the_commands_have_help_texts(language: str) -> None:
    assert gaps({f"about-{name}": CELL.get(name, ()) for name in COMMANDS}, language) == []
    say = Translator(language).text
    for name in COMMANDS:
        about = say(f"about-{name}", **CELL.get(name, {}))
        assert re.search(r"[.:;] \S", about), "more than one sentence"
        assert about.endswith(".")
        assert len(about) > len(say(f"command-{name}")) + 20
        assert set(_COMMAND.findall(about)) <= set(COMMANDS), "it sends nobody to a command that is not there"


@pytest.mark.parametrize("language", shipped().languages)
def test_every_language_has_the_same_help_texts(language: str) -> None:
    english, say = Translator("en").text, Translator(language).text
    for name in COMMANDS:
        told, about = (voice(f"about-{name}", **CELL.get(name, {})) for voice in (say, english))
        assert sorted(_COMMAND.findall(told)) == sorted(_COMMAND.findall(about)), name


async def test_help_of_a_command_exceeds_its_menu_line(bot: Bot) -> None:
    ann = bot.guest("discord:1", "Ann", "discord:-1")
    for words in ("/help play", "/help /move", "/help PLAY"):
        (told,) = (await ann.say(words)).messages
        assert told.private_to == ann.account
        line, about = ann.last.text.split("\n")
        assert line == "/move: make a move in words"
        assert about.replace("\u2060", "").startswith("Your whole turn in one line: /move M19 r2 knight north. ")
    await ann.say("/help castle")
    assert ann.last.text.startswith("There's no command ")
