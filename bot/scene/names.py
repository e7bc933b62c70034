"""Map names: the start tile is M20, columns go … L M N … Z AA AB …, west of A -A -B …, rows go down, above 1 comes 0, -1 ….

Every cell has one name and every name one cell, so that a name can be said, typed, and printed along a ruler.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from bot.engine.events import Cell

MIDDLE_COLUMN, MIDDLE_ROW = 12, 20
"""The start tile's column M, counted from A, and its row."""

_REACH = 400
"""No name lies further from the start tile; no map comes near."""
_LONGEST = 20
_NAME = re.compile(r"(-?[A-Z]{1,2})(-?[0-9]{1,3})")
_CYRILLIC = "\u0410\u0412\u0421\u0415\u041d\u0406\u0408\u041a\u041c\u041e\u0420\u0405\u0422\u0425\u0423"
_TYPED = str.maketrans(_CYRILLIC + _CYRILLIC.lower() + "\u2010\u2011\u2012\u2013\u2014\u2212", "ABCEHIJKMOPSTXY" * 2 + "-" * 6)
"""What phones and Cyrillic keyboards put in place of Latin letters and of the hyphen, though it looks the same."""


class NoSuchCell(ValueError):
    """What was said is not the name of a cell."""

    def __str__(self) -> str:
        return f"there is no cell '{self.args[0]}'"


def column_name(x: int) -> str:
    """The name of a column: A … Z, AA … ZZ; -A, -B … to the west of A."""
    number = x + MIDDLE_COLUMN
    return _letters(number) if number >= 0 else "-" + _letters(-1 - number)


def row_name(y: int) -> str:
    """The name of a row."""
    return str(y + MIDDLE_ROW)


def cell_name(at: Cell) -> str:
    """The name of a cell, as `M20`."""
    return column_name(at[0]) + row_name(at[1])


def cell_named(said: str) -> Cell:
    """The cell of this name, however it was typed; NoSuchCell for anything else."""
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
    """From north to south, in each row from west to east."""
    return sorted(cells, key=lambda at: (at[1], at[0]))


def _letters(number: int) -> str:
    """0 … 25 are A … Z, then AA, AB …."""
    if number < 26:
        return chr(ord("A") + number)
    return _letters(number // 26 - 1) + chr(ord("A") + number % 26)


def _column(name: str) -> int:
    number = -1
    for letter in name.removeprefix("-"):
        number = (number + 1) * 26 + ord(letter) - ord("A")
    return (-1 - number if name.startswith("-") else number) - MIDDLE_COLUMN
