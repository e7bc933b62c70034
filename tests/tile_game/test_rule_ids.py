"""Every numbered rule of the tile game is named by a test or has its reason in a NO_TEST dict.

A test names a rule by its function's name (`test_base_43_…`) or by the ids with which its docstring begins
("BASE-43, BASE-46: …").
"""

from __future__ import annotations

import ast
import re
from functools import cache
from itertools import groupby, pairwise
from pathlib import Path

import pytest

from tests.parsing import parsed
from tests.tile_game.rule_ids import ITEM, ORIGINALS, found, kept

HERE = Path(__file__).parent
ID = re.compile(r"[A-Z]+-[A-Z]?\d+")
FIRST_WORDS = re.compile(rf"\s*{ID.pattern}(?:(?:,| and|, and|;|/) *{ID.pattern})*")


def named_by(name: str, docstring: str | None, rules: dict[str, str]) -> set[str]:
    """The rules that a test of this name and docstring names; `rules` by their ids in lower case with underscores."""
    words = name.split("_")
    in_name = {rules[pair] for pair in map("_".join, pairwise(words)) if pair in rules}
    begins = FIRST_WORDS.match(docstring or "")
    return in_name | set(ID.findall(begins.group()) if begins else ())


def reasons(tree: ast.Module) -> dict[str, str]:
    """The NO_TEST of a test file."""
    for node in tree.body:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        if any(isinstance(t, ast.Name) and t.id == "NO_TEST" for t in targets):
            assert isinstance(node, ast.Assign | ast.AnnAssign)
            assert node.value is not None
            reasons = ast.literal_eval(node.value)
            assert isinstance(reasons, dict)
            return reasons
    return {}


@cache
def survey() -> tuple[dict[str, list[str]], dict[str, str]]:
    """The tests of each rule, and the reasons of rules without tests."""
    rules = {rule.lower().replace("-", "_"): rule for rule in kept()}
    tests: dict[str, list[str]] = {}
    excused: dict[str, str] = {}
    for path in sorted(HERE.rglob("test_*.py")):
        tree = parsed(path.read_text(encoding="utf-8"))
        excused |= reasons(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in named_by(node.name, ast.get_docstring(node), rules):
                    tests.setdefault(rule, []).append(f"{path.name}::{node.name}")
    return tests, excused


def test_every_rule_has_a_test_or_a_reason() -> None:
    tests, excused = survey()
    missing = [rule for rule in kept() if rule not in tests and rule not in excused]
    by_topic = [" ".join(ids) for _, ids in groupby(missing, key=lambda rule: rule.split("-")[0])]
    assert not missing, "\n".join([f"{len(missing)} rules without a test:", *by_topic])


def test_no_rule_has_both_a_test_and_a_reason() -> None:
    tests, excused = survey()
    assert {rule: tests[rule] for rule in excused if rule in tests} == {}


def test_no_reason_is_empty() -> None:
    assert [rule for rule, reason in survey()[1].items() if len(reason.split()) < 3] == []


def test_every_rule_named_exists() -> None:
    tests, excused = survey()
    assert {rule: tests.get(rule) for rule in {*tests, *excused} - set(kept())} == {}


@pytest.mark.skipif(not ORIGINALS.is_dir(), reason="only for maintainers: the numbered rules are no part of the project")
def test_stored_ids_match_the_rules() -> None:
    assert kept() == found(ORIGINALS)


def test_rule_ids_are_found_at_line_starts() -> None:
    text = "- **BASE-1** A tile.\n- **BASE-E3** *One*\n- **BASE-X1 Road.** It\n- TOWER-6. Organiser\nas BASE-9. Not\n- see BASE-7"
    assert [bold or plain for bold, plain in ITEM.findall(text)] == ["BASE-1", "BASE-E3", "BASE-X1", "TOWER-6"]


def test_rules_are_found_in_names_and_docstrings() -> None:
    rules = {"base_4": "BASE-4", "base_43": "BASE-43", "kr_e4": "KR-E4", "base_50": "BASE-50"}
    assert named_by("test_base_43_one_point_a_tile", None, rules) == {"BASE-43"}
    assert named_by("test_abbeys_kr_e4_excluded", None, rules) == {"KR-E4"}
    assert named_by("test_something", "BASE-4, KR-E4 and BASE-43: by BASE-50 too.", rules) == {"BASE-4", "KR-E4", "BASE-43"}
    assert named_by("test_database_4_tables", "By BASE-50.", rules) == set()
