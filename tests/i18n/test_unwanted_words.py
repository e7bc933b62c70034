"""Messages call each thing by one name, and use no word that was given up for a better one."""

import re
import tomllib
from pathlib import Path

import pytest

from bot.i18n import shipped
from tests.i18n.test_letters import Letters

UNWANTED: dict[str, list[str]] = tomllib.loads((Path(__file__).parent / "unwanted.toml").read_text("utf-8"))
TYPED = ("input-", "topic-words-")
"""Families of messages that list what people may type."""


def used(language: str, words: list[str]) -> dict[str, list[str]]:
    """By message, the unwanted words in its text."""
    found = {}
    for name, entry in shipped().entries(language).items():
        text = " | ".join(Letters(entry).texts).replace("’", "'")
        there = [word for word in words if re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text, re.IGNORECASE)]
        if there and not name.startswith(TYPED):
            found[name] = there
    return found


def test_there_is_a_list_for_each_language() -> None:
    assert sorted(UNWANTED) == sorted(shipped().languages)


@pytest.mark.parametrize("language", shipped().languages)
def test_no_message_uses_a_word_that_was_given_up(language: str) -> None:
    assert used(language, UNWANTED[language]) == {}


def test_a_word_is_found_in_any_variant_but_not_within_another() -> None:
    assert "help-more" in used("en", ["rules"])
    assert "help-more" not in used("en", ["rule"])
    assert "phrase-role" in used("en", ["knight"])
