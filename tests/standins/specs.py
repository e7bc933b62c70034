"""The platforms' descriptions of themselves, which lie beside the project: what a stand-in checks requests and answers against.

Where a file is missing the stand-in checks what it knows by itself, and one test says so by being skipped; `.ci/run`
fails if that test was skipped although the file is there.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parents[3] / "shared" / "specs"


def described(name: str) -> Any | None:
    """What the file of this name says; None where there is no such file."""
    path = FOLDER / name
    return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else None


def unchecked(name: str) -> str:
    """Why the test of such a file is skipped; `.ci/run` knows these words."""
    return f"only for maintainers: requests are not checked, as {name} is no part of the project"
