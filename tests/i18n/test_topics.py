"""The index of the rules: its modules, and what a word finds."""

import pytest

from bot.cardcassonne import CARDCASSONNE
from bot.engine.rules import MODULES
from bot.engine.rules.base import BASE
from bot.i18n import Translator
from bot.i18n.topics import TOPICS, search


def test_each_topic_belongs_to_a_module_and_each_module_has_topics() -> None:
    assert set(TOPICS.values()) == {BASE.id, *MODULES, CARDCASSONNE.name}


@pytest.mark.parametrize(
    ("word", "modules", "topics"),
    [
        ("Inns", ("inns_cathedrals",), ["inn"]),
        ("tavern", ("base", "inns_cathedrals"), ["inn"]),
        ("tavern", ("base",), []),
        ("joker", ("cardcassonne",), ["card_animal_joker", "card_building_joker"]),
        ("cath", ("base", "inns_cathedrals"), ["cathedral"]),
        ("zzz", ("base",), []),
        ("", ("fields",), ["field", "farmer"]),
    ],
)
def test_a_word_finds_its_topics(word: str, modules: tuple[str, ...], topics: list[str]) -> None:
    assert search(Translator("en"), word, modules) == topics


def test_the_nearest_topic_comes_first() -> None:
    assert search(Translator("en"), "farmers", ("base", "fields", "abbey_mayor"))[0] == "farmer"
