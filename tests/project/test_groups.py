"""Tests of one xdist group share a process; some pytest and pytest-xdist versions silently spread them."""

from __future__ import annotations

import pytest


@pytest.mark.xdist_group("a group")
def test_xdist_groups_stay_together(request: pytest.FixtureRequest) -> None:
    if not getattr(request.config.option, "loadgroup", False):
        pytest.skip("not run with --dist loadgroup")
    assert request.node.nodeid.endswith("@a group"), "see the bounds of pytest in pyproject.toml"
