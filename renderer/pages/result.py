"""The end of a game: the standing, where the points came from, and the scores over the game."""

from renderer.canvas import Canvas
from renderer.kit import Kit
from renderer.pages.graph import paint_graph
from renderer.pages.page import paint_note, paint_title, title_height
from renderer.palette import RGB
from renderer.panel import paint_sheet, small_text, unit_of
from renderer.scene.pages import ResultRow, ResultScene
from renderer.scene.panel import HeldItem
from renderer.text import clean, fit, label, line

__all__ = ["paint_result"]

WIDTH = 900
UNIT = unit_of(WIDTH)
_ROW, _TERM = round(25 * UNIT), round(16 * UNIT)
_GAP = 10
_HEADING = 0.36
"""The share of the table's width that the headings of its lines take."""
_GRAPH = 420


def paint_result(kit: Kit, scene: ResultScene) -> Canvas:
    """Paint the standing, the table of terms, the chart, and closing words."""
    top = title_height(scene.title, UNIT)
    table = top + len(scene.rows) * (_ROW + _GAP)
    chart = table + (_term_rows(scene) * _TERM + 2 * _GAP if scene.headings else 0)
    words = chart + (_GRAPH + _GAP if scene.chart else 0)
    canvas = Canvas(WIDTH, words + len(scene.lines) * round(11 * UNIT) + _GAP, kit.theme.paper)
    paint_title(kit, canvas, scene.title, UNIT)
    for number, row in enumerate(scene.rows):
        _paint_row(kit, canvas, row, top + number * (_ROW + _GAP), first=number == 0)
    if scene.headings:
        _paint_terms(kit, canvas, scene, table + _GAP)
    if scene.chart:
        paint_graph(kit, canvas, scene.chart, (_GAP, chart, WIDTH - _GAP, chart + _GRAPH), UNIT)
    for number, text in enumerate(scene.lines):
        paint_note(kit, canvas, text, words + number * round(11 * UNIT), UNIT)
    return canvas


def _paint_row(kit: Kit, canvas: Canvas, row: ResultRow, y: int, *, first: bool) -> None:
    """Paint a player's line of the standing."""
    paper = kit.theme.card_turn if first else kit.theme.card
    edge = kit.theme.accent if first else None
    paint_sheet(kit, canvas, (_GAP, y, WIDTH - _GAP, y + _ROW), paper, edge, UNIT)
    inner = _ROW - 8
    rank = round(24 * UNIT)
    canvas.paste(label(row.rank, "number", round(15 * UNIT), kit.theme.muted, paper, (rank, inner)), _GAP + 8, y + 4)
    x = _GAP + 8 + rank
    canvas.paste(kit.chip(HeldItem("follower"), row.colour, inner, paper), x, y + 4)
    x += inner + 12
    score = line(clean(row.score, "number"), "number", round(19 * UNIT), kit.theme.number, paper, inner)
    canvas.paste(score, WIDTH - 2 * _GAP - 12 - score.width, y + 4)
    sizes = (round(15 * UNIT), round(13 * UNIT), round(11 * UNIT), small_text(UNIT))
    name, size = fit(clean(row.name, "name", row.fallback), "name", sizes, WIDTH - 4 * _GAP - x - score.width)
    canvas.paste(line(name, "name", size, kit.theme.ink, paper, inner), x, y + 4)


def _term_rows(scene: ResultScene) -> int:
    return len(scene.headings) + 1


def _paint_terms(kit: Kit, canvas: Canvas, scene: ResultScene, top: int) -> None:
    """Paint the table: a line for each heading, a column for each player."""
    heading = round((WIDTH - 2 * _GAP) * _HEADING)
    column = (WIDTH - 2 * _GAP - heading) // len(scene.rows)
    for number, row in enumerate(scene.rows):
        x = _GAP + heading + number * column
        canvas.paste(kit.chip(HeldItem("follower"), row.colour, _TERM, kit.theme.paper), x + (column - _TERM) // 2, top)
    for number, words in enumerate(scene.headings):
        y = top + (number + 1) * _TERM
        paper = kit.theme.card if number % 2 == 0 else kit.theme.paper
        canvas.fill((_GAP, y, WIDTH - _GAP, y + _TERM), paper)
        _paint_cell(kit, canvas, words, (_GAP + 8, y, heading - 12), paper, right=False)
        for at, row in enumerate(scene.rows):
            if number < len(row.terms):
                box = (_GAP + heading + at * column, y, column)
                _paint_cell(kit, canvas, row.terms[number], box, paper, right=True)


def _paint_cell(kit: Kit, canvas: Canvas, words: str, place: tuple[int, int, int], paper: RGB, *, right: bool) -> None:
    x, y, width = place
    if right:
        size = round(11 * UNIT)
        canvas.paste(label(words, "number", size, kit.theme.ink, paper, (width, _TERM)), x, y)
        return
    sizes = (round(11 * UNIT), round(10 * UNIT), small_text(UNIT))
    text, size = fit(clean(words), "text", sizes, width)
    canvas.paste(line(text, "text", size, kit.theme.ink, paper, _TERM), x, y)
