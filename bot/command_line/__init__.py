"""The commands of `carcassonne-bot`, one module each; a module has `add` (its arguments) and `run`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from types import ModuleType

from bot.command_line import arena, backup, engine, explain, gallery, perft, render, replay, restore, run, simulate, verify
from bot.engine.refusals import Refusal

COMMANDS: tuple[ModuleType, ...] = (
    *(run, backup, restore),
    *(replay, render, explain, engine, perft, simulate, verify, gallery, arena),
)


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    whole = argparse.ArgumentParser(
        prog="carcassonne-bot", description="Play Carcassonne slowly, in the chats where people already are."
    )
    commands = whole.add_subparsers(metavar="COMMAND", required=True)
    for module in COMMANDS:
        name = module.__name__.rpartition(".")[2]
        summary = (module.__doc__ or "").partition("\n")[0]
        command = commands.add_parser(name, help=summary, description=module.__doc__)
        module.add(command)
        command.set_defaults(run=module.run)
    return whole


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; 0 if all is well, 1 if what was checked is wrong, 2 if the command could not be carried out."""
    arguments = parser().parse_args(argv)
    try:
        return int(arguments.run(arguments))
    except Refusal as refusal:
        print(f"carcassonne-bot: {refusal}", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"carcassonne-bot: {error.filename or 'input or output'}: {error.strerror or error}", file=sys.stderr)
        return 2
