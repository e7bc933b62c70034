"""Building the atlas: every tile, and what pictures show besides, drawn once by spawned processes where a file is missing.

It is written to a file of its own and renamed into place. So a crash leaves no half atlas, and two processes that build at
the same time both end with a whole one.
"""

import contextlib
import multiprocessing
import os
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

import msgspec

from renderer import part_drawings, parts
from renderer.art import TileLayout, place_all
from renderer.art.drawing import TileDrawing
from renderer.atlas import END, ROTATIONS, SIZES, ReportProgress, missing, path_of, pixels_of, sprite
from renderer.catalogue import LOOKS, DrawingCatalogue

_LEFTOVER_AGE = 3600
"""Seconds after which a draft counts as left by a dead builder."""


def _draw(tile: TileDrawing, sizes: Sequence[int]) -> tuple[list[bytes], TileLayout]:
    """Draw all of a tile's pictures, in the order of the file, one run of bytes per size, and find where things stand on it."""
    pictures = [sprite(tile, rotation, look, sizes) for rotation in range(ROTATIONS) for look in range(LOOKS)]
    runs = [b"".join(image.tobytes() for image in same_size) for same_size in zip(*pictures, strict=True)]
    return runs, place_all(tile)


def build(
    folder: Path,
    catalogue: DrawingCatalogue,
    sizes: Sequence[int] = SIZES,
    progress: ReportProgress | None = None,
    workers: int | None = None,
) -> None:
    """Build what is missing of these sizes, and the parts, on all cores unless told otherwise."""
    wanted, without_parts = missing(folder, catalogue, sizes), parts.missing(folder)
    if not wanted and not without_parts:
        return
    folder.mkdir(parents=True, exist_ok=True)
    _sweep(folder)
    context = multiprocessing.get_context("spawn")  # a fork would copy the event loop, its sockets and its locks
    with ProcessPoolExecutor(workers or os.cpu_count() or 1, context) as pool:
        made = pool.submit(part_drawings.make) if without_parts else None
        if wanted:
            _write_tiles(folder, catalogue, wanted, _draw_all(catalogue, wanted, progress, pool))
        if made:
            with _files([parts.path_of(folder)]) as [file]:
                os.pwrite(file, made.result(), 0)


_Drawn = tuple[int, tuple[list[bytes], TileLayout]]
"""A tile by its number, with a run of bytes for each size and its layout."""


def _write_tiles(folder: Path, catalogue: DrawingCatalogue, sizes: Sequence[int], drawn: Iterable[_Drawn]) -> None:
    """Write the file of each size."""
    with _files([path_of(folder, catalogue, size) for size in sizes]) as files:
        places: dict[str, TileLayout] = {}
        for number, (runs, found) in drawn:
            places[list(catalogue)[number]] = found
            for file, run in zip(files, runs, strict=True):
                os.pwrite(file, run, number * len(run))
        end = tail(places)
        for file, size in zip(files, sizes, strict=True):
            os.pwrite(file, end, pixels_of(catalogue, size))


def tail(layouts: Mapping[str, TileLayout]) -> bytes:
    """Return what follows the pictures in each file: where things stand on each tile, and the mark of a complete file."""
    return msgspec.json.encode(dict(layouts), order="deterministic") + END


def _draw_all(
    catalogue: DrawingCatalogue, sizes: Sequence[int], progress: ReportProgress | None, pool: ProcessPoolExecutor
) -> Iterator[_Drawn]:
    """Draw every tile in child processes, yielding each when it is done."""
    jobs = {pool.submit(_draw, tile, sizes): number for number, tile in enumerate(catalogue.values())}
    for done, job in enumerate(as_completed(jobs), start=1):
        yield jobs[job], job.result()
        if progress:
            progress(done, len(jobs))


@contextlib.contextmanager
def _files(paths: Sequence[Path]) -> Iterator[list[int]]:
    """Open a temporary file for each path, and move all into place once they are complete."""
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
    """Delete the drafts of killed builds."""
    for draft in folder.glob("*.draft"):
        with contextlib.suppress(FileNotFoundError):  # its builder was not dead after all and has just renamed it
            if time.time() - draft.stat().st_mtime > _LEFTOVER_AGE:
                draft.unlink()
