"""Check the set-up, say what to fix, and print the links that invite the bot."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import AsyncIterator, Iterator
from importlib.resources import files
from typing import Final

from bot.app.data_dir import store_settings
from bot.app.doctor import machine, redis
from bot.app.platforms import PLATFORMS, check_platforms, load_settings
from bot.chat.commands.all import menu
from bot.chat.voice import Voice
from bot.i18n import shipped
from bot.settings import Settings, atlas_of
from bot.store import StoreError, open_store
from bot.watch.findings import Finding, bad

_SIGNS: Final = {"good": "  ok ", "doubtful": "  ?  ", "bad": " BAD "}


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("--games", action="store_true", help="also check that this version can continue every running game")
    parser.add_argument("--offline", action="store_true", help="do not contact the platforms")
    parser.add_argument("--texts", action="store_true", help="print only the texts for the platforms and the legal texts")


def run(arguments: argparse.Namespace) -> int:
    """Return 0 if the bot can work, 1 if not."""
    if arguments.texts:
        print("\n".join(_texts()))
        return 0
    return asyncio.run(_examine(load_settings(), arguments))


async def _examine(settings: Settings, arguments: argparse.Namespace) -> int:
    worst = 0
    async for finding in _findings(settings, arguments):
        print(_SIGNS[finding.state] + finding.what)
        if finding.do:
            print("      -> " + finding.do)
        worst |= finding.state == "bad"
    print("Fix what is marked BAD: the bot cannot work before." if worst else "The bot can work.")
    return int(worst)


async def _findings(settings: Settings, arguments: argparse.Namespace) -> AsyncIterator[Finding]:
    for finding in machine.look(settings.data_dir, atlas_of(settings), settings.backup_dir, settings.backup_hours):
        yield finding
    async for found in _store(settings, replay=arguments.games):
        yield found
    if not arguments.offline:
        async for found in check_platforms(settings):
            yield found


async def _store(settings: Settings, *, replay: bool) -> AsyncIterator[Finding]:
    try:
        async with open_store(store_settings(settings, "doctor", start_patience=5)) as store:
            async for finding in redis.look(store):
                yield finding
            if replay:
                async for finding in redis.replay_games(store):
                    yield finding
    except StoreError as fault:
        yield bad(f"cannot use the store: {fault}", "check REDIS_URL and the server; docs/storage.md lists the errors")


def _texts() -> Iterator[str]:
    """Yield the texts that the owner must enter on the platforms, and the legal texts to publish."""
    voice = Voice(shipped().choose("en"))
    for platform in PLATFORMS:
        for where, text in platform.texts(voice, menu("en")):
            yield f"# {where}\n{text}\n"
    for name, what in (("privacy", "Privacy policy"), ("terms", "Terms of service")):
        text = files("bot.app").joinpath(f"texts/{name}.txt").read_text("utf-8").rstrip()
        yield f"# {what}: publish this text, and enter its address on the platforms (docs/hosting.md)\n{text}\n"
