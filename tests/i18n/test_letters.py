"""The fonts have a glyph for every letter of every message."""

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.i18n import shipped
from bot.i18n.catalogue import CatalogueEntry
from renderer.faces import FontFace
from renderer.text import clean

NOT_DRAWN = frozenset({"button-ticked"})
"""Messages only for buttons, with a symbol that the fonts lack."""
FACES: tuple[FontFace, ...] = ("name", "text")


class Letters(Visitor):
    """The characters of a message."""

    def __init__(self, entry: CatalogueEntry) -> None:
        self.found: set[str] = set()
        self.texts: list[str] = []
        self.visit(entry)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 — the visitor goes by the node's name
        self.found |= set(node.value)
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.found |= set(str(node.parse()["value"]))


def undrawable(language: str) -> dict[str, str]:
    """Characters without a glyph, by message; all spaces are drawn alike."""
    missing = {}
    for name, entry in shipped().entries(language).items():
        signs = {sign for sign in Letters(entry).found if not sign.isspace()}
        lost = "".join(sorted(sign for sign in signs if any(clean(sign, face) != sign for face in FACES)))
        if lost and name not in NOT_DRAWN:
            missing[name] = lost
    return missing


@pytest.mark.parametrize("language", shipped().languages)
def test_every_letter_can_be_drawn(language: str) -> None:
    assert undrawable(language) == {}


def test_missing_glyph_is_found() -> None:
    assert clean("✓") == ""
    assert clean("ѣ\u13a0") == "ѣ"


def test_french_punctuation_has_no_break_spaces() -> None:
    """The space before : ; ? and ! must not break."""
    said = {name: "".join(Letters(entry).texts) for name, entry in shipped().entries("fr").items()}
    assert [name for name, text in said.items() if any(f" {sign}" in text for sign in ":;?!")] == []
