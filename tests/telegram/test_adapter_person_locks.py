"""Double taps on a button."""

from __future__ import annotations

from bot.telegram.person_locks import MOMENT, DoubleTaps


def test_repeated_press_within_a_moment_is_ignored() -> None:
    now = 100.0
    taps = DoubleTaps(lambda: now)
    assert not taps.again(1, "7", "a")
    taps.note(1, "7", "a")
    assert taps.again(1, "7", "a")
    assert not taps.again(1, "7", "b"), "another button"
    assert not taps.again(1, "8", "a"), "another message"
    assert not taps.again(2, "7", "a"), "another person"
    now += MOMENT
    assert not taps.again(1, "7", "a"), "that was not a moment ago"


def test_only_the_last_press_counts() -> None:
    taps = DoubleTaps(lambda: 0.0)
    taps.note(1, "7", "a")
    taps.note(1, "7", "b")
    assert not taps.again(1, "7", "a")
    assert taps.again(1, "7", "b")
