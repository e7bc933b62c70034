"""Check that a finished game's draw was fair: the stack follows from the seed, the seed from server seed and salts."""

from __future__ import annotations

import argparse

from bot.command_line.files import read_records
from bot.engine.fair import combine, commitment
from bot.engine.game import dealing_stream
from bot.engine.record import Record
from bot.games.rules import game_kind, replay_record


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("file", help="a record, or one per line, may be gzipped; - for standard input")


def run(arguments: argparse.Namespace) -> int:
    """Print a line for each check; return 1 if anything is wrong or missing."""
    good = True
    for record in read_records(arguments.file):
        for fine, words in findings(record):
            print(("ok   " if fine else "BAD  ") + words)
            good = good and fine
    return 0 if good else 1


def findings(record: Record) -> list[tuple[bool, str]]:
    """Return the checks of a record's draw, each with whether it passed."""
    setup = record.setup
    found = []
    if setup.seed is None:
        return [(False, "the record has no seed: an unfinished game keeps it secret")]
    server = _bytes(setup.server_seed)
    if server is None or setup.commitment is None or setup.salts is None:
        found.append((False, "server seed, commitment or salts are missing: the players had no part in this draw"))
    else:
        found.append((commitment(server) == setup.commitment, "the commitment is the SHA-256 of the server seed"))
        found.append((combine(server, setup.salts).hex() == setup.seed, "the seed follows from server seed and salts"))
    kind = game_kind(record.game)
    dealt = kind.deal(setup, dealing_stream(setup), record.rules)
    if setup.stack is not None:
        found.append((tuple(setup.stack) == dealt, "the stack follows from the seed"))
    game = replay_record(record)
    found.append((True, f"all {len(game.log)} actions are legal with this stack of {len(dealt)}"))
    return found


def _bytes(text: str | None) -> bytes | None:
    try:
        return None if text is None else bytes.fromhex(text)
    except ValueError:
        return None
