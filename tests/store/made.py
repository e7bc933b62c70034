"""Steps of a pretend table for the tests."""

from bot.store import Announcement, Head, Timer, Turn

CHAT = "telegram:-100"


def step(game: str, expected: int, key: str | None = None, **more: object) -> Turn:
    """One entry that says what number it is, told in one chat."""
    parts: dict[str, object] = {
        "game": game,
        "expected": expected,
        "key": key or f"key-{expected}",
        "entries": (f"entry {expected}".encode(),),
        "head": Head("running", ("ann",), b"x"),
        "announcements": (Announcement("turn", (CHAT,), str(expected + 1).encode()),),
    }
    return Turn(**(parts | more))  # type: ignore[arg-type]


def deadline(after: int = 60_000) -> Timer:
    """The usual timer."""
    return Timer("turn", after=after)
