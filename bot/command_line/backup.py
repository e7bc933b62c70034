"""Back up all data into one file, while the bot runs."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from pathlib import Path

from bot.command_line.storing import with_store
from bot.store import Store, StoreError, backup
from bot.store.backup_file import check


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("file", nargs="?", type=Path, help="file to write; default: carcassonne-DATE.backup")
    parser.add_argument("--check", type=Path, metavar="FILE", help="write nothing; check that FILE is complete")


def run(arguments: argparse.Namespace) -> int:
    """Return 0 if the file has been written, or is complete."""
    if arguments.check is not None:
        return _check(arguments.check)
    file = arguments.file or Path(time.strftime("carcassonne-%Y%m%d-%H%M%S.backup"))

    async def take(store: Store) -> int:
        header = await backup.take(store.client, store.keys, store.archive_folder, file)
        print(f"{file}: {header.games} games, {header.keys} keys, from {header.server}")
        return 0

    return asyncio.run(with_store(take, "backup"))


def _check(file: Path) -> int:
    try:
        print(f"{file} is whole: {check(file)}")
    except StoreError as error:
        print(f"carcassonne-bot: {error}", file=sys.stderr)
        return 2
    return 0
