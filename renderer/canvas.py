"""The sheet on which a picture is assembled: palette indices, one column wider than the picture.

Column 0 stays zero: it is the filter byte with which each row of a PNG begins, so the canvas' bytes go straight into
deflate. Everything is pasted opaque; what is see-through was blended when its patch was made.
"""

from collections.abc import Iterable
from typing import NamedTuple, Self

from PIL import Image, ImageDraw

from renderer import png
from renderer.palette import RGB, nearest

MARGIN = 1
"""The column of filter bytes."""
_SHEET = 2 << 20
"""Bytes of a sheet that is kept for later pictures: as many as a turn's picture may have."""
_MOST_SHEETS = 2
_sheets: list[bytearray] = []
"""Unused sheets. Fresh memory costs a third of the drawing: it comes from the system in small pages of zeros."""


def _sheet(size: int) -> bytearray:
    """Take an unused sheet; its old content is painted over."""
    if size <= _SHEET:
        try:
            return _sheets.pop()
        except IndexError:  # the first picture, or another thread has it
            return bytearray(_SHEET)
    return bytearray(size)


class Ruling(NamedTuple):
    """A grid of cells printed on the paper. The last lines may be cut by the paper's edge."""

    left: int
    top: int
    columns: int
    rows: int
    size: int
    colour: RGB


class Canvas:
    """A picture under construction, in its own coordinates (0, 0 is its north-western pixel)."""

    def __init__(self, width: int, height: int, paper: RGB, ruling: Ruling | None = None) -> None:
        self.width = width
        self.height = height
        self.paper = paper
        self._sheet = _sheet((width + MARGIN) * height)
        self._rows = memoryview(self._sheet)[: (width + MARGIN) * height]
        self._image = Image.frombuffer("L", (width + MARGIN, height), self._rows, "raw", "L", 0, 1)  # type: ignore[arg-type]
        self._image.readonly = 0  # draw into these very rows; Pillow would copy them first, and again to hand them out
        self._core = self._image.im  # what Image.paste does around this costs more than the pasting, 200 times a picture
        if ruling:
            self._rule(ruling)
        else:
            self._core.paste(nearest(paper), (0, 0, width + MARGIN, height))

    def _rule(self, lines: Ruling) -> None:
        """Lay ruled paper. A cell's rows are made once and copied: upright lines, drawn singly, take as long as all the paper."""
        ink, paper, stride = bytes([nearest(lines.colour)]), bytes([nearest(self.paper)]), self.width + MARGIN
        before, between = bytes(MARGIN) + paper * lines.left, paper * (lines.size - 1)
        after = paper * (self.width - lines.left - lines.columns * lines.size - 1)
        line = (before + ink * (lines.columns * lines.size + 1) + after)[:stride]
        cell = line + (before + (ink + between) * lines.columns + ink + after)[:stride] * (lines.size - 1)
        bottom = lines.top + lines.rows * lines.size
        self.fill((0, 0, self.width, lines.top), self.paper)
        self.fill((0, bottom, self.width, self.height), self.paper)
        for start in range(lines.top * stride, bottom * stride, len(cell)):
            self._rows[start : start + len(cell)] = cell
        if bottom < self.height:
            self._rows[bottom * stride : (bottom + 1) * stride] = line

    def __enter__(self) -> Self:
        """Return the canvas itself, whose sheet is free for reuse when the block ends."""
        return self

    def __exit__(self, *_: object) -> None:
        """Release the sheet for reuse. The canvas must not be used afterwards."""
        self._rows = memoryview(b"")
        del self._core, self._image
        if len(self._sheet) == _SHEET and len(_sheets) < _MOST_SHEETS:
            _sheets.append(self._sheet)

    def paste(self, patch: Image.Image, x: int, y: int, mask: Image.Image | None = None) -> None:
        """Lay a patch of indices, or the part of it that a mask of 0 and 255 shows; what hangs over the edge is cut."""
        pixels = patch.im
        width, height = pixels.size
        box = (x + MARGIN, y, x + MARGIN + width, y + height)
        if mask:
            self._core.paste(pixels, box, mask.im)
        else:
            self._core.paste(pixels, box)

    def fill(self, box: tuple[int, int, int, int], colour: RGB) -> None:
        """Fill from the first corner up to, but not with, the second."""
        x0, y0, x1, y1 = box
        if x1 > x0 and y1 > y0:
            self._core.paste(nearest(colour), (x0 + MARGIN, y0, x1 + MARGIN, y1))

    def squares(self, placed: Iterable[tuple[Image.Image, int, int]], size: int) -> None:
        """Lay square patches of one size: a map's tiles, with less ado than one by one."""
        paste = self._core.paste
        for patch, x, y in placed:
            paste(patch.im, (x + MARGIN, y, x + MARGIN + size, y + size))

    def frame(self, box: tuple[int, int, int, int], colour: RGB, width: int) -> None:
        """Draw a frame of this width just inside the box."""
        x0, y0, x1, y1 = box
        self.fill((x0, y0, x1, y0 + width), colour)
        self.fill((x0, y1 - width, x1, y1), colour)
        self.fill((x0, y0 + width, x0 + width, y1 - width), colour)
        self.fill((x1 - width, y0 + width, x1, y1 - width), colour)

    def line(self, start: tuple[int, int], end: tuple[int, int], colour: RGB, width: int = 1) -> None:
        """Draw a straight line."""
        (x0, y0), (x1, y1) = start, end
        ImageDraw.Draw(self._image).line((x0 + MARGIN, y0, x1 + MARGIN, y1), fill=nearest(colour), width=width)

    def cut(self, box: tuple[int, int, int, int]) -> Image.Image:
        """Copy a patch, to lay something over it and paste it back."""
        x0, y0, x1, y1 = box
        return self._image.crop((x0 + MARGIN, y0, x1 + MARGIN, y1))

    def rows(self) -> memoryview:
        """Return the rows in the form that a PNG needs."""
        self._core.paste(0, (0, 0, MARGIN, self.height))
        return self._rows

    def png(self) -> bytes:
        """Return the picture as PNG bytes."""
        return png.encode(self.rows(), self.width, self.height)

    def picture(self) -> Image.Image:
        """Return the picture alone, as indices (mode L)."""
        return self._image.crop((MARGIN, 0, self.width + MARGIN, self.height))
