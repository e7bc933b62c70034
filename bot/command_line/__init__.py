"""The commands of `carcassonne-bot`, one module each; a module has `add` (its arguments) and `run`.

Only the module of the command that is asked for is loaded: to replay a record nobody waits for the platforms' libraries.

Begin with this module's `main`.

arena     Let two computer players meet on the same stacks, twice with seats swapped; print points, wins and time per move
backup    Back up all data into one file, while the bot runs
doctor    Check the set-up and say what to fix; print invitations and texts for the platforms
engine    Play over standard input and output, a line of JSON each way: for tests, tournaments and other programs
explain   Print each decision of a record as a line of JSON: what could be chosen, what was, and what came of it
files     Files of game records: one record, or one per line, may be gzipped; `-` is standard input
gallery   Write a folder of all pictures in all themes, at 1,280 pixels and at a phone's 390, with a page that shows them
host_key  Show an address that makes a browser the host's: once, within a quarter of an hour, on a terminal only
lines     A game as lines of JSON, one per decision, for `explain` and `engine`
numbers   Numbers on the command line
perft     Count the ways to play the first decisions of a fixed stack, for comparing engines
render    Draw a position of a record as PNG: the turn, the board, its owners, the choices, the tiles left, the result, cards
replay    Replay records and print their results; with --check, compare them with the results in the records
restore   Restore a back-up into an empty store
run       Run the bot: the chat room in the browser, its tables and its clock, until Ctrl-C or SIGTERM
simulate  Let computer players play whole games and write their records; the same seed gives the same bytes
storing   The store that the settings name, for commands that maintain it
verify    Check a finished game's draw: the stack follows from the seed, the seed from the commitment and the salts
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
