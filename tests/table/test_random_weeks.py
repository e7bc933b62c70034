"""Random weeks of clocks keep their laws; `python -m tests.table.random_weeks` plays a hundred thousand."""

from __future__ import annotations

import pytest

from tests.table.random_weeks import ZONES, Week, played


def test_some_random_weeks() -> None:
    found = played(0, 200)
    assert all(found[zone]["decisions"] > found[zone]["time-outs"] > 0 for zone in ZONES)


def test_week_is_the_same_again() -> None:
    assert Week(7).play() == Week(7).play()


@pytest.mark.long
def test_many_random_weeks() -> None:
    found = played(100_000, 4000)
    assert sum(counts["weeks"] for counts in found.values()) == 4000
