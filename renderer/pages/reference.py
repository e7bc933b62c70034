"""The rules of a game on one page: the steps of a turn, the pieces, the points and the tiles, each line with its sign."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, product

from PIL import Image

from renderer.board.plates import count_plate
from renderer.canvas import Canvas
from renderer.cardface import card_height
from renderer.kit import Kit, on_paper
from renderer.pages.cards import paint_card_face
from renderer.pages.page import note_height, paint_note, paint_title, title_height
from renderer.panel import paint_sheet, small_text, unit_of
from renderer.scene.board import Colour
from renderer.scene.pages import ReferenceLine, ReferenceScene, ReferenceSection
from renderer.text import line, wrap

WIDTH = 900
_UNIT = unit_of(WIDTH)
_GAP, _PAD, _APART = round(4 * _UNIT), round(5 * _UNIT), round(3 * _UNIT)
"""Between sections, between a section's edge and its lines, and between lines."""
_SIGN, _HEADING, _ROW = round(15 * _UNIT), round(16 * _UNIT), round(11 * _UNIT)
_TEXT = _SIGN + round(4 * _UNIT)
"""Where the words of a line begin."""
_COLUMN = (WIDTH - 3 * _GAP) // 2
_CARD = round(_SIGN * 0.72)
_OWNER: Colour = "red"
_MOST_ROWS = 8
_NARROWER = (0.6, 0.7, 0.8, 0.9)
"""Parts of the width in which to try to break a line evenly."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """A section with its lines broken into rows."""

    section: ReferenceSection
    rows: Sequence[Sequence[str]]

    @property
    def height(self) -> int:
        return 2 * _PAD + _HEADING + sum(map(_line_height, self.rows)) + _APART * max(0, len(self.rows) - 1)


def paint_reference(kit: Kit, scene: ReferenceScene) -> Canvas:
    """Paint the sections in two columns of heights as equal as possible, each section as a sheet."""
    plans = [_planned(section) for section in scene.sections]
    top = title_height(scene.title, WIDTH, _UNIT)
    columns = _columns(plans)
    bottom = top + max((_height(column) for column in columns), default=0)
    canvas = Canvas(WIDTH, bottom + note_height(scene.note, WIDTH, _UNIT) + _GAP, kit.theme.paper)
    paint_title(kit, canvas, scene.title, _UNIT)
    for number, column in enumerate(columns):
        left = _GAP + number * (_COLUMN + _GAP)
        tops = accumulate((plan.height + _GAP for plan in column[:-1]), initial=top)
        for plan, y in zip(column, tops, strict=False):
            last = plan is column[-1]
            _paint_section(kit, canvas, plan, (left, y, left + _COLUMN, bottom - _GAP if last else y + plan.height))
    paint_note(kit, canvas, scene.note, bottom, _UNIT)
    return canvas


def _planned(section: ReferenceSection) -> _Plan:
    return _Plan(section, [_rows(each.text) for each in section.lines])


def _rows(text: str) -> list[str]:
    """Break a line into as few rows as possible, of lengths that differ little."""
    width = _COLUMN - 2 * _PAD - _TEXT
    rows = wrap(text, "text", small_text(_UNIT), width, _MOST_ROWS)
    even = (wrap(text, "text", small_text(_UNIT), round(width * share), _MOST_ROWS + 1) for share in _NARROWER)
    good = (found for found in even if len(found) == len(rows) and not any(row.startswith("—") for row in found))
    return rows if len(rows) == 1 else next(good, rows)


def _line_height(rows: Sequence[str]) -> int:
    return max(_SIGN, len(rows) * _ROW)


def _height(column: Sequence[_Plan]) -> int:
    return sum(plan.height + _GAP for plan in column)


def _columns(plans: Sequence[_Plan]) -> tuple[list[_Plan], list[_Plan]]:
    """Divide the sections so that the page is as low as possible; the first one stands on the left."""
    ways = (way for way in product((0, 1), repeat=len(plans)) if not any(way[:1]))
    divided = [tuple([p for p, at in zip(plans, way, strict=True) if at == side] for side in (0, 1)) for way in ways]
    left, right = min(divided, key=lambda both: max(map(_height, both)), default=([], []))
    return left, right


def _paint_section(kit: Kit, canvas: Canvas, plan: _Plan, box: tuple[int, int, int, int]) -> None:
    x0, y0, *_ = box
    paint_sheet(kit, canvas, box, kit.theme.card, None, _UNIT)
    heading = wrap(plan.section.title, "name", round(12 * _UNIT), _COLUMN - 2 * _PAD, 1)[:1]
    for words in heading:
        canvas.paste(line(words, "name", round(12 * _UNIT), kit.theme.number, kit.theme.card), x0 + _PAD, y0 + _PAD // 2)
    y = y0 + _PAD + _HEADING
    for shown, rows in zip(plan.section.lines, plan.rows, strict=True):
        height = _line_height(rows)
        _paint_sign(kit, canvas, shown, (x0 + _PAD, y))
        top = y + (height - len(rows) * _ROW) // 2
        for number, words in enumerate(rows):
            patch = line(words, "text", small_text(_UNIT), kit.theme.ink, kit.theme.card, _ROW)
            canvas.paste(patch, x0 + _PAD + _TEXT, top + number * _ROW)
        y += height + _APART


def _paint_sign(kit: Kit, canvas: Canvas, shown: ReferenceLine, at: tuple[int, int]) -> None:
    """Paint what stands before a line, in the middle of its square."""
    if shown.card:
        paint_card_face(kit, canvas, shown.card, _CARD, (at[0] + (_SIGN - _CARD) // 2, at[1] + (_SIGN - card_height(_CARD)) // 2))
        return
    patch = _sign(kit, shown)
    if patch:
        canvas.paste(patch, at[0] + (_SIGN - patch.width) // 2, at[1] + (_SIGN - patch.height) // 2)


def _sign(kit: Kit, shown: ReferenceLine) -> Image.Image | None:
    if shown.number:
        return count_plate(shown.number, small_text(_UNIT))
    if shown.tile:
        return kit.tile(shown.tile, 0, 0, _SIGN)
    if shown.item is None:
        return None
    if shown.lying:
        key = ("lying", kit.theme.name, shown.item.icon, _SIGN)
        return kit.cache.get(key, lambda: on_paper(kit.figure("follower", _OWNER, _SIGN, lying=True), kit.theme.card))
    return kit.chip(shown.item, _OWNER, _SIGN, kit.theme.card)
