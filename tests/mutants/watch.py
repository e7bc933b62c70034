"""A pytest plugin for a run on broken code: only tests that name a rule run, each for a limited time; the first failure is noted.

The note, one JSON object, goes to the file named by the environment variable MUTANT_NOTE.
"""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Generator
from pathlib import Path
from types import FrameType

import pytest

from tests.tile_game.rule_ids import kept
from tests.tile_game.test_rule_ids import named_by

SECONDS = 20
"""Longer than any test of a rule takes, in processor time; a test beyond it hangs."""

RULES = {rule.lower().replace("-", "_"): rule for rule in kept()}


class Hung(Exception):
    """A test hangs."""


def rules_of(item: pytest.Item) -> list[str]:
    """The rules that a test names."""
    function = getattr(item, "function", None)
    return sorted(named_by(getattr(item, "originalname", item.name), getattr(function, "__doc__", None), RULES))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A failure of a test that names no rule would not count: such a test is not run."""
    unnamed = [item for item in items if not rules_of(item)]
    config.hook.pytest_deselected(items=unnamed)
    items[:] = [item for item in items if rules_of(item)]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Stop a test that takes too long."""

    def stop(signum: int, frame: FrameType | None) -> None:
        raise Hung(f"longer than {SECONDS} s")

    signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note which test fails and which rules it names; that is enough."""
    report = yield
    if report.failed:
        item.session.shouldstop = "the break is noticed"
        note = {"test": item.nodeid, "rules": rules_of(item)}
        Path(os.environ["MUTANT_NOTE"]).write_text(json.dumps(note), encoding="utf-8")
    return report
