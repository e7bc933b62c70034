"""The atlas: every tile in every rotation and look at one size, as palette indices in one file.

After the pictures the file tells where figures stand on each tile, which takes as long to find out as to draw it.

It is built once by spawned processes, written to a file of its own and renamed into place. So a crash leaves no half
atlas, and two processes that build at the same time both end with a whole one.
"""

import contextlib
import multiprocessing
import os
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from weakref import finalize

import msgspec
from PIL import Image

from renderer import palette
from renderer.art import TileSpots, draw_tile, spots
from renderer.art.drawing import TileDrawing
from renderer.catalogue import LOOKS, MASTER, Catalogue

__all__ = ["FIRST_SIZES", "SIZES", "Atlas", "Progress", "build", "missing", "open_atlas", "sprite"]

SIZES = (16, 48, 64, 80, 96, 112, 128, 160)
"""Sides of a tile that layouts choose among; 16 is for small maps of the whole."""
FIRST_SIZES = (96,)
"""What the first start waits for; the rest can follow in the background."""
ROTATIONS = 4
_LEFTOVER_AGE = 3600
_KEPT = 3 << 20
"""Bytes of patches of one size that are kept in memory."""
_END = b"\nend of atlas\n"

Progress = Callable[[int, int], None]
"""Told how many tiles of how many are done."""


def _path(folder: Path, catalogue: Catalogue, size: int) -> Path:
    return folder / f"tiles-{size}-{catalogue.stamp}.atlas"


def missing(folder: Path, catalogue: Catalogue, sizes: Iterable[int] = SIZES) -> list[int]:
    """Name the sizes that are not built yet for these tiles and this art."""
    return [size for size in sizes if not _is_whole(_path(folder, catalogue, size), _pixels(catalogue, size))]


def _pixels(catalogue: Catalogue, size: int) -> int:
    return len(catalogue) * ROTATIONS * LOOKS * size * size


def _is_whole(path: Path, pixels: int) -> bool:
    """Say whether a file is there with all its pictures, and was written to its end."""
    try:
        with path.open("rb") as file:
            length = file.seek(0, os.SEEK_END)
            file.seek(max(0, length - len(_END)))
            return length > pixels and file.read() == _END
    except FileNotFoundError:
        return False


class Atlas:
    """One size of all tiles. A patch is read when it is first asked for: a page of a mapped file costs several times as much."""

    def __init__(self, path: Path, catalogue: Catalogue, size: int) -> None:
        self.size = size
        self._first = {name: number * ROTATIONS * LOOKS for number, name in enumerate(catalogue)}
        self._file = os.open(path, os.O_RDONLY)
        finalize(self, os.close, self._file)
        self._patches: dict[tuple[str, int, int], Image.Image] = {}
        self._pixels = _pixels(catalogue, size)
        self._most = max(1, _KEPT // (size * size))

    def patch(self, name: str, rotation: int, look: int) -> Image.Image:
        """Give a tile as indices. It cannot be written to."""
        key = (name, rotation, look)
        found = self._patches.get(key)
        if found is None:
            if len(self._patches) >= self._most:  # begin anew: what is still in use is soon back
                self._patches = {}
            found = self._patches[key] = self._read(name, rotation, look)
        return found

    def _read(self, name: str, rotation: int, look: int) -> Image.Image:
        area = self.size * self.size
        start = (self._first[name] + rotation * LOOKS + look) * area
        pixels = os.pread(self._file, area, start)
        return Image.frombuffer("L", (self.size, self.size), pixels, "raw", "L", 0, 1)

    def spots(self) -> dict[str, list[TileSpots]]:
        """Read where figures stand on each tile in each rotation."""
        tail = os.pread(self._file, os.fstat(self._file).st_size - self._pixels, self._pixels)
        return msgspec.json.decode(tail[: -len(_END)], type=dict[str, list[TileSpots]])


def open_atlas(folder: Path, catalogue: Catalogue, size: int) -> Atlas | None:
    """Open one size, or give None if it is not built yet, or not to its end."""
    path = _path(folder, catalogue, size)
    return Atlas(path, catalogue, size) if _is_whole(path, _pixels(catalogue, size)) else None


def sprite(tile: TileDrawing, rotation: int, look: int, sizes: Sequence[int]) -> list[Image.Image]:
    """Draw a tile once and reduce it to each size, as indices."""
    master = draw_tile(tile, rotation, look, MASTER)
    return [palette.indices(master.resize((size, size), Image.Resampling.LANCZOS)) for size in sizes]


def _draw(tile: TileDrawing, sizes: Sequence[int]) -> tuple[list[bytes], list[TileSpots]]:
    """Draw all of a tile's pictures, in the order of the file, one run of bytes a size; and find its spots."""
    pictures = [sprite(tile, rotation, look, sizes) for rotation in range(ROTATIONS) for look in range(LOOKS)]
    runs = [b"".join(image.tobytes() for image in same_size) for same_size in zip(*pictures, strict=True)]
    return runs, [spots(tile, rotation) for rotation in range(ROTATIONS)]


def build(
    folder: Path,
    catalogue: Catalogue,
    sizes: Sequence[int] = SIZES,
    progress: Progress | None = None,
    workers: int | None = None,
) -> None:
    """Build what is missing of these sizes, on all cores unless told otherwise."""
    wanted = missing(folder, catalogue, sizes)
    if not wanted:
        return
    folder.mkdir(parents=True, exist_ok=True)
    _sweep(folder)
    with _files(folder, catalogue, wanted) as files:
        places: dict[str, list[TileSpots]] = {}
        for number, (runs, found) in _drawn(catalogue, wanted, progress, workers or os.cpu_count() or 1):
            places[list(catalogue)[number]] = found
            for file, run in zip(files, runs, strict=True):
                os.pwrite(file, run, number * len(run))
        tail = msgspec.json.encode(places, order="deterministic") + _END
        for file, size in zip(files, wanted, strict=True):
            os.pwrite(file, tail, _pixels(catalogue, size))


def _drawn(
    catalogue: Catalogue, sizes: Sequence[int], progress: Progress | None, workers: int
) -> Iterator[tuple[int, tuple[list[bytes], list[TileSpots]]]]:
    """Draw every tile in child processes, in whatever order they are done."""
    context = multiprocessing.get_context("spawn")  # a fork would copy the event loop, its sockets and its locks
    with ProcessPoolExecutor(workers, context) as pool:
        jobs = {pool.submit(_draw, tile, sizes): number for number, tile in enumerate(catalogue.values())}
        for done, job in enumerate(as_completed(jobs), start=1):
            yield jobs[job], job.result()
            if progress:
                progress(done, len(jobs))


@contextlib.contextmanager
def _files(folder: Path, catalogue: Catalogue, sizes: Sequence[int]) -> Iterator[list[int]]:
    """Open a temporary file for each size, and put them in their places once all of them are whole."""
    paths = [_path(folder, catalogue, size) for size in sizes]
    drafts = [path.with_suffix(f".{os.getpid()}.{time.monotonic_ns()}.draft") for path in paths]
    files = [os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o644) for draft in drafts]
    try:
        yield files
        for file, draft, path in zip(files, drafts, paths, strict=True):
            os.fsync(file)
            draft.replace(path)
    finally:
        for file, draft in zip(files, drafts, strict=True):
            os.close(file)
            draft.unlink(missing_ok=True)


def _sweep(folder: Path) -> None:
    """Delete what builds that were killed have left behind."""
    for draft in folder.glob("tiles-*.draft"):
        with contextlib.suppress(FileNotFoundError):  # its builder was not dead after all and has just renamed it
            if time.time() - draft.stat().st_mtime > _LEFTOVER_AGE:
                draft.unlink()
