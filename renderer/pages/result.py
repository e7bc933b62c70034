"""The end of a game: the standing, where the points came from, and the scores over the game."""

from renderer.canvas import Canvas
from renderer.kit import Kit
from renderer.pages.graph import paint_graph
from renderer.pages.page import note_height, paint_note, paint_title, title_height
from renderer.pages.terms import paint_terms, terms_height
from renderer.panel import paint_sheet, small_text, unit_of
from renderer.scene.pages import ResultRow, ResultScene
from renderer.scene.panel import HeldItem
from renderer.text import clean, fit, label, line

WIDTH = 900
UNIT = unit_of(WIDTH)
_ROW = round(25 * UNIT)
_GAP = 10
_GRAPH = 420


def paint_result(kit: Kit, scene: ResultScene) -> Canvas:
    """Paint the standing, the table of terms, the chart, and closing words."""
    top = title_height(scene.title, WIDTH, UNIT)
    table = top + len(scene.rows) * (_ROW + _GAP)
    chart = table + (terms_height(scene, UNIT) + 2 * _GAP if scene.headings else 0)
    words = chart + (_GRAPH + _GAP if scene.chart else 0)
    heights = [note_height(text, WIDTH, UNIT) for text in scene.lines]
    canvas = Canvas(WIDTH, words + sum(heights) + _GAP, kit.theme.paper)
    paint_title(kit, canvas, scene.title, UNIT)
    for number, row in enumerate(scene.rows):
        _paint_row(kit, canvas, row, top + number * (_ROW + _GAP), first=number == 0)
    paint_terms(kit, canvas, scene, (_GAP, table + _GAP, WIDTH - _GAP, chart), UNIT)
    if scene.chart:
        paint_graph(kit, canvas, scene.chart, (_GAP, chart, WIDTH - _GAP, chart + _GRAPH), UNIT)
    for text, height in zip(scene.lines, heights, strict=True):
        paint_note(kit, canvas, text, words, UNIT)
        words += height
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
