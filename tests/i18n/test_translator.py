"""Translating codes and parameters into sentences."""

import logging
from pathlib import Path

import pytest

from bot.i18n import MessageCatalogue, Translator, Words, isolated, message_id

ENGLISH = """
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
scored = { $name } scores { points }.
figure = { $kind ->
    [big_follower] the large meeple
   *[follower] the follower
}
only-english = Only here.
"""
RUSSIAN = """
points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
scored = { $name } получает { points }.
"""


@pytest.fixture
def catalogue(tmp_path: Path) -> MessageCatalogue:
    for language, text in {"en": ENGLISH, "ru": RUSSIAN}.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "words.ftl").write_text(text, encoding="utf-8")
    return MessageCatalogue(tmp_path)


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("en", 0, "Ann scores 0 points."),
        ("en", 1, "Ann scores 1 point."),
        ("en", 2, "Ann scores 2 points."),
        ("ru", 1, "Ann получает 1 очко."),
        ("ru", 3, "Ann получает 3 очка."),
        ("ru", 11, "Ann получает 11 очков."),
        ("ru", 21, "Ann получает 21 очко."),
        ("ru", 112, "Ann получает 112 очков."),
    ],
)
def test_numbers_choose_the_plural_form(catalogue: MessageCatalogue, language: str, count: int, said: str) -> None:
    assert Translator(language, catalogue=catalogue).text("scored", name="Ann", count=count) == said


def test_missing_message_falls_back_to_english(catalogue: MessageCatalogue, caplog: pytest.LogCaptureFixture) -> None:
    assert Translator("ru", catalogue=catalogue).text("only-english") == "Only here."
    assert caplog.messages == ["No message 'only-english' in 'ru'"]
    caplog.clear()


def test_unknown_message_shows_its_code(catalogue: MessageCatalogue, caplog: pytest.LogCaptureFixture) -> None:
    assert Translator("en", catalogue=catalogue).text("nobody-wrote-this", name="Ann") == "[nobody-wrote-this]"
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    caplog.clear()


def test_missing_parameter_shows_the_code(catalogue: MessageCatalogue, caplog: pytest.LogCaptureFixture) -> None:
    assert Translator("en", catalogue=catalogue).text("scored", count=2) == "[scored]"
    assert caplog.messages == ["Message 'scored' in 'en': Unknown external: name"]
    caplog.clear()


def test_only_foreign_text_is_quoted(catalogue: MessageCatalogue) -> None:
    speaker = Translator("en", quote=lambda text: text.replace("*", r"\*"), catalogue=catalogue)
    assert speaker.text("scored", name="*Ann*", count=1) == r"\*Ann\* scores 1 point."
    assert speaker.text("scored", name=Words("*Ann*"), count=1) == "*Ann* scores 1 point."


def test_message_chooses_by_the_plain_value(catalogue: MessageCatalogue) -> None:
    speaker = Translator("en", quote=lambda text: text.replace("_", r"\_"), catalogue=catalogue)
    assert speaker.text("figure", kind="big_follower") == "the large meeple"
    assert speaker.text("figure", kind="follower") == "the follower"


def test_sentence_is_inserted_unchanged(catalogue: MessageCatalogue) -> None:
    speaker = Translator("en", quote=str.upper, catalogue=catalogue)
    assert speaker.text("scored", name=speaker.text("figure", kind="follower"), count=1) == "the follower scores 1 point."


@pytest.mark.parametrize(("language", "style", "said"), [("en", "standard", "A, B, and C"), ("ru", "or", "A, B или C")])
def test_lists_are_joined_by_the_languages_rules(catalogue: MessageCatalogue, language: str, style: str, said: str) -> None:
    speaker = Translator(language, quote=str.upper, catalogue=catalogue)
    assert speaker.joined(["a", "b", "c"], "or" if style == "or" else "standard") == said


@pytest.mark.parametrize(
    ("name", "safe"),
    [
        ("Ann", "Ann"),
        ("Żółć", "Żółć"),
        ("דנה", "\u2068דנה\u2069"),
        ("Ann\u202eevil", "Annevil"),
        ("\u2067\u0645\u0646\u0649", "\u2068\u0645\u0646\u0649\u2069"),
    ],
)
def test_name_cannot_reverse_the_sentence(name: str, safe: str) -> None:
    assert isolated(name) == safe


def test_message_ids_have_only_hyphens() -> None:
    assert message_id("refusal", "not_your_turn") == "refusal-not-your-turn"
