"""The common parts of all pages: a title, notes, and measures."""

from renderer.canvas import Canvas
from renderer.kit import Kit
from renderer.panel import small_text
from renderer.text import clean, fit, line, wrap

__all__ = ["note_height", "paint_note", "paint_title", "title_height"]

_EDGE = 4
"""The margin of a page, in units."""


def title_height(title: str, unit: float) -> int:
    """Return the height of a title with its margins."""
    return round((20 if title else _EDGE) * unit)


def paint_title(kit: Kit, canvas: Canvas, title: str, unit: float) -> None:
    """Write the title at the top of a page."""
    edge = round(_EDGE * unit)
    sizes = tuple(range(round(14 * unit), small_text(unit) - 1, -1))
    text, size = fit(clean(title, "name"), "name", sizes, canvas.width - 2 * edge)
    canvas.paste(line(text, "name", size, kit.theme.ink, kit.theme.paper, round(16 * unit)), edge, round(2 * unit))


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
