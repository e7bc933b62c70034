"""Run the bot: the chat room in the browser, its tables and its clock, until Ctrl-C or SIGTERM."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
from functools import partial
from socket import socket

from bot.app.data_dir import own_folder
from bot.app.running import ROLES
from bot.app.running import run as run_bot
from bot.listening.serving import NoDoor, door
from bot.settings import Settings, SettingsError, exposed_file, load, secrets_of
from bot.store import Store, StoreError
from bot.watch.logs import begin as begin_log
from bot.web.serving import address_of, host_address
from bot.web.sessions import Sessions, new_key

logger = logging.getLogger(__name__)


def add(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    parser.add_argument(
        "--only", metavar="ROLE", action="append", choices=ROLES, help=f"do only this: {', '.join(ROLES)}; can be repeated"
    )


def run(arguments: argparse.Namespace) -> int:
    """Run until a signal comes; 2 if the bot cannot start."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s", stream=sys.stderr)
    roles = tuple(dict.fromkeys(arguments.only or ROLES))
    try:
        settings = load()
        own_folder(settings)
        room_door = door(settings.web_host, settings.web_port, "WEB") if "web" in roles else None
        health_door = None if settings.health_port is None else door(settings.health_host, settings.health_port, "HEALTH")
        if "telegram" in roles and settings.telegram_token and settings.telegram_webhook_url:
            # Its part opens it whenever it starts; here it is seen whether that will do.
            door(settings.telegram_webhook_host, settings.telegram_webhook_port, "TELEGRAM_WEBHOOK").close()
        begin_log(settings.log_format, secrets_of(settings))
        exposed = exposed_file()
        if exposed is not None:
            logger.warning("others on this machine can read %s, which holds secrets: chmod 600 %s", exposed, exposed)
        asyncio.run(run_bot(settings, roles, room_door, health_door, partial(_say, settings, room_door, health_door)))
    except (SettingsError, StoreError, NoDoor) as error:
        print(f"carcassonne-bot: {error}", file=sys.stderr)
        return 2
    return 0


async def _say(settings: Settings, room_door: socket | None, health_door: socket | None, store: Store) -> None:
    """Where the bot can be reached."""
    if health_door is not None:
        print(f"Health and figures are at {address_of(health_door, settings.health_host)}", flush=True)
    if room_door is not None:
        address = address_of(room_door, settings.web_host)
        print(f"The chat room is at {address}", flush=True)
        if sys.stdout.isatty():  # a log or a journal keeps what it gets
            key = new_key()
            await Sessions(store).offer(key)
            print(f"Its host is who opens {host_address(address, key)} (once, within a quarter of an hour)", flush=True)
        else:
            print("Its host's address is shown by: carcassonne-bot host-key", flush=True)
