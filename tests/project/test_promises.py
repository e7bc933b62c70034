"""The page of promises names tests that exist."""

from __future__ import annotations

import re

from tests.project.documents import ROOT

PAGE = ROOT / "docs" / "promises.md"
_NAMED = re.compile(r"`(tests/[\w/]+\.py)?(?:::)?(test_\w+)?`")


def test_each_named_test_exists() -> None:
    found = 0
    for line in PAGE.read_text("utf-8").splitlines():
        file = ""
        for path, name in _NAMED.findall(line):
            file = path or file
            text = (ROOT / file).read_text("utf-8") if file else ""
            assert not name or f"def {name}(" in text, (file, name)
            found += bool(name)
    assert found > 60
