"""Every letter of every message can be drawn: a picture never shows a box in place of a word's letter."""

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.i18n import shipped
from bot.i18n.catalogue import Entry
from renderer.faces import Face
from renderer.text import clean

NOT_DRAWN = frozenset({"button-ticked"})
"""Messages that stand on buttons alone, with a sign that our fonts have not."""
FACES: tuple[Face, ...] = ("name", "text")


class Letters(Visitor):
    """The signs that a message may bring into a sentence."""

    def __init__(self, entry: Entry) -> None:
        self.found: set[str] = set()
        self.texts: list[str] = []
        self.visit(entry)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 — the visitor goes by the node's name
        self.found |= set(node.value)
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.found |= set(str(node.parse()["value"]))


def undrawable(language: str) -> dict[str, str]:
    """By message, the signs of which no font of ours has a picture; spaces of all widths are drawn as one."""
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


def test_a_sign_without_a_picture_is_found() -> None:
    assert clean("✓") == ""
    assert clean("ѣ\u13a0") == "ѣ"


def test_in_french_no_line_begins_with_a_colon() -> None:
    """The space before a colon, a semicolon, a question or exclamation mark does not break."""
    said = {name: "".join(Letters(entry).texts) for name, entry in shipped().entries("fr").items()}
    assert [name for name, text in said.items() if any(f" {sign}" in text for sign in ":;?!")] == []
