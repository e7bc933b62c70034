"""Check this machine: Python, the data directory, time zones, the font and tiles for pictures."""

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
from bot.app.backups import HOUR, due, taken
from bot.games.faces import drawings
from bot.settings import exposed_file
from bot.watch.findings import Finding, bad, doubtful, good
from renderer import atlas, parts
from renderer.catalogue import DrawingCatalogue
from renderer.faces import UNSHAPED, missing_fonts, shapes
from renderer.text import clean

_LITTLE: Final = 200 << 20
"""How many bytes should be free for games, pictures and logs."""

_LETTERS: Final = "Aa Ää ß Éé Œœ Ññ ¿ Łł Żż Жж Ёё Її Ґґ"
"""Some letters of every language."""


def look(data_dir: Path, atlas_dir: Path, backups: Path | None, hours: int) -> Iterator[Finding]:
    """Check everything that needs no network."""
    yield good(f"Python {platform.python_version()} on {platform.system()} {platform.machine()}")
    yield from _folder(data_dir)
    yield from _secrets()
    yield _zones()
    yield _letters()
    yield from _names()
    yield from _tiles(data_dir, atlas_dir)
    yield _backups(backups, hours)


def _folder(folder: Path) -> Iterator[Finding]:
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        yield bad(f"the data directory {folder} is not writable: {error.strerror}", "set DATA_DIR to a folder that the bot owns")
        return
    yield good(f"the data directory is {folder}")
    if folder.stat().st_mode & 0o077:
        yield doubtful("other users of this machine can read the data directory", f"chmod 700 {folder}")
    free = shutil.disk_usage(folder).free
    if free < _LITTLE:
        yield doubtful(f"only {free >> 20} MB free on its disk", "free some space: a full disk stops the games")


def _backups(folder: Path | None, hours: int) -> Finding:
    if folder is None:
        return doubtful("no back-ups are scheduled", "set BACKUP_DIR to a folder, best on another disk")
    files = taken(folder)
    if not files:
        return doubtful(f"there is no scheduled back-up in {folder} yet", "nothing: the bot takes one when it starts")
    late = -due(files, hours) / HOUR
    if late > hours:
        return doubtful(f"the scheduled back-up in {folder} is {late:.0f} hours late", "look in the log for what has failed")
    return good(f"{len(files)} scheduled back-ups are in {folder}, the newest is {files[-1].name}")


def _secrets() -> Iterator[Finding]:
    file = exposed_file()
    if file is not None:
        yield doubtful(f"{file} holds secrets, but other users of this machine can read it", f"chmod 600 {file}")


def _zones() -> Finding:
    if "Europe/Kyiv" not in zoneinfo.available_timezones():
        return bad("time zone data is missing", f"{sys.executable} -m pip install tzdata")
    return good("time zone data found")


def _letters() -> Finding:
    try:
        drawn = clean(_LETTERS)
    except OSError as error:
        return bad(f"cannot load the font for pictures: {error}", "reinstall the bot with its dependencies")
    if drawn != _LETTERS:
        return bad(f"the font has only the letters {drawn}", "reinstall the bot with its dependencies")
    return good("the font has the letters of all languages")


def _names() -> Iterator[Finding]:
    """Check what draws names in other scripts; without it such a player is shown by colour and seat."""
    lacking = missing_fonts()
    if lacking:
        yield doubtful(
            f"names in some scripts cannot be drawn: {', '.join(lacking)} are missing", "reinstall the bot with its dependencies"
        )
    if not shapes():
        yield doubtful(UNSHAPED, "install FriBiDi (Debian: libfribidi0, Alpine and macOS: fribidi)")
    elif not lacking:
        yield good("names in all common scripts and emoji can be drawn")


def _tiles(data_dir: Path, atlas_dir: Path) -> Iterator[Finding]:
    """Check the drawn tiles. If their folder cannot be written, the bot draws the missing ones in the data directory."""
    folder = atlas_dir if takes_files(atlas_dir) else data_dir / "atlas"
    lacking = _lacking(atlas_dir)
    if not lacking or not _lacking(folder):
        yield good("all tiles and parts of pictures are drawn")
        return
    yield doubtful(f"{lacking} are not drawn yet", "nothing: the bot draws them when it starts, in a minute or two")
    if folder != atlas_dir:
        yield doubtful(f"{atlas_dir} is not writable", f"nothing: the bot draws what is missing in {folder}")


def _lacking(folder: Path) -> str:
    """Name the missing tiles and parts of pictures; empty if nothing is missing."""
    sizes = ", ".join(map(str, atlas.missing(folder, DrawingCatalogue(drawings()))))
    tiles = [f"tiles of the sizes {sizes}"] if sizes else []
    return " and ".join([*tiles, *(["the parts of pictures"] if parts.missing(folder) else [])])
