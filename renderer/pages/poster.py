"""The last picture of a game, to keep and to share: the finished table, a podium, and what everybody's points came from.

The table is a map, or the cards that the players have collected. It is composed for a box: upright with everything below
each other, or wide with the table beside the rest. Without a box it is
upright, as wide as a phone's picture and as high as it needs to be.
"""

from dataclasses import dataclass
from math import ceil

from msgspec.structs import replace

from renderer.board.map import paint_map
from renderer.board.window import Grid, extent
from renderer.canvas import Canvas
from renderer.kit import Kit
from renderer.pages.collection import collections_height, paint_collections
from renderer.pages.terms import paint_terms, terms_height
from renderer.panel import Box, paint_sheet, small_text, unit_of
from renderer.scene.board import DrawnBoard
from renderer.scene.pages import PosterScene, ResultRow
from renderer.scene.panel import HeldItem
from renderer.text import clean, fit, label, line, wrap

_PHONE, _WIDE = (1080, 1400), (1600, 900)
"""The width of an upright poster and the most height of its table; the sides of a wide one."""
_LARGEST, _LEAST = 160, 8
"""The sides that a tile may have."""
_BROAD, _LEAST_MAP = 1.2, 0.42
"""From which shape on the table stands beside the rest, and the share of an upright poster's height that it has at least."""
_SHARE = 0.6
"""The share of a wide poster that is table."""
_STEPS = (36, 26, 18)
"""The heights of the podium's steps, in units."""
_FIGURE, _SCORE, _NAME, _OTHER, _TITLE, _FOOT = 34, 17, 11, 15, 22, 12
_FOLLOWER = HeldItem("follower")


@dataclass(frozen=True)
class _Sheet:
    """What is painted on, and the unit of its measures."""

    kit: Kit
    canvas: Canvas
    unit: float

    def of(self, units: float) -> int:
        return round(units * self.unit)


def paint_poster(kit: Kit, scene: PosterScene) -> Canvas:
    """Paint a poster in its usual size: wide, or upright and as high as it needs to be."""
    if scene.wide:
        return paint_poster_in(kit, scene, *_WIDE)
    width, most = _PHONE
    unit = unit_of(width)
    table = _table_height(scene, width - 2 * round(4 * unit), most, unit)
    return paint_poster_in(kit, scene, width, table + (round(4 * unit) if table else 0) + sum(_heights(scene, unit)))


def _table_height(scene: PosterScene, width: int, most: int, unit: float) -> int:
    if scene.board:
        return extent(scene.board).rows * _tile(scene.board, width, most)
    return collections_height(scene.collections, width, most, unit)


def paint_poster_in(kit: Kit, scene: PosterScene, width: int, height: int) -> Canvas:
    """Paint a poster into a picture of this size."""
    canvas = Canvas(width, height, kit.theme.paper)
    table = scene.board is not None or bool(scene.collections)
    beside = table and width > _BROAD * height
    scene = replace(scene, wide=beside)
    words = round(width * (1 - _SHARE)) if beside else width
    unit = unit_of(words if beside else width)
    if table and not beside and height - sum(_heights(scene, unit)) < _LEAST_MAP * height:
        scene = replace(scene, headings=())
    if beside or not table:
        while unit > 1 and sum(_heights(scene, unit)) > height:
            unit *= 0.94
    sheet, edge = _Sheet(kit, canvas, unit), round(4 * unit)
    left = width - words
    if beside:
        _paint_table(sheet, scene, (edge, edge, left - edge, height - edge))
    title, podium, others, terms, foot = _heights(scene, unit)
    spare = height - title - podium - others - terms - foot
    y = spare // 2 if beside or not table else 0
    _paint_title(sheet, scene.title, (left + edge, y, width - edge, y + title))
    y += title
    _paint_podium(sheet, scene.rows[:3], (left + edge, y, width - edge, y + podium))
    y += podium
    _paint_others(sheet, scene.rows[3:], _columns(scene), (left + edge, y, width - edge, y + others))
    y += others
    if table and not beside:
        room = height - y - terms - foot
        _paint_table(sheet, scene, (edge, y, width - edge, y + room - edge))
        y += room
    paint_terms(kit, canvas, scene, (left + edge, y, width - edge, y + terms), unit)
    _paint_foot(sheet, scene.foot, (left + edge, height - foot if not beside else y + terms, width - edge, height))
    return canvas


def _heights(scene: PosterScene, unit: float) -> tuple[int, int, int, int, int]:
    """Return the heights of title, podium, other players, terms and foot."""
    others = ceil(max(0, len(scene.rows) - 3) / _columns(scene))
    podium = _STEPS[0] + _FIGURE + _SCORE + 6
    terms = terms_height(scene, unit) + round(4 * unit)
    parts = (_TITLE, podium, others * (_OTHER + 3))
    title, steps, rest = (round(part * unit) for part in parts)
    return title, steps, rest, terms, round((_FOOT if scene.foot else 2) * unit)


def _columns(scene: PosterScene) -> int:
    """Return how many players from the fourth on share a line."""
    return 1 if scene.wide else 2


def _tile(board: DrawnBoard, width: int, height: int) -> int:
    """Return the side of a tile at which the whole map has room."""
    whole = extent(board)
    return max(_LEAST, min(_LARGEST, width // whole.columns, height // whole.rows))


def _paint_table(sheet: _Sheet, scene: PosterScene, box: Box) -> None:
    if scene.board:
        _paint_map(sheet.kit, sheet.canvas, scene.board, box)
    else:
        paint_collections(sheet.kit, sheet.canvas, scene.collections, box, sheet.unit)


def _paint_map(kit: Kit, canvas: Canvas, board: DrawnBoard, box: Box) -> None:
    """Paint the map in the middle of a box, without names of cells; what overhangs it is covered."""
    x0, y0, x1, y1 = box
    whole, size = extent(board), _tile(board, x1 - x0, y1 - y0)
    grid = Grid(whole, size, (x0 + x1 - whole.columns * size) // 2, (y0 + y1 - whole.rows * size) // 2)
    paint_map(kit, canvas, grid, board)


def _paint_title(sheet: _Sheet, title: str, box: Box) -> None:
    x0, y0, x1, y1 = box
    small, theme = small_text(sheet.unit), sheet.kit.theme
    text, size = fit(clean(title, "name"), "name", tuple(range(sheet.of(14), small - 1, -1)), x1 - x0)
    whole = text == clean(title, "name")
    rows = [text] if whole else wrap(title, "name", small, x1 - x0, 2)
    for number, words in enumerate(rows):
        patch = line(words, "name", size if whole else small, theme.ink, theme.paper, (y1 - y0) // len(rows))
        sheet.canvas.paste(patch, x0 + (x1 - x0 - patch.width) // 2, y0 + number * ((y1 - y0) // len(rows)))


def _paint_podium(sheet: _Sheet, rows: tuple[ResultRow, ...], box: Box) -> None:
    """Set the best three on steps, the best in the middle; who shares a rank stands equally high."""
    x0, y0, x1, y1 = box
    order = (1, 0, 2)[: len(rows)] if len(rows) > 1 else (0,)
    width = min((x1 - x0) // len(order), sheet.of(128))
    left = x0 + (x1 - x0 - width * len(order)) // 2
    ranks = [row.rank for row in rows]
    for place, number in enumerate(order):
        step = sheet.of(_STEPS[ranks.index(rows[number].rank)])
        x = left + place * width
        _paint_step(sheet, rows[number], (x, y0, x + width, y1), step, first=rows[number].rank == ranks[0])


def _paint_step(sheet: _Sheet, row: ResultRow, box: Box, step: int, *, first: bool) -> None:
    """Paint a step with rank and name, the figure on it, and the score above."""
    kit, theme, canvas = sheet.kit, sheet.kit.theme, sheet.canvas
    x0, _, x1, y1 = box
    gap = sheet.of(1.5)
    seat = theme.seats[row.colour]
    top, paper = y1 - step - gap, seat.body
    paint_sheet(kit, canvas, (x0 + gap, top, x1 - gap, y1 - gap), paper, theme.ink if first else theme.muted, sheet.unit)
    names = _names(sheet, row, x1 - x0 - 2 * sheet.of(4), most=2 if step >= sheet.of(20) else 1)
    height = (step - 2 * gap) // len(names)
    for number, (name, size) in enumerate(names):
        patch = line(name, "name", size, seat.ink, paper, height)
        canvas.paste(patch, (x0 + x1 - patch.width) // 2, top + gap + number * height)
    figure = sheet.of(_FIGURE)
    canvas.paste(kit.chip(_FOLLOWER, row.colour, figure, theme.paper), (x0 + x1 - figure) // 2, top - figure)
    above = top - figure - sheet.of(_SCORE)
    score = label(row.score, "number", sheet.of(_SCORE - 2), theme.number, theme.paper, (x1 - x0 - 2 * gap, sheet.of(_SCORE)))
    canvas.paste(score, x0 + gap, above)
    rank = line(clean(row.rank, "number"), "number", sheet.of(_NAME), theme.muted, theme.paper, sheet.of(_NAME + 2))
    canvas.paste(rank, (x0 + x1 - figure) // 2 - rank.width - gap, top - sheet.of(_NAME + 3))


def _names(sheet: _Sheet, row: ResultRow, width: int, most: int) -> list[tuple[str, int]]:
    """Break a name that does not fit in a line at a readable size."""
    name, small = clean(row.name, "name", row.fallback), small_text(sheet.unit)
    sizes = tuple(range(sheet.of(_NAME), small - 1, -1))
    text, size = fit(name, "name", sizes, width)
    if text == name or most == 1:
        return [(text, size)]
    return [(words, small) for words in wrap(name, "name", small, width, most)] or [(text, size)]


def _paint_others(sheet: _Sheet, rows: tuple[ResultRow, ...], columns: int, box: Box) -> None:
    """Name the players from the fourth on."""
    kit, theme, canvas = sheet.kit, sheet.kit.theme, sheet.canvas
    x0, y0, x1, _ = box
    width, height, pad = (x1 - x0) // columns, sheet.of(_OTHER), sheet.of(3)
    for number, row in enumerate(rows):
        x, y = x0 + number % columns * width, y0 + number // columns * sheet.of(_OTHER + 3)
        paint_sheet(kit, canvas, (x + pad // 2, y, x + width - pad // 2, y + height), theme.card, None, sheet.unit)
        x, end = x + pad, x + width - 2 * pad
        rank = line(clean(row.rank, "number"), "number", sheet.of(10), theme.muted, theme.card, height)
        canvas.paste(rank, x, y)
        x += rank.width + pad // 2
        figure = height - 4
        canvas.paste(kit.chip(_FOLLOWER, row.colour, figure, theme.card), x, y + 2)
        score = line(clean(row.score, "number"), "number", sheet.of(12), theme.number, theme.card, height)
        canvas.paste(score, end - score.width, y)
        x += figure + pad // 2
        sizes = tuple(range(sheet.of(_NAME), small_text(sheet.unit) - 1, -1))
        name, size = fit(clean(row.name, "name", row.fallback), "name", sizes, end - score.width - pad - x)
        canvas.paste(line(name, "name", size, theme.ink, theme.card, height), x, y)


def _paint_foot(sheet: _Sheet, foot: str, box: Box) -> None:
    if foot:
        x0, y0, x1, _ = box
        words, size = fit(clean(foot), "text", (sheet.of(9.5), small_text(sheet.unit)), x1 - x0)
        patch = line(words, "text", size, sheet.kit.theme.muted, sheet.kit.theme.paper, sheet.of(_FOOT))
        sheet.canvas.paste(patch, x0 + (x1 - x0 - patch.width) // 2, y0)
