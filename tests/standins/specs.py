"""The platforms' API descriptions, beside the project: stand-ins check requests and answers against them.

Without the file, a stand-in makes only its own checks, one test is skipped, and the summary of the tests says so; `.ci/run`
fails if that test was skipped although the file exists.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parents[3] / "shared" / "specs"
NAMES = ("discord-openapi.json", "telegram-bot-api.json")


def described(name: str) -> Any | None:
    """The content of the file; None if it does not exist."""
    path = FOLDER / name
    return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else None


def missing() -> list[str]:
    """The files that are not there."""
    return [name for name in NAMES if not (FOLDER / name).is_file()]


def unchecked(name: str) -> str:
    """The reason for skipping the test of this file; `.ci/run` looks for these words."""
    return f"only for maintainers: requests are not checked, as {name} is no part of the project"
