"""Messages name only commands that Discord's tree has: `/watch` is written as `/game watch`."""

from __future__ import annotations

import re

import pytest

from bot.chat.commands.all import COMMANDS, menu
from bot.discord.markup import CommandMentions
from bot.i18n import shipped
from tests.i18n.test_letters import Letters

NEVER_HERE = frozenset({"settings-how-typed", "settings-how-interval", "settings-how-free", "setup-typed"})
"""What platforms without forms say."""
NAMED = re.compile(r"(?<![\w/.<])/([a-z]+)(?: (\w+))?")


@pytest.mark.parametrize("language", shipped().languages)
def test_messages_name_only_commands_of_the_tree(language: str) -> None:
    tree = {name for name, command in COMMANDS.items() if command.path is not None}
    named = [
        (name, *found)
        for name, entry in shipped().entries(language).items()
        if name not in NEVER_HERE
        for text in Letters(entry).texts
        for found in NAMED.findall(text)
    ]
    assert len(named) > 60
    assert [each for each in named if each[1] not in tree] == []
    if language == "en":
        assert [each for each in named if each[1] == "setup" and each[2] not in {"", "is"}] == [], "it has no options"
        assert {option for _, command, option in named if command == "settings" and option} == {"zone", "quiet"}


def test_commands_are_written_as_in_the_tree_with_their_code() -> None:
    written = CommandMentions()
    written.know(menu(), {"game": "1", "look": "2", "me": "3", "join": "4"})

    def said(text: str) -> str:
        return "".join(piece for piece, _ in written.pieces(text))

    assert said("/export k3m9x2ab or /watch") == "</look record:2> k3m9x2ab or </game watch:1>"
    assert said("On your other platform: /link 12345678") == "On your other platform: /link 12345678"
    assert said("/link, /join k3m9x2ab, /join") == "</me link:3>, /join k3m9x2ab, </join:4>"
