"""Print an address that makes a browser the host's. It works once, for 15 minutes; printed on a terminal only."""

from __future__ import annotations

import argparse
import asyncio
import sys

from bot.command_line.backup import with_store
from bot.settings import load
from bot.store import Store
from bot.web.serving import address, host_address
from bot.web.sessions import Sessions, new_key


def add(_: argparse.ArgumentParser) -> None:
    """Add nothing: the command takes no arguments."""


def run(_: argparse.Namespace) -> int:
    """Return 0 if the address has been shown."""
    if not sys.stdout.isatty():
        print("carcassonne-bot: the host's key is shown only on a terminal: run this command in one (ssh -t …)", file=sys.stderr)
        return 2
    settings = load()

    async def offer(store: Store) -> int:
        key = new_key()
        await Sessions(store).offer(key)
        room = settings.web_url or address(settings.web_host, settings.web_port)
        print(f"Open {host_address(room, key)} to become the room's host (once, within 15 minutes).")
        print(f"Or open /host in the room and enter the key: {key}")
        return 0

    return asyncio.run(with_store(offer, "host-key"))
