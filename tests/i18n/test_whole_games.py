"""Games of both kinds in every language: each chat reads only its own language."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from bot.chat.commands.all import COMMANDS
from bot.i18n import Translator, shipped
from bot.store import Store
from tests.cases import first
from tests.i18n.evening import NAMES, evening, heard, tables

CYRILLIC = ("ru", "uk")
LATIN = re.compile(r"\b[A-Z]?[a-z]{3,}\b")
CODES = re.compile(r"/[a-z]+( [a-z0-9]{8})?|\b[0-9a-z]*[0-9][0-9a-z]*\b")
"""Commands, codes of tables, seeds, labels of rotations."""
TYPED = "none fields cities roads words here everywhere admins opening channels threads off language interval quiet zone all"
KNOWN = frozenset({*NAMES, *TYPED.split(), "Europe", "Moscow", "Kyiv", "Asia", "Almaty", "Telegram", "Discord"})
"""Latin words allowed in any language."""


@pytest.mark.parametrize("short", first(1, (True, False)), ids=["short", "whole"])
@pytest.mark.parametrize(
    ("game", "languages", "modules"),
    [pytest.param(*each, id="-".join(each[:1] + tuple(each[1]))) for each in tables(shipped().languages)],
)
async def test_whole_game_in_chats_of_different_languages(
    store: Store, game: str, languages: Sequence[str], modules: Sequence[str], *, short: bool
) -> None:
    """tests/conftest.py fails the test on missing messages or parameters."""
    table, guests = await evening(store, game, languages, modules, seed=1, short=short)
    for guest in guests:
        language, lines = guest.place.rpartition("-")[2], [line.replace(table, "") for line in heard(guest)]
        speaker = Translator(language)
        assert any(f"[{speaker.text('button-rematch')}]" in line for line in lines), language
        assert [line for line in lines if "…]" in line and speaker.text("button-more") not in line] == []
        if language in CYRILLIC:
            assert {word for line in lines for word in LATIN.findall(CODES.sub("", line))} <= KNOWN
        assert not {name for line in lines for name in re.findall(r"(?<![\w/])/([a-z]+)", line)} - set(COMMANDS)
