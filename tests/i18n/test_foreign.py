"""Foreign text: lone surrogates and stacked marks are removed, and lookalike names detected."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.i18n import alike, tidy
from bot.i18n.foreign import MOST_MARKS

ANY = st.text(st.characters(categories=("L", "M", "N", "P", "S", "Z", "C")), max_size=60)


@given(ANY)
def test_cleaned_text_is_encodable_without_stacked_marks(text: str) -> None:
    kept = tidy(text)
    kept.encode()
    tower = 0
    for sign in kept:
        tower = tower + 1 if unicodedata.category(sign) in {"Mn", "Me"} else 0
        assert tower <= MOST_MARKS
    assert tidy(kept) == kept


@pytest.mark.parametrize("text", ["Ann", "Zoë", "Nguyễn", "שָׁ֑לוֹם", "สวัสดี", "བསྒྲུབས", "👨‍👩‍👧‍👦 ❤️ 1️⃣ 🏴󠁧󠁢󠁳󠁣󠁴󠁿", "e\u0301\u0323\u0302\u0304"])
def test_regular_text_is_unchanged(text: str) -> None:
    assert tidy(text) == text


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Аnna"),  # Cyrillic
        ("ANNA", "ΑΝΝΑ"),  # Greek
        ("НАТА", "HATA"),
        ("Anna", "anna"),
        ("Anna", "Anna\ufe0f"),
        ("Anna", "An\u3164na"),
        ("Anna", "Ａｎｎａ"),
        ("Ian", "lan"),
        ("Bob", "B0b"),
        ("Оля", "Oля"),
        ("σοφια", "σoφια"),
        ("Anna", "Anna\u2800"),
        ("gigi", "ɡiɡı"),  # phonetic letters
        ("dave", "ԁаѵе"),
        ("nuno", "ոսոօ"),  # Armenian
    ],
)
def test_lookalike_names_are_equal(one: str, other: str) -> None:
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(("one", "other"), [("Anna", "Анна"), ("Anna", "Ánna"), ("Ann", "Ben"), ("Ира", "Ипа"), ("", "Ann")])
def test_different_names_are_not_lookalikes(one: str, other: str) -> None:
    assert not alike(one, other)
