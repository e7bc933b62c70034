"""Which cases of a test run by default."""

from __future__ import annotations

from collections.abc import Iterable

import pytest


def first(most: int, cases: Iterable[object]) -> list[object]:
    """Run the first cases by default, all by `make games`. A tuple is a case of several values."""
    return [case if number < most else _long(case) for number, case in enumerate(cases)]


def _long(case: object) -> object:
    return pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=pytest.mark.long)
