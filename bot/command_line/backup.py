"""Back up all data into one file, while the bot runs."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from msgspec.structs import replace

from bot.app.data_dir import own_folder, store_settings
from bot.settings import load
from bot.store import Store, StoreError, backup, open_store
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
        try:
            header = await backup.take(store.client, store.keys, store.archive_folder, file)
        except OSError as error:
            raise StoreError(f"cannot write {file}: {error.strerror}") from error
        print(f"{file}: {header.games} games, {header.keys} keys, from {header.server}")
        return 0

    return asyncio.run(with_store(take, "backup"))


async def with_store(work: Callable[[Store], Awaitable[int]], role: str, *, restoring: bool = False) -> int:
    """Run the work on the store that the settings name, even while the bot runs; return 2 if the store cannot be used."""
    settings = load()
    try:
        own_folder(settings)
        async with open_store(replace(store_settings(settings, role), restoring=restoring)) as store:
            return await work(store)
    except StoreError as error:
        print(f"carcassonne-bot: {error}", file=sys.stderr)
        return 2


def _check(file: Path) -> int:
    try:
        print(f"{file} is complete: {check(file)}")
    except StoreError as error:
        print(f"carcassonne-bot: {error}", file=sys.stderr)
        return 2
    return 0
