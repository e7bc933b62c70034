"""Message files: available languages, and errors for broken files."""

from pathlib import Path

import pytest

from bot.i18n import BrokenMessages, Translator, shipped
from tests.i18n.inventory import differences, parameters, plural_gaps
from tests.i18n.made import folder


def test_english_comes_first_and_empty_folders_do_not_count(tmp_path: Path) -> None:
    (tmp_path / "__pycache__").mkdir()
    assert folder(tmp_path, de="a = A", en="a = A", be="a = A").languages == ("en", "be", "de")


@pytest.mark.parametrize(
    ("wanted", "chosen"),
    [
        (("de",), "de"),
        (("de-AT",), "de"),
        (("pt_BR",), "pt-BR"),
        (("PT-BR",), "pt-BR"),
        (("pt",), "en"),
        (("xx", "de"), "de"),
        ((None, ""), "en"),
        ((), "en"),
        (("../de",), "en"),
    ],
)
def test_first_available_wanted_language_is_used(tmp_path: Path, wanted: tuple[str | None, ...], chosen: str) -> None:
    assert folder(tmp_path, en="a = A", de="a = A", **{"pt-BR": "a = A"}).choose(*wanted) == chosen


def test_unknown_language_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(BrokenMessages, match=r"No messages for language 'fr'\. Available: en, de\."):
        folder(tmp_path, en="a = A", de="a = A").entries("fr")


def test_unreadable_file_is_refused_with_file_and_line(tmp_path: Path) -> None:
    catalogue = folder(tmp_path, en="good = Good\nbad = { $x\n")
    assert catalogue.entries("en")["good"].id.name == "good"
    with pytest.raises(BrokenMessages, match=r"^en/words\.ftl:[23]: "):
        catalogue.entries("en")["bad"]


def test_syntax_error_is_refused_with_file_and_line(tmp_path: Path) -> None:
    for language, text in (("en", "# Fine\n\n= None\n"), ("de", "good = Good\nno message\n")):
        with pytest.raises(BrokenMessages, match=rf"^{language}/words\.ftl:[23]: "):
            folder(tmp_path, **{language: text}).entries(language)


def test_duplicate_id_is_refused_also_across_files(tmp_path: Path) -> None:
    catalogue = folder(tmp_path, en="a = A\n")
    (tmp_path / "en" / "zebra.ftl").write_text("b = B\n\na = Other\n", encoding="utf-8")
    with pytest.raises(BrokenMessages, match=r"^en/zebra\.ftl:3: 'a' is defined twice\.$"):
        catalogue.entries("en")


ALL = ("en", "de", "es", "fr", "pl", "ru", "uk")


def test_all_languages_are_shipped() -> None:
    assert shipped().languages == ALL


@pytest.mark.parametrize("language", shipped().languages)
def test_each_shipped_language_is_complete(language: str) -> None:
    assert plural_gaps(language) == []
    assert differences(language) == []


@pytest.mark.parametrize("language", shipped().languages)
def test_each_shipped_message_can_be_formatted(language: str) -> None:
    speaker = Translator(language)
    for name, used in parameters(language).items():
        assert speaker.text(name, **dict.fromkeys(used, 3)).strip(), name
