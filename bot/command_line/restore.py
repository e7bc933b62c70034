"""Put a back-up into an empty store: games go on where they were, as if no time had passed."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from bot.command_line.storing import with_store
from bot.store import Store, backup


def add(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    parser.add_argument("file", nargs="?", type=Path, help="what `carcassonne-bot backup` has written")
    parser.add_argument("--discard", action="store_true", help="first throw away what a restore has brought that was broken off")


def run(arguments: argparse.Namespace) -> int:
    """0 when everything is back."""
    if arguments.file is None and not arguments.discard:
        print("carcassonne-bot: name the file that `carcassonne-bot backup` has written", file=sys.stderr)
        return 2

    async def put_back(store: Store) -> int:
        if arguments.discard:
            print(f"{await backup.discard(store.client, store.keys)} keys of the restore that was broken off are gone")
        if arguments.file is not None:
            found = await backup.put_back(store.client, store.keys, store.archive_folder, arguments.file)
            print(f"{found}: they are back; `carcassonne-bot run` goes on")
            if missing := await store.clock.set_missing(restored=True):
                print(f"{missing} timers were not in it and are set again")
        return 0

    return asyncio.run(with_store(put_back, "restore", restoring=True))
