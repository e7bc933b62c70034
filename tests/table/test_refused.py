"""Every refusal has its words and parameters."""

import ast
from collections.abc import Iterator
from pathlib import Path

from bot.i18n import Translator, message_id
from tests.i18n.inventory import gaps
from tests.parsing import parsed
from tests.table.news_codes import NEWS

BY_THE_CHAT = {"not_allowed": {"ask", "host"}, "not_your_turn": {"plays"}}
"""Parameters that the chat adds, as it knows the people."""
BOT = Path(__file__).parents[2] / "bot"
SOURCES = [path.read_text() for room in ("table", "chat") for path in (BOT / room).rglob("*.py")]


def calls_of(source: str, *names: str) -> Iterator[tuple[str, list[ast.expr]]]:
    """Every code passed to these constructors, including both arms of a conditional, and the parameters."""
    for call in ast.walk(parsed(source)):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in names and call.args:
            for part in ast.walk(call.args[0]):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.value, call.args[1:]


def refusals() -> dict[str, set[str]]:
    """Each refusal's parameters; fail if two places disagree."""
    found: dict[str, set[str]] = {}
    for code, more in (each for source in SOURCES for each in calls_of(source, "Denied")):
        given = more[0] if more else ast.Dict([], [])
        assert isinstance(given, ast.Dict), code
        params = {key.value for key in given.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}
        assert found.setdefault(code, params) == params, code
    return {code: params | BY_THE_CHAT.get(code, set()) for code, params in found.items()}


def test_every_refusal_has_an_english_message() -> None:
    found = refusals()
    assert "table_full" in found
    assert gaps({message_id("denied", code): tuple(params) for code, params in found.items()}) == []


def test_every_message_can_be_formatted() -> None:
    english = Translator("en")
    for code, params in refusals().items():
        for number in (1, 2):
            said = english.text(message_id("denied", code), **dict.fromkeys(params, number))
            assert "{" not in said
            assert "[" not in said


def test_every_news_code_is_listed() -> None:
    assert {code for source in SOURCES for code, _ in calls_of(source, "News", "Told")} <= set(NEWS)
