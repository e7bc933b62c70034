"""The tiles left, as a sheet with counts."""

from functools import lru_cache
from math import ceil, dist

from PIL import Image

from renderer import palette
from renderer.art.drawing import Point, TileDrawing
from renderer.art.placing import place_all
from renderer.board.plates import count_plate
from renderer.canvas import Canvas
from renderer.kit import Kit
from renderer.pages.page import note_height, paint_note, paint_title, title_height
from renderer.panel import small_text, unit_of
from renderer.scene.pages import SheetEntry, SheetScene

_SIZES = (160, 128, 112, 96, 80, 64, 48)
_LONG_SIDE, _LEAST_WIDTH = 1280, 480
_TALL = 2.2
"""The greatest ratio of a sheet's height to its width: that of a phone, so that the tiles are as large as it can show."""
_GAP = 6
_TITLE = 64
"""Pixels left for the title and a note."""
_MOST_LARGE, _ACROSS = 40, 14
"""Up to this many kinds all have the same size; of more, those used up stand in a strip, at least so many side by side."""
_GONE = 0.45
"""How far a used-up tile fades."""
_CORNERS: tuple[Point, ...] = ((1, 1), (0, 1), (1, 0), (0, 0))
"""The possible places of a count, the usual one first."""
_HALF = 0.2
"""Half a count's diameter, in tiles."""
_OUT = 1
"""Pixels by which a count stands out of its tile: two of neighbours do not touch."""


def paint_sheet(kit: Kit, scene: SheetScene) -> Canvas:
    """Paint a tile for each kind, as large as possible, with its count in a corner; of many kinds those used up are small."""
    many = len(scene.entries) > _MOST_LARGE
    shown = [entry for entry in scene.entries if not (many and entry.gone)]
    gone = [entry for entry in scene.entries if many and entry.gone]
    width, columns, size = sheet_grid(len(shown))
    unit = unit_of(width)
    top = title_height(scene.title, width, unit)
    bottom = top + ceil(len(shown) / columns) * (size + _GAP) + _GAP
    strip = bottom + note_height(scene.note, width, unit)
    across, small = _strip(width)
    canvas = Canvas(width, strip + (ceil(len(gone) / across) * (small + _GAP) + 2 * _GAP if gone else 0), kit.theme.paper)
    paint_title(kit, canvas, scene.title, unit)
    paint_note(kit, canvas, scene.note, bottom - _GAP // 2, unit)
    left = (width - columns * (size + _GAP) + _GAP) // 2
    for number, entry in enumerate(shown):
        x, y = left + number % columns * (size + _GAP), top + _GAP + number // columns * (size + _GAP)
        canvas.paste(_tile(kit, entry, size), x, y)
        count = count_plate(entry.label, max(round(size * 0.22), small_text(unit)))
        east, south = count_corner(kit.tiles.catalogue[entry.tile])
        canvas.paste(count, x + _beside(east, size, count.width), y + _beside(south, size, count.height))
    left = (width - across * (small + _GAP) + _GAP) // 2
    for number, entry in enumerate(gone):
        x, y = left + number % across * (small + _GAP), strip + _GAP + number // across * (small + _GAP)
        canvas.paste(_tile(kit, entry, small), x, y)
    return canvas


def _strip(width: int) -> tuple[int, int]:
    """Return how many used-up tiles stand side by side, and their side."""
    across = max(_ACROSS, (width - _GAP) // (_SIZES[-1] + _GAP) // 2)
    return across, min(_SIZES[0], (width - _GAP) // across - _GAP)


def _beside(side: float, size: int, length: int) -> int:
    return size - length + _OUT if side else -_OUT


@lru_cache(maxsize=512)
def count_corner(tile: TileDrawing) -> Point:
    """Choose the corner for a count that hides no inn, garden, shield, goods or sign, or the least of them."""
    layout = place_all(tile)
    things = [thing for thing in (layout.inn, layout.garden, layout.tower, *(mark.place for mark in layout.marks)) if thing]

    def room(corner: Point) -> float:
        middle = tuple(abs(side - _HALF) for side in corner)
        return min((dist(middle, thing.centre) - thing.radius for thing in things), default=1.0)

    return max(_CORNERS, key=lambda corner: min(room(corner), _HALF))


def sheet_grid(count: int) -> tuple[int, int, int]:
    """Choose the picture's width, the number of columns and the tile size for this many kinds."""
    size, columns = _fitting(count)
    return max(columns * (size + _GAP) + _GAP, _LEAST_WIDTH), columns, size


def _fitting(count: int) -> tuple[int, int]:
    for size in _SIZES:
        columns = min((_LONG_SIDE - _GAP) // (size + _GAP), max(4, ceil((count / _TALL) ** 0.5)))
        if ceil(count / columns) * (size + _GAP) <= _LONG_SIDE - _TITLE:
            return size, columns
    return _SIZES[-1], (_LONG_SIDE - _GAP) // (_SIZES[-1] + _GAP)


def _tile(kit: Kit, entry: SheetEntry, size: int) -> Image.Image:
    patch = kit.tile(entry.tile, 0, 0, size)
    if not entry.gone:
        return patch
    key = ("gone", kit.theme.name, entry.tile, size)
    return kit.cache.get(key, lambda: _faded(kit, patch))


def _faded(kit: Kit, patch: Image.Image) -> Image.Image:
    grey = palette.rgb(patch).convert("L").convert("RGB")
    return palette.indices(Image.blend(grey, Image.new("RGB", patch.size, kit.theme.paper), _GONE))
