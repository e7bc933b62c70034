"""Scheduled back-ups: taken by a process of their own, read once more, and only so many kept."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from pathlib import Path
from typing import Final

from bot.app import alarm
from bot.settings import Settings
from bot.watch.metrics import LAST_BACKUP

logger = logging.getLogger(__name__)

HOUR: Final = 3600.0
AGAIN: Final = HOUR
"""Seconds until the next try after a failure."""
_NAMES: Final = "carcassonne-????????-??????.backup"
_COMMAND: Final = ("nice", sys.executable, "-m", "bot", "backup")


class BackupFailed(Exception):
    """No back-up was taken; the message is what the command said."""


async def keep_backups(settings: Settings, folder: Path) -> None:
    """Take back-ups on time until cancelled."""
    while True:
        wait = await once(settings, folder)
        await asyncio.sleep(wait)


async def once(settings: Settings, folder: Path) -> float:
    """Take a back-up if one is due; return in how many seconds to look again."""
    wait = due(taken(folder), settings.backup_hours)
    if wait > 0:
        return wait
    try:
        file = await take(folder)
    except (OSError, BackupFailed) as error:
        sentence = f"The scheduled back-up has failed: {error}. The older ones are kept. The next try is in an hour."
        logger.error(sentence)  # noqa: TRY400 — the sentence says it all
        await alarm.tell(settings, sentence)
        return AGAIN
    for old in taken(folder)[: -settings.backup_keep]:
        old.unlink()
    logger.info("backed up to %s", file)
    return due([file], settings.backup_hours)


def taken(folder: Path) -> list[Path]:
    """Return the scheduled back-ups of a folder, the oldest first."""
    found = sorted(folder.glob(_NAMES), key=lambda file: file.stat().st_mtime)
    if found:
        LAST_BACKUP.set(found[-1].stat().st_mtime)
    return found


def due(files: list[Path], hours: int) -> float:
    """Return in how many seconds the next back-up is due."""
    return files[-1].stat().st_mtime + hours * HOUR - time.time() if files else 0.0


async def take(folder: Path) -> Path:
    """Write a back-up and read it once more; a file that is not complete does not stay."""
    file = _next(folder)
    await _run(str(file))
    try:
        await _run("--check", str(file))
    except BackupFailed:
        file.unlink(missing_ok=True)
        raise
    return file


def _next(folder: Path) -> Path:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder / time.strftime("carcassonne-%Y%m%d-%H%M%S.backup", time.gmtime())


async def _run(*words: str) -> None:
    """Run the command `backup` beside the bot: to pack everything keeps a processor busy."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*_COMMAND, *words, stdout=pipe, stderr=pipe)
    try:
        _, said = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode:
        raise BackupFailed(said.decode(errors="replace").strip().removeprefix("carcassonne-bot: ").rstrip(".") or "it was killed")
