"""Names with any characters are drawn as plain letters or replaced by the fallback."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from renderer.scene import BoardScene, Panel, PlayerCard
from renderer.text import clean, fit, line, measure, wrap
from tests.renderer.scenes import BOARD, renderer

HOSTILE = {
    "control characters": "An\x00na\x1b[31m\x07\nKo",
    "right-to-left marks": "\u202eAnna\u202c\u200f\u2067x\u2069",
    "emoji": "Anna 👩‍👩‍👧‍👦🏰",
    "towers of accents": "A" + "\u0301\u0310\u035c" * 200 + "nna",
    "ten thousand": "Wилл" * 2500,
    "nothing": "",
    "spaces": " \t\u2003\u00a0 ",
    "private use": "\ue000\uf8ff\U0010fffd",
    "lone surrogate": "\ud800Anna",
    "joiners": "\u200b\u200d\ufeff",
    "arabic": "\u0645\u062d\u0645\u062f",
    "markup": "<b>@everyone</b> **x** [y](http://z)",
}


def _drawn(name: str) -> bytes:
    player = PlayerCard(name, "Seat 1", "red", "10")
    return renderer().png(BoardScene(board=BOARD, panel=Panel((player,))))


@pytest.mark.parametrize("kind", HOSTILE)
def test_hostile_name_is_drawn(kind: str) -> None:
    assert _drawn(HOSTILE[kind]).startswith(b"\x89PNG")


@pytest.mark.parametrize("kind", ["nothing", "spaces", "private use", "joiners"])
def test_name_without_letters_becomes_the_fallback(kind: str) -> None:
    assert _drawn(HOSTILE[kind]) == _drawn("Seat 1")


def test_marks_leave_no_trace() -> None:
    assert clean("\u202eAnna\u202c\u200f") == "Anna"
    assert clean("An\x00na\x1b") == "Anna"
    assert clean("Anna\nKo") == "Anna Ko"


@pytest.mark.parametrize(
    "name", ["Анна Королёва", "Їжак Ґалаґан", "Žofie", "François Œuvré", "Łukasz Żółć", "Ñandú ¿Q?", "Größe"]
)
def test_letters_of_our_languages_stay(name: str) -> None:
    assert clean(name, "name") == name


def test_decomposed_letters_are_composed() -> None:
    assert clean("Zo\u0308e") == "Zöe"


def test_missing_letters_are_left_out() -> None:
    assert clean("ꙮ\u13a0 Bob", "name", "Seat") == "Bob"


@given(st.text(max_size=400), st.integers(20, 400))
def test_text_stays_within_its_width(text: str, width: int) -> None:
    shown, size = fit(clean(text), "text", (30, 24, 18), width)
    assert measure(shown, "text", size) <= max(width, measure("…", "text", size))


@given(st.text(max_size=600))
def test_wrapped_lines_fit_and_are_few(text: str) -> None:
    lines = wrap(text, "text", 20, 300, most=4)
    assert len(lines) <= 4
    assert all(measure(words, "text", 20) <= 300 for words in lines)


def test_word_that_is_wider_than_a_row_goes_on_in_the_next() -> None:
    rows = wrap("W" * 30, "name", 30, 200)
    assert "".join(rows) == "W" * 30
    assert 3 <= len(rows) <= 6
    assert wrap("W" * 300, "name", 30, 200, 2)[-1].endswith("…")


@given(st.text())
def test_cleaning_twice_changes_nothing(text: str) -> None:
    assert clean(clean(text)) == clean(text)


def test_letters_share_a_baseline() -> None:
    """Texts of one height share their baseline, whatever letters they have."""
    tall = line("Ág", "name", 30, (0, 0, 0), (255, 255, 255))
    low = line("xx", "name", 30, (0, 0, 0), (255, 255, 255))
    assert tall.height == low.height
