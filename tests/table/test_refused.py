"""Every refusal has its words, and says what it promises."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.i18n import Translator, message_id
from bot.table.refused import REFUSALS, Denied
from tests.i18n.inventory import gaps
from tests.table.news_codes import NEWS

BOT = Path(__file__).parents[2] / "bot"
SOURCES = [path.read_text() for room in ("table", "chat") for path in (BOT / room).rglob("*.py")]


def codes_in(source: str, *names: str) -> Iterator[str]:
    """Every code with which one of these is made, also where it is one of two."""
    for call in ast.walk(ast.parse(source)):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in names and call.args:
            for part in ast.walk(call.args[0]):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.value


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
    used = {code for source in SOURCES for code in codes_in(source, "Denied")}
    assert used == set(REFUSALS)


def test_all_news_is_known() -> None:
    assert {code for source in SOURCES for code in codes_in(source, "News", "Told")} <= set(NEWS)


def test_a_refusal_comes_with_its_parameters() -> None:
    with pytest.raises(TypeError, match="seats"):
        Denied("table_full", {"most": 3})
