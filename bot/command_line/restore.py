"""Restore a back-up into an empty store. Games continue as if no time had passed."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from bot.command_line.backup import with_store
from bot.store import Store, backup


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("file", nargs="?", type=Path, help="file written by `carcassonne-bot backup`")
    parser.add_argument("--discard", action="store_true", help="first delete what an interrupted restore left behind")


def run(arguments: argparse.Namespace) -> int:
    """Return 0 if everything has been restored."""
    if arguments.file is None and not arguments.discard:
        print("carcassonne-bot: name the back-up file to restore", file=sys.stderr)
        return 2

    async def put_back(store: Store) -> int:
        if arguments.discard:
            print(f"{await backup.discard(store.client, store.keys)} keys of an interrupted restore deleted")
        if arguments.file is not None:
            found = await backup.put_back(store.client, store.keys, store.archive_folder, arguments.file)
            print(f"{found}: restored; start the bot with `carcassonne-bot run`")
            if missing := await store.clock.set_missing(restored=True):
                print(f"{missing} missing timers set")
        return 0

    return asyncio.run(with_store(put_back, "restore", restoring=True))
