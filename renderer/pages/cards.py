"""Cardcassonne: the table with its four rows, a hand, the end of a round."""

from itertools import accumulate, pairwise

from renderer.board.discs import disc
from renderer.board.marks import lay
from renderer.canvas import Canvas
from renderer.cardface import card_face, card_height, row_board
from renderer.kit import Kit
from renderer.pages.page import note_height, paint_note, paint_title, title_height
from renderer.palette import RGB
from renderer.panel import Box, paint_panel, paint_sheet, small_text, unit_of
from renderer.panel_plan import across_top
from renderer.scene.cards import Card, CardRow, CardTableScene, HandScene, RoundResult, RoundScene, RowColour, RowFollower
from renderer.scene.panel import HeldItem
from renderer.text import clean, fit, line

_GAP = 12
_TABLE, _BOARD, _CARD = 1120, 210, 116
_HAND_CARD, _HAND_COLUMNS = 210, 3
_ROUND, _TAKEN = 900, 76
_ROUND_UNIT = unit_of(_ROUND)
_TEXT_ROW = round(12 * _ROUND_UNIT)
_ROW_INKS: dict[RowColour, RGB] = {
    "blue": (255, 252, 240),
    "green": (32, 40, 16),
    "red": (255, 252, 240),
    "yellow": (56, 40, 8),
}


def paint_card_table(kit: Kit, scene: CardTableScene, top: int = 0) -> Canvas:
    """Paint the players and the four rows. `top`: the least room for the players, so that all frames of a replay match."""
    plan = across_top(scene.panel, _TABLE, mini=False)
    top, tall = max(top, plan.height), card_height(_CARD)
    canvas = Canvas(_TABLE, top + len(scene.rows) * (tall + _GAP) + _GAP, kit.theme.paper)
    paint_panel(kit, canvas, plan, scene.panel, (0, 0))
    for number, row in enumerate(scene.rows):
        _paint_row(kit, canvas, row, top + _GAP + number * (tall + _GAP))
    return canvas


def panel_height(scene: CardTableScene) -> int:
    """Return the height that the players of a table take."""
    return across_top(scene.panel, _TABLE, mini=False).height


def _paint_row(kit: Kit, canvas: Canvas, row: CardRow, y: int) -> None:
    tall, unit = card_height(_CARD), unit_of(_TABLE)
    canvas.fill((_GAP, y - _GAP // 2, canvas.width - _GAP, y + tall + _GAP // 2 - 2), kit.theme.card)
    colour = kit.theme.rows[row.colour]
    lay(canvas, row_board(row.colour, colour, _BOARD, tall), _GAP, y)
    sizes = (round(12 * unit), round(11 * unit), round(10 * unit), small_text(unit))
    name, size = fit(clean(row.name, "name"), "name", sizes, _BOARD - 24)
    canvas.paste(line(name, "name", size, _ROW_INKS[row.colour], colour), _GAP + 12, y + tall - round(17 * unit))
    if row.label:
        lay(canvas, disc(kit, row.label, round(22 * unit)), _GAP + 12, y + 12)
    for x, thing in zip(_steps(row, canvas.width), row.things, strict=True):
        _paint_thing(kit, canvas, thing, x, y)


def _steps(row: CardRow, width: int) -> list[int]:
    """Return where each thing of a row begins: side by side, or overlapping where there are many.

    A follower is never covered, and covers nothing: what it claims must be seen.
    """
    full, left = _CARD + 8, 2 * _GAP + _BOARD
    room = width - _GAP - left
    covered = [isinstance(thing, Card) and isinstance(after, Card) for thing, after in pairwise(row.things)]
    fixed = full * (len(row.things) - sum(covered))
    step = min(full, (room - fixed) // sum(covered)) if any(covered) else full
    return list(accumulate((max(step, 6) if under else full for under in covered), initial=left)) if row.things else []


def _paint_thing(kit: Kit, canvas: Canvas, thing: Card | RowFollower, x: int, y: int) -> None:
    if isinstance(thing, RowFollower):
        size = min(card_height(_CARD), round(_CARD * 1.3))
        figure = kit.figure("big", thing.colour, size)
        lay(canvas, figure, x - (size - _CARD) // 2, y + (card_height(_CARD) - size) // 2)
        return
    paint_card_face(kit, canvas, thing, _CARD, (x, y))


def paint_card_face(kit: Kit, canvas: Canvas, card: Card, width: int, at: tuple[int, int]) -> None:
    """Lay a card, framed if it is new."""
    rows = kit.theme.rows
    key = ("card", card.kind, card.colour, card.value, width, rows["green"])
    face = kit.cache.get(key, lambda: card_face(card, width, rows))
    if card.new:
        edge = max(3, width // 24)
        x, y = at[0] - edge, at[1] - edge
        size = (width + 2 * edge, card_height(width) + 2 * edge)
        canvas.fill((x, y, x + size[0], y + size[1]), kit.theme.accent)
    lay(canvas, face, *at)


def paint_hand(kit: Kit, scene: HandScene) -> Canvas:
    """Paint a hand, each card with the word that chooses it."""
    width, height = hand_size(scene)
    unit = unit_of(width)
    canvas = Canvas(width, height, kit.theme.paper)
    paint_title(kit, canvas, scene.title, unit)
    paint_note(kit, canvas, scene.note, height - _GAP - note_height(scene.note, width, unit), unit)
    for card, (x, y, _, bottom) in zip(scene.cards, hand_boxes(scene), strict=True):
        paint_card_face(kit, canvas, card, _HAND_CARD, (x, y))
        if card.label:
            number_disc = disc(kit, card.label, 64)
            lay(canvas, number_disc, x + _HAND_CARD - number_disc.width, bottom - 48)
    return canvas


def _hand_columns(scene: HandScene) -> int:
    count = len(scene.cards)
    return 2 if count in {0, 1, 2, 4} else _HAND_COLUMNS


_HAND_TALL = card_height(_HAND_CARD) + 2 * _GAP


def hand_size(scene: HandScene) -> tuple[int, int]:
    """Return the picture's width and height."""
    columns = _hand_columns(scene)
    width = columns * (_HAND_CARD + 2 * _GAP) + 2 * _GAP
    unit, rows = unit_of(width), -(-len(scene.cards) // columns)
    return width, title_height(scene.title, width, unit) + rows * _HAND_TALL + _GAP + note_height(scene.note, width, unit)


def hand_boxes(scene: HandScene) -> list[Box]:
    """Return the box of each card."""
    columns, width = _hand_columns(scene), hand_size(scene)[0]
    top = title_height(scene.title, width, unit_of(width))
    corners = [
        (2 * _GAP + number % columns * (_HAND_CARD + 2 * _GAP), top + number // columns * _HAND_TALL + _GAP // 2)
        for number in range(len(scene.cards))
    ]
    return [(x, y, x + _HAND_CARD, y + card_height(_HAND_CARD)) for x, y in corners]


def paint_round(kit: Kit, scene: RoundScene) -> Canvas:
    """Paint what each player took and what it was worth."""
    top = title_height(scene.title, _ROUND, _ROUND_UNIT)
    heights = [_result_height(result) for result in scene.results]
    bottom = top + sum(heights) + len(heights) * _GAP
    height = bottom + note_height(scene.note, _ROUND, _ROUND_UNIT) + _GAP
    canvas = Canvas(_ROUND, height, kit.theme.paper)
    paint_title(kit, canvas, scene.title, _ROUND_UNIT)
    paint_note(kit, canvas, scene.note, bottom, _ROUND_UNIT)
    y = top
    for result, height in zip(scene.results, heights, strict=True):
        _paint_result(kit, canvas, result, y, height)
        y += height + _GAP
    return canvas


_HEAD = round(24 * _ROUND_UNIT)


def _result_height(result: RoundResult) -> int:
    cards = card_height(_TAKEN) + _GAP if result.cards else 0
    return _HEAD + cards + len(result.lines) * _TEXT_ROW + _GAP


def _paint_result(kit: Kit, canvas: Canvas, result: RoundResult, y: int, height: int) -> None:
    """Paint one player's head line, his cards, and a line for each term."""
    paper = kit.theme.card
    paint_sheet(kit, canvas, (_GAP, y, _ROUND - _GAP, y + height), paper, None, _ROUND_UNIT)
    canvas.paste(kit.chip(HeldItem("follower"), result.colour, _HEAD - 8, paper), 2 * _GAP, y + 4)
    right = _ROUND - 2 * _GAP
    for text, size, ink in ((result.score, 13, kit.theme.muted), (result.points, 17, kit.theme.number)):
        sum_ = line(clean(text, "number"), "number", round(size * _ROUND_UNIT), ink, paper, _HEAD - 8)
        right -= sum_.width
        canvas.paste(sum_, right, y + 4)
        right -= 2 * _GAP
    left = 2 * _GAP + _HEAD
    sizes = (round(14 * _ROUND_UNIT), round(12 * _ROUND_UNIT), small_text(_ROUND_UNIT))
    name, size = fit(clean(result.name, "name", result.fallback), "name", sizes, right - left)
    canvas.paste(line(name, "name", size, kit.theme.ink, paper, _HEAD - 8), left, y + 4)
    y += _HEAD
    if result.cards:
        step = min(_TAKEN + 8, (_ROUND - 4 * _GAP - _TAKEN) // max(1, len(result.cards) - 1))
        for number, card in enumerate(result.cards):
            paint_card_face(kit, canvas, card, _TAKEN, (2 * _GAP + number * step, y))
        y += card_height(_TAKEN) + _GAP // 2
    for number, text in enumerate(result.lines):
        words, size = fit(clean(text), "text", (round(10 * _ROUND_UNIT), small_text(_ROUND_UNIT)), _ROUND - 5 * _GAP)
        canvas.paste(line(words, "text", size, kit.theme.ink, paper, _TEXT_ROW), 2 * _GAP, y + number * _TEXT_ROW)
