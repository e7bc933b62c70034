"""Every turn picture shows the turn, and every question its choices: a short run of `turn_pictures.py`."""

from __future__ import annotations

import pytest

from tests.bench.turn_pictures import GamePictures, game_of

pytestmark = pytest.mark.xdist_group("pictures of turns")


@pytest.fixture(scope="module")
def found() -> GamePictures:
    """A game of a hundred turns."""
    return game_of(6, "short")


@pytest.fixture(scope="module")
def asked() -> GamePictures:
    """A game with all kinds of questions."""
    return game_of(18, "short")


def test_each_legal_cell_is_shown_or_named_at_the_rim(found: GamePictures) -> None:
    assert found.counts["legal cells"] > 1000
    assert found.counts.get("neither shown nor named", 0) == 0
    assert found.counts.get("named at the rim", 0) <= 0.02 * found.counts["legal cells"]
    assert found.counts["named at the rim above 64 pixels"] == 0


def test_last_moves_are_in_the_picture(found: GamePictures) -> None:
    assert found.counts["last moves"] > 100
    assert found.counts["last moves not shown"] == found.counts["own last moves not shown"] == 0


def test_map_fills_most_of_the_picture(found: GamePictures) -> None:
    assert sum(found.shares) / len(found.shares) >= 0.7
    assert min(found.shares) >= 0.5
    assert found.counts["larger than 1,280 pixels"] == 0


def test_each_numbered_choice_is_told_and_shown_or_pointed_to(asked: GamePictures) -> None:
    assert asked.counts["choices"] > 800
    assert asked.counts["choices on the map"] > 90
    assert asked.counts["choices neither shown nor pointed to"] == 0
    assert asked.counts["choices not told in full"] == 0
    assert asked.counts["questions larger than 1,280 pixels"] == 0


def test_no_title_is_cut(asked: GamePictures) -> None:
    assert asked.counts["questions"] > 200
    assert asked.counts["titles cut"] == 0
