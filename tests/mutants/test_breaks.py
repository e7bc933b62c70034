"""The mutations are valid programs, differ from the original, and change only code of the rules."""

from __future__ import annotations

import ast

from tests.mutants.__main__ import PROJECT
from tests.mutants.breaks import breaks_in, breaks_of

CODE = b'''"""Doc 1."""
import os

__slots__ = ("a", "b")


class Thing:
    """Doc 2."""

    def count(self, items: list[int] = [3], more: int = 7) -> int:
        """Doc."""
        assert more == 5
        if len(items) > 2 and more:
            self.total += 1
            return more - 4
        raise ValueError(f"{more + 8}")

    def act(self) -> None:
        self.first()
        self.second()

    def copy(self) -> int:
        return 9
'''


def changes() -> set[tuple[str, str, str]]:
    return {(b.how, b.old, b.new) for b in breaks_in("thing.py", CODE)}


def test_every_kind_of_break_is_made() -> None:
    assert changes() == {
        ("constant", "3", "(4)"), ("constant", "3", "(2)"), ("constant", "7", "(8)"), ("constant", "7", "(6)"),
        ("constant", "2", "(3)"), ("constant", "2", "(1)"), ("constant", "1", "(2)"), ("constant", "1", "(0)"),
        ("constant", "4", "(5)"), ("constant", "4", "(3)"),
        ("comparison", "len(items) > 2", "(len(items) >= 2)"),
        ("and/or", "len(items) > 2 and more", "(len(items) > 2 or more)"),
        ("negated", "len(items) > 2 and more", "(not (len(items) > 2 and more))"),
        ("dropped", "self.total += 1", "pass"), ("arithmetic", "self.total += 1", "self.total -= 1"),
        ("arithmetic", "more - 4", "(more + 4)"),
        ("dropped", "self.first()", "pass"), ("dropped", "self.second()", "pass"), ("early return", "self.first()", "return"),
    }  # fmt: skip


def test_every_break_of_the_engine_is_a_distinct_program() -> None:
    everything = breaks_of(PROJECT)
    assert len(everything) > 1000
    for broken in everything[::50]:
        whole = (PROJECT / broken.file).read_bytes()
        changed = broken.applied(whole)
        assert ast.dump(ast.parse(changed)) != ast.dump(ast.parse(whole))
