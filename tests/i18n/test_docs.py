"""The glossary in docs/languages.md matches the messages."""

import re
from pathlib import Path

from bot.i18n import Translator, shipped

PAGE = Path(__file__).parents[2] / "docs" / "languages.md"
ROW = re.compile(r"^\| (.+) \|$", re.MULTILINE)


def table() -> list[list[str]]:
    rows = [row.split(" | ") for row in ROW.findall(PAGE.read_text(encoding="utf-8"))]
    return [row for row in rows if not row[0].startswith("---")]


def test_glossary_matches_the_messages() -> None:
    head, *rows = table()
    assert head[0] == "message"
    assert set(shipped().languages) == set(head[1:])
    assert len(rows) > 20
    for name, *words in rows:
        for language, word in zip(head[1:], words, strict=True):
            assert word == Translator(language).text(name.strip("`")), (name, language)
