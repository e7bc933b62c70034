"""Displayed names: joiners stay only where they change the letters."""

from __future__ import annotations

import pytest

from bot.chat.fitting import cut
from bot.scene.presentation import shown_name

ZWNJ, ZWJ = "\u200c", "\u200d"
FAMILY = ZWJ.join("👨👩👧👦")


@pytest.mark.parametrize(
    "name",
    [
        FAMILY,
        f"Ann {FAMILY} Ben",
        f"👩🏽{ZWJ}🚀",
        f"🏳\ufe0f{ZWJ}🌈",
        f"❤\ufe0f{ZWJ}🔥",
        f"علی{ZWNJ}رضا",
        f"می{ZWNJ}خواهم",
        f"ශ්{ZWJ}රී",
        f"क्{ZWJ}ष",
        f"क्{ZWNJ}ष",
    ],
)
def test_joiners_that_change_letters_stay(name: str) -> None:
    assert shown_name(name) == name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        (f"An{ZWJ}n", "An n"),
        (f"An{ZWNJ}n", "An n"),
        (f"{ZWJ}Ann{ZWJ}", "Ann"),
        (f"👨{ZWJ}{ZWJ}👩", "👨 👩"),
        (f"👨{ZWNJ}👩", "👨 👩"),
        (f"👨{ZWJ}Ann", "👨 Ann"),
        (f"دا{ZWNJ}ر", "دا ر"),
        (f"क्{ZWJ}", "क्"),
        (f"क्{ZWJ}{ZWJ}ष", "क् ष"),
        (ZWJ * 300, ""),
        ("An\u200bn\ufeff\u2060a", "An n a"),
    ],
)
def test_other_joiners_become_blanks(name: str, shown: str) -> None:
    assert shown_name(name) == shown


def test_cut_name_does_not_end_in_a_joiner() -> None:
    long = ZWJ.join("👨" * 60)
    for cutting in (shown_name(long), cut(long, 40), cut(long, 41)):
        assert cutting.endswith("👨…")
        assert len(cutting) <= 41
