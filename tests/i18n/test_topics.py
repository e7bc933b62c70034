"""The index of the rules: its modules, and searching it."""

import re

import pytest

from bot.card_game.rules.kind import CARDCASSONNE
from bot.games.faces import FACES
from bot.i18n import Translator, message_id, shipped
from bot.i18n.topics import NEAREST, related, search
from bot.tile_game.expansions.faces import FACES as EXPANSION_FACES
from bot.tile_game.expansions.rules import CARCASSONNE
from tests.i18n.samples import TOPICS


def test_each_topic_belongs_to_a_module_and_each_module_has_topics() -> None:
    assert len(set(TOPICS)) == len(TOPICS)
    assert [face.expansion.id for face in EXPANSION_FACES if not face.topics] == []
    assert FACES[CARDCASSONNE.name].topics()


@pytest.mark.parametrize(
    ("word", "modules", "topics"),
    [
        ("Inns", ("inns_cathedrals",), ["inn"]),
        ("tavern", ("inns_cathedrals",), ["inn"]),
        ("joker", ("cards",), ["card_animal_joker", "card_building_joker"]),
        ("cath", ("inns_cathedrals",), ["cathedral"]),
        ("farmers", ("fields",), ["farmer"]),
        ("cathdral", ("inns_cathedrals",), ["cathedral"]),
        ("acthedral", ("inns_cathedrals",), ["cathedral"]),
    ],
)
def test_query_finds_its_topics_first(word: str, modules: tuple[str, ...], topics: list[str]) -> None:
    game = CARDCASSONNE.name if modules == ("cards",) else CARCASSONNE.name
    known = [topic for chapter in FACES[game].topics(modules).values() for topic in chapter]
    found = search(Translator("en"), word, known)
    assert found.sure
    assert list(found.topics[: len(topics)]) == topics


def test_empty_query_finds_all_topics() -> None:
    assert search(Translator("en"), "", TOPICS).topics == TOPICS


@pytest.mark.parametrize("language", shipped().languages)
@pytest.mark.parametrize("word", ["zzz", "q", "%", "\u200b", "东", "x" * 60, "\u0430" * 60, "' OR 1=1"])
def test_every_query_gets_suggestions(language: str, word: str) -> None:
    found = search(Translator(language), word, TOPICS)
    assert len(found.topics) >= NEAREST
    assert len(set(found.topics)) == len(found.topics)


@pytest.mark.parametrize("language", shipped().languages)
def test_related_topics_are_few_and_different(language: str) -> None:
    for topic in TOPICS:
        found = related(Translator(language), topic, TOPICS)
        assert topic not in found
        assert len(found) <= 4
    assert {"farmer", "barn"} & set(related(Translator(language), "field", TOPICS))


@pytest.mark.parametrize("language", shipped().languages)
def test_every_topic_is_found_by_its_title_and_keywords(language: str) -> None:
    speaker = Translator(language)
    titles = {topic: speaker.text(message_id("topic", topic)) for topic in TOPICS}
    assert len(set(titles.values())) == len(TOPICS)
    for topic, title in titles.items():
        assert search(speaker, title, TOPICS).topics[0] == topic
        for word in speaker.text(message_id("topic-words", topic)).split(","):
            assert search(speaker, word, [topic]).sure, word


@pytest.mark.parametrize(
    ("language", "word", "topic"),
    [("de", "kloester", "monastery"), ("de", "Stadte", "city"), ("fr", "monastere", "abbey"), ("pl", "laki", "field")],
)
def test_search_ignores_accents(language: str, word: str, topic: str) -> None:
    assert search(Translator(language), word, TOPICS).topics[0] == topic


@pytest.mark.parametrize("language", shipped().languages)
def test_example_query_of_help_finds_a_rule(language: str) -> None:
    speaker = Translator(language)
    word = re.findall(r"/rules (\w+)", speaker.text("help-more"))[-1]
    assert search(speaker, word, TOPICS).topics[0] == "farmer"
