"""The audit's verdicts: missing data is never a pass."""

from __future__ import annotations

from typing import Any

from tests.audit.__main__ import judged, last_line

FINE: dict[str, Any] = {"name": "redis", "version": "8.1.0", "vulns": []}
UNKNOWN: dict[str, Any] = {"name": "isal", "skip_reason": "Dependency not found and could not be audited: isal (1.9.1)"}
WEAK: dict[str, Any] = {
    "name": "aiohttp",
    "version": "3.0",
    "vulns": [{"id": "PYSEC-2026-1", "fix_versions": ["3.1", "4.0"], "aliases": [], "description": "Weak."}],
}


def test_known_vulnerability_always_fails() -> None:
    for packages in ([WEAK], [WEAK, UNKNOWN], [FINE, WEAK]):
        for where_reachable in (True, False):
            status, lines = judged(packages, where_reachable=where_reachable)
            assert status == 1
            assert lines[0] == "aiohttp 3.0: PYSEC-2026-1, mended in 3.1, 4.0"


def test_missing_data_is_reported_as_not_audited() -> None:
    assert judged([UNKNOWN], where_reachable=True) == (0, ["NOT AUDITED: this package index tells of no weaknesses"])
    assert judged([UNKNOWN], where_reachable=False)[0] == 1
    assert judged([], where_reachable=False)[0] == 1


def test_skipped_packages_are_named() -> None:
    status, lines = judged([FINE, UNKNOWN], where_reachable=False)
    assert (status, lines) == (1, ["NOT AUDITED: isal", "no known weakness in the other 1"])
    assert judged([FINE, UNKNOWN], where_reachable=True)[0] == 0


def test_no_known_vulnerability_passes() -> None:
    assert judged([FINE], where_reachable=False) == (0, ["no known weakness in 1 packages"])


def test_long_error_shows_its_end() -> None:
    assert last_line("Traceback\n  File\nConnectionError: no such host\n\n") == "ConnectionError: no such host"
    assert last_line("") == "it says nothing"
