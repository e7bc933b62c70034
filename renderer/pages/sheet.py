"""The tiles that are left, as a sheet with counts."""

from math import ceil

from PIL import Image

from renderer import palette
from renderer.board.marks import disc, lay
from renderer.canvas import Canvas
from renderer.kit import Kit
from renderer.pages.page import note_height, paint_note, paint_title, title_height
from renderer.panel import unit_of
from renderer.scene.pages import SheetEntry, SheetScene

__all__ = ["paint_sheet"]

_SIZES = (160, 128, 112, 96, 80, 64, 48)
_LONG_SIDE, _LEAST_WIDTH = 1280, 640
_GAP = 10
_GONE = 0.75
"""How far a tile that is used up fades."""


def paint_sheet(kit: Kit, scene: SheetScene) -> Canvas:
    """Paint a tile for each kind, as large as all of them can be, with its count in the corner."""
    size, columns = _fitting(len(scene.entries))
    width = max(columns * (size + _GAP) + _GAP, _LEAST_WIDTH)
    unit = unit_of(width)
    top = title_height(scene.title, unit)
    rows = ceil(len(scene.entries) / columns)
    bottom = top + rows * (size + _GAP) + _GAP
    canvas = Canvas(width, bottom + note_height(scene.note, width, unit), kit.theme.paper)
    paint_title(kit, canvas, scene.title, unit)
    paint_note(kit, canvas, scene.note, bottom - _GAP // 2, unit)
    left = (width - columns * (size + _GAP) + _GAP) // 2
    for number, entry in enumerate(scene.entries):
        x, y = left + number % columns * (size + _GAP), top + _GAP + number // columns * (size + _GAP)
        canvas.paste(_tile(kit, entry, size), x, y)
        count = disc(kit, entry.label, max(round(size * 0.36), round(13 * unit)))
        lay(canvas, count, x + size - count.width + 4, y + size - count.height + 4)
    return canvas


def _fitting(count: int) -> tuple[int, int]:
    """Choose the tile size and the number of columns."""
    for size in _SIZES:
        columns = min((_LONG_SIDE - _GAP) // (size + _GAP), max(4, ceil(count**0.5)))
        if ceil(count / columns) * (size + _GAP) <= _LONG_SIDE - 120:
            return size, columns
    return _SIZES[-1], (_LONG_SIDE - _GAP) // (_SIZES[-1] + _GAP)


def _tile(kit: Kit, entry: SheetEntry, size: int) -> Image.Image:
    patch = kit.tiles.patch(entry.tile, 0, 0, size)
    if not entry.gone:
        return patch
    key = ("gone", kit.theme.name, entry.tile, size)
    return kit.shelf.get(key, lambda: _faded(kit, patch))


def _faded(kit: Kit, patch: Image.Image) -> Image.Image:
    grey = palette.rgb(patch).convert("L").convert("RGB")
    return palette.indices(Image.blend(grey, Image.new("RGB", patch.size, kit.theme.paper), _GONE))
