"""Check this machine: Python, the data directory, time zones, letters and tiles for the pictures."""

from __future__ import annotations

import platform
import shutil
import sys
import tempfile
import zoneinfo
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bot.app.atlas import takes_files
from bot.app.doctor.findings import Finding, bad, doubtful, good
from bot.games import faces as scene
from bot.settings import exposed_file
from renderer import atlas, parts
from renderer.catalogue import DrawingCatalogue
from renderer.text import clean

_LITTLE: Final = 200 << 20
"""How many bytes should be free for games, pictures and logs."""

_LETTERS: Final = "Aa Ää ß Éé Œœ Ññ ¿ Łł Żż Жж Ёё Її Ґґ"
"""Some letters of every language."""


def look(data_dir: Path, atlas_dir: Path) -> Iterator[Finding]:
    """Check everything that needs no network."""
    yield good(f"Python {platform.python_version()} on {platform.system()} {platform.machine()}")
    yield from _folder(data_dir)
    yield from _secrets()
    yield _zones()
    yield _letters()
    yield from _tiles(data_dir, atlas_dir)


def _folder(folder: Path) -> Iterator[Finding]:
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        yield bad(f"the data directory {folder} cannot be written: {error.strerror}", "set DATA_DIR to a folder of the bot's own")
        return
    yield good(f"the data directory is {folder}")
    if folder.stat().st_mode & 0o077:
        yield doubtful("others on this machine may look into the data directory", f"chmod 700 {folder}")
    free = shutil.disk_usage(folder).free
    if free < _LITTLE:
        yield doubtful(f"only {free >> 20} MB are free on its disk", "make room: a full disk stops the games until there is some")


def _secrets() -> Iterator[Finding]:
    file = exposed_file()
    if file is not None:
        yield doubtful(f"others on this machine can read {file}, which holds secrets", f"chmod 600 {file}")


def _zones() -> Finding:
    if "Europe/Kyiv" not in zoneinfo.available_timezones():
        return bad("the time zones are missing", f"{sys.executable} -m pip install tzdata")
    return good("time zones are there")


def _letters() -> Finding:
    try:
        drawn = clean(_LETTERS)
    except OSError as error:
        return bad(f"the letters of the pictures cannot be read: {error}", "install the bot again, with its dependencies")
    if drawn != _LETTERS:
        return bad(f"the pictures have only the letters {drawn}", "install the bot again, with its dependencies")
    return good("letters for all languages are there")


def _tiles(data_dir: Path, atlas_dir: Path) -> Iterator[Finding]:
    """Check the drawn tiles. If their folder cannot be written, the bot draws the missing ones in the data directory."""
    folder = atlas_dir if takes_files(atlas_dir) else data_dir / "atlas"
    lacking = _lacking(atlas_dir)
    if not lacking or not _lacking(folder):
        yield good("tiles and parts of pictures are all drawn")
        return
    yield doubtful(f"{lacking} are not drawn yet", "nothing: the bot's start draws them, which takes a minute or two for all")
    if folder != atlas_dir:
        yield doubtful(f"{atlas_dir} cannot be written", f"nothing: what it lacks is drawn in {folder}")


def _lacking(folder: Path) -> str:
    """Name the missing tiles and parts of pictures; empty if nothing is missing."""
    sizes = ", ".join(map(str, atlas.missing(folder, DrawingCatalogue(scene.drawings()))))
    tiles = [f"tiles of the sizes {sizes}"] if sizes else []
    return " and ".join([*tiles, *(["the parts of pictures"] if parts.missing(folder) else [])])
