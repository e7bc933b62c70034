"""Run the bot: the chat room in the browser, its tables and its clock, until Ctrl-C or SIGTERM."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
from functools import partial
from socket import socket

from bot.app.data_dir import own_folder
from bot.app.platforms import PLATFORMS, load_settings
from bot.app.running import ROLES
from bot.app.running import run as run_bot
from bot.listening.serving import CannotListen, listen
from bot.settings import Settings, exposed_file, secrets_of
from bot.store import Store, StoreError
from bot.watch.logs import begin as begin_log
from bot.web.serving import address_of, host_address
from bot.web.sessions import Sessions, new_key

logger = logging.getLogger(__name__)


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "--only", metavar="ROLE", action="append", choices=ROLES, help=f"run only this role: {', '.join(ROLES)}; may be repeated"
    )


def run(arguments: argparse.Namespace) -> int:
    """Run until a signal comes; return 2 if the bot cannot start."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s", stream=sys.stderr)
    roles = tuple(dict.fromkeys(arguments.only or ROLES))
    try:
        settings = load_settings()
        own_folder(settings)
        room_socket = listen(settings.web_host, settings.web_port, "WEB") if "web" in roles else None
        health_socket = None if settings.health_port is None else listen(settings.health_host, settings.health_port, "HEALTH")
        for port in (each for kind in PLATFORMS for each in kind.ports(settings, roles)):
            # Its task will open it again; check now that it can.
            listen(*port).close()
        begin_log(settings.log_format, secrets_of(settings))
        exposed = exposed_file()
        if exposed is not None:
            logger.warning("%s holds secrets, but other users of this machine can read it: run chmod 600 %s", exposed, exposed)
        asyncio.run(run_bot(settings, roles, room_socket, health_socket, partial(_say, settings, room_socket, health_socket)))
    except (StoreError, CannotListen) as error:
        print(f"carcassonne-bot: {error}", file=sys.stderr)
        return 2
    return 0


async def _say(settings: Settings, room_socket: socket | None, health_socket: socket | None, store: Store) -> None:
    """Print where the bot can be reached."""
    if health_socket is not None:
        print(f"Health checks and metrics: {address_of(health_socket, settings.health_host)}", flush=True)
    if room_socket is not None:
        address = address_of(room_socket, settings.web_host)
        print(f"The chat room is at {address}", flush=True)
        if sys.stdout.isatty():  # a log would keep the key
            key = new_key()
            await Sessions(store).offer(key)
            print(f"Open {host_address(address, key)} to become its host (once, within 15 minutes)", flush=True)
        else:
            print("To become its host, run: carcassonne-bot host-key", flush=True)
