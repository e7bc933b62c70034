"""The levels still make the recorded decisions: same action, reason and value."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.ai.levels import LEVELS
from bot.games.rules import GAMES
from tests.ai.decisions import PYTHON, decided, kept

WRITTEN_BY, LINES = kept()
SOME = 4
"""The usual run checks one in this many."""


def _name(line: dict[str, Any]) -> str:
    setup = line["record"]["setup"]
    return (
        f"{line['record']['game']}-{'+'.join(setup.get('modules', ())) or 'bare'}-{setup['seats']}-{line['kind']}-{line['level']}"
    )


@pytest.mark.parametrize(
    "line",
    [
        pytest.param(line, id=f"{number}-{_name(line)}", marks=() if number % SOME == 0 else pytest.mark.long)
        for number, line in enumerate(LINES)
    ],
)
def test_decision_matches_the_recorded_one(line: dict[str, Any]) -> None:
    """Python 3.12 sums floats more exactly, so last digits may differ between versions."""
    found, expected = decided(line), dict(line["answer"])
    if WRITTEN_BY != PYTHON:
        assert found.pop("value") == pytest.approx(expected.pop("value"), rel=1e-12, abs=1e-9)
    assert found == expected


def test_recorded_decisions_cover_every_kind() -> None:
    assert len(LINES) == 200
    setups = [line["record"]["setup"] for line in LINES]
    assert {setup["seats"] for setup in setups} == {2, 3, 4, 5, 6}
    assert {module for setup in setups for module in setup.get("modules", ())} == set(GAMES["carcassonne"].modules)
    assert Counter((line["record"]["game"], line["level"]) for line in LINES).keys() == {(g, v) for g in GAMES for v in LEVELS}
    kinds = {"assign", "capture", "card", "draw", "exchange", "keep", "outpost", "ransom", "siege", "step2", "tile", "wagon"}
    assert {line["kind"] for line in LINES} == {*kinds, "withdraw"}
    assert len({line["answer"]["value"] for line in LINES}) > 150, "values that tell one way to count from another"
