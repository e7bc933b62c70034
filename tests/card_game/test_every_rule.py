"""Every numbered rule has a test that names it, and no test names another."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ORIGINAL = Path(__file__).resolve().parents[3] / "shared" / "rules" / "20-cardcassonne.md"
RULES = [
    *(str(n) for n in (*range(1, 44), *range(49, 59))),
    *(f"h{n}" for n in range(1, 7)),
    *(f"e{n}" for n in range(1, 15)),
    *(f"w{n}" for n in range(1, 19)),
]


def named() -> set[str]:
    texts = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    return {rule for text in texts for rule in re.findall(r"^def test_card_([hew]?\d+)_", text, re.MULTILINE)}


def test_every_rule_has_a_test_that_names_it() -> None:
    assert set(RULES) - named() == set()


@pytest.mark.skipif(not ORIGINAL.is_file(), reason="only for maintainers: the numbered rules are no part of the project")
def test_rule_numbers_are_complete() -> None:
    text = ORIGINAL.read_text(encoding="utf-8")
    assert {rule.lower() for rule in re.findall(r"^- CARD-([HEW]?\d+)\.", text, re.MULTILINE)} == set(RULES)


def test_no_test_names_an_unknown_rule() -> None:
    assert named() <= set(RULES)
