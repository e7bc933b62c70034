"""Stored tags and fields do not change, so that data of earlier versions stays readable."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.stored.forms import LIST, ROOTS, decoded_types, lines, meaning


def test_stored_form_is_unchanged() -> None:
    was, now = LIST.read_text("utf-8").splitlines(), lines()
    assert len(was) == len(set(was)) > 250
    assert not (said := meaning(set(was), set(now))), "\n".join(said) + "\nMeant so? `python -m tests.stored.forms`"
    assert was == now


def test_every_decoded_type_is_listed() -> None:
    named = set[str]()
    for root in ROOTS.values():
        named |= {root.__name__} if isinstance(root, type) else {"AnyEntry"}
    for file, types in decoded_types().items():
        if file.split("/")[0] in ("store", "table", "web", "telegram", "discord", "chat"):
            assert types <= named, f"{file} reads what tests/stored/forms.py does not have: {sorted(types - named)}"


class _Before(msgspec.Struct, tag="Gone"):
    name: str
    place: str = ""


class _Pair(msgspec.Struct, array_like=True):
    first: int
    second: str = ""


@pytest.mark.parametrize(
    ("was", "now", "word"),
    [
        (_Before, msgspec.defstruct("_Before", [("name", str), ("place", str, "")], tag="Went"), "keep the tag"),
        (_Before, msgspec.defstruct("_Before", [("name", str), ("chat", str, "")], tag="Gone"), "lost without a word"),
        (
            _Before,
            msgspec.defstruct("_Before", [("name", str), ("place", str, ""), ("at", int)], tag="Gone", kw_only=True),
            "no default",
        ),
        (_Before, msgspec.defstruct("_Before", [("name", str), ("place", str, "here")], tag="Gone"), "The default is part"),
        (_Pair, msgspec.defstruct("_Pair", [("second", str), ("first", int, 0)], array_like=True), "the place counts"),
        (
            _Pair,
            msgspec.defstruct("_Pair", [("first", int), ("second", str, ""), ("third", int, 0)], array_like=True),
            "the last one",
        ),
    ],
    ids=["tag", "name", "required", "default", "order", "longer"],
)
def test_change_is_explained(monkeypatch: pytest.MonkeyPatch, was: Any, now: Any, word: str) -> None:
    monkeypatch.setitem(ROOTS, "sample", was)
    before = set(lines())
    monkeypatch.setitem(ROOTS, "sample", now)
    assert word in "\n".join(meaning(before, set(lines())))
