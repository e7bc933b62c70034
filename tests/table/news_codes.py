"""The codes of all announcements."""

from typing import Final

NEWS: Final[dict[str, tuple[str, ...]]] = {
    "card": (),
    "card_moved": ("way",),
    "turn": ("seat",),
    "over": (),
    "ping": ("seat",),
    "reminders": (),
    "invited": ("by",),
    "resigned": ("seat",),
    "seat_offered": ("seat",),
    "seat_kept": ("seat",),
    "seat_taken": ("seat",),
    "kicked": ("seat",),
    "place_gone": ("place", "seats"),
    "left_place": ("place", "seat"),
    "turn_here": ("place",),
    "moved_back": ("place",),
    "kick_wanted": ("seat", "by"),
    "nudged": ("seat", "by"),
    "said": ("by", "seat", "words"),
    "undo_asked": ("seat",),
    "undo_refused": ("seat", "by"),
    "undone": ("seat",),
    "time_up": ("seat", "by"),
    "will_expire": ("until",),
    "ended": ("how",),
    "pause_asked": ("seat", "until"),
    "pause_refused": ("by",),
    "paused": ("until",),
    "resumed": ("by",),
    "deadline_moved": ("seat", "until", "why", "by"),
    "clock_moved": ("lost", "tables"),
    "away": ("seat", "until"),
    "away_ahead": ("seat", "since", "until"),
    "back": ("seat",),
    "rematch": ("table",),
}
"""All news codes and their parameters. `card`, `turn`, `turn_here` and `over` show the table; the others are notices."""

CALLS: Final = frozenset({"turn", "ping", "turn_here", "nudged", "undo_asked", "invited", "reminders"})
"""The codes that mention somebody; `tests/chat/test_first_letters.py` says in which words."""
