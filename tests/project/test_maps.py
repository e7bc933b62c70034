"""The docstring of a package names exactly its modules and subpackages."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.parsing import parsed
from tests.project.documents import ROOT

PLAIN = {"renderer/art", "bot/command_line"}
"""Their docstrings list what they draw, and point to the list of commands."""
PACKAGES = [
    path.parent
    for top in ("bot", "renderer")
    for path in sorted((ROOT / top).rglob("__init__.py"))
    if len(list(path.parent.glob("*.py"))) > 3 and path.parent.parent.name != "expansions"  # rules, face and worth in each
    if str(path.parent.relative_to(ROOT)) not in PLAIN
]


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: str(package.relative_to(ROOT)))
def test_package_docstring_names_its_content(package: Path) -> None:
    text = ast.get_docstring(parsed((package / "__init__.py").read_text(encoding="utf-8"))) or ""
    named = set(re.findall(r"^([a-z_]+/?)  +\S", text, re.MULTILINE))
    modules = {path.stem for path in package.glob("*.py")} - {"__init__"}
    # The expansions have their own list, which no docstring repeats.
    packages = {f"{path.parent.name}/" for path in package.glob("*/__init__.py") if package.name != "expansions"}
    assert named == modules | packages
