"""Map names: the start tile is M20. Columns go … L M N … Z AA AB …, and -A, -B … west of A; rows go down, with 0, -1 … above 1.

Every cell has exactly one name, which can be said, typed, and printed along a ruler.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from string import ascii_uppercase

from bot.engine.events import Cell
from bot.i18n import Words

MIDDLE_COLUMN, MIDDLE_ROW = 12, 20
"""The start tile's column M, counted from A, and its row."""

_REACH = 400
"""The greatest distance of a named cell from the start tile; no map comes near."""
_LONGEST = 20
_NAME = re.compile(r"(-?[A-Z]{1,2})(-?[0-9]{1,3})")
_CYRILLIC = "\u0410\u0412\u0421\u0415\u041d\u0406\u0408\u041a\u041c\u041e\u0420\u0405\u0422\u0425\u0423"
_TYPED = str.maketrans(_CYRILLIC + _CYRILLIC.lower() + "\u2010\u2011\u2012\u2013\u2014\u2212", "ABCEHIJKMOPSTXY" * 2 + "-" * 6)
"""Look-alikes that phones and Cyrillic keyboards type instead of Latin letters and the hyphen."""


class NoSuchCell(ValueError):
    """The text is not the name of a cell."""

    def __str__(self) -> str:
        return f"there is no cell '{self.args[0]}'"


def column_name(x: int) -> str:
    """Name a column: A … Z, AA … ZZ; -A, -B … to the west of A."""
    number = x + MIDDLE_COLUMN
    first, last = divmod(number if number >= 0 else -1 - number, 26)
    return ("-" if number < 0 else "") + (ascii_uppercase[first - 1] if first else "") + ascii_uppercase[last]


def row_name(y: int) -> str:
    """Name a row: 20 for the start tile's, growing southwards."""
    return str(y + MIDDLE_ROW)


def cell_name(at: Cell) -> str:
    """Name a cell, as in `M20`."""
    return column_name(at[0]) + row_name(at[1])


def cell_words(at: Cell) -> Words:
    """Return a cell's name as words that need no quoting."""
    return Words(cell_name(at))


def cell_named(said: str) -> Cell:
    """Return the cell with this name, however it is typed; raise NoSuchCell for any other text."""
    plain = said[: _LONGEST + 1].strip().translate(_TYPED)
    plain = plain.upper() if plain.isascii() else ""
    match = _NAME.fullmatch(plain) if len(said) <= _LONGEST else None
    if match is None:
        raise NoSuchCell(said[:_LONGEST])
    cell = _column(match[1]), int(match[2]) - MIDDLE_ROW
    if cell_name(cell) != plain or max(map(abs, cell)) > _REACH:
        raise NoSuchCell(said[:_LONGEST])
    return cell


def in_reading_order(cells: Iterable[Cell]) -> list[Cell]:
    """Sort cells from north to south, and from west to east in each row."""
    return sorted(cells, key=lambda at: (at[1], at[0]))


def _column(name: str) -> int:
    number = -1
    for letter in name.removeprefix("-"):
        number = (number + 1) * 26 + ord(letter) - ord("A")
    return (-1 - number if name.startswith("-") else number) - MIDDLE_COLUMN
