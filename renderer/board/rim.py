"""Names at the map's rim: choices that lie beyond what the picture shows."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import accumulate
from math import ceil
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw

from renderer import palette
from renderer.board.discs import DARK, firm_disc
from renderer.board.window import Grid, Window
from renderer.canvas import Canvas
from renderer.kit import Kit
from renderer.scene.board import Cell, DrawnBoard
from renderer.text import measure
from renderer.themes import Theme

Side = Literal["north", "east", "south", "west"]
SIDES: tuple[Side, ...] = ("north", "east", "south", "west")
_PILL = 1.5
"""The height of a name's disc, in sizes of its letters."""
_POINT = 0.4
"""The length of the point that shows where the cell lies, in sizes of the letters."""
_GAP = 6


class RimNote(NamedTuple):
    """A choice that the picture does not show: its name, its cell, and on which side of the map that lies."""

    side: Side
    cell: Cell
    label: str


def rim_notes(board: DrawnBoard, window: Window) -> tuple[RimNote, ...]:
    """Return the cells and the marks beyond a window, side by side as they lie."""
    beyond = (choice for choice in board.choices if not window.holds(choice.cell))
    notes = [RimNote(_side(choice.cell, window), choice.cell, choice.label) for choice in beyond]
    return tuple(sorted(notes, key=lambda note: (SIDES.index(note.side), _along(note))))


def _side(cell: Cell, window: Window) -> Side:
    """Return the side beyond which a cell lies farthest."""
    x, y = cell
    beyond = (window.y - y, x - window.x - window.columns + 1, y - window.y - window.rows + 1, window.x - x)
    return SIDES[beyond.index(max(beyond))]


def _along(note: RimNote) -> int:
    return note.cell[0] if note.side in ("north", "south") else note.cell[1]


def _pill(label: str, letters: int) -> tuple[int, int]:
    """Return the width and height of a name's disc."""
    height = round(letters * _PILL)
    return max(height, measure(label, "number", letters) + height // 2), height


def _deep(side: Side, label: str, letters: int) -> int:
    width, height = _pill(label, letters)
    return (height if side in ("north", "south") else width) + round(letters * _POINT)


def rim_depths(notes: Iterable[RimNote], letters: int, grid: Grid) -> tuple[int, int, int, int]:
    """Return how many pixels the names need in the north, east, south and west."""
    found = [0, 0, 0, 0]
    for side, rows in _rows(notes, letters, grid).items():
        found[SIDES.index(side)] = sum(max(_deep(side, note.label, letters) for note in row) + _GAP for row in rows)
    return found[0], found[1], found[2], found[3]


def _rows(notes: Iterable[RimNote], letters: int, grid: Grid) -> dict[Side, list[list[RimNote]]]:
    """Share the notes of each side among as few rows as hold them."""
    sides: dict[Side, list[RimNote]] = defaultdict(list)
    for note in notes:
        sides[note.side].append(note)
    return {side: _shared(side, found, letters, grid) for side, found in sides.items()}


def _shared(side: Side, notes: Sequence[RimNote], letters: int, grid: Grid) -> list[list[RimNote]]:
    room = grid.width if side in ("north", "south") else grid.height
    count = ceil(sum(_long(side, note, letters) for note in notes) / max(1, room))
    while True:
        rows = [list(notes[start::count]) for start in range(count)]
        if all(sum(_long(side, note, letters) for note in row) <= room or len(row) == 1 for row in rows):
            return rows
        count += 1


def _long(side: Side, note: RimNote, letters: int) -> int:
    return _pill(note.label, letters)[0 if side in ("north", "south") else 1] + _GAP


def paint_rim(kit: Kit, canvas: Canvas, grid: Grid, notes: Iterable[RimNote], letters: int, ruler: int) -> None:
    """Write the names beyond the rulers (`ruler`: their depth), each as near to its cell as there is room."""
    right, bottom = grid.left + grid.width + _GAP, grid.top + grid.height + _GAP
    for side, rows in _rows(notes, letters, grid).items():
        away = 0
        for row in rows:
            starts = placed_apart(
                [_middle(grid, note) for note in row], [_long(side, note, letters) for note in row], _span(side, grid)
            )
            for note, start in zip(row, starts, strict=True):
                image, mask = _pointed(kit.theme, side, note.label, letters)
                if side in ("north", "south"):
                    y = grid.top - ruler - away - image.height if side == "north" else bottom + away
                    canvas.paste(image, start, y, mask)
                else:
                    x = grid.left - ruler - away - image.width if side == "west" else right + away
                    canvas.paste(image, x, start, mask)
            away += max(_deep(side, note.label, letters) for note in row) + _GAP


def _span(side: Side, grid: Grid) -> tuple[int, int]:
    return (grid.left, grid.left + grid.width) if side in ("north", "south") else (grid.top, grid.top + grid.height)


def _middle(grid: Grid, note: RimNote) -> int:
    x, y = grid.at(note.cell)
    return (x if note.side in ("north", "south") else y) + grid.size // 2


def placed_apart(middles: Sequence[int], lengths: Sequence[int], span: tuple[int, int]) -> list[int]:
    """Return where things of these lengths begin, near their places and side by side, within a span."""
    starts: list[int] = []
    at = span[0]
    for middle, length in zip(middles, lengths, strict=True):
        at = max(at, middle - length // 2)
        starts.append(at)
        at += length
    limits = list(accumulate(reversed(lengths), lambda end, length: end - length, initial=span[1]))[1:]
    return [max(span[0], min(start, limit)) for start, limit in zip(starts, reversed(limits), strict=True)]


@lru_cache(maxsize=64)
def _pointed(theme: Theme, side: Side, label: str, letters: int) -> tuple[Image.Image, Image.Image]:
    """Return a name on a disc with a point towards its side, as a patch and its mask."""
    height = _pill(label, letters)[1]
    body, edge = firm_disc(theme, label, height, 0.0)
    point = round(letters * _POINT)
    across, down = (0, point) if side in ("north", "south") else (point, 0)
    image = Image.new("L", (body.width + across, body.height + down), palette.nearest(theme.disc))
    mask = Image.new("1", image.size)
    at = (point if side == "west" else 0, point if side == "north" else 0)
    x, y = image.width, image.height
    tips = {
        "north": [(x // 2 - height // 2, point + height // 3), (x // 2 + height // 2, point + height // 3), (x // 2, 0)],
        "south": [
            (x // 2 - height // 2, y - point - height // 3),
            (x // 2 + height // 2, y - point - height // 3),
            (x // 2, y - 1),
        ],
        "west": [(point + height // 3, 0), (point + height // 3, y - 1), (0, y // 2)],
        "east": [(x - point - height // 3, 0), (x - point - height // 3, y - 1), (x - 1, y // 2)],
    }[side]
    ImageDraw.Draw(image).polygon(tips, outline=palette.nearest(DARK), fill=palette.nearest(theme.disc))
    ImageDraw.Draw(mask).polygon(tips, fill=1, outline=1)
    image.im.paste(body.im, (*at, at[0] + body.width, at[1] + body.height), edge.im)  # Image.paste would convert the indices
    mask.paste(edge, at, edge)
    return image, mask
