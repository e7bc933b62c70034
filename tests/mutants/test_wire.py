"""Breaks of the code that decides whom a message calls: tests over the wire notice them, too."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.mutants.__main__ import PROJECT
from tests.mutants.trial import LEFT_OUT

FILE: Final = "bot/table/announce.py"
BREAKS: Final = {
    "the turn is over": (
        "    if told.version < timed.table.since:\n        return ()\n",
        "    if told.version < timed.table.since:\n        return told.ping\n",
    ),
    "somebody sleeps": (" and habits.get(person, USUAL).pingable(now)", ""),
}
"""What `pings` would overlook, and the change."""
TESTS: Final = ("tests/discord/test_late_calls.py", "tests/telegram/test_late_calls.py")


@pytest.mark.long
@pytest.mark.parametrize("overlooked", ["nothing", *BREAKS])
def test_break_is_noticed(tmp_path: Path, overlooked: str) -> None:
    root = tmp_path / "project"
    shutil.copytree(PROJECT, root, ignore=LEFT_OUT)
    old, new = BREAKS.get(overlooked, ("", ""))
    source = (root / FILE).read_text(encoding="utf-8")
    assert old in source
    (root / FILE).write_text(source.replace(old, new, 1), encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-x", "--tb=no", "-p", "no:cacheprovider", "-m", "", *TESTS]
    environment = {**os.environ, "PYTHONPATH": str(root)}
    done = subprocess.run(command, cwd=root, env=environment, timeout=900, capture_output=True, text=True, check=False)
    assert done.returncode == (overlooked != "nothing"), done.stdout[-2000:]
