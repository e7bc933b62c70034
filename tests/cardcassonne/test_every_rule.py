"""Every numbered rule has a test that names it, or a reason why not."""

from __future__ import annotations

import re
from pathlib import Path

RULES = [
    *(str(n) for n in (*range(1, 44), *range(49, 59))),
    *(f"h{n}" for n in range(1, 7)),
    *(f"e{n}" for n in range(1, 15)),
    *(f"w{n}" for n in range(1, 19)),
]

NOT_TESTED: dict[str, str] = {}
"""Rules that nothing could show, each with the reason."""


def named() -> set[str]:
    texts = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    return {rule for text in texts for rule in re.findall(r"^def test_card_([hew]?\d+)_", text, re.MULTILINE)}


def test_every_rule_has_a_test_that_names_it() -> None:
    assert set(RULES) - named() == NOT_TESTED.keys()


def test_no_test_names_a_rule_that_is_not_there() -> None:
    assert named() <= set(RULES)
