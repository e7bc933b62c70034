"""The atlas: every tile in every rotation and look at one size, as palette indices in one file.

After the pictures the file lists where things stand on each tile, which takes as long to compute as to draw it.

`building.py` writes it, rarely; its modules take as long to load as a picture takes to draw.
"""

import os
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from weakref import finalize

import msgspec
from PIL import Image

from renderer import palette
from renderer.art import TileLayout, draw_tile
from renderer.art.drawing import TileDrawing
from renderer.catalogue import LOOKS, MASTER, DrawingCatalogue

SIZES = (16, 48, 56, 64, 80, 96, 112, 128, 160)
"""The sizes of a tile's side, in pixels, that layouts choose among; 16 is for small maps of the whole."""
FIRST_SIZES = (96,)
"""The sizes that the first start waits for; the rest can follow in the background."""
ROTATIONS = 4
_KEPT = 3 << 20
"""The most bytes of patches of one size kept in memory."""
END = b"\nend of atlas\n"
"""The end of a complete file."""

ReportProgress = Callable[[int, int], None]
"""Called with the number of tiles done and the total."""


def path_of(folder: Path, catalogue: DrawingCatalogue, size: int) -> Path:
    """Name the file of a size, with the stamp of the tiles and of the art."""
    return folder / f"tiles-{size}-{catalogue.stamp}.atlas"


def missing(folder: Path, catalogue: DrawingCatalogue, sizes: Iterable[int] = SIZES) -> list[int]:
    """Return the sizes not yet built for these tiles and this art."""
    return [size for size in sizes if not is_whole(path_of(folder, catalogue, size), pixels_of(catalogue, size))]


def pixels_of(catalogue: DrawingCatalogue, size: int) -> int:
    """Count the bytes of all pictures of a size, one per pixel."""
    return len(catalogue) * ROTATIONS * LOOKS * size * size


def is_whole(path: Path, pixels: int) -> bool:
    """Return whether a file exists, complete with all its pictures (`pixels`: their bytes)."""
    try:
        with path.open("rb") as file:
            length = file.seek(0, os.SEEK_END)
            file.seek(max(0, length - len(END)))
            return length > pixels and file.read() == END
    except FileNotFoundError:
        return False


Key = tuple[str, int, int]
"""A tile's name, its rotation and its look."""


class _Patches(dict[Key, Image.Image]):
    """The patches read so far. A map needs dozens; a cached one is found without running any Python code."""

    def __init__(self, file: int, names: Iterable[str], size: int) -> None:
        super().__init__()
        self._file, self._size = file, size
        self._first = {name: number * ROTATIONS * LOOKS for number, name in enumerate(names)}
        self._most = max(1, _KEPT // (size * size))

    def __missing__(self, key: Key) -> Image.Image:
        if len(self) >= self._most:  # start afresh: patches in use are soon read again
            self.clear()
        found = self[key] = self._read(*key)
        return found

    def _read(self, name: str, rotation: int, look: int) -> Image.Image:
        area = self._size * self._size
        pixels = os.pread(self._file, area, (self._first[name] + rotation * LOOKS + look) * area)
        return Image.frombuffer("L", (self._size, self._size), pixels, "raw", "L", 0, 1)


class Atlas:
    """One size of all tiles. A patch is read on first use: mapping the file would cost several times as much per page."""

    def __init__(self, path: Path, catalogue: DrawingCatalogue, size: int) -> None:
        self.size = size
        self._file = os.open(path, os.O_RDONLY)
        self._pixels = pixels_of(catalogue, size)
        self.patches = _Patches(self._file, catalogue, size)
        finalize(self.patches, os.close, self._file)  # a painter keeps only the patches

    def patch(self, name: str, rotation: int, look: int) -> Image.Image:
        """Return a tile as indices, read-only."""
        return self.patches[name, rotation, look]

    def layouts(self) -> dict[str, TileLayout]:
        """Read where figures, marks and buildings stand on each tile before it is turned."""
        tail = os.pread(self._file, os.fstat(self._file).st_size - self._pixels, self._pixels)
        return msgspec.json.decode(tail[: -len(END)], type=dict[str, TileLayout])


def open_atlas(folder: Path, catalogue: DrawingCatalogue, size: int) -> Atlas | None:
    """Open one size; return None if it is missing or incomplete."""
    path = path_of(folder, catalogue, size)
    return Atlas(path, catalogue, size) if is_whole(path, pixels_of(catalogue, size)) else None


def sprite(tile: TileDrawing, rotation: int, look: int, sizes: Sequence[int]) -> list[Image.Image]:
    """Draw a tile once and reduce it to each size, as indices."""
    master = draw_tile(tile, rotation, look, MASTER)
    return [palette.indices(master.resize((size, size), Image.Resampling.LANCZOS)) for size in sizes]
