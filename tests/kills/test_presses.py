"""The proof on pages detects turns that were lost, doubled or never confirmed, and finds none."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kills.keeping import Round, pressed
from tests.kills.presses import compared, pressed_under_faults

TILE = {"do": "tile", "at": [0, 1], "rot": 2}
FIGURE = {"do": "figure", "at": [0, 1], "on": "ROAD@N"}
SKIP = {"do": "skip"}


@pytest.mark.parametrize(
    ("confirmed", "played", "faults"),
    [
        ([[TILE, FIGURE]], [TILE, FIGURE], []),
        ([[TILE]], [TILE, SKIP], []),
        ([[TILE], [FIGURE]], [TILE], ["lost"]),
        ([[TILE]], [TILE, TILE], ["doubled, or never confirmed"]),
        ([], [TILE], ["doubled, or never confirmed"]),
    ],
)
def test_a_lost_a_doubled_and_an_unconfirmed_turn_are_detected(
    confirmed: list[list[dict[str, object]]], played: list[dict[str, object]], faults: list[str]
) -> None:
    assert [each.partition(":")[0] for each in compared(confirmed, played)] == faults


def test_rounds_are_added_up() -> None:
    kept = [Round("presses", 1, 2, 3, 40, 40, 9, [], presses=90, met={"doubled": 60, "delayed": 30}, commit="abc")] * 2
    assert pressed(kept).splitlines()[-1] == "| abc, 1 | 180 | 60 delayed, 120 doubled | 4 | 6 | 80 | 0 |"


@pytest.mark.long
async def test_faulted_presses_are_neither_lost_nor_doubled(tmp_path: Path) -> None:
    found = await pressed_under_faults(tmp_path, presses=150, at_once=1, seed=7)
    assert found["faults"] == []
    assert found["presses"] >= 150
    assert found["kills"] > 0
