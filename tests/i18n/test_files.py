"""The file of each message: an expansion's messages are in its own file, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import pytest

from bot.chat.commands.all import COMMANDS
from bot.engine.actions import Action, Skip
from bot.engine.events import Event
from bot.i18n import message_id, shipped
from bot.tile_game.expansions.faces import FACES
from bot.tile_game.face.expansion import ExpansionFace


@cache
def file_of(language: str) -> dict[str, str]:
    """Each message of a language and its file name."""
    return {
        found: file.name.removesuffix(".ftl")
        for file in files("bot.i18n").joinpath(language).iterdir()
        for found in re.findall(r"^(-?[a-z][a-z0-9_-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE)
    }


def own_messages(face: ExpansionFace) -> Iterator[str]:
    """The messages that an expansion's rules and face need."""
    expansion = face.expansion
    module = expansion.id
    yield from (message_id(family, module) for family in ("module", "module-line", "module-about"))
    yield from (message_id(family, option) for option in expansion.options for family in ("option-name", "option-line"))
    yield from (message_id(family, figure.name) for figure in expansion.figures for family in ("figure", "supply"))
    yield from (message_id("event", tag(event)) for event in expansion.events)
    yield from (message_id("deed", tag(action)) for action in expansion.actions)
    yield from (message_id("option", tag(action)) for action in expansion.actions if action is not Skip)
    yield from (message_id("token", name) for name in expansion.token_names)
    yield from (message_id("points", reason) for reason in face.reasons)
    for topic in face.topics:
        yield from (message_id(family, topic) for family in ("topic", "topic-text", "topic-words"))


def tag(thing: type[Action | Event]) -> str:
    return str(thing.__struct_config__.tag)


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.expansion.id)
def test_messages_of_an_expansion_are_in_its_own_file(face: ExpansionFace) -> None:
    module = face.expansion.id
    elsewhere = {name: file_of("en")[name] for name in own_messages(face) if file_of("en")[name] != module}
    assert not elsewhere, f"they belong into {module}.ftl"


@pytest.mark.parametrize("language", shipped().languages)
def test_every_language_has_each_message_in_the_same_file_as_english(language: str) -> None:
    assert file_of(language) == file_of("en")


def test_command_messages_are_grouped_in_menu_order() -> None:
    expected = [f"{family}-{name}" for name in COMMANDS for family in ("command", "about", "slash")]
    assert [message for message, file in file_of("en").items() if file == "commands"][: len(expected)] == expected
