"""The commands of `carcassonne-bot`, one module each; a module has `add` (its arguments) and `run`.

Only the module of the requested command is imported, so that `replay` does not wait for the platforms' libraries.

Begin with this module's `main`; COMMANDS lists the modules.
Two modules are shared: `files` reads record files, `lines` writes games as lines of JSON.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from types import ModuleType
from typing import Final

from bot import __version__
from bot.engine.refusals import Refusal
from bot.settings import SettingsError

COMMANDS: Final = {
    "run": "start the bot",
    "setup": "ask for the platforms' tokens, check them, and save them",
    "doctor": "check the set-up and say what to fix",
    "backup": "back up all data into one file, while the bot runs",
    "restore": "restore a back-up into an empty store",
    "host-key": "print an address that makes a browser the host's",
    "replay": "replay records and compare their results",
    "render": "draw a position of a record",
    "explain": "print each decision of a record",
    "engine": "play over standard input and output",
    "perft": "count the ways to play a fixed stack",
    "simulate": "let computer players play whole games and write their records",
    "verify": "check that a finished game's draw was fair",
    "gallery": "draw every picture in every theme, with a page that shows them",
    "arena": "let two computer players compete on the same stacks",
}


def at_least(fewest: int) -> Callable[[str], int]:
    """Return an argument type: whole numbers from `fewest` up."""

    def read(text: str) -> int:
        if not text.isascii() or not text.isdigit() or len(text) > 9 or int(text) < fewest:
            raise argparse.ArgumentTypeError(f"'{text[:40]}' is not a whole number from {fewest} on")
        return int(text)

    return read


def module_of(command: str) -> ModuleType:
    """Return the module of a command."""
    return import_module(f"{__name__}.{command.replace('-', '_')}")


def parser(command: str) -> argparse.ArgumentParser:
    """Return the parser, with the arguments of this command."""
    whole = argparse.ArgumentParser(
        prog="carcassonne-bot", description="Play Carcassonne slowly, in the chats where people already are."
    )
    whole.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    commands = whole.add_subparsers(metavar="COMMAND", required=True)
    for name, summary in COMMANDS.items():
        if command == name:
            module = module_of(name)
            one = commands.add_parser(name, help=summary, description=module.__doc__)
            module.add(one)
            one.set_defaults(run=module.run)
        else:
            commands.add_parser(name, help=summary)
    return whole


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. Return 0 on success, 1 if a check found a problem, 2 if the command failed."""
    words = sys.argv[1:] if argv is None else list(argv)
    arguments = parser(words[0] if words else "").parse_args(words)
    try:
        return int(arguments.run(arguments))
    except (Refusal, SettingsError) as error:
        print(f"carcassonne-bot: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        name = f"{error.filename}: " if error.filename else ""
        print(f"carcassonne-bot: {name}{error.strerror or error}", file=sys.stderr)
        return 2
