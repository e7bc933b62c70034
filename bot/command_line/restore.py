"""Put a back-up into an empty store: games go on where they were, as if no time had passed."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from bot.command_line.storing import with_store
from bot.store import Store, backup


def add(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    parser.add_argument("file", type=Path, help="what `carcassonne-bot backup` has written")


def run(arguments: argparse.Namespace) -> int:
    """0 when everything is back."""

    async def put_back(store: Store) -> int:
        header = await backup.put_back(store.link, store.keys, store.archive_folder, arguments.file)
        print(f"{header.games} games, {header.keys} keys, taken at {header.taken}: they are back; `carcassonne-bot run` goes on")
        return 0

    return asyncio.run(with_store(put_back, "restore", restoring=True))
