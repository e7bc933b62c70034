"""What lies before each player at the end of a game of cards: a sheet for each, with figure and stacks."""

from collections.abc import Sequence

from renderer.canvas import Canvas
from renderer.cardface import card_height
from renderer.kit import Kit
from renderer.pages.cards import paint_card_face
from renderer.panel import Box, paint_sheet, small_text
from renderer.scene.cards import CardCollection, CardStack
from renderer.scene.panel import HeldItem
from renderer.text import label

_LARGEST, _READABLE, _LEAST = 124, 80, 8
"""The widths that a card may have, and the least for which stacks are kept in one line."""
_EDGE, _OPEN = 0.09, 0.44
"""How much of a card the next one leaves to see: of equal cards the edge, else number and sign; in widths of a card."""
_APART, _CAPTION, _GAP = 0.2, 11, 3
"""The room between stacks in widths of a card; the height of a caption and the room between sheets, in units."""
_FIGURE = 1.1
"""The size of a figure before its stacks, in widths of a card."""


def collections_height(collections: Sequence[CardCollection], width: int, most: int, unit: float) -> int:
    """Return the height of all sheets with the largest cards that need no more than `most`; 0 without any."""
    return _height(collections, _card(collections, width, most, unit), width, unit)


def paint_collections(kit: Kit, canvas: Canvas, collections: Sequence[CardCollection], box: Box, unit: float) -> None:
    """Paint the sheets below each other in the middle of a box, with the largest cards for which there is room."""
    x0, y0, x1, y1 = box
    card = _card(collections, x1 - x0, y1 - y0, unit)
    y = y0 + max(0, y1 - y0 - _height(collections, card, x1 - x0, unit)) // 2
    for collection in collections:
        lines = _lines(collection, card, x1 - x0)
        low = y + len(lines) * _line_height(card, unit)
        paint_sheet(kit, canvas, (x0, y, x1, low), kit.theme.card, None, unit)
        side, pad = round(card * _FIGURE), round(card * _APART)
        figure = kit.chip(HeldItem("follower"), collection.colour, side, kit.theme.card)
        canvas.paste(figure, x0 + pad, (y + low - side) // 2)
        for number, stacks in enumerate(lines):
            x = x0 + side + 2 * pad
            for stack in stacks:
                _paint_stack(kit, canvas, stack, card, (x, y + number * _line_height(card, unit) + pad // 2), unit)
                x += _width(stack, card) + pad
        y = low + round(_GAP * unit)


def _paint_stack(kit: Kit, canvas: Canvas, stack: CardStack, card: int, at: tuple[int, int], unit: float) -> None:
    x, y = at
    for number, shown in enumerate(stack.cards):
        paint_card_face(kit, canvas, shown, card, (x + number * _step(stack, card), y))
    if stack.caption:
        size = _width(stack, card), round(_CAPTION * unit)
        theme = kit.theme
        words = label(stack.caption, "number", small_text(unit), theme.number, theme.card, size)
        canvas.paste(words, x, y + card_height(card))


def _card(collections: Sequence[CardCollection], width: int, most: int, unit: float) -> int:
    """Return the largest width of a card at which all sheets have room, if it can be with a line for each of them."""
    sizes = [size for size in range(_LARGEST, _LEAST, -2) if _height(collections, size, width, unit) <= most]
    in_lines = (size for size in sizes if size >= _READABLE and all(len(_lines(c, size, width)) == 1 for c in collections))
    return next(in_lines, sizes[0] if sizes else _LEAST)


def _height(collections: Sequence[CardCollection], card: int, width: int, unit: float) -> int:
    lines = sum(len(_lines(collection, card, width)) for collection in collections)
    return lines * _line_height(card, unit) + max(0, len(collections) - 1) * round(_GAP * unit)


def _line_height(card: int, unit: float) -> int:
    return card_height(card) + round(_CAPTION * unit) + round(card * _APART)


def _lines(collection: CardCollection, card: int, width: int) -> list[list[CardStack]]:
    """Break a player's stacks into lines of this width; without any there is an empty line."""
    pad, lines = round(card * _APART), list[list[CardStack]]([[]])
    first = round(card * _FIGURE) + 2 * pad
    x = first
    for stack in collection.stacks:
        if x + _width(stack, card) + pad > width and lines[-1]:
            lines.append([])
            x = first
        lines[-1].append(stack)
        x += _width(stack, card) + pad
    return lines


def _width(stack: CardStack, card: int) -> int:
    return card + (len(stack.cards) - 1) * _step(stack, card)


def _step(stack: CardStack, card: int) -> int:
    return max(1, round(card * (_EDGE if stack.close else _OPEN)))
