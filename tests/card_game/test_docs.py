"""The card game's page: its examples run and its lists are complete."""

from __future__ import annotations

import doctest
from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "docs" / "cardcassonne.md"


def test_examples_of_the_page_run() -> None:
    text = PAGE.read_text(encoding="utf-8")
    examples = doctest.DocTestParser().get_doctest(text.replace("```", ""), {}, PAGE.name, str(PAGE), 0)
    assert examples.examples
    assert doctest.DocTestRunner().run(examples).failed == 0


def test_page_names_every_event_and_reason() -> None:
    import bot.card_game.rules.events as module
    from bot.engine.events import Event

    text = PAGE.read_text(encoding="utf-8")
    kinds = [
        str(thing.__struct_config__.tag)
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, Event) and thing is not Event
    ]
    assert [kind for kind in kinds if f"`{kind}`" not in text] == []
