"""The panel beside the map: a card for each player, the tile in hand, a title, and the small map of everything.

All measures follow from `unit`, a 390th of the picture's width. On a phone a unit is a pixel, so letters of nine units are
readable there.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from PIL import Image, ImageDraw

from renderer import palette
from renderer.atlas import SIZES
from renderer.canvas import Canvas
from renderer.faces import FontFace
from renderer.kit import Kit
from renderer.palette import RGB
from renderer.scene.panel import HeldItem, Panel, PlayerCard, TileInHand
from renderer.text import clean, fit, line, measure, wrap

Box = tuple[int, int, int, int]

PHONE = 390
_PAD = 4
"""Units between a card's edge and its content."""
_FIGURE, _NAME, _SCORE, _CHIP, _LEAST = 18, 12, 17, 12, 9.0
"""The sizes, in units, of a card's figure, name, score and icons, and of the smallest letters."""
LETTERS = (19, 22, 26, 30, 36, 44, 52, 60)
"""The sizes that the smallest letters can have."""
_MOST_ROWS, _MOST_NAMES = 9, 3
"""The most rows of a title and of a line, and of a name. The picture's description has what is cut off."""
_NAME_ROW = 10.5
"""The height, in units, of a row of a name that has several."""
_FOLLOWER = HeldItem("follower")


def unit_of(width: int) -> float:
    """Return a picture's unit, in steps, so that pictures of nearly the same width share letters and icons."""
    wanted = _LEAST * width / PHONE
    return next((size for size in LETTERS if size >= wanted), LETTERS[-1]) / _LEAST


def unit_with(letters: int) -> float:
    """Return the unit of a picture whose smallest letters have this size."""
    return letters / _LEAST


def width_of(letters: int) -> int:
    """Return the largest width of a picture whose smallest letters have this size."""
    return int(letters * PHONE / _LEAST)


def card_digits(letters: int) -> Iterator[tuple[FontFace, int]]:
    """Return faces and sizes of the digits on cards and under the tile in hand, for smallest letters of this size."""
    unit = letters / _LEAST
    yield from (("number", letters), ("number", _score_size(unit)), ("text", letters))
    yield from (("name", size) for size in _caption_sizes(unit))


def _score_size(unit: float) -> int:
    return round((_SCORE - 2) * unit)


def _caption_sizes(unit: float) -> tuple[int, ...]:
    return round(11 * unit), round(10 * unit), small_text(unit)


@lru_cache(maxsize=32)
def _sizes(largest: int, unit: float) -> tuple[int, ...]:
    """Return the sizes that a line may have, down to the smallest letters."""
    return tuple(range(largest, small_text(unit) - 1, -1))


def small_text(unit: float) -> int:
    """Return the size of a picture's smallest letters."""
    return round(_LEAST * unit)


def hand_side(room: int, unit: float) -> int:
    """Return the side of the tile in hand with its frame: the largest size of the atlas for which there is room."""
    edge = 2 * _edge(unit)
    return max((size for size in SIZES if size + edge <= room), default=SIZES[0]) + edge


def caption_height(panel: Panel, unit: float) -> int:
    """Return the height of the words under the tile in hand."""
    return round(11 * unit) if panel.hand and panel.hand.caption else 0


def _edge(unit: float) -> int:
    return max(2, round(unit))


@dataclass(frozen=True, slots=True)
class PanelPlan:
    """The positions of a panel's parts, from its north-western corner. `panel_plan.py` makes it."""

    width: int
    height: int
    unit: float
    cards: tuple[Box, ...] = ()
    title: Box | None = None
    hand: Box | None = None
    mini: Box | None = None
    lines: tuple[Box, ...] = field(default=())


@lru_cache(maxsize=512)
def _chip_rows(items: tuple[HeldItem, ...], width: int, unit: float) -> tuple[tuple[HeldItem, ...], ...]:
    """Break a player's things into rows of this width."""
    rows: list[list[HeldItem]] = []
    left = 0
    for item in items:
        wide = chip_width(item, unit)
        if not rows or left + wide > width:
            rows.append([])
            left = 0
        rows[-1].append(item)
        left += wide
    return tuple(map(tuple, rows))


def chip_width(item: HeldItem, unit: float) -> int:
    """Return the width of an icon with its number and the gap after it."""
    number = measure(_count(item), "number", small_text(unit)) if _count(item) else 0
    return round(_CHIP * unit) + number + round(3 * unit)


def _count(item: HeldItem) -> str:
    return "" if item.count == 1 else str(item.count)


def _indent(unit: float) -> int:
    return round((_FIGURE + _PAD + 2) * unit)


def card_height(player: PlayerCard, width: int, unit: float) -> int:
    """Return the height of a player's card of this width."""
    rows = max(1, len(_chip_rows(player.items, width - _indent(unit) - round(_PAD * unit), unit)))
    head = _head(len(name_rows(player, width, unit)), unit)
    return head + round((rows * (_CHIP + 1) + (_LEAST + 1 if player.note else 0) + _PAD) * unit)


def least_card_height(unit: float) -> int:
    """Return the height of the lowest card: a name in one row, things in one row, no note."""
    return _head(1, unit) + round((_CHIP + 1 + _PAD) * unit)


def _head(rows: int, unit: float) -> int:
    """Return the height of a card's upper part, with a name of this many rows."""
    return round(max(_SCORE, rows * _NAME_ROW) * unit)


def name_rows(player: PlayerCard, width: int, unit: float) -> tuple[str, ...]:
    """Break a name that does not fit beside the score of a card of this width."""
    return _name_rows(player.name, player.fallback, player.score, width, unit)


@lru_cache(maxsize=512)
def _name_rows(name: str, fallback: str, points: str, width: int, unit: float) -> tuple[str, ...]:
    score = measure(clean(points, "number"), "number", _score_size(unit))
    room, words, size = width - _indent(unit) - 2 * round(_PAD * unit) - score, clean(name, "name", fallback), small_text(unit)
    return (words,) if measure(words, "name", size) <= room else _broken(words, size, room)


@lru_cache(maxsize=512)
def _broken(name: str, size: int, room: int) -> tuple[str, ...]:
    return tuple(wrap(name, "name", size, room, _MOST_NAMES)) or ("",)


@lru_cache(maxsize=512)
def line_rows(words: str, width: int, unit: float) -> tuple[str, ...]:
    """Break a line into as many rows as it needs: names and options appear in full."""
    return tuple(wrap(words, "text", small_text(unit), width, _MOST_ROWS))


@lru_cache(maxsize=512)
def title_rows(title: str, width: int, unit: float) -> tuple[str, ...]:
    """Break a title that does not fit at its smallest size."""
    return tuple(wrap(title, "name", small_text(unit), width, _MOST_ROWS)) if title else ()


def paint_panel(kit: Kit, canvas: Canvas, plan: PanelPlan, panel: Panel, at: tuple[int, int]) -> None:
    """Draw a panel at this corner, all but the small map."""
    for box, player in zip(plan.cards, panel.players, strict=True):
        paint_card(kit, canvas, _moved(box, at), player, plan.unit)
    if plan.title:
        _paint_title(kit, canvas, _moved(plan.title, at), panel.title, plan.unit)
    if plan.hand and panel.hand:
        _paint_hand(kit, canvas, _moved(plan.hand, at), panel.hand, plan.unit)
    for box, words in zip(plan.lines, panel.lines, strict=True):
        _paint_rows(kit, canvas, _moved(box, at), line_rows(words, box[2] - box[0], plan.unit), plan.unit)


def _moved(box: Box, at: tuple[int, int]) -> Box:
    return box[0] + at[0], box[1] + at[1], box[2] + at[0], box[3] + at[1]


def _paint_rows(kit: Kit, canvas: Canvas, box: Box, rows: tuple[str, ...], unit: float) -> None:
    for number, words in enumerate(rows):
        row = line(words, "text", small_text(unit), kit.theme.ink, kit.theme.paper)
        canvas.paste(row, box[0], box[1] + number * round(11 * unit))


def _paint_title(kit: Kit, canvas: Canvas, box: Box, title: str, unit: float) -> None:
    rows, width = title_rows(title, box[2] - box[0], unit), box[2] - box[0]
    sizes = _sizes(round(12 * unit), unit) if len(rows) == 1 else (small_text(unit),)
    for number, words in enumerate(rows):
        text, size = fit(words, "name", sizes, width)
        patch = line(text, "name", size, kit.theme.ink, kit.theme.paper)
        canvas.paste(patch, box[0], box[1] - round(unit) + number * round(11 * unit))


def _paint_hand(kit: Kit, canvas: Canvas, box: Box, hand: TileInHand, unit: float) -> None:
    """Draw the framed tile in hand and its caption."""
    x0, y0, x1, y1 = box
    edge, side = _edge(unit), x1 - x0
    tile = kit.tile(hand.tile, hand.rotation, 0, side - 2 * edge)
    canvas.frame((x0, y0, x0 + side, y0 + side), kit.theme.accent, edge)
    canvas.paste(tile, x0 + edge, y0 + edge)
    if hand.caption:
        text, size = fit(clean(hand.caption, "name"), "name", _caption_sizes(unit), side)
        patch = line(text, "name", size, kit.theme.ink, kit.theme.paper, y1 - y0 - side)
        canvas.paste(patch, x0 + (side - patch.width) // 2, y0 + side)


def paint_card(kit: Kit, canvas: Canvas, box: Box, player: PlayerCard, unit: float) -> None:
    """Draw a player's card: figure, name, score, possessions. Most pictures share these patches, but not whole cards."""
    x0, y0, x1, y1 = box
    pad, row, figure = round(_PAD * unit), round(_SCORE * unit), round(_FIGURE * unit)
    names = name_rows(player, x1 - x0, unit)
    top, head, paper = y0 + pad // 2, _head(len(names), unit), kit.theme.card_turn if player.turn else kit.theme.card
    paint_sheet(kit, canvas, box, paper, kit.theme.accent if player.turn else None, unit)
    canvas.paste(kit.chip(_FOLLOWER, player.colour, figure, paper), x0 + pad, top + max(0, row - figure) // 2)
    score = line(clean(player.score, "number"), "number", _score_size(unit), kit.theme.number, paper, row)
    canvas.paste(score, x1 - pad - score.width, top)
    left = x0 + _indent(unit)
    _paint_name(kit, canvas, (left, top, x1 - 2 * pad - score.width, top + head), names, paper, unit)
    _paint_chips(kit, canvas, (left, top + head, x1 - pad, y1), player, paper, unit)


def _paint_name(kit: Kit, canvas: Canvas, box: Box, rows: tuple[str, ...], paper: RGB, unit: float) -> None:
    """Write a name as large as fits, or small in several rows."""
    x0, y0, x1, y1 = box
    sizes = _sizes(round(_NAME * unit), unit) if len(rows) == 1 else (small_text(unit),)
    height = (y1 - y0) // len(rows)
    for number, words in enumerate(rows):
        text, size = fit(words, "name", sizes, x1 - x0)
        canvas.paste(line(text, "name", size, kit.theme.ink, paper, height), x0, y0 + number * height)


def _paint_chips(kit: Kit, canvas: Canvas, box: Box, player: PlayerCard, paper: RGB, unit: float) -> None:
    x0, y, x1, _ = box
    size, icon = small_text(unit), round(_CHIP * unit)
    if player.note:
        text, size = fit(clean(player.note), "text", (size,), x1 - x0)
        canvas.paste(line(text, "text", size, kit.theme.muted, paper, round((_LEAST + 1) * unit)), x0, y)
        y += round((_LEAST + 1) * unit)
    for row in _chip_rows(player.items, x1 - x0, unit):
        x = x0
        for item in row:
            canvas.paste(kit.chip(item, player.colour, icon, paper), x, y)
            if _count(item):
                canvas.paste(line(_count(item), "number", size, kit.theme.ink, paper, icon), x + icon, y)
            x += chip_width(item, unit)
        y += round((_CHIP + 1) * unit)


def paint_sheet(kit: Kit, canvas: Canvas, box: Box, body: RGB, edge: RGB | None, unit: float) -> None:
    """Draw a sheet with round corners on the theme's paper, with an edge if given. Only the corners are patches."""
    x0, y0, x1, y1 = box
    radius, width = round(4 * unit), max(2, round(unit * 1.2)) if edge else 0
    canvas.fill(box, body)
    if edge:
        canvas.frame(box, edge, width)
    corners = _corners(kit.theme.paper, body, edge, radius, width)
    side = corners[0].width
    for corner, (x, y) in zip(corners, ((x0, y0), (x1 - side, y0), (x0, y1 - side), (x1 - side, y1 - side)), strict=True):
        canvas.paste(corner, x, y)


@lru_cache(maxsize=64)
def _corners(paper: RGB, body: RGB, edge: RGB | None, radius: int, width: int) -> tuple[Image.Image, ...]:
    """Return the four corners of a sheet, north before south."""
    side, whole = radius + 1, 4 * radius
    image = Image.new("RGB", (whole, whole), paper)
    ImageDraw.Draw(image).rounded_rectangle((0, 0, whole - 1, whole - 1), radius, fill=body, outline=edge, width=width)
    small, ends = palette.indices(image), (0, whole - side)
    return tuple(small.crop((x, y, x + side, y + side)) for y in ends for x in ends)
