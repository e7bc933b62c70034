"""Tests of one group share a process: some versions of pytest and pytest-xdist together silently spread them."""

from __future__ import annotations

import pytest


@pytest.mark.xdist_group("a group")
def test_groups_of_tests_are_kept_together(request: pytest.FixtureRequest) -> None:
    if not getattr(request.config.option, "loadgroup", False):
        pytest.skip("not run with --dist loadgroup")
    assert request.node.nodeid.endswith("@a group"), "see the bounds of pytest in pyproject.toml"
