"""Draw all tiles once, at the first start, in a separate process (`python -m bot.app.atlas FOLDER`) that ends with the bot."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from bot.games.faces import drawings
from bot.settings import Settings, atlas_of
from renderer import parts
from renderer.renderer import Renderer

logger = logging.getLogger(__name__)

Tell = Callable[[tuple[int, int] | None], Awaitable[None]]
"""Report progress: tiles drawn and their total, (0, 0) until they are counted; None when all are drawn."""
_POLITE: Final = 10
_STEP: Final = 10
"""How many tiles are drawn between two reports of progress."""


def folder_of(settings: Settings) -> Path:
    """Return the folder for drawn tiles: the one in the data directory if the set one is incomplete and cannot be written."""
    given, own = atlas_of(settings), settings.data_dir / "atlas"
    if given == own or takes_files(given) or not Renderer(drawings(), given).missing():
        return given
    logger.warning("the tile atlas %s is incomplete and read-only; drawing the missing tiles in %s", given, own)
    _borrow(given, own)
    return own


def takes_files(folder: Path) -> bool:
    """Return whether this folder, created if necessary, can be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


def _borrow(given: Path, own: Path) -> None:
    """Link the files of the given folder into the bot's own; those of other versions do no harm there."""
    own.mkdir(parents=True, exist_ok=True)
    for file in given.glob("*.atlas"):
        link = own / file.name
        if link.is_symlink() and not link.exists():  # it pointed to a file of an older image
            link.unlink(missing_ok=True)
        with contextlib.suppress(FileExistsError):
            link.symlink_to(file.absolute())


async def draw(renderer: Renderer, folder: Path, tell: Tell) -> None:
    """Have all tiles drawn, and report progress. Until then pictures work, only slower."""
    if not renderer.missing():
        return
    await tell((0, 0))
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot.app.atlas", str(folder)), stdout=asyncio.subprocess.PIPE, start_new_session=True
    )
    try:
        assert process.stdout is not None
        async for line in process.stdout:
            done, of = map(int, line.split())
            await tell((done, of))
        if await process.wait() != 0:
            raise RuntimeError(f"drawing the tiles ended with {process.returncode}")
    finally:
        if process.returncode is None:
            os.killpg(process.pid, signal.SIGKILL)
            await process.wait()
        await tell(None)
    parts.learn(folder)  # sizes drawn earlier are already open and would not be read again


def _say(done: int, of: int) -> None:
    if done % _STEP == 0 or done == of:
        sys.stdout.write(f"{done} {of}\n")
        sys.stdout.flush()


def _end_with(parent: int) -> None:
    """Kill this process group when the parent dies; the next start draws the rest."""
    while os.getppid() == parent:
        time.sleep(1)
    os.killpg(0, signal.SIGKILL)


if __name__ == "__main__":
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    os.nice(_POLITE)
    builder = Renderer(drawings(), Path(sys.argv[1]))
    builder.build(progress=_say, workers=max(1, (os.cpu_count() or 2) - 1))
    builder.build(builder.missing(), _say, workers=1)
