"""The commands of `carcassonne-bot`, one module each; a module has `add` (its arguments) and `run`.

Only the module of the command that is asked for is loaded: to replay a record nobody waits for the platforms' libraries.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import Final

from bot.engine.refusals import Refusal
from bot.settings import SettingsError

COMMANDS: Final = {
    "run": "start the bot",
    "doctor": "check the set-up and say what to fix",
    "backup": "back up all data into one file, while the bot runs",
    "restore": "restore a back-up into an empty store",
    "host-key": "show an address that makes a browser the host's",
    "replay": "replay records and compare their results",
    "render": "draw a moment of a record",
    "explain": "print each decision of a record",
    "engine": "play over standard input and output",
    "perft": "count the ways to play a fixed stack",
    "simulate": "let computer players play whole games and write their records",
    "verify": "prove that a finished game's draw was fair",
    "gallery": "draw every picture in every theme, with a page that shows them",
    "arena": "let two computer players meet on the same stacks",
}


def module_of(command: str) -> ModuleType:
    """Return the module of a command."""
    return import_module(f"{__name__}.{command.replace('-', '_')}")


def parser(command: str) -> argparse.ArgumentParser:
    """Return the parser, with the arguments of this command."""
    whole = argparse.ArgumentParser(
        prog="carcassonne-bot", description="Play Carcassonne slowly, in the chats where people already are."
    )
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
        print(f"carcassonne-bot: {error.filename or 'input or output'}: {error.strerror or error}", file=sys.stderr)
        return 2
