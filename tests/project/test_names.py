"""One name, one meaning."""

from __future__ import annotations

import ast
from collections import defaultdict

from tests.project.documents import ROOT


def public_classes() -> dict[str, list[str]]:
    """Every public class of the product, and the modules that define one by this name."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted(path for top in ("bot", "renderer") for path in (ROOT / top).rglob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(str(path.relative_to(ROOT)))
    return found


def test_no_class_name_stands_for_two_things() -> None:
    found = public_classes()
    assert len(found) > 500
    assert {name: modules for name, modules in found.items() if len(modules) > 1} == {}
