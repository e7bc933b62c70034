"""What a turn's messages say in few short lines: items side by side, names cut, and how many items were left out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from bot.chat.contract import Paragraph
from bot.chat.fitting import plain

WIDTH: Final = 90
"""Most letters of a line."""
NEWS_LINES: Final = 2
"""Most lines of what happened."""
BETWEEN: Final = " · "

_UNSEEN: Final = dict.fromkeys((*range(0x200B, 0x2010), *range(0x2060, 0x206A)))
"""Characters without width."""


def letters(text: str) -> int:
    """Count the characters of a line that can be seen."""
    return len(text.translate(_UNSEEN))


def fits(lines: Sequence[Paragraph]) -> bool:
    """Return whether no line is too long."""
    return all(letters(plain(line)) <= WIDTH for line in lines)


def packed(items: Sequence[str], most: int, more: Callable[[int], str]) -> list[str]:
    """Put items side by side into lines, `most` at most. `more`: says how many were left out."""
    for kept in range(len(items), 0, -1):
        left = [more(len(items) - kept)] if kept < len(items) else []
        lines = list(_lines([*items[:kept], *left]))
        if len(lines) <= most:
            return lines
    return [more(len(items))] if items else []


def first_line(items: Sequence[str], most: int) -> str:
    """Put items side by side while they fit; always the first."""
    return next(_lines(items, most), "")


def _lines(items: Sequence[str], width: int = WIDTH) -> Iterator[str]:
    line = ""
    for item in items:
        longer = f"{line}{BETWEEN}{item}" if line else item
        if line and letters(longer) > width:
            yield line
            longer = item
        line = longer
    if line:
        yield line
