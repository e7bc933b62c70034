"""Where the parts of a panel stand: in a compact band above the map, or in a column beside it."""

from collections.abc import Iterator, Sequence
from math import ceil

from renderer.panel import (
    Box,
    PanelPlan,
    caption_height,
    card_height,
    hand_side,
    least_card_height,
    line_rows,
    title_rows,
    unit_of,
)
from renderer.scene.panel import Panel, PlayerCard

_CARD_WIDTH = 84
"""The least width of a card, in units; below it names would be cut too short."""
_CARD_ASIDE = 104
"""The width of a card beside lines, in units."""
_LINE_WIDTH = 118
"""The least width of a line beside the cards or beside another line, in units."""
_GAP = 3
_HAND, _HAND_ASIDE = 56, 48
"""The room for the tile in hand, in units: in a band, and in a column, where the small map stands beside it."""
_SIDE = _HAND_ASIDE * 2 + 3 * _GAP
"""The width of a column, in units."""
_MOST_CARDS = 6


def side_width(unit: float) -> int:
    """Return the width of a column beside the map."""
    return round(_SIDE * unit)


def across_top(panel: Panel, width: int, *, mini: bool, unit: float | None = None) -> PanelPlan:
    """Plan a band above the map: the tile in hand, the small map, and beside them title, cards and news, as low as possible."""
    unit = unit or unit_of(width)
    gap = round(_GAP * unit)
    block = hand_side(round(_HAND * unit), unit)
    tall = block + caption_height(panel, unit)
    things = (panel.hand is not None) + mini
    plans = [_band(panel, width, unit, (block, tall), down=False, mini=mini)]
    if things == 2 and plans[0].height > 2 * block + 3 * gap:
        plans.append(_band(panel, width, unit, (block, tall), down=True, mini=mini))
    return min(plans, key=lambda plan: plan.height)


def _band(panel: Panel, width: int, unit: float, hand: tuple[int, int], *, down: bool, mini: bool) -> PanelPlan:
    """Plan a band with the small map beside the tile in hand, or under it (`down`)."""
    gap, (block, tall) = round(_GAP * unit), hand
    x = y = gap
    shown = small = None
    if panel.hand:
        shown = (x, y, x + block, y + tall)
        x, y = (x, y + tall + gap) if down else (x + block + gap, y)
    if mini:
        small = (x, y, x + block, y + (block if down else tall))
        x += block + gap
    elif down:
        x += block + gap
    least = max((box[3] for box in (shown, small) if box), default=0)
    title, cards, lines, bottom = _words(panel, (x, gap, width - gap), unit)
    return PanelPlan(width, max(least, bottom) + gap, unit, cards, title, shown, small, lines)


_Words = tuple[Box | None, tuple[Box, ...], tuple[Box, ...], int]
"""Title, cards, lines, and where they end."""
_Placed = tuple[tuple[Box, ...], tuple[Box, ...], int]
"""Cards, lines, and where they end."""


def _words(panel: Panel, area: tuple[int, int, int], unit: float) -> _Words:
    """Set the title, below it cards and lines: beside each other or one below the other, whichever is lower."""
    left, top, right = area
    y = top + heading_height(panel.title, right - left, unit)
    title = (left, top, right, y) if panel.title else None
    found: list[_Placed] = []
    for columns in _counts(len(panel.players), right - left, unit):
        rows = ceil(len(panel.players) / columns)
        if found and found[0][2] <= y + rows * least_card_height(unit):
            break  # neither this nor what has still more rows can be lower
        found = [min((*found, *_arrangements(panel, (left, y, right), unit, columns)), key=lambda placed: placed[2])]
    return title, *found[0]


def _arrangements(panel: Panel, area: tuple[int, int, int], unit: float, columns: int) -> Iterator[_Placed]:
    """Yield the ways to set cards in so many columns, and lines below or beside them."""
    left, y, right = area
    gap = round(_GAP * unit)
    cards, bottom = card_columns(panel.players, area, unit, columns)
    if not panel.lines:
        yield cards, (), bottom
        return
    for beside in _line_columns(right - left, unit):
        lines, end = _lines(panel, (left, bottom + gap, right), unit, beside)
        yield cards, lines, end
    aside = left + columns * round(_CARD_ASIDE * unit + gap)
    if right - aside < _LINE_WIDTH * unit:
        return
    cards, bottom = card_columns(panel.players, (left, y, aside - gap), unit, columns)
    for beside in _line_columns(right - aside - gap, unit):
        lines, end = _lines(panel, (aside + gap, y, right), unit, beside)
        yield cards, lines, max(bottom, end)


def _line_columns(width: int, unit: float) -> Iterator[int]:
    """Yield in how many columns lines can stand in a room of this width."""
    yield from range(1, max(1, int(width / (_LINE_WIDTH * unit))) + 1)


def _counts(players: int, width: int, unit: float) -> Iterator[int]:
    """Yield how many cards can stand side by side, the most first; each only if it saves a row."""
    most = min(_MOST_CARDS, max(1, int((width + _GAP * unit) / ((_CARD_WIDTH + _GAP) * unit))))
    yield from sorted({ceil(players / rows) for rows in range(max(1, ceil(players / most)), players + 1)} or {1}, reverse=True)


def card_columns(
    players: tuple[PlayerCard, ...], area: tuple[int, int, int], unit: float, columns: int
) -> tuple[tuple[Box, ...], int]:
    """Arrange the cards evenly in this many columns; return them and where they end."""
    left, y, right = area
    gap = round(_GAP * unit)
    width = (right - left + gap) // columns - gap
    boxes: list[Box] = []
    for start in range(0, len(players), columns):
        row = players[start : start + columns]
        height = max(card_height(player, width, unit) for player in row)
        boxes += [(left + at * (width + gap), y, left + at * (width + gap) + width, y + height) for at in range(len(row))]
        y += height + gap
    return tuple(boxes), y - gap


def _lines(panel: Panel, area: tuple[int, int, int], unit: float, columns: int) -> tuple[tuple[Box, ...], int]:
    """Return each line with as many rows as it needs, in so many columns; and where they end."""
    left, top, right = area
    height, gap = round(11 * unit), round(_GAP * unit)
    width = (right - left + gap) // columns - gap
    rows = [max(1, len(line_rows(words, width, unit))) for words in panel.lines]
    most = max(rows, default=0)
    while len(starts := _column_starts(rows, most)) > columns:
        most += 1
    boxes, y, x, end = list[Box](), top, left - width - gap, top
    for number, count in enumerate(rows):
        if number in starts:
            x, y = x + width + gap, top
        boxes.append((x, y, x + width, y + count * height))
        y += count * height
        end = max(end, y)
    return tuple(boxes), end


def _column_starts(rows: Sequence[int], most: int) -> list[int]:
    """Return which lines begin a column, if each column has at most so many rows."""
    starts, filled = list[int](), most
    for number, count in enumerate(rows):
        filled += count
        if filled > most:
            starts.append(number)
            filled = count
    return starts


def heading_height(title: str, width: int, unit: float) -> int:
    """Return the height of a panel's title."""
    rows = len(title_rows(title, width, unit))
    return round((13 if rows == 1 else 11 * rows + 2) * unit) if rows else 0


def along_side(panel: Panel, width: int, unit: float, *, mini: bool) -> PanelPlan:
    """Plan a column beside the map: title, tile in hand and small map side by side, cards, news."""
    gap = round(_GAP * unit)
    y = gap + heading_height(panel.title, width - 2 * gap, unit)
    title = (gap, gap, width - gap, y) if panel.title else None
    room = (width - 3 * gap) // 2 if mini else width - 2 * gap
    block = hand_side(min(room, round(_HAND * unit)), unit)
    tall = block + caption_height(panel, unit)
    hand = (gap, y, gap + block, y + tall) if panel.hand else None
    left = gap + (block + gap if panel.hand else 0)
    small = (left, y, width - gap, y + tall) if mini else None
    y += tall + gap if hand or small else 0
    cards, y = card_columns(panel.players, (gap, y, width - gap), unit, 1) if panel.players else ((), y - gap)
    lines, y = _lines(panel, (gap, y + gap, width - gap), unit, 1)
    return PanelPlan(width, y + gap, unit, cards, title, hand, small, lines)
