"""The card of a table that waits for players."""

from collections.abc import Sequence
from math import ceil

from renderer.canvas import Canvas
from renderer.catalogue import DrawingCatalogue
from renderer.kit import Kit
from renderer.pages.cards import paint_card_face
from renderer.pages.page import paint_title, title_height
from renderer.panel import paint_sheet, small_text, unit_of
from renderer.scene.pages import LobbyScene, LobbySeat
from renderer.scene.panel import HeldItem
from renderer.text import clean, fit, label, line

WIDTH = 900
UNIT = unit_of(WIDTH)
_GAP = 12
_SEAT = round(27 * UNIT)
_LINE = round(13 * UNIT)
_STRIP, _CARD = 128, 91
_CODE = round(90 * UNIT), round(17 * UNIT)
"""Width and height of the label with the table's code."""


def paint_lobby(kit: Kit, scene: LobbyScene) -> Canvas:
    """Paint title and code, a strip of tiles, the options in lines, and the seats."""
    room = WIDTH - (_CODE[0] + _GAP if scene.code else 0)
    top = title_height(scene.title, room, UNIT) + round(2 * UNIT)
    strip = _STRIP + _GAP if scene.tiles or scene.cards else 0
    words = top + strip
    seats = words + len(scene.lines) * _LINE + _GAP
    rows = ceil(len(scene.seats) / 2)
    canvas = Canvas(WIDTH, seats + rows * (_SEAT + _GAP) + _GAP, kit.theme.paper)
    paint_title(kit, canvas, scene.title, UNIT, room)
    _paint_code(kit, canvas, scene.code)
    _paint_strip(kit, canvas, scene, top)
    _paint_cards(kit, canvas, scene, top)
    for number, text in enumerate(scene.lines):
        shown, size = fit(clean(text), "text", (round(11 * UNIT), small_text(UNIT)), WIDTH - 4 * _GAP)
        canvas.paste(line(shown, "text", size, kit.theme.ink, kit.theme.paper, _LINE), 2 * _GAP, words + number * _LINE)
    width = (WIDTH - 3 * _GAP) // 2
    for number, seat in enumerate(scene.seats):
        x, y = _GAP + number % 2 * (width + _GAP), seats + number // 2 * (_SEAT + _GAP)
        _paint_seat(kit, canvas, seat, (x, y, width))
    return canvas


def _paint_code(kit: Kit, canvas: Canvas, code: str) -> None:
    if code:
        box = _CODE
        left, top = WIDTH - box[0] - _GAP, round(2 * UNIT)
        paint_sheet(kit, canvas, (left, top, left + box[0], top + box[1]), kit.theme.card_turn, kit.theme.ink, UNIT)
        inner = (box[0] - 24, box[1] - 12)
        patch = label(code, "number", round(13 * UNIT), kit.theme.ink, kit.theme.card_turn, inner)
        canvas.paste(patch, left + 12, top + 6)


def _paint_strip(kit: Kit, canvas: Canvas, scene: LobbyScene, y: int) -> None:
    """Lay the tiles in a row as they would lie on the map: beside each other where they fit, else a little apart."""
    laid = fitting_row(kit.tiles.catalogue, scene.tiles)
    gaps = sum(not fits for *_, fits in laid[1:])
    side = min(_STRIP, (WIDTH - 2 * _GAP - gaps * _GAP) // max(1, len(laid)))
    x = (WIDTH - side * len(laid) - gaps * _GAP) // 2
    for number, (name, rotation, fits) in enumerate(laid):
        x += 0 if fits or number == 0 else _GAP
        canvas.paste(kit.tile(name, rotation, number % 2, side), x, y + (_STRIP - side) // 2)
        x += side


def _paint_cards(kit: Kit, canvas: Canvas, scene: LobbyScene, y: int) -> None:
    """Lay the cards in a row, side by side or overlapping."""
    step = min(_CARD + _GAP, (WIDTH - 2 * _GAP - _CARD) // max(1, len(scene.cards) - 1))
    x = (WIDTH - step * (len(scene.cards) - 1) - _CARD) // 2
    for number, card in enumerate(scene.cards):
        paint_card_face(kit, canvas, card, _CARD, (x + number * step, y))


def fitting_row(catalogue: DrawingCatalogue, names: Sequence[str]) -> list[tuple[str, int, bool]]:
    """Turn tiles so that as many as can be fit their left neighbours; return name, rotation and whether it fits."""
    best: dict[int, tuple[int, list[tuple[str, int, bool]]]] = {}
    for name in names:
        after: dict[int, tuple[int, list[tuple[str, int, bool]]]] = {}
        for rotation in range(4):
            west = _side(catalogue, name, rotation, 3)
            ways = [(0, [(name, rotation, True)])] if not best else []
            for count, row in best.values():
                east = _side(catalogue, row[-1][0], row[-1][1], 1)
                fits = east == west or "*" in (east, west)
                ways.append((count + fits, [*row, (name, rotation, fits)]))
            after[rotation] = max(ways, key=lambda way: way[0])
        best = after
    return max(best.values(), key=lambda way: way[0])[1] if best else []


def _side(catalogue: DrawingCatalogue, name: str, rotation: int, side: int) -> str:
    return catalogue[name].sides[(side - rotation) % 4]


def _paint_seat(kit: Kit, canvas: Canvas, seat: LobbySeat, place: tuple[int, int, int]) -> None:
    x, y, width = place
    paper = kit.theme.card if seat.colour else kit.theme.paper
    paint_sheet(kit, canvas, (x, y, x + width, y + _SEAT), paper, None if seat.colour else kit.theme.muted, UNIT)
    inner = _SEAT - 8
    if seat.colour:
        canvas.paste(kit.chip(HeldItem("follower"), seat.colour, inner, paper), x + 6, y + 4)
    left = x + inner + 16
    room = x + width - 8 - left
    ink = kit.theme.ink if seat.colour else kit.theme.muted
    sizes = (round(13 * UNIT), round(11 * UNIT), small_text(UNIT))
    name, size = fit(clean(seat.name, "name", seat.fallback), "name", sizes, room)
    upper = inner * 3 // 5 if seat.note else inner
    canvas.paste(line(name, "name", size, ink, paper, upper), left, y + 4)
    if seat.note:
        note, size = fit(clean(seat.note), "text", (small_text(UNIT),), room)
        canvas.paste(line(note, "text", size, kit.theme.muted, paper, inner - upper), left, y + 4 + upper)
