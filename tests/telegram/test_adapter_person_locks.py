"""Double taps on a button."""

from __future__ import annotations

from bot.chat.contract import Answer
from bot.telegram.person_locks import MOMENT, DoubleTaps

SAID = Answer("Press again to confirm.")


def test_repeated_press_within_a_moment_gets_the_same_answer() -> None:
    now = 100.0
    taps = DoubleTaps(lambda: now)
    assert not taps.again(1, "7", "a")
    taps.note(1, "7", "a", SAID)
    assert taps.again(1, "7", "a") == SAID
    assert not taps.again(1, "7", "b"), "another button"
    assert not taps.again(1, "8", "a"), "another message"
    assert not taps.again(2, "7", "a"), "another person"
    now += MOMENT
    assert not taps.again(1, "7", "a"), "that was not a moment ago"


def test_only_the_last_press_counts() -> None:
    taps = DoubleTaps(lambda: 0.0)
    taps.note(1, "7", "a", SAID)
    taps.note(1, "7", "b", SAID)
    assert not taps.again(1, "7", "a")
    assert taps.again(1, "7", "b")
