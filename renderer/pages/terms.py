"""The table of a result: a line for each source of points, a column for each player."""

from renderer.canvas import Canvas
from renderer.kit import Kit
from renderer.palette import RGB
from renderer.panel import Box, small_text
from renderer.scene.pages import PosterScene, ResultScene
from renderer.scene.panel import HeldItem
from renderer.text import clean, fit, label, line

_ROW = 16
"""The height of a line, in units."""
_HEADING = 0.36
"""The share of the table's width that the headings of its lines take."""


def terms_height(scene: ResultScene | PosterScene, unit: float) -> int:
    """Return the height of the table; 0 without headings."""
    return (len(scene.headings) + 1) * round(_ROW * unit) if scene.headings else 0


def paint_terms(kit: Kit, canvas: Canvas, scene: ResultScene | PosterScene, box: Box, unit: float) -> None:
    """Paint the table at the top of a box."""
    if not scene.headings:
        return
    x0, top, x1, _ = box
    height, heading = round(_ROW * unit), round((x1 - x0) * _HEADING)
    column = (x1 - x0 - heading) // len(scene.rows)
    for number, row in enumerate(scene.rows):
        x = x0 + heading + number * column
        canvas.paste(kit.chip(HeldItem("follower"), row.colour, height, kit.theme.paper), x + (column - height) // 2, top)
    for number, words in enumerate(scene.headings):
        y = top + (number + 1) * height
        paper = kit.theme.card if number % 2 == 0 else kit.theme.paper
        canvas.fill((x0, y, x1, y + height), paper)
        text, size = fit(clean(words), "text", (round(11 * unit), round(10 * unit), small_text(unit)), heading - 12)
        canvas.paste(line(text, "text", size, kit.theme.ink, paper, height), x0 + 8, y)
        for at, row in enumerate(scene.rows):
            if number < len(row.terms):
                _paint_number(kit, canvas, row.terms[number], (x0 + heading + at * column, y, column, height), paper, unit)


def _paint_number(kit: Kit, canvas: Canvas, words: str, place: Box, paper: RGB, unit: float) -> None:
    x, y, width, height = place
    canvas.paste(label(words, "number", round(11 * unit), kit.theme.ink, paper, (width, height)), x, y)
