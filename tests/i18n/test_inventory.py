"""The completeness check finds exactly the gaps."""

from pathlib import Path

import pytest

from bot.i18n import BrokenMessages
from tests.i18n.inventory import differences, gaps, parameters, plural_gaps
from tests.i18n.made import folder


def test_parameters_are_found_in_choices_functions_and_references(tmp_path: Path) -> None:
    text = """
plain = Nothing
deep = { $a ->
    [one] { $b }
   *[other] { NUMBER($c) }
}
through = { deep } and { $d }
-term = { $case ->
    [genitive] of us
   *[nominative] we
}
named = { -term(case: "genitive") } { $e }
"""
    assert parameters("en", folder(tmp_path, en=text)) == {
        "plain": frozenset(),
        "deep": {"a", "b", "c"},
        "through": {"a", "b", "c", "d"},
        "named": {"e"},
    }


def test_complete_language_has_no_gaps(tmp_path: Path) -> None:
    catalogue = folder(tmp_path, en="refusal-taken = { $at } is taken.\nother = Free of any registry { $x }\n")
    assert gaps({"refusal-taken": {"at", "unsaid"}}, catalogue=catalogue) == []


def test_missing_superfluous_and_unknown_messages_are_named(tmp_path: Path) -> None:
    catalogue = folder(tmp_path, en="refusal-taken = { $where } is taken.\nrefusal-old = Gone.\n")
    assert gaps({"refusal-taken": {"at"}, "refusal-new": set()}, catalogue=catalogue) == [
        "refusal-new: no message",
        "refusal-old: superfluous",
        "refusal-taken: uses $where, which never comes",
    ]


def test_translation_is_compared_with_english(tmp_path: Path) -> None:
    catalogue = folder(tmp_path, en="a = { $x }\nb = B\n", de="a = { $y }\nc = C\n")
    assert differences("de", catalogue) == [
        "b: no message",
        "c: superfluous",
        "a: uses $y, which never comes",
        "a: leaves $x unsaid",
    ]


def test_every_plural_form_of_integers_is_required(tmp_path: Path) -> None:
    choice = "n = { $n ->\n    [one] one\n   *[other] many\n  }\n"
    catalogue = folder(tmp_path, en=choice, de=choice, pl=choice)
    assert plural_gaps("en", catalogue) == plural_gaps("de", catalogue) == []
    assert plural_gaps("pl", catalogue) == ["n: no plural form 'few'", "n: no plural form 'many'"]


def test_non_numeric_choice_needs_no_plurals(tmp_path: Path) -> None:
    catalogue = folder(tmp_path, en="a = A", ru="k = { $kind ->\n    [city] город\n   *[other] что-то\n  }\n")
    assert plural_gaps("ru", catalogue) == []


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("a = { b }\n", "'a' refers to 'b'"),
        ("a = { -b }\n", "'a' refers to '-b'"),
        ("a = { b }\nb = { a }\n", "refers to itself"),
    ],
)
def test_dangling_references_are_refused(tmp_path: Path, text: str, why: str) -> None:
    with pytest.raises(BrokenMessages, match=why):
        parameters("en", folder(tmp_path, en=text))
