"""Catalogues made by a test."""

from pathlib import Path

from bot.i18n import MessageCatalogue


def folder(tmp_path: Path, **languages: str) -> MessageCatalogue:
    """A catalogue with a file for each of these languages."""
    for language, text in languages.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "words.ftl").write_text(text, encoding="utf-8")
    return MessageCatalogue(tmp_path)
