"""The common parts of all pages: a title, notes, and measures."""

from renderer.canvas import Canvas
from renderer.kit import Kit
from renderer.panel import small_text
from renderer.text import clean, fit, line, wrap

_EDGE = 4
"""The margin of a page, in units."""
_NEXT, _MOST_TITLES = 11, 3
"""How far below each other the rows of a title stand, in units, and the most of them."""


def _title_rows(title: str, width: int, unit: float) -> list[str]:
    """Break a title that does not fit into a row of its smallest letters."""
    return wrap(clean(title, "name"), "name", small_text(unit), width - 2 * round(_EDGE * unit), _MOST_TITLES) if title else []


def title_height(title: str, width: int, unit: float) -> int:
    """Return the height of a title with its margins, on a page of this width."""
    rows = len(_title_rows(title, width, unit))
    return round((20 + _NEXT * (rows - 1) if rows else _EDGE) * unit)


def paint_title(kit: Kit, canvas: Canvas, title: str, unit: float, width: int | None = None) -> None:
    """Write the title at the top of a page, in large letters if it fits into one row."""
    edge, width = round(_EDGE * unit), width or canvas.width
    rows = _title_rows(title, width, unit)
    sizes = tuple(range(round(14 * unit), small_text(unit) - 1, -1)) if len(rows) == 1 else (small_text(unit),)
    for number, words in enumerate(rows):
        text, size = fit(words, "name", sizes, width - 2 * edge)
        patch = line(text, "name", size, kit.theme.ink, kit.theme.paper, round(16 * unit))
        canvas.paste(patch, edge, round((2 + _NEXT * number) * unit))


def _note_lines(note: str, width: int, unit: float) -> list[str]:
    return wrap(note, "text", small_text(unit), width - 2 * round(_EDGE * unit)) if note else []


def note_height(note: str, width: int, unit: float) -> int:
    """Return the height of a note at the foot of a page."""
    return len(_note_lines(note, width, unit)) * round(11 * unit)


def paint_note(kit: Kit, canvas: Canvas, note: str, top: int, unit: float) -> None:
    """Write a note from this height on."""
    for number, words in enumerate(_note_lines(note, canvas.width, unit)):
        patch = line(words, "text", small_text(unit), kit.theme.muted, kit.theme.paper)
        canvas.paste(patch, round(_EDGE * unit), top + number * round(11 * unit))
